"""The rules of a competition: ``competition.toml`` beside the agents."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from boriken.arena.contestants import Budget
from boriken.engine.errors import BadOptions
from boriken.engine.options import Options, usual_table

FILE: Final = "competition.toml"
SMALLEST_MEMORY: Final = 64


class Limits(msgspec.Struct, frozen=True):
    """What the process of an agent may use."""

    seconds: float
    """Of processor time for a decision, where the system tells it of another process; else of time."""
    memory: int
    """Megabytes."""
    imports: tuple[str, ...]
    """Packages beside the standard library and ours."""
    wait: float
    """Seconds after which an answer is not waited for any longer, however little the agent has computed."""
    start: float
    """Seconds for the agent to get ready."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What ``competition.toml`` may say."""

    name: str = "Competition"
    edition: str | None = None
    players: int = 3
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    draft: str = "players"
    seed: int = 1
    rounds: int = 20
    seconds: float = 1.0
    memory: int = 1024
    imports: tuple[str, ...] = ("numpy",)
    baselines: tuple[str, ...] = ()
    """Bots of ours that take part: ``greedy``, ``search@50sim``."""
    wait: float = 20.0
    start: float = 30.0

    def __post_init__(self) -> None:
        checks: list[tuple[str, float, Callable[[float], bool], str]] = [
            ("rounds", self.rounds, lambda value: value >= 1, "at least 1"),
            ("memory", self.memory, lambda value: value >= SMALLEST_MEMORY, f"at least {SMALLEST_MEMORY}"),
            ("seconds", self.seconds, lambda value: value > 0, "more than 0"),
            ("wait", self.wait, lambda value: value > self.seconds, "more than seconds"),
            ("start", self.start, lambda value: value > 0, "more than 0"),
        ]
        for word, value, is_fine, wanted in checks:
            if not is_fine(value):
                raise BadOptions(f"{FILE}: {word} must be {wanted}, not {value:g}.")

    @property
    def options(self) -> Options:
        edition, players = usual_table(self.edition, self.players, ())
        return Options(edition, players, expansions=self.expansions, variants=self.variants, draft=self.draft)

    @property
    def limits(self) -> Limits:
        return Limits(self.seconds, self.memory, self.imports, self.wait, self.start)

    @property
    def budget(self) -> Budget:
        return Budget(self.seconds)

    def to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = msgspec.to_builtins(self)
        return data


def read_settings(folder: Path) -> Settings:
    """Those of a folder; without a file, the usual ones."""
    path = folder / FILE
    if not path.is_file():
        return Settings()
    try:
        settings = msgspec.toml.decode(path.read_bytes(), type=Settings)
    except BadOptions:
        raise
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadOptions(f"{path} cannot be read ({error}).") from None
    settings.options  # noqa: B018 (refuses what no table can be)
    return settings
