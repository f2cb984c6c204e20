"""Who takes part: every program in the folder of a competition, and bots of ours beside them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boriken.arena.contestants import Budget, Contestant, find
from boriken.arena.identity import identity
from boriken.bots import Bot
from boriken.bots.own import ONNX
from boriken.competition.remote import RemoteAgent
from boriken.competition.settings import Limits, Settings
from boriken.competition.talking import BASELINE, CODE, MAIN
from boriken.engine.errors import BadOptions

OUTPUT: Final = "results"
_UNSEEN: Final = ("__pycache__",)


@dataclass(frozen=True)
class Entry:
    """An agent."""

    name: str
    source: str
    """The file that is started, or the name of a bot of ours."""
    digest: str
    """A hash of all its files: another program is another agent."""
    limits: Limits

    @property
    def budget(self) -> Budget:
        return Budget(self.limits.seconds)

    @property
    def is_ours(self) -> bool:
        return self.source.startswith(BASELINE)

    def make(self, seed: int) -> Bot:
        """The agent in a process of its own."""
        return RemoteAgent(self.source, self.limits, seed)


def find_entries(folder: Path, settings: Settings) -> list[Entry]:
    """By name."""
    if not folder.is_dir():
        raise BadOptions(f"{folder} is no folder with agents.")
    entries = [*_handed_in(folder.resolve(), settings.limits), *_ours(settings)]
    names = [entry.name for entry in entries]
    for name in names:
        if names.count(name) > 1:
            raise BadOptions(f"Two agents are called {name!r}: a name tells one from another.")
    if len(entries) < settings.players:
        raise BadOptions(
            f"{folder} has {len(entries)} agents, too few for a table of {settings.players}:"
            f" add some, or bots of ours as baselines in competition.toml."
        )
    return sorted(entries, key=lambda entry: entry.name)


def _handed_in(folder: Path, limits: Limits) -> Iterator[Entry]:
    for path in sorted(folder.iterdir()):
        if path.name.startswith((".", "_")) or path.name == OUTPUT:
            continue
        if path.is_file() and path.suffix in (CODE, ONNX):
            yield Entry(path.stem, str(path), digest_of(path), limits)
        elif (path / MAIN).is_file():
            yield Entry(path.name, str(path / MAIN), digest_of(path), limits)


def _ours(settings: Settings) -> Iterator[Entry]:
    for name in settings.baselines:
        bot = Contestant.parse(name, settings.budget).bot
        find(bot)
        yield Entry(name, BASELINE + name, identity(bot), settings.limits)


def digest_of(path: Path) -> str:
    """SHA256 of a file, or of all files below a folder and their names."""
    if path.is_file():
        return hashlib.sha256(path.read_bytes()).hexdigest()
    digest = hashlib.sha256()
    for file in sorted(path.rglob("*")):
        if file.is_file() and not set(_UNSEEN) & set(file.parts):
            digest.update(file.relative_to(path).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()
