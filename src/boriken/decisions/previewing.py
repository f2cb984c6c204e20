"""What an answer would lead to, complete or not, and what to answer if one has no better idea."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.bots.habits import play_habit
from boriken.bots.placing import fill_up, pull
from boriken.catalog.buildings import BUILDING_NAMES, CHAPEL, HUNTING_LODGE
from boriken.decisions.answering import Answer, Carried, count_of, item_of
from boriken.decisions.sheets import Item, Sheet, place_names, sheet
from boriken.engine.events import ACTED, STORED, Event
from boriken.engine.ids import FIELDS, GOOD_NAMES, GOODS, PLACE_NOBLES, PLACE_WORKERS, STORAGE
from boriken.engine.machine import choices_now
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.explaining import Explanation
from boriken.rules.craftsman import potential
from boriken.rules.pieces import staff_building


@dataclass(frozen=True)
class Preview:
    """What would follow from an answer."""

    left: int | None
    """How many more can be named in all."""
    problem: Explanation | None
    """Why it cannot be carried out so, or what is missing; None if it can."""
    events: list[Event]
    """What would happen to the seat."""
    lost: dict[str, int]
    """Barrels that would go back to the supply (CAP-6)."""
    made: dict[str, int] | None
    """What those placed would produce, if the supply had enough (CRA-2)."""
    room: dict[str, tuple[int, int]]
    """How few and how many of an item could be named beside the others."""


def preview(state: State, answer: Answer) -> Preview:
    """What would follow from an answer to the decision that is asked."""
    asked = sheet(state) or Sheet([], [], None, False, False)
    carried = Carried(state, answer)
    seat = state.frames[-1].seat
    events = [event for event in carried.events if event.seat == seat and event.kind != ACTED]
    return Preview(
        left=_left(asked, answer),
        problem=carried.problem,
        events=events if carried.problem is None else [],
        lost={event.word("good"): event.number("lost") for event in events if _loses(event)},
        made=_made(state, answer) if state.frames[-1].step == PLACE_WORKERS else None,
        room=_rooms(state, asked, answer),
    )


def _left(asked: Sheet, answer: Answer) -> int | None:
    if asked.total is None:
        return None
    return asked.total - sum(answer.get(item.id, 0) for item in asked.items)


def _loses(event: Event) -> bool:
    return event.kind == STORED and event.number("lost") > 0


def _made(state: State, answer: Answer) -> dict[str, int]:
    """CRA-2: with everybody standing where the answer puts them, whether that is all or not."""
    frame = state.frames[-1]
    seat = state.clone().seats[frame.seat]
    for place, name in place_names(seat).items():
        if place >= frame.memo:
            _put(seat, place, answer.get(f"place {name}", 0))
    made = {GOOD_NAMES[good]: int(potential(state, seat, good)) for good in range(GOODS)}
    return {good: barrels for good, barrels in made.items() if barrels}


def _put(seat: Seat, place: int, crowd: int) -> None:
    if place < FIELDS:
        seat.manned[place] = crowd
    else:
        staff_building(seat, place - FIELDS, crowd)


# --- Room ------------------------------------------------------------------------------------------------


def _rooms(state: State, asked: Sheet, answer: Answer) -> dict[str, tuple[int, int]]:
    """Barrels must find room beside the others (CAP-6), nobles depend on who stands where (NOB-5); elsewhere
    the total says enough."""
    tried = [*asked.items, *asked.extras] if state.frames[-1].step == STORAGE else asked.extras
    rooms = {item.id: _room(state, item, answer) for item in tried}
    return {item: room for item, room in rooms.items() if room is not None}


def _room(state: State, item: Item, answer: Answer) -> tuple[int, int] | None:
    fitting = [
        number
        for number in range(item.most + 1)
        if Carried(state, {**answer, item.id: number}).problem is None
    ]
    return (fitting[0], fitting[-1]) if fitting else None


# --- Proposals -------------------------------------------------------------------------------------------


LIKES_NOBLES: Final = (CHAPEL, HUNTING_LODGE)
"""Where a noble is mostly of more use than a worker."""


def proposal(state: State, begun: Answer | None = None, more: str = "") -> dict[str, int]:
    """A sensible answer; to placing, one that leaves people where ``begun`` puts them as far as it can, with
    one more of the item ``more``."""
    if sheet(state) is None:
        return {}
    step = state.frames[-1].step
    if step == STORAGE:
        return _keep_most(state)
    if step == PLACE_WORKERS:
        return _with_nobles(state, _place_beside(state, begun or {}, more))
    if step == PLACE_NOBLES:
        return _with_nobles(state, {})
    return _usual(state)


def _place_beside(state: State, begun: Answer, more: str) -> dict[str, int]:
    """MAY-3: everybody where they were before, the others where they are of most use."""
    frame = state.frames[-1]
    seat = state.seats[frame.seat]
    names = [f"place {name}" for name in place_names(seat).values()]
    crowds = [begun.get(name, 0) for name in names]
    if more in names:
        crowds = pull(state, seat, crowds, names.index(more))
    crowds = fill_up(state, seat, crowds, int(frame.memo))
    return {name: crowd for name, crowd in zip(names, crowds, strict=True) if crowd}


def _with_nobles(state: State, answer: dict[str, int]) -> dict[str, int]:
    """NOB-5: nobles where they are of use, as far as they go."""
    for building in LIKES_NOBLES:
        post = Item(f"nobles {BUILDING_NAMES[building]}", 1)
        if (room := _room(state, post, answer)) is not None and room[1]:
            answer[post.id] = room[1]
    return answer


def _usual(state: State) -> dict[str, int]:
    """What players mostly do, part by part."""
    asked = sheet(state)
    assert asked is not None
    heard: list[Event] = []
    copy = state.clone()
    if copy.rules.any_order:  # habits know one order only
        copy.rules = copy.rules.canonical
        copy.choices = choices_now(copy)
    frame, seat = copy.frames[-1], copy.frames[-1].seat
    copy.listener = heard.append
    while frame in copy.frames and copy.frames[-1].seat == seat:
        play_habit(copy)
    answer: dict[str, int] = {}
    for event in heard:
        if event.kind == ACTED and event.seat == seat:
            text = event.word("action")
            answer[item_of(text)] = answer.get(item_of(text), 0) + count_of(text)
    return {item.id: answer[item.id] for item in [*asked.items, *asked.extras] if item.id in answer}


def _keep_most(state: State) -> dict[str, int]:
    """CAP-6: whole kinds that are worth most, then the dearest single barrels."""
    asked = sheet(state)
    assert asked is not None
    answer: dict[str, int] = {}
    by_worth = sorted(asked.items, key=_worth, reverse=True)
    for is_whole in (True, False):
        for item in by_worth if is_whole else reversed(asked.items):
            room = _room(state, item, answer)
            most = 0 if room is None else room[1]
            if item.id not in answer and most and (not is_whole or most == item.most):
                answer[item.id] = most
    return answer


def _worth(item: Item) -> int:
    """Barrels bring a point each, or what they sell for."""
    return item.most * (2 + GOOD_NAMES.index(item.id.split()[1]))
