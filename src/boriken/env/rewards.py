"""What a game is worth to its seats.

``win``: when the game is over, 1 to the winner; several share it. ``points``: the points each seat has gained
since the last decision, as if the game ended now; they add up to its score.
"""

from __future__ import annotations

from typing import Final

from boriken.engine.errors import BadOptions
from boriken.engine.state import State
from boriken.rules.scoring import scores, winners

WIN: Final = "win"
POINTS: Final = "points"
KINDS: Final = (WIN, POINTS)


class Rewards:
    """The rewards of one game, decision by decision."""

    def __init__(self, kind: str, state: State) -> None:
        self._is_dense = check_kind(kind) == POINTS
        self._nothing = [0.0] * int(state.rules.players)
        self._points = self._nothing
        if self._is_dense:
            self._points = [score.total for score in scores(state)]

    def after(self, state: State) -> list[float]:
        """What the last decision has brought to each seat."""
        if self._is_dense:
            before, self._points = self._points, [score.total for score in scores(state)]
            return [float(now - then) for now, then in zip(self._points, before, strict=True)]
        if not state.over:
            return self._nothing
        best = winners(scores(state))
        return [1 / len(best) if seat in best else 0.0 for seat in range(len(self._nothing))]


def check_kind(kind: str) -> str:
    if kind not in KINDS:
        raise BadOptions(f"There are no rewards {kind!r}: choose one of {', '.join(KINDS)}.")
    return kind
