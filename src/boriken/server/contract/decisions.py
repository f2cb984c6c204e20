"""What the game waits for, by kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Union

import msgspec
from msgspec import UNSET, UnsetType

from boriken.decisions import Ahead, Payment, Prospect, Sheet
from boriken.decisions.answering import FOLLOWED_BY
from boriken.decisions.describing import Figures
from boriken.engine.options import Options
from boriken.engine.shapes import Counts
from boriken.engine.step import Step
from boriken.rules.compiling import compile_rules
from boriken.server.contract.base import Message, struct_name
from boriken.server.contract.events import GameEvent


class Choice(Message):
    """A legal action."""

    action: str
    """As docs/notation.md writes it: ``build wharf``."""
    number: int
    brings: list[GameEvent] | UnsetType = UNSET
    """What is certain to follow for oneself; missing with ``brings=false``."""


class StorageChoice(Choice):
    """What to keep."""

    loses: Counts | UnsetType = UNSET
    """Barrels lost with it, by good; missing with ``brings=false``."""


class BuilderChoice(Choice):
    """What to build."""

    payment: Payment | UnsetType = UNSET
    """Missing where nothing is built, and with ``brings=false``."""


class Why(Message):
    """Why something that belongs to the decision cannot be chosen."""

    action: str
    rule: str
    key: str
    """As the message ``refusal-<key>`` words it."""
    figures: Figures


class Outlook(Message):
    """What would follow from an answer, complete or not."""

    left: int | None
    """How many more can be named in all, where there is such a number."""
    problem: Why | None
    """Why it cannot be carried out so, or what is missing."""
    brings: list[GameEvent]
    lost: Counts
    """Barrels that would go back to the supply."""
    made: Counts | None
    """What those placed would produce, if the supply had enough."""
    room: dict[str, tuple[int, int]]
    """How few and how many of an item could be named beside the others, where that is not plain."""


class Preview(Outlook, tag_field="type", tag="preview"):
    """What would follow from the answer that was asked about."""

    key: str
    seq: int


class Proposal(Message, tag_field="type", tag="proposal"):
    """A sensible answer."""

    key: str
    seq: int
    answer: dict[str, int]


_MORE: Final[dict[str, list[tuple[str, Any]]]] = {
    "round": [("prospects", dict[str, list[Prospect]])],
    "draft": [("spaces", dict[str, int])],
    **{
        kind: [("sheet", Sheet | None), ("proposal", dict[str, int]), ("outlook", Outlook | None)]
        for kind in FOLLOWED_BY
    },
}
"""What is told of some kinds of decision: what each role would bring to every seat, the free spaces of the
draft by cost, what an answer of several parts can consist of, a sensible one and what would follow from
it."""

_CHOICES: Final[dict[str, type[Choice]]] = {"storage": StorageChoice, "builder": BuilderChoice}
"""Decisions whose choices tell more."""

_STEPS: Final = compile_rules(Options(voluntary=True)).steps
KINDS: Final = [step.name for step in _STEPS if type(step).options is not Step.options]
"""Of all steps those that ask somebody."""


def _struct(kind: str) -> type[msgspec.Struct]:
    choice: Any = _CHOICES.get(kind, Choice)
    fields: list[tuple[str, Any] | tuple[str, Any, Any]] = [
        ("seat", int),
        ("taker", int | None),
        ("phase", str | None),
        ("yours", bool),
        ("choices", list[choice] | None),
        ("figures", Figures | UnsetType, UNSET),
        ("refusals", list[Why] | UnsetType, UNSET),
        ("obvious", list[str] | UnsetType, UNSET),
        ("ahead", Ahead | UnsetType, UNSET),
        *((name, shape | UnsetType, UNSET) for name, shape in _MORE.get(kind, [])),
    ]
    struct = msgspec.defstruct(
        struct_name(kind, "Decision"),
        fields,
        bases=(Message,),
        module=__name__,
        tag_field="kind",
        tag=kind,
    )
    struct.__doc__ = (
        "The seat that decides, the role that is played and who took it; for the one who decides alone the"
        " choices, the figures of the question and why the rest cannot be chosen, unless ``brings=false``;"
        " and where only one answer is sensible, the actions of it (``obvious``). For those who wait: what"
        " they can say ahead of their own decision in this phase (``ahead``)."
    )
    return struct


DECISIONS: Final = {kind: _struct(kind) for kind in KINDS}

if TYPE_CHECKING:
    Decision = msgspec.Struct
else:
    Decision = Union[tuple(DECISIONS.values())]  # noqa: UP007  (there is no other way to write it)
