"""The contract: complete, agreed with what the server says, and able to read what was stored before."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest

from boriken.engine.events import EVENT_KINDS, Event
from boriken.server.contract import events, openapi
from boriken.server.contract.entries import BODIES, Acted
from boriken.server.contract.tables import Me
from boriken.server.storage.rows import entry_from_row
from tests.server.agreeing import Disagreement, check_answer, check_message, description
from tools.contract import VOCABULARY, WRITTEN, vocabulary
from tools.contract import description as written

SCHEMA_KEYS = ("$ref", "type", "enum", "anyOf", "allOf", "oneOf")


def schemas_in(part: Any, where: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every schema of the description, and where it stands."""
    if isinstance(part, list):
        for number, inner in enumerate(part):
            yield from schemas_in(inner, f"{where}[{number}]")
    elif isinstance(part, dict):
        for key, inner in part.items():
            here = f"{where}/{key}"
            if key in ("schema", "items", "additionalProperties") and isinstance(inner, dict):
                yield here, inner
            if key in ("schemas", "properties"):
                yield from ((f"{here}/{name}", schema) for name, schema in inner.items())
            yield from schemas_in(inner, here)


def is_bare(schema: dict[str, Any]) -> bool:
    """Whether it says nothing of what is in it."""
    if not any(key in schema for key in SCHEMA_KEYS):
        return True
    is_map = isinstance(schema.get("additionalProperties"), dict)
    return schema.get("type") == "object" and not is_map and "properties" not in schema


NO_MESSAGES = ("/metrics", "/api/profile/records", "/api/me/export")
"""Figures for operators, and files."""


def test_there_is_no_bare_object() -> None:
    found = list(schemas_in(description()))
    assert len(found) > 500
    assert [where for where, schema in found if is_bare(schema)] == []
    assert is_bare({"type": "object"})
    assert is_bare({})


def test_every_route_says_what_it_answers() -> None:
    for path, operations in description()["paths"].items():
        for method, operation in operations.items():
            contents = operation["responses"]["200"]["content"]
            for schema in (content["schema"] for content in contents.values()):
                assert "$ref" in schema or path in NO_MESSAGES, (method, path)


def test_what_is_referred_to_is_there() -> None:
    text = msgspec.json.encode(description()).decode()
    used = {part.partition('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert used <= set(openapi.schemas())


def test_messages_of_the_socket_are_described() -> None:
    schemas = openapi.schemas()
    said = {entry["$ref"].rpartition("/")[2] for entry in schemas["LiveMessage"]["anyOf"]}
    heard = {entry["$ref"].rpartition("/")[2] for entry in schemas["Command"]["anyOf"]}
    assert said == {"Update", "Presence", "Preview", "Proposal", "Chat", "Failed", "Pong"}
    talk = {"Listen", "Say", "MarkRead"}
    assert heard == {"Act", "UndoIt", "AnswerUndo", "PreviewIt", "ProposeIt", "Ping"} | talk


def test_nothing_is_left_out_but_what_may_be() -> None:
    schemas = openapi.schemas()
    assert "repeated" not in schemas["Update"]["required"]
    assert set(schemas["LoadedEvent"]["required"]) == set(schemas["LoadedEvent"]["properties"])
    assert "name" not in schemas["NewTable"]["required"]
    assert schemas["NewTable"]["additionalProperties"] is False


def test_the_web_table_has_its_types_of_this_contract() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == written(), "run `python3 tasks.py contract`"
    assert VOCABULARY.read_text(encoding="utf-8") == vocabulary(), "run `python3 tasks.py contract`"


# --- Strictness ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["{}", '{"name": 1}', '{"name": "Ana", "age": 40}'])
def test_disagreements_are_found(text: str) -> None:
    check_message('{"name": "Ana"}', Me)
    with pytest.raises(Disagreement):
        check_message(text, Me)


@pytest.mark.parametrize("path", ["/api/me", "/api/you"])
def test_answers_that_nobody_promised_are_found(path: str) -> None:
    request = httpx.Request("GET", f"http://boriken.example{path}")
    with pytest.raises(Disagreement):
        check_answer(httpx.Response(200, json={"age": 40}, request=request))


# --- Events and entries ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: str(kind.name))
def test_an_event_is_told_as_the_engine_tells_it(kind: Any) -> None:
    event = Event(kind.number, 2, [1, 1, 1, 1])
    assert msgspec.to_builtins(events.told(event)) == event.to_json()
    nobodys = Event(kind.number, -1, [1, 1, 1, 1])
    assert msgspec.to_builtins(events.told(nobodys)) == nobodys.to_json()


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: str(kind.name))
def test_fields_that_a_log_does_not_know_are_empty(kind: Any) -> None:
    old = msgspec.json.encode({"event": kind.name, "seat": 0, "gone": "since"})
    read = msgspec.json.decode(old, type=events.GameEvent)
    assert [bool(getattr(read, field)) for field in kind.fields] == [False] * len(kind.fields)


def row(kind: str, body: str) -> Any:
    return SimpleNamespace(seq=7, at=0, kind=kind, seat=1, key=None, asked=None, rules_version=1, body=body)


def test_entries_of_earlier_versions_are_read() -> None:
    events_then = '[{"event":"acted","seat":1,"action":"sell corn"},{"event":"sold","seat":1,"good":"corn"}]'
    entry = entry_from_row(row("acted", f'{{"by":"bot","actions":["sell corn"],"events":{events_then}}}'))
    assert isinstance(entry.body, Acted)
    assert entry.body.actions == ["sell corn"]
    told = msgspec.to_builtins(entry.body.events[1])
    assert told == {"event": "sold", "seat": 1, "good": "corn", "coins": 0}


def test_every_kind_of_entry_is_stored_and_read() -> None:
    for kind in ("created", "closed", "claimed", "link_renewed"):
        assert entry_from_row(row(kind, "{}")).body == BODIES[kind]()
