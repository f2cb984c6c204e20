"""The Puertoma's pieces are those of docs/rules/puertoma.md (PUE-2, PUE-3, PUE-8, RUL-27)."""

from boriken.catalog import puertoma
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.reasons import REASON_KEYS, REASON_RULES
from boriken.rulebook import rule
from tests.rules import puertoma_oracle as book


def test_fields() -> None:
    """PUE-2"""
    assert [(kind, int(places)) for kind, places, _ in book.FIELDS] == list(
        zip(GOOD_NAMES, puertoma.FIELD_PLACES, strict=True)
    )
    assert list(book.CIRCLES.values()) == puertoma.FIELD_CIRCLES


def test_arrows() -> None:
    """PUE-8a, RUL-27: every role of the game has its arrows, and none leads to itself."""
    assert book.LEADS_TO == puertoma.ARROWS
    assert set(puertoma.ARROWS) == {name for name in CARD_NAMES if name != "prospector 2"}
    assert all(role not in targets for role, targets in puertoma.ARROWS.items())


def test_tie_break_cards() -> None:
    """PUE-8b: eight cards, each with every role but the buccaneer."""
    assert list(book.ORDER.values()) == puertoma.TIE_BREAK_ORDERS
    roles = set(puertoma.ARROWS) - {"buccaneer"}
    assert len(puertoma.TIE_BREAK_ORDERS) == puertoma.TIE_BREAKS == 8
    assert all(set(order) == roles and len(order) == 7 for order in puertoma.TIE_BREAK_ORDERS)


def test_abilities() -> None:
    """PUE-3: twelve, three of each level, numbered as their constants say."""
    assert book.NAMES == puertoma.ABILITY_NAMES
    assert [row[2] for row in book.ABILITIES] == puertoma.ABILITY_PHASES
    assert [int(row[1]) for row in book.ABILITIES] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    for number, name in enumerate(puertoma.ABILITY_NAMES):
        assert getattr(puertoma, name.upper()) == number
    assert puertoma.ABILITIES == 12


def test_every_reason_has_a_rule() -> None:
    assert len(set(REASON_KEYS)) == len(REASON_KEYS) == len(REASON_RULES)
    assert all(rule(identifier) is not None for identifier in REASON_RULES)
