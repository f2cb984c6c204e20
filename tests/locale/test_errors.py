"""What goes wrong is said by the catalogue: every error has its message, and gives what the message names."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.syntax import ast as fluent

import boriken
from boriken.locale import Messages, languages, message_id
from boriken.locale.problems import NAMED, problem_text
from boriken.server import errors, malformed
from boriken.server.contract.errors import Code
from boriken.server.contract.requests import Acting, GameOptions, NewTable
from boriken.server.table import _NOT_IN
from tests.locale.catalogue import WRONG, entries, ids, samples, variables

SOURCE = Path(boriken.__path__[0])
CODES: tuple[str, ...] = get_args(Code)
OF_THE_PAGE = {"offline", "not_here"}
"""Errors that no server can tell of."""
KINDS = {
    name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.Refused)
}
GIVEN_BY_CLASS = {"stale", "too_large", "too_many", "illegal"}


def error_ids() -> list[str]:
    files = ("errors.ftl", "new.ftl", "account.ftl", "chat.ftl", "notices.ftl", "complaints.ftl")
    return [id for id in ids("en", *files) if id.startswith("error-")]


def raised() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every error made in the sources: where, its code, and its arguments unless they are handed on."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            given = {word.arg: word.value for word in node.keywords}
            if node.func.id in KINDS and node.args:
                code = node.args[0]
            elif node.func.id.startswith(("Bad", "Boriken")) and "key" in given:
                code = given.pop("key")
            else:
                continue
            names = None if None in given else {str(name) for name in given}
            for part in ast.walk(code):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield f"{file.relative_to(SOURCE)}:{node.lineno}", part.value, names


RAISED = [found for found in raised() if found[1] != "unknown_"]  # that one goes on with what is unknown


def test_every_error_that_is_made_has_its_message() -> None:
    assert len(RAISED) > 80
    known = set(error_ids())
    assert [where for where, code, _ in RAISED if message_id("error", code) not in known] == []


@pytest.mark.parametrize(
    ("where", "code", "given"), RAISED, ids=[f"{where}-{code}" for where, code, _ in RAISED]
)
def test_an_error_gives_what_its_message_names(where: str, code: str, given: set[str] | None) -> None:
    if given is not None and "why" not in given:  # which decides what else is named
        assert variables("en")[message_id("error", code)] <= given


def test_every_message_is_of_an_error() -> None:
    made = {message_id("error", code) for _, code, _ in RAISED} | {f"error-unknown-{what}" for what in NAMED}
    made.add("error-unreadable")  # of whoever reads
    codes = {message_id("error", code) for code in {*CODES, *OF_THE_PAGE}}
    assert set(error_ids()) == made | codes


def test_codes_of_the_server_are_those_it_makes() -> None:
    made = {code for _, code, _ in RAISED} | {f"unknown_{what}" for what in NAMED}
    made |= {*GIVEN_BY_CLASS, *_NOT_IN.values()}
    assert set(CODES) <= made


@pytest.mark.parametrize("language", languages())
def test_choices_are_said_by_their_names(language: str) -> None:
    messages = Messages(language, "1897")
    told = problem_text(
        messages, "variant_needs", {"variant": "corn_start", "expansion": "nobles", "rule": "VAR-2"}
    )
    assert messages.text("variant-corn-start-name") in told
    assert messages.text("expansion-nobles-name") in told


@pytest.mark.parametrize("language", languages()[1:])
def test_errors_are_translated(language: str) -> None:
    own, english = Messages(language, "1897"), Messages("en", "1897")
    for id in error_ids():
        args = next(iter(samples(id, variables("en")[id])))
        assert own.text(id, **args) != english.text(id, **args), id


# --- What is wrong with a request or a record -------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_case_of_what_can_be_wrong_is_worded(language: str) -> None:
    (wrong,) = (
        entry
        for entry in entries(language, ("errors.ftl",))
        if isinstance(entry, fluent.Message) and entry.id.name == "wrong"
    )
    assert wrong.value is not None
    (placeable,) = wrong.value.elements
    assert isinstance(placeable, fluent.Placeable)
    assert isinstance(placeable.expression, fluent.SelectExpression)
    keys = [variant.key for variant in placeable.expression.variants]
    assert [key.name for key in keys if isinstance(key, fluent.Identifier)] == WRONG


def test_the_cases_as_addresses_have_them() -> None:
    assert doctest.testmod(malformed).failed == 0
    assert set(malformed._KNOWN.values()) <= set(WRONG)
    assert {why for _, why in malformed._SAID if why} | set(malformed._KINDS.values()) <= set(WRONG)


@pytest.mark.parametrize(
    ("kind", "body", "why", "place"),
    [
        (Acting, b"", "json", "body"),
        (Acting, b"{", "json", "body"),
        (Acting, b"[]", "object", "body"),
        (Acting, b"{}", "missing", "seq"),
        (Acting, b'{"seq": -1}', "least", "seq"),
        (Acting, b'{"seq": 99999999999}', "most", "seq"),
        (Acting, b'{"seq": "1"}', "whole", "seq"),
        (Acting, b'{"seq": 1, "dance": 1}', "unknown", "dance"),
        (Acting, b'{"seq": 1, "key": 1}', "text", "key"),
        (Acting, b'{"seq": 1, "key": "1"}', "short", "key"),
        (Acting, b'{"seq": 1, "key": "1234567 8"}', "other", "key"),
        (Acting, b'{"seq": 1, "key": "12345678"}', "one_answer", "body"),
        (Acting, b'{"seq": 1, "key": "12345678", "actions": [null]}', "other", "actions.0"),
        (GameOptions, b'{"expansions": "nobles"}', "list", "expansions"),
        (GameOptions, b'{"house_rules": 1}', "switch", "house_rules"),
        (NewTable, b'{"seats": [{"kind": "cat"}]}', "value", "seats.0.kind"),
        (NewTable, b'{"seats": [{"kind": "you", "bot": "greedy"}]}', "not_a_bot", "seats.0"),
        (NewTable, b'{"clock": {"days": 3}}', "clock", "clock"),
    ],
)
def test_what_is_wrong_with_a_body(kind: type[msgspec.Struct], body: bytes, why: str, place: str) -> None:
    with pytest.raises(msgspec.DecodeError) as refused:
        msgspec.json.decode(body, type=kind)
    found = malformed.of_body(refused.value)
    assert (found["why"], found["place"]) == (why, place)
    for language in languages()[1:]:
        told = problem_text(Messages(language, "1897"), "malformed", found)
        assert "Expected" not in told
        assert "Object" not in told
