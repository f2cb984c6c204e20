"""What an action is called, and what it brings, in the words of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES, BUILDING_NUMBERS, BUILDINGS
from boriken.catalog.festival import CARD_IDS
from boriken.engine import events as kinds
from boriken.engine.actions import BUILD, DRAFT_KIND, TEXTS
from boriken.engine.events import Event
from boriken.engine.ids import DRAFT, STORAGE
from boriken.engine.state import State
from boriken.locale.speaking import Speaker
from boriken.locale.story import gains, values_of
from boriken.moves.brings import certain_events, losses
from boriken.moves.effects import condition, effect, points, reward


def called(state: State, action: int, words: Speaker) -> str:
    """What a legal action does, as a choice in the decision that is asked."""
    step = state.frames[-1].step
    if step == DRAFT:
        return words.of(BUILDING_NAMES[action - DRAFT_KIND])
    return words.action(TEXTS[action], state.rules.steps[step].name)


def brings(state: State, action: int, words: Speaker) -> str:
    """What is certain: tried out on a copy. What chance or others do is not told."""
    if state.frames[-1].step == STORAGE:
        return _losses(state, action, words)
    verb, _, rest = TEXTS[action].partition(" ")
    if verb in _SAID:
        return _SAID[verb](words, rest.removeprefix("noble ").split(" ")[0])
    parts = [_say(event, words) for event in certain_events(state, action)]
    if BUILD <= action < BUILD + len(BUILDINGS):
        parts.append(words.points(BUILDINGS[action - BUILD].vp))
    return ", ".join(part for part in parts if part)


def _effect(words: Speaker, place: str) -> str:
    return effect(place, words) if place in BUILDING_NUMBERS else ""


_SAID: Final[dict[str, Callable[[Speaker, str], str]]] = {
    "draft": _effect,
    "nobles": _effect,
    "choose": lambda words, thing: words.labelled(
        words.points(points(thing)), words.aside(condition(thing, words))
    ),
}
"""What is said of actions instead of what they bring."""


def _say(event: Event, words: Speaker) -> str:
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


def _say_card(event: Event, words: Speaker) -> str:
    if event.kind == kinds.GOAL_REACHED:
        goal = CARD_IDS[event.number("goal")]
        return words.labelled(words.of(goal), reward(goal, words))
    if event.kind == kinds.ACHIEVEMENT_MET:
        card = ACHIEVEMENT_NAMES[event.number("achievement")]
        return words.labelled(words.of(card), words.points(points(card)))
    return ""


def _losses(state: State, action: int, words: Speaker) -> str:
    lost = losses(state, action)
    return words.text("board-storage-lost", what=words.amounts(lost)) if lost else ""
