"""A data set in the making: parts of some games each, so that a run that was interrupted can go on.

A folder has ``games/part-00000.parquet`` and ``decisions/part-00000.parquet``, which readers of Parquet take
as one table each, ``dataset.json``, which says how it was made, and a card. A single file is made of such a
folder when all is there.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pyarrow.parquet as pq

from boriken.data.card import card
from boriken.data.rows import Row, rows_of
from boriken.data.schema import DECISIONS, GAMES
from boriken.data.tables import DECISIONS_SCHEMA, GAMES_SCHEMA, make_table, write
from boriken.engine.errors import BorikenError
from boriken.record import Record

GAMES_IN_A_PART: Final = 200
FILE: Final = ".parquet"
HOW: Final = "dataset.json"
CARD: Final = "README.md"
GAMES_PLACE: Final = "games"
DECISIONS_PLACE: Final = "decisions"


class Parts:
    """Takes one record after the other, and writes a part whenever there are enough."""

    def __init__(self, target: Path, how: dict[str, Any], games_in_a_part: int = GAMES_IN_A_PART) -> None:
        self.target = target
        self.is_file = target.suffix == FILE
        if self.is_file and target.exists():
            raise BorikenError(f"{target} exists already: take another name.")
        self.folder = target.with_suffix(".parts") if self.is_file else target
        self._how = {**how, "games_in_a_part": games_in_a_part}
        self._size = games_in_a_part
        self._check_how()
        self.part = self._first_missing()
        self.games_kept = self.part * games_in_a_part
        """Games of an earlier run, in whole parts."""
        self._games: list[Row] = []
        self._decisions: list[Row] = []
        self._written = (0, 0)

    def add(self, record: str) -> None:
        number = self.part * self._size + len(self._games)
        game, decisions = rows_of(Record.from_text(record), number)
        self._games.append(game)
        self._decisions += decisions
        if len(self._games) == self._size:
            self._write_part()

    def finish(self) -> None:
        """Write what is left, the card and, if one was asked for, the single files."""
        if self._games:
            self._write_part()
        self._written = (self._count(GAMES_PLACE), self._count(DECISIONS_PLACE))
        self._write_card()
        if self.is_file:
            write(self.target, self._tables(GAMES_PLACE), GAMES_SCHEMA)
            write(decisions_beside(self.target), self._tables(DECISIONS_PLACE), DECISIONS_SCHEMA)
            (self.folder / CARD).replace(self.target.with_suffix(".md"))
            shutil.rmtree(self.folder)

    def summary(self) -> str:
        games, decisions = self._written
        earlier = f", {self.games_kept} of the games from an earlier run" if self.games_kept else ""
        return f"{games} games with {decisions} decisions are in {self.target}{earlier}."

    # --- On disk -------------------------------------------------------------------------------------------

    def _check_how(self) -> None:
        """Go on only with what was begun in the same way."""
        path = self.folder / HOW
        if path.exists():
            begun = json.loads(path.read_text(encoding="utf-8"))
            for key in {**begun, **self._how}:
                if begun.get(key) != self._how.get(key):
                    raise BorikenError(
                        f"{self.target} was begun with another {key.replace('_', ' ')}"
                        f" ({begun.get(key)}, not {self._how.get(key)}): take another folder."
                    )
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise BorikenError(f"{self.target} holds something else: take another folder.")
        self.folder.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self._how, indent=1) + "\n", encoding="utf-8")

    def _first_missing(self) -> int:
        """A part is complete when both its files are; the last one may be a short one, and is made again."""
        part = 0
        while all((self.folder / place / _name(part)).exists() for place in (GAMES_PLACE, DECISIONS_PLACE)):
            if pq.read_metadata(self.folder / GAMES_PLACE / _name(part)).num_rows < self._size:
                break
            part += 1
        for place in (GAMES_PLACE, DECISIONS_PLACE):
            for path in self._files(place)[part:]:
                path.unlink()
        return part

    def _write_part(self) -> None:
        decisions = make_table(self._decisions, DECISIONS)
        write(self.folder / DECISIONS_PLACE / _name(self.part), [decisions], DECISIONS_SCHEMA)
        write(self.folder / GAMES_PLACE / _name(self.part), [make_table(self._games, GAMES)], GAMES_SCHEMA)
        self.part += 1
        self._games, self._decisions = [], []

    def _write_card(self) -> None:
        files = [*self._files(GAMES_PLACE), *self._files(DECISIONS_PLACE)]
        hashes = {
            str(path.relative_to(self.folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in files
        }
        text = card(self._how, *self._written, {} if self.is_file else hashes)
        (self.folder / CARD).write_text(text, encoding="utf-8")

    def _count(self, place: str) -> int:
        return sum(pq.read_metadata(path).num_rows for path in self._files(place))

    def _files(self, place: str) -> list[Path]:
        return sorted((self.folder / place).glob(f"part-*{FILE}"))

    def _tables(self, place: str) -> Iterator[Any]:
        return (pq.read_table(path) for path in self._files(place))


def decisions_beside(games: Path) -> Path:
    """``games.parquet``: its decisions are in ``games-decisions.parquet``"""
    return games.with_name(f"{games.stem}-{DECISIONS_PLACE}{FILE}")


def _name(part: int) -> str:
    return f"part-{part:05}{FILE}"
