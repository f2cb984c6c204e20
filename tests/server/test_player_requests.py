"""Deciding and taking back, over HTTP."""

from __future__ import annotations

import pytest

from tests.server.running import RequestRefused, RunningServer, new_key, refusal, seated


def test_an_action_is_answered_with_what_it_changed(server: RunningServer) -> None:
    table, (ana, ben, carla) = seated(server)
    seq = ana.look(table)["seq"]
    update = ana.act(table, seq, "builder")
    assert update["seq"] == seq + 1
    assert update["repeated"] is False
    assert [entry["kind"] for entry in update["entries"]] == ["acted"]
    assert update["entries"][0]["actions"] == ["builder"]
    assert update["decision"] == ana.look(table)["decision"]
    assert update["decision"]["kind"] == "builder"
    assert update["decision"]["yours"]
    assert ben.look(table)["decision"]["choices"] is None
    built = next(c for c in update["decision"]["choices"] if c["action"] == "build small_market")
    assert built["brings"] == [{"event": "built", "seat": 0, "building": "small_market", "coins": 0}]
    assert carla.look(table)["table"]["turn"] == 0


def test_a_stale_request_changes_nothing(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    seq = ana.look(table)["seq"]
    ana.act(table, seq, "settler")
    with pytest.raises(RequestRefused) as refused:
        ana.act(table, seq, "take corn")
    assert (refused.value.status, refused.value.code) == (409, "stale")
    assert refused.value.error["arguments"]["seq"] == seq + 1
    assert ana.look(table)["seq"] == seq + 1


def test_a_repeated_request_is_carried_out_once(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    seq, key = ana.look(table)["seq"], new_key()
    first = ana.act(table, seq, "settler", key=key)
    again = ana.act(table, seq, "settler", key=key)
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["seq"] == first["seq"] == seq + 1
    # Even if the client believes that the table has moved on since.
    assert ana.act(table, seq + 1, "settler", key=key)["repeated"] is True
    assert ana.look(table)["seq"] == seq + 1


def test_a_key_belongs_to_one_request_of_one_client(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    seq, key = ana.look(table)["seq"], new_key()
    ana.act(table, seq, "builder", key=key)
    with refusal(409, "key_used") as error:
        ana.act(table, seq + 1, "build small_market", key=key)
    assert "sent before" in error["message"]
    with refusal(409, "stale"):
        ben.act(table, seq, "builder", key=key)
    assert ana.look(table)["seq"] == seq + 1


def test_what_is_no_move_makes_no_request_stale(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    seq = ana.look(table)["seq"]
    for _ in range(3):
        ben.post(f"/api/tables/{table}/seat-link")
    assert ana.look(table)["seq"] == seq + 3
    assert ana.act(table, seq, "builder")["seq"] == seq + 4
    with refusal(409, "stale"):
        ana.act(table, seq + 3, "build small_market")


def test_several_actions_are_carried_out_together_or_not_at_all(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    seq = ana.look(table)["seq"]
    with pytest.raises(RequestRefused) as refused:
        ana.act(table, seq, "builder", "build wharf")
    assert (refused.value.status, refused.value.code) == (422, "illegal")
    assert refused.value.error["rule"] == "BLD-1"
    assert refused.value.error["figures"] == {"building": "wharf", "cost": 8, "coins": 2}
    assert ana.look(table)["seq"] == seq
    update = ana.act(table, seq, "builder", "build small_market")
    assert update["seq"] == seq + 1
    assert update["entries"][0]["actions"] == ["builder", "build small_market"]


def test_undo_goes_back_to_the_start_of_the_last_decision(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    before = ana.look(table)
    after = ana.act(table, before["seq"], "builder")
    assert after["undo"] == {"to": before["seq"], "at_once": True}
    assert ben.look(table)["undo"] is None
    back = ana.undo(table, after["seq"])
    assert back["view"] == before["view"]
    assert back["decision"] == before["decision"]
    assert back["entries"][-1]["kind"] == "undone"
    assert back["entries"][-1]["to"] == before["seq"]
    # And forward again, another way.
    assert ana.act(table, back["seq"], "settler")["decision"]["kind"] == "settler"


def test_no_undo_once_somebody_else_has_decided(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    update = ana.act(table, ana.look(table)["seq"], "builder", "build small_market")
    ben.act(table, update["seq"], "pass")
    assert ana.look(table)["undo"] is None
    with pytest.raises(RequestRefused) as refused:
        ana.undo(table, update["seq"] + 1)
    assert refused.value.code == "nothing_to_undo"
