"""How contestants behaved: the time they took, and the games they lost by failing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field

from boriken.arena.match import Outcome
from boriken.arena.seated import Thinking


@dataclass(frozen=True)
class Conduct:
    """Of one contestant, in all its games."""

    contestant: str
    games: int
    thinking: Thinking = field(compare=False)
    """No two machines take the same time."""
    failed: int
    """Games in which one of its seats failed."""
    first_failure: str

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.thinking.seconds / max(1, self.thinking.decisions)

    def to_json(self) -> dict[str, object]:
        return {
            "contestant": self.contestant,
            "failed": self.failed,
            "first_failure": self.first_failure,
            "clock": asdict(self.thinking),
        }


def conduct(contestant: str, outcomes: Sequence[Outcome]) -> Conduct:
    games = [outcome for outcome in outcomes if contestant in outcome.seats]
    thinking = Thinking()
    failures: list[str] = []
    for game in games:
        own = [seat for seat, name in enumerate(game.seats) if name == contestant]
        for seat in own if game.thinking else ():
            thinking = thinking.and_those(game.thinking[seat])
        failures += [game.failures[seat] for seat in own if game.failures and game.failures[seat]][:1]
    return Conduct(contestant, len(games), thinking, len(failures), failures[0] if failures else "")
