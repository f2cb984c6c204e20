"""What is asked of a server, and what was measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from boriken.engine.options import Options


@dataclass(frozen=True)
class Load:
    """What is asked of the server."""

    urls: Sequence[str]
    """Of the processes of one server."""
    tables: int
    options: Options
    think: float
    seconds: float
    over_http: bool
    as_page: bool = False
    """Whether clients get all that the web table gets, and answer decisions of several parts whole."""


@dataclass
class Measured:
    """What came of it."""

    clients: int
    seconds: float
    latencies: list[float] = field(default_factory=list)
    """Seconds from an action to its stored answer, in order."""
    others: list[float] = field(default_factory=list)
    """Seconds from an action to the update of another player at the table, in order."""
    unanswered: int = 0
    """Actions without an answer, long after the end."""
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    games: int = 0
    received: int = 0
    """Bytes of all messages over sockets."""
    processor: float | None = None
    """Processor seconds of the server, if it tells."""

    @property
    def troubles(self) -> list[str]:
        found = [f"{count} actions were refused: {code}." for code, count in self.refused.items()]
        if self.unanswered:
            found.append(f"{self.unanswered} actions were never answered.")
        if self.lost:
            found.append(f"{self.lost} connections were lost.")
        if not self.latencies:
            found.append("No action was answered.")
        return found

    def percentile(self, share: float) -> float:
        """Of answers, in milliseconds."""
        return _percentile(self.latencies, share)

    def percentile_of_others(self, share: float) -> float:
        """Of what others at the table are told, in milliseconds."""
        return _percentile(self.others, share)

    @property
    def processor_milliseconds(self) -> float | None:
        """Of the server, for each action."""
        if self.processor is None or not self.latencies:
            return None
        return self.processor * 1000 / len(self.latencies)

    @property
    def bytes_a_turn(self) -> float:
        """What one player receives from one of their own actions to the next, as all take turns."""
        return self.received / max(1, len(self.latencies))

    def lines(self) -> dict[str, str]:
        """Each figure in words."""
        processor = self.processor_milliseconds
        answers = {
            f"{name} ms": self.percentile(share)
            for name, share in {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}.items()
        }
        return {
            "clients": f"{self.clients:,}",
            "actions": f"{len(self.latencies):,}",
            "actions/s": f"{len(self.latencies) / self.seconds:,.0f}",
            **{name: f"{figure:.1f}" for name, figure in answers.items()},
            "others p99 ms": f"{self.percentile_of_others(0.99):.1f}",
            "processor ms": "?" if processor is None else f"{processor:.2f}",
            "bytes a turn": f"{self.bytes_a_turn:,.0f}",
        }

    def to_json(self) -> dict[str, object]:
        return {
            "clients": self.clients,
            "actions": len(self.latencies),
            "actions_per_second": len(self.latencies) / self.seconds,
            "milliseconds": {
                "p50": self.percentile(0.5),
                "p90": self.percentile(0.9),
                "p99": self.percentile(0.99),
                "max": self.percentile(1.0),
            },
            "milliseconds_of_others": {
                "p50": self.percentile_of_others(0.5),
                "p90": self.percentile_of_others(0.9),
                "p99": self.percentile_of_others(0.99),
                "max": self.percentile_of_others(1.0),
            },
            "processor_milliseconds": self.processor_milliseconds,
            "bytes_a_turn": self.bytes_a_turn,
            "refused": dict(self.refused),
            "unanswered": self.unanswered,
            "lost": self.lost,
            "games_finished": self.games,
        }


def _percentile(ordered: Sequence[float], share: float) -> float:
    if not ordered:
        return 0.0
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000
