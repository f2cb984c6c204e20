"""A player who may move guests whenever the book allows, against one who is asked by the program (RUL-22).

Both play the same phase with the same engine, by brute force: every choice of the guesthouse's owner is
tried, the others do what a number (``whim``) says. The *asked* player moves guests where the program asks;
the *free* player is never asked, but may put any guest on any empty circle before any decision of anybody.
Not between two decisions of one act: looking at a drawn tile and placing it; naming a building, handing over
what is missing and taking the worker who comes with it; placing all of one's people as a mayor phase asks.
In 1897 not in a mayor phase (GUE-1).

The asked player loses nothing if, at the start and wherever something new has become known in the phase
(another player has decided, or chance), each result of the free one can be had by answering the questions
that follow.

Results are compared at the next choice of a role. A guest who has gone somewhere without an effect so far is
as good as one who still waits in the guesthouse, because the question about that place is yet to come: so a
free result counts as had if an asked one becomes it when guests leave the guesthouse. (They may also end on
the portrait: a free player can send a guest to a plantation in order to clear it with them on it, which is
worth no more than a guest who waits.) That question would come too late for a mayor phase in 1897, and for
the end of the game; so there the results are compared again after villa and library have acted, and by the
final scores.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boriken.catalog.buildings import GUESTHOUSE
from boriken.engine.actions import PASS, TAKE_CARD
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BIT,
    BLACK_MARKET_STEP,
    GUESTS,
    MAYOR,
    MAYOR_PHASE,
    PLACE_NOBLES,
    PLACE_WORKERS,
    ROUND,
    TILE_OR_FOREST,
    UNIVERSITY_WORKER,
)
from boriken.engine.machine import advance, play
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.expansions.guesthouse import move_guest
from boriken.rules.expansions.people import EVERYWHERE, empty_circles, persons
from boriken.rules.pieces import is_noble_post
from boriken.rules.scoring import scores

ONE_ACT = (TILE_OR_FOREST, UNIVERSITY_WORKER, BLACK_MARKET_STEP)
PLACING = (PLACE_WORKERS, PLACE_NOBLES)

Standing = tuple[tuple[int, ...], tuple[int, ...], int, int, int]
"""Who stands where: the city, people by place without the guests, noble posts, guests, nobles among them."""
Result = tuple[str, Any, Standing | None]


def _names(kind: type) -> list[str]:
    return [name for name in dir(kind) if name[0] != "_" and not callable(getattr(kind, name))]


_OF_STATE = [
    n for n in _names(State) if n not in ("choices", "listener", "over", "rules", "seats", "frames", "rng")
]
_OF_SEAT = _names(Seat)
_PEOPLE = ("active", "crew", "idle", "manned", "noble_guests", "noble_posts")
_OF_SEAT_BUT_PEOPLE = [name for name in _OF_SEAT if name not in _PEOPLE]
_OF_FRAME = _names(Frame)


def _values(thing: Any, names: list[str]) -> tuple[Any, ...]:
    values = [getattr(thing, name) for name in names]
    return tuple([tuple(value) if isinstance(value, list) else value for value in values])


def whole_key(state: State) -> tuple[Any, ...]:
    """All that a state is."""
    return (
        _values(state, _OF_STATE),
        (state.rng.a, state.rng.b),
        tuple([_values(seat, _OF_SEAT) for seat in state.seats]),
        tuple([_values(frame, _OF_FRAME) for frame in state.frames]),
    )


class TooLarge(Exception):
    """There are more ways than a test has time for."""


@dataclass
class Phase:
    """What can become of a phase, for both kinds of owner."""

    owner: int
    whim: int
    nodes_left: int
    had: dict[Any, frozenset[Result]] = field(default_factory=dict)
    questions: int = 0

    # --- What is compared --------------------------------------------------------------------------------

    def base(self, state: State) -> tuple[Any, ...]:
        """All of a state but where the owner's people stand, and who has been asked."""
        return (
            _values(state, [name for name in _OF_STATE if name != "quiet"]),
            (state.rng.a, state.rng.b),
            tuple(
                _values(seat, _OF_SEAT_BUT_PEOPLE if number == self.owner else _OF_SEAT)
                for number, seat in enumerate(state.seats)
            ),
        )

    def standing(self, state: State) -> Standing:
        seat = state.seats[self.owner]
        slot = seat.city.index(GUESTHOUSE)
        crew = [0 if at == slot else workers for at, workers in enumerate(seat.crew)]
        places = (*seat.manned, seat.idle, *crew)
        return tuple(seat.city), places, seat.noble_posts, seat.crew[slot], seat.noble_guests

    # --- Both ways to play -------------------------------------------------------------------------------

    def results(self, state: State, free: bool, in_mayor: bool = False) -> frozenset[Result]:
        key = (free, in_mayor, whole_key(state))
        found = self.had.get(key)
        if found is None:
            self.nodes_left -= 1
            if self.nodes_left < 0:
                raise TooLarge
            found = frozenset(self._results(state, free, in_mayor))
            self.had[key] = found
        return found

    def _results(self, state: State, free: bool, in_mayor: bool) -> set[Result]:
        if state.over:
            return {("over", (self.base(state), tuple(score.total for score in scores(state))), None)}
        top = state.frames[-1].step
        if in_mayor and top in (*PLACING, ROUND):
            return {("mayor", (self.base(state), persons(state.seats[self.owner])), None)}
        found: set[Result] = set()
        if free and self.may_move(state, in_mayor):
            for moved in moves(state, self.owner):
                found |= self.results(moved, free, in_mayor)
        if top == ROUND:
            found.add(("round", self.base(state), self.standing(state)))
            if state.rules.guests_rest_with_mayor and TAKE_CARD + MAYOR in state.choices:
                found |= self.results(after(state, TAKE_CARD + MAYOR), free, in_mayor=True)
            return found
        for action in self.actions(state, free):
            found |= self.results(after(state, action), free, in_mayor)
        return found

    def may_move(self, state: State, in_mayor: bool) -> bool:
        frame = state.frames[-1]
        if frame.step in ONE_ACT or (frame.step in PLACING and frame.seat == self.owner):
            return False
        is_mayor = in_mayor or (len(state.frames) > 1 and state.frames[1].step == MAYOR_PHASE)
        return not (is_mayor and state.rules.guests_rest_with_mayor)

    def actions(self, state: State, free: bool) -> list[int]:
        frame = state.frames[-1]
        if frame.step == GUESTS and free:
            return [PASS]
        if frame.seat != self.owner:
            return [state.choices[self.whim % len(state.choices)]]
        return state.choices

    # --- The comparison ----------------------------------------------------------------------------------

    def lost(self, state: State, card: int) -> list[Result]:
        """Results of a free player, from the choice of a role on, that an asked one cannot have."""
        after_role = after(state, TAKE_CARD + card)
        starts = [after_role]
        if not (card == MAYOR and state.rules.guests_rest_with_mayor):
            starts += [after(moved, TAKE_CARD + card) for moved in all_moves(state, self.owner)]
        free: set[Result] = set()
        for start in starts:
            free |= self.results(start, free=True)
        missing = self.not_had(free, self.results(after_role, free=False))
        return missing or self.lost_later(after_role, set())

    def lost_later(self, state: State, seen: set[Any]) -> list[Result]:
        """The same from every later point on at which something new has become known."""
        key = whole_key(state)
        if key in seen or state.over or state.frames[-1].step == ROUND:
            return []
        seen.add(key)
        step = state.frames[-1]
        if step.step == GUESTS:
            self.questions += 1
        for action in self.actions(state, free=False):
            child = after(state, action)
            is_news = step.seat != self.owner or not child.rng.same_as(state.rng)
            if is_news and not child.over and child.frames[-1].step != ROUND:
                missing = self.not_had(self.results(child, free=True), self.results(child, free=False))
                if missing:
                    return missing
            missing = self.lost_later(child, seen)
            if missing:
                return missing
        return []

    def not_had(self, free: frozenset[Result] | set[Result], asked: frozenset[Result]) -> list[Result]:
        by_base: dict[Any, list[Standing]] = {}
        for _, base, standing in asked:
            if standing is not None:
                by_base.setdefault(base, []).append(standing)
        return [
            result
            for result in free - asked
            if result[2] is None
            or not any(becomes(waiting, result[2]) for waiting in by_base.get(result[1], []))
        ]


def becomes(waiting: Standing, wanted: Standing) -> bool:
    """Whether people stand as wanted when guests leave."""
    city, places, posts, guests, nobles = waiting
    _, places_wanted, posts_wanted, guests_wanted, nobles_wanted = wanted
    came = [more - less for less, more in zip(places, places_wanted, strict=True)]
    workers_left = (guests - nobles) - (guests_wanted - nobles_wanted)
    nobles_left = nobles - nobles_wanted
    if min(came) < 0 or workers_left < 0 or nobles_left < 0 or posts & ~posts_wanted:
        return False
    filled = [
        building
        for building, more in zip(city, came[-len(city) :], strict=True)
        if more and is_noble_post(building)
    ]
    by_nobles = sum(1 for building in filled if posts_wanted & BIT[building])
    return (
        sum(came) == workers_left + nobles_left
        and (posts_wanted ^ posts).bit_count() == by_nobles <= nobles_left
        and len(filled) - by_nobles <= workers_left
    )


def after(state: State, action: int) -> State:
    child = state.clone()
    play(child, action)
    return child


def moves(state: State, owner: int) -> list[State]:
    """After one guest has gone to any empty circle."""
    seat = state.seats[owner]
    slot = seat.city.index(GUESTHOUSE)
    kinds = [False] * (seat.crew[slot] > seat.noble_guests) + [True] * (seat.noble_guests > 0)
    found = []
    for place in empty_circles(state, seat, EVERYWHERE, EVERYWHERE ^ BIT[GUESTHOUSE]):
        for is_noble in kinds:
            child = state.clone()
            move_guest(child, owner, place, is_noble)
            advance(child)
            found.append(child)
    return found


def all_moves(state: State, owner: int) -> list[State]:
    """After one guest or more have gone."""
    once = moves(state, owner)
    return once + [further for moved in once for further in all_moves(moved, owner)]
