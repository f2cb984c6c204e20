"""Observations say what the seat's view says, and nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boriken import Options
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize, view
from boriken.env.fields import field_names
from boriken.env.observing import observe
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES, after, at, decisions

ALL_TABLES = [*TABLES, *EXPANDED_TABLES, *SOLO_TABLES]


def positions(options: Options, every: int = 29) -> Iterator[State]:
    """Some of the positions of a random game, its end included."""
    for number, state in enumerate(decisions(options, seed=11)):
        if number % every == 0 or state.over:
            yield state


def seen(state: State, seat: int) -> dict[str, int]:
    numbers = observe(state, seat)
    return dict(zip(field_names(state.rules.options), numbers, strict=True))


def part(numbers: dict[str, int], start: str) -> dict[str, int]:
    """The fields whose names begin so, without this beginning."""
    return {name.removeprefix(start): n for name, n in numbers.items() if name.startswith(start)}


def chosen(numbers: dict[str, int], start: str) -> list[str]:
    """Of the fields whose names begin so, those that are not 0."""
    return [name for name, number in part(numbers, start).items() if number]


def looks(options: Options) -> Iterator[tuple[State, int]]:
    """Positions in which a seat looks at a game that is not over: afterwards the view hides nothing."""
    for state in positions(options):
        for seat in range(options.players):
            if not state.over:
                yield state, seat


@pytest.mark.parametrize("options", ALL_TABLES, ids=str)
def test_every_number_has_a_name_of_its_own(options: Options) -> None:
    names = field_names(options)
    assert len(set(names)) == len(names)
    for state in positions(options):
        for seat in range(options.players):
            assert len(observe(state, seat)) == len(names)


@pytest.mark.parametrize("options", ALL_TABLES, ids=str)
def test_nothing_hidden_shows(options: Options) -> None:
    """Dealt at random, the unknown looks the same."""
    for number, state in enumerate(positions(options, every=13)):
        if state.over:
            continue
        for seat in range(options.players):
            other = determinize(state, seat, Generator.from_seed(number))
            assert observe(state, seat) == observe(other, seat)


@pytest.mark.parametrize("options", ALL_TABLES, ids=str)
def test_the_table_is_that_of_the_view(options: Options) -> None:
    for state, seat in looks(options):
        numbers = seen(state, seat)
        words: Any = view(state, seat)
        for name in ("round", "workers", "chips", "quarries"):
            assert numbers[name] == words[name]
        assert numbers["worker ship"] == words["worker_ship"]
        for good in GOOD_NAMES:
            assert numbers[f"supply {good}"] == words["supply"].get(good, 0)
            assert numbers[f"face up {good}"] == words["face_up"].get(good, 0)
            assert numbers[f"unseen {good}"] == words["pile"].get(good, 0)
            assert numbers[f"discard {good}"] == words["discard"].get(good, 0)
            assert numbers[f"trading house {good}"] == words["trading_house"].get(good, 0)
            for ship in words["ships"]:
                load = ship["load"] if ship["good"] == good else 0
                assert numbers[f"ship {ship['capacity']} {good}"] == load
        for card, entry in words["cards"].items():
            assert numbers[f"{card} coins"] == entry["coins"]
            assert numbers[f"{card} taken"] == (entry["seat"] is not None)
        for building, copies in words["buildings"].items():
            assert numbers[f"market {building}"] == copies
        assert chosen(numbers, "decision ") == [at(state)]


@pytest.mark.parametrize("options", ALL_TABLES, ids=str)
def test_the_boards_are_those_of_the_view_clockwise_from_the_seat(options: Options) -> None:
    for state, seat in looks(options):
        numbers = seen(state, seat)
        words: Any = view(state, seat)
        for place in range(options.players):
            number = (seat + place) % options.players
            own = part(numbers, f"seat {place} ")
            _check_board(own, words["seats"][number])
            assert own["chips"] == state.seats[number].chips + state.seats[number].noted
            assert numbers[f"governor seat {place}"] == (words["governor"] == number)
            assert numbers[f"turn seat {place}"] == (state.frames[-1].seat == number)


def _check_board(own: dict[str, int], board: dict[str, Any]) -> None:
    assert own["coins"] == board["coins"]
    assert own["idle workers"] == board["workers"]
    assert {good: own[f"barrels {good}"] for good in GOOD_NAMES} == {
        good: board["goods"].get(good, 0) for good in GOOD_NAMES
    }
    for field, entry in board["island"].items():
        assert (own[f"tiles {field}"], own[f"workers on {field}"]) == (entry["tiles"], entry["workers"])
    for entry in board["city"]:
        assert own[entry["building"]] == 1 + entry["workers"]
    forests = board.get("forests", [])
    for kind in GOOD_NAMES if forests else ():
        assert own[f"forest {kind}"] == sum(forest["kind"] == kind for forest in forests)
    if "forest unknown" in own:
        assert own["nobles"] == board["nobles"]
        assert own["forest unknown"] == sum(forest["kind"] is None for forest in forests)
    if "achievement major_investor" in own:
        assert set(chosen(own, "achievement ")) == set(board["achievements"])
    if "hand major_investor" in own:
        assert set(chosen(own, "hand ")) == set(board["hand"])
    if "puertoma" in board:
        automa = board["puertoma"]
        assert own["retired workers"] == automa["retired"]
        assert (own["reserve"] > 0) == (automa["reserve"] is not None)
        assert chosen(own, "ability ") == automa["abilities"]


def test_goals_marker_and_kidnapped_role() -> None:
    options = EXPANDED_TABLES[0]
    kidnapped = reached = False
    for seed in range(4):
        for state in decisions(options, seed):
            words: Any = view(state, 1)
            if not words["kidnapped"] and state.round % 5:
                continue
            numbers = seen(state, 1)
            for card in CARD_NAMES:
                assert numbers.get(f"kidnapped {card}", 0) == (words["kidnapped"] == card)
            kidnapped |= words["kidnapped"] is not None
            for place in range(3):
                assert numbers[f"marker seat {place}"] == (words["marker"] == (1 + place) % 3)
            for number, goal in enumerate(words["goals"]):
                good = [numbers[f"goal {number} good {good}"] for good in GOOD_NAMES]
                assert good == [goal["goods"].count(good) for good in GOOD_NAMES]
                holders = [numbers[f"goal {number} reached by seat {place}"] for place in range(3)]
                assert holders == [int(goal["seat"] == (1 + place) % 3) for place in range(3)]
                reached |= any(holders)
    assert kidnapped
    assert reached


def test_what_is_larger_than_a_byte_is_cut() -> None:
    state = after(TABLES[0], 1, 50)
    state.seats[0].coins = 300
    state.round = 1000
    assert (seen(state, 0)["seat 0 coins"], seen(state, 0)["round"]) == (255, 255)
