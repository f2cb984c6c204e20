"""One agent against bots: the Gymnasium environment, and the way back from a policy to a bot."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from boriken import BorikenError, Game, Options
from boriken.arena.contestants import Budget
from boriken.arena.match import Match, play_match
from boriken.bots import BOTS
from boriken.engine.actions import ACTIONS
from boriken.engine.errors import IllegalAction
from boriken.env import gymnasium_env
from boriken.env import single as adapter
from boriken.env.policies import policy_bot
from boriken.env.single import SingleEnv

SOLO = ["human", "puertoma", "puertoma"]
TABLES: list[dict[str, Any]] = [
    {"opponents": ["random"]},
    {"opponents": ["random", "greedy"], "compact": True},
    {"opponents": ["random"] * 3, "edition": "classic", "rewards": "points"},
    {"opponents": ["random"] * 4, "edition": "special", "seat": None},
    {"opponents": ["random"] * 2, "edition": "special", "expansions": "all", "draft": "chance"},
    {"opponents": [], "seats": SOLO},
]


def play(env: SingleEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A game of random actions: what the agent gained, and the last info."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, is_over = 0.0, False
    while not is_over:
        seen, reward, terminated, truncated, info = env.step(
            chance.choice(np.flatnonzero(info["action_mask"]))
        )
        assert seen in env.observation_space
        total += reward
        is_over = terminated or truncated
    return total, info


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gymnasium_finds_nothing_wrong(table: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like the environment to be registered
        check_env(gymnasium_env(**table, illegal="random"), skip_render_check=True)


@pytest.mark.parametrize("table", TABLES[:4], ids=str)
def test_rewards_are_those_of_the_game(table: dict[str, Any]) -> None:
    env = gymnasium_env(**table)
    total, info = play(env, 3)
    assert env.game.over
    assert info["scores"] == [score.total for score in env.game.scores()]
    share = (env.seat in info["winners"]) / len(info["winners"])
    points = info["scores"][env.seat] - Game.from_options(env.options, 3).scores()[env.seat].total
    assert total == pytest.approx(points if table.get("rewards") == "points" else share)


def test_a_seed_is_that_of_game_new_and_repeats_everything() -> None:
    env = gymnasium_env(["greedy", "random"], seat=0)
    env.reset(seed=9)
    assert env.game.fingerprint() == Game.new(players=3, seed=9, any_order=False).fingerprint()
    play(env, 9)
    other = gymnasium_env(["greedy", "random"], seat=0)
    play(other, 9)
    assert env.game.record() == other.game.record()


def test_seats_are_drawn_where_none_is_named() -> None:
    env = gymnasium_env(["random", "random"], seat=None)
    env.reset(seed=1)
    seats = {env.seat}
    for _ in range(20):
        env.reset()
        seats.add(env.seat)
        assert env.game.turn == env.seat
    assert seats == {0, 1, 2}


def test_an_illegal_action_is_refused_or_replaced() -> None:
    env = gymnasium_env(["random"])
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(800)
    with pytest.raises(BorikenError, match=f"There is no action {ACTIONS}"):
        env.step(ACTIONS)
    assert not env.game.actions
    lenient = gymnasium_env(["random"], illegal="random")
    lenient.reset(seed=1)
    assert lenient.step(800)[4]["illegal"]
    assert lenient.game.actions


def test_a_game_without_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adapter, "MOST_DECISIONS", 20)
    env = gymnasium_env(["random"])
    play(env, 1)
    assert len(env.game.actions) == 20
    assert not env.game.over


def test_it_can_be_copied_and_sent() -> None:
    env = gymnasium_env(["random"])
    _, info = env.reset(seed=1)
    other = copy.deepcopy(env)
    other.step(int(info["action_mask"].argmax()))
    assert not env.game.actions
    assert pickle.loads(pickle.dumps(env)).render() == env.render() == str(env.game)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ({"opponents": ["random"], "players": 4}, "3 opponents are needed at this table, not 1"),
        ({"opponents": ["deep"]}, "Unknown bot"),
        ({"opponents": ["random"], "seat": 2}, "no seat 2"),
        ({"opponents": ["random"], "illegal": "x"}, "raise or random"),
        ({"opponents": ["random"], "render_mode": "human"}, "no render mode"),
    ],
)
def test_what_cannot_be_is_refused(words: dict[str, Any], reason: str) -> None:
    with pytest.raises(BorikenError, match=reason):
        gymnasium_env(**words)


@pytest.mark.parametrize("compact", [False, True])
def test_a_policy_becomes_a_bot(monkeypatch: pytest.MonkeyPatch, compact: bool) -> None:
    """By scores, or by the number of an action: both play the same game here."""
    by_scores = policy_bot(lambda seen, mask: np.arange(len(mask)), compact=compact)
    by_number = policy_bot(lambda seen, mask: np.flatnonzero(mask)[-1], compact=compact, version="2")
    monkeypatch.setitem(BOTS, "scores", by_scores)
    monkeypatch.setitem(BOTS, "number", by_number)
    outcomes = [
        play_match(Match(Options(players=3), 1, 0, ("random", name, "random"), Budget(1.0)))
        for name in ("scores", "number")
    ]
    assert outcomes[0].scores == outcomes[1].scores
    assert [outcome.failures for outcome in outcomes] == [[], []]
    assert by_number.version == "2"  # type: ignore[attr-defined]
