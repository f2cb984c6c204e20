"""Lessons over HTTP: what is asked for leads on, anything else is refused, and nothing is kept."""

from __future__ import annotations

from typing import Any

import pytest

from boriken.lessons import lessons
from tests.server.running import Client, RunningServer, refusal

KEY = "lesson-key"

ANSWERS: dict[tuple[str, int], dict[str, int]] = {
    ("festival", 2): {"put corn": 3},
    ("festival_cards", 2): {"put corn": 1, "put sugar": 1},
    ("new_buildings", 3): {"send corn": 1, "send sugar": 3},
    ("nobles", 3): {"nobles chapel": 1},
    ("puertoma", 2): {"place corn": 0, "place sugar": 1, "place small_sugar_mill": 1},
}
"""Decisions of several parts, as the web table answers them whole."""


def act(anybody: Client, name: str, moment: dict[str, Any], **decided: object) -> dict[str, Any]:
    body = {"seq": moment["update"]["seq"], "key": KEY, **decided}
    answer: dict[str, Any] = anybody.post(f"/api/lessons/{name}/{moment['step']}/act", body)
    return answer


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_played_to_its_end(sqlite_server: RunningServer, name: str) -> None:
    anybody = sqlite_server.client()
    moment = anybody.get(f"/api/lessons/{name}/0")
    assert moment["update"]["table"]["you"]["seat"] == 0
    for number, step in enumerate(lessons()[name].steps):
        decision = moment["update"]["decision"]
        assert decision["yours"]
        answer = ANSWERS.get((name, number))
        if answer is None:
            moment = act(anybody, name, moment, actions=[str(action) for action in step.asked])
        else:
            assert "sheet" in decision
            moment = act(anybody, name, moment, answer=answer)
        assert moment["step"] == number + 1
        entries = [entry["seq"] for entry in moment["update"]["entries"]]
        assert entries == list(range(1, moment["update"]["seq"] + 1))
    assert moment["step"] == moment["steps"]
    with refusal(409, "lesson_asks"):
        act(anybody, name, moment, actions=["pass"])


def test_a_lesson_refuses_what_it_does_not_ask_for(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    moment = anybody.get("/api/lessons/buccaneer/0")
    with refusal(409, "lesson_asks"):
        act(anybody, "buccaneer", moment, actions=["mayor"])
    with refusal(404, "no_such_lesson"):
        anybody.get("/api/lessons/moon/0")
    with refusal(404, "no_such_lesson"):
        anybody.get("/api/lessons/buccaneer/9")


def test_an_answer_of_a_lesson_is_foreseen(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    seq = anybody.get("/api/lessons/puertoma/2")["update"]["seq"]
    answer = ANSWERS["puertoma", 2]
    foreseen = anybody.post("/api/lessons/puertoma/2/preview", {"seq": seq, "key": KEY, "answer": answer})
    assert (foreseen["left"], foreseen["problem"], foreseen["made"]) == (0, None, {"sugar": 1})
    proposed = anybody.post("/api/lessons/puertoma/2/propose", {"seq": seq, "key": KEY, "begun": {}})
    assert sum(proposed["answer"].values()) == 2
