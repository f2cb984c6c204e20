"""OpenSpiel's own tests, and that chance is what the rules say."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

import boriken.env.openspiel  # registers the game
from boriken import Game, Options
from boriken.engine.machine import play
from boriken.engine.options import everything
from boriken.engine.view import view
from boriken.env.openspiel import BorikenState
from boriken.env.tree import DEALS, Node
from tests.games import EXPANDED_TABLES, MOST_DECISIONS, SOLO_TABLES, TABLES

ALL = "python_boriken(players=4,edition=special,expansions=" + "+".join(everything("special")) + ")"
SOLO = "python_boriken(seats=human+puertoma+puertoma,difficulty=hard)"
TEXTS = ["python_boriken", "python_boriken(players=5,edition=classic)", ALL, SOLO]


class TestApi(api_test.EnforceAPIOnPartialTreeBase):
    game_name = "python_boriken"
    game = pyspiel.load_game(game_name)


class TestApiWithExpansions(api_test.EnforceAPIOnPartialTreeBase):
    game_name = ALL
    game = pyspiel.load_game(game_name)


def load(text: str) -> pyspiel.Game:
    return pyspiel.load_game(text)


def walk(state: BorikenState, chance: random.Random, most: int = 10_000) -> BorikenState:
    """Go on at random, as far as the end or so many nodes."""
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def start(text: str, deal: int = 1) -> BorikenState:
    state: BorikenState = load(text).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("text", TEXTS)
def test_simulation(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(load(text))
    assert "terminated with" in capsys.readouterr().out


def test_random_simulation_with_serialization() -> None:
    pyspiel.random_sim_test(load("python_boriken(players=2)"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
def test_a_playthrough_can_be_repeated(tmp_path: Path) -> None:
    flags.FLAGS(["test"])
    path = tmp_path / "playthrough.txt"
    text = generate_playthrough.playthrough("python_boriken(players=2)", action_sequence=None, seed=1)
    path.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(path))
    assert original == again


@pytest.mark.parametrize("options", [TABLES[1], *EXPANDED_TABLES, *SOLO_TABLES], ids=str)
def test_draws_are_asked_for_one_by_one_to_the_end(options: Options) -> None:
    node, chance = Node(options), random.Random(3)
    node.draw(chance.randrange(DEALS))
    drawn = 0
    while not node.is_over:
        node.decide(chance.choice(node.position.choices))
        while node.limit:
            node.draw(chance.randrange(node.limit))
            drawn += 1
        assert len(node.heard) < MOST_DECISIONS
    assert drawn > 20
    assert sum(node.shares()) == pytest.approx(1)


def test_draws_are_as_likely_as_in_the_game() -> None:
    """From the same position the tree and the machine turn up the same tiles equally often."""
    node, chance = Node(Options(players=3)), random.Random(1)
    node.draw(5)
    while True:
        trial = node.copy()
        trial.decide(chance.choice(trial.position.choices))
        if trial.limit and trial.position.round == 2:
            break
        while trial.limit:
            trial.draw(chance.randrange(trial.limit))
        node = trial
    action, games = trial.action, 3000
    assert action is not None
    found: dict[str, Counter[int]] = {"tree": Counter(), "machine": Counter()}
    for _ in range(games):
        other = trial.copy()
        while other.limit:
            other.draw(chance.randrange(other.limit))
        state = Game(node.position).determinize(0, chance.getrandbits(40)).state
        play(state, action)
        found["tree"].update(dict(enumerate(other.position.face_up)))
        found["machine"].update(dict(enumerate(state.face_up)))
    for kind in range(5):
        assert found["tree"][kind] == pytest.approx(found["machine"][kind], abs=0.05 * 4 * games)


def test_a_state_tells_nothing_of_draws_to_come() -> None:
    state = walk(start(ALL), random.Random(1), most=80)
    assert "rng" in str(state)
    words = {line for line in str(state).splitlines() if "rng" in line}
    assert words == {line for line in str(start(ALL, deal=2)).splitlines() if "rng" in line}


def test_the_same_history_is_the_same_state_and_copies_go_their_own_way() -> None:
    state = walk(start(ALL), random.Random(4), most=150)
    again = load(ALL).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    copy = state.clone()
    assert str(state) == str(again) == str(copy)
    walk(copy, random.Random(5), most=3)
    assert str(state) == str(again) != str(copy)


def test_a_state_in_the_midst_of_drawing_can_be_saved() -> None:
    chance = random.Random(2)
    state = start("python_boriken")
    while not (state.is_chance_node() and state.node.draws):
        walk(state, chance, most=1)
    saved = pickle.loads(pickle.dumps(state))
    assert (str(saved), saved.node.limit, saved.node.draws) == (
        str(state),
        state.node.limit,
        state.node.draws,
    )
    walk(state, random.Random(9))
    walk(saved, random.Random(9))
    assert str(saved) == str(state)
    assert saved.returns() == state.returns()


def test_resampling_changes_nothing_the_player_knows() -> None:
    state = walk(start(ALL), random.Random(7), most=300)
    while state.is_chance_node():
        walk(state, random.Random(1), most=1)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(3).random)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert view(other.node.position, player) == view(state.node.position, player)
    assert other.legal_actions() == state.legal_actions()


def test_information_states_hold_what_was_heard_but_no_secret_choice() -> None:
    text = ALL.replace(")", ",variants=achievement_draft,draft=chance)")
    state = start(text)
    chooser = state.current_player()
    action = state.legal_actions()[0]
    card = state.action_to_string(action)
    assert card.startswith("choose ")
    state.apply_action(action)
    assert card in state.information_state_string(chooser)
    assert card not in state.information_state_string((chooser + 1) % 4)
    assert "choose" in state.information_state_string((chooser + 1) % 4)


def test_search_plays() -> None:
    game = load("python_boriken(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    state = start("python_boriken(players=2)")
    for bot in (ismcts.ISMCTSBot(game, evaluator, 2.0, 2), mcts.MCTSBot(game, 2.0, 2, evaluator)):
        assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="Unknown expansion “dragons”"):
        boriken.env.openspiel.BorikenGame({"expansions": "dragons"})
