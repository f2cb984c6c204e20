"""The guesthouse: its workers may move at any time (GUE-1).

The program asks where a move could change something (RUL-22): ``guest_uses`` says where. It does not ask
again while nothing has changed since the owner declined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.catalog.buildings import GUESTHOUSE
from boriken.engine.actions import PASS, PLACES, PUT_NOBLE, PUT_WORKER
from boriken.engine.events import GUEST_MOVED, tell
from boriken.engine.extension import PEOPLE_CHANGED, Extension, ask_again, settle
from boriken.engine.frame import Frame
from boriken.engine.ids import BIT, GUESTS
from boriken.engine.points import HOLDS_GUESTS
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.expansions.guest_uses import destinations
from boriken.rules.expansions.people import EVERYWHERE, empty_circles, place_name, put_person, slot_of
from boriken.rules.pieces import staff_building

if TYPE_CHECKING:
    from mypy_extensions import i64


class GuestTurns(Extension):
    """Asks the owner of a guesthouse before each turn of their own."""

    def turn(self, state: State, frame: Frame) -> None:
        ask_guests(state, frame.seat, frame.taker)


def ask_guests(state: State, number: i64, taker: i64) -> None:
    """RUL-22: ask if there is a guest, somewhere to go, and something has changed since the last time."""
    seat = state.seats[number]
    if not state.rules.has(seat.active, HOLDS_GUESTS) or (state.quiet >> number) & 1:
        return
    state.frames.append(Frame(GUESTS, number, taker))
    if len(destinations(state, number, taker)) == 0:
        state.frames.pop()


def anybody_has_guests(state: State) -> bool:
    """Whether there is an occupied guesthouse."""
    guesthouses: i64 = state.rules.masks[HOLDS_GUESTS]
    occupied: i64 = 0
    for seat in state.seats:
        occupied |= seat.active
    return (occupied & guesthouses) != 0


class Guests(Step):
    """GUE-1: one guest moves, or none."""

    name = "guests"

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        places = destinations(state, frame.seat, frame.taker)
        choices: list[int] = []
        if seat.crew[slot_of(seat, GUESTHOUSE)] > seat.noble_guests:
            for place in places:
                choices.append(PUT_WORKER + place)
        if seat.noble_guests > 0:
            for place in places:
                choices.append(PUT_NOBLE + place)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == PASS:
            state.quiet |= BIT[frame.seat]
        elif action >= PUT_NOBLE:
            move_guest(state, frame.seat, action - PUT_NOBLE, True)
        else:
            move_guest(state, frame.seat, action - PUT_WORKER, False)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [first + place for first in (PUT_WORKER, PUT_NOBLE) for place in range(PLACES)] + [PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        seat = state.seats[frame.seat]
        is_noble = action >= PUT_NOBLE
        place = action - PUT_NOBLE if is_noble else action - PUT_WORKER
        named: dict[str, int | str] = {"place": place_name(place)}
        if place not in empty_circles(state, seat, EVERYWHERE, EVERYWHERE ^ BIT[GUESTHOUSE]):
            return Refusal("GUE-1", "no_empty_circle", named)
        guests = seat.crew[slot_of(seat, GUESTHOUSE)]
        if (seat.noble_guests if is_noble else guests - seat.noble_guests) == 0:
            return Refusal("GUE-1", "no_such_guest")
        return Refusal("RUL-22", "guest_changes_nothing", named)


def move_guest(state: State, number: i64, place: i64, is_noble: bool) -> None:
    """GUE-1: a guest goes to work, and stays there until the next mayor phase."""
    seat: Seat = state.seats[number]
    slot = slot_of(seat, GUESTHOUSE)
    staff_building(seat, slot, seat.crew[slot] - 1)
    if is_noble:
        seat.noble_guests -= 1
    put_person(seat, place, is_noble)
    tell(state, GUEST_MOVED, number, place, 1 if is_noble else 0)
    settle(state, number, PEOPLE_CHANGED)


class GuestsAtMoment(Step):
    """Ask every owner of a guesthouse in turn. ``count``: seats asked. ``memo``: 1 once begun.

    What a guest could change is different from moment to moment, so a player who declined is asked again.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def resume(self, state: State, frame: Frame) -> bool:
        ask_again(state, frame)
        players: i64 = state.rules.players if anybody_has_guests(state) else 0
        while frame.count < players:
            ask_guests(state, frame.seat, frame.taker)
            if state.frames[-1] is not frame:
                return False
            frame.count += 1
            frame.seat = (frame.seat + 1) % players
        state.quiet = 0
        state.frames.pop()
        return False
