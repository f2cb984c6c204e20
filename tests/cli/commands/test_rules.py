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
    assert "You load as many crates of the kind you chose as fit" in " ".join(out.split())


def test_rules_by_word() -> None:
    out = run("rules", "private", "ship").out
    assert "WHA-1  Small buildings" in out
    assert "CAP-4" not in out


def test_an_unknown_rule_is_one_sentence_with_what_comes_near() -> None:
    ran = run("rules", "CAP-44")
    assert ran.code == 1
    assert "Did you mean CAP-4" in ran.complaint
    assert run("rules", "xyzzy").complaint == "No rule contains all these words."


def test_rules_in_the_words_of_an_edition() -> None:
    assert "all barrels of one more kind" in " ".join(
        run("rules", "SWH-1", "--edition", "classic").out.split()
    )
    assert "Unknown edition “roman”" in run("rules", "SWH-1", "--edition", "roman").complaint


def test_other_editions_are_told_after_the_rule() -> None:
    out = " ".join(run("rules", "HOS-1").out.split())
    assert "from the Work Register; if both are empty, none. Classic edition: Hospice:" in out
    assert out.endswith("none comes.")
    assert "Only in: 1897, Special Edition" in run("rules", "ACH-2").out


def test_an_example_is_told_move_by_move() -> None:
    assert "1. A chooses the Trader." in run("rules", "X-SMKT-1").out


def test_rules_in_another_language() -> None:
    out = run("rules", "recluter", "--language", "es").complaint
    assert out == "Ninguna regla contiene todas estas palabras."
    assert "MAY-2" in run("rules", "reclutador", "--language", "es").out


def test_nothing_in_a_rule_is_read_as_markup() -> None:
    assert "(The book: the youngest.)" in " ".join(run("rules", "SET-1", "--edition", "classic").out.split())
