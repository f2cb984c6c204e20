"""The legal actions as a person reads them: a key to type, what it does, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.catalog.festival import CARD_IDS
from boriken.cli.describing import describe
from boriken.cli.effects import condition, effect, points, reward
from boriken.cli.words import Words
from boriken.decisions import certain_events, losses
from boriken.engine import events as kinds
from boriken.engine.actions import BUILD, DRAFT_KIND
from boriken.engine.events import Event
from boriken.engine.ids import GOOD_NAMES
from boriken.game import Game
from boriken.notation import Action

COUNTED: Final = ("place", "nobles")
"""Decisions that ask for a number of people."""


@dataclass(frozen=True)
class Choice:
    """One legal action."""

    key: str
    """What to type."""
    action: Action
    text: str
    brings: str


def list_choices(game: Game, words: Words) -> list[Choice]:
    """Numbered from 1; but where the decision is a number of people, that is the key."""
    choices = []
    actions = game.legal_actions()
    if game.decision == "draft":
        actions.sort(key=lambda action: game.state.rules.cost[action - DRAFT_KIND])
    for number, action in enumerate(actions, start=1):
        key = str(action).split()[-1] if game.decision in COUNTED else str(number)
        choices.append(Choice(key, action, describe(game, action, words), _brings(game, action, words)))
    return choices


# --- What a choice brings ----------------------------------------------------------------------------------


def _brings(game: Game, action: Action, words: Words) -> str:
    """What is certain: tried out on a copy. What chance or others do is not told."""
    if game.decision == "storage":
        return _losses(game, action, words)
    verb, _, rest = str(action).partition(" ")
    if verb in _SAID:
        return _SAID[verb](words, rest.removeprefix("noble ").split(" ")[0])
    parts = [_say(event, words) for event in certain_events(game.state, action)]
    if BUILD <= action < BUILD + len(BUILDINGS):
        parts.append(f"{BUILDINGS[action - BUILD].vp} VP")
    return ", ".join(part for part in parts if part)


def _effect(words: Words, place: str) -> str:
    return effect(place, words) if place in BUILDING_NUMBERS else ""


_SAID: Final[dict[str, Callable[[Words, str], str]]] = {
    "draw": lambda words, thing: "",
    "land": lambda words, thing: f"for {words.count(1, 'coin')}",
    "hand": lambda words, thing: "",
    "draft": _effect,
    "put": lambda words, thing: "",
    "nobles": _effect,
    "choose": lambda words, thing: f"{points(thing)} VP: {condition(thing, words)}",
}
"""What is said of actions that bring nothing certain by themselves."""


def _say(event: Event, words: Words) -> str:
    values = event.values
    if event.kind == kinds.ROLE_TAKEN:
        return f"+{words.count(values[1], 'coin')}" if values[1] else ""
    if event.kind == kinds.BUILT:
        return f"for {words.count(values[1], 'coin')}"
    if event.kind == kinds.SOLD:
        return f"+{words.count(values[1], 'coin')}"
    if event.kind == kinds.COINS_GAINED:
        return f"+{words.count(values[0], 'coin')}"
    if event.kind == kinds.PRODUCED:
        return f"+{values[1]} {words.of(GOOD_NAMES[values[0]])}"
    if event.kind in (kinds.LOADED, kinds.SHIPPED):
        count, points = values[-2:] if event.kind == kinds.LOADED else values[1:3]
        return f"{words.count(count, 'barrel')}, +{points} VP"
    return _say_expanded(event, words)


def _say_expanded(event: Event, words: Words) -> str:
    first = event.values[0]
    if event.kind == kinds.POINTS_GAINED or event.kind == kinds.LOOTED:
        return f"+{first} VP"
    if event.kind == kinds.DELIVERED:
        return f"+{event.values[1]} VP"
    if event.kind == kinds.PIRATED:
        return f"+{event.values[2]} {words.of(GOOD_NAMES[event.values[1]])}"
    if event.kind == kinds.RAIDED:
        return f"{words.count(first, 'worker')} must leave it"
    if event.kind == kinds.KIDNAPPED:
        return f"+{words.count(event.values[1], 'coin')}" if event.values[1] else ""
    if event.kind == kinds.RANSOM_PAID:
        return words.ransom(first, event.values[1])
    if event.kind == kinds.GOAL_REACHED:
        return f"{words.card(CARD_IDS[first])}: {reward(CARD_IDS[first], words)}"
    if event.kind == kinds.ACHIEVEMENT_MET:
        return f"{words.card(ACHIEVEMENT_NAMES[first])}: {ACHIEVEMENT_POINTS[first]} VP"
    return ""


def _losses(game: Game, action: Action, words: Words) -> str:
    lost = losses(game.state, action)
    return f"loses {words.amounts(lost)}" if lost else ""
