"""What happened, for those who listen: structured, to be worded by whoever shows it.

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
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, GOOD_NAMES, TILE_NAMES
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

EVENT_FIELDS: Final[list[tuple[str, ...]]] = [
    ("acted", "action", "forced"),
    ("role_taken", "card", "coins"),
    ("tile_drawn", "field"),
    ("tile_taken", "field"),
    ("tiles_turned_up", "count"),
    ("pile_shuffled", "count"),
    ("workers_gained", "count"),
    ("workers_from_ship", "count"),
    ("field_staffed", "field", "count"),
    ("building_staffed", "building", "count"),
    ("ship_refilled", "count"),
    ("built", "building", "coins"),
    ("produced", "good", "count"),
    ("coins_gained", "coins"),
    ("barrel_taken", "good"),
    ("sold", "good", "coins"),
    ("house_emptied",),
    ("loaded", "good", "ship", "count", "points"),
    ("shipped", "good", "count", "points"),
    ("stored", "good", "count", "lost"),
    ("ship_emptied", "ship", "good"),
    ("end_triggered", "reason"),
    ("round_ended", "round"),
    ("game_over",),
    ("workers_lifted", "count"),
    ("forest_placed",),
    ("tile_cleared", "tile"),
    ("points_gained", "points", "building"),
    ("handed_over", "what", "count"),
    ("noble_gained", "count"),
    ("noble_posted", "building", "count"),
    ("guest_moved", "place", "noble"),
    ("sent", "good", "count"),
    ("delivered", "good", "points"),
    ("drafted", "building"),
    ("pirated", "ship", "good", "count"),
    ("looted", "count"),
    ("raided", "count"),
    ("kidnapped", "card", "coins"),
    ("ransom_paid", "coins", "to"),
    ("kidnapped_role_played", "card"),
    ("goal_drawn", "goal"),
    ("goal_reached", "goal"),
    ("achievement_met", "achievement"),
    ("puertoma_weighed", "profitable", "near", "richest", "tie_break"),
    ("tie_break_drawn", "tie_break", "candidates"),
    ("puertoma_reason", "why", "count"),
    ("action_moved", "card"),
    ("building_reserved", "building"),
    ("ability_unlocked", "ability"),
    ("ability_used", "ability", "points"),
    ("workers_retired", "count"),
]
"""For each kind of event its name and the names of its values."""


class Event:
    """One thing that happened to one seat, or to nobody in particular (seat -1)."""

    __slots__ = ("kind", "seat", "values")

    def __init__(self, kind: int, seat: int, values: list[int]) -> None:
        self.kind = kind
        self.seat = seat
        self.values = values

    @property
    def name(self) -> str:
        return EVENT_FIELDS[self.kind][0]

    def to_json(self) -> dict[str, object]:
        """The event with words instead of numbers."""
        data: dict[str, object] = {"event": self.name, "seat": self.seat if self.seat >= 0 else None}
        for field, value in zip(EVENT_FIELDS[self.kind][1:], self.values, strict=False):
            data[field] = _word(field, value)
        return data


HANDED: Final = ["worker", "noble", "barrel", "chip"]

_NAMES: Final = {
    "action": TEXTS,
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
"""How the values of a field are called; a field not listed is a number."""


def _word(field: str, value: int) -> object:
    if field in ("forced", "noble"):
        return value != 0
    if field == "reason":
        return ENDING_NAMES[value]
    if field in ("profitable", "near", "richest"):
        return [name for card, name in enumerate(CARD_NAMES) if (value >> card) & 1]
    names = _NAMES.get(field)
    return value if names is None else names[value]


Listener = Callable[[Event], None]


def tell(state: State, kind: i64, seat: i64, x: i64 = 0, y: i64 = 0, z: i64 = 0, w: i64 = 0) -> None:
    """Report an event to the state's listener, if it has one."""
    if state.listener is not None:
        state.listener(Event(kind, seat, [x, y, z, w]))
