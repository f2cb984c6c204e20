"""What happened, for those who listen: structured, to be worded where it is shown.

A state without a listener pays one test for each event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.actions import TEXTS
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, GOOD_NAMES, STEP_NAMES, TILE_NAMES
from boriken.engine.reasons import REASON_KEYS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from boriken.engine.state import State

ACTED: Final = 0
ROLE_TAKEN: Final = 1
TILE_DRAWN: Final = 2
TILE_TAKEN: Final = 3
TILES_TURNED_UP: Final = 4
PILE_SHUFFLED: Final = 5
WORKERS_GAINED: Final = 6
WORKERS_FROM_SHIP: Final = 7
FIELD_STAFFED: Final = 8
BUILDING_STAFFED: Final = 9
SHIP_REFILLED: Final = 10
BUILT: Final = 11
PRODUCED: Final = 12
COINS_GAINED: Final = 13
BARREL_TAKEN: Final = 14
SOLD: Final = 15
HOUSE_EMPTIED: Final = 16
LOADED: Final = 17
SHIPPED: Final = 18
STORED: Final = 19
SHIP_EMPTIED: Final = 20
END_TRIGGERED: Final = 21
ROUND_ENDED: Final = 22
GAME_OVER: Final = 23
WORKERS_LIFTED: Final = 24
FOREST_PLACED: Final = 25
TILE_CLEARED: Final = 26
POINTS_GAINED: Final = 27
HANDED_OVER: Final = 28
NOBLE_GAINED: Final = 29
NOBLE_POSTED: Final = 30
GUEST_MOVED: Final = 31
SENT: Final = 32
DELIVERED: Final = 33
DRAFTED: Final = 34
PIRATED: Final = 35
LOOTED: Final = 36
RAIDED: Final = 37
KIDNAPPED: Final = 38
RANSOM_PAID: Final = 39
KIDNAPPED_ROLE_PLAYED: Final = 40
GOAL_DRAWN: Final = 41
GOAL_REACHED: Final = 42
ACHIEVEMENT_MET: Final = 43
PUERTOMA_WEIGHED: Final = 44
TIE_BREAK_DRAWN: Final = 45
PUERTOMA_REASON: Final = 46
ACTION_MOVED: Final = 47
BUILDING_RESERVED: Final = 48
ABILITY_UNLOCKED: Final = 49
ABILITY_USED: Final = 50
WORKERS_RETIRED: Final = 51
RESERVE_LOST: Final = 52
PRIVILEGE_POINTS: Final = 53


class EventKind:
    """What is told of one kind of event: its name, and those of its values in order."""

    __slots__ = ("fields", "name", "number")

    def __init__(self, number: int, name: str, *fields: str) -> None:
        self.number = number
        self.name = name
        self.fields = fields


EVENT_KINDS: Final[list[EventKind]] = [
    EventKind(ACTED, "acted", "action", "forced", "decision"),
    EventKind(ROLE_TAKEN, "role_taken", "card", "coins"),
    EventKind(TILE_DRAWN, "tile_drawn", "field"),
    EventKind(TILE_TAKEN, "tile_taken", "field"),
    EventKind(TILES_TURNED_UP, "tiles_turned_up", "count"),
    EventKind(PILE_SHUFFLED, "pile_shuffled", "count"),
    EventKind(WORKERS_GAINED, "workers_gained", "count"),
    EventKind(WORKERS_FROM_SHIP, "workers_from_ship", "count"),
    EventKind(FIELD_STAFFED, "field_staffed", "field", "count"),
    EventKind(BUILDING_STAFFED, "building_staffed", "building", "count"),
    EventKind(SHIP_REFILLED, "ship_refilled", "count"),
    EventKind(BUILT, "built", "building", "coins"),
    EventKind(PRODUCED, "produced", "good", "count"),
    EventKind(COINS_GAINED, "coins_gained", "coins"),
    EventKind(BARREL_TAKEN, "barrel_taken", "good"),
    EventKind(SOLD, "sold", "good", "coins"),
    EventKind(HOUSE_EMPTIED, "house_emptied"),
    EventKind(LOADED, "loaded", "good", "ship", "count", "points"),
    EventKind(SHIPPED, "shipped", "good", "count", "points"),
    EventKind(STORED, "stored", "good", "count", "lost"),
    EventKind(SHIP_EMPTIED, "ship_emptied", "ship", "good"),
    EventKind(END_TRIGGERED, "end_triggered", "reason"),
    EventKind(ROUND_ENDED, "round_ended", "round"),
    EventKind(GAME_OVER, "game_over"),
    EventKind(WORKERS_LIFTED, "workers_lifted", "count"),
    EventKind(FOREST_PLACED, "forest_placed"),
    EventKind(TILE_CLEARED, "tile_cleared", "tile"),
    EventKind(POINTS_GAINED, "points_gained", "points", "building"),
    EventKind(HANDED_OVER, "handed_over", "what", "count"),
    EventKind(NOBLE_GAINED, "noble_gained", "count"),
    EventKind(NOBLE_POSTED, "noble_posted", "building", "count"),
    EventKind(GUEST_MOVED, "guest_moved", "place", "noble"),
    EventKind(SENT, "sent", "good", "count"),
    EventKind(DELIVERED, "delivered", "good", "points"),
    EventKind(DRAFTED, "drafted", "building"),
    EventKind(PIRATED, "pirated", "ship", "good", "count"),
    EventKind(LOOTED, "looted", "count"),
    EventKind(RAIDED, "raided", "count"),
    EventKind(KIDNAPPED, "kidnapped", "card", "coins"),
    EventKind(RANSOM_PAID, "ransom_paid", "coins", "to"),
    EventKind(KIDNAPPED_ROLE_PLAYED, "kidnapped_role_played", "card"),
    EventKind(GOAL_DRAWN, "goal_drawn", "goal"),
    EventKind(GOAL_REACHED, "goal_reached", "goal"),
    EventKind(ACHIEVEMENT_MET, "achievement_met", "achievement"),
    EventKind(PUERTOMA_WEIGHED, "puertoma_weighed", "profitable", "near", "richest", "tie_break"),
    EventKind(TIE_BREAK_DRAWN, "tie_break_drawn", "tie_break", "candidates", "number", "wraps"),
    EventKind(PUERTOMA_REASON, "puertoma_reason", "why", "count"),
    EventKind(ACTION_MOVED, "action_moved", "card"),
    EventKind(BUILDING_RESERVED, "building_reserved", "building"),
    EventKind(ABILITY_UNLOCKED, "ability_unlocked", "ability"),
    EventKind(ABILITY_USED, "ability_used", "ability", "points"),
    EventKind(WORKERS_RETIRED, "workers_retired", "count"),
    EventKind(RESERVE_LOST, "reserve_lost", "building", "full"),
    EventKind(PRIVILEGE_POINTS, "privilege_points", "points", "card"),
]
"""Each kind of event at its number. Everything else follows from this table: JSON, what the server says of
events, the types of the web table. Logs of earlier versions are read with it, so kinds and fields are added
and never taken away; a field that a log does not know yet is 0, false or empty."""

HANDED: Final = ["worker", "noble", "barrel", "chip"]

FLAGS: Final = ("forced", "noble", "wraps", "full")
"""Fields that are true or false."""
CARD_SETS: Final = ("profitable", "near", "richest")
"""Fields that list role cards."""
WORDS: Final[dict[str, list[str]]] = {
    "action": TEXTS,
    "decision": STEP_NAMES,
    "card": CARD_NAMES,
    "field": FIELD_NAMES,
    "tile": TILE_NAMES,
    "good": GOOD_NAMES,
    "building": BUILDING_NAMES,
    "place": FIELD_NAMES + BUILDING_NAMES,
    "what": HANDED,
    "goal": CARD_IDS,
    "achievement": ACHIEVEMENT_NAMES,
    "ability": ABILITY_NAMES,
    "why": REASON_KEYS,
}
"""Fields that are a word of a list; with ``reason``, which is an ending. All others are numbers."""


class Event:
    """One thing that happened to one seat, or to nobody in particular (seat -1)."""

    __slots__ = ("kind", "seat", "values")

    def __init__(self, kind: int, seat: int, values: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled and copied only by their constructor."""
        return Event, (self.kind, self.seat, self.values)

    @property
    def name(self) -> str:
        return EVENT_KINDS[self.kind].name

    def number(self, field: str) -> int:
        """One of its values by name, as a number."""
        return self.values[EVENT_KINDS[self.kind].fields.index(field)]

    def word(self, field: str) -> str:
        """One of its values by name, as the word it stands for."""
        return WORDS[field][self.number(field)]

    def told(self) -> list[object]:
        """Its values with words instead of numbers, in the order of the fields."""
        fields = EVENT_KINDS[self.kind].fields
        return [_word(field, value) for field, value in zip(fields, self.values, strict=False)]

    def to_json(self) -> dict[str, object]:
        """The event with words instead of numbers."""
        data: dict[str, object] = {"event": self.name, "seat": self.seat if self.seat >= 0 else None}
        data.update(zip(EVENT_KINDS[self.kind].fields, self.told(), strict=True))
        return data


def _word(field: str, value: int) -> object:
    if field in FLAGS:
        return value != 0
    if field == "reason":
        return ENDING_NAMES[value]
    if field in CARD_SETS:
        return [name for card, name in enumerate(CARD_NAMES) if (value >> card) & 1]
    names = WORDS.get(field)
    return value if names is None else names[value]


Listener = Callable[[Event], None]


def tell(state: State, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0, w: i64 = 0) -> None:
    """Report an event to the state's listener, if it has one."""
    if state.listener is not None:
        state.listener(Event(kind, seat, [x, y, z, w]))
