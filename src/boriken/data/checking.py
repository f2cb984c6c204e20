"""A data set against the rules: every game is replayed from its record, and every row compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from boriken.data.parts import DECISIONS_PLACE, FILE, GAMES_PLACE, decisions_beside
from boriken.data.rows import Row, rows_of
from boriken.data.schema import DECISIONS, FORMAT, GAMES
from boriken.data.tables import make_table
from boriken.engine.errors import BorikenError
from boriken.record import Record


@dataclass(frozen=True)
class Checked:
    """How much was compared, and found as it should be."""

    games: int
    decisions: int


def check(path: Path) -> Checked:
    """Compare a folder, or a file of games and the decisions beside it; what differs is an error."""
    games = decisions = 0
    for games_file, decisions_file in _pairs(path):
        rows = _rows(decisions_file)
        for game in _rows(games_file):
            wanted, wanted_decisions = rows_of(Record.from_text(game["record"]), game["game"])
            _compare([game], [wanted], GAMES, f"{games_file}, game {game['game']}")
            found = list(islice(rows, len(wanted_decisions)))
            _compare(found, wanted_decisions, DECISIONS, f"{decisions_file}, game {game['game']}")
            games += 1
            decisions += len(found)
        if next(rows, None) is not None:
            raise BorikenError(f"{decisions_file} has decisions of games that are not there.")
    if not games:
        raise BorikenError(f"{path} holds no games.")
    return Checked(games, decisions)


def _pairs(path: Path) -> Iterator[tuple[Path, Path]]:
    if path.suffix == FILE:
        yield path, decisions_beside(path)
        return
    for games in sorted((path / GAMES_PLACE).glob(f"*{FILE}")):
        yield games, path / DECISIONS_PLACE / games.name


def _rows(path: Path) -> Iterator[Row]:
    file = pq.ParquetFile(path)
    found = (file.schema_arrow.metadata or {}).get(b"format", b"").decode()
    if found != FORMAT:
        raise BorikenError(f"{path} is not in the format {FORMAT}.")
    for batch in file.iter_batches(2000):
        yield from batch.to_pylist()


def _compare(found: list[Row], wanted: list[Row], columns: Any, where: str) -> None:
    expected = make_table(wanted, columns).to_pylist()
    if found != expected:
        wrong = {
            column.name
            for column in columns
            for one, other in zip(found, expected, strict=False)
            if one[column.name] != other[column.name]
        }
        raise BorikenError(f"{where}: {', '.join(sorted(wrong)) or 'rows missing'} not as the replay has it.")
