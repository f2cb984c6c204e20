"""``boriken rules``: the rules digest, by identifier or by word."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from boriken import rulebook
from boriken.cli import options
from boriken.cli.output import make_console, plain_table
from boriken.cli.terminal.rules import find_rules, near_rules, show_rule
from boriken.engine.errors import BorikenError
from boriken.engine.options import EDITIONS


def rules(
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[ID|WORD]...", help="Identifiers such as CAP-4, or words.")
    ] = None,
    language: options.Language = None,
    edition: Annotated[
        str, typer.Option(help=f"Whose names and rules: {', '.join(EDITIONS)}.")
    ] = rulebook.USUAL_EDITION,
) -> None:
    """Show rules by identifier or by words in them; without either, list all identifiers."""
    console = make_console()
    chosen = options.chosen_language(language)
    if edition not in EDITIONS:
        raise BorikenError(f"Unknown edition {edition!r}: choose one of {', '.join(EDITIONS)}.")
    if not words:
        _list_chapters(console, chosen, edition)
        return
    found = find_rules(words, chosen, edition)
    if not found:
        near = near_rules(words)
        hint = f" Did you mean {', '.join(near)}?" if near else ""
        raise BorikenError(f"No rule is called {' '.join(words)!r} or holds it.{hint}")
    for rule in found:
        show_rule(console, rule)


def _list_chapters(console: Console, language: str, edition: str) -> None:
    table = plain_table()
    table.add_column("Chapter", no_wrap=True)
    table.add_column("Rules")
    chapters: dict[str, list[str]] = {}
    for rule in rulebook.rules(language, edition):
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, identifiers in chapters.items():
        table.add_row(chapter, " ".join(identifiers))
    console.print(table)
    console.print("boriken rules CAP-4 shows a rule, boriken rules wharf all that mention a word.")
