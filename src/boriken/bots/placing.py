"""A rule of thumb for placing workers: the jobs that bring most for each worker come first."""

from __future__ import annotations

from typing import Final

from boriken.bots.powers import POWER_COINS, POWER_MEASURE, POWER_POINTS
from boriken.catalog.buildings import BUILDINGS, KINDS_OF_BUILDING, LARGE_ROW
from boriken.engine.frame import Frame
from boriken.engine.ids import CITY_SPACES, CORN, FIELDS, GOODS, QUARRY
from boriken.engine.machine import play
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.place_workers import circles_at, first_action_at

BARREL_JOB: Final = [0.8, 0.65, 1.0, 1.9, 1.8]
"""What a barrel of each good in every craftsman phase is worth: a worker's job for corn, two for others."""
QUARRY_JOB: Final = 0.540
LARGE_JOB: Final = 0.4
LARGE_JOB_LATE: Final = 4.0
_TYPICAL: Final = [1.0, 2.0, 4.0, 1.0, 2.0, 1.0, 1.0, 1.0, 1.0]
"""What the measures of ``powers`` mostly are."""
_COIN: Final = 0.5


def _building_job(building: int) -> float:
    if BUILDINGS[building].is_large:
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
    fullest: int = max([seat.spaces for seat in state.seats])
    return fullest >= CITY_SPACES - 2


def place_workers(state: State, frame: Frame) -> None:
    """Play all decisions of a seat that places its workers, by one plan."""
    plan = Plan(state, state.seats[frame.seat], frame.memo)
    plan.assign_all()
    while state.frames and state.frames[-1] is frame:
        play(state, plan.action(frame.memo))


def fill_up(state: State, seat: Seat, begun: list[int], first: int = 0) -> list[int]:
    """Who stands where if those who are placed already stay and the others go to the best jobs.

    ``begun`` and the result: workers by place, kinds of field and then the city. If there are too few to stay
    everywhere, the last places go without; ``first``: the first place that is not decided yet.
    """
    crowds = [0] * (FIELDS + len(seat.city))
    room = [int(circles_at(state, seat, place)) if place >= first else 0 for place in range(len(crowds))]
    left: int = seat.idle
    for place in range(first, len(crowds)):
        crowds[place] = min(begun[place], room[place], left)
        left -= crowds[place]
    for _, job in Plan(state, seat, first).jobs():
        while left > 0:
            added = next_in_job(state, seat, job, crowds, room)
            if len(added) == 0 or len(added) > left:
                break
            for place in added:
                crowds[place] += 1
            left -= len(added)
    for place in range(first, len(crowds)):
        more = min(left, room[place] - crowds[place])
        crowds[place] += more
        left -= more
    return crowds


def pull(state: State, seat: Seat, crowds: list[int], place: int) -> list[int]:
    """One more on a place; if nobody is left in hand, from where somebody is missed least."""
    pulled = crowds[:]
    pulled[place] += 1
    if sum(crowds) < seat.idle:
        return pulled
    best = -1.0
    chosen = pulled
    for other in range(len(crowds)):
        if other != place and crowds[other] > 0:
            tried = pulled[:]
            tried[other] -= 1
            worth = plan_worth(state, seat, tried)
            if worth > best:
                best = worth
                chosen = tried
    return chosen


def plan_worth(state: State, seat: Seat, crowds: list[int]) -> float:
    """What the jobs done by workers on these places are worth."""
    rules = state.rules
    worth: float = crowds[QUARRY] * QUARRY_JOB
    plants = [0] * GOODS
    for slot in range(len(seat.city)):
        building = seat.city[slot]
        crew = crowds[FIELDS + slot]
        if rules.produces[building] >= 0:
            plants[rules.produces[building]] += crew
        elif crew > 0:
            worth += BUILDING_JOB[building]
    for good in range(GOODS):
        barrels = crowds[good] if good == CORN else min(crowds[good], plants[good])
        worth += barrels * BARREL_JOB[good]
        # Half a pair is a beginning: better on a field or a mill than nowhere.
        worth += 0.05 * (crowds[good] + plants[good])
    return worth


def next_in_job(state: State, seat: Seat, job: int, crowds: list[int], room: list[int]) -> list[int]:
    """The places that need one worker more for a job to bring more; none if it is done."""
    if job >= GOODS or job == CORN:
        return [job] if crowds[job] < room[job] else []
    plants = [FIELDS + slot for slot in range(len(seat.city)) if state.rules.produces[seat.city[slot]] == job]
    manned = sum([crowds[place] for place in plants])
    needed: list[int] = []
    if crowds[job] <= manned:
        if crowds[job] == room[job]:
            return []
        needed.append(job)
    if manned <= crowds[job]:
        free = [place for place in plants if crowds[place] < room[place]]
        if len(free) == 0:
            return []
        needed.append(free[0])
    return needed


class Plan:
    """Who goes where, given what has been decided for the places before ``place``."""

    __slots__ = ("circles", "crew", "place", "plants", "seat", "state", "tiles", "workers")

    state: State
    seat: Seat
    place: int
    workers: int
    """Still in hand."""
    tiles: list[int]
    """Workers for the tiles of each kind."""
    plants: list[int]
    """Workers for the production buildings of each kind of goods."""
    circles: list[int]
    """Circles of these production buildings."""
    crew: list[int]
    """Workers for the other buildings, by their place in the city."""

    def __init__(self, state: State, seat: Seat, place: int) -> None:
        self.state = state
        self.seat = seat
        self.place = place
        self.workers = seat.idle
        self.tiles = [0] * FIELDS
        self.plants = [0] * GOODS
        self.circles = [0] * GOODS
        self.crew = [0] * len(seat.city)
        rules = state.rules
        for slot in range(len(seat.city)):
            good = rules.produces[seat.city[slot]]
            if good >= 0:
                if FIELDS + slot < place:
                    self.circles[good] += seat.crew[slot]
                    self.plants[good] += seat.crew[slot]
                else:
                    self.circles[good] += rules.circles[seat.city[slot]]

    def assign_all(self) -> None:
        """Give out the workers, to the best jobs first."""
        for _, job in self.jobs():
            if job < GOODS:
                self.assign_barrels(job)
            elif job == QUARRY:
                self.tiles[QUARRY] = self.assign(self.seat.fields[QUARRY])
            else:
                slot = job - FIELDS
                self.crew[slot] = self.assign(self.state.rules.circles[self.seat.city[slot]])

    def action(self, place: int) -> int:
        """What puts as many workers on a place as planned; those without a job go where there is a circle."""
        self.place = place
        circles: int = circles_at(self.state, self.seat, place)
        wanted = self.wanted_here()
        crowd = min(circles, wanted + self.workers)
        if crowd > wanted:
            self.workers -= crowd - wanted
        choices = self.state.choices
        action: int = first_action_at(self.seat, place) + crowd
        return min(max(action, choices[0]), choices[-1])

    def jobs(self) -> list[tuple[float, int]]:
        """What there is to do from the current place on, with its worth for each worker, best first: goods,
        the quarries, and buildings as FIELDS plus their place in the city."""
        jobs: list[tuple[float, int]] = []
        for good in range(GOODS):
            takes_one = good == CORN or self.place > good
            jobs.append((BARREL_JOB[good] if takes_one else BARREL_JOB[good] / 2, good))
        if self.place <= QUARRY:
            jobs.append((QUARRY_JOB, QUARRY))
        rules = self.state.rules
        late = is_late(self.state)
        for slot in range(max(0, self.place - FIELDS), len(self.seat.city)):
            building = self.seat.city[slot]
            if rules.produces[building] < 0:
                worth = BUILDING_JOB[building]
                if late:
                    worth = LARGE_JOB_LATE if rules.row[building] == LARGE_ROW else worth / 2
                jobs.append((worth, FIELDS + slot))
        jobs.sort(reverse=True)
        return jobs

    def assign(self, workers: int) -> int:
        given = min(workers, self.workers)
        self.workers -= given
        return given

    def assign_barrels(self, good: int) -> None:
        """Tiles and production buildings of a kind, pair by pair."""
        is_decided = self.place > good
        if good == CORN:
            if not is_decided:
                self.tiles[CORN] = self.assign(self.seat.fields[CORN])
            return
        tiles = self.seat.manned[good] if is_decided else self.seat.fields[good]
        for pair in range(min(tiles, self.circles[good])):
            needs_plant = pair >= self.plants[good]
            workers = (0 if is_decided else 1) + (1 if needs_plant else 0)
            if workers > self.workers:
                return
            self.workers -= workers
            self.tiles[good] += 1
            if needs_plant:
                self.plants[good] += 1

    def wanted_here(self) -> int:
        """What the jobs need on the current place."""
        if self.place < FIELDS:
            return self.tiles[self.place]
        slot = self.place - FIELDS
        rules = self.state.rules
        good = rules.produces[self.seat.city[slot]]
        if good < 0:
            return self.crew[slot]
        wanted = self.plants[good]
        for earlier in range(slot):
            if rules.produces[self.seat.city[earlier]] == good:
                wanted -= self.seat.crew[earlier]
        return wanted
