"""What people made with earlier rules lasts: stored positions go on from the middle of any decision, and
records are refused in a sentence, for the same actions may come to another game.

``tests/earlier`` holds what a version with other rules wrote; the number in a file's name is that of its
rules. The files stay as they are: what can no longer be read there cannot be read at people's tables either.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from boriken import BadRecord, Game
from boriken.engine.invariants import problems
from tests.games import at, is_one_sentence, play_to_end

EARLIER = Path(__file__).parent / "earlier"
POSITIONS: list[dict[str, Any]] = [
    json.loads(line) for line in (EARLIER / "positions-1.jsonl").read_text(encoding="utf-8").splitlines()
]
COMPOUND = {"black market", "guests", "hospice", "raid", "reward", "royal supplier", "small wharf", "storage"}
"""Decisions of several actions that hold a part of them in their frame; hospice: two tiles to choose from."""


def name(position: dict[str, Any]) -> str:
    return f"{position['decision']}-{position['moment']}-{position['state']['options']['edition']}"


@pytest.mark.parametrize("position", POSITIONS, ids=name)
def test_a_stored_position_goes_on(position: dict[str, Any]) -> None:
    """The same seat goes on with the same decision, and the game comes to its end.

    At the end of a mayor phase version 1 asked guests also where no move could change anything (RUL-22);
    there the game goes on without the question.
    """
    game = Game.from_json(position["state"])
    frames = position["state"]["frames"]
    if not (position["decision"] == "guests" and frames[1]["step"] == "mayor"):
        assert at(game.state) == position["decision"]
        assert game.state.frames[-1].seat == frames[-1]["seat"]
    assert Game.from_position(game.position()).legal_actions() == game.legal_actions()
    for seed in range(3):
        state = game.state.clone()
        play_to_end(state, seed)
        assert problems(state) == []


def test_a_record_of_earlier_rules_is_refused_in_a_sentence() -> None:
    text = (EARLIER / "record-1.json").read_text(encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        Game.from_record(text)
    assert is_one_sentence(str(refused.value))
    assert "rules version 1" in str(refused.value)


def test_the_stored_positions_are_in_the_middle_of_every_compound_decision() -> None:
    for edition in ("classic", "1897", "special"):
        found = {
            position["decision"]
            for position in POSITIONS
            if position["state"]["options"]["edition"] == edition
            and (position["moment"] == "middle" or position["decision"] == "hospice")
        }
        assert found >= COMPOUND
