"""The names of what ``observe`` gives, in the same order."""

from __future__ import annotations

from functools import cache

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.puertoma import ABILITY_NAMES, TIE_BREAKS
from boriken.engine.actions import NOBLE_POSTS
from boriken.engine.fields import BASE, EXPANSIONS, PUERTOMA, SEAT, STATE, Field, observed
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, GOOD_NAMES
from boriken.engine.options import Options
from boriken.engine.ruleset import RuleSet
from boriken.env.observing import GOALS
from boriken.rules.compiling import compile_rules


@cache
def field_names(options: Options) -> tuple[str, ...]:
    """One name for each number of an observation at a table with these options.

    >>> names = field_names(Options(players=3))
    >>> len(names), names[0], names[-1]
    (265, 'round', 'seat 2 city_hall')
    """
    rules = compile_rules(options)
    names = [*_table(rules), *_supplies(rules)]
    if options.expansions:
        names += _expansions(rules)
    if rules.puertomas:
        names += _action_board(rules)
    for place in range(rules.players):
        seat = _board(rules)
        if options.expansions:
            seat += _people()
        if "achievements" in options.expansions:
            seat += _achievements(is_own=place == 0)
        if rules.puertomas:
            seat += _automa()
        names += [f"seat {place} {name}" for name in seat]
    return tuple(names)


def _plain(fields: tuple[Field, ...], part: str) -> list[str]:
    """Numbers that are shown as they are."""
    return [field.word.replace("_", " ") for field in observed(fields, part)]


def _places(rules: RuleSet, what: str) -> list[str]:
    return [f"{what} seat {place}" for place in range(rules.players)]


def _cards(rules: RuleSet) -> list[str]:
    return [CARD_NAMES[card] for card in rules.cards]


def _market(rules: RuleSet) -> list[str]:
    return [BUILDING_NAMES[building] for building in rules.market]


# --- The table -------------------------------------------------------------------------------------------


def _table(rules: RuleSet) -> list[str]:
    names = ["round", *(f"ending {reason}" for reason in ENDING_NAMES.values())]
    names += _places(rules, "governor")
    names += _places(rules, "turn")
    names += _places(rules, "taker")
    names += [f"decision {step.name}" for step in rules.steps]
    names += ["roles taken", "count", "memo", "rest"]
    for card in _cards(rules):
        names += [f"{card} coins", f"{card} taken"]
    return names


def _supplies(rules: RuleSet) -> list[str]:
    names = _plain(STATE, BASE)
    for what in ("supply", "face up", "unseen", "discard", "trading house"):
        names += [f"{what} {good}" for good in GOOD_NAMES]
    names += [f"ship {capacity} {good}" for capacity in rules.ships for good in GOOD_NAMES]
    names += [f"market {building}" for building in _market(rules)]
    return names


def _expansions(rules: RuleSet) -> list[str]:
    expansions = rules.options.expansions
    names = _plain(STATE, EXPANSIONS)
    if "buccaneer" in expansions:
        names += _places(rules, "marker")
        names += [f"kidnapped {card}" for card in _cards(rules)]
    if "festival" in expansions or "festival_cards" in expansions:
        for goal in range(GOALS):
            parts = ["card", "building"]
            parts += [f"good {good}" for good in GOOD_NAMES]
            parts += [f"plantation {good}" for good in GOOD_NAMES]
            parts += _places(rules, "reached by")
            names += [f"goal {goal} {part}" for part in parts]
    return names


def _action_board(rules: RuleSet) -> list[str]:
    names = _plain(STATE, PUERTOMA)
    names += [f"action {card}" for card in _cards(rules)]
    names += [f"tie break {card + 1} left" for card in range(TIE_BREAKS)]
    return [*names, "tie break drawn"]


# --- The boards ------------------------------------------------------------------------------------------


def _board(rules: RuleSet) -> list[str]:
    names = ["coins", "chips", "idle workers", "fields used", "city spaces used", *_plain(SEAT, BASE)]
    names += [f"barrels {good}" for good in GOOD_NAMES]
    for kind in FIELD_NAMES:
        names += [f"tiles {kind}", f"workers on {kind}"]
    return names + _market(rules)


def _people() -> list[str]:
    names = _plain(SEAT, EXPANSIONS)
    names += [f"noble in {BUILDING_NAMES[building]}" for building in NOBLE_POSTS]
    names += [f"forest {kind}" for kind in GOOD_NAMES]
    names += ["forest unknown"]
    names += [f"loaded {good}" for good in GOOD_NAMES]
    return names


def _achievements(is_own: bool) -> list[str]:
    names = [f"achievement {card}" for card in ACHIEVEMENT_NAMES]
    return names + ([f"hand {card}" for card in ACHIEVEMENT_NAMES] if is_own else [])


def _automa() -> list[str]:
    return [
        *_plain(SEAT, PUERTOMA),
        "retired workers",
        "reserve",
        *(f"ability {name}" for name in ABILITY_NAMES),
    ]
