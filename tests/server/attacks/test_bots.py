"""Nobody keeps everybody's bots busy."""

from __future__ import annotations

import asyncio
import threading

import httpx
import pytest
from msgspec.structs import replace

from boriken.engine.state import State
from boriken.server import reviewing
from boriken.server.contract.asking import Advised
from boriken.server.errors import TooMany
from boriken.server.limits import Rate
from boriken.server.reviewing import Reviewer
from boriken.server.turns import Asker, Rank, Turns
from tests.patience import PATIENCE
from tests.server.running import Finished, RunningServer, refusal, settings_for

SOLO = {
    "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}],
    "order": "fixed",
    "start": True,
}


async def order_of(askers: list[Asker], places: int = 1) -> list[str]:
    """In which order they get their turns who ask at once, the first of them while nobody else does."""
    turns, came, may_go = Turns(places), [], asyncio.Event()

    async def take(asker: Asker) -> None:
        async with turns.one(asker):
            came.append(asker.payer)
            await may_go.wait()

    tasks = [asyncio.create_task(take(asker)) for asker in askers]
    await asyncio.sleep(0)
    may_go.set()
    await asyncio.gather(*tasks)
    return came


def test_everybody_gets_the_same_share() -> None:
    askers = [Asker("mallory")] * 300 + [Asker("ana"), Asker("ben")]
    came = asyncio.run(order_of(askers))
    assert came[:4] == ["mallory", "mallory", "ana", "ben"]
    assert came.count("mallory") == 300


def test_those_who_wait_come_before_bots_among_themselves() -> None:
    idle = [Asker("mallory", Rank.NOBODY_WAITS)] * 30
    came = asyncio.run(order_of([*idle, Asker("ana")]))
    assert came.index("ana") == 1


def test_who_goes_away_takes_no_turn() -> None:
    async def leave() -> list[str]:
        turns = Turns(1)
        came: list[str] = []

        async def take(name: str) -> None:
            async with turns.one(Asker(name)):
                came.append(name)

        async with turns.one(Asker("first")):
            gone = [asyncio.create_task(take("mallory")) for _ in range(300)]
            await asyncio.sleep(0)
            for task in gone:
                task.cancel()
            await asyncio.gather(*gone, return_exceptions=True)
            last = asyncio.create_task(take("ana"))
            await asyncio.sleep(0)
        await last
        assert turns._queues == {rank: {} for rank in Rank}
        return came

    assert asyncio.run(leave()) == ["ana"]


def test_advice_ends_with_the_request_and_is_one_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, cancelled = threading.Event(), threading.Event()

    async def advise(state: State, asker: Asker) -> list[Advised]:
        asked.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise
        return []

    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        monkeypatch.setattr(running.services.bots, "advise", advise)
        ana = running.client("Ana")
        table = ana.create(**SOLO)
        path = f"/api/tables/{table}/advice"
        with pytest.raises(httpx.ReadTimeout):
            httpx.get(f"{ana.url}{path}", headers=ana.cookie, timeout=httpx.Timeout(PATIENCE, read=1))
        assert asked.wait(PATIENCE)
        assert cancelled.wait(PATIENCE)


def test_two_pieces_of_advice_at_once_are_refused(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, may_answer = asyncio.Event(), asyncio.Event()

    async def advise(state: State, asker: Asker) -> list[Advised]:
        asked.set()
        await may_answer.wait()
        return []

    async def answer() -> None:
        may_answer.set()

    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        monkeypatch.setattr(running.services.bots, "advise", advise)
        ana = running.client("Ana")
        table = ana.create(**SOLO)
        path = f"/api/tables/{table}/advice"
        first = threading.Thread(target=lambda: ana.get(path))
        first.start()
        running.run(asked.wait())
        again = httpx.get(f"{ana.url}{path}", headers=ana.cookie, timeout=PATIENCE)
        assert again.status_code == 429
        running.run(answer())
        first.join(PATIENCE)
        assert ana.get(path)["seq"] == ana.look(table)["seq"]


def test_games_of_bots_alone_are_few(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boriken.server.routes.tables.BOTS_ALONE", Rate(2, 0.0001))
    bots = [{"kind": "bot", "bot": "random"}] * 3
    with RunningServer(settings_for(sqlite_url, rate_limits=True)) as running:
        ana = running.client("Ana")
        for _ in range(2):
            ana.create(seats=bots, start=True)
        with refusal(429, "too_many"):
            ana.create(seats=bots, start=True)
        table = ana.create(seats=bots)
        with refusal(429, "too_many"):
            ana.post(f"/api/tables/{table}/start")
        ana.create(**SOLO)


def test_one_address_does_not_fill_all_reviews(
    shared_server: RunningServer, finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id, *_ = finished
    services = shared_server.services

    async def ask_for_many() -> int:
        table = await services.hub.table(table_id)
        never = asyncio.Event()
        reviewer = Reviewer(services.store, services.bots)

        async def look(*_: object) -> list[object]:
            await never.wait()
            return []

        monkeypatch.setattr(services.bots, "look_back", look)
        done = 0
        try:
            for number in range(10):
                # The same game under several names.
                reviewer._begin(replace(table, id=f"x{number}"), "mallory")
                done += 1
        except TooMany:
            pass
        reviewer._begin(replace(table, id="other"), "ana")
        await reviewer.close()
        return done

    assert shared_server.run(ask_for_many()) == reviewing.OF_PAYER
