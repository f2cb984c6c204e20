"""What things are called: the names that editions and languages give to the same piece (RUL-37).

Each language has a folder ``data/languages/<language>`` with two tables.

``names.csv``: the names of all things, and the words of the game that the books have a word of their own for.

- ``id``, and ``edition`` if the word is not the same in all: the edition, or the one whose names it shares
- ``name``: as it stands alone
- ``text``: within a sentence, if it is written otherwise there
- ``one``, ``plural``: when one or several are counted, if that differs from ``text``
- ``grammar``: words that ``grammar.csv`` speaks of, such as ``m`` or ``f`` for the gender, ``plural`` for a
  name that is one, ``bare`` for one without an article; ``-vowel`` if it only looks like beginning with one
- ``also``: other names that are understood when somebody types them, with semicolons between them

``grammar.csv``: ``locale/grammar.py`` says how it is read.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.tables import read_table

ENGLISH: Final = "en"
_SAME: Final = {"portrait": "san_juan"}
"""Places that actions call by another word than the tables."""


def _languages() -> tuple[str, ...]:
    folders = resources.files("boriken.catalog").joinpath("data", "languages").iterdir()
    others = sorted(folder.name for folder in folders if folder.name != ENGLISH)
    return (ENGLISH, *others)


LANGUAGES: Final = _languages()
"""English first."""


@dataclass(frozen=True)
class Noun:
    """A name with what a sentence needs to know of it."""

    name: str
    text: str
    one: str
    plural: str
    grammar: frozenset[str]
    also: tuple[str, ...] = ()


def _noun(row: dict[str, str]) -> Noun:
    text = row["text"] or row["name"]
    one = row["one"] or text
    return Noun(
        name=row["name"],
        text=text,
        one=one,
        plural=row["plural"] or text,
        grammar=frozenset(row["grammar"].split()),
        also=tuple(word.strip() for word in row["also"].split(";") if word),
    )


@cache
def _rows(language: str) -> dict[tuple[str, str], Noun]:
    if language not in LANGUAGES:
        raise LookupError(f"Unknown language {language!r}: choose one of {', '.join(LANGUAGES)}.")
    return {(row["id"], row["edition"]): _noun(row) for row in read_table(f"languages/{language}/names")}


def things() -> list[str]:
    """Whatever has a name, in the order of the English table."""
    return list(dict.fromkeys(id for id, _ in _rows(ENGLISH)))


def noun(id: str, edition: str, language: str = ENGLISH) -> Noun:
    """The word for a role, good, field, building or piece.

    RUL-37: the special edition uses the 1897 names. Where the table has none in a language, the
    English word of the edition stands in.
    """
    shared = EDITION_RECORDS[edition].names if edition in EDITION_RECORDS else edition
    thing = _SAME.get(id, id)
    for rows in (_rows(language), _rows(ENGLISH)):
        for of in (edition, shared, ""):
            found = rows.get((thing, of))
            if found is not None:
                return found
    raise LookupError(f"There is no name for {id!r}.")


def other_names(id: str, edition: str, language: str = ENGLISH) -> tuple[str, ...]:
    """What else somebody may call a thing, for instance as another printing does.

    >>> other_names("settler", "classic", "fr"), other_names("settler", "1897", "fr")
    (('Colon',), ())
    """
    return noun(id, edition, language).also if id in things() else ()


def name(id: str, edition: str, language: str = ENGLISH) -> str:
    """The name of a role, good, field, building or piece. A second card of a role keeps its number.

    >>> name("indigo", "special"), name("indigo", "classic", "it"), name("prospector 2", "1897")
    ('Fruit', 'Indaco', 'Adventurer 2')
    """
    thing, space, number = id.partition(" ")
    return f"{noun(thing, edition, language).name}{space}{number}"
