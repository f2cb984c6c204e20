"""What things are called: the names that editions and languages give to the same piece (RUL-37)."""

from __future__ import annotations

from typing import Final

from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.tables import read_table

LANGUAGES: Final = ("en", "it", "es", "fr", "pt")

_ROWS: Final[dict[str, dict[str, str]]] = {row["id"]: row for row in read_table("names")}


def name(id: str, edition: str, language: str = "en") -> str:
    """The name of a role, good, field, building or piece.

    RUL-37: the special edition uses the 1897 names. Where the table has none in a language, the
    English name of the edition stands in. A second card of a role keeps its number.

    >>> name("indigo", "special"), name("indigo", "classic", "it"), name("prospector 2", "1897")
    ('Fruit', 'Indaco', 'Adventurer 2')
    """
    if language not in LANGUAGES:
        raise LookupError(f"Unknown language {language!r}: choose one of {', '.join(LANGUAGES)}.")
    thing, space, number = id.partition(" ")
    row = _ROWS.get(thing)
    if row is None:
        raise LookupError(f"There is no name for {id!r}.")
    column = EDITION_RECORDS[edition].names if edition in EDITION_RECORDS else edition
    found = row.get(f"{column}_{language}") or row[f"{column}_en"]
    return f"{found}{space}{number}"
