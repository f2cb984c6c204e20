"""Whole games over the network: the record of each replays to the same result."""

from __future__ import annotations

from typing import Any

import pytest

from boriken.game import Game
from boriken.server.presenting import TOLD_OTHERWISE
from tests.server.running import Client, Json, RunningServer, play_out, seated

pytestmark = pytest.mark.slow

BASE = ["new_buildings", "nobles", "buccaneer"]
RULE_SETS: dict[str, dict[str, Any]] = {
    "classic": {"edition": "classic", "expansions": [*BASE, "festival"]},
    "1897": {"edition": "1897", "expansions": [*BASE, "festival"]},
    "special": {"edition": "special", "expansions": [*BASE, "festival_cards", "achievements"]},
}


def check_record(client: Client, table: str) -> None:
    over = client.look(table)
    assert over["table"]["status"] == "over"
    check_replay(client.http.get(f"/api/tables/{table}/record").text, over)


def check_replay(record: str, over: Json) -> Game:
    """The record of a finished game leads to the scores and the boards that everybody was shown."""
    game = Game.from_record(record)
    result = game.result()
    for key in ("scores", "winners", "ending", "rounds"):
        assert result[key] == over["scores"][key]
    boards = {name: part for name, part in game.view().items() if name not in TOLD_OTHERWISE}
    assert boards == without_nobles(over["view"])
    return game


def without_nobles(view: Json) -> Json:
    """What the server tells of each building besides: who of its workers are nobles."""
    seats = [
        {
            **seat,
            "city": [
                {name: part for name, part in place.items() if name != "nobles"} for place in seat["city"]
            ],
        }
        for seat in view["seats"]
    ]
    return {**view, "seats": seats}


def whole_game(server: RunningServer, edition: str) -> None:
    table, clients = seated(server, players=4, options=RULE_SETS[edition])
    updates = play_out(table, clients)
    assert all(update["view"] == updates[0]["view"] for update in updates)
    assert all(update["scores"] == updates[0]["scores"] for update in updates)
    check_record(clients[0], table)


@pytest.mark.parametrize("edition", ["classic", "1897"])
def test_four_clients_play_a_whole_game(edition: str, sqlite_server: RunningServer) -> None:
    whole_game(sqlite_server, edition)


def test_four_clients_play_the_longest_game(server: RunningServer) -> None:
    whole_game(server, "special")


def test_bots_alone_play_a_whole_game(server: RunningServer) -> None:
    ana = server.client("Ana")
    seats = [{"kind": "bot", "bot": name} for name in ("greedy", "random")]
    table = ana.create(options={"players": 2}, seats=seats, start=True)
    update = ana.look(table)
    while update["table"]["status"] == "playing":
        update = ana.poll(table, after=update["seq"], wait=20)
    check_record(ana, table)
