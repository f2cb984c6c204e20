"""``boriken rules``: the rules digest, by identifier or by word."""

from __future__ import annotations

import difflib
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from boriken import rulebook
from boriken.cli.output import make_console, plain_table
from boriken.engine.errors import BorikenError


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORD]...", help="Identifiers such as CAP-4, or words.")
    ] = None,
) -> None:
    """Show rules by identifier or by words in them; without either, list all identifiers."""
    console = make_console()
    if not words:
        _list_chapters(console)
        return
    found = find_rules(words)
    if not found:
        near = near_rules(words)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        raise BorikenError(f"No rule is called {' '.join(words)!r} or holds it.{hint}")
    for rule in found:
        show_rule(console, rule)


def find_rules(words: list[str]) -> list[rulebook.Rule]:
    """The rules with these identifiers, or else those that hold all the words."""
    named = [rulebook.rule(word) for word in words]
    if all(named):
        return [found for found in named if found is not None]
    return rulebook.search(" ".join(words))


def show_rule(console: Console, rule: rulebook.Rule) -> None:
    console.print(Text.assemble((rule.id, "bold"), f"  {rule.chapter}"))
    console.print(Padding(Text(rule.text.replace("`", "")), (0, 0, 1, 2)))


def near_rules(words: list[str]) -> list[str]:
    """Identifiers that somebody who typed these may have meant."""
    known = rulebook.identifiers()
    near = [match for word in words for match in difflib.get_close_matches(word.upper(), known, n=3)]
    return list(dict.fromkeys(near))


def _list_chapters(console: Console) -> None:
    table = plain_table()
    table.add_column("Chapter", no_wrap=True)
    table.add_column("Rules")
    chapters: dict[str, list[str]] = {}
    for rule in rulebook.rules():
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, identifiers in chapters.items():
        table.add_row(chapter, " ".join(identifiers))
    console.print(table)
    console.print("boriken rules CAP-4 shows a rule, boriken rules wharf all that mention a word.")
