"""What a finished game says of the skills of those who played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from boriken.server.profiles.scale import BETA, MU, SIGMA, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MOST_STOOD_IN: Final = 4
"""One part of so many of a seat's decisions may be a stand-in's; with more, nobody can say who has won."""


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a rated table, when the game is over."""

    rank: int
    skill: Skill
    is_person: bool
    decisions: int = 0
    stood_in: int = 0
    """Of those, how many a bot made for the person."""
    is_gone: bool = False
    """Whether the person had left, or did not decide in time, and was not there at the end."""

    @property
    def is_stranger(self) -> bool:
        """Whether the seat's place is rather the stand-in's."""
        return self.is_person and self.stood_in * MOST_STOOD_IN > self.decisions


def rate(seats: Sequence[Rated]) -> list[Skill | None]:
    """The skill of each person after the game; None for bots, and for those of whom it says nothing.

    Who has gone is last. If a stand-in decided for more than a quarter of a seat, the game says nothing of
    the others; of whoever has gone it says that they lost, else one would leave when one is behind.
    """
    after = _model().rate(
        [[_model().rating(mu=seat.skill.mu, sigma=seat.skill.sigma)] for seat in seats], ranks=_places(seats)
    )
    is_void = any(seat.is_stranger for seat in seats)
    return [
        Skill(new[0].mu, new[0].sigma) if seat.is_person and (seat.is_gone or not is_void) else None
        for seat, new in zip(seats, after, strict=True)
    ]


def _places(seats: Sequence[Rated]) -> list[float]:
    """Those who have gone share the last place."""
    last = 1.0 + len(seats)
    return [last if seat.is_person and seat.is_gone else float(seat.rank) for seat in seats]


def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # only now: few servers have a rated game under way

    return PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)
