"""Whole games: every bot keeps to the rules, changes nothing, and repeats itself."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from boriken import Options
from boriken.arena.tables import Fixed
from boriken.bots import BOTS, Bot, make_bot
from boriken.bots.habits import habit, play_phase
from boriken.bots.learned import network
from boriken.bots.search.bot import SearchBot
from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize
from boriken.rules.scoring import scores, winners
from boriken.rules.setup import new_state
from tests.games import EXPANDED_TABLES, TABLES, at, decisions

ANY_TABLES = [
    *(Fixed(solo=False).draw(random.Random(seed)) for seed in range(5)),
    Fixed(solo=True).draw(random.Random(5)),
]
"""The last one with Puertomas, whose seats decide nothing."""

KINDS: dict[str, Callable[[int], Bot]] = {
    **{name: BOTS[name] for name in ("random", "greedy", "planner", "learned")},
    "search": lambda seed: SearchBot(seed, network(), simulations=2),
}
"""One bot of each kind; the levels are made of these."""
THINKERS = ("planner", "search")
"""They take so long that they play at every second of the tables."""
PLAYED = [
    (name, number)
    for name in KINDS
    for number in range(len(ANY_TABLES))
    if name not in THINKERS or number % 2
]
COMPARED = 80
"""Decisions of all seats."""


def moves(options: Options, seed: int, bots: list[Bot]) -> Iterator[tuple[State, State, int]]:
    """A game between bots: at each decision the state, what the seat was shown, and its choice."""
    state = new_state(options, seed)
    chance = Generator.from_seed(seed)
    while not state.over:
        seat = state.frames[-1].seat
        known = determinize(state, seat, chance)
        action = bots[seat].choose(known, known.choices, 1.0)
        yield state, known, action
        play(state, action)


def seated(name: str, options: Options, seat: int) -> list[Bot]:
    """One bot of a kind, the others random."""
    bots = [make_bot("random", number) for number in range(options.players)]
    bots[seat] = KINDS[name](99)
    return bots


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number"), PLAYED)
def test_a_bot_takes_legal_actions_and_changes_nothing(name: str, number: int) -> None:
    options = ANY_TABLES[number]
    seat = number % (options.players - options.puertomas)
    bots = seated(name, options, seat)
    state = new_state(options, number)
    chance = Generator.from_seed(number)
    asked = 0
    while not state.over:
        turn = state.frames[-1].seat
        known = determinize(state, turn, chance)
        before = known.clone()
        action = bots[turn].choose(known, known.choices, 1.0)
        assert action in state.choices
        if turn == seat:
            asked += 1
            assert known.same_as(before)
        play(state, action)
    assert asked > 20


@pytest.mark.slow
@pytest.mark.parametrize("name", KINDS)
def test_equal_seeds_decide_alike(name: str) -> None:
    options = EXPANDED_TABLES[2]
    games = [moves(options, 5, seated(name, options, 1)) for _ in range(2)]
    first, again = ([action for _, _, action in islice(game, COMPARED)] for game in games)
    assert len(first) == COMPARED
    assert first == again


def test_seeds_matter_to_a_random_bot() -> None:
    state = new_state(TABLES[0], 1)
    picks = {make_bot("random", seed).choose(state, state.choices, 1.0) for seed in range(60)}
    assert picks == set(state.choices)


@pytest.mark.parametrize("options", [*TABLES, *EXPANDED_TABLES], ids=str)
def test_there_is_a_habit_for_every_decision(options: Options) -> None:
    for state in decisions(options, 3):
        if not state.over and at(state) not in ("round", "place"):
            assert habit(state) in state.choices


@pytest.mark.parametrize("options", EXPANDED_TABLES, ids=str)
def test_a_phase_played_by_habit_ends_where_a_role_is_taken(options: Options) -> None:
    for number, state in enumerate(decisions(options, 4)):
        if number % 10 == 0 and not state.over:
            copy = state.clone()
            play(copy, copy.choices[0])
            play_phase(copy)
            assert at(copy) in ("round", "")


def test_greedy_beats_random() -> None:
    won = 0
    for number in range(10):
        seat = number % 3
        bots = seated("greedy", Options(players=3), seat)
        for state, _, _ in moves(Options(players=3), number, bots):
            last = state
        won += winners(scores(last)) == [seat]
    assert won == 10
