"""Rules found by identifier or by word, in the reader's language and in the words of an edition."""

from __future__ import annotations

import difflib

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from boriken import rulebook
from boriken.engine.errors import BorikenError
from boriken.locale import Messages, message_id
from boriken.rulebook.examples import examples_of


def show_rules(console: Console, words: list[str], messages: Messages) -> None:
    """Show what is asked for; if there is nothing of the kind, say so and what comes near."""
    found = find_rules(words, messages.language, messages.edition)
    if not found:
        near = ", ".join(near_rules(words))
        hint = messages.text("terminal-did-you-mean", near=near) if near else ""
        raise BorikenError(f"{messages.text('rules-none')} {hint}".strip())
    for rule in found:
        show_rule(console, rule, messages)


def find_rules(words: list[str], language: str, edition: str) -> list[rulebook.Rule]:
    """The rules with these identifiers, or else those that hold all the words."""
    named = [rulebook.rule(word, language, edition) for word in words]
    if all(named):
        return [found for found in named if found is not None]
    return rulebook.search(" ".join(words), language, edition)


def show_rule(console: Console, rule: rulebook.Rule, messages: Messages) -> None:
    """The rule, how other editions have it, and its example move by move."""
    console.print(Text.assemble((rule.id, "bold"), f"  {rule.chapter}"))
    console.print(_indented(Text(plain(rule.text))))
    if messages.edition not in rule.editions:
        editions = ", ".join(_edition(edition, messages) for edition in rule.editions)
        console.print(_indented(Text(messages.text("rules-only-in", editions=editions), "dim")))
    for edition in rule.differing:
        other = rulebook.rule(rule.id, messages.language, edition)
        if other is not None:
            label = _edition(edition, messages)
            note = messages.text("labelled", label=label, text=plain(other.text))
            console.print(_indented(Text(note, "dim")))
    for example in examples_of(rule.id, messages.language, messages.edition):
        for number, moment in enumerate(example.moments[1:] or example.moments, 1):
            console.print(_indented(Text(f"{number}. {' '.join(moment.told)}", "italic")))
    console.print()


def near_rules(words: list[str]) -> list[str]:
    """Identifiers that somebody who typed these may have meant."""
    known = rulebook.identifiers()
    near = [match for word in words for match in difflib.get_close_matches(word.upper(), known, n=3)]
    return list(dict.fromkeys(near))


def plain(text: str) -> str:
    """Without the marks of what is stressed."""
    return text.replace("*", "")


def _edition(edition: str, messages: Messages) -> str:
    return messages.text(message_id("edition", edition, "name"))


def _indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2))
