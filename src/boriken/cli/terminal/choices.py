"""The legal actions as a person reads them: a key to type, what it does, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES, BUILDING_NUMBERS, BUILDINGS
from boriken.catalog.festival import CARD_IDS
from boriken.cli.terminal.effects import condition, effect, points, reward
from boriken.cli.terminal.words import Words
from boriken.decisions import certain_events, losses
from boriken.engine import events as kinds
from boriken.engine.actions import BUILD, DRAFT_KIND
from boriken.engine.events import Event
from boriken.game import Game
from boriken.locale.story import gains, values_of
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
    name: str
    """The text without what it says besides."""

    def is_called(self, typed: str, words: Words) -> bool:
        return words.is_same(typed, self.text) or words.is_same(typed, self.name)


def list_choices(game: Game, words: Words) -> list[Choice]:
    """Numbered from 1; but where the decision is a number of people, that is the key."""
    choices = []
    actions = game.legal_actions()
    if game.decision == "draft":
        actions.sort(key=lambda action: game.state.rules.cost[action - DRAFT_KIND])
    for number, action in enumerate(actions, start=1):
        key = str(action).split()[-1] if game.decision in COUNTED else str(number)
        name = _name(game, action, words)
        text = f"{game.state.rules.cost[action - DRAFT_KIND]:>2} {name}" if game.decision == "draft" else name
        choices.append(Choice(key, action, text, _brings(game, action, words), name))
    return choices


def _name(game: Game, action: Action, words: Words) -> str:
    if game.decision == "draft":
        return words.of(BUILDING_NAMES[action - DRAFT_KIND])
    return words.action(str(action), game.decision or "")


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
        parts.append(words.points(BUILDINGS[action - BUILD].vp))
    return ", ".join(part for part in parts if part)


def _effect(words: Words, place: str) -> str:
    return effect(place, words) if place in BUILDING_NUMBERS else ""


_SAID: Final[dict[str, Callable[[Words, str], str]]] = {
    "draft": _effect,
    "nobles": _effect,
    "choose": lambda words, thing: words.labelled(
        words.points(points(thing)), words.aside(condition(thing, words))
    ),
}
"""What is said of actions instead of what they bring."""


def _say(event: Event, words: Words) -> str:
    values = values_of(event)
    if event.kind == kinds.BUILT:
        return words.text("terminal-for", **values)
    if event.kind == kinds.RAIDED:
        return words.text("terminal-must-leave", **values)
    if event.kind == kinds.RANSOM_PAID:
        return words.text("terminal-ransom", coins=values["coins"], to=words.to_player(event.number("to")))
    gained = [f"+{words.said(gain)}" for gain in gains(event)]
    if event.kind in (kinds.LOADED, kinds.SHIPPED):
        gained.insert(0, words.text("piece-barrel", **values))
    return ", ".join(gained) or _say_card(event, words)


def _say_card(event: Event, words: Words) -> str:
    if event.kind == kinds.GOAL_REACHED:
        goal = CARD_IDS[event.number("goal")]
        return words.labelled(words.of(goal), reward(goal, words))
    if event.kind == kinds.ACHIEVEMENT_MET:
        card = ACHIEVEMENT_NAMES[event.number("achievement")]
        return words.labelled(words.of(card), words.points(points(card)))
    return ""


def _losses(game: Game, action: Action, words: Words) -> str:
    lost = losses(game.state, action)
    return words.text("board-storage-lost", what=words.amounts(lost)) if lost else ""
