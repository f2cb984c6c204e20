"""The rules as the page shows them: parts, chapters, rules, and their examples.

In a text ``{wharf|the Wharf}`` is a name and what it names, ``*word*`` is stressed, ``**word**`` is bold.
"""

from __future__ import annotations

from typing import Literal

from boriken.decisions.puertomas import PlantedField
from boriken.engine.shapes import CardView, Counts, Edition, SeatView, ShipView
from boriken.server.contract.base import Message


class Elsewhere(Message):
    """How another edition has a rule."""

    edition: Edition
    text: str


class Rule(Message):
    """What a rule says."""

    identifier: str
    chapter: str
    """The heading it stands under."""
    text: str
    editions: list[Edition]
    """Those that have it."""
    elsewhere: list[Elsewhere]
    """Where it differs by more than names."""


class Rules(Message):
    """Several rules."""

    rules: list[Rule]


class RuleBlock(Message):
    """What stands in a chapter: a rule, another list item, a paragraph, or a table."""

    kind: Literal["rule", "item", "paragraph", "table"]
    identifier: str
    """Of a rule; else empty."""
    text: str
    editions: list[Edition]
    elsewhere: list[Elsewhere]
    rows: list[list[str]]
    """Of a table, its header first."""
    examples: int
    """How many examples are drawn of it."""


class RuleChapter(Message):
    """A chapter."""

    key: str
    """Its name in addresses, the same in every language."""
    title: str
    editions: list[Edition]
    blocks: list[RuleBlock]


class RulePart(Message):
    """A part of the rules: what comes before its first chapter, and the chapters."""

    key: str
    title: str
    editions: list[Edition]
    introduction: list[RuleBlock]
    chapters: list[RuleChapter]


class Rulebook(Message):
    """All rules, in a language and in the words of an edition."""

    language: str
    edition: Edition
    parts: list[RulePart]
    names: dict[str, list[str]]
    """All that things are called, in every edition, here and in English: for whoever searches."""


class ExampleSeat(Message):
    """The board of a player in an example."""

    seat: int
    board: SeatView
    fields: list[PlantedField]
    """Of a Puertoma, its plantations with their circles; else empty."""


class ExampleRoles(Message):
    """What a Puertoma looks at when it takes a role: the cards and the action board (PUE-6)."""

    cards: dict[str, CardView]
    marker: str
    """The role it stands on."""
    weighed: list[str] | None
    """The cards among which it is still choosing; None while it does not choose."""


class ExampleMoment(Message):
    """A position of an example, and what led to it in sentences."""

    told: list[str]
    seats: list[ExampleSeat]
    """Those that matter."""
    ships: list[ShipView]
    """Empty where they do not matter."""
    trading_house: Counts | None
    worker_ship: int | None
    face_up: Counts | None
    """Plantations."""
    roles: ExampleRoles | None


class RuleExample(Message):
    """A worked example, from its position to what comes of it."""

    identifier: str
    moments: list[ExampleMoment]


class RuleExamples(Message):
    """The examples of a rule."""

    examples: list[RuleExample]
