"""Rules of the digest, found by identifier or by word."""

from __future__ import annotations

import difflib

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from boriken import rulebook


def find_rules(words: list[str], language: str, edition: str) -> list[rulebook.Rule]:
    """The rules with these identifiers, or else those that hold all the words."""
    named = [rulebook.rule(word, language, edition) for word in words]
    if all(named):
        return [found for found in named if found is not None]
    return rulebook.search(" ".join(words), language, edition)


def show_rule(console: Console, rule: rulebook.Rule) -> None:
    console.print(Text.assemble((rule.id, "bold"), f"  {rule.chapter}"))
    console.print(Padding(Text(rule.text.replace("*", "")), (0, 0, 1, 2)))


def near_rules(words: list[str]) -> list[str]:
    """Identifiers that somebody who typed these may have meant."""
    known = rulebook.identifiers()
    near = [match for word in words for match in difflib.get_close_matches(word.upper(), known, n=3)]
    return list(dict.fromkeys(near))
