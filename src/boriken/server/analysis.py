"""The analysis board: a position, and what is tried in it. Each request brings the position along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from boriken.chance import Chance
from boriken.engine.errors import BorikenError
from boriken.engine.invariants import problems
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.position import read_position, seat_name, write_position
from boriken.server.changes import moves
from boriken.server.contract.analysis import AnalysisMoment
from boriken.server.contract.requests import Acting
from boriken.server.document import PERSON, SeatDocument
from boriken.server.errors import BadRequest, Conflict
from boriken.server.presenting import show_update, show_view
from boriken.server.table import Entry, Table
from boriken.server.unstored import VISITOR, unstored_table, visitor_seat

NAME: Final = "analysis"


@dataclass
class AnalysisTable:
    """A position, and what has just been done there."""

    table: Table
    entries: list[Entry]

    @staticmethod
    def of(position: str, now: int, draw: int | None = None) -> AnalysisTable:
        """What a text says; ``draw`` lets chance draw otherwise."""
        state = standing(position)
        if draw is not None:
            state.rng = Generator.from_seed(draw)
        drawn = int(state.rng.a) << 32 | int(state.rng.b)
        return AnalysisTable(_table(state, now, Chance.from_seed(drawn)), [])

    def decide(self, request: Acting, now: int) -> None:
        """Carry out what is decided for the seat on turn."""
        seat = self.turn
        if request.answer is not None:
            actions: list[int | str] = [*moves.actions_of(self.table, seat, request.answer)]
        else:
            actions = [*(request.actions or [])]
        change = moves.act(self.table, seat, actions, "person", now)
        assert change.table.state is not None
        self.entries.append(change.entry)
        self.table = replace(_table(change.table.state, now), seq=change.table.seq)

    @property
    def turn(self) -> int:
        if self.table.turn is None:
            raise Conflict("game_over")
        return self.table.turn

    def show(self) -> AnalysisMoment:
        """For the seat on turn, with everything open: nobody is to be kept in the dark here."""
        state = self.table.state
        assert state is not None
        update = show_update(self.table, VISITOR, 0, self.entries)
        update.view = show_view(state, self.table.turn, is_open=True)
        return AnalysisMoment(None if state.over else write_position(state), update)


def standing(position: str) -> State:
    """The position that a text describes. No piece may be missing: bots are asked about it."""
    try:
        state = read_position(position)
    except BorikenError as error:
        raise BadRequest("bad_position", detail=str(error)) from None
    for problem in problems(state):
        raise BadRequest("bad_position", detail=problem)
    return state


def _table(state: State, now: int, chance: Chance | None = None) -> Table:
    """The visitor sits wherever it is somebody's turn."""
    turn = -1 if state.over else int(state.frames[-1].seat)

    def human(number: int) -> SeatDocument:
        name = seat_name(number)
        return visitor_seat(name) if number == turn else SeatDocument(kind=PERSON, name=name)

    return unstored_table(NAME, state, now, human, chance)
