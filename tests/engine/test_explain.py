"""Explanations: every action is legal or refused by a rule that exists, in a whole sentence."""

import subprocess
import sys

import pytest
from hypothesis import given

from boriken import Game, IllegalAction, rulebook
from boriken.engine.actions import ACTIONS, TEXTS
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.explaining import Explanation, explain
from tests.games import after, is_one_sentence, plain, positions


def check(state: State, action: int) -> Explanation:
    explanation = explain(state, action)
    assert explanation.action == TEXTS[action]
    assert explanation.legal == (action in state.choices)
    assert is_one_sentence(explanation.text)
    assert "{" not in explanation.text
    assert "}" not in explanation.text
    if explanation.legal:
        assert explanation.text == f"{TEXTS[action]} is legal."
        assert explanation.rule == explanation.key == ""
    else:
        assert rulebook.rule(explanation.rule) is not None, explanation
        assert explanation.text.endswith(f" ({explanation.rule})")
    return explanation


@given(state=positions())
def test_every_action_is_legal_or_refused_by_a_rule(state: State) -> None:
    before = plain(state)
    for action in range(ACTIONS):
        check(state, action)
    assert plain(state) == before, "explaining changes nothing"


@given(state=positions())
def test_the_universe_of_a_decision_holds_its_options(state: State) -> None:
    if state.over:
        return
    frame = state.frames[-1]
    universe = state.rules.steps[frame.step].universe(state, frame)
    assert len(set(universe)) == len(universe)
    assert set(state.choices) <= set(universe)


def test_after_the_end_nothing_is_legal() -> None:
    state = after(Options(players=2), seed=1, moves=5000)
    assert {explain(state, action).rule for action in range(ACTIONS)} == {"END-2"}


def test_what_does_not_belong_to_the_decision_is_said() -> None:
    explanation = Game.new(players=3, seed=1).explain("sell corn")
    assert explanation.text == (
        "That belongs to another decision (Trader). Right now: Choosing a role. (TRA-1)"
    )


def test_the_words_are_the_editions() -> None:
    """RUL-37: one catalogue for all who ask."""
    for edition, words in (
        ("classic", "The Library is not in this game"),
        ("1897", "The Publishing House is not"),
    ):
        assert Game.new(edition=edition, seed=1).explain("build library").text.startswith(words)


def test_a_refused_move_names_the_rule_and_changes_nothing() -> None:
    game = Game.new(players=3, seed=1)
    game.play("builder")
    before = game.fingerprint()
    with pytest.raises(IllegalAction, match=r"The Wharf costs 8 coins; you have 2\. \(BLD-1\)") as refused:
        game.play("build wharf")
    assert refused.value.rule == "BLD-1"
    assert game.fingerprint() == before
    assert [str(action) for action in game.actions] == ["builder"]


@pytest.mark.parametrize("number", [-1, ACTIONS, 10_000])
def test_numbers_outside_the_space_are_no_actions(number: int) -> None:
    game = Game.new(players=3, seed=1)
    for ask in (game.explain, game.play):
        with pytest.raises(
            ValueError, match=f"Action {number} does not exist: actions are 0 to {ACTIONS - 1}"
        ):
            ask(number)


def test_who_only_plays_does_not_wait_for_the_catalogue() -> None:
    """The words are loaded with the first sentence, not with the package."""
    program = "import sys, boriken; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
