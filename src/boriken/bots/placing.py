"""A rule of thumb for placing workers: the jobs that bring most for each worker come first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.bots.powers import POWER_COINS, POWER_MEASURE, POWER_POINTS
from boriken.catalog.buildings import BUILDINGS, KINDS_OF_BUILDING
from boriken.engine.frame import Frame
from boriken.engine.ids import CITY_SPACES, CORN, FIELDS, GOODS, QUARRY
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.mayor import circles_at, first_action_at

if TYPE_CHECKING:
    from mypy_extensions import i64

BARREL_JOB: Final = [0.82, 0.62, 0.97, 2.19, 1.48]
"""What a barrel of each good in every craftsman phase is worth: a worker's job for corn, two for others."""
QUARRY_JOB: Final = 0.496
LARGE_JOB: Final = 0.4
LARGE_JOB_LATE: Final = 4.0
_TYPICAL: Final = [1.0, 2.0, 4.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0]
"""What the measures of ``powers`` mostly are."""
_COIN: Final = 0.5


def _building_job(building: int) -> float:
    if BUILDINGS[building].row == 4:
        return LARGE_JOB
    each = POWER_POINTS[building] + _COIN * POWER_COINS[building]
    return each * _TYPICAL[POWER_MEASURE[building]]


BUILDING_JOB: Final[list[float]] = [_building_job(building) for building in range(KINDS_OF_BUILDING)]
"""What a worker on each building is worth, production buildings left out."""


def is_late(state: State) -> bool:
    """Whether the game may end within about two rounds."""
    if state.ending or state.chips < 4 * state.rules.players:
        return True
    if state.rules.workers_end_game and state.workers < 2 * state.rules.players:
        return True
    for seat in state.seats:
        if seat.spaces >= CITY_SPACES - 2:
            return True
    return False


def place_action(state: State, frame: Frame) -> int:
    """The action that puts as many workers on the current place as the plan says."""
    seat = state.seats[frame.seat]
    crowd = Plan(state, seat, frame.memo).crowd()
    action = first_action_at(seat, frame.memo) + crowd
    choices = state.choices
    if action < choices[0]:
        return choices[0]
    return action if action < choices[-1] else choices[-1]


class Plan:
    """Who goes where, given what has been decided for the places before ``place``."""

    __slots__ = ("free", "place", "plants", "seat", "state", "tiles", "workers")

    state: State
    seat: Seat
    place: i64
    workers: i64
    """Still in hand."""
    tiles: list[int]
    """Workers for the tiles of each kind."""
    plants: list[int]
    """Workers for the production buildings of each kind."""
    free: list[int]
    """Circles of the production buildings of each kind."""

    def __init__(self, state: State, seat: Seat, place: i64) -> None:
        self.state = state
        self.seat = seat
        self.place = place
        self.workers = seat.idle
        self.tiles = [0] * FIELDS
        self.plants = [0] * GOODS
        self.free = [0] * GOODS
        rules = state.rules
        for slot in range(len(seat.city)):
            good = rules.produces[seat.city[slot]]
            if good >= 0:
                if FIELDS + slot < place:
                    self.free[good] += seat.crew[slot]
                    self.plants[good] += seat.crew[slot]
                else:
                    self.free[good] += rules.circles[seat.city[slot]]

    def crowd(self) -> i64:
        """Workers for the current place."""
        here: i64 = 0
        for worth, job in self.jobs():
            if worth <= 0 or self.workers <= 0:
                break
            if job < GOODS:
                self.assign_barrels(job)
            elif job == QUARRY:
                if self.place <= QUARRY:
                    here = self.assign(self.seat.fields[QUARRY])
                    self.tiles[QUARRY] = here
            else:
                taken = self.assign(1)
                if job - FIELDS == self.place - FIELDS and self.place >= FIELDS:
                    here = taken
        here = self.assigned(here)
        circles = circles_at(self.state, self.seat, self.place)
        return min(circles, here + self.workers)

    def assigned(self, here: i64) -> i64:
        """What the jobs have given to the current place."""
        if self.place < FIELDS:
            return self.tiles[self.place]
        building = self.seat.city[self.place - FIELDS]
        good = self.state.rules.produces[building]
        if good < 0:
            return here
        for slot in range(self.place - FIELDS):
            if self.state.rules.produces[self.seat.city[slot]] == good:
                self.plants[good] -= self.seat.crew[slot]
        return min(self.state.rules.circles[building], self.plants[good])

    def assign(self, workers: i64) -> i64:
        given = workers if workers < self.workers else self.workers
        self.workers -= given
        return given

    def jobs(self) -> list[tuple[float, int]]:
        """Kinds of jobs with their worth for each worker, best first: goods, the quarries, and buildings as
        FIELDS plus their slot."""
        jobs: list[tuple[float, int]] = [(QUARRY_JOB, QUARRY)]
        for good in range(GOODS):
            alone = good == CORN or self.place > good
            jobs.append((BARREL_JOB[good] if alone else BARREL_JOB[good] / 2, good))
        city = self.seat.city
        late = is_late(self.state)
        for slot in range(max(0, self.place - FIELDS), len(city)):
            building = city[slot]
            if self.state.rules.produces[building] < 0 and self.state.rules.circles[building] > 0:
                worth = BUILDING_JOB[building]
                if late:
                    worth = LARGE_JOB_LATE if self.state.rules.row[building] == 4 else worth / 2
                jobs.append((worth, FIELDS + slot))
        jobs.sort(reverse=True)
        return jobs

    def assign_barrels(self, good: i64) -> None:
        """Tiles and production buildings of a kind, pair by pair."""
        if good == CORN:
            if self.place == CORN:
                self.tiles[CORN] = self.assign(self.seat.fields[CORN])
            return
        decided = self.place > good
        tiles = self.seat.manned[good] if decided else self.seat.fields[good]
        pairs = min(tiles, self.free[good])
        for pair in range(pairs):
            cost = (0 if decided else 1) + (1 if pair >= self.plants[good] else 0)
            if cost > self.workers:
                return
            self.workers -= cost
            self.tiles[good] += 1
            if pair >= self.plants[good]:
                self.plants[good] += 1
