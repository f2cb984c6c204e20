"""The machine: runs the steps on the stack of frames until somebody has to decide."""

from __future__ import annotations

from boriken.engine.actions import PASS
from boriken.engine.errors import BadPosition
from boriken.engine.events import ACTED, tell
from boriken.engine.frames import broken_frames
from boriken.engine.state import State


def play(state: State, action: int) -> None:
    """Carry out an action of ``state.choices`` and go on to the next decision.

    Legality is not checked here; ``Game.play`` checks it.
    """
    frame = state.frames[-1]
    if state.listener is not None:
        tell(state, ACTED, frame.seat, action, 0, frame.step)
    if action != PASS:
        state.quiet = 0
    state.rules.steps[frame.step].apply(state, frame, action)
    advance(state)


def wake(state: State) -> None:
    """Go on with a state that somebody wrote down, which may not hang together."""
    for problem in broken_frames(state):
        raise BadPosition(f"Frames: {problem}")
    try:
        advance(state)
    except (IndexError, KeyError, ValueError, ArithmeticError) as error:
        raise BadPosition(f"Frames: they do not fit the boards ({error}).") from None


def choices_now(state: State) -> list[int]:
    """What the seat whose turn it is may do, worked out again."""
    frame = state.frames[-1]
    step = state.rules.steps[frame.step]
    choices = step.options(state, frame)
    return step.out_of_order(state, frame) + choices if state.rules.any_order else choices


def advance(state: State) -> None:
    """Run everything that needs no decision, then list the choices of the next one.

    A decision with a single option is carried out at once, unless the table wants to see it; one that
    leaves nothing but to pass is never asked (FLOW-3).
    """
    steps = state.rules.steps
    ask_forced = state.rules.ask_forced
    any_order = state.rules.any_order
    frames = state.frames
    while frames:
        frame = frames[-1]
        step = steps[frame.step]
        if not step.resume(state, frame):
            continue
        choices = step.options(state, frame)
        if any_order:
            choices = step.out_of_order(state, frame) + choices
        if len(choices) != 1 or (ask_forced and choices[0] != PASS):
            state.choices = choices
            return
        if state.listener is not None:
            tell(state, ACTED, frame.seat, choices[0], 1, frame.step)
        if choices[0] != PASS:
            state.quiet = 0
        step.apply(state, frame, choices[0])
    state.choices = []
