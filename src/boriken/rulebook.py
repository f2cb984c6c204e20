"""The rules digest as data: what an identifier such as ``CAP-4`` says, and which rules mention a word.

The text is that of ``docs/rules``. A rule is a list item that begins with its identifier; lines
indented by two spaces continue it. Everything else in those files is for readers only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

_IN_WHEEL = Path(__file__).parent / "rulebook_data"
_IN_CHECKOUT = Path(__file__).parents[2] / "docs" / "rules"

_HEADING = re.compile(r"#+ +(.+)")
_RULE = re.compile(r"- `((?:X-)?[A-Z0-9]+-\d+)` +(.+)")
_CONTINUATION = re.compile(r"  +(\S.*)")


class RulebookMissing(FileNotFoundError):
    """The rule texts are neither in the installed package nor beside the source."""


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    chapter: str
    """The heading it stands under."""
    text: str
    """On one line, without the identifier."""
    file: str


def rules() -> list[Rule]:
    """All rules, in document order."""
    return list(_all_rules())


def rule(identifier: str) -> Rule | None:
    """The rule with this identifier, in upper or lower case; a part such as ``END-1a`` gives ``END-1``."""
    wanted = identifier.strip().upper()
    found = _by_identifier().get(wanted)
    if found is None and wanted:
        whole = _by_identifier().get(wanted[:-1])
        if whole is not None and f"({wanted[-1].lower()})" in whole.text:
            return whole
    return found


def search(words: str) -> list[Rule]:
    """The rules in whose identifier, chapter or text all the words occur, in document order."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    return [found for found in _all_rules() if all(word in _searched(found) for word in wanted)]


def identifiers() -> list[str]:
    """The identifiers of all rules, in document order."""
    return [found.id for found in _all_rules()]


def _searched(found: Rule) -> str:
    return f"{found.id} {found.chapter} {found.text}".casefold()


@cache
def _by_identifier() -> dict[str, Rule]:
    return {found.id: found for found in _all_rules()}


@cache
def _all_rules() -> tuple[Rule, ...]:
    # The names of the files are in the order in which one reads them.
    files = sorted(path for path in _folder().glob("*.md") if path.name != "README.md")
    return tuple(found for path in files for found in _parse(path.read_text(encoding="utf-8"), path.name))


def _folder() -> Path:
    for folder in (_IN_WHEEL, _IN_CHECKOUT):
        if (folder / "base.md").is_file():
            return folder
    raise RulebookMissing(
        "The rule texts are missing: install boriken again, or run it from a full checkout."
    )


def _parse(document: str, file: str) -> list[Rule]:
    found: list[Rule] = []
    chapter = ""
    identifier = ""
    lines: list[str] = []

    def close() -> None:
        nonlocal identifier
        if identifier:
            found.append(Rule(identifier, chapter, " ".join(lines), file))
        identifier = ""

    for line in document.splitlines():
        if identifier and (continued := _CONTINUATION.fullmatch(line)):
            lines.append(continued[1].rstrip())
            continue
        close()
        if heading := _HEADING.fullmatch(line):
            chapter = heading[1].strip()
        elif item := _RULE.fullmatch(line):
            identifier, lines = item[1], [item[2].rstrip()]
    close()
    return found
