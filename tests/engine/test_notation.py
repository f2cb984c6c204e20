"""Actions: every number has a text, every text a number, and neither ever changes."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken.engine import actions
from boriken.engine.actions import ACTIONS, NUMBERS, TEXTS, keep_action, load_action
from boriken.engine.errors import BadNotation
from boriken.engine.ids import GOOD_NAMES, GOODS, LARGEST_SHIP, MOST_BARRELS, SMALLEST_SHIP
from boriken.notation import Action
from boriken.position import reading
from tests.games import is_one_sentence

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"


def test_texts_and_numbers_are_stable() -> None:
    """Learners keep numbers, records and databases keep texts. Numbers may move where a version has
    more actions than the last; then new figures stand here."""
    assert len(TEXTS) == ACTIONS == 846, "there are more or fewer actions: is that meant, and is none lost?"
    for number, expected in (
        (829, "a3e6ce53f209e9953a06e570424677f5044816da8cc2eb9385c9c299c011400b"),
        (846, "693a81b331a4e6553a690db2abc64a1ffa78a7483d3a492a57204de1dced6b4d"),
    ):
        assert hashlib.sha256("\n".join(TEXTS[:number]).encode()).hexdigest() == expected, (
            f"of the first {number}"
        )


def test_every_action_round_trips() -> None:
    assert [Action.parse(text) for text in TEXTS] == list(range(ACTIONS))
    assert [str(Action(number)) for number in range(ACTIONS)] == TEXTS
    assert {text: number for number, text in enumerate(TEXTS)} == NUMBERS


def test_texts_are_fit_to_be_typed() -> None:
    for text in TEXTS:
        assert text == " ".join(text.lower().split())
        assert text.replace("_", "").replace(" ", "").isalnum()


@pytest.mark.parametrize(
    ("first", "text"),
    [
        (actions.PASS, "pass"),
        (actions.TAKE_CARD, "settler"),
        (actions.TAKE_TILE, "take corn"),
        (actions.DRAW, "draw"),
        (actions.WORKER, "worker"),
        (actions.WORKER_ON, "worker corn"),
        (actions.PLACE_FIELD, "place corn 0"),
        (actions.PLACE_BUILDING, "place small_indigo_plant 0"),
        (actions.BUILD, "build small_indigo_plant"),
        (actions.BARREL, "barrel corn"),
        (actions.SELL, "sell corn"),
        (actions.LOAD, "load corn 4"),
        (actions.WHARF_LOAD, "wharf corn"),
        (actions.KEEP, "keep corn 1"),
    ],
)
def test_each_block_begins_where_it_says(first: int, text: str) -> None:
    assert TEXTS[first] == text


def test_numbers_that_are_worked_out() -> None:
    for good in range(GOODS):
        for capacity in range(SMALLEST_SHIP, LARGEST_SHIP + 1):
            assert TEXTS[load_action(good, capacity)] == f"load {GOOD_NAMES[good]} {capacity}"
        for barrels in range(1, MOST_BARRELS + 1):
            assert TEXTS[keep_action(good, barrels)] == f"keep {GOOD_NAMES[good]} {barrels}"


@given(
    number=st.integers(min_value=0, max_value=ACTIONS - 1),
    space=st.sampled_from([" ", "  ", "\t", " \n "]),
    shout=st.booleans(),
)
def test_case_and_spaces_do_not_matter(number: int, space: str, shout: bool) -> None:
    text = space + TEXTS[number].replace(" ", space) + space
    assert Action.parse(text.upper() if shout else text) == number


@pytest.mark.parametrize("text", ["", " ", "load", "load corn", "load corn 3", "keep corn 12", "take forest"])
def test_other_texts_are_no_actions(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Action.parse(text)
    assert is_one_sentence(str(refused.value))
    assert f"“{text}”" in str(refused.value)


def test_a_slip_gets_a_hint() -> None:
    with pytest.raises(BadNotation, match=r"“bild harbor” is not an action\. Did you mean build harbor"):
        Action.parse("bild harbor")
    with pytest.raises(BadNotation, match=r"“xyzzy” is not an action\.$"):
        Action.parse("xyzzy")


def test_an_action_is_a_number_that_shows_as_text() -> None:
    action = Action.parse("load corn 6")
    assert action == load_action(0, 6)
    assert f"{action}" == "load corn 6"
    assert repr(action) == "<load corn 6>"


def test_the_documentation_knows_every_kind_of_action_and_every_key_of_a_position() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for word in {action.split()[0] for action in TEXTS}:
        assert f"`{word}" in text
    for key in (*reading._TOP_KEYS, *reading._SEAT_KEYS):
        assert f"`{key}`" in text or key in ("ships", "cards")


@pytest.mark.parametrize("number", [-1, ACTIONS, 1.7, None])
def test_what_is_no_action_is_refused(number: Any) -> None:
    with pytest.raises(BadNotation, match=f"does not exist: actions are 0 to {ACTIONS - 1}"):
        Action(number)
