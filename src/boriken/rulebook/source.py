"""The text of the rules as it is written in ``docs/rules``: parts, chapters, and what stands in them.

A folder for each language has the same files. ``# `` is the title of a part, ``## `` of a chapter. A rule is
a list item that begins with its identifier; lines indented by two spaces continue it. Other list items,
paragraphs and tables are kept as well. A mark such as ``[special]`` before a title, an item or a row says
that the whole of it belongs to these editions only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal

from boriken.catalog.editions import EDITION_RECORDS

FILES: Final = ("introduction", "base", "buildings", "expansions", "puertoma", "rulings")
"""In the order in which one reads them."""
EVERY_EDITION: Final = tuple(EDITION_RECORDS)
_EDITION: Final = rf"(?:{'|'.join(EVERY_EDITION)})"
EDITIONS_NAMED: Final = rf"({_EDITION}(?: {_EDITION})*)"
"""How marks name them."""

_IN_WHEEL = Path(__file__).parents[1] / "rulebook_data"
_IN_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

_HEADING: Final = re.compile(r"(#{1,2}) +(.+)")
_ITEM: Final = re.compile(r"- (?:`((?:X-)?[A-Z0-9]+-\d+)` +)?(.+)")
_CONTINUATION: Final = re.compile(r"  +(\S.*)")
_MARK: Final = re.compile(rf"\[{EDITIONS_NAMED}\] *")

Kind = Literal["rule", "item", "paragraph", "table"]


class RulebookMissing(FileNotFoundError):
    """The rule texts are neither in the installed package nor beside the source."""


@dataclass(frozen=True, slots=True)
class Row:
    cells: tuple[str, ...]
    editions: tuple[str, ...] = EVERY_EDITION


@dataclass(frozen=True, slots=True)
class Block:
    """What stands under a heading: a rule, another list item, a paragraph or a table."""

    kind: Kind
    text: str = ""
    """On one line, without identifier and mark."""
    id: str = ""
    editions: tuple[str, ...] = EVERY_EDITION
    rows: tuple[Row, ...] = ()
    """Of a table, its header first."""


@dataclass(frozen=True, slots=True)
class Chapter:
    title: str
    part: str
    """The name of its file."""
    editions: tuple[str, ...] = EVERY_EDITION
    blocks: tuple[Block, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    name: str
    language: str
    title: str
    editions: tuple[str, ...]
    introduction: tuple[Block, ...]
    """What stands before the first chapter."""
    chapters: tuple[Chapter, ...]


@cache
def read_part(language: str, name: str) -> Part | None:
    """A part in a language; none where nobody has translated it yet."""
    path = folder() / language / f"{name}.md"
    return parse(path.read_text(encoding="utf-8"), name, language) if path.is_file() else None


def folder() -> Path:
    for found in (_IN_WHEEL, _IN_CHECKOUT):
        if (found / "en" / "base.md").is_file():
            return found
    raise RulebookMissing(
        "The rule texts are missing: install boriken again, or run it from a full checkout."
    )


def parse(document: str, name: str, language: str) -> Part:
    """The part that a file describes."""
    return _Reader(name, language).read(document)


def split_mark(text: str) -> tuple[tuple[str, ...], str]:
    """The editions that a mark at the beginning names, and the text behind it."""
    mark = _MARK.match(text)
    if mark is None:
        return EVERY_EDITION, text
    return tuple(mark[1].split()), text[mark.end() :]


@dataclass
class _Reader:
    name: str
    language: str
    title: str = ""
    editions: tuple[str, ...] = EVERY_EDITION
    headings: list[tuple[tuple[str, ...], str]] = field(default_factory=list)
    blocks: list[list[Block]] = field(default_factory=lambda: [[]])
    """Those before the first chapter, then those of each."""
    kind: Kind | None = None
    id: str = ""
    lines: list[str] = field(default_factory=list)

    def read(self, document: str) -> Part:
        for line in document.splitlines():
            self._line(line)
        self._close()
        chapters = tuple(
            Chapter(title, self.name, editions, tuple(blocks))
            for (editions, title), blocks in zip(self.headings, self.blocks[1:], strict=True)
        )
        return Part(self.name, self.language, self.title, self.editions, tuple(self.blocks[0]), chapters)

    def _line(self, line: str) -> None:
        if heading := _HEADING.fullmatch(line):
            self._heading(*heading.groups())
        elif self.kind in ("rule", "item") and (continued := _CONTINUATION.fullmatch(line)):
            self.lines.append(continued[1].rstrip())
        elif item := _ITEM.fullmatch(line):
            self._open("rule" if item[1] else "item", item[1] or "", item[2])
        elif line.startswith("|"):
            self._going_on("table", line)
        elif line.strip():
            self._going_on("paragraph", line.strip())
        else:
            self._close()

    def _heading(self, level: str, text: str) -> None:
        self._close()
        editions, title = split_mark(text.strip())
        if level == "#":
            self.title, self.editions = title, editions
        else:
            self.headings.append((editions if editions != EVERY_EDITION else self.editions, title))
            self.blocks.append([])

    def _open(self, kind: Kind, id: str, line: str) -> None:
        self._close()
        self.kind, self.id, self.lines = kind, id, [line.rstrip()]

    def _going_on(self, kind: Kind, line: str) -> None:
        if self.kind == kind:
            self.lines.append(line)
        else:
            self._open(kind, "", line)

    def _close(self) -> None:
        if self.kind == "table":
            header, _dashes, *rows = self.lines
            self.blocks[-1].append(Block("table", rows=tuple(map(_row, (header, *rows)))))
        elif self.kind is not None:
            editions, text = split_mark(" ".join(self.lines))
            self.blocks[-1].append(Block(self.kind, text, self.id, editions))
        self.kind, self.id, self.lines = None, "", []


def _row(line: str) -> Row:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    editions, cells[0] = split_mark(cells[0])
    return Row(tuple(cells), editions)
