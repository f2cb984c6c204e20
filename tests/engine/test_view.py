"""Views (SET-12): a seat sees what it may know and nothing else."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import BorikenError, Game
from boriken.catalog.buildings import BUILDINGS
from boriken.engine.options import Options
from boriken.engine.shapes import TableView
from boriken.engine.state import State
from boriken.engine.view import SPECTATOR, view
from tests.games import after, play_to_end, positions, seeds, words


def running(moves: int = 200) -> State:
    state = after(Options(edition="classic", players=4), seed=5, moves=moves)
    assert not state.over
    return state


def views(state: State) -> list[TableView]:
    return [view(state, seat) for seat in (*range(state.rules.players), SPECTATOR)]


def seen_by(state: State, seat: int) -> Any:
    return view(state, seat)


def keys(data: object) -> set[str]:
    """All keys anywhere in a view."""
    if isinstance(data, dict):
        return set(data) | {key for value in data.values() for key in keys(value)}
    if isinstance(data, list):
        return {key for value in data for key in keys(value)}
    return set()


@given(state=positions(), seed=seeds)
def test_nobody_sees_the_coming_draws(state: State, seed: int) -> None:
    before = views(state)
    state.rng = state.rng.from_seed(seed)
    assert views(state) == before
    for seen in before:
        assert not keys(seen) & {"rng", "seed", "choices", "listener"}


@given(state=positions(), data=st.data())
def test_nobody_sees_the_points_of_others(state: State, data: st.DataObject) -> None:
    """Any points of the others, in chips or noted, give the same view as long as the stock is the same."""
    if state.over:
        return
    viewer = data.draw(st.sampled_from([*range(state.rules.players), SPECTATOR]))
    before = view(state, viewer)
    for number, seat in enumerate(state.seats):
        if number != viewer:
            seat.chips = data.draw(st.integers(min_value=0, max_value=126))
            seat.noted = data.draw(st.integers(min_value=0, max_value=20))
    assert view(state, viewer) == before


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_chips_that_change_hands_among_others_do_not_show(viewer: int) -> None:
    state = running()
    state.seats[1].chips, state.seats[2].chips = 9, 4
    before = view(state, viewer)
    state.seats[1].chips, state.seats[2].chips = 6, 7
    assert view(state, viewer) == before
    state.seats[1].chips, state.seats[1].noted = 1, 5
    assert view(state, viewer) == before


@given(state=positions())
def test_a_view_says_what_lies_on_a_board_in_all(state: State) -> None:
    """END-3: points in chips and noted ones, fields and spaces that are used."""
    for number, board in enumerate(view(state, 0)["seats"]):
        held = state.seats[number]
        island = sum(field["tiles"] for field in board["island"].values()) + len(board.get("forests", []))
        assert board["plots"] == island
        assert board["spaces"] == sum(BUILDINGS[building].spaces for building in held.city)
        assert board["points"] == (held.chips + held.noted if number == 0 or state.over else None)


def test_a_seat_sees_its_own_points() -> None:
    state = running()
    for number, seat in enumerate(state.seats):
        seat.chips, seat.noted = 10 + number, 20 + number
    for viewer in range(4):
        shown = [(seat["chips"], seat["noted"]) for seat in seen_by(state, viewer)["seats"]]
        expected: list[tuple[int | None, int | None]] = [(None, None)] * 4
        expected[viewer] = (10 + viewer, 20 + viewer)
        assert shown == expected


def test_a_spectator_sees_nobodys_points() -> None:
    seats = seen_by(running(), SPECTATOR)["seats"]
    assert all(seat["chips"] is None and seat["noted"] is None for seat in seats)


@given(state=positions())
def test_everything_else_is_open(state: State) -> None:
    """SET-12: all but the order of the tiles and the points of others; the stock of chips too."""
    for viewer in (0, SPECTATOR):
        seen, whole = seen_by(state, viewer), words(state)
        del whole["rng"]
        assert seen.pop("pile_size") == sum(state.pile)
        for entry in (*seen["seats"], *whole["seats"]):
            del entry["chips"], entry["noted"]
        for entry in seen["seats"]:
            del entry["points"], entry["plots"], entry["spaces"]
        assert seen == whole
        assert seen["chips"] == state.chips


@given(state=positions(), seed=seeds)
def test_after_the_end_everything_is_open(state: State, seed: int) -> None:
    play_to_end(state, seed)
    for viewer in (0, SPECTATOR):
        shown = [(seat["chips"], seat["noted"]) for seat in seen_by(state, viewer)["seats"]]
        assert shown == [(seat.chips, seat.noted) for seat in state.seats]


@given(state=positions())
def test_a_view_is_json(state: State) -> None:
    for seen in views(state):
        assert json.loads(json.dumps(seen)) == seen


def test_a_view_can_be_changed_without_harm() -> None:
    state = running()
    before = words(state)
    seen = seen_by(state, 0)
    seen["seats"][0]["goods"]["corn"] = 99
    seen["supply"].clear()
    seen["frames"].clear()
    assert words(state) == before


def test_a_game_shows_views() -> None:
    game = Game.new(players=3, seed=1)
    assert game.view(2) == view(game.state, 2)
    assert game.view() == view(game.state, SPECTATOR)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_view_for_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(BorikenError, match=rf"There is no seat {seat}: seats are 0 to 2\."):
        Game.new(players=3, seed=1).view(seat)
