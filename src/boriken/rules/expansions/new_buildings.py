"""Expansion I: steps of the forest house, the library, the black market and the small wharf; the captain's
first turns. Guesthouse and draft have files of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.buildings import BLACK_MARKET, LIBRARY, LIGHTHOUSE, SMALL_WHARF, UNION_HALL
from boriken.engine.actions import (
    HAND_BARREL,
    HAND_CHIP,
    HAND_NOBLE,
    HAND_WORKER,
    MAKE_FOREST,
    PASS,
    PLACES,
    PLANT,
    SEND,
    TAKE_TILE,
    send_action,
)
from boriken.engine.events import (
    FOREST_PLACED,
    HANDED_OVER,
    POINTS_GAINED,
    TILE_DRAWN,
    tell,
)
from boriken.engine.extension import (
    LAND_CHANGED,
    NO_SHIP,
    POINTS_CHANGED,
    Extension,
    ask_anew,
    settle,
    turn_begins,
)
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    CAPTAIN_PHASE,
    FIELDS,
    FOREST,
    GOOD_NAMES,
    GOODS,
    ISLAND_FIELDS,
    MOST_BARRELS,
    QUARRY,
    ROYAL_DELIVERY,
)
from boriken.engine.points import DELIVERY, DOUBLES_PRIVILEGE, LOAD_COINS, PAIR_POINTS, QUARRY_RIGHT
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.step import Refusal, Step
from boriken.rules.builder import build, price
from boriken.rules.captain import (
    FIRST_TURN_TAKEN,
    STARTED,
    points_for_loading,
    put_on_private_ship,
    reward_loading,
    tell_loaded,
)
from boriken.rules.expansions.handing_over import has_barrel, has_chip, workers_to_hand_over
from boriken.rules.expansions.people import noble_at, people_at, place_name, plain_worker_at, take_away
from boriken.rules.pieces import gain_coins_from, gain_points_from, privilege, put_forest, put_tile
from boriken.rules.settler import (
    FOR_LIBRARY,
    call_hospice,
    face_up_choices,
    quarries_left,
    refuse_tile,
    serve_by_hospice,
    take_tile,
    tile_universe,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class TileOrForest(Step):
    """FOREST-1, FOREST-2: a drawn tile has been looked at. ``memo``: its kind, a secret of the seat."""

    name = "drawn tile"

    def options(self, state: State, frame: Frame) -> list[int]:
        return [PLANT, MAKE_FOREST]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.frames.pop()
        if action == MAKE_FOREST:
            serve_by_hospice(state, FOREST)
            tell(state, FOREST_PLACED, frame.seat)
            put_forest(state.seats[frame.seat], frame.memo)
        else:
            serve_by_hospice(state, frame.memo)
            tell(state, TILE_DRAWN, frame.seat, frame.memo)
            put_tile(state, frame.seat, frame.memo)
        settle(state, frame.seat, LAND_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return [PLANT, MAKE_FOREST]


class LibraryTile(Step):
    """LIB-2: after all others the settler takes one more plantation from those left face up.

    ``memo``: 1 once begun, 2 once decided.
    """

    name = "library tile"

    def resume(self, state: State, frame: Frame) -> bool:
        seat = state.seats[frame.seat]
        if frame.memo < 2 and (seat.owned >> LIBRARY) & 1:
            ask_anew(state, frame)
            if turn_begins(state, frame):
                return False
            if seat.plots < ISLAND_FIELDS and state.rules.has(seat.active, DOUBLES_PRIVILEGE):
                return True
        state.frames.pop()
        call_hospice_at_last(state, frame.seat)
        return False

    def options(self, state: State, frame: Frame) -> list[int]:
        """A quarry only with the construction hut."""
        choices = face_up_choices(state, frame.seat)
        if quarries_left(state) and state.rules.has(state.seats[frame.seat].active, QUARRY_RIGHT):
            choices.append(TAKE_TILE + QUARRY)
        choices.append(PASS)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        frame.memo = 2
        if action != PASS:
            kind = take_tile(state, frame.seat, action)
            if state.rules.hospice_serves_library:
                state.frames[1].rest |= 1 << (kind + FOR_LIBRARY)
            settle(state, frame.seat, LAND_CHANGED)

    def universe(self, state: State, frame: Frame) -> list[int]:
        return tile_universe()

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        if action == TAKE_TILE + QUARRY and quarries_left(state):
            return Refusal("LIB-2", "second_tile_no_quarry")
        return refuse_tile(state, frame, action)


def call_hospice_at_last(state: State, settler: i64) -> None:
    """HOS-2, LIB-2: by 003 the settler's hospice serves any tile of the phase, the library's included."""
    phase = state.frames[1]
    phase.rest >>= FOR_LIBRARY
    call_hospice(state, phase, settler)


# --- Black market ----------------------------------------------------------------------------------------


_ASKED: Final = 3
_BARREL_HANDED: Final = 1 << 2
_CHIP_HANDED: Final = 1 << 3


class BlackMarket(Step):
    """BLM-1 to BLM-3: somebody, a barrel and a chip make up for the coins that are missing.

    They are asked for in this order; barrel and chip may be named before (RUL-55). ``memo``: the building.
    ``count``: what is asked for: 0 somebody, 1 a barrel, 2 a chip, and two bits for what was handed over
    before. ``rest``: how many have been handed over.
    """

    name = "black market"

    def resume(self, state: State, frame: Frame) -> bool:
        """Nobody is asked for what there is none of."""
        if frame.count & _ASKED == 0 and not self.people(state, frame):
            self.ask_next(frame)
        if frame.count & _ASKED == 1 and not self.may_hand_barrel(state, frame):
            self.ask_next(frame)
        return True

    def ask_next(self, frame: Frame) -> None:
        """Go on to what has not been handed over."""
        frame.count += 1
        if frame.count & _ASKED == 1 and frame.count & _BARREL_HANDED:
            frame.count += 1 - _BARREL_HANDED

    def options(self, state: State, frame: Frame) -> list[int]:
        missing = self.missing(state, frame)
        choices: list[int] = []
        chips: i64 = 1 if self.may_hand_chip(state, frame) else 0
        asked = frame.count & _ASKED
        if asked == 0:
            choices = self.people(state, frame)
            barrels: i64 = 1 if self.may_hand_barrel(state, frame) else 0
            if missing <= barrels + chips:
                choices.append(PASS)
        elif asked == 1:
            choices = self.barrels(state, frame)
            if missing <= chips:
                choices.append(PASS)
        else:
            choices.append(HAND_CHIP)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """What is asked for later. It makes up for a coin as well as what is asked for now."""
        choices: list[int] = []
        asked = frame.count & _ASKED
        if asked == 0 and self.may_hand_barrel(state, frame):
            choices = self.barrels(state, frame)
        if asked < 2 and self.may_hand_chip(state, frame):
            choices.append(HAND_CHIP)
        return choices

    def may_hand_barrel(self, state: State, frame: Frame) -> bool:
        return not frame.count & _BARREL_HANDED and has_barrel(state.seats[frame.seat])

    def may_hand_chip(self, state: State, frame: Frame) -> bool:
        return not frame.count & _CHIP_HANDED and has_chip(state.seats[frame.seat])

    def barrels(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for good in range(GOODS):
            if seat.goods[good] > 0:
                choices.append(HAND_BARREL + good)
        return choices

    def missing(self, state: State, frame: Frame) -> i64:
        """Coins that are still to be made up for; nothing handed over raises the price."""
        seat = state.seats[frame.seat]
        return price(state, frame.seat, frame.taker, frame.memo) - seat.coins - frame.rest

    def people(self, state: State, frame: Frame) -> list[int]:
        """BLM-3: a noble counts as a worker; who stands in an ordinary place does not matter (NOB-5)."""
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for place in workers_to_hand_over(state, frame.seat, frame.taker, frame.memo):
            if plain_worker_at(seat, place):
                choices.append(HAND_WORKER + place)
            if noble_at(seat, place):
                choices.append(HAND_NOBLE + place)
        return choices

    def apply(self, state: State, frame: Frame, action: int) -> None:
        asked = frame.count & _ASKED
        if action == HAND_CHIP and asked < 2:
            frame.count |= _CHIP_HANDED
        elif HAND_BARREL <= action < HAND_CHIP and asked < 1:
            frame.count |= _BARREL_HANDED
        else:
            self.ask_next(frame)
        if action != PASS:
            frame.rest += 1
            hand_over(state, frame.seat, action)
        if self.missing(state, frame) == 0:
            state.frames.pop()
            build(state, frame.seat, frame.taker, frame.memo, frame.rest)

    def universe(self, state: State, frame: Frame) -> list[int]:
        people = [first + place for first in (HAND_WORKER, HAND_NOBLE) for place in range(PLACES + 1)]
        return [*people, *(HAND_BARREL + good for good in range(GOODS)), HAND_CHIP, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        seat = state.seats[frame.seat]
        if action == PASS:
            return Refusal("BLM-2", "still_missing", {"missing": self.missing(state, frame)})
        if action == HAND_CHIP:
            return refuse_turn(state, frame, 2) if has_chip(seat) else Refusal("BLM-1", "no_chip")
        if HAND_BARREL <= action < HAND_CHIP:
            good = action - HAND_BARREL
            if seat.goods[good] == 0:
                return Refusal("BLM-1", "no_barrel", {"good": GOOD_NAMES[good]})
            return refuse_turn(state, frame, 1)
        if action in self.people(state, frame):
            return refuse_turn(state, frame, 0)
        if action >= HAND_NOBLE:
            return refuse_person_at(seat, action - HAND_NOBLE, True)
        return refuse_person_at(seat, action - HAND_WORKER, False)


def refuse_turn(state: State, frame: Frame, part: i64) -> Refusal:
    """BLM-1: somebody, a barrel and a chip, each once; with a fixed order one after the other (RUL-55)."""
    comes_later = frame.count & _ASKED < part and not state.rules.any_order
    return Refusal("BLM-1", "asked_later" if comes_later else "asked_already")


def refuse_person_at(seat: Seat, place: i64, is_noble: bool) -> Refusal:
    """BLM-2, BLM-3: why nobody there, or not that person, can be handed over."""
    named: dict[str, int | str] = {"place": place_name(place)}
    if people_at(seat, place) == 0:
        return Refusal("BLM-1", "nobody_there", named)
    if place == FIELDS + BLACK_MARKET:
        return Refusal("BLM-3", "works_on_black_market")
    if is_noble and not noble_at(seat, place):
        return Refusal("BLM-3", "no_noble_there", named)
    if not is_noble and not plain_worker_at(seat, place):
        return Refusal("BLM-3", "only_nobles_there", named)
    return Refusal("BLM-2", "raises_price", named)


def hand_over(state: State, number: i64, action: i64) -> None:
    """BLM-1: back to the supply. RUL-24: noted points go first, for good. RUL-42: nobles to their stock."""
    seat = state.seats[number]
    if action == HAND_CHIP:
        if seat.noted > 0:
            seat.noted -= 1
        else:
            seat.chips -= 1
            if state.chips == 0 and state.rules.last_chip_counts:
                state.last_chip_taken = True
            state.chips += 1
        tell(state, HANDED_OVER, number, 3, 1)
    elif HAND_BARREL <= action < HAND_CHIP:
        seat.goods[action - HAND_BARREL] -= 1
        state.supply[action - HAND_BARREL] += 1
        tell(state, HANDED_OVER, number, 2, 1)
    elif action >= HAND_NOBLE:
        take_away(seat, action - HAND_NOBLE, True)
        state.nobles += 1
        tell(state, HANDED_OVER, number, 1, 1)
    else:
        take_away(seat, action - HAND_WORKER, False)
        state.workers += 1
        tell(state, HANDED_OVER, number, 0, 1)


# --- Small wharf -----------------------------------------------------------------------------------------


class SmallWharf(Step):
    """SMW-1: more kinds for the private ship, until the owner is done; in the order of the goods, or in any
    (RUL-55)."""

    name = "small wharf"

    def options(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        choices: list[int] = []
        for good in range(frame.memo, GOODS):
            for barrels in range(1, seat.goods[good] + 1):
                choices.append(send_action(good, barrels))
        choices.append(PASS)
        return choices

    def out_of_order(self, state: State, frame: Frame) -> list[int]:
        """The kinds before the last one on the ship."""
        choices: list[int] = []
        for good in range(frame.memo):
            if not self.is_aboard(frame, good):
                for barrels in range(1, state.seats[frame.seat].goods[good] + 1):
                    choices.append(send_action(good, barrels))
        return choices

    def is_aboard(self, frame: Frame, good: i64) -> bool:
        return (frame.rest >> 4 * good) & 15 > 0

    def apply(self, state: State, frame: Frame, action: int) -> None:
        if action != PASS:
            good = (action - SEND) // MOST_BARRELS
            put_on_private_ship(state, frame, good, (action - SEND) % MOST_BARRELS + 1)
            return
        state.frames.pop()
        points = points_for_loading(state, state.frames[-1], frame.seat, frame.count // 2)
        tell(state, POINTS_GAINED, frame.seat, points, SMALL_WHARF)
        reward_loading(state, frame.seat, points)
        for good in range(GOODS):
            barrels = (frame.rest >> 4 * good) & 15
            if barrels > 0:
                tell_loaded(state, frame.seat, good, NO_SHIP, barrels)

    def universe(self, state: State, frame: Frame) -> list[int]:
        sends = [send_action(good, n) for good in range(GOODS) for n in range(1, MOST_BARRELS + 1)]
        return [*sends, PASS]

    def refuse(self, state: State, frame: Frame, action: int) -> Refusal:
        good = (action - SEND) // MOST_BARRELS
        if self.is_aboard(frame, good) or (good < frame.memo and not state.rules.any_order):
            return Refusal("SMW-1", "kind_decided", {"good": GOOD_NAMES[good]})
        barrels = state.seats[frame.seat].goods[good]
        return Refusal("SMW-1", "too_few_barrels", {"good": GOOD_NAMES[good], "barrels": barrels})


# --- Captain ---------------------------------------------------------------------------------------------


class CaptainStart(Extension):
    """What happens once, before anybody's turn in a captain phase."""

    def turn(self, state: State, frame: Frame) -> None:
        if frame.step == CAPTAIN_PHASE and not frame.memo & STARTED:
            frame.memo |= STARTED
            start_captain_phase(state, frame.taker)
            if state.rules.first_turns_at_start:
                take_first_turns(state, frame)


class CaptainTurns(Extension):
    """What happens on everybody's first turn in a captain phase, where it has not happened yet (RUL-48)."""

    def turn(self, state: State, frame: Frame) -> None:
        first_turn = FIRST_TURN_TAKEN << frame.seat
        if frame.step == CAPTAIN_PHASE and not frame.memo & first_turn:
            frame.memo |= first_turn
            take_first_turn(state, frame.seat, frame.taker)


def start_captain_phase(state: State, taker: i64) -> None:
    """Barrels and points are counted from here on. LIG-1, LIB-4: the captain's coin of the lighthouse."""
    for seat in state.seats:
        seat.loads = 0
        seat.points_mark = seat.chips + seat.noted
    if state.rules.has(state.seats[taker].active, LOAD_COINS):
        gain_coins_from(state, taker, privilege(state, taker, taker), LIGHTHOUSE)


def take_first_turns(state: State, frame: Frame) -> None:
    """RUL-48: by 003 union halls and royal suppliers act before anybody loads, clockwise from the captain."""
    players = state.rules.players
    for place in range(players - 1, -1, -1):
        number = (frame.taker + place) % players
        seat = state.seats[number]
        if state.rules.has(seat.active, DELIVERY) and seat.nobles > 0:
            state.frames.append(Frame(ROYAL_DELIVERY, number, frame.taker))
    for place in range(players):
        # What is offered last is asked first (VOL-1).
        number = (frame.taker + (players - 1 - place if state.rules.voluntary else place)) % players
        frame.memo |= FIRST_TURN_TAKEN << number
        pay_pairs(state, number)


def take_first_turn(state: State, number: i64, taker: i64) -> None:
    """RUL-29: in which order union hall and royal supplier act is the edition's."""
    seat = state.seats[number]
    if state.rules.has(seat.active, DELIVERY) and seat.nobles > 0:
        state.frames.append(Frame(ROYAL_DELIVERY, number, taker))
        if state.rules.union_hall_first:
            pay_pairs(state, number)
    else:
        pay_pairs(state, number)


def pay_pairs(state: State, number: i64) -> None:
    """UNH-1: a point for every two barrels of the same kind, before loading."""
    seat = state.seats[number]
    if state.rules.has(seat.active, PAIR_POINTS):
        points: i64 = 0
        for barrels in seat.goods:
            points += barrels // 2
        if points > 0:
            gain_points_from(state, number, points, UNION_HALL)
            settle(state, number, POINTS_CHANGED)
