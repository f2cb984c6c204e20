"""PettingZoo's own tests, for tables of every kind, and what they do not ask."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from boriken import BorikenError, Game
from boriken.engine.errors import IllegalAction
from boriken.engine.options import Options
from boriken.env import fields, pettingzoo_env
from boriken.env import pettingzoo as adapter
from boriken.env.pettingzoo import BorikenEnv
from boriken.env.rewards import POINTS, WIN
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES

ALL_TABLES = [*TABLES, *EXPANDED_TABLES, *SOLO_TABLES]

# The tests warn of all environments that are not PettingZoo's own and have a mask beside the observation, as
# PettingZoo recommends; and of agents without a legal action, which are those whose game is over.
as_recommended = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def choose(env: BorikenEnv, chance: np.random.Generator) -> int | None:
    """A random legal action of the agent whose turn it is; None if the game is over."""
    seen, _, is_over, is_cut, _ = env.last()
    if is_over or is_cut:
        return None
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


def play(env: BorikenEnv, seed: int) -> dict[str, float]:
    """Play a game at random; what everybody has got."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    got = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        got[agent] += env.last(observe=False)[1]
        env.step(choose(env, chance))
    return got


@as_recommended
@pytest.mark.parametrize("options", ALL_TABLES, ids=str)
def test_api(options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(BorikenEnv(options, WIN), num_cycles=1000)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("options", ALL_TABLES, ids=str)
def test_seeds(options: Options) -> None:
    seed_test(lambda: BorikenEnv(options, POINTS), num_cycles=60)


@pytest.mark.parametrize("options", [TABLES[1], EXPANDED_TABLES[2], SOLO_TABLES[2]], ids=str)
def test_the_winner_gets_1(options: Options) -> None:
    env = BorikenEnv(options, WIN)
    for seed in range(3):
        got = play(env, seed)
        winners = env.game.winners()
        assert got == {
            f"player_{seat}": 1 / len(winners) if seat in winners else 0.0
            for seat in range(options.players - options.puertomas)
        }


@pytest.mark.parametrize("options", [TABLES[1], EXPANDED_TABLES[2], SOLO_TABLES[2]], ids=str)
def test_points_add_up_to_the_score(options: Options) -> None:
    env = BorikenEnv(options, POINTS)
    got = play(env, seed=5)
    scores = [score.total for score in env.game.scores()]
    assert got == {agent: scores[seat] for seat, agent in enumerate(env.possible_agents)}


def test_the_mask_is_what_is_legal() -> None:
    env = pettingzoo_env(players=4, edition="classic")
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(200):
        seen, *_, info = env.last()
        legal = sorted(env.game.legal_actions())
        assert np.flatnonzero(seen["action_mask"]).tolist() == legal
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        waiting = next(agent for agent in env.agents if agent != env.agent_selection)
        assert not env.observe(waiting)["action_mask"].any()
        env.step(choose(env, chance))


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    env = pettingzoo_env()
    env.reset(seed=1)
    with pytest.raises(IllegalAction) as error:
        env.step(828)
    assert error.value.rule
    assert len(env.game.actions) == 0
    with pytest.raises(BorikenError, match="has to choose"):
        env.step(None)


def test_a_seed_is_that_of_game_new() -> None:
    env = pettingzoo_env(seats=["human", "puertoma", "puertoma"])
    env.reset(seed=12)
    game = Game.new(seats=["human", "puertoma", "puertoma"], seed=12, any_order=False)
    assert env.game.fingerprint() == game.fingerprint()
    assert env.possible_agents == ["player_0"]


def test_compact_actions_are_the_same_actions() -> None:
    env = pettingzoo_env(players=3, compact=True)
    env.reset(seed=1)
    assert env.action_space("player_0").n == len(env.actions) < 250  # type: ignore[attr-defined]
    env.step(env.actions.texts.index("builder"))
    assert str(env.game.actions[0]) == "builder"
    with pytest.raises(BorikenError, match="There is no action 828"):
        env.step(828)


def test_later_games_of_a_seed_are_the_same_too() -> None:
    def seeds(env: BorikenEnv) -> list[int | None]:
        env.reset(seed=3)
        found = [env.game.seed]
        for _ in range(3):
            env.reset()
            found.append(env.game.seed)
        return found

    first, second = seeds(pettingzoo_env()), seeds(pettingzoo_env())
    assert first == second
    assert len(set(first)) == 4


def test_a_game_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "MOST_DECISIONS", 20)
    env = pettingzoo_env()
    assert set(play(env, 1).values()) == {0.0}
    assert all(env.truncations.values())
    assert len(env.game.actions) == 20


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo_env(players=3, render_mode="ansi", expansions=["new_buildings"], draft="chance")
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(150):
        env.step(choose(env, chance))
    text = env.render()
    assert text is not None
    for word in ("Round", "decides", "roles", "ships", "island", "seat 2"):
        assert word in text
    shown = pettingzoo_env(players=3, render_mode="human")
    play(shown, 1)
    assert "the game is over" in capsys.readouterr().out
    shown.close()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"players": 6}, "6 players"),
        ({"edition": "x"}, "Unknown edition"),
        ({"rewards": "gold"}, "no rewards 'gold': choose one of win, points"),
        ({"render_mode": "rgb_array"}, "no render mode 'rgb_array'"),
    ],
)
def test_what_cannot_be_is_refused(words: dict[str, Any], reason: str) -> None:
    with pytest.raises(BorikenError, match=reason):
        pettingzoo_env(**words)


def test_before_the_first_reset_there_is_no_game() -> None:
    with pytest.raises(BorikenError, match="call reset first"):
        pettingzoo_env().render()


def test_a_game_in_progress_can_be_copied() -> None:
    env = pettingzoo_env(players=3)
    env.reset(seed=1)
    env.step(3)
    other = copy.deepcopy(env)
    other.step(int(np.flatnonzero(other.last()[0]["action_mask"])[0]))
    assert [len(one.game.actions) for one in (env, other)] == [1, 2]


def test_it_can_be_sent_to_another_process() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo_env(players=2, edition="special", expansions=["nobles"])))
    env.reset(seed=1)
    names = fields(players=2, edition="special", expansions=["nobles"])
    assert env.observe("player_1")["observation"].shape == (len(names),)
