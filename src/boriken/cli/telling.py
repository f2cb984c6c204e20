"""What each kind of event says: a verb and what it is about, or a sentence about nobody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.cli.automa import ability_effect, reason
from boriken.cli.effects import reward
from boriken.cli.words import Words
from boriken.engine import events as kinds
from boriken.engine.actions import PASS, PLACES, PUT_NOBLE, PUT_WORKER
from boriken.engine.events import HANDED
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, GOOD_NAMES, TILE_NAMES

_PLACES: Final = FIELD_NAMES + BUILDING_NAMES

Said = tuple[str, str]
"""A verb and what it is about."""


def _place(words: Words, place: str, count: int) -> list[Said]:
    return [("put workers on", words.of(place) + (f" ({count})" if count > 1 else ""))] if count else []


def _load(words: Words, values: list[int]) -> list[Said]:
    good, ship, count, points = values
    return [("load", f"{count} {words.of(GOOD_NAMES[good])} on ship {ship} for {points} VP")]


def _ship(words: Words, values: list[int]) -> list[Said]:
    good, count, points = values[:3]
    return [("ship", f"{count} {words.of(GOOD_NAMES[good])} from the {words.of('wharf')} for {points} VP")]


def _store(words: Words, values: list[int]) -> list[Said]:
    good, kept, lost = values[:3]
    said = [("keep", kept), ("lose", lost)]
    return [(verb, f"{count} {words.of(GOOD_NAMES[good])}") for verb, count in said if count]


def _act(words: Words, values: list[int]) -> list[Said]:
    """Passing, and putting people somewhere, of which no other event tells."""
    action, forced = values[:2]
    if action == PASS:
        return [] if forced else [("pass", "")]
    if PUT_WORKER <= action < PUT_WORKER + PLACES:
        return [("put", f"a {words.small('worker')} on {words.place(_PLACES[action - PUT_WORKER])}")]
    if PUT_NOBLE <= action < PUT_NOBLE + PLACES:
        return [("put", f"a {words.small('noble')} on {words.place(_PLACES[action - PUT_NOBLE])}")]
    return []


def _coins(words: Words, values: list[int]) -> list[Said]:
    return [("get", words.count(values[0], "coin"))]


def _points(words: Words, values: list[int]) -> list[Said]:
    points, building = values[:2]
    return [("get", f"{points} VP ({words.of(BUILDING_NAMES[building])})")]


def _hand_over(words: Words, values: list[int]) -> list[Said]:
    what = HANDED[values[0]]
    return [("hand over", "1 VP" if what == "chip" else words.count(values[1], what))]


def _post(words: Words, values: list[int]) -> list[Said]:
    building, count = values[:2]
    posted = f"{words.count(count, 'noble')} on the {words.of(BUILDING_NAMES[building])}"
    return [("post", posted)] if count else []


def _pirate(words: Words, values: list[int]) -> list[Said]:
    ship, good, count = values[:3]
    return [("unload", f"ship {ship} for {count} {words.of(GOOD_NAMES[good])}")]


def _kidnap(words: Words, values: list[int]) -> list[Said]:
    card, coins = values[:2]
    extra = f" and {words.count(coins, 'coin')}" if coins else ""
    return [("kidnap", f"the {words.of(CARD_NAMES[card])}{extra}")]


def _reach(words: Words, values: list[int]) -> list[Said]:
    card = CARD_IDS[values[0]]
    return [("reach", f"the goal {words.card(card)} ({reward(card, words)})")]


def _meet(words: Words, values: list[int]) -> list[Said]:
    card = values[0]
    return [("reveal", f"{words.card(ACHIEVEMENT_NAMES[card])} ({ACHIEVEMENT_POINTS[card]} VP)")]


BY_SEAT: Final[dict[int, Callable[[Words, list[int]], list[Said]]]] = {
    kinds.ACTED: _act,
    kinds.TILE_DRAWN: lambda words, v: [("draw", words.tile(FIELD_NAMES[v[0]]))],
    kinds.TILE_TAKEN: lambda words, v: [("take", words.tile(FIELD_NAMES[v[0]]))],
    kinds.WORKERS_GAINED: lambda words, v: [("take", f"{v[0]} more {words.small('worker')}")],
    kinds.WORKERS_FROM_SHIP: lambda words, v: [("get", words.count(v[0], "worker"))] if v[0] else [],
    kinds.FIELD_STAFFED: lambda words, v: _place(words, FIELD_NAMES[v[0]], v[1]),
    kinds.BUILDING_STAFFED: lambda words, v: _place(words, BUILDING_NAMES[v[0]], v[1]),
    kinds.BUILT: lambda words, v: [
        ("build", f"the {words.of(BUILDING_NAMES[v[0]])} for {words.count(v[1], 'coin')}")
    ],
    kinds.PRODUCED: lambda words, v: [("produce", f"{v[1]} {words.of(GOOD_NAMES[v[0]])}")],
    kinds.COINS_GAINED: _coins,
    kinds.BARREL_TAKEN: lambda words, v: [("take", f"1 more {words.of(GOOD_NAMES[v[0]])}")],
    kinds.SOLD: lambda words, v: [("sell", f"{words.of(GOOD_NAMES[v[0]])} for {words.count(v[1], 'coin')}")],
    kinds.LOADED: _load,
    kinds.SHIPPED: _ship,
    kinds.STORED: _store,
    kinds.FOREST_PLACED: lambda words, v: [("place", f"a {words.small('forest')}")],
    kinds.TILE_CLEARED: lambda words, v: [("give back", words.tile(TILE_NAMES[v[0]]))],
    kinds.POINTS_GAINED: _points,
    kinds.HANDED_OVER: _hand_over,
    kinds.NOBLE_GAINED: lambda words, v: [("take", words.count(v[0], "noble"))],
    kinds.NOBLE_POSTED: _post,
    kinds.GUEST_MOVED: lambda words, v: [("move", f"a guest to {words.place(_PLACES[v[0]])}")],
    kinds.SENT: lambda words, v: [("send off", f"{v[1]} {words.of(GOOD_NAMES[v[0]])}")],
    kinds.DELIVERED: lambda words, v: [("hand in", f"1 {words.of(GOOD_NAMES[v[0]])} for {v[1]} VP")],
    kinds.DRAFTED: lambda words, v: [("draft", f"the {words.of(BUILDING_NAMES[v[0]])}")],
    kinds.PIRATED: _pirate,
    kinds.LOOTED: lambda words, v: [("loot", f"the {words.of('trading_house')} for {v[0]} VP")],
    kinds.RAIDED: lambda words, v: [
        ("raid", f"the {words.of('worker_ship')} for {words.count(v[0], 'worker')}")
    ],
    kinds.KIDNAPPED: _kidnap,
    kinds.RANSOM_PAID: lambda words, v: [("free", f"the role: {words.ransom(v[0], v[1])}")],
    kinds.KIDNAPPED_ROLE_PLAYED: lambda words, v: [("play", f"the kidnapped {words.of(CARD_NAMES[v[0]])}")],
    kinds.GOAL_REACHED: _reach,
    kinds.ACHIEVEMENT_MET: _meet,
    kinds.PUERTOMA_REASON: lambda words, v: [("do", f"nothing ({reason(v)})")],
    kinds.BUILDING_RESERVED: lambda words, v: [("reserve", f"the {words.of(BUILDING_NAMES[v[0]])}")],
    kinds.ABILITY_UNLOCKED: lambda words, v: [
        ("unlock", f"an ability, {ability_effect(ABILITY_NAMES[v[0]], words)}")
    ],
    kinds.ABILITY_USED: lambda words, v: [("get", f"{v[1]} VP (by its ability)")],
    kinds.WORKERS_RETIRED: lambda words, v: [("retire", words.count(v[0], "worker"))],
}
"""What an event says of its seat."""

BY_NOBODY: Final[dict[int, Callable[[Words, list[int]], str]]] = {
    kinds.GOAL_DRAWN: lambda words, v: f"A goal is {words.card(CARD_IDS[v[0]])}.",
    kinds.ACTION_MOVED: lambda words, v: f"The action marker moves to the {words.of(CARD_NAMES[v[0]])}.",
    kinds.PILE_SHUFFLED: lambda words, v: f"The discarded {words.small('plantation')}s are shuffled.",
    kinds.SHIP_REFILLED: lambda words, v: (
        f"The {words.of('worker_ship')} is refilled with {words.count(v[0], 'worker')}."
    ),
    kinds.HOUSE_EMPTIED: lambda words, v: f"The {words.of('trading_house')} is emptied.",
    kinds.SHIP_EMPTIED: lambda words, v: f"Ship {v[0]} leaves with {words.of(GOOD_NAMES[v[1]])}.",
    kinds.END_TRIGGERED: lambda words, v: f"This is the last round: {words.ending(ENDING_NAMES[v[0]])}.",
    kinds.ROUND_ENDED: lambda words, v: f"Round {v[0]} is over.",
    kinds.GAME_OVER: lambda words, v: "The game is over.",
}
"""What an event says of nobody in particular."""
