"""Ways to play at random that come to see more than even chances do.

A style is a weight for every action. Each seat has one, drawn from the seed of its game, so that games do
not depend on each other.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Final

from boriken.catalog.buildings import BUILDINGS, KINDS_OF_BUILDING
from boriken.engine.actions import (
    ACTIONS,
    BUILD,
    DRAFT_KIND,
    KEEP,
    LAND,
    NUMBERS,
    PASS,
    PLACE_BUILDING,
    PLACE_FIELD,
    TAKE_CARD,
    TAKE_TILE,
    TEXTS,
    barrels_of_keep,
)
from boriken.engine.ids import (
    BUCCANEER,
    BUILDER,
    CAPTAIN,
    CRAFTSMAN,
    GOODS,
    MAYOR,
    MOST_BARRELS,
    PROSPECTOR,
    QUARRY,
    SETTLER,
    TRADER,
)

Weights = list[float]

FAVOURITES: Final = 4
EVEN: Final = 0.25
"""The share of games in which all chances are even."""


def draw_styles(chance: random.Random, players: int) -> list[Weights]:
    """A style for each seat. All of a game hoard, or none: one captain is enough to spoil it."""
    if chance.random() < EVEN:
        return [[1.0] * ACTIONS] * players
    goods = chance.choice((_ship, _hoard, _trade, _farm, _build, _build, _rob))
    return [_draw_style(chance, goods) for _ in range(players)]


def _draw_style(chance: random.Random, aim: object) -> Weights:
    weights = _EAGER[:]
    _favour(weights, chance)
    if chance.random() < 0.8 and callable(aim):
        aim(weights, chance)
    else:
        chance.choice((_build, _ship, _farm))(weights, chance)
    return weights


def _eager() -> Weights:
    """Passing is rare, many workers and barrels are liked."""
    weights = [1.0] * ACTIONS
    weights[PASS] = 0.3
    for action in range(PLACE_FIELD, BUILD):
        crowd = int(TEXTS[action].rpartition(" ")[2])
        weights[action] = 1.0 + 3 * crowd
    for action in range(KEEP, KEEP + GOODS * MOST_BARRELS):
        weights[action] = float(barrels_of_keep(action))
    for number, building in enumerate(BUILDINGS):
        weights[BUILD + number] = 0.5 + building.cost
    weights[NUMBERS["draw"]] = weights[LAND] = 2.0
    return weights


def _multiply(weights: Weights, factor: float, actions: Iterable[int]) -> None:
    for action in actions:
        weights[action] *= factor


def _cards(weights: Weights, factor: float, *cards: int) -> None:
    _multiply(weights, factor, (TAKE_CARD + card for card in cards))


def _favour(weights: Weights, chance: random.Random) -> None:
    """Some kinds of building are drafted and built whenever they can be, and staffed."""
    for building in chance.sample(range(KINDS_OF_BUILDING), FAVOURITES):
        weights[DRAFT_KIND + building] *= 10
        weights[BUILD + building] *= 20
        _multiply(weights, 5, (PLACE_BUILDING + building * 4 + crowd for crowd in (1, 2, 3)))


def _grow(weights: Weights, good: int) -> None:
    """A kind of goods is planted and produced."""
    weights[TAKE_TILE + good] *= 15
    _multiply(weights, 10, (BUILD + n for n, building in enumerate(BUILDINGS) if building.good == good))


def _build(weights: Weights, chance: random.Random) -> None:
    """Quarries and coins, then what is expensive."""
    _cards(weights, 4, BUILDER, PROSPECTOR, MAYOR)
    _cards(weights, 2, TRADER, CRAFTSMAN)
    weights[TAKE_TILE + QUARRY] *= 15
    weights[PASS] = chance.choice((0.3, 8.0))
    for number, building in enumerate(BUILDINGS):
        weights[BUILD + number] *= 12 if building.is_large else 0.5 if building.cost < 4 else 1


def _ship(weights: Weights, chance: random.Random) -> None:
    for good in chance.sample(range(GOODS), 3):
        _grow(weights, good)
    _cards(weights, 5, CRAFTSMAN, CAPTAIN)
    _cards(weights, 3, MAYOR, SETTLER)


def _hoard(weights: Weights, chance: random.Random) -> None:
    """Nobody ships if it can be helped, and goods pile up."""
    for good in chance.sample(range(GOODS), 2):
        _grow(weights, good)
    _cards(weights, 8, CRAFTSMAN, MAYOR)
    _cards(weights, 0.02, CAPTAIN, TRADER)
    _multiply(weights, 0.05, [NUMBERS["kidnap captain"], NUMBERS["kidnap craftsman"]])


def _trade(weights: Weights, chance: random.Random) -> None:
    _grow(weights, chance.randrange(1, GOODS))
    _cards(weights, 5, CRAFTSMAN, TRADER)
    _cards(weights, 0.3, CAPTAIN)


def _farm(weights: Weights, chance: random.Random) -> None:
    """The island first."""
    _grow(weights, chance.randrange(GOODS))
    _cards(weights, 6, SETTLER, MAYOR)
    _multiply(weights, 6, range(TAKE_TILE, TAKE_TILE + GOODS + 1))


def _rob(weights: Weights, chance: random.Random) -> None:
    _cards(weights, 8, BUCCANEER)
    _cards(weights, 3, CRAFTSMAN, CAPTAIN, TRADER, MAYOR)
    for good in chance.sample(range(GOODS), 2):
        _grow(weights, good)


_EAGER: Final = _eager()
