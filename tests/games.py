"""Random games, for tests that look at many positions.

Moves are drawn with the engine's own generator, so a game follows from options and seed alone and hypothesis
has only these to make smaller.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from boriken.engine.codec import derive, state_to_json
from boriken.engine.frame import Frame
from boriken.engine.ids import FIELDS, GOODS, QUARRY, ROUND
from boriken.engine.machine import advance, play
from boriken.engine.options import EDITIONS, Options
from boriken.engine.rng import Generator
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.setup import new_state

PLAYER_COUNTS = (2, 3, 4, 5)
TABLES = [Options(edition=edition, players=players) for edition in EDITIONS for players in PLAYER_COUNTS]
"""Every edition with every number of players."""

EXPANDED_TABLES = [
    Options("classic", 3, expansions=["new_buildings", "nobles", "buccaneer", "festival"]),
    Options("1897", 4, expansions=["new_buildings", "nobles", "buccaneer", "festival"], draft="chance"),
    Options(
        "special",
        4,
        expansions=["new_buildings", "nobles", "buccaneer", "festival_cards", "achievements"],
        variants=["villa_or_jeweler", "hacienda_or_forest_house", "achievement_draft"],
    ),
    Options("special", 5, expansions=["nobles", "buccaneer", "festival_cards", "achievements"]),
    Options(
        "special",
        2,
        expansions=["new_buildings", "buccaneer", "festival", "achievements"],
        variants=["errata"],
    ),
    Options("1897", 3, expansions=["new_buildings", "nobles", "buccaneer", "festival"], voluntary=True),
]
"""Every expansion in a few combinations."""

SOLO = ("human", "puertoma", "puertoma")
SOLO_TABLES = [
    Options("special", 3, seats=SOLO, difficulty="hard"),
    Options(
        "special",
        2,
        seats=SOLO[:2],
        expansions=["nobles", "buccaneer", "festival"],
        variants=["errata"],
        draft="chance",
    ),
    Options(
        "special",
        5,
        seats=("human", "human", *SOLO),
        difficulty="easy",
        expansions=["new_buildings", "nobles", "buccaneer", "festival_cards", "achievements"],
    ),
]
"""With Puertomas."""

MOST_DECISIONS = 3000
"""No random game comes near it: one that reaches it does not end."""

seeds = st.integers(min_value=0, max_value=(1 << 32) - 1)


@st.composite
def tables(draw: st.DrawFn) -> Options:
    """Options of any kind."""
    players = draw(st.sampled_from(PLAYER_COUNTS))
    return Options(
        edition=draw(st.sampled_from(EDITIONS)),
        players=players,
        governor=draw(st.integers(min_value=-1, max_value=players - 1)),
        ask_forced=draw(st.booleans()),
    )


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A state from anywhere in a random game, its end included."""
    return after(draw(tables()), draw(seeds), draw(st.integers(min_value=0, max_value=700)))


def random_move(state: State, rng: Generator) -> int:
    return state.choices[rng.below(len(state.choices))]


def decisions(options: Options, seed: int) -> Iterator[State]:
    """A random game: its state at each decision, and once more when it is over. Always the same object."""
    state = new_state(options, seed)
    rng = Generator.from_seed(seed + 1)
    for _ in range(MOST_DECISIONS):
        yield state
        if state.over:
            return
        play(state, random_move(state, rng))
    raise AssertionError(f"The game {options}, seed {seed}, does not end.")


def after(options: Options, seed: int, moves: int) -> State:
    """The state after a number of moves of a random game, or at its end if that comes first."""
    for number, state in enumerate(decisions(options, seed)):
        if number == moves or state.over:
            return state
    raise AssertionError("A game always ends.")


def play_to_end(state: State, seed: int) -> None:
    rng = Generator.from_seed(seed)
    while not state.over:
        play(state, random_move(state, rng))


def at(state: State) -> str:
    """The name of the step that waits for a decision; nothing when the game is over."""
    return "" if state.over else state.rules.steps[state.frames[-1].step].name


def words(state: State) -> Any:
    """The position in words, as the rules speak of it: what the oracles in these tests look at."""
    return state_to_json(state)


def plain(thing: object) -> Any:
    """A state, or a part of one, as nested lists and dictionaries of all its attributes."""
    if isinstance(thing, list):
        return [plain(item) for item in thing]
    if type(thing).__name__ in ("State", "Seat", "Frame", "Generator"):
        return {name: plain(getattr(thing, name)) for name in attributes(type(thing))}
    return thing


def attributes(kind: type) -> list[str]:
    """The attributes a class of the engine declares; mypyc keeps them in a tuple of its own."""
    names: list[str] = list(getattr(kind, "__mypyc_attrs__", ())) or list(kind.__annotations__)
    return names


def is_one_sentence(text: str) -> bool:
    """Whether a message is fit for a person: one line with a full stop, then perhaps the rule."""
    return re.fullmatch(r"\S.*[.?]( \([A-Z0-9]+-\d+\))?", text) is not None


def random_boards(options: Options, seed: int) -> State:
    """A position at the start of a round that play would hardly reach: boards, ships and stocks at random,
    often with something nearly used up. No piece is lost or doubled."""
    state = new_state(options, seed)
    rng = Generator.from_seed(seed + 2)
    rules = state.rules
    state.governor = rng.below(rules.players)
    for card in rules.cards:
        state.card_coins[card] = rng.below(4)
    for seat in state.seats:
        _random_city(state, seat, rng)
        _random_island(state, seat, rng)
        seat.coins = rng.below(15)
        seat.chips = rng.below(rules.chips // rules.players)
        state.chips -= seat.chips
        for good in range(GOODS):
            seat.goods[good] = rng.below(min(state.supply[good], 5) + 1)
            state.supply[good] -= seat.goods[good]
        derive(seat, rules)
    _random_ships(state, rng)
    if rng.below(2):
        left = 1 + rng.below(5)
        state.seats[0].chips += state.chips - left
        state.chips = left
    if rng.below(2):
        left = min(rng.below(6), state.workers)
        state.seats[0].idle += state.workers - left
        state.workers = left
    if rng.below(2):
        state.discard, state.pile = state.pile, state.discard
        kind = rng.below(GOODS)
        state.pile[kind], state.discard[kind] = state.discard[kind], 0
    state.frames.clear()
    state.frames.append(Frame(ROUND, state.governor))
    advance(state)
    return state


def _random_city(state: State, seat: Seat, rng: Generator) -> None:
    used = 0
    for _ in range(rng.below(11)):
        building = state.rules.market[rng.below(len(state.rules.market))]
        spaces = state.rules.spaces[building]
        if state.stock[building] and building not in seat.city and used + spaces < 12:
            used += spaces
            state.stock[building] -= 1
            crew = min(rng.below(state.rules.circles[building] + 1), state.workers)
            state.workers -= crew
            seat.city.append(building)
            seat.crew.append(crew)


def _random_island(state: State, seat: Seat, rng: Generator) -> None:
    for _ in range(rng.below(12)):
        kind = rng.below(FIELDS)
        if kind == QUARRY and state.quarries:
            state.quarries -= 1
        elif kind != QUARRY and state.pile[kind]:
            state.pile[kind] -= 1
        else:
            continue
        seat.fields[kind] += 1
        if rng.below(3) and state.workers:
            seat.manned[kind] += 1
            state.workers -= 1


def _random_ships(state: State, rng: Generator) -> None:
    for ship, capacity in enumerate(state.rules.ships):
        good = rng.below(GOODS)
        load = min(rng.below(capacity), state.supply[good])
        if load and good not in state.ship_good:
            state.ship_good[ship] = good
            state.ship_load[ship] = load
            state.supply[good] -= load
    for _ in range(rng.below(4)):
        good = rng.below(GOODS)
        if state.supply[good]:
            state.supply[good] -= 1
            state.house[good] += 1


def deciding_steps() -> dict[int, list[int]]:
    """Every step that asks something, with the actions that belong to it."""
    expansions = ["new_buildings", "nobles", "buccaneer", "festival"]
    state = new_state(Options(expansions=expansions, voluntary=True), 1)
    found = {}
    for number, step in enumerate(state.rules.steps):
        with contextlib.suppress(NotImplementedError):
            found[number] = step.universe(state, Frame(number, 0, 0))
    return found
