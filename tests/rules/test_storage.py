"""Storage (CAP-6) and the warehouses (SWH-1, LWH-1), against all ways to keep barrels."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import Game
from boriken.engine.machine import play
from boriken.engine.state import State
from tests.book import GOODS
from tests.games import at, words

WAREHOUSES = {
    "": 0,
    "small_warehouse 0, large_warehouse 0": 0,
    "small_warehouse 1": 1,
    "large_warehouse 1": 2,
    "small_warehouse 0, large_warehouse 1": 2,
    "small_warehouse 1, large_warehouse 1": 3,
}
"""A city, and how many kinds it keeps whole; a building without a worker keeps nothing (BUI-1)."""

Kept = tuple[int, ...]


def at_storage(barrels: Kept, city: str, ask_forced: bool = False) -> State:
    """Seat A has to store, nobody else has anything."""
    goods = ", ".join(f"{number} {good}" for number, good in zip(barrels, GOODS, strict=True) if number)
    game = Game.from_position(
        f"""
        players = 3
        ask_forced = {str(ask_forced).lower()}
        frames = ["round A count=1", "storage A taker=A"]
        [cards]
        captain = "A"
        [A]
        goods = "{goods}"
        city = "{city}"
        """
    )
    return game.state


def outcomes(state: State) -> Iterator[Kept]:
    """What is kept at the end of each sequence of moves."""
    if at(state) != "storage":
        yield tuple(state.seats[0].goods)
        return
    for action in state.choices:
        copy = state.clone()
        play(copy, action)
        yield from outcomes(copy)


def allowed(barrels: Kept, whole: int) -> set[Kept]:
    """CAP-6, SWH-1, LWH-1, word by word: so many kinds in warehouses, one barrel besides, or less."""
    found = set()
    for kept in itertools.product(*(range(number + 1) for number in barrels)):
        for stored in itertools.combinations(range(5), whole):
            if sum(number for kind, number in enumerate(kept) if kind not in stored) <= 1:
                found.add(kept)
    return found


@given(
    barrels=st.tuples(*[st.integers(min_value=0, max_value=3)] * 5),
    city=st.sampled_from(list(WAREHOUSES)),
    ask_forced=st.booleans(),
)
def test_every_way_to_keep_barrels_is_reached_once(barrels: Kept, city: str, ask_forced: bool) -> None:
    reached = list(outcomes(at_storage(barrels, city, ask_forced)))
    assert set(reached) == allowed(barrels, WAREHOUSES[city])
    assert len(reached) == len(set(reached))


@pytest.mark.parametrize("city", WAREHOUSES)
def test_large_heaps(city: str) -> None:
    barrels = (9, 0, 1, 7, 2)
    reached = list(outcomes(at_storage(barrels, city)))
    assert set(reached) == allowed(barrels, WAREHOUSES[city])
    assert len(reached) == len(set(reached))


def test_what_is_not_kept_goes_to_the_supply() -> None:
    state = at_storage((3, 2, 0, 0, 4), "small_warehouse 1")
    game = Game(state)
    game.play("keep indigo 1")
    game.play("keep coffee 3")
    data = words(state)
    assert data["seats"][0]["goods"] == {"indigo": 1, "coffee": 3}
    assert data["supply"] == {"corn": 10, "indigo": 10, "sugar": 11, "tobacco": 9, "coffee": 6}
    assert game.decision == "round"


def test_players_store_in_turn_from_the_captain() -> None:
    """CAP-6: who has nothing is not asked."""
    game = Game.from_position(
        """
        players = 4
        frames = ["round C count=1", "storage C taker=C"]
        governor = "C"
        [cards]
        captain = "C"
        [A]
        goods = "corn"
        [C]
        goods = "2 corn"
        [D]
        goods = "2 sugar"
        """
    )
    turns = []
    while game.decision == "storage":
        turns.append(game.turn)
        game.play("pass")
    assert turns == [2, 3, 0]
    assert all(not any(seat.goods) for seat in game.state.seats)
