"""Lessons as tables: each request plays the steps before it again, so that nothing has to be kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from boriken.chance import Chance
from boriken.lessons import LEARNER, Lesson, lessons
from boriken.notation import Action
from boriken.server.changes import moves
from boriken.server.changes.seating import STAND_IN, bot_seat
from boriken.server.characters import with_characters
from boriken.server.contract.entries import Decider, Started
from boriken.server.contract.lessons import LessonMoment
from boriken.server.contract.requests import Acting
from boriken.server.document import SeatDocument
from boriken.server.errors import Conflict, NotFound
from boriken.server.presenting import show_update
from boriken.server.table import Entry, Table
from boriken.server.unstored import VISITOR, unstored_table, visitor_seat

SEED: Final = 1
"""The same draws for everybody."""


@dataclass
class LessonTable:
    """A lesson after some of its steps."""

    lesson: Lesson
    step: int
    now: int
    table: Table
    entries: list[Entry]

    @staticmethod
    def after(name: str, steps: int, now: int) -> LessonTable:
        lesson = lessons().get(name)
        if lesson is None or not 0 <= steps <= len(lesson.steps):
            raise NotFound("no_such_lesson")
        table = _begin(lesson, now)
        started = Entry(table.seq, now, "started", None, Started(table.names))
        found = LessonTable(lesson, 0, now, table, [started])
        for _ in range(steps):
            found.go_on()
        return found

    def go_on(self) -> None:
        """The decision that is asked for, and what the others do until the next one."""
        step = self.lesson.steps[self.step]
        self._play(LEARNER, step.asked)
        for seat, action in step.replies:
            self._play(seat, [action])
        self.step += 1

    def _play(self, seat: int, actions: Sequence[Action]) -> None:
        by: Decider = "person" if seat == LEARNER else "bot"
        change = moves.act(self.table, seat, actions, by, self.now)
        self.table = change.table
        self.entries.append(change.entry)

    def decide(self, request: Acting) -> None:
        """Carry out what the learner decides, if it is what the lesson asks for."""
        if (
            self.step == len(self.lesson.steps)
            or self._decided(request) != self.lesson.steps[self.step].asked
        ):
            raise Conflict("lesson_asks")
        self.go_on()

    def _decided(self, request: Acting) -> list[Action]:
        """What was named, in the engine's order."""
        if request.answer is not None:
            return [Action(number) for number in moves.actions_of(self.table, LEARNER, request.answer)]
        return [moves.read_action(action) for action in request.actions or []]

    def show(self) -> LessonMoment:
        return LessonMoment(
            self.step, len(self.lesson.steps), show_update(self.table, VISITOR, 0, self.entries)
        )


def _begin(lesson: Lesson, now: int) -> Table:
    def human(number: int) -> SeatDocument:
        return visitor_seat() if number == LEARNER else bot_seat(STAND_IN)

    game = lesson.begin()
    table = unstored_table(lesson.name, game.state, now, human, Chance.from_seed(SEED))
    return replace(table, document=with_characters(table.document))
