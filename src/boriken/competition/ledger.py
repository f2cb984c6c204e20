"""The games of a competition on disk, one line each, chained by hashes.

Each line's hash is made of the line and of the hash before it, from the rules and the agents' hashes on. So
the last one, the *seal*, stands for everything: no game can be changed, left out or added without
changing it.
What differs from machine to machine, the time taken, is outside of it: whoever holds the same competition
again, with agents that decide alike, comes to the same seal.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec

from boriken import __version__
from boriken.arena.match import Match, Outcome
from boriken.arena.seated import Thinking
from boriken.competition.entries import Entry
from boriken.competition.settings import Settings
from boriken.engine.errors import BorikenError
from boriken.record import RULES_VERSION

FORMAT: Final = "boriken-competition-1"
FILE: Final = "games.jsonl"


class Played(msgspec.Struct):
    """A game, and how long everybody thought."""

    outcome: Outcome
    record: dict[str, Any]
    """As ``Record`` writes it, so that anybody can replay it."""


class Line(msgspec.Struct):
    """One of the file."""

    game: msgspec.Raw
    """What is hashed."""
    clock: list[Thinking]
    seal: str


class Ledger:
    """What has been played so far, in the order of the plan."""

    def __init__(self, file: BinaryIO, seal: str) -> None:
        self._file = file
        self.seal = seal
        self.games: list[Played] = []

    def add(self, played: Played) -> None:
        clock, game = played.outcome.thinking, _hashed_part(played)
        self.seal = sealed(self.seal, game)
        line = Line(msgspec.Raw(game), clock, self.seal)
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
        self.games.append(played)


def _hashed_part(played: Played) -> bytes:
    game = msgspec.to_builtins(played)
    del game["outcome"]["thinking"]
    return canonical(game)


def canonical(data: object) -> bytes:
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def sealed(before: str, game: bytes) -> str:
    return hashlib.sha256(before.encode() + game).hexdigest()


def header(settings: Settings, entries: Sequence[Entry]) -> dict[str, Any]:
    """Everything that decides how the games go."""
    return {
        "format": FORMAT,
        "version": __version__,
        "rules_version": RULES_VERSION,
        "settings": settings.to_json(),
        "agents": {entry.name: entry.digest for entry in entries},
    }


@contextmanager
def open_ledger(path: Path, head: dict[str, Any]) -> Iterator[Ledger]:
    """Begin a file, or go on with it; what belongs to another competition is refused."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        file.seek(0)
        text = file.read()
        whole = text[: text.rfind(b"\n") + 1]  # a run that was killed may have left half a line
        ledger = Ledger(file, sealed("", canonical(head)))
        lines = whole.splitlines()
        if lines and lines[0] != canonical(head):
            raise BorikenError(f"{path} {_other(lines[0], head)}: move it away to begin anew.")
        for number, line in enumerate(lines[1:], start=2):
            ledger.games.append(_read(path, number, line, ledger))
        file.truncate(len(whole))
        if not lines:
            file.write(canonical(head) + b"\n")
            file.flush()
        yield ledger


def _other(line: bytes, head: dict[str, Any]) -> str:
    """In what the file differs."""
    head = json.loads(canonical(head))
    try:
        found = json.loads(line)
        different = [key for key in head if found.get(key) != head[key]]
    except (ValueError, AttributeError):
        return "holds no games of a competition"
    if different == ["agents"]:
        known = found["agents"]
        names = {*known, *head["agents"]}
        changed = sorted(name for name in names if known.get(name) != head["agents"].get(name))
        return f"holds games of other agents ({', '.join(changed)})"
    return f"holds games of another competition (other {', '.join(different)})"


def _read(path: Path, number: int, text: bytes, ledger: Ledger) -> Played:
    try:
        line = msgspec.json.decode(text, type=Line)
        played = msgspec.json.decode(line.game, type=Played)
    except msgspec.MsgspecError as error:
        raise BorikenError(f"{path}, line {number}: this is no game ({error}).") from None
    ledger.seal = sealed(ledger.seal, bytes(line.game))
    if line.seal != ledger.seal:
        raise BorikenError(f"{path}, line {number}: this game is not the one that was played.")
    played.outcome.thinking.extend(line.clock)
    return played


def check_plan(path: Path, games: Sequence[Played], plan: Sequence[Match]) -> None:
    """The games are those of the plan, in its order."""
    for number, (played, match) in enumerate(zip(games, plan, strict=False), start=2):
        if (played.outcome.deal, played.outcome.seats) != (match.deal, match.seats):
            raise BorikenError(f"{path}, line {number}: this game is not in the plan.")
