"""What a table agrees on before the game starts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.engine.errors import BadOptions

EDITIONS: Final = ("classic", "1897", "special")
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
RANDOM_GOVERNOR: Final = -1


@dataclass(frozen=True)
class Options:
    """The options of a game, checked when made.

    >>> Options(edition="special", players=5).players
    5
    """

    edition: str = "1897"
    players: int = 4
    governor: int = 0
    """The seat that is governor of round 1, or RANDOM_GOVERNOR to let chance decide (SET-1)."""
    ask_forced: bool = False
    """Leave decisions with a single option to the player instead of running them (FLOW-3)."""

    def __post_init__(self) -> None:
        if self.edition not in EDITIONS:
            raise BadOptions(f"Unknown edition {self.edition!r}: choose one of {', '.join(EDITIONS)}.")
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise BadOptions(
                f"{self.players} players cannot play: choose {FEWEST_PLAYERS} to {MOST_PLAYERS} players."
            )
        if not RANDOM_GOVERNOR <= self.governor < self.players:
            raise BadOptions(
                f"Seat {self.governor} cannot be governor with {self.players} players: choose 0 to "
                f"{self.players - 1}, or {RANDOM_GOVERNOR} for chance (SET-1)."
            )

    def to_json(self) -> dict[str, object]:
        return {
            "edition": self.edition,
            "players": self.players,
            "governor": self.governor,
            "ask_forced": self.ask_forced,
        }

    @staticmethod
    def from_json(data: object) -> Options:
        """Read options back; anything missing has its default, anything unknown is refused."""
        if not isinstance(data, dict):
            raise BadOptions(f"Options must be an object, not {type(data).__name__}.")
        known = Options().to_json()
        for key, value in data.items():
            if key not in known:
                raise BadOptions(f"Unknown option {key!r}: known are {', '.join(known)}.")
            wanted = type(known[key])
            if type(value) is not wanted:
                raise BadOptions(f"Option {key!r} must be {wanted.__name__}, not {value!r}.")
            known[key] = value
        return Options(
            edition=str(known["edition"]),
            players=_whole(known["players"]),
            governor=_whole(known["governor"]),
            ask_forced=known["ask_forced"] is True,
        )


def _whole(value: object) -> int:
    assert isinstance(value, int)
    return value
