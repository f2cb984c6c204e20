"""``boriken rules``: the digest by identifier and by word."""

from __future__ import annotations

import pytest

from boriken import rulebook
from tests.cli.running import run


def test_without_words_every_rule_is_listed() -> None:
    ran = run("rules")
    assert ran.code == 0
    assert set(rulebook.identifiers()) <= set(ran.out.split())


@pytest.mark.parametrize("words", [["CAP-4"], ["cap-4"], ["CAP-4", "end-1a"]])
def test_rules_by_identifier(words: list[str]) -> None:
    out = run("rules", *words).out
    assert "CAP-4  Captain" in out
    assert ("END-1  End and scoring" in out) == (len(words) == 2)
    assert "as many crates as fit" in " ".join(out.split())


def test_rules_by_word() -> None:
    out = run("rules", "private", "ship").out
    assert "WHA-1  Small buildings" in out
    assert "CAP-4" not in out


def test_an_unknown_rule_is_one_sentence_with_what_comes_near() -> None:
    ran = run("rules", "CAP-44")
    assert ran.code == 1
    assert "Did you mean CAP-4" in ran.complaint
    assert "xyzzy" in run("rules", "xyzzy").complaint


def test_nothing_in_a_rule_is_read_as_markup() -> None:
    assert "(The book: the youngest.)" in " ".join(run("rules", "SET-1", "--edition", "classic").out.split())
