"""Every rule of the digest is shown by a scenario or named by a test."""

import re
from functools import cache
from pathlib import Path

from boriken import rulebook
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.rulebook import examples
from boriken.scenario import Scenario

TESTS = Path(__file__).parent
EXAMPLES = Path(examples.__file__).parent / "data"

NOT_TESTS_OF_THE_GAME = {"test_text.py", Path(__file__).name}
"""They name rules as data: one lists all there are, the other is this file."""

NOT_YET: dict[str, str] = {}
"""Rules that nothing shows yet, and why."""

MENTION = re.compile(r"\b(?:X-)?(?:2P|[A-Z]{2,})-\d+[a-z]?\b")


@cache
def shown_by_scenarios() -> set[str]:
    return {
        identifier(rule)
        for path in [*(TESTS / "scenarios").rglob("*.toml"), *EXAMPLES.glob("*.toml")]
        for rule in Scenario.from_file(path).rules
    }


@cache
def named_by_tests() -> set[str]:
    return {
        identifier(mention)
        for path in TESTS.rglob("*.py")
        if path.name not in NOT_TESTS_OF_THE_GAME
        for mention in MENTION.findall(path.read_text(encoding="utf-8"))
    }


def identifier(mention: str) -> str:
    """The rule of a part such as END-1a; whatever is no rule stays as it is."""
    found = rulebook.rule(mention)
    return mention if found is None else found.id


def test_every_rule_is_shown_or_named() -> None:
    covered = shown_by_scenarios() | named_by_tests() | set(NOT_YET)
    assert [rule for rule in rulebook.identifiers() if rule not in covered] == []


def test_every_worked_example_is_a_scenario() -> None:
    examples = [rule for rule in rulebook.identifiers() if rule.startswith("X-")]
    shown = shown_by_scenarios()
    assert examples
    assert [rule for rule in examples if rule not in shown] == []


def test_the_puertoma_has_a_scenario_for_each_rule_and_each_ability() -> None:
    shown = shown_by_scenarios()
    assert [rule for rule in rulebook.identifiers() if rule.startswith("PUE-") and rule not in shown] == []
    named = " ".join(path.stem.replace("-", "_") for path in (TESTS / "scenarios" / "puertoma").iterdir())
    assert [ability for ability in ABILITY_NAMES if f"ability_{ability}" not in named] == []


def test_rules_not_yet_shown_exist_and_are_not_shown() -> None:
    assert [rule for rule in NOT_YET if rule not in rulebook.identifiers()] == []
    assert [rule for rule in NOT_YET if rule in shown_by_scenarios() | named_by_tests()] == []
