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
        if self.lost:
            found.append(f"{self.lost} connections were lost.")
        if not self.latencies:
            found.append("No action was answered.")
        return found

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        if not self.latencies:
            return 0.0
        return self.latencies[min(len(self.latencies) - 1, int(share * len(self.latencies)))] * 1000

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

    def row(self) -> list[str]:
        figures = [self.percentile(share) for share in (0.5, 0.9, 0.99, 1.0)]
        processor = self.processor_milliseconds
        return [
            f"{self.clients:,}",
            f"{len(self.latencies):,}",
            f"{len(self.latencies) / self.seconds:,.0f}",
            *(f"{figure:.1f}" for figure in figures),
            "?" if processor is None else f"{processor:.2f}",
            f"{self.bytes_a_turn:,.0f}",
        ]

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
            "processor_milliseconds": self.processor_milliseconds,
            "bytes_a_turn": self.bytes_a_turn,
            "refused": dict(self.refused),
            "lost": self.lost,
            "games_finished": self.games,
        }
