"""The legal actions as a person reads them: a key to type, what it does, what it brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boriken.catalog.buildings import BUILDINGS
from boriken.cli.words import Words
from boriken.engine import events as kinds
from boriken.engine.actions import BUILD, KEEP, PASS
from boriken.engine.events import Event
from boriken.engine.ids import GOOD_NAMES, MOST_BARRELS
from boriken.engine.machine import play
from boriken.game import Game
from boriken.notation import Action

PASSING: Final = {
    "settler": "Take nothing",
    "hacienda": "Do not draw",
    "hospice": "No worker",
    "mayor": "No worker",
    "builder": "Build nothing",
    "university": "No worker",
    "craftsman": "Take nothing",
    "trader": "Sell nothing",
    "captain": "Ship nothing",
    "storage": "Keep nothing more",
}
"""What passing means in each kind of decision."""


@dataclass(frozen=True)
class Choice:
    """One legal action."""

    key: str
    """What to type."""
    action: Action
    text: str
    brings: str


def list_choices(game: Game, words: Words) -> list[Choice]:
    """Numbered from 1; but where the decision is a number of workers, that is the key."""
    choices = []
    for number, action in enumerate(game.legal_actions(), start=1):
        key = str(action).split()[-1] if game.decision == "place" else str(number)
        choices.append(Choice(key, action, describe(game, action, words), _brings(game, action, words)))
    return choices


def describe(game: Game, action: Action, words: Words) -> str:
    """An action in words: ``Load Sugar on ship 6``."""
    decision = game.decision or ""
    if action == PASS:
        return PASSING.get(decision, "Pass")
    verb, _, rest = str(action).partition(" ")
    thing, _, number = rest.partition(" ")
    if decision == "round":
        return words.of(str(action))
    sentences: dict[str, Callable[[], str]] = {
        "take": lambda: f"Take {words.tile(thing)}",
        "draw": lambda: f"Draw a face-down {words.small('plantation')}",
        "worker": lambda: f"Put a worker on the new {words.of(thing)}" if thing else _worker(game, words),
        "place": lambda: f"{number} on {words.of(thing)}",
        "build": lambda: f"Build {words.of(thing)}",
        "barrel": lambda: f"Take 1 more {words.of(thing)}",
        "sell": lambda: f"Sell {words.of(thing)}",
        "load": lambda: f"Load {words.of(thing)} on ship {number}",
        "wharf": lambda: f"Ship {words.of(thing)} from the {words.of('wharf')}",
        "keep": lambda: f"Keep {number} {words.of(thing)}",
    }
    return sentences[verb]() if verb in sentences else str(action)


def _worker(game: Game, words: Words) -> str:
    where = "on the new building" if game.decision == "university" else "from the supply"
    return f"{'Put' if game.decision == 'university' else 'Take'} a worker {where}"


# --- What a choice brings ----------------------------------------------------------------------------------


def _brings(game: Game, action: Action, words: Words) -> str:
    """What is certain: tried out on a copy. What chance or others do is not told."""
    if game.decision == "storage":
        return _losses(game, action, words)
    parts = [_say(event, words) for event in _own_events(game, action)]
    if BUILD <= action < BUILD + len(BUILDINGS):
        parts.append(f"{BUILDINGS[action - BUILD].vp} VP")
    return ", ".join(part for part in parts if part)


def _own_events(game: Game, action: Action) -> list[Event]:
    """What the action does to the seat before anybody has to decide again."""
    heard: list[Event] = []
    copy = game.state.clone()
    copy.listener = heard.append
    play(copy, action)
    own = []
    for event in heard[1:]:
        if event.kind == kinds.ACTED:
            break
        if event.seat == game.turn:
            own.append(event)
    return own


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
    return ""


def _losses(game: Game, action: Action, words: Words) -> str:
    """Storage: what goes back to the supply with this choice, at once."""
    decided = int(game.state.frames[-1].memo)
    goods = game.state.seats[game.turn or 0].goods
    lost = {GOOD_NAMES[good]: goods[good] for good in range(decided, len(goods)) if goods[good]}
    if action != PASS:
        kept_good, kept = (action - KEEP) // MOST_BARRELS, (action - KEEP) % MOST_BARRELS + 1
        lost = {good: n for good, n in lost.items() if GOOD_NAMES.index(good) <= kept_good}
        lost[GOOD_NAMES[kept_good]] -= kept
    lost = {good: number for good, number in lost.items() if number}
    return f"loses {words.amounts(lost)}" if lost else ""
