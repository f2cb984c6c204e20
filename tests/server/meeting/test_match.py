"""Quick matches over the network: people are paired once, whoever asks and whatever dies in between."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from boriken.server.errors import BadRequest
from boriken.server.meeting.matchmaker import FOUND, made_for
from boriken.server.meeting.pairing import ABSENT, OFFER, Group, Seeker, first_group
from boriken.server.table import Change
from boriken.server.uptime import wall
from tests.server.running import Client, Json, RunningServer, new_key, refusal

MATCH = "/api/me/match"


def seek(client: Client, *players: int, **wish: Any) -> Json:
    return client.put(MATCH, {"key": new_key(), "players": list(players), **wish})


def found(client: Client) -> str:
    """The table of a game that was found, waited for like a page does."""
    match = client.get(MATCH)
    while match["state"] == "waiting":
        match = client.get(MATCH, wait=25, known=match["version"])
    assert match["state"] == "found", match
    table = str(match["table"])
    update = client.look(table)
    while update["table"]["status"] == "waiting":  # somebody deals in a moment
        update = client.poll(table, after=update["seq"])
    return table


def test_two_who_want_the_same_play_together(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    assert seek(ana, 2, 3)["waiting"] == 1
    seek(ben, 2)
    table = found(ana)
    assert found(ben) == table
    update = ana.look(table)
    assert update["table"]["status"] == "playing"
    assert sorted(seat["name"] for seat in update["table"]["seats"]) == ["Ana", "Ben"]
    assert update["table"]["clock"] == {"kind": "decision", "seconds": 120}
    mine = [listed["id"] for listed in ben.get("/api/tables", scope="mine")["tables"]]
    assert mine == [table]


def test_a_wish_said_twice_is_one_and_another_takes_its_place(server: RunningServer) -> None:
    ana = server.client("Ana")
    wish = {"key": new_key(), "players": [4]}
    first = ana.put(MATCH, wish)
    assert ana.put(MATCH, wish)["since"] == first["since"]
    other = seek(ana, 5, pace="days")
    assert other["wish"] == {"edition": "1897", "expansions": [], "players": [5], "pace": "days"}
    assert ana.http.delete(MATCH).json()["state"] == "idle"
    assert ana.get(MATCH)["state"] == "idle"


def test_who_has_found_a_game_is_told_of_it_before_looking_for_another(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    for client in (ana, ben):
        seek(client, 2, expansions=["nobles"])
    table = found(ana)
    assert seek(ana, 5)["table"] == table
    ana.http.delete(MATCH)
    assert seek(ana, 5)["state"] == "waiting"
    ana.http.delete(MATCH)


def test_bots_play_with_who_has_waited_a_minute(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = server.client("Ana")
    assert not seek(ana, 3, expansions=["buccaneer"])["offered"]
    assert not ana.post(f"{MATCH}/bots")["agreed"]  # nobody has offered it
    # The time that jumps is not time she was away.
    monkeypatch.setattr("boriken.server.meeting.matchmaker.ABSENT", OFFER)
    monkeypatch.setattr(server.services.matchmaker, "clock", lambda: wall() + OFFER)
    assert ana.get(MATCH)["offered"]
    ana.post(f"{MATCH}/bots")
    kinds = [seat["kind"] for seat in ana.look(found(ana))["table"]["seats"]]
    assert sorted(kinds) == ["bot", "bot", "person"]


def test_who_hangs_up_plays_no_live_game(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    seek(ana, 2, edition="classic")
    monkeypatch.setattr(server.services.matchmaker, "clock", lambda: wall() + ABSENT + 1000)
    match = seek(ben, 2, edition="classic")
    assert (match["state"], match["waiting"]) == ("waiting", 1)
    server.run(server.services.matchmaker.pair())
    assert ben.get(MATCH)["state"] == "waiting"
    ana.get(MATCH)  # is there again
    server.services.matchmaker.wake()
    assert found(ana) == found(ben)


def test_who_avoids_somebody_is_not_paired_with_them(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create(options={"players": 2}, seats=[{"kind": "you"}, {"kind": "open"}])
    ben.post(f"/api/tables/{table}/join")
    said = ben.post(f"/api/tables/{table}/chat", {"key": new_key(), "text": "Boo"})
    number = said["messages"][0]["number"]
    ana.post(f"/api/tables/{table}/chat/{number}/hide", {"everywhere": True})
    for client in (ana, ben):
        seek(client, 2, expansions=["new_buildings"])
    server.run(server.services.matchmaker.pair())
    assert [client.get(MATCH)["state"] for client in (ana, ben)] == ["waiting", "waiting"]
    for client in (ana, ben):
        client.http.delete(MATCH)


def test_what_no_table_can_be_made_with_is_refused(server: RunningServer) -> None:
    ana = server.client("Ana")
    with refusal(400, "unknown_expansion"):
        seek(ana, 3, expansions=["zeppelins"])
    with refusal(422, "malformed"):
        seek(ana, 6)
    with refusal(422, "malformed"):
        seek(ana)
    with refusal(401, "no_guest"):
        server.client().post(f"{MATCH}/bots")
    assert server.client().get(MATCH)["state"] == "idle"
    assert ana.get(MATCH)["state"] == "idle"


def test_of_two_processes_that_pair_the_same_people_one_makes_a_table(server: RunningServer) -> None:
    """Each has read the wishes before the other has written."""
    ana, ben = server.client("Ana"), server.client("Ben")
    services = server.services

    async def race() -> list[bool]:
        async with services.matchmaker._pairing:  # nobody else pairs meanwhile
            for client in (ana, ben):
                await asyncio.to_thread(seek, client, 2, expansions=["festival"])
            group = first_group(await services.matchmaker.store.waiting(), wall(), lambda *_: False)
            assert group is not None
            one, other = made_for(group, wall()), made_for(group, wall())
            return [await services.committer.commit(change) for change in (one, other)]

    assert server.run(race()) == [True, False]
    assert found(ana) == found(ben)
    assert len(ana.get("/api/tables", scope="mine")["tables"]) == 1


def test_a_wish_that_is_withdrawn_meanwhile_leaves_the_others_waiting(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    services = server.services

    async def make() -> Change:
        async with services.matchmaker._pairing:
            for client in (ana, ben):
                await asyncio.to_thread(seek, client, 2, edition="special")
            group = first_group(await services.matchmaker.store.waiting(), wall(), lambda *_: False)
            assert group is not None
            change = made_for(group, wall())
            await services.matchmaker.store.stop(max(one.guest for one in group.people))
            assert not await services.committer.commit(change)
            return change

    change = server.run(make())
    states = sorted(client.get(MATCH)["state"] for client in (ana, ben))
    assert states == ["idle", "waiting"]
    with refusal(404, "no_table"):
        ana.look(change.table.id)
    for client in (ana, ben):
        client.http.delete(MATCH)


def test_a_table_whose_process_died_before_dealing_is_begun_by_another(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    services = server.services

    async def die_in_between() -> str:
        async with services.matchmaker._pairing:
            for client in (ana, ben):
                await asyncio.to_thread(seek, client, 2, expansions=["nobles", "buccaneer"])
            group = first_group(await services.matchmaker.store.waiting(), wall(), lambda *_: False)
            assert group is not None
            change = replace(made_for(group, wall()))
            assert await services.committer.commit(change)
            return change.table.id

    table = server.run(die_in_between())
    assert found(ana) == table
    assert ana.look(table)["table"]["status"] == "playing"


def test_all_who_wait_share_one_look_at_the_list(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [server.client(name) for name in ("Ana", "Ben", "Carla")]
    matchmaker, now = server.services.matchmaker, wall()
    looks = 0

    async def stand_still() -> None:
        async with matchmaker._pairing:  # nobody is paired meanwhile
            for client in people:
                await asyncio.to_thread(seek, client, 5, expansions=["nobles"], pace="days")
            waiting = matchmaker.store.waiting

            async def look() -> list[Seeker]:
                nonlocal looks
                looks += 1
                return await waiting()

            monkeypatch.setattr(matchmaker, "clock", lambda: now + 3_600_000)
            monkeypatch.setattr(matchmaker.store, "waiting", look)
            for client in people * 3:
                assert (await asyncio.to_thread(client.get, MATCH))["waiting"] == 3
            monkeypatch.undo()

    server.run(stand_still())
    assert looks == 1
    for client in people:
        client.http.delete(MATCH)


def test_those_who_cannot_play_do_not_keep_others_waiting(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as with a wish that an earlier version took, and this one does not."""
    matchmaker = server.services.matchmaker
    make = matchmaker._make_table

    async def make_most(group: Group) -> None:
        if "Eva" in [seeker.name for seeker in group.people]:
            raise BadRequest("unknown_expansion", typed="zeppelins")
        await make(group)

    monkeypatch.setattr(matchmaker, "_make_table", make_most)
    people = [server.client(name) for name in ("Eva", "Fay", "Ana", "Ben")]
    for client, edition in zip(people, ["special", "special", "classic", "classic"], strict=True):
        seek(client, 2, edition=edition, expansions=["nobles"])
    assert found(people[2]) == found(people[3])
    assert people[0].get(MATCH)["state"] == "waiting"
    for client in people:
        client.http.delete(MATCH)


def test_live_games_that_were_found_are_not_looked_up_for_ever(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    for client in (ana, ben):
        seek(client, 2, expansions=["festival", "nobles"])
    found(ana)
    store, now = server.services.matchmaker.store, wall()
    server.run(store.forget_absent(now - ABSENT, now - FOUND, now - FOUND))
    assert ana.get(MATCH)["state"] == "found"
    server.run(store.forget_absent(now - ABSENT, now + 1000, now - FOUND))
    assert ana.get(MATCH)["state"] == "idle"


def test_what_is_known_of_a_wish_is_forgotten_with_its_guest(server: RunningServer) -> None:
    ana = server.client("Ana")
    seek(ana, 5, edition="classic")
    store = server.services.matchmaker.store
    before = len(server.run(store.waiting()))
    ana.http.delete("/api/me")
    assert len(server.run(store.waiting())) == before - 1
