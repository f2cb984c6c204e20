"""Taking back: at once, by agreement, or not at all."""

from __future__ import annotations

import pytest

from boriken.game import Game
from tests.server.running import Client, Json, RunningServer, play_on, play_out, refusal, seated


def position(update: Json) -> tuple[Json, Json]:
    return update["view"], update["decision"]


def kinds(update: Json) -> list[str]:
    return [entry["kind"] for entry in update["entries"]]


# --- At once ---------------------------------------------------------------------------------------------


def test_several_decisions_in_a_row_can_be_taken_back_one_by_one(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    start = ana.look(table)
    role = ana.act(table, start["seq"], "builder")
    ana.act(table, role["seq"], "build small_market")
    assert ben.look(table)["decision"]["yours"]
    first = ana.undo(table, role["seq"] + 1)
    assert position(first) == position(role)
    assert first["undo"] == {"to": start["seq"], "at_once": True}
    second = ana.undo(table, first["seq"])
    assert position(second) == position(start)
    assert second["undo"] is None
    with refusal(409, "nothing_to_undo"):
        ana.undo(table, second["seq"])


def parts_of_a_compound_decision(server: RunningServer, undo: str = "own") -> tuple[str, Client, Json, Json]:
    """Somebody has placed workers in two requests and has more to place: table, who, before, after."""
    while True:
        table, clients = seated(server, undo=undo)
        while (update := play_on(table, clients, stop_at="place"))["table"]["status"] == "playing":
            seat = update["table"]["turn"]
            before, parts = update, 0
            while is_placing(update, seat):
                if parts == 2:
                    return table, clients[seat], before, update
                parts += 1
                action = update["decision"]["choices"][0]["action"]
                update = clients[seat].act(table, update["seq"], action, brings="false")


def is_placing(update: Json, seat: int) -> bool:
    decision = update["decision"]
    return decision is not None and decision["kind"] == "place" and update["table"]["turn"] == seat


@pytest.mark.slow
def test_a_decision_in_several_requests_is_taken_back_whole(server: RunningServer) -> None:
    table, somebody, before, after = parts_of_a_compound_decision(server)
    assert after["seq"] == before["seq"] + 2
    assert after["undo"] == {"to": before["seq"], "at_once": True}
    back = somebody.undo(table, after["seq"])
    assert back["view"] == before["view"]
    assert back["entries"][-1]["to"] == before["seq"]


def test_nothing_that_revealed_a_draw_is_taken_back(server: RunningServer) -> None:
    # With one plantation left to the last settler, new ones are drawn when everybody has chosen.
    table, clients = seated(server)
    ana, ben, carla = clients
    update = ana.act(table, ana.look(table)["seq"], "settler")
    for client in (ana, ben, carla):
        assert client.look(table)["undo"] is None or client is ana
        action = client.look(table)["decision"]["choices"][0]["action"]
        update = client.act(table, update["seq"], action)
    assert update["entries"][0]["seat"] == 2
    assert update["undo"] is None
    with refusal(409, "nothing_to_undo"):
        carla.undo(table, update["seq"])


def test_the_same_move_brings_the_same_draw_and_another_move_another(server: RunningServer) -> None:
    table, (ana, ben, carla) = seated(server, undo="agree")
    for client, action in ((ana, "settler"), (ana, "take quarry")):
        client.act(table, client.look(table)["seq"], action)
    ben_takes, *_ = (c["action"] for c in ben.look(table)["decision"]["choices"])
    ben.act(table, ben.look(table)["seq"], ben_takes)
    before = carla.look(table)
    choices = [choice["action"] for choice in before["decision"]["choices"]]

    async def chance() -> bytes:
        found = (await server.services.hub.table(table)).chance
        assert found is not None
        return found.key

    def take(action: str) -> tuple[Json, bytes]:
        """The plantations that are turned up then, and what they depend on."""
        update = carla.act(table, carla.look(table)["seq"], action)
        return update["view"]["face_up"], server.run(chance())

    def go_back() -> None:
        update = carla.undo(table, carla.look(table)["seq"])
        for other in (ana, ben):
            update = other.answer_undo(table, update["seq"], True)
        assert position(carla.look(table)) == position(before)

    first = take(choices[0])
    for action in choices[1:]:
        go_back()
        assert take(action)[1] != first[1]
    go_back()
    assert take(choices[0]) == first


def test_one_part_of_a_decision_can_be_taken_back(server: RunningServer) -> None:
    """RUL-55: what was named before it stays named."""
    table, somebody, before, after = parts_of_a_compound_decision(server)
    middle = somebody.get(f"/api/tables/{table}/at/{before['seq'] + 1}")
    back = somebody.undo(table, after["seq"], to=before["seq"] + 1)
    assert back["view"] == middle["view"]
    assert back["undo"] == {"to": before["seq"], "at_once": True}
    back = somebody.act(table, back["seq"], back["decision"]["choices"][-1]["action"])
    assert back["undo"] == {"to": before["seq"], "at_once": True}
    assert somebody.undo(table, back["seq"])["view"] == before["view"]


@pytest.mark.slow
def test_parts_are_named_in_any_order(server: RunningServer) -> None:
    """RUL-55: the last kind of barrels before the first, at a table as the server makes it."""
    for _ in range(50):
        table, clients = seated(server)
        while (update := play_on(table, clients, stop_at="storage"))["table"]["status"] == "playing":
            somebody = clients[update["table"]["turn"]]
            keeps = [choice["action"] for choice in somebody.look(table)["decision"]["choices"]][:-1]
            goods = [action.split()[1] for action in keeps]
            later = somebody.act(table, update["seq"], keeps[-1])
            is_open = later["decision"]["yours"] and later["decision"]["kind"] == "storage"
            left = (
                [choice["action"].split()[1] for choice in later["decision"]["choices"][:-1]]
                if is_open
                else []
            )
            if goods[0] in left:
                back = somebody.undo(table, later["seq"])
                assert [choice["action"] for choice in back["decision"]["choices"]][:-1] == keeps
                return
    raise AssertionError("Nobody had to choose what to keep.")


def test_no_undo_where_that_is_agreed(server: RunningServer) -> None:
    table, (ana, *_) = seated(server, undo="none")
    update = ana.act(table, ana.look(table)["seq"], "builder")
    assert update["undo"] is None
    with refusal(409, "nothing_to_undo"):
        ana.undo(table, update["seq"])
    with refusal(409, "undo_own_only"):
        ana.undo(table, update["seq"], to=update["seq"] - 1)


def test_what_is_named_can_be_taken_back_while_the_decision_is_open(server: RunningServer) -> None:
    """RUL-55: also where nothing that is decided can be."""
    table, somebody, before, after = parts_of_a_compound_decision(server, undo="none")
    back = somebody.undo(table, after["seq"], to=before["seq"] + 1)
    back = somebody.undo(table, back["seq"])
    assert back["view"] == before["view"]
    assert back["undo"] is None
    seat = back["table"]["turn"]
    while is_placing(back, seat):
        back = somebody.act(table, back["seq"], back["decision"]["choices"][0]["action"])
    assert back["undo"] is None
    with refusal(409, "nothing_to_undo"):
        somebody.undo(table, back["seq"])


@pytest.mark.slow
def test_the_first_barrels_of_a_small_wharf_are_a_part_of_the_decision(server: RunningServer) -> None:
    """RUL-55: they are named where one could also load a ship."""
    options = {"expansions": ["new_buildings"], "draft": "chance"}
    for _ in range(100):
        table, clients = seated(server, undo="none", options=options)
        update = play_on(table, clients, stop_at="small wharf")
        if update["table"]["status"] == "playing":
            back = clients[update["table"]["turn"]].undo(table, update["seq"])
            assert back["decision"]["kind"] == "captain"
            return
    raise AssertionError("Nobody used a small wharf.")


def test_only_ones_own_last_decision_without_agreement(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server, undo="own")
    start = ana.look(table)["seq"]
    update = ana.act(table, start, "builder", "build small_market")
    with refusal(409, "undo_own_only"):
        ben.undo(table, update["seq"], to=start)
    ben.act(table, update["seq"], "pass")
    with refusal(409, "undo_own_only"):
        ana.undo(table, update["seq"] + 1, to=start)


def test_an_undo_needs_the_right_seq_and_is_done_once(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    start = ana.look(table)["seq"]
    ana.act(table, start, "builder")
    with refusal(409, "stale"):
        ana.undo(table, start)
    first = ana.undo(table, start + 1, key="the_same_key")
    again = ana.undo(table, start + 1, key="the_same_key")
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["seq"] == again["seq"] == start + 2
    with refusal(403, "no_seat"):
        server.client("Dora").undo(table, start + 2)
    with refusal(409, "nothing_to_undo"):
        ben.undo(table, start + 2)


# --- By agreement ----------------------------------------------------------------------------------------


def asked(server: RunningServer, players: int = 3) -> tuple[str, list[Client], Json, int]:
    """Ana asks to take back what she built; the last update, and the entry to go back to."""
    table, clients = seated(server, players, undo="agree")
    start = clients[0].look(table)["seq"]
    clients[0].act(table, start, "builder")
    update = clients[0].act(table, start + 1, "build small_market")
    clients[1].act(table, update["seq"], "pass")
    assert clients[0].look(table)["undo"] == {"to": start + 1, "at_once": False}
    return table, clients, clients[0].undo(table, update["seq"] + 1), start + 1


def test_all_agree(server: RunningServer) -> None:
    table, (ana, ben, carla), update, to = asked(server)
    assert kinds(update) == ["undo_asked"]
    assert update["table"]["undo_request"] == {"by": 0, "to": to, "agreed": [0], "missing": [1, 2]}
    with refusal(409, "agreed_already"):
        ana.answer_undo(table, update["seq"], True)
    update = carla.answer_undo(table, update["seq"], True)
    assert update["table"]["undo_request"] == {"by": 0, "to": to, "agreed": [0, 2], "missing": [1]}
    with refusal(409, "agreed_already") as error:
        carla.answer_undo(table, update["seq"], False)
    assert error["message"] == "You have already agreed."
    update = ben.answer_undo(table, update["seq"], True)
    assert kinds(update) == ["undone"]
    assert update["entries"][0]["seat"] == 0
    assert update["table"]["undo_request"] is None
    assert ana.look(table)["decision"]["kind"] == "builder"
    assert ana.look(table)["decision"]["yours"]
    assert ana.look(table)["view"] == ana.get(f"/api/tables/{table}/at/{to}")["view"]


def test_one_refuses(server: RunningServer) -> None:
    table, (_, ben, carla), update, to = asked(server)
    update = ben.answer_undo(table, update["seq"], False)
    assert [(entry["kind"], entry["to"]) for entry in update["entries"]] == [("undo_refused", to)]
    assert update["table"]["undo_request"] is None
    with refusal(409, "nobody_asks") as error:
        carla.answer_undo(table, update["seq"], True)
    assert error["message"] == "Nobody is asking to take anything back."


def test_whoever_asked_can_withdraw(server: RunningServer) -> None:
    table, (ana, ben, _), update, to = asked(server)
    ben.answer_undo(table, update["seq"], True)
    update = ana.answer_undo(table, update["seq"] + 1, False)
    assert [(entry["kind"], entry["seat"], entry["to"]) for entry in update["entries"]] == [
        ("undo_withdrawn", 0, to)
    ]
    assert update["table"]["undo_request"] is None
    assert ana.undo(table, update["seq"])["table"]["undo_request"]["agreed"] == [0]


def test_whoever_plays_on_refuses(server: RunningServer) -> None:
    table, (_, ben, carla), update, _ = asked(server)
    assert carla.act(table, update["seq"], "pass")["table"]["undo_request"] is None
    with refusal(409, "nobody_asks"):
        ben.answer_undo(table, update["seq"] + 1, True)


def test_one_request_at_a_time(server: RunningServer) -> None:
    table, (_, ben, _), update, to = asked(server)
    with refusal(409, "undo_asked") as error:
        ben.undo(table, update["seq"], to=to - 1)
    assert "answer" in error["message"]
    assert ben.look(table)["table"]["undo_request"]["to"] == to


def test_whoever_has_a_bot_play_agrees(server: RunningServer) -> None:
    table, (ana, ben, carla), update, _ = asked(server)
    ben.answer_undo(table, update["seq"], False)
    # Not Carla, who is on turn: her bot would play on.
    ben.post(f"/api/tables/{table}/leave")
    update = ana.undo(table, ana.look(table)["seq"])
    assert update["table"]["undo_request"]["missing"] == [2]
    assert kinds(carla.answer_undo(table, update["seq"], True)) == ["undone"]


def test_a_bot_that_plays_on_refuses_nothing(server: RunningServer) -> None:
    table, (ana, ben, carla), update, to = asked(server)
    # A bot moves for Carla while Ben thinks about it.
    carla.post(f"/api/tables/{table}/leave")
    update = ben.poll(table, after=update["seq"] + 1, wait=20)
    assert any(entry.get("by") == "bot" for entry in update["entries"])
    carla.post(f"/api/tables/{table}/return")
    update = ben.look(table)
    assert update["table"]["undo_request"] == {"by": 0, "to": to, "agreed": [0], "missing": [1, 2]}
    update = ben.answer_undo(table, update["seq"], True)
    update = carla.answer_undo(table, update["seq"], True)
    assert kinds(update) == ["undone"]
    assert ana.look(table)["view"] == ana.get(f"/api/tables/{table}/at/{to}")["view"]


def test_alone_against_bots_one_goes_back_at_once(server: RunningServer) -> None:
    ana = server.client("Ana")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    update = ana.post("/api/tables", {"seats": seats, "order": "fixed", "undo": "agree", "start": True})
    table, start = update["table"]["id"], update
    ana.act(table, update["seq"], "builder", "build small_market")
    update = ana.look(table)
    while update["table"]["turn"] != 0:
        update = ana.poll(table, after=update["seq"], wait=20)
    assert update["undo"] == {"to": start["seq"], "at_once": True}
    back = ana.undo(table, update["seq"])
    assert kinds(back) == ["undone"]
    assert position(back) == position(start)


def test_further_back_by_a_number(server: RunningServer) -> None:
    table, clients = seated(server, undo="agree")
    start = clients[0].look(table)
    update = play_on(table, clients, moves=30)
    update = clients[2].undo(table, update["seq"], to=start["seq"])
    update = clients[0].answer_undo(table, update["seq"], True)
    update = clients[1].answer_undo(table, update["seq"], True)
    assert kinds(update) == ["undone"]
    assert position(clients[0].look(table)) == position(start)
    assert all(client.look(table)["undo"] is None for client in clients)


def test_there_is_nothing_to_go_back_to(server: RunningServer) -> None:
    table, (ana, *_) = seated(server, undo="agree")
    seq = ana.look(table)["seq"]
    with refusal(409, "nothing_to_undo"):
        ana.undo(table, seq)
    for to in (0, seq, seq + 1):
        with refusal(400, "no_entry"):
            ana.undo(table, seq, to=to)
    # Before the game began: to be said at once, not when everybody has agreed.
    with refusal(404, "not_begun_then"):
        ana.undo(table, seq, to=seq - 1)
    assert ana.look(table)["seq"] == seq


@pytest.mark.slow
def test_one_may_go_back_to_what_was_taken_back(server: RunningServer) -> None:
    """The log only grows, so a branch that was left can be entered again; the record follows it."""
    table, (ana, ben) = seated(server, players=2, undo="agree")
    start = ana.look(table)["seq"]
    left = ana.act(table, start, "builder", "build small_market")
    seen = ana.look(table)
    update = ana.undo(table, left["seq"])
    update = ana.act(table, update["seq"], "settler", "take quarry")
    update = ana.undo(table, update["seq"], to=left["seq"])
    ben.answer_undo(table, update["seq"], True)
    assert position(ana.look(table)) == position(seen)
    over = play_out(table, [ana, ben])[0]
    assert over["table"]["status"] == "over"
    game = Game.from_record(ana.http.get(f"/api/tables/{table}/record").text)
    assert [str(action) for action in game.actions[:2]] == ["builder", "build small_market"]
    assert game.winners() == over["scores"]["winners"]
    moments = ana.get(f"/api/tables/{table}/timeline")["points"]
    assert [seat["points"] for seat in moments[-1]["seats"]] == [
        score["total"] for score in over["scores"]["scores"]
    ]


def test_when_the_last_one_leaves_all_agree(server: RunningServer) -> None:
    table, (ana, ben, carla), update, to = asked(server)
    carla.answer_undo(table, update["seq"], True)
    with refusal(409, "undo_asked_by_you"):
        ana.undo(table, ana.look(table)["seq"], to=to)
    update = ben.post(f"/api/tables/{table}/leave")
    while "undone" not in kinds(update):
        update = ana.poll(table, after=update["seq"], wait=20)
    assert update["table"]["undo_request"] is None


def test_whoever_lets_a_bot_play_is_offered_no_undo(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    ben.post(f"/api/tables/{table}/leave")
    ana.act(table, ana.look(table)["seq"], "builder", "pass")
    assert ben.look(table)["undo"] is None
