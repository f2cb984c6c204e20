"""Many games at once are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from boriken import BorikenError, Game, Options
from boriken.engine.actions import ACTIONS
from boriken.engine.errors import IllegalAction
from boriken.engine.machine import play
from boriken.engine.options import everything
from boriken.env import fields, vector, vector_env
from boriken.env.actions import action_space
from boriken.env.arrays import observation
from boriken.env.rewards import POINTS, WIN
from boriken.env.vector import Batch, VectorEnv
from boriken.rules.scoring import scores, winners
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES, decisions


def choose(batch: Batch, chance: np.random.Generator) -> list[int]:
    return [int(chance.choice(np.flatnonzero(mask))) for mask in batch.masks]


@pytest.mark.parametrize("options", [TABLES[1], EXPANDED_TABLES[2]], ids=str)
def test_a_row_is_the_decision_of_its_game(options: Options) -> None:
    env = VectorEnv(5, options, seed=1, rewards=WIN)
    chance = np.random.default_rng(1)
    for _ in range(40):
        batch = env.batch
        for number, state in enumerate(env.states):
            seat = int(state.frames[-1].seat)
            assert batch.seats[number] == seat
            assert np.array_equal(batch.observations[number], observation(state, seat))
            assert np.flatnonzero(batch.masks[number]).tolist() == sorted(state.choices)
        env.step(choose(batch, chance))


@pytest.mark.parametrize("kind", [WIN, POINTS])
def test_rewards_are_those_of_the_game_that_is_over(kind: str) -> None:
    env = vector_env(4, players=3, seed=2, rewards=kind)
    chance = np.random.default_rng(2)
    totals = np.zeros((4, 3))
    over = 0
    while over < 6:
        actions = choose(env.batch, chance)
        after = [state.clone() for state in env.states]
        for state, action in zip(after, actions, strict=True):
            play(state, action)
        step = env.step(actions)
        totals += step.rewards
        assert step.terminated.tolist() == [state.over for state in after]
        assert not step.truncated.any()
        assert [game.row for game in step.finished] == np.flatnonzero(step.terminated).tolist()
        for game in step.finished:
            number = game.row
            over += 1
            results = scores(after[number])
            assert game.scores == [score.total for score in results]
            assert game.winners == winners(results)
            for seat in range(3):
                assert np.array_equal(game.observations[seat], observation(after[number], seat))
            best = winners(results)
            shares = [1 / len(best) if seat in best else 0 for seat in range(3)]
            points = [score.total for score in results]
            assert totals[number].tolist() == pytest.approx(shares if kind == WIN else points)
            assert not env.states[number].over
            assert env.states[number].round == 1
            totals[number] = 0


def test_the_same_seed_gives_the_same_games() -> None:
    def first_rows(seed: int | None) -> bytes:
        env = vector_env(3, players=4, seed=seed)
        chance = np.random.default_rng(1)
        for _ in range(30):
            env.step(choose(env.batch, chance))
        return env.batch.observations.tobytes()

    assert first_rows(1) == first_rows(1) != first_rows(2)
    env = vector_env(3, players=4)
    assert env.reset(9).observations.tobytes() == env.reset(9).observations.tobytes()


def test_games_differ() -> None:
    env = vector_env(8, players=4, seed=1)
    assert len({row.tobytes() for row in env.batch.observations}) > 1


def test_nothing_happens_if_one_action_is_not_legal() -> None:
    env = vector_env(3, players=3, seed=1)
    legal = env.batch.masks.argmax(axis=1)
    before = [state.clone() for state in env.states]
    for wrong, error in ((ACTIONS - 1, IllegalAction), (-1, BorikenError), (ACTIONS, BorikenError)):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(error, match="Game 1"):
            env.step(actions)
    with pytest.raises(BorikenError, match="3 games need as many actions"):
        env.step([0, 0])
    assert all(state.same_as(other) for state, other in zip(env.states, before, strict=True))


def test_a_game_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "MOST_DECISIONS", 10)
    env = vector_env(2, players=3, seed=1)
    for turn in range(1, 31):
        step = env.step(env.batch.masks.argmax(axis=1))
        assert step.truncated.all() == (turn % 10 == 0)
        assert not step.terminated.any()
        assert [game.decisions for game in step.finished] == ([10, 10] if turn % 10 == 0 else [])
        assert not step.rewards.any()


def test_the_shapes_are_as_described() -> None:
    env = vector_env(7, players=5, edition="special", expansions=["achievements"])
    names = fields(players=5, edition="special", expansions=["achievements"])
    assert env.batch.observations.shape == (7, len(names))
    assert env.batch.observations.dtype == np.uint8
    assert env.batch.masks.dtype == np.int8


def test_no_games_are_refused() -> None:
    with pytest.raises(BorikenError, match="At least one game"):
        vector_env(0)


def test_the_games_are_those_of_python() -> None:
    env = vector_env(3, players=4, seed=40)
    for number, state in enumerate(env.states):
        assert state.same_as(Game.from_options(env.options, 40 + number).state)
    assert Game.new(players=4, seed=41).state.face_up == env.states[1].face_up


@pytest.mark.slow
@pytest.mark.parametrize("options", [*TABLES[::3], *EXPANDED_TABLES, *SOLO_TABLES], ids=str)
def test_a_compact_space_has_all_that_can_be_done(options: Options) -> None:
    for table in (options, Options.from_json({**options.to_json(), "voluntary": True})):
        possible = set(action_space(table, compact=True).numbers.tolist())
        for seed in range(4):
            for state in decisions(table, seed):
                assert possible.issuperset(state.choices)


def test_compact_actions_are_the_same_actions() -> None:
    one = vector_env(3, players=3, seed=5)
    two = vector_env(3, players=3, seed=5, compact=True)
    assert len(two.actions) < 250 < ACTIONS == len(one.actions)
    chance = np.random.default_rng(5)
    for _ in range(100):
        chosen = [int(chance.choice(np.flatnonzero(mask))) for mask in two.batch.masks]
        one.step(two.actions.numbers[chosen])
        two.step(chosen)
        assert np.array_equal(one.batch.observations, two.batch.observations)
        assert np.array_equal(one.batch.masks[:, two.actions.numbers], two.batch.masks)


def test_words_are_those_of_game_new() -> None:
    """Default table, Puertomas without an edition, all expansions."""
    assert vector_env(1).options == Options()
    solo = vector_env(1, seats=["human", "puertoma", "puertoma"]).options
    assert solo == Game.new(seats=["human", "puertoma", "puertoma"], any_order=False).state.rules.options
    assert vector_env(1, edition="special", expansions="all").options.expansions == everything("special")
