"""The Puertoma in the terminal: its board, the action board, and why it does what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boriken.catalog.puertoma import (
    ABILITIES_OF_LEVEL,
    ABILITY_NAMES,
    ABILITY_PHASES,
    ARROWS,
    FIELD_CIRCLES,
    FIELD_PLACES,
    LEVELS,
    PLACES_OF_LEVEL,
    TIE_BREAK_ORDERS,
)
from boriken.cli.output import Flow, labelled
from boriken.cli.views import AutomaView, SeatView, TableView
from boriken.cli.words import Words
from boriken.engine import events as kinds
from boriken.engine.events import Event
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.reasons import NO_BUILDING, NO_SALE, NO_TILE, REASON_RULES, REASON_SENTENCES
from boriken.rules.puertoma.choosing import Weighing

Line = tuple[str, RenderableType]

EFFECTS: Final = {
    "repeated_sale": "may sell a kind the house holds",
    "sale_coin": "+1 {coin} for each sale",
    "building_worker": "a worker with each building",
    "stored_kind": "keeps all of its best kind, and 1 more",
    "building_coin": "1 {coin} before building",
    "extra_barrel": "1 more {barrel} of its best kind",
    "kinds_coins": "1 {coin} for each kind made",
    "extra_worker": "1 more worker",
    "plantation_barrel": "a {barrel} with each {plantation}",
    "kinds_points": "1 VP for each kind it has",
    "barrels_points": "2 {barrel}s of its worst kind for 1 VP each",
    "worker_coins": "1 {coin} for each worker it got",
}


def ability_effect(ability: str, words: Words) -> str:
    """``Trader: +1 coin for each sale``"""
    things = {thing: words.small(thing) for thing in ("coin", "barrel", "plantation")}
    phase = ABILITY_PHASES[ABILITY_NAMES.index(ability)]
    return f"{words.of(phase)}: {EFFECTS[ability].format(**things)}"


# --- The boards --------------------------------------------------------------------------------------------


def action_board(view: TableView, words: Words) -> list[Line]:
    """PUE-3, PUE-8: where the marker stands, where arrows lead from there, and the card drawn last."""
    common = view.get("puertoma")
    if common is None:
        return []
    role = common["action"]
    shown = [role for role in ARROWS[role] if role in view["cards"]]
    targets = ", ".join(words.of(target) for target in shown)
    lines: list[Line] = [("Action", Text(f"{words.of(role)} → {targets}"))]
    if common["tie_break"]:
        order = TIE_BREAK_ORDERS[common["tie_break"] - 1]
        listed = ", ".join(words.of(role) for role in order if role in view["cards"])
        lines.append(("Tie-break", Text(f"card {common['tie_break']}: {listed}")))
    return lines


def automa_board(seat: SeatView, number: int, facts: list[Text], words: Words) -> RenderableType:
    """PUE-2: a Puertoma's fields with circles, levels, reserve marker and abilities."""
    automa = seat["puertoma"]
    heading = Table.grid(padding=(0, 2, 0, 0))
    heading.add_row(Text.assemble("  ", (words.player(number), "bold")), Flow(facts))
    lines = [
        ("Fields", Flow(_fields(seat, words))),
        ("Scoring", Flow(_scoring_area(seat, words))),
        *_levels(seat, automa, words),
        ("Abilities", Flow(_abilities(automa, words))),
    ]
    return Group(heading, labelled(lines, indent=3))


def _fields(seat: SeatView, words: Words) -> Iterator[Text]:
    """``Fruit ●○ ··``: a plantation with one of two circles filled, and a free place."""
    for kind, good in enumerate(GOOD_NAMES):
        tiles = seat["island"].get(good, {"tiles": 0, "workers": 0})
        circles, workers = FIELD_CIRCLES[kind], tiles["workers"]
        places = []
        for place in range(FIELD_PLACES[kind]):
            filled = min(circles, max(0, workers - place * circles))
            there = place < tiles["tiles"]
            places.append("●" * filled + "○" * (circles - filled) if there else "·" * circles)
        yield words.styled(good, f"{words.of(good)} {' '.join(places)}")


def _scoring_area(seat: SeatView, words: Words) -> Iterator[Text]:
    quarries = seat["island"].get("quarry", {"tiles": 0})["tiles"]
    yield Text(f"{quarries} quarr{'y' if quarries == 1 else 'ies'}")
    for kind, good in enumerate(GOOD_NAMES):
        if seat["island"].get(good, {"tiles": 0})["tiles"] > FIELD_PLACES[kind]:
            yield words.styled(good, f"1 {words.of(good)} {words.small('plantation')}")
    yield Text(words.count(seat["puertoma"]["retired"], "worker"))


def _levels(seat: SeatView, automa: AutomaView, words: Words) -> list[Line]:
    """Every level with what stands on its two places."""
    shown = []
    for level in range(1, LEVELS + 1):
        names = [
            words.of(entry["building"])
            for entry, at in zip(seat["city"], automa["levels"], strict=True)
            if at == level
        ]
        names += ["–"] * (PLACES_OF_LEVEL - len(names))
        shown.append(Text(f"{level}: {', '.join(names)}"))
    lines: list[Line] = [("Levels", Flow(shown))]
    if automa["reserve"] is not None:
        lines.append(("Reserved", Text(words.of(automa["reserve"]))))
    return lines


def _abilities(automa: AutomaView, words: Words) -> Iterator[Text]:
    for level in range(LEVELS):
        first = level * ABILITIES_OF_LEVEL
        known = [
            name for name in ABILITY_NAMES[first : first + ABILITIES_OF_LEVEL] if name in automa["abilities"]
        ]
        if known:
            yield Text(f"{level + 1} {ability_effect(known[0], words)}")
        else:
            yield Text(f"{level + 1} locked", "dim")


# --- Why ---------------------------------------------------------------------------------------------------


def weighed(weighing: Weighing, tie_break: int, words: Words) -> str:
    """PUE-5, PUE-6: what each filter left, in one line."""
    if weighing.profitable:
        parts = [f"Profitable: {_roles(weighing.profitable, words)}"]
    else:
        parts = ["No role is profitable, so any will do (PUE-25)"]
    if weighing.near:
        parts.append(f"one arrow away: {_roles(weighing.near, words)}")
    else:
        parts.append("none is one arrow away")
    parts.append(f"most coins: {_roles(weighing.richest, words)}")
    if tie_break:
        order = [words.of(role) for role in TIE_BREAK_ORDERS[tie_break - 1]]
        parts.append(f"tie-break card {tie_break}: {', '.join(order)}")
    return f"{'; '.join(parts)}."


def tell_weighing(event: Event, words: Words) -> str:
    profitable, near, richest, tie_break = event.values
    return weighed(Weighing(profitable, near, richest), tie_break, words)


def _roles(mask: int, words: Words) -> str:
    return ", ".join(words.of(name) for card, name in enumerate(CARD_NAMES) if (mask >> card) & 1)


def with_remarks(events: Iterable[Event], words: Words) -> Iterator[tuple[Event, str]]:
    """Every event that tells what happened, with the reasons told before it."""
    pending: list[str] = []
    for event in events:
        remark = _remark(event, words)
        if remark:
            pending.append(remark)
        elif event.kind == kinds.ACTED:
            yield event, ""
        else:
            yield event, "; ".join(pending)
            pending = []


def _remark(event: Event, words: Words) -> str:
    if event.kind == kinds.TIE_BREAK_DRAWN:
        return f"tie-break card {event.values[0]} among {event.values[1]}"
    if event.kind == kinds.ABILITY_USED and not event.values[1]:
        return "by its ability"
    if event.kind == kinds.PUERTOMA_REASON and event.values[0] not in DOES_NOTHING:
        return reason(event.values)
    return ""


DOES_NOTHING: Final = (NO_BUILDING, NO_TILE, NO_SALE)
"""Reasons for which nothing follows."""


def reason(values: list[int]) -> str:
    """``it has exactly one of the kind, PUE-12``"""
    return f"{REASON_SENTENCES[values[0]].format(count=values[1])}, {REASON_RULES[values[0]]}"
