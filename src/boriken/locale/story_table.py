"""How the game is told: ``story.json``, which the terminal and the web table both read.

A row of ``events`` for each kind of event. It is told by the message ``event-<kind>`` with the fields of the
event as arguments and ``$player``, whose seat it is; the message may have a form for the reader (``-you``)
and one for what nobody did (``-nobody``). What a row says besides is described here, field by field.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

import msgspec

Number = int | str
"""A number, or the field of the event that has it."""


class _Part(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    pass


class Form(_Part):
    """An action that is told in words of its own."""

    action: str
    """As the notation writes it: ``put noble {place}``. What stands for a word in brackets is an argument."""
    message: str
    args: dict[str, bool] = {}
    fields: list[str] = []
    """Fields of the event that are arguments too."""
    not_in: list[str] = []
    """Decisions in which it says nothing new."""
    unless: str = ""
    """A field that must be false."""
    told_by: str = ""
    """The kind of event that tells of it, if it comes next."""


class Listed(_Part):
    """What is said of one event in a list of several; ``{what}`` in the message is a field."""

    message: str
    args: dict[str, str]
    """By argument the field it is."""


class Together(_Part):
    """Several events in one sentence: those of a seat whose rows name the same message."""

    message: str
    goods: dict[str, Number] = {}
    """Arguments that are amounts of goods, with how many barrels an event adds to them."""
    part: Listed | None = None
    """What is listed of each event in the argument ``$what``."""


class Condition(_Part, rename={"if_": "if"}):
    """Fields that must, or must not, have one of some values."""

    if_: dict[str, list[int | str]] = {}
    unless: dict[str, list[int | str]] = {}


class Row(_Part):
    """How one kind of event is told."""

    forms: list[Form] | None = None
    """Instead of its message: the first that fits, and nothing if none does."""
    silent: bool = False
    """Not told: the table shows it right after, or it says nothing new."""
    counted: bool = False
    """Told only if its ``count`` is not 0."""
    remark: Condition | None = None
    """When it only says why the next one happens."""
    players: list[str] = []
    """Fields that are seats, and said by their players."""
    together: Together | None = None
    gains: dict[str, Number] = {}
    """The pieces it brings to its seat; a barrel is one of its ``good``."""


class Piece(_Part):
    """How a number of pieces is said: the message, and the argument that is the number."""

    message: str
    count: str


class Table(_Part):
    """The whole file."""

    events: dict[str, Row]
    pieces: dict[str, Piece]
    actions: dict[str, str]
    """For each message, how the actions it words are written (``docs/notation.md``); the first that fits."""
    beside_puertomas: dict[str, list[str]]
    """The help on a decision where a Puertoma sits at the table (PUE-20, PUE-23), if not just its own."""
    expansions_beside_puertomas: dict[str, list[str]]
    """The help on an expansion there, if not its own and what Puertomas make of it (PUE-23)."""
    decisions_in_refusals: list[str]
    """Figures of a refusal that are decisions, and said by their names."""


TABLE: Final = msgspec.json.decode(
    resources.files("boriken.locale").joinpath("story.json").read_bytes(), type=Table
)
