"""Where the turns of a Puertoma come in: its turn in a phase, and its abilities at the end of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.extension import Extension
from boriken.engine.frame import Frame
from boriken.engine.ids import (
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CRAFTSMAN_PHASE,
    MAYOR_PHASE,
    PROSPECTOR,
    PROSPECTOR_PHASE,
    PUERTOMA_TURN,
    SETTLER_PHASE,
    TRADER_PHASE,
)
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.state import State
from boriken.engine.step import Step
from boriken.rules.puertoma.action_board import move_action
from boriken.rules.puertoma.building import build_turn, give_way
from boriken.rules.puertoma.producing import end_craftsman, produce_turn, use_privilege
from boriken.rules.puertoma.settling import settle_turn
from boriken.rules.puertoma.shipping import end_captain, load_turn
from boriken.rules.puertoma.trading import trade_turn
from boriken.rules.puertoma.working import end_mayor

if TYPE_CHECKING:
    from mypy_extensions import i64

_PHASES: Final = [SETTLER_PHASE, BUILDER_PHASE, CRAFTSMAN_PHASE, TRADER_PHASE, CAPTAIN_PHASE]
"""Where all have turns. The mayor phase has an order of its own."""


class PuertomaTurns(Extension):
    """A Puertoma's turn begins: a step of its own is pushed, and does all there is to do."""

    def turn(self, state: State, frame: Frame) -> None:
        if not is_puertoma(state, frame.seat):
            return
        if frame.step == PROSPECTOR_PHASE:  # PUE-18: it is paid like anybody
            move_action(state, frame.seat, PROSPECTOR)
        elif frame.step in _PHASES and not is_privilege_used(state, frame):
            state.frames.append(Frame(PUERTOMA_TURN, frame.seat, frame.taker))

    def built(self, state: State, number: i64, building: i64, paid: i64) -> None:
        give_way(state, number, building)


def is_privilege_used(state: State, frame: Frame) -> bool:
    """The craftsman's turn after everybody's, when there is nothing more to do."""
    return frame.step == CRAFTSMAN_PHASE and frame.count == state.rules.players and frame.rest > 0


class PuertomaTurn(Step):
    """Takes the turn in the phase below it, and hands it on."""

    name = "puertoma"

    def resume(self, state: State, frame: Frame) -> bool:
        state.frames.pop()
        phase = state.frames[-1]
        if phase.step == CRAFTSMAN_PHASE and phase.count == state.rules.players:
            use_privilege(state, phase)
            return False
        if phase.step == SETTLER_PHASE:
            settle_turn(state, phase)
        elif phase.step == BUILDER_PHASE:
            build_turn(state, phase)
        elif phase.step == CRAFTSMAN_PHASE:
            produce_turn(state, phase)
        elif phase.step == TRADER_PHASE:
            trade_turn(state, phase)
        else:
            load_turn(state, phase)
        if phase.step != CAPTAIN_PHASE:  # there ``count`` is not the number of turns
            phase.count += 1
        phase.seat = (phase.seat + 1) % state.rules.players
        return False


class PuertomaEnd(Step):
    """The abilities at the end of a phase, clockwise from the player who took the role."""

    name = "puertoma abilities"

    def resume(self, state: State, frame: Frame) -> bool:
        state.frames.pop()
        phase = state.frames[1].step
        for turn in range(state.rules.players):
            number = (frame.taker + turn) % state.rules.players
            if is_puertoma(state, number):
                if phase == CRAFTSMAN_PHASE:
                    end_craftsman(state, number)
                elif phase == MAYOR_PHASE:
                    end_mayor(state, number)
                else:
                    end_captain(state, number)
        return False
