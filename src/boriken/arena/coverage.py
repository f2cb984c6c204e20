"""What random games have seen of the rules, and what they have not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields
from typing import Final

from boriken.catalog import buildings as kinds
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES, BUILDINGS
from boriken.catalog.festival import CARD_IDS, FESTIVAL_GOALS
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine import events
from boriken.engine.actions import CHOOSE, KIDNAP, LOOT, PASS, PIRACY, POST, RAID, SEND
from boriken.engine.events import EVENT_KINDS, Event
from boriken.engine.ids import BUCCANEER_PHASE, CRAFTSMAN_PHASE, ENDING_NAMES
from boriken.engine.options import PUERTOMA
from boriken.engine.reasons import REASON_KEYS, REASON_RULES
from boriken.engine.state import State
from boriken.engine.words import bits_to_json
from boriken.game import Game

BUCCANEER_OPTIONS: Final = ["piracy", "loot", "raid", "kidnap", "pass"]


def _mask(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def _shown_by(event: str) -> int:
    """The buildings whose effect may show in an event of their owner."""
    return _mask(*(number for number, building in enumerate(BUILDINGS) if event in building.shows))


_SOURCE_OF_COINS: Final = 1
"""Which value of ``COINS_GAINED`` is the building they come from: it is not told."""
_SHOWS: Final = {kind: _shown_by(event.name) for kind, event in enumerate(EVENT_KINDS)}
"""A guess at most: their powers are tested elsewhere, here it counts whether games come to the situations."""
_COINS: Final = _SHOWS[events.COINS_GAINED]
_CRAFTSMAN: Final = _mask(
    *(number for number, building in enumerate(BUILDINGS) if building.phase == "craftsman")
)
_LARGE: Final = _mask(*(number for number, building in enumerate(BUILDINGS) if building.is_large))


VOLUNTARY: Final = "voluntary"
VOLUNTARY_CAPTAIN: Final = "voluntary_captain"
"""Where the captain's privilege is asked too (VOL-4)."""

PEOPLE_ALONE: Final = "people_alone"
"""Games without Puertomas, beside which some things do not come up (PUE-20, PUE-22)."""
_AMONG_PEOPLE: Final = frozenset(
    ("kidnapped", "ransom_paid", "kidnapped_role_played", "kidnap", "festival_delivery")
)
"""Events, options and goals that a table with Puertomas leaves out."""

NEEDS: Final = {
    "forest_placed": "new_buildings",
    "handed_over": "new_buildings",
    "guest_moved": "new_buildings",
    "sent": "new_buildings",
    "tile_cleared": "nobles",
    "noble_gained": "nobles",
    "noble_posted": "nobles",
    "delivered": "nobles",
    "points_gained": "new_buildings nobles",
    "drafted": "new_buildings",
    "pirated": "buccaneer",
    "looted": "buccaneer",
    "raided": "buccaneer",
    "kidnapped": "buccaneer",
    "ransom_paid": "buccaneer",
    "kidnapped_role_played": "buccaneer",
    "goal_drawn": "festival festival_cards",
    "goal_reached": "festival festival_cards",
    "achievement_met": "achievements",
    "puertoma_weighed": PUERTOMA,
    "tie_break_drawn": PUERTOMA,
    "puertoma_reason": PUERTOMA,
    "action_moved": PUERTOMA,
    "building_reserved": PUERTOMA,
    "reserve_lost": PUERTOMA,
    "ability_unlocked": PUERTOMA,
    "ability_used": PUERTOMA,
    "workers_retired": PUERTOMA,
    "privilege_points": VOLUNTARY_CAPTAIN,
}
"""Events that come only with one of some expansions, with a Puertoma, or where gains are asked."""


@dataclass
class Seen:
    """Counts of what happened in a game, or in many of them."""

    expansions: Counter[str] = field(default_factory=Counter)
    """Games with each; without any: ``base``."""
    endings: Counter[str] = field(default_factory=Counter)
    steps: Counter[str] = field(default_factory=Counter)
    """Decisions by kind."""
    events: Counter[str] = field(default_factory=Counter)
    buildings: Counter[str] = field(default_factory=Counter)
    """How often each was built."""
    effects: Counter[str] = field(default_factory=Counter)
    """How often each was occupied where its effect may show."""
    buccaneer: Counter[str] = field(default_factory=Counter)
    goals: Counter[str] = field(default_factory=Counter)
    """Festival goals and cards reached."""
    achievements: Counter[str] = field(default_factory=Counter)
    """Conditions met, no matter who holds the card."""
    abilities: Counter[str] = field(default_factory=Counter)
    """Abilities of Puertomas, used."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Why Puertomas did what they did."""

    def add(self, other: Seen) -> None:
        for counts in fields(self):
            getattr(self, counts.name).update(getattr(other, counts.name))

    def missing(self) -> dict[str, list[str]]:
        """By table of counts, what could have been seen with these expansions and was not."""
        found = {
            name: [thing for thing in expected if not getattr(self, name)[thing] and self._is_possible(thing)]
            for name, expected in self._expected().items()
        }
        return {name: things for name, things in found.items() if things}

    def _is_possible(self, thing: str) -> bool:
        return thing not in _AMONG_PEOPLE or bool(self.expansions[PEOPLE_ALONE])

    def _expected(self) -> dict[str, list[str]]:
        played = {name for name, games in self.expansions.items() if games}
        built = [building for building in BUILDINGS if building.expansion in played | {"base"}]
        goals = CARD_IDS if "festival_cards" in played else []
        if "festival" in played and not goals:
            goals = [CARD_IDS[card] for card in FESTIVAL_GOALS]
        return {
            "endings": list(ENDING_NAMES.values()),
            "events": [kind.name for kind in EVENT_KINDS if _may_happen(kind.name, played)],
            "steps": ["offer", "production", "payment"] if VOLUNTARY in played else [],
            "buildings": [building.id for building in built],
            "effects": [building.id for building in built if building.id != "statue"],
            "buccaneer": BUCCANEER_OPTIONS if "buccaneer" in played else [],
            "goals": goals,
            "achievements": ACHIEVEMENT_NAMES if "achievements" in played else [],
            "abilities": ABILITY_NAMES if PUERTOMA in played else [],
            "reasons": _reasons(played) if PUERTOMA in played else [],
        }


def _may_happen(event: str, played: set[str]) -> bool:
    return event not in NEEDS or not played.isdisjoint(NEEDS[event].split())


def _reasons(played: set[str]) -> list[str]:
    """Those that a table with these expansions can give."""
    needs = {"PUE-20": {"buccaneer"}, "PUE-21": {"new_buildings", "nobles"}, "PUE-22": {"festival_cards"}}
    return [
        key
        for key, rule in zip(REASON_KEYS, REASON_RULES, strict=True)
        if key not in _NOT_EXPECTED and (rule not in needs or not played.isdisjoint(needs[rule]))
    ]


_NOT_EXPECTED: Final = ("head_start", "no_marked_building")
"""Reasons of hard Puertomas alone, and one that hardly ever comes up: tests and scenarios show them."""


class Watcher:
    """Listens to one game and counts."""

    def __init__(self, game: Game) -> None:
        self.state: State = game.state
        self.seen = Seen()
        for name in game.state.rules.options.expansions or ("base",):
            self.seen.expansions[name] += 1
        self.seen.expansions[PUERTOMA if game.state.rules.puertomas else PEOPLE_ALONE] += 1
        if game.state.rules.voluntary:
            self.seen.expansions[VOLUNTARY] += 1
            if not game.state.rules.captain_must_gain:
                self.seen.expansions[VOLUNTARY_CAPTAIN] += 1
        self._kinds = [0] * len(EVENT_KINDS)
        self._masks: Counter[int] = Counter()
        game.listen(self.hear)

    def hear(self, event: Event) -> None:
        kind = event.kind
        self._kinds[kind] += 1
        if event.seat < 0:
            return
        shows = _SHOWS.get(kind, 0)
        if kind == events.ACTED:
            self._act(event)
        elif kind == events.COINS_GAINED:
            shows = self._coins(event.values[_SOURCE_OF_COINS])
        elif kind == events.POINTS_GAINED:
            shows = 1 << event.number("building")
        elif kind == events.BUILT:
            self.seen.buildings[event.word("building")] += 1
        elif kind == events.GOAL_REACHED:
            self.seen.goals[event.word("goal")] += 1
        elif kind == events.ABILITY_USED:
            self.seen.abilities[event.word("ability")] += 1
        elif kind == events.PUERTOMA_REASON:
            self.seen.reasons[event.word("why")] += 1
        if shows:
            self._masks[shows & self.state.seats[event.seat].active] += 1

    def _coins(self, building: int) -> int:
        in_craftsman = len(self.state.frames) > 1 and self.state.frames[1].step == CRAFTSMAN_PHASE
        if in_craftsman:
            return _COINS & _CRAFTSMAN
        return _COINS & ~_CRAFTSMAN & 1 << building

    def _act(self, event: Event) -> None:
        action = event.number("action")
        if self.state.frames[-1].step == BUCCANEER_PHASE:
            self.seen.buccaneer[_option(action)] += 1
        elif POST <= action < SEND:
            self.seen.effects[BUILDING_NAMES[kinds.TRADING_POST]] += 1

    def finish(self, game: Game) -> Seen:
        """The counts of the whole game."""
        seen = self.seen
        for kind, count in enumerate(self._kinds):
            seen.events[EVENT_KINDS[kind].name] += count
        for mask, count in self._masks.items():
            for building in bits_to_json(mask, BUILDING_NAMES):
                seen.effects[building] += count
        for seat in self.state.seats:
            seen.achievements.update(bits_to_json(seat.done, ACHIEVEMENT_NAMES))
            if game.over:
                seen.effects.update(bits_to_json(seat.active & _LARGE, BUILDING_NAMES))
        if game.over:
            seen.endings.update(game.ending())
        return seen


def _option(action: int) -> str:
    if action == PASS:
        return "pass"
    if KIDNAP <= action < CHOOSE:
        return "kidnap"
    return {LOOT: "loot", RAID: "raid"}.get(action, "piracy" if action >= PIRACY else "?")
