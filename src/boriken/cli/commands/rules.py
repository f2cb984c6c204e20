"""``boriken rules``: the rules by identifier or by word, in one's language and edition."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

from boriken import rulebook
from boriken.cli import options
from boriken.cli.output import make_console, plain_table
from boriken.cli.terminal.rules import show_rules
from boriken.locale import Messages

Words = Annotated[list[str] | None, typer.Argument()]
Edition = Annotated[str, typer.Option()]


def rules(
    words: Words = None,
    language: options.Language = None,
    edition: Edition = rulebook.USUAL_EDITION,
) -> None:
    """Show rules by identifier or by words in them; without either, list all identifiers."""
    messages = Messages(options.chosen_language(language), edition)
    if words:
        show_rules(make_console(), words, messages)
    else:
        _list_chapters(make_console(), messages)


def _list_chapters(console: Console, messages: Messages) -> None:
    table = plain_table()
    table.add_column(messages.text("rules-chapter"), no_wrap=True)
    table.add_column(messages.text("rules-of-chapter"))
    chapters: dict[str, list[str]] = {}
    for rule in rulebook.rules(messages.language, messages.edition):
        chapters.setdefault(rule.chapter, []).append(rule.id)
    for chapter, identifiers in chapters.items():
        table.add_row(chapter, " ".join(identifiers))
    console.print(table)
    wharf = messages.text("rules-search-word")
    console.print(messages.text("rules-how-to", rule="boriken rules CAP-4", word=f"boriken rules {wharf}"))
