"""Games and what belongs to them go to other processes and come back, compiled or not."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import cloudpickle
import pytest

from boriken import Event, Game
from boriken.arena.pool import processes
from boriken.engine.options import Options
from boriken.env import vector_env
from boriken.env.draws import Script
from boriken.rules.compiling import compile_rules
from tests.games import after, plain, play_to_end

Through = Callable[[Any], Any]
"""What makes another of a thing."""


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def sent_by_others(thing: Any) -> Any:
    """As joblib, Dask and Ray send things."""
    return cloudpickle.loads(cloudpickle.dumps(thing))


WAYS = pytest.mark.parametrize("through", [pickled, sent_by_others, copy.copy, copy.deepcopy])
SOLO: dict[str, Any] = {"seats": ["human", "puertoma", "puertoma"]}


def played(moves: int = 25, **table: Any) -> Game:
    game = Game.new(seed=7, **table)
    for _ in range(moves):
        game.play(game.state.choices[-1])
    return game


@WAYS
@pytest.mark.parametrize("table", [{}, {"edition": "special", "expansions": ["nobles", "buccaneer"]}, SOLO])
def test_a_game_goes_on_elsewhere(through: Through, table: dict[str, Any]) -> None:
    game = played(**table)
    other = through(game)
    assert other.state.same_as(game.state)
    assert other.state.rules is game.state.rules
    assert other.record() == game.record()
    before = game.fingerprint()
    other.play(other.state.choices[0])
    assert (game.fingerprint(), len(other.actions)) == (before, len(game.actions) + 1)
    other.undo()
    assert other.fingerprint() == before


@WAYS
def test_a_state_and_its_parts_are_the_same_elsewhere(through: Through) -> None:
    state = after(Options(edition="special", players=4, expansions=["new_buildings"]), seed=11, moves=150)
    other = through(state)
    assert other.same_as(state)
    assert other.seats[0] is not state.seats[0]
    for part in (state.seats[1], state.frames[0], state.rng):
        assert plain(through(part)) == plain(part)
    assert through(Script([3, 1])).draws == [3, 1]
    assert through(state.rules) is state.rules is compile_rules(state.rules.options)


@WAYS
def test_nobody_listens_elsewhere(through: Through) -> None:
    game = played()
    game.listen(lambda event: None)
    assert through(game).state.listener is None
    assert game.state.listener is not None


@WAYS
def test_scores_events_and_weighings_are_the_same_elsewhere(through: Through) -> None:
    heard: list[Event] = []
    game = played(**SOLO)
    game.listen(heard.append)
    game.play(game.state.choices[0])
    assert through(game.scores()) == game.scores()
    assert through(heard[0]).to_json() == heard[0].to_json()
    assert through(game.weigh(1)).to_json() == game.weigh(1).to_json()
    assert through(game.explain("pass")) == game.explain("pass")
    assert through(game.legal_actions()) == game.legal_actions()


@pytest.mark.parametrize("through", [pickled, sent_by_others, copy.deepcopy])
def test_many_games_go_on_elsewhere(through: Through) -> None:
    env = vector_env(games=3, players=3, seed=5)
    for _ in range(20):
        env.step(env.batch.masks.argmax(axis=1))
    other = through(env)
    for _ in range(200):
        one, two = env.step(env.batch.masks.argmax(axis=1)), other.step(other.batch.masks.argmax(axis=1))
        assert (one.batch.observations == two.batch.observations).all()
    assert all(mine.same_as(yours) for mine, yours in zip(env.states, other.states, strict=True))


def play_on(game: Game) -> Game:
    play_to_end(game.state, seed=3)
    return game


@pytest.mark.slow
def test_processes_are_handed_games_and_give_them_back() -> None:
    games = [Game.new(players=players, seed=players) for players in (2, 3)]
    with processes(2) as pool:
        finished = list(pool.map(play_on, games))
    assert [game.fingerprint() for game in finished] == [play_on(game).fingerprint() for game in games]
    assert all(game.over for game in finished)
