"""A game as a tree in which chance is a player of its own.

The first node chooses the deal, one of DEALS. From then on every draw of the game is a node, with as many
outcomes as there are things to draw, all equally likely. So no node tells of the draws to come.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boriken.arena.match import MOST_DECISIONS
from boriken.engine.actions import ACCEPT, CHOOSE, TEXTS
from boriken.engine.codec import state_from_json, state_to_json
from boriken.engine.ids import GOOD_NAMES
from boriken.engine.machine import wake
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import determinize
from boriken.engine.words import counts_to_json
from boriken.env.draws import DrawNeeded, Script, play_with_draws
from boriken.rules.compiling import compile_rules
from boriken.rules.scoring import scores, winners
from boriken.rules.setup import new_state

DEALS: Final = 4096
"""A game can begin in so many ways, by number."""


class Heard(NamedTuple):
    """A decision, and the plantations that lay face up after it, which all could see."""

    seat: int
    action: int
    face_up: tuple[int, ...]


class Node:
    """Where a game stands: somebody has to decide, or something has to be drawn, or it is over."""

    __slots__ = ("action", "draws", "heard", "limit", "options", "state")

    def __init__(self, options: Options) -> None:
        self.options = options
        self.state: State | None = None
        """The position before whatever is being carried out; None before the deal."""
        self.action: int | None = None
        """What is being carried out while draws are missing."""
        self.draws: list[int] = []
        """What has been drawn for it."""
        self.limit = DEALS
        """How many outcomes the next draw has; 0 if none is missing."""
        self.heard: list[Heard] = []

    @property
    def position(self) -> State:
        if self.state is None:
            raise ValueError("Nothing has been dealt.")
        return self.state

    @property
    def is_over(self) -> bool:
        return self.state is not None and (self.state.over or len(self.heard) == MOST_DECISIONS)

    def decide(self, action: int) -> None:
        """The seat whose turn it is takes a legal action."""
        self.action = action
        self.draws = []
        self._go_on()

    def draw(self, outcome: int) -> None:
        """Chance takes one of its outcomes."""
        if self.state is None:
            self._stand_at(new_state(self.options, outcome))
            return
        self.draws.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Carry out the action with what was drawn for it, from the start, or find out what is missing."""
        before, action = self.position, self.action
        assert action is not None
        try:
            after = play_with_draws(before, action, self.draws)
        except DrawNeeded as missing:
            self.limit = missing.limit
            return
        self.heard.append(Heard(int(before.frames[-1].seat), action, tuple(after.face_up)))
        self._stand_at(after)

    def _stand_at(self, state: State) -> None:
        state.rng = Script([])
        self.state = state
        self.action = None
        self.draws = []
        self.limit = 0

    def shares(self) -> list[float]:
        """What each seat has of the victory: a game that was broken off counts as it stands."""
        results = scores(self.position)
        best = winners(results)
        return [1 / len(best) if score.seat in best else 0.0 for score in results]

    def story(self, seat: int) -> str:
        """Everything a seat has heard, in order. Which secret card another has chosen it has not."""
        told = []
        for heard in self.heard:
            is_secret = CHOOSE <= heard.action < ACCEPT and heard.seat != seat
            word = "choose" if is_secret else TEXTS[heard.action]
            tiles = counts_to_json(list(heard.face_up), GOOD_NAMES)
            told.append(f"{heard.seat} {word} {tiles}")
        return "\n".join(told)

    def imagine(self, seat: int, seed: int) -> Node:
        """A copy in which everything the seat does not know is dealt at random."""
        node = self.copy()
        node._stand_at(determinize(self.position, seat, Generator.from_seed(seed)))
        return node

    # --- Copies ------------------------------------------------------------------------------------------

    def copy(self) -> Node:
        node = Node(self.options)
        node.state = self.state  # it is never changed, only replaced
        node.action = self.action
        node.draws = self.draws[:]
        node.limit = self.limit
        node.heard = self.heard[:]
        return node

    def __deepcopy__(self, memo: dict[int, object]) -> Node:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        state = None if self.state is None else state_to_json(self.state)
        return _restore, (self.options, state, self.action, self.draws, self.limit, self.heard)


def _restore(
    options: Options,
    state: dict[str, object] | None,
    action: int | None,
    draws: list[int],
    limit: int,
    heard: list[Heard],
) -> Node:
    node = Node(options)
    if state is not None:
        node._stand_at(state_from_json(state, compile_rules))
        wake(node.position)
    node.action, node.draws, node.limit, node.heard = action, draws, limit, heard
    return node
