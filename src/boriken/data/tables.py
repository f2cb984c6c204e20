"""Rows as tables of Arrow, and as Parquet files."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from boriken.data.rows import Row
from boriken.data.schema import DECISIONS, FORMAT, GAMES, Column

ROWS_IN_A_GROUP: Final = 20_000
COMPRESSION: Final = "zstd"
LIST: Final = "list of "


def arrow_type(text: str) -> Any:
    """The type that a column's is written as; a ``word`` is one of few."""
    if text.startswith(LIST):
        return pa.list_(arrow_type(text.removeprefix(LIST)))
    return pa.dictionary(pa.int16(), pa.string()) if text == "word" else getattr(pa, text)()


def schema_of(columns: Sequence[Column]) -> Any:
    fields = [
        pa.field(column.name, arrow_type(column.type), metadata={"meaning": column.meaning})
        for column in columns
    ]
    return pa.schema(fields, {"format": FORMAT})


GAMES_SCHEMA: Final = schema_of(GAMES)
DECISIONS_SCHEMA: Final = schema_of(DECISIONS)


def make_table(rows: Sequence[Row], columns: Sequence[Column]) -> Any:
    return pa.table(
        {column.name: _array([row[column.name] for row in rows], column) for column in columns},
        schema=schema_of(columns),
    )


def _array(values: list[Any], column: Column) -> Any:
    kind = arrow_type(column.type)
    if column.type == "list of uint8":  # bytes, by far the most of it
        ends = np.cumsum([0, *map(len, values)], dtype=np.int32)
        numbers = np.frombuffer(b"".join(values), np.uint8)
        return pa.ListArray.from_arrays(pa.array(ends), pa.array(numbers))
    if column.type == "word":
        return pa.array(values, pa.string()).dictionary_encode().cast(kind)
    return pa.array(values, kind)


def write(path: Path, tables: Iterable[Any], schema: Any) -> None:
    """Write a file whole or not at all: it has its name when it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".unfinished")
    with pq.ParquetWriter(unfinished, schema, compression=COMPRESSION) as writer:
        for table in tables:
            writer.write_table(table, row_group_size=ROWS_IN_A_GROUP)
    os.replace(unfinished, path)
