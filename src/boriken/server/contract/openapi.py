"""The description of the interface: the schemas of all messages, for OpenAPI."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from boriken.engine.shapes import Difficulty, Draft, Edition, Ending, Field, Good, Tile
from boriken.server.changes.calling import Kind
from boriken.server.contract import (
    accounts,
    afterwards,
    analysis,
    asking,
    catalogue,
    chat,
    entries,
    lessons,
    meeting,
    notices,
    profiles,
    requests,
    rules,
    tables,
    updates,
)
from boriken.server.contract.base import Request
from boriken.server.contract.decisions import Decision, Preview, Proposal
from boriken.server.contract.entries import Entry
from boriken.server.contract.errors import Code, Refusal
from boriken.server.contract.events import GameEvent
from boriken.server.document import Talk, UndoPolicy

Schema = dict[str, Any]

REFERENCE: Final = "#/components/schemas/{name}"

NAMED: Final[dict[str, Any]] = {
    "GameEvent": GameEvent,
    "Entry": Entry,
    "Decision": Decision,
    "LiveMessage": updates.LiveMessage,
    "Command": requests.Command,
    "Good": Good,
    "Field": Field,
    "Tile": Tile,
    "Ending": Ending,
    "Edition": Edition,
    "Draft": Draft,
    "Difficulty": Difficulty,
    "UndoPolicy": UndoPolicy,
    "Talk": Talk,
    "Channel": chat.Channel,
    "Reaction": chat.Reaction,
    "NoticeKind": Kind,
    "NoticeChannel": notices.Channel,
    "ErrorCode": Code,
}
"""One of several messages, told apart by a field; one of several words."""

ANSWERS: Final[tuple[type[msgspec.Struct], ...]] = (
    *(
        tables.Me,
        tables.Waiting,
        tables.Tables,
        tables.SeatLink,
        tables.Claimed,
        chat.Chat,
        chat.HiddenPeople,
    ),
    *(updates.Update, updates.Position, entries.Log, Preview, Proposal),
    *(asking.Explanations, asking.Prospects, asking.Weighings, asking.Advice),
    *(afterwards.Timeline, afterwards.Review, afterwards.Record, lessons.LessonMoment),
    *(analysis.AnalysisMoment, analysis.WrittenPosition, analysis.Evaluation, analysis.BotsMove),
    *(catalogue.Catalog, catalogue.Fitting, catalogue.Health, catalogue.Readiness, Refusal),
    *(rules.Rule, rules.Rules, rules.Rulebook, rules.RuleExamples),
    *(profiles.Profile, profiles.PlayedGames, profiles.Statistics, profiles.RatingCurve),
    *(profiles.TableRatings,),
    *(notices.Notices, notices.TableNotices, notices.Unsubscribed),
    *(accounts.Account, accounts.Ceremony, accounts.SignedIn, accounts.RecoveryCodes, accounts.LinkShown),
    meeting.Match,
)
"""What requests are answered with."""

REQUESTS: Final[tuple[type[Request], ...]] = (
    *(requests.Naming, requests.NewTable, requests.Joining, requests.SettingSeat, requests.StandingIn),
    *(requests.Starting, requests.Claiming, requests.Acting, requests.Undoing, requests.AnsweringUndo),
    *(requests.Previewing, requests.Proposing, requests.Saying, requests.MarkingRead),
    *(requests.Hiding, requests.Reporting, requests.SettingTalk),
    *(analysis.Standing, analysis.Trying, analysis.TryingPreview, analysis.TryingProposal),
    *(analysis.Evaluating, analysis.AskingBot),
    meeting.Seeking,
    *(notices.SettingNotices, notices.SettingTableNotices, notices.NewWebhook, notices.NewPush),
    notices.NewMail,
    *(accounts.BeginningPasskey, accounts.MadePasskey, accounts.UsedPasskey, accounts.AskingMail),
    *(accounts.FollowingMail, accounts.LookingAtLink, accounts.UsingCode),
)
"""What requests ask for."""


def reference(name: str) -> Schema:
    return {"$ref": REFERENCE.format(name=name)}


def content(message: type[msgspec.Struct]) -> Schema:
    """A body that is this message."""
    return {"content": {"application/json": {"schema": reference(message.__name__)}}}


def with_contract(document: Schema) -> Schema:
    """A description of routes with all messages, those of the socket among them."""
    refused = {"description": "The request was refused, and changed nothing.", **content(Refusal)}
    for operations in document["paths"].values():
        for operation in operations.values():
            for status, response in operation["responses"].items():
                if response.get("content") == refused["content"]:
                    operation["responses"][status] = {"$ref": "#/components/responses/Refused"}
    document["components"] = {"schemas": schemas(), "responses": {"Refused": refused}}
    return document


@cache
def schemas() -> dict[str, Schema]:
    """The schema of every message by name."""
    messages = [*NAMED.values(), *ANSWERS, *REQUESTS]
    shown, components = msgspec.json.schema_components(messages, ref_template=REFERENCE)
    named = dict(zip(NAMED, shown, strict=False))
    kinds = list(_classes(messages))
    for kind in kinds:
        _complete(components[kind.__name__], kind)
    described = {name: _with_names(schema, named) for name, schema in components.items()}
    for kind in kinds:
        _comment(described[kind.__name__], kind)
    return dict(sorted({**described, **named}.items()))


def _classes(messages: list[Any]) -> Iterator[type]:
    """All structs and shapes of which messages consist."""
    waiting, seen = list(msgspec.inspect.multi_type_info(messages)), set()
    while waiting:
        info = waiting.pop()
        cls = getattr(info, "cls", None)
        if cls is not None and cls not in seen:
            seen.add(cls)
            yield cls
            waiting += [field.type for field in info.fields]  # type: ignore[attr-defined]
        for part in ("types", "item_types", "item_type", "key_type", "value_type"):
            inner = getattr(info, part, ())
            waiting += inner if isinstance(inner, tuple) else [inner]


def _complete(schema: Schema, kind: type) -> None:
    """The server leaves nothing out but what is ``UNSET``."""
    if not issubclass(kind, msgspec.Struct) or issubclass(kind, Request):
        return
    fields = msgspec.structs.fields(kind)
    tag = kind.__struct_config__.tag_field
    required = [field.encode_name for field in fields if field.default is not msgspec.UNSET]
    schema["required"] = [*([tag] if tag else []), *required]
    for property in schema["properties"].values():
        property.pop("default", None)


def _comment(schema: Schema, kind: type) -> None:
    """Let messages and fields say what they are."""
    if "description" in schema:
        schema["description"] = _plain(schema["description"])
    properties = schema["properties"]
    for base in kind.__mro__:
        for name, text in _comments(base).items():
            if name in properties:
                properties[name]["description"] = text


def _comments(kind: type) -> dict[str, str]:
    """The texts under the fields of a class."""
    try:
        source = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except (OSError, TypeError):  # made while running, or built in
        return {}
    assert isinstance(source, ast.ClassDef)
    found = {}
    for field, text in zip(source.body, source.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
            assert isinstance(field.target, ast.Name)
            found[field.target.id] = _plain(ast.literal_eval(text.value))
    return found


def _plain(text: str) -> str:
    """A text of the sources on one line, in Markdown."""
    return " ".join(text.split()).replace("``", "`")


def _with_names(schema: Any, named: dict[str, Schema]) -> Any:
    """What has a name by its name, wherever it is spelled out."""
    if isinstance(schema, list):
        return [_with_names(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    for name, spelled_out in named.items():
        if schema == spelled_out:
            return reference(name)
    return {key: _with_names(part, named) for key, part in schema.items()}
