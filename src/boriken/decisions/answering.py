"""Whole answers to decisions of several parts.

An answer says how many of each item are named: ``{"keep corn": 2, "keep sugar": 1}``. It has no order: the
engine is asked for one part after the other, and each gets what the answer says of it. So the engine alone
judges an answer, and what it judges is exactly what will be played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boriken.engine.actions import ACCEPT, NUMBERS, PASS, TEXTS, WORKER
from boriken.engine.errors import BadNotation
from boriken.engine.events import ACTED, BUILDING_STAFFED, FIELD_STAFFED, Event
from boriken.engine.frame import Frame
from boriken.engine.machine import play
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.explaining import Explanation, explain

Answer = Mapping[str, int]

COUNTED: Final = ("place", "nobles", "keep", "send")
"""Verbs whose action says how many; what others name is named as often as it is meant."""
SAYS_NONE: Final = ("place", "nobles")
"""Verbs where "none" is an action of its own."""
FOLLOWED_BY: Final = {
    "place": ("place", "nobles"),
    "nobles": ("nobles",),
    "storage": ("storage",),
    "captain": ("small wharf",),
    "small wharf": ("small wharf",),
    "royal supplier": ("royal supplier",),
    "black market": ("black market",),
    "raid": ("raid",),
    "reward": ("reward",),
    "production": ("production",),
}
"""Decisions of several parts, and the kinds of the parts that follow the first."""
COMPOUND: Final = tuple(kind for kind in FOLLOWED_BY if kind in FOLLOWED_BY[kind])
"""Decisions that are nothing but a part of several."""


class Carried:
    """An answer, carried out on a copy as far as it goes."""

    def __init__(self, state: State, answer: Answer) -> None:
        self.state = state.clone()
        self.state.rng = Generator.from_seed(0)
        self.state.listener = self._hear
        self.events: list[Event] = []
        self.actions: list[int] = []
        self.problem: Explanation | None = None
        """Why the answer cannot be carried out, or what is missing of it."""
        self._answer = answer
        self._names = _names(answer)
        self._unplanned = 0
        """Workers that had to go somewhere though the answer puts nobody there."""
        self._seat = state.frames[-1].seat
        self._first = self.state.frames[-1]
        self._kind = _kind(state, self._first)
        self._unfit: Explanation | None = None
        """Why the first name that is left did not fit when it could have been named."""
        self._carry_out()

    def _hear(self, event: Event) -> None:
        self.events.append(event)
        if event.seat != self._seat:
            return
        if event.kind == ACTED:
            self._use_up(event.word("action"))
        elif self._kind == "place" and event.kind == FIELD_STAFFED:
            self._staff(event.word("field"), event.number("count"))
        elif self._kind == "place" and event.kind == BUILDING_STAFFED:
            self._staff(event.word("building"), event.number("count"))

    def _staff(self, place: str, workers: int) -> None:
        """MAY-4: where the number follows by itself nobody is asked, so it is looked at here."""
        text = f"place {place} {workers}"
        if text in self._names:
            self._names.remove(text)
        elif workers != self._answer.get(f"place {place}", 0):
            self._unplanned += workers - self._answer.get(f"place {place}", 0)

    def _use_up(self, text: str) -> None:
        if text in self._names:
            self._names.remove(text)

    def _carry_out(self) -> None:
        is_first = True
        while is_first or self._goes_on():
            is_first = False
            action = self._next()
            if action not in self.state.choices:
                self.problem = explain(self.state, action)
                return
            self.actions.append(action)
            play(self.state, action)
        if self._names:
            self.problem = self._unfit or explain(self.state, NUMBERS[self._names[0]])
        elif self._unplanned:
            figures: dict[str, int | str] = {"workers": self._unplanned, "circles": self._unplanned}
            edition = self.state.rules.options.edition
            self.problem = Explanation("place", False, "MAY-4", "workers_left_over", figures, edition)

    def _goes_on(self) -> bool:
        """Whether what is asked now is still part of the same decision."""
        if self.state.over or self.state.frames[-1].seat != self._seat:
            return False
        frame = self.state.frames[-1]
        kind = _kind(self.state, frame)
        return kind in FOLLOWED_BY.get(self._kind, ()) and (frame is self._first or kind != self._kind)

    def _next(self) -> int:
        """The next action of the answer in the engine's order; when nothing of it fits, what it lacks."""
        choices = self.state.choices
        for action in choices:
            if TEXTS[action] in self._names:
                return action
        first = TEXTS[choices[0]]
        if first.startswith("place "):
            item = item_of(first)
            named = [name for name in self._names if item_of(name) == item]
            return NUMBERS[named[0] if named else f"{item} 0"]
        if first.startswith("nobles "):
            return choices[0]  # as few as can be, if nothing else is said
        if self._names:
            self._unfit = explain(self.state, NUMBERS[self._names[0]])
        if ACCEPT in choices:
            return ACCEPT  # a production: what is not left is taken
        if PASS not in choices and WORKER in choices:
            return WORKER  # a raid: who is not named leaves, workers first
        return PASS


def item_of(text: str) -> str:
    """What an action names, without how many of it: ``keep corn`` of ``keep corn 2``."""
    verb = text.partition(" ")[0]
    return text.rpartition(" ")[0] if verb in COUNTED else text


def count_of(text: str) -> int:
    """How many of its item an action names."""
    return int(text.rpartition(" ")[2]) if text.partition(" ")[0] in COUNTED else 1


def _names(answer: Answer) -> list[str]:
    """The texts of the actions that an answer consists of, in the engine's order."""
    names = []
    for item, count in answer.items():
        verb = item.partition(" ")[0]
        if verb in COUNTED:
            names += [f"{item} {count}"] if count or verb in SAYS_NONE else []
        else:
            names += [item] * count
    for name in names:
        if name not in NUMBERS:
            raise BadNotation(key="not_in_answer", typed=name)
    return sorted(names, key=NUMBERS.__getitem__)


def _kind(state: State, frame: Frame) -> str:
    return state.rules.steps[frame.step].name
