"""What the game waits for, by kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Union

import msgspec
from msgspec import UNSET, UnsetType

from boriken.engine.options import Options
from boriken.engine.shapes import Counts
from boriken.engine.step import Step
from boriken.rules.compiling import make_steps
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


_CHOICES: Final[dict[str, type[Choice]]] = {"storage": StorageChoice}
"""Decisions whose choices tell more."""

KINDS: Final = [step.name for step in make_steps(Options()) if type(step).options is not Step.options]
"""Of all steps those that ask somebody."""


def _struct(kind: str) -> type[msgspec.Struct]:
    choice: Any = _CHOICES.get(kind, Choice)
    fields: list[tuple[str, Any]] = [
        ("seat", int),
        ("taker", int | None),
        ("yours", bool),
        ("choices", list[choice] | None),
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
        "The seat that decides, who took the role, and the choices, for the one who decides alone."
    )
    return struct


DECISIONS: Final = {kind: _struct(kind) for kind in KINDS}

if TYPE_CHECKING:
    Decision = msgspec.Struct
else:
    Decision = Union[tuple(DECISIONS.values())]  # noqa: UP007  (there is no other way to write it)
