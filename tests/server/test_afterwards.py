"""Looking back: the log, past positions, the course of a game, its record."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import run
from tests.server.running import Client, Finished, Json, RunningServer, play_on, refusal, seated
from tests.server.test_whole_games import check_replay


@pytest.mark.slow
def test_the_log_is_read_in_pieces(server: RunningServer) -> None:
    table, clients = seated(server)
    last = play_on(table, clients, moves=8)["seq"]
    whole = clients[0].get(f"/api/tables/{table}/log")["entries"]
    assert [entry["seq"] for entry in whole] == list(range(1, last + 1))
    assert [entry["kind"] for entry in whole[:4]] == ["created", "joined", "joined", "started"]
    assert {entry["kind"] for entry in whole[4:]} == {"acted"}
    assert all(entry["at"] for entry in whole)
    pieces: list[Json] = []
    while len(pieces) < last:
        after = pieces[-1]["seq"] if pieces else 0
        pieces += clients[0].get(f"/api/tables/{table}/log", after=after, limit=5)["entries"]
    assert pieces == whole
    assert clients[0].look(table, after=6)["entries"] == whole[6:]
    assert server.client().get(f"/api/tables/{table}/log", after=last)["entries"] == []
    for query in ({"limit": 0}, {"limit": 501}, {"after": -1}, {"after": "x"}):
        with refusal(422, "malformed"):
            clients[0].get(f"/api/tables/{table}/log", **query)


@pytest.mark.slow
def test_a_past_position_is_what_was_seen_then(server: RunningServer) -> None:
    table, clients = seated(server, undo="agree")
    seen: dict[int, tuple[Json, Json]] = {}

    def note(update: Json) -> None:
        seen[update["seq"]] = update["view"], update["decision"]

    for _ in range(25):
        # As the seat on turn sees it.
        note(play_on(table, clients, moves=0))
        play_on(table, clients, moves=1)
    update = play_on(table, clients, moves=0)
    back_to = max(seen) - 7
    asker = update["table"]["turn"]
    update = clients[asker].undo(table, update["seq"], to=back_to)
    for number, client in enumerate(clients):
        if number != asker:
            update = client.answer_undo(table, update["seq"], True)
    assert update["entries"][-1]["kind"] == "undone"
    for _ in range(3):
        note(play_on(table, clients, moves=0))
        play_on(table, clients, moves=1)
    for seq, (view, decision) in seen.items():
        past = clients[decision["seat"]].get(f"/api/tables/{table}/at/{seq}")
        assert past["view"] == view, seq
        assert past["decision"]["seat"] == decision["seat"]
        assert [c["action"] for c in past["decision"]["choices"]] == [
            c["action"] for c in decision["choices"]
        ]
        assert past["scores"] is None
        other = clients[decision["seat"] - 1].get(f"/api/tables/{table}/at/{seq}")
        assert other["decision"]["choices"] is None
        assert other["view"]["seats"][decision["seat"]]["chips"] is None
    assert seen[update["seq"]][0] == seen[back_to][0]


def test_positions_that_never_were(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    started = ana.look(table)["seq"]
    ana.get(f"/api/tables/{table}/at/{started}")
    for seq in (1, started - 1, started + 1, 2**31 - 1):
        with refusal(404, "not_begun_then" if seq < started else "no_entry"):
            ana.get(f"/api/tables/{table}/at/{seq}")
    for word in ("0", "-1", "x", str(2**31)):
        with refusal(422, "malformed"):
            ana.get(f"/api/tables/{table}/at/{word}")


def test_nothing_hidden_before_the_end(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    later = {"record": "record_later", "timeline": "course_later", "review": "review_later"}
    for path, code in later.items():
        with refusal(409, code):
            ana.get(f"/api/tables/{table}/{path}")
    ana.post(f"/api/tables/{table}/close")
    for path, code in later.items():
        with refusal(409, code):
            ana.get(f"/api/tables/{table}/{path}")


@pytest.mark.slow
def test_a_finished_game_with_undos(server: RunningServer, finished: Finished, tmp_path: Path) -> None:
    table, (ana, _), over = finished
    kinds = [entry["kind"] for entry in ana.get(f"/api/tables/{table}/log")["entries"]]
    assert kinds.count("undone") == 2
    assert (over["table"]["status"], over["decision"], over["undo"]) == ("over", None, None)
    assert over["table"]["turn"] is None
    _check_result(ana, table, over)
    _check_record(server, table, over, tmp_path)
    _check_timeline(server, table, over)
    # Everything is open now, also to those who only watch, and also of the past.
    watcher = server.client()
    middle = watcher.get(f"/api/tables/{table}/at/20")
    assert all(seat["chips"] is not None for seat in middle["view"]["seats"])
    assert middle["scores"] is not None
    last = watcher.get(f"/api/tables/{table}/at/{over['seq']}")
    assert (last["view"], last["scores"], last["decision"]) == (over["view"], over["scores"], None)
    for path in ("leave", "close", "return"):
        with refusal(409, "game_over") as error:
            ana.post(f"/api/tables/{table}/{path}")
        assert error["message"] == "The game is over."
    with refusal(409, "nothing_to_undo"):
        ana.undo(table, ana.look(table)["seq"])


def _check_result(client: Client, table: str, over: Json) -> None:
    """Lists of tables have it too, although they know no positions."""
    result = over["table"]["result"]
    assert [place["points"] for place in result] == [score["total"] for score in over["scores"]["scores"]]
    assert [seat for seat, place in enumerate(result) if place["rank"] == 1] == over["scores"]["winners"]
    ranks = [result[seat]["rank"] for seat in over["scores"]["ranking"]]
    assert len(ranks) == len(result)
    assert ranks == sorted(ranks)
    listed = client.get("/api/tables", scope="mine")["tables"]
    assert next(other for other in listed if other["id"] == table)["result"] == result


def _check_record(server: RunningServer, table: str, over: Json, folder: Path) -> None:
    response = server.client().http.get(f"/api/tables/{table}/record")
    assert response.headers["content-disposition"] == f'attachment; filename="boriken-{table}.json"'
    game = check_replay(response.text, over)
    assert game.names == [seat["name"] for seat in over["table"]["seats"]]
    file = folder / "game.json"
    file.write_text(response.text, encoding="utf-8")
    ran = run("replay", file)
    assert (ran.code, ran.err) == (0, "")


def _check_timeline(server: RunningServer, table: str, over: Json) -> None:
    points = server.client().get(f"/api/tables/{table}/timeline")["points"]
    assert [point["round"] for point in points[:-1]] == list(range(1, over["scores"]["rounds"] + 1))
    assert points[0]["seats"] == [
        {"points": 0, "parts": {"chips": 0, "buildings": 0}, "coins": seat["coins"], "barrels": 0}
        for seat in points[0]["seats"]
    ]
    assert points[-1]["seq"] == over["seq"]
    assert [seat["points"] for seat in points[-1]["seats"]] == [
        score["total"] for score in over["scores"]["scores"]
    ]
