"""What must hold at every decision of every game, as checks that a random game runs through.

A check raises ``CheckFailed`` with one sentence, or anything else by crashing; ``fuzz`` catches both.
"""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from typing import Any, Final

from boriken import rulebook
from boriken.engine.actions import ACTIONS, TEXTS
from boriken.engine.codec import state_from_json, state_to_json
from boriken.engine.errors import IllegalAction
from boriken.engine.fields import LISTENER, RULES, SHARED, STATE
from boriken.engine.frame import Frame
from boriken.engine.invariants import problems
from boriken.engine.machine import advance, choices_now, play
from boriken.engine.rng import Generator
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.view import determinize, view
from boriken.explaining import Explanation, explain
from boriken.game import Game
from boriken.position import read_position, write_position
from boriken.rules.compiling import compile_rules

TRIED_CHOICES: Final = 4
TRIED_NEAR: Final = 12
TRIED_OTHERS: Final = 20


class CheckFailed(Exception):
    """One sentence about what does not hold."""


class Moment:
    """A game waiting for a decision, or over, with a picture of its state from before the checks."""

    def __init__(self, game: Game, chance: random.Random) -> None:
        self.game = game
        self.state = game.state
        self.chance = chance
        self.before = game.state.clone()

    def must_be_unchanged_by(self, what: str) -> None:
        if not self.state.same_as(self.before):
            raise CheckFailed(f"{what} has changed the state.")


Check = Callable[[Moment], None]


# --- Pictures of a state -----------------------------------------------------------------------------------


def attributes(kind: type) -> list[str]:
    """The names of all attributes of an engine class, whether it is compiled or not."""
    compiled: tuple[str, ...] = getattr(kind, "__mypyc_attrs__", ())
    return sorted(compiled or kind.__annotations__)


_NOT_COMPARED: Final = {field.name for field in STATE if field.kind in (RULES, LISTENER)}
"""Shared by all copies of a game, and not part of it."""

_READERS: Final[dict[type, Callable[[Any], Any]]] = {
    kind: attrgetter(*(name for name in attributes(kind) if name not in _NOT_COMPARED))
    for kind in (State, Seat, Frame, Generator)
}


def picture(value: object) -> object:
    """Every attribute of a state, of its seats and frames and so on, as lists of plain values."""
    kind = type(value)
    reader = _READERS.get(kind)
    if reader is not None:
        # Numbers are what they are: not asking about each of them makes this twice as quick.
        return [item if type(item) is int else picture(item) for item in reader(value)]
    if isinstance(value, list):
        return value[:] if not value or type(value[0]) is int else [picture(item) for item in value]
    if value is None or kind in (int, bool, str):
        return value
    raise CheckFailed(f"The checks do not know how to compare objects of class {kind.__name__}.")


def parts(value: object) -> Iterator[int]:
    """The identities of everything in a state that can be changed in place."""
    if isinstance(value, list):
        yield id(value)
        for item in value:
            yield from parts(item)
    elif type(value) in _READERS:
        yield id(value)
        for item in _READERS[type(value)](value):
            yield from parts(item)


# --- At every decision -------------------------------------------------------------------------------------


def invariants_hold(moment: Moment) -> None:
    found = problems(moment.state)
    if found:
        raise CheckFailed(found[0])


def options_are_repeatable(moment: Moment) -> None:
    """Asking again gives the same choices, and asking changes nothing."""
    state = moment.state
    if state.over:
        return
    if choices_now(state) != state.choices:
        raise CheckFailed("Asked again, the step gives other choices.")
    moment.must_be_unchanged_by("Asking for the choices")


def clone_is_equal(moment: Moment) -> None:
    """Compared attribute by attribute, so that ``same_as`` is checked as well."""
    copy = moment.state.clone()
    if picture(copy) != picture(moment.state):
        raise CheckFailed("A clone differs from its original.")
    if not copy.same_as(moment.state):
        raise CheckFailed("A clone is not the same as its original.")


def json_keeps_everything(moment: Moment) -> None:
    """As JSON and back the state is the same and waits for the same decision."""
    _must_read_back(moment, state_to_json(moment.state))


def _must_read_back(moment: Moment, data: object) -> None:
    read = state_from_json(data, compile_rules)
    advance(read)
    if not read.same_as(moment.before):
        raise CheckFailed("The state read back from JSON differs.")


def choices_are_accepted(moment: Moment) -> None:
    """A choice can be played, and playing it on a clone does not touch the original."""
    choices = moment.state.choices
    if len(choices) > TRIED_CHOICES:
        choices = moment.chance.sample(choices, TRIED_CHOICES)
    for action in choices:
        copy = moment.state.clone()
        try:
            play(copy, action)
        except Exception as error:
            raise CheckFailed(f"Playing {TEXTS[action]} ends in {type(error).__name__}: {error}.") from error
        if not copy.over and not copy.choices:
            raise CheckFailed(f"After {TEXTS[action]} the game waits without choices.")
    moment.must_be_unchanged_by("Playing on a clone")


def others_are_refused(moment: Moment) -> None:
    """Anything else is refused by a rule that exists, and changes nothing."""
    others = _others(moment)
    for action in others:
        explanation = explain(moment.state, action)
        if explanation.legal or not _is_worded(explanation):
            raise CheckFailed(f"{TEXTS[action]} is no choice and was explained as one.")
        if explanation.rule not in _identifiers():
            raise CheckFailed(f"{TEXTS[action]} is refused by {explanation.rule!r}, which is no rule.")
    for action in others[:1]:
        with contextlib.suppress(IllegalAction):
            moment.game.play(action)
            raise CheckFailed(f"{TEXTS[action]} is no choice and was accepted.")
    moment.must_be_unchanged_by("Refusing an action")


_WORDED: Final[set[tuple[str, str]]] = set()


def _is_worded(explanation: Explanation) -> bool:
    """Whether there is a sentence for it: worded once for each kind, for that is what takes the time."""
    kind = explanation.key, explanation.edition
    if kind not in _WORDED and explanation.text:
        _WORDED.add(kind)
    return kind in _WORDED


def _others(moment: Moment) -> list[int]:
    """Actions that are no choice: most of them from this kind of decision, where there are any."""
    state = moment.state
    chance = moment.chance
    choices = set(state.choices)
    near: list[int] = []
    if not state.over:
        frame = state.frames[-1]
        near = [a for a in state.rules.steps[frame.step].universe(state, frame) if a not in choices]
        if len(near) > TRIED_NEAR:
            near = chance.sample(near, TRIED_NEAR)
    far = [int(chance.random() * ACTIONS) for _ in range(TRIED_OTHERS - len(near))]
    return near + [action for action in far if action not in choices]


@cache
def _identifiers() -> frozenset[str]:
    return frozenset(rulebook.identifiers())


# --- Now and then ------------------------------------------------------------------------------------------


def text_keeps_everything(moment: Moment) -> None:
    """JSON is what text can hold."""
    _must_read_back(moment, json.loads(json.dumps(state_to_json(moment.state))))


def clone_shares_nothing(moment: Moment) -> None:
    """But the choices and the festival's goals, which are never changed in place."""
    copy = moment.state.clone()
    may_share = {id(getattr(moment.state, field.name)) for field in STATE if field.kind == SHARED}
    shared = set(parts(moment.state)) & set(parts(copy)) - may_share
    if shared:
        raise CheckFailed("A clone shares a list or an object with its original.")


def position_keeps_everything(moment: Moment) -> None:
    """The text of the position leads back to the same state."""
    read = read_position(write_position(moment.state))
    if picture(read) != picture(moment.state):
        raise CheckFailed("The state read back from its position differs.")


def unknown_can_be_dealt_anew(moment: Moment) -> None:
    """For the seat that looks nothing changes, and all rules still hold."""
    state = moment.state
    seat = moment.chance.randrange(moment.game.players)
    copy = determinize(state, seat, Generator.from_seed(moment.chance.getrandbits(32)))
    if view(copy, seat) != view(state, seat):
        raise CheckFailed(f"Dealt at random, the game looks different to seat {seat}.")
    found = problems(copy)
    if found:
        raise CheckFailed(f"Dealt at random: {found[0]}")
    moment.must_be_unchanged_by("Dealing the unknown at random")


def record_replays(moment: Moment) -> None:
    replayed = Game.from_record(moment.game.record().to_text())
    if not replayed.state.same_as(moment.state):
        raise CheckFailed("The record replays to another state.")


ALWAYS: Final[list[Check]] = [
    invariants_hold,
    options_are_repeatable,
    json_keeps_everything,
    choices_are_accepted,
    others_are_refused,
]
NOW_AND_THEN: Final[list[Check]] = [
    clone_is_equal,
    clone_shares_nothing,
    text_keeps_everything,
    position_keeps_everything,
    unknown_can_be_dealt_anew,
]
AT_THE_END: Final[list[Check]] = [*NOW_AND_THEN, record_replays]
