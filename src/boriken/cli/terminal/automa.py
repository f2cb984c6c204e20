"""The Puertoma in the terminal: its board, the action board, and why it does what it does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from boriken.catalog.puertoma import (
    ABILITIES_OF_LEVEL,
    ABILITY_NAMES,
    ARROWS,
    FIELD_CIRCLES,
    FIELD_PLACES,
    LEVELS,
    PLACES_OF_LEVEL,
    TIE_BREAK_ORDERS,
)
from boriken.cli.output import Flow, labelled
from boriken.cli.terminal.words import Words
from boriken.engine import events as kinds
from boriken.engine.events import Event
from boriken.engine.ids import GOOD_NAMES, NOBODY
from boriken.engine.reasons import NOTHING_PROFITABLE, REASON_RULES, STEP_RULES
from boriken.engine.shapes import AutomaView, SeatView, TableView
from boriken.locale import message_id
from boriken.locale.story import is_remark, say, values_of
from boriken.rules.puertoma.choosing import Weighing

Line = tuple[str, RenderableType]

# --- The boards --------------------------------------------------------------------------------------------


def action_board(view: TableView, words: Words) -> list[Line]:
    """PUE-3, PUE-8: where the marker stands, where arrows lead from there, and the card drawn last."""
    common = view.get("puertoma")
    if common is None:
        return []
    role = common["action"]
    targets = ", ".join(words.of(target) for target in ARROWS[role] if target in view["cards"])
    lines: list[Line] = [(words.text("terminal-action"), Text(f"{words.of(role)} → {targets}"))]
    if common["tie_break"]:
        order = TIE_BREAK_ORDERS[common["tie_break"] - 1]
        listed = ", ".join(words.of(role) for role in order if role in view["cards"])
        card = words.text("puertoma-card", tie_break=common["tie_break"])
        lines.append((words.text("terminal-tie-break"), Text(words.labelled(card, listed))))
    return lines


def automa_board(seat: SeatView, number: int, facts: list[Text], words: Words) -> RenderableType:
    """PUE-2: a Puertoma's fields with circles, levels, reserve marker and abilities."""
    automa = seat["puertoma"]
    heading = Table.grid(padding=(0, 2, 0, 0))
    heading.add_row(Text.assemble("  ", (words.player(number), "bold")), Flow(facts))
    lines = [
        (words.text("puertoma-fields-name"), Flow(_fields(seat, words))),
        (words.text("terminal-scoring"), Flow(_scoring_area(seat, words))),
        *_levels(seat, automa, words),
        (words.text("terminal-abilities"), _abilities(automa, words)),
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
    yield Text(words.count(quarries, "quarry"))
    for kind, good in enumerate(GOOD_NAMES):
        if seat["island"].get(good, {"tiles": 0})["tiles"] > FIELD_PLACES[kind]:
            yield words.styled(good, f"{words.count(1, 'plantation')} ({words.of(good)})")
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
        shown.append(Text(words.labelled(str(level), ", ".join(names))))
    lines: list[Line] = [(words.text("terminal-levels"), Flow(shown))]
    if automa["reserve"] is not None:
        lines.append((words.text("terminal-reserved"), Text(words.of(automa["reserve"]))))
    return lines


def _abilities(automa: AutomaView, words: Words) -> RenderableType:
    """Those that are unlocked with what they do; the others are only counted."""
    known, locked = [], []
    for level in range(LEVELS):
        first = level * ABILITIES_OF_LEVEL
        for name in ABILITY_NAMES[first : first + ABILITIES_OF_LEVEL]:
            if name in automa["abilities"]:
                known.append(Text(f"{level + 1} {words.text(message_id('ability', name, 'help'))}"))
                break
        else:
            locked.append(Text(f"{level + 1} {words.text('puertoma-locked')}", "dim"))
    return Group(*known, *([Flow(locked)] if locked else []))


# --- Why ---------------------------------------------------------------------------------------------------


def weighed(weighing: Weighing, words: Words) -> str:
    """PUE-5, PUE-6: what each filter leaves now, in one line."""
    left = [weighing.profitable, weighing.near, weighing.richest, 0]
    event = Event(kinds.PUERTOMA_WEIGHED, NOBODY, left)
    text = words.text("event-puertoma-weighed", **values_of(event))
    return f"{text.removesuffix('.')} ({rule_of(event)})."


@dataclass
class Told:
    """An event that tells what happened, with the reasons told before it, and the rule if they name none."""

    event: Event
    remark: str = ""
    rule: str = ""


def with_remarks(events: Iterable[Event], words: Words) -> Iterator[Told]:
    """What happened and, where a Puertoma did it, why."""
    remarks: list[str] = []
    is_explained = False
    for event in events:
        if is_remark(event):
            remarks.append(_remark(event, words))
            is_explained |= event.kind != kinds.TIE_BREAK_DRAWN
        elif event.kind == kinds.ACTED:
            yield Told(event)
        else:
            rule = rule_of(event) if words.is_puertoma(event.seat) and not is_explained else ""
            yield Told(event, words.one_after_the_other(remarks), rule)
            remarks, is_explained = [], False


def _remark(event: Event, words: Words) -> str:
    return f"{words.aside(words.said(say([event])))}, {rule_of(event)}"


def rule_of(event: Event) -> str:
    """The rule by which a Puertoma does what an event tells, or nothing."""
    if event.kind == kinds.PUERTOMA_REASON:
        return REASON_RULES[event.number("why")]
    if event.kind == kinds.PUERTOMA_WEIGHED and not event.number("profitable"):
        return STEP_RULES[NOTHING_PROFITABLE]
    return STEP_RULES.get(event.name, "")
