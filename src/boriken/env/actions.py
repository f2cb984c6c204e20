"""The actions of a table: all there are, or only those that can ever be legal at it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from boriken.engine import actions
from boriken.engine.actions import ACTIONS, TEXTS
from boriken.engine.ids import FIELDS, GOODS, ISLAND_FIELDS, MOST_BARRELS, QUARRY
from boriken.engine.options import Options
from boriken.engine.ruleset import RuleSet
from boriken.engine.state import State
from boriken.rules.compiling import compile_rules

Mask = NDArray[np.int8]


class ActionSpace:
    """The actions that an environment numbers from 0 on.

    >>> space = action_space(Options(players=3), compact=True)
    >>> len(space), space.texts[:3]
    (242, ['pass', 'settler', 'mayor'])
    """

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = np.array(numbers)
        """Of each action of the space, its number among all."""
        self._places = np.full(ACTIONS, -1)
        self._places[self.numbers] = np.arange(len(numbers))

    def __len__(self) -> int:
        return len(self.numbers)

    @property
    def texts(self) -> list[str]:
        """Each action in words (``docs/notation.md``)."""
        return [TEXTS[number] for number in self.numbers]

    def mask(self, choices: Sequence[int]) -> Mask:
        """1 for each action that may be chosen, 0 for all others."""
        mask = np.zeros(len(self), np.int8)
        mask[self._places[choices]] = 1
        return mask

    def masks(self, states: Sequence[State]) -> Mask:
        """A row for each game."""
        masks = np.zeros((len(states), len(self)), np.int8)
        rows = np.repeat(np.arange(len(states)), [len(state.choices) for state in states])
        masks[rows, self._places[list(chain.from_iterable(state.choices for state in states))]] = 1
        return masks


@cache
def action_space(options: Options, compact: bool) -> ActionSpace:
    """All actions, the same at every table; or only those of a table with these options."""
    return ActionSpace(sorted(_possible(compile_rules(options))) if compact else range(ACTIONS))


def _possible(rules: RuleSet) -> Iterator[int]:
    """Whatever can be legal at a table; what never is may be among it, but nothing is left out."""
    yield from (actions.PASS, actions.DRAW, actions.WORKER)
    yield from (actions.TAKE_CARD + card for card in rules.cards)
    yield from range(actions.TAKE_TILE, actions.TAKE_TILE + FIELDS)
    yield from range(actions.WORKER_ON, actions.WORKER_ON + actions.TILES)
    for kind in range(FIELDS):
        tiles = rules.quarries if kind == QUARRY else rules.tiles[kind]
        for workers in range(min(tiles, ISLAND_FIELDS) + 1):
            yield actions.place_field_action(kind, workers)
    for building in rules.market:
        yield actions.BUILD + building
        for workers in range(rules.circles[building] + 1):
            yield actions.place_building_action(building, workers)
    for good in range(GOODS):
        yield from (actions.BARREL + good, actions.SELL + good, actions.WHARF_LOAD + good)
        yield from (actions.load_action(good, capacity) for capacity in rules.ships)
        for barrels in range(1, min(rules.barrels[good], MOST_BARRELS) + 1):
            yield actions.keep_action(good, barrels)
    if rules.options.expansions:
        yield from _of_expansions(rules)
    if rules.options.voluntary:
        yield from range(actions.ACCEPT, ACTIONS)


def _of_expansions(rules: RuleSet) -> Iterator[int]:
    """Kinds of action of which an expansion has any are taken whole, but for buildings not in the game."""
    places = [*range(FIELDS), *(FIELDS + building for building in rules.market)]
    yield from (actions.DRAFT_KIND + building for building in rules.market)
    yield from range(actions.TAKE_FOREST, actions.PUT_WORKER)
    yield from range(actions.HAND_BARREL, actions.PUT_NOBLE)
    yield from range(actions.NOBLES_AT, actions.PIRACY)
    for first in (actions.PUT_WORKER, actions.PUT_NOBLE):
        yield from (first + place for place in places)
    for first in (actions.HAND_WORKER, actions.HAND_NOBLE):
        yield from (first + place for place in (*places, actions.PORTRAIT))
    if "buccaneer" in rules.options.expansions:
        yield from (actions.LOOT, actions.RAID)
        yield from (actions.piracy_action(capacity) for capacity in rules.ships)
        yield from (actions.KIDNAP + card for card in rules.cards)
    if "achievements" in rules.options.expansions:
        yield from range(actions.CHOOSE, actions.ACCEPT)
