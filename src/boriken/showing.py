"""A position in a few lines of text: what ``print(game)`` and environments show."""

from __future__ import annotations

from collections.abc import Iterable

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.ids import CARD_NAMES, FIELD_NAMES, GOOD_NAMES, NO_GOOD, NOBODY
from boriken.engine.state import State
from boriken.rules.scoring import scores


def describe(state: State) -> str:
    """The table and all boards, secrets included."""
    rules = state.rules
    if state.over:
        first = f"Round {state.round}: the game is over."
    else:
        frame = state.frames[-1]
        first = f"Round {state.round}, governor seat {state.governor}: seat {frame.seat} decides"
        first += f" ({rules.steps[frame.step].name}, {len(state.choices)} choices)."
    lines = [
        first,
        "roles     " + _listed(_card(state, card) for card in rules.cards),
        f"supply    {state.workers} workers, {state.worker_ship} on their ship, {state.chips} VP,"
        f" {state.quarries} quarries, {_counts(state.supply)}",
        f"tiles     {_counts(state.face_up)}",
        "ships     " + _listed(_ship(state, ship) for ship in range(len(rules.ships))),
        f"house     {_counts(state.house)}",
    ]
    points = [score.total for score in scores(state)]
    for number in range(rules.players):
        lines += _board(state, number, points[number])
    return "\n".join(lines)


def _board(state: State, number: int, points: int) -> list[str]:
    seat = state.seats[number]
    island = [
        f"{name} {workers}/{tiles}"
        for name, workers, tiles in zip(FIELD_NAMES, seat.manned, seat.fields, strict=True)
        if tiles
    ]
    island += [f"forest {len(seat.forests)}"] if seat.forests else []
    city = [
        f"{BUILDING_NAMES[building]} {crew}/{state.rules.circles[building]}"
        for building, crew in zip(seat.city, seat.crew, strict=True)
    ]
    return [
        f"seat {number}    {points} points, {seat.chips + seat.noted} VP in chips, {seat.coins} coins,"
        f" {seat.idle} idle workers, {_counts(seat.goods)}",
        f"  island  {_listed(island)}",
        f"  city    {_listed(city)}",
    ]


def _card(state: State, card: int) -> str:
    taken = f" (seat {state.card_seat[card]})" if state.card_seat[card] != NOBODY else ""
    coins = f" +{state.card_coins[card]}" if state.card_coins[card] else ""
    return CARD_NAMES[card] + coins + taken


def _ship(state: State, ship: int) -> str:
    good = state.ship_good[ship]
    load = "empty" if good == NO_GOOD else f"{state.ship_load[ship]} {GOOD_NAMES[good]}"
    return f"{state.rules.ships[ship]}: {load}"


def _counts(numbers: list[int]) -> str:
    return _listed(f"{number} {name}" for name, number in zip(GOOD_NAMES, numbers, strict=True) if number)


def _listed(texts: Iterable[str]) -> str:
    return ", ".join(texts) or "-"
