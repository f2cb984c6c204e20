"""The analysis board over HTTP: any position, what follows, what to think of it; nothing is kept."""

from __future__ import annotations

from typing import Any

import pytest

from boriken import Game
from tests.server.running import Client, RunningServer, refusal

KEY = "analysis-key"
TRADING = """
edition = "classic"
players = 3

[A]
goods = "3 corn, coffee"
"""


def act(anybody: Client, moment: dict[str, Any], **decided: object) -> dict[str, Any]:
    body = {"seq": moment["update"]["seq"], "key": KEY, "position": moment["position"], **decided}
    answer: dict[str, Any] = anybody.post("/api/analysis/act", body)
    return answer


def test_any_seat_is_played(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    moment = anybody.post("/api/analysis", {"position": TRADING})
    assert moment["update"]["table"]["you"]["seat"] == 0
    assert moment["update"]["decision"]["yours"]
    traded = act(anybody, moment, actions=["trader"])
    assert [entry["actions"] for entry in traded["update"]["entries"]] == [["trader"]]
    sold = act(anybody, traded, actions=["sell coffee"])
    assert sold["update"]["table"]["you"]["seat"] == 1
    assert sold["update"]["view"]["trading_house"] == {"coffee": 1}
    assert Game.from_position(sold["position"]).state.seats[0].coins == 2 + 4 + 1 - 2


def test_everything_is_open(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    moment = anybody.post("/api/analysis", {"position": "players = 3\n[B]\nchips = 7\n"})
    assert moment["update"]["view"]["seats"][1]["chips"] == 7


def test_chance_is_the_same_until_it_is_to_draw_otherwise(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    moment = anybody.post("/api/analysis", {"position": Game.new(players=4, seed=7).position()})
    settling = act(anybody, moment, actions=["settler"])

    def turned_up(**draw: int) -> object:
        after = settling
        while after["update"]["decision"]["kind"] != "round":
            choice = after["update"]["decision"]["choices"][0]["action"]
            after = act(anybody, after, actions=[choice], **draw)
        return after["update"]["view"]["face_up"]

    assert turned_up() == turned_up()
    assert any(turned_up() != turned_up(draw=number) for number in range(1, 6))


def test_an_answer_is_foreseen_and_proposed(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    position = 'players = 3\n[A]\ngoods = "3 corn, coffee"\nisland = "corn 0/2, sugar 0/1, coffee 0/1"\n'
    moment = anybody.post("/api/analysis", {"position": position})
    mayor = act(anybody, moment, actions=["mayor"])
    while mayor["update"]["decision"]["kind"] != "place":
        mayor = act(anybody, mayor, actions=[mayor["update"]["decision"]["choices"][0]["action"]])
    asked = {"seq": mayor["update"]["seq"], "key": KEY, "position": mayor["position"]}
    proposed = anybody.post("/api/analysis/propose", {**asked, "begun": {}})["answer"]
    foreseen = anybody.post("/api/analysis/preview", {**asked, "answer": proposed})
    assert foreseen["problem"] is None
    done = act(anybody, mayor, answer=proposed)
    assert done["update"]["decision"]["seat"] == 1


def test_a_position_is_evaluated(sqlite_server: RunningServer) -> None:
    guest = sqlite_server.client()
    trading = act(guest, guest.post("/api/analysis", {"position": TRADING}), actions=["trader"])
    found = guest.post("/api/analysis/evaluation", {"position": trading["position"]})
    assert found["lines"][0]["action"] == "sell coffee"
    assert len(found["chances"]) == 3
    assert sum(found["chances"]) == pytest.approx(1, abs=0.01)
    assert found["lines"][0]["replies"][0]["seat"] == 1
    again = guest.post("/api/analysis/evaluation", {"position": trading["position"]})
    assert again == found


def test_bots_play_on(sqlite_server: RunningServer) -> None:
    guest = sqlite_server.client("Ana")
    trading = act(guest, guest.post("/api/analysis", {"position": TRADING}), actions=["trader"])
    asked = {"position": trading["position"], "bot": "greedy"}
    assert guest.post("/api/analysis/bot", asked) == {"actions": ["sell coffee"]}
    placing = 'players = 3\n[A]\nisland = "corn 0/2, sugar 0/1, coffee 0/1"\nworkers = 1\n'
    mayor = act(guest, guest.post("/api/analysis", {"position": placing}), actions=["mayor"])
    mayor = act(guest, mayor, actions=["worker"])
    placed = guest.post("/api/analysis/bot", {"position": mayor["position"], "bot": "greedy"})["actions"]
    assert len(placed) > 1
    assert act(guest, mayor, actions=placed)["update"]["decision"]["seat"] == 1
    with refusal(400, "unknown_bot"):
        guest.post("/api/analysis/bot", {**asked, "bot": "nobody"})


def test_what_is_no_position_is_refused_in_words(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    with refusal(400, "bad_position") as refused:
        anybody.post("/api/analysis", {"position": 'players = 3\n[A]\ngoods = "11 coffee"\n'})
    assert "coffee" in refused["message"]
    with refusal(400, "bad_position") as refused:
        anybody.post("/api/analysis", {"position": "players = 3\nchips = 9\n"})
    assert "chips" in refused["message"]
    moment = anybody.post("/api/analysis", {"position": TRADING})
    with refusal(422, "illegal"):
        act(anybody, moment, actions=["sell coffee"])
