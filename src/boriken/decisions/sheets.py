"""Decisions of several parts as one sheet to fill in: the items, and how many of each may be named."""

from __future__ import annotations

from typing import Final

import msgspec

from boriken.catalog.buildings import (
    BLACK_MARKET,
    BUILDING_NAMES,
    BUILDING_NUMBERS,
    ROYAL_SUPPLIER,
    SMALL_WHARF,
)
from boriken.decisions.answering import FOLLOWED_BY, count_of, item_of
from boriken.engine.actions import LEAVE, NOBLE_CROWDS, NOBLE_POSTS, PASS, TEXTS
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BLACK_MARKET_STEP,
    CAPTAIN_PHASE,
    FIELD_NAMES,
    GOODS,
    HARVEST,
    PLACE_NOBLES,
    PLACE_WORKERS,
    RAID_STEP,
    REWARD_WORKERS,
    ROYAL_DELIVERY,
    SMALL_WHARF_STEP,
)
from boriken.engine.packing import all_barrels_in, barrels_in
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.builder import price
from boriken.rules.place_workers import circles_at

_SOURCES: Final = {
    BLACK_MARKET_STEP: BUILDING_NAMES[BLACK_MARKET],
    ROYAL_DELIVERY: BUILDING_NAMES[ROYAL_SUPPLIER],
    SMALL_WHARF_STEP: BUILDING_NAMES[SMALL_WHARF],
}
"""The building behind a decision."""

UNCOUNTED: Final = ("worker", "noble")
"""Of a raid: who leaves the ship beside those who are put somewhere."""


class Item(msgspec.Struct):
    """Something that can be named: ``keep corn``, ``put noble chapel``, ``hand chip``."""

    id: str
    most: int
    group: str | None = None
    """Of the items of a group only one can be named."""


class Share(msgspec.Struct):
    """Items of which only so many can be named together: a worker or a noble for the same circle."""

    items: list[str]
    most: int


class Sheet(msgspec.Struct):
    """What an answer can consist of."""

    items: list[Item]
    extras: list[Item]
    """What does not count towards the total: which of those placed are nobles (NOB-5), who leaves the ship
    in a raid (BUC-3)."""
    total: int | None
    """How many can be named in all, if there is such a number."""
    complete: bool
    """Whether so many must be named."""
    optional: bool
    """Whether this is one of several ways to decide: the small wharf beside the ships."""
    source: str | None = None
    """The building that lets one do so, if it is one."""
    shares: list[Share] = []


def sheet(state: State) -> Sheet | None:
    """The sheet of the decision that is asked; None where a single choice is all."""
    frame = state.frames[-1]
    kind = state.rules.steps[frame.step].name
    if kind not in FOLLOWED_BY:
        return None
    if frame.step == PLACE_WORKERS:
        hand = int(state.seats[frame.seat].idle)
        return Sheet(_places(state, frame), _posts(state, frame), hand, True, False)
    if frame.step == PLACE_NOBLES:
        return Sheet([], _posts(state, frame), None, False, False)
    items = _items(state, frame)
    if frame.step == CAPTAIN_PHASE:
        sent = [item for item in items if item.id.startswith("send ")]
        return Sheet(sent, [], None, False, True, BUILDING_NAMES[SMALL_WHARF]) if sent else None
    if frame.step == HARVEST:
        return Sheet(_barrels_to_leave(frame), [], total_of(state, frame), False, False)
    counted = [item for item in items if item.id not in UNCOUNTED]
    others = [item for item in items if item.id in UNCOUNTED]
    is_exact = frame.step == BLACK_MARKET_STEP
    source = _SOURCES.get(int(frame.step))
    return Sheet(counted, others, total_of(state, frame), is_exact, False, source, _shares(counted))


def _barrels_to_leave(frame: Frame) -> list[Item]:
    """VOL-2: what is offered of each kind can be left."""
    offered = [int(barrels_in(frame.memo, good)) for good in range(GOODS)]
    return [Item(TEXTS[LEAVE + good], number) for good, number in enumerate(offered) if number]


def total_of(state: State, frame: Frame) -> int | None:
    """How many may be named: people (BUC-3, FES-4), barrels (ROY-1), what is missing to pay (BLM-2)."""
    seat = state.seats[frame.seat]
    if frame.step == HARVEST:
        return int(all_barrels_in(frame.memo))
    if frame.step in (RAID_STEP, REWARD_WORKERS):
        return int(frame.count)
    if frame.step == ROYAL_DELIVERY:
        return int(seat.nobles - frame.count)
    if frame.step == BLACK_MARKET_STEP:
        return int(price(state, frame.seat, frame.taker, frame.memo) - seat.coins - frame.rest)
    return None


def _places(state: State, frame: Frame) -> list[Item]:
    """MAY-3: the places not yet decided on, with their circles."""
    seat = state.seats[frame.seat]
    return [
        Item(f"place {name}", int(circles_at(state, seat, place)))
        for place, name in place_names(seat).items()
        if place >= frame.memo and circles_at(state, seat, place)
    ]


def _posts(state: State, frame: Frame) -> list[Item]:
    """NOB-5: buildings where it matters who stands there."""
    seat = state.seats[frame.seat]
    first = int(frame.memo) if frame.step == PLACE_NOBLES else 0
    return [
        Item(f"nobles {BUILDING_NAMES[post]}", min(NOBLE_CROWDS - 1, int(state.rules.circles[post])))
        for post in NOBLE_POSTS[first:]
        if seat.nobles and (seat.owned >> post) & 1
    ]


def _items(state: State, frame: Frame) -> list[Item]:
    most: dict[str, int] = {}
    for action in nameable(state, frame):
        text = TEXTS[action]
        item = item_of(text)
        most[item] = max(most.get(item, 0), count_of(text))
        if text.startswith("put "):
            most[item] = _free_circles(state, state.seats[frame.seat], text.split()[-1])
    return [Item(item, number, _group(item)) for item, number in most.items()]


def _group(item: str) -> str | None:
    """BLM-1: somebody, a barrel and a chip."""
    if not item.startswith("hand "):
        return None
    what = item.split()[1]
    return what if what in ("barrel", "chip") else "person"


def _shares(items: list[Item]) -> list[Share]:
    """BUC-3, FES-4, BLM-1: workers and nobles who are put on the same circles, or handed over from there."""
    workers = {item.id: item for item in items}
    return [
        Share([worker, noble.id], noble.most)
        for noble in items
        if (worker := noble.id.replace(" noble ", " ")) != noble.id and worker in workers
    ]


def nameable(state: State, frame: Frame) -> list[int]:
    """Everything that can be named now, in whatever order (RUL-55)."""
    step = state.rules.steps[frame.step]
    return [
        action for action in (*step.options(state, frame), *step.out_of_order(state, frame)) if action != PASS
    ]


def _free_circles(state: State, seat: Seat, place: str) -> int:
    if place in FIELD_NAMES:
        kind = FIELD_NAMES.index(place)
        return int(seat.fields[kind] - seat.manned[kind])
    building = BUILDING_NUMBERS[place]
    return int(state.rules.circles[building] - seat.crew[seat.city.index(building)])


def place_names(seat: Seat) -> dict[int, str]:
    """Where workers are placed (MAY-3), by the numbers ``rules.mayor`` gives the places."""
    return dict(enumerate([*FIELD_NAMES, *(BUILDING_NAMES[building] for building in seat.city)]))
