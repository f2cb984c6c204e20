"""How long bots seem to think: nobody enjoys opponents who answer at once, or all of them in time."""

from __future__ import annotations

import random
from typing import Final

from boriken.engine.ids import (
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    PLACE_WORKERS,
    ROUND,
    SETTLER_PHASE,
    STORAGE,
    TRADER_PHASE,
)
from boriken.engine.state import State

WEIGHTS: Final = {
    ROUND: 1.0,
    BUILDER_PHASE: 0.75,
    SETTLER_PHASE: 0.5,
    TRADER_PHASE: 0.5,
    CAPTAIN_PHASE: 0.5,
    STORAGE: 0.3,
    PLACE_WORKERS: 0.15,
}
"""How long people mostly take for a decision, as a share of what they take to choose a role."""
OTHER: Final = 0.4
FORCED: Final = 0.15
UNSTEADY: Final = 0.35
"""By how much of it they are quicker or slower now and then."""


def thinking_time(state: State, role_seconds: float, chance: random.Random) -> float:
    """Seconds after which a move seems natural, however quick the bot was."""
    weight = WEIGHTS.get(state.frames[-1].step, OTHER) if len(state.choices) > 1 else FORCED
    return role_seconds * weight * (1 + UNSTEADY * chance.uniform(-1, 1))
