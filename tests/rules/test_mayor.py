"""Mayor: sharing out workers (MAY-1, MAY-2), placing them (MAY-3, MAY-4) and the next ship (MAY-5, MAY-6)."""

import itertools
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import Game
from boriken.engine.machine import play
from boriken.engine.state import State
from boriken.rules.pieces import staff_building
from tests.book import BUILDINGS, FIELDS
from tests.games import at, words

Placement = tuple[int, ...]


def placing(fields: dict[str, int], city: list[str], workers: int, ask_forced: bool = False) -> State:
    """Seat A has to place some workers, of whom the mayor's privilege is the last."""
    island = ", ".join(f"{kind} 0/{tiles}" for kind, tiles in fields.items() if tiles)
    game = Game.from_position(
        f"""
        players = 3
        ask_forced = {str(ask_forced).lower()}
        worker_ship = 0
        [A]
        workers = {workers - 1}
        island = "{island}"
        city = "{", ".join(city)}"
        """
    )
    game.play("mayor")
    game.play("worker")
    return game.state


def outcomes(state: State) -> Iterator[Placement]:
    """Who stands where at the end of each sequence of moves: fields by kind, buildings, the portrait."""
    if at(state) != "place":
        seat = state.seats[0]
        yield (*seat.manned, *seat.crew, int(seat.idle))
        return
    for action in state.choices:
        copy = state.clone()
        play(copy, action)
        yield from outcomes(copy)


def allowed(fields: dict[str, int], city: list[str], workers: int) -> set[Placement]:
    """MAY-3, MAY-4: every way to fill as many circles as possible."""
    circles = [fields.get(kind, 0) for kind in FIELDS] + [BUILDINGS[name].circles for name in city]
    placed = min(workers, sum(circles))
    return {
        (*crowds, workers - placed)
        for crowds in itertools.product(*(range(number + 1) for number in circles))
        if sum(crowds) == placed
    }


@given(
    fields=st.dictionaries(st.sampled_from(FIELDS), st.integers(min_value=0, max_value=3), max_size=4),
    city=st.lists(st.sampled_from(list(BUILDINGS)), unique=True, max_size=4),
    workers=st.integers(min_value=1, max_value=12),
    ask_forced=st.booleans(),
)
def test_every_way_to_place_workers_is_reached_once(
    fields: dict[str, int], city: list[str], workers: int, ask_forced: bool
) -> None:
    reached = list(outcomes(placing(fields, city, workers, ask_forced)))
    assert set(reached) == allowed(fields, city, workers)
    assert len(reached) == len(set(reached))


def test_workers_placed_before_are_placed_anew() -> None:
    """MAY-3: new and old ones; occupied buildings may be left."""
    game = Game.from_position(
        """
        players = 3
        worker_ship = 0
        [A]
        island = "corn 1/2"
        city = "hospice 1, large_indigo_plant 0"
        """
    )
    game.play("mayor")
    game.play("pass")
    game.play("place corn 0")
    game.play("place hospice 0")
    seat = words(game.state)["seats"][0]
    assert seat["island"]["corn"]["workers"] == 0
    assert seat["city"] == [
        {"building": "hospice", "workers": 0},
        {"building": "large_indigo_plant", "workers": 2},
    ]


@pytest.mark.parametrize(
    ("ship", "taker", "shares"),
    [(0, "A", [0, 0, 0]), (1, "B", [0, 1, 0]), (4, "B", [1, 2, 1]), (5, "C", [2, 1, 2]), (6, "A", [2, 2, 2])],
)
def test_the_ship_is_shared_out_from_the_mayor_on(ship: int, taker: str, shares: list[int]) -> None:
    """MAY-2"""
    game = Game.from_position(f'players = 3\ngovernor = "{taker}"\nworker_ship = {ship}\n')
    game.play("mayor")
    game.play("pass")
    assert [seat.idle for seat in game.state.seats] == shares


def test_the_privilege_is_a_worker_from_the_supply() -> None:
    """MAY-1, RUL-52: it may be declined; with an empty supply there is none, whatever the ship holds."""
    for choice, workers, idle in (("worker", 54, 2), ("pass", 55, 1)):
        game = Game.from_position("players = 3\nworker_ship = 3\n")
        game.play("mayor")
        assert [str(action) for action in game.legal_actions()] == ["worker", "pass"]
        game.play(choice)
        assert game.state.workers == workers - 3  # three go to the next ship
        assert game.state.seats[0].idle == idle
    game = Game.from_position("players = 3\nworker_ship = 3\n[C]\nworkers = 55\n")
    game.play("mayor")
    assert game.decision == "round"
    assert [seat.idle for seat in game.state.seats] == [1, 1, 56]


@pytest.mark.parametrize(
    ("city", "ship"),
    [
        ("", 3),
        ("hospice 0", 3),
        ("tobacco_storage 0", 3),
        ("tobacco_storage 0, hospice 0", 4),
        ("tobacco_storage 0, large_sugar_mill 0, coffee_roaster 0", 8),
    ],
)
def test_the_next_ship_has_a_worker_for_every_empty_circle_on_buildings(city: str, ship: int) -> None:
    """MAY-5: at least one for each player; empty fields do not count."""
    game = Game.from_position(
        f"""
        players = 3
        worker_ship = 0
        [A]
        island = "corn 0/5"
        [B]
        city = "{city}"
        """
    )
    game.play("mayor")
    game.play("pass")
    assert game.state.worker_ship == ship
    assert game.state.workers == 58 - ship


@pytest.mark.parametrize(
    ("left", "ship", "ending"), [(5, 4, []), (4, 4, []), (3, 3, ["workers"]), (0, 0, ["workers"])]
)
def test_a_ship_that_cannot_be_filled_triggers_the_end(left: int, ship: int, ending: list[str]) -> None:
    """MAY-6, END-1a, RUL-33: all that is left goes aboard; exactly enough is no trigger."""
    game = Game.from_position(
        f"""
        players = 3
        worker_ship = 0
        [A]
        city = "hospice 0, tobacco_storage 0"
        [B]
        island = "corn 0/3"
        [C]
        workers = {58 - left}
        """
    )
    game.play("mayor")
    if left:
        game.play("pass")
    assert game.state.worker_ship == ship
    assert game.state.workers == left - ship
    assert game.ending() == ending
    assert not game.over


def test_a_building_is_occupied_while_somebody_stands_on_it() -> None:
    """BUI-1"""
    seat = Game.from_position('[A]\ncity = "hospice 0, coffee_roaster 1"').state.seats[0]
    hospice, roaster = (1 << building for building in seat.city)
    assert seat.active == roaster
    staff_building(seat, 0, 1)
    assert seat.active == hospice | roaster
    staff_building(seat, 1, 0)
    assert seat.active == hospice
    assert seat.crew == [1, 0]
