"""The results of a tournament on disk: a line of JSON for each game, written when the game is over.

A run that was killed goes on where it was: games that are in the file are not played again.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

import msgspec

from boriken import __version__
from boriken.arena.identity import identities
from boriken.arena.match import Match, Outcome
from boriken.arena.schedule import Plan, Seating
from boriken.engine.errors import BorikenError
from boriken.record import RULES_VERSION

Kind = TypeVar("Kind")

FORMAT: Final = "boriken-arena-2"
EARLIER: Final = ("boriken-arena-1",)
"""They did not say which code had played."""
BOTS: Final = "bots"


class Journal:
    """What has been played so far, by this run or by an earlier one of the same tournament."""

    def __init__(self, plan: Plan, file: BinaryIO | None = None) -> None:
        self._plan = plan
        self._file = file
        self._outcomes: dict[tuple[int, Seating], Outcome] = {}

    def has(self, match: Match) -> bool:
        return (match.deal, match.seats) in self._outcomes

    def keep(self, outcome: Outcome) -> None:
        """An outcome that is on disk."""
        self._outcomes[outcome.deal, outcome.seats] = outcome

    def add(self, outcome: Outcome) -> None:
        """A new outcome."""
        self.keep(outcome)
        if self._file is not None:
            self._file.write(_line(outcome))
            self._file.flush()

    def outcomes(self) -> list[Outcome]:
        """Of all games of the plan that have been played, in the order of the plan."""
        keys = ((match.deal, match.seats) for match in self._plan.matches())
        return [self._outcomes[key] for key in keys if key in self._outcomes]


@contextmanager
def open_journal(plan: Plan, path: Path | None) -> Iterator[Journal]:
    """Begin or go on with a file; without one, results last as long as the program.

    Which bots play, the format and the number of games may change between runs: the file may then hold more
    than a run wants, or less. Everything else that decides how a game goes must be the same, the bots' code
    included: a line says it of those who play for the first time.
    """
    if path is None:
        yield Journal(plan)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        journal = Journal(plan, file)
        outcomes, known = _go_on(path, file, _header(plan))
        playing = identities(plan.contestants)
        _check_bots(path, known, playing)
        new = {bot: code for bot, code in playing.items() if bot not in known}
        if new:
            file.write(_line({BOTS: new}))
            file.flush()
        for outcome in outcomes:
            journal.keep(outcome)
        yield journal


def _header(plan: Plan) -> dict[str, object]:
    """Everything beside the seats and the deal that decides how a game goes."""
    return {
        "format": FORMAT,
        "version": __version__,
        "rules_version": RULES_VERSION,
        "options": plan.options.to_json(),
        "seed": plan.seed,
        "budget": asdict(plan.budget),
        "strict_clock": plan.strict_clock,
    }


def _go_on(path: Path, file: BinaryIO, header: dict[str, object]) -> tuple[list[Outcome], dict[str, str]]:
    """Read what is there, and leave the file ready for the next line: games, and the code of who played."""
    file.seek(0)
    text = file.read()
    lines = text.splitlines(keepends=True)
    # A run that was killed may have left half a line, of a game that then counts as not played.
    half = lines.pop() if lines and not lines[-1].endswith(b"\n") else b""
    if lines:
        _check_header(path, _parse(path, 1, lines[0], dict[str, Any]), header)
    elif not _line(header).startswith(half):
        raise BorikenError(f"{path} holds no results of a tournament.")
    outcomes: list[Outcome] = []
    known: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        if line.startswith(_BOTS_LINE):
            known |= _parse(path, number, line, dict[str, dict[str, str]])[BOTS]
        else:
            outcomes.append(_parse(path, number, line, Outcome))
    file.truncate(len(text) - len(half))
    if not lines:
        file.write(_line(header))
        file.flush()
    return outcomes, known


def _check_bots(path: Path, known: dict[str, str], playing: dict[str, str]) -> None:
    for bot, code in playing.items():
        if known.get(bot, code) != code:
            raise BorikenError(
                f"{path} holds games of another {bot}: its code was {known[bot]} and is {code} now;"
                f" take another file for the results."
            )


def _check_header(path: Path, found: dict[str, Any], wanted: dict[str, object]) -> None:
    if found.get("format") in EARLIER:
        raise BorikenError(
            f"{path} was written by an earlier version, which did not note the code of the bots;"
            f" take another file for the results."
        )
    if found.get("format") != FORMAT:
        raise BorikenError(f"{path} holds no results of a tournament.")
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BorikenError(
                f"{path} holds results of another tournament: its {key.replace('_', ' ')} was"
                f" {found.get(key)}, not {value}."
            )


_BOTS_LINE: Final = f'{{"{BOTS}":'.encode()


def _line(data: object) -> bytes:
    return msgspec.json.encode(data) + b"\n"


def _parse(path: Path, number: int, line: bytes, kind: type[Kind]) -> Kind:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.MsgspecError as error:
        raise BorikenError(f"{path}, line {number}: this is no result ({error}).") from None
