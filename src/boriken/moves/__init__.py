"""The legal moves of a position, each with what it brings: what ``Game.moves`` answers with.

The terminal shows the same words, the web table the same prospects.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from boriken.engine.actions import TAKE_CARD
from boriken.engine.events import Event
from boriken.engine.ids import CARD_NAMES
from boriken.engine.state import State
from boriken.locale.speaking import Speaker
from boriken.moves.brings import certain_events
from boriken.moves.prospects import Prospect, prospects
from boriken.moves.wording import brings, called
from boriken.notation import Action


@dataclass(frozen=True)
class Move:
    """One legal action, and what comes of it."""

    action: Action
    text: str
    """What it does, as a person reads it."""
    brings: str
    """What is certain to come of it before anybody has to decide again; empty if nothing is."""
    events: list[Event] = field(repr=False)
    """The same as events of the engine."""
    prospects: list[Prospect] = field(repr=False)
    """Of a role, what it would bring each seat at most; empty of other moves."""

    def __str__(self) -> str:
        return f"{self.text} ({self.brings})" if self.brings else self.text


def moves(state: State, words: Speaker) -> list[Move]:
    """What the seat that decides may do, in the engine's order."""
    if state.over:
        return []
    by_role = prospects(state)
    return [
        Move(
            action=Action(action),
            text=called(state, action, words),
            brings=brings(state, action, words),
            events=certain_events(state, action),
            prospects=by_role[CARD_NAMES[action - TAKE_CARD]] if by_role else [],
        )
        for action in state.choices
    ]
