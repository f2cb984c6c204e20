"""The check of a position: quiet about good ones, and no damage escapes it."""

from collections.abc import Callable

import pytest
from hypothesis import given

from boriken.catalog.buildings import HOSPICE, LARGE_SUGAR_MILL, WHARF
from boriken.engine.codec import derive
from boriken.engine.ids import CORN, GOODS, INDIGO, QUARRY
from boriken.engine.invariants import problems
from boriken.engine.options import EDITIONS, Options
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.position import read_position
from boriken.rules.compiling import compile_rules
from tests.games import is_one_sentence, positions

TEXT = """
edition = "special"
players = 3
face_up = "2 corn, 2 sugar"
discard = "tobacco"
trading_house = "coffee"
[ships]
4 = "2 corn"
5 = "1 indigo"
[cards]
mayor = "A"
captain = 1
[A]
coins = 5
chips = 3
workers = 1
goods = "2 corn"
island = "corn 1/2, quarry 1/1"
city = "hospice 1, large_sugar_mill 2"
[B]
island = "indigo 0/1"
"""


def good() -> State:
    state = read_position(TEXT)
    assert problems(state) == []
    return state


@given(state=positions())
def test_games_are_well(state: State) -> None:
    assert problems(state) == []


# --- Conservation ----------------------------------------------------------------------------------------


def add(name: str, index: int | None = None, by: int = 1) -> Callable[[State], None]:
    """A damage to a common number."""

    def damage(state: State) -> None:
        if index is None:
            setattr(state, name, getattr(state, name) + by)
        else:
            getattr(state, name)[index] += by

    return damage


def add_to_seat(name: str, index: int | None = None, by: int = 1) -> Callable[[State], None]:
    """A damage to a number of seat A; what follows from it is worked out again."""

    def damage(state: State) -> None:
        seat = state.seats[0]
        if index is None:
            setattr(seat, name, getattr(seat, name) + by)
        else:
            getattr(seat, name)[index] += by
        derive(seat, state.rules)

    return damage


def build(building: int) -> Callable[[State], None]:
    def damage(state: State) -> None:
        state.seats[0].city.append(building)
        state.seats[0].crew.append(0)
        derive(state.seats[0], state.rules)

    return damage


LOST_OR_DOUBLED = {
    "supply": (add("supply", CORN), "There are 11 corn barrels instead of 10."),
    "barrels on a ship": (add("ship_load", 1), "There are 12 indigo barrels instead of 11."),
    "barrels in the house": (add("house", 2), "There are 12 sugar barrels instead of 11."),
    "barrels of a seat": (add_to_seat("goods", CORN, -1), "There are 9 corn barrels instead of 10."),
    "face-up tiles": (add("face_up", CORN, -1), "There are 9 corn plantations instead of 10."),
    "pile": (add("pile", 4), "There are 9 coffee plantations instead of 8."),
    "discards": (add("discard", 3, -1), "There are 8 tobacco plantations instead of 9."),
    "island": (add_to_seat("fields", INDIGO), "There are 13 indigo plantations instead of 12."),
    "quarries": (add("quarries", by=-1), "There are 7 quarries instead of 8."),
    "quarries of a seat": (add_to_seat("fields", QUARRY), "There are 9 quarries instead of 8."),
    "workers": (add("workers"), "There are 59 workers instead of 58."),
    "worker ship": (add("worker_ship", by=-1), "There are 57 workers instead of 58."),
    "idle workers": (add_to_seat("idle"), "There are 59 workers instead of 58."),
    "workers on fields": (add_to_seat("manned", CORN), "There are 59 workers instead of 58."),
    "workers on buildings": (add_to_seat("crew", 1), "There are 59 workers instead of 58."),
    "stock of chips": (add("chips"), "There are 76 chips instead of 75."),
    "chips of a seat": (add_to_seat("chips"), "There are 76 chips instead of 75."),
    "stock of buildings": (add("stock", WHARF), "There are 3 wharf buildings instead of 2."),
    "city": (build(WHARF), "There are 3 wharf buildings instead of 2."),
}


@pytest.mark.parametrize("case", LOST_OR_DOUBLED)
def test_what_is_lost_or_doubled_is_found(case: str) -> None:
    damage, problem = LOST_OR_DOUBLED[case]
    state = good()
    damage(state)
    assert problems(state) == [problem]


def test_every_good_and_every_building_is_counted() -> None:
    for name, size in (("supply", GOODS), ("pile", GOODS), ("stock", 23)):
        for index in range(size):
            state = good()
            getattr(state, name)[index] += 1
            assert len(problems(state)) == 1


# --- What cannot be --------------------------------------------------------------------------------------


def of_common(state: State) -> list[str]:
    """All problems but those of conservation."""
    return [problem for problem in problems(state) if not problem.startswith("There are ")]


@pytest.mark.parametrize("name", ["workers", "worker_ship", "chips", "quarries"])
def test_negative_common_numbers(name: str) -> None:
    state = good()
    setattr(state, name, -1)
    assert "A common number is negative." in of_common(state)


@pytest.mark.parametrize(
    "name", ["card_coins", "supply", "face_up", "pile", "discard", "stock", "ship_load", "house"]
)
def test_negative_numbers_in_common_lists(name: str) -> None:
    state = good()
    getattr(state, name)[0] = -1
    assert "A common number is negative." in of_common(state)


@pytest.mark.parametrize(
    ("name", "index"),
    [
        ("coins", None),
        ("chips", None),
        ("noted", None),
        ("idle", None),
        ("goods", 0),
        ("fields", 1),
        ("manned", 0),
        ("crew", 0),
    ],
)
def test_negative_numbers_of_a_seat(name: str, index: int | None) -> None:
    state = good()
    add_to_seat(name, index, by=-9)(state)
    assert "Seat 0: a number is negative." in of_common(state)


def two_ships_with_corn(state: State) -> None:
    state.ship_good[1] = CORN


def ship_without_kind(state: State) -> None:
    state.ship_good[0] = -1


def empty_ship_with_kind(state: State) -> None:
    state.ship_good[2] = 4


def taken_card_with_coins(state: State) -> None:
    state.card_coins[1] = 1


def over_and_asking(state: State) -> None:
    state.ending = 1
    state.frames.clear()


def over_for_nothing(state: State) -> None:
    state.frames.clear()
    state.choices = []


def waiting_without_choices(state: State) -> None:
    state.choices = []


def same_choice_twice(state: State) -> None:
    state.choices = [*state.choices, state.choices[0]]


def no_chips_and_no_end(state: State) -> None:
    state.seats[2].chips += state.chips
    state.chips = 0


def flag_of_the_last_chip(state: State) -> None:
    state.rules = compile_rules(Options("special", state.rules.players, variants=["errata"]))
    state.last_chip_taken = True


COMMON: list[tuple[Callable[[State], None], str]] = [
    (two_ships_with_corn, "Two ships carry the same good (CAP-3)."),
    (add("ship_load", 0, by=3), "Ship 4 is overloaded (CAP-3)."),
    (ship_without_kind, "Ship 4 does not know what it carries (CAP-3)."),
    (empty_ship_with_kind, "Ship 6 does not know what it carries (CAP-3)."),
    (add("house", 0, by=4), "The trading house is overfull (TRA-3)."),
    (add("face_up", 0), "Too many plantations lie face up (SET-8)."),
    (taken_card_with_coins, "A taken role card holds coins (FLOW-1)."),
    (over_and_asking, "The game is over and still asks."),
    (over_for_nothing, "The game is over for no reason (END-1)."),
    (waiting_without_choices, "The game waits for a decision without choices."),
    (same_choice_twice, "A choice is offered twice."),
    (
        flag_of_the_last_chip,
        "The last chip counts for the end only in the special edition without errata (END-1).",
    ),
]


@pytest.mark.parametrize(("damage", "problem"), COMMON, ids=[problem for _, problem in COMMON])
def test_what_cannot_be_is_found(damage: Callable[[State], None], problem: str) -> None:
    state = good()
    damage(state)
    assert of_common(state) == [problem]


def more_workers_than_tiles(seat: Seat) -> None:
    seat.manned[CORN] = 3


def wrong_plots(seat: Seat) -> None:
    seat.plots += 1


def too_many_plots(seat: Seat) -> None:
    seat.fields[CORN] += 10
    seat.plots += 10


def same_building_twice(seat: Seat) -> None:
    seat.city.append(HOSPICE)
    seat.crew.append(0)
    seat.spaces += 1
    seat.owned += 1 << HOSPICE


def building_without_crew(seat: Seat) -> None:
    seat.city.append(WHARF)
    seat.owned |= 1 << WHARF
    seat.spaces += 1


def too_many_on_a_building(seat: Seat) -> None:
    seat.crew[1] = 4


def wrong_owned(seat: Seat) -> None:
    seat.owned |= 1 << WHARF


def wrong_active(seat: Seat) -> None:
    seat.active &= ~(1 << LARGE_SUGAR_MILL)


def active_though_empty(seat: Seat) -> None:
    seat.crew[1] = 0


def wrong_spaces(seat: Seat) -> None:
    seat.spaces += 1


def too_many_spaces(seat: Seat) -> None:
    for building in (0, 1, 2, 4, 5, 6, 7, 8, 9, 11, 12):
        seat.city.append(building)
        seat.crew.append(0)
        seat.owned |= 1 << building
        seat.spaces += 1


def noted_too_early(seat: Seat) -> None:
    seat.noted = 1


OF_A_SEAT: list[tuple[Callable[[Seat], None], str]] = [
    (more_workers_than_tiles, "more workers than tiles on corn (MAY-3)."),
    (wrong_plots, "4 fields are noted as used."),
    (too_many_plots, "13 fields are noted as used."),
    (same_building_twice, "a building stands twice (BLD-5)."),
    (building_without_crew, "buildings and crews differ in number."),
    (too_many_on_a_building, "too many workers on large_sugar_mill (MAY-3)."),
    (wrong_owned, "the mask of buildings owned is wrong."),
    (wrong_active, "the mask of occupied buildings is wrong (BUI-1)."),
    (active_though_empty, "the mask of occupied buildings is wrong (BUI-1)."),
    (wrong_spaces, "3 city spaces are noted as used (BLD-6)."),
    (too_many_spaces, "13 city spaces are noted as used (BLD-6)."),
]


@pytest.mark.parametrize(("damage", "problem"), OF_A_SEAT, ids=[problem for _, problem in OF_A_SEAT])
def test_what_a_seat_cannot_have_is_found(damage: Callable[[Seat], None], problem: str) -> None:
    state = good()
    damage(state.seats[0])
    assert of_common(state) == [f"Seat 0: {problem}"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_the_chips_may_wait_for_the_phase(edition: str) -> None:
    """END-1c. VAR-6: only with the errata the stock may not be empty unnoticed."""
    state = read_position(TEXT.replace("special", edition))
    assert state.rules.options == Options(edition=edition, players=3)
    no_chips_and_no_end(state)
    assert problems(state) == []
    if edition == "special":
        state.rules = compile_rules(Options("special", 3, variants=["errata"]))
        assert problems(state) == ["The stock of chips is empty and the end is not triggered (VAR-6)."]


def test_problems_are_sentences() -> None:
    for damage in [damage for damage, _ in LOST_OR_DOUBLED.values()] + [damage for damage, _ in COMMON]:
        state = good()
        damage(state)
        assert all(is_one_sentence(problem) for problem in problems(state))
