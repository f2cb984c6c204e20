"""``boriken rules``: the rules digest, by identifier or by word."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from boriken import rulebook
from boriken.cli.output import make_console, plain_table
from boriken.cli.terminal.rules import find_rules, near_rules, show_rule
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
