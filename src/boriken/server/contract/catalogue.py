"""What can be chosen, and the fixed numbers of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from boriken.bots import LEVELS, STYLES
from boriken.catalog.buildings import BUILDINGS
from boriken.engine.shapes import Difficulty, Draft, Edition, Good
from boriken.server.contract.base import Message
from boriken.server.contract.errors import Problem
from boriken.server.document import Order, UndoPolicy

if TYPE_CHECKING:
    Group = str
    Level = str
    Style = str
else:  # the words themselves, for the description
    Level = Literal[LEVELS]
    Style = Literal[STYLES]
    Group = Literal[tuple(sorted({building.group for building in BUILDINGS}))]


class ExpansionFacts(Message):
    """An expansion, and what it goes with."""

    id: str
    editions: list[Edition]
    """The rule sets it belongs to; others may have it as a house rule."""
    excludes: list[str]
    """Expansions whose place it takes."""
    drafted: list[Edition]
    """The rule sets in which buildings are drafted because of it."""


class VariantFacts(Message):
    """A variant of the rules, and what it goes with."""

    id: str
    rule: str
    needs: str | None
    """The expansion it changes."""
    editions: list[Edition]
    """The rule sets that have it."""
    beside_puertomas: bool
    costs: dict[str, int]
    """What is printed on buildings instead."""


class DraftRow(Message):
    """The spaces of the draft for buildings of one cost."""

    cost: int
    spaces: int
    buildings: list[str]
    """The kinds that can lie there."""


class Fitting(Message):
    """Whether options go together, and what can be chosen with them."""

    problem: Problem | None
    """Why no table can be made so."""
    draft: list[DraftRow]
    """By cost; empty if nothing is drafted."""


class CharacterFacts(Message):
    """Somebody a bot can play as; the message ``character-<id>-help`` says what they are like."""

    id: str
    name: str
    bot: str
    level: Level
    style: Style | None
    """What they have a taste for."""


class Limits(Message):
    """Letters of names and titles, actions at once."""

    name: int
    title: int
    actions: int


class BuildingFacts(Message):
    """A building."""

    id: str
    expansion: str
    group: Group
    cost: int
    points: int
    row: int
    quarries: int
    """How many can make it cheaper (BLD-2)."""
    circles: int
    spaces: int
    """City spaces it takes: 1 or 2."""
    copies: int
    good: Good | None
    phase: str
    """When it acts: roles, ``end``, ``any``; several are separated by a space."""
    rule: str | None
    """Its identifier."""


class AchievementFacts(Message):
    """An achievement card."""

    id: str
    points: int


class FestivalCardFacts(Message):
    """A card of the festival, and its reward."""

    id: str
    workers: int
    coins: int
    points: int


class PuertomaField(Message):
    """A kind of plantation on the board of a Puertoma."""

    good: Good
    places: int
    circles: int


class AbilityFacts(Message):
    """An ability of Puertomas."""

    id: str
    level: int
    phase: str


class BoardFacts(Message):
    """How much lies on boards: fields of an island, spaces of a city, barrels in the trading house."""

    fields: int
    spaces: int
    house: int


class PuertomaPieces(Message):
    """What lies on the boards of Puertomas, and how they choose (PUE-2, PUE-3, PUE-8)."""

    most: int
    """How many can play."""
    humans: int
    """How many others must play at least."""
    editions: list[Edition]
    """The rule sets in which they play."""
    fields: list[PuertomaField]
    levels: int
    places_of_level: int
    abilities: list[AbilityFacts]
    most_abilities: dict[str, int]
    """By difficulty, how many can be unlocked."""
    arrows: dict[str, list[str]]
    """By role, where one arrow of the action board leads."""
    tie_breaks: list[list[str]]
    """The order of roles on each tie-break card."""
    reasons: dict[str, str]
    """By reason of what it does, the rule behind it."""
    rules: dict[str, str]
    """By step of what it does, the rule behind it."""


class Catalog(Message):
    """Everything fixed that a client needs."""

    version: str
    rules_version: int
    editions: list[Edition]
    players: tuple[int, int]
    """The fewest and the most."""
    expansions: list[ExpansionFacts]
    variants: list[VariantFacts]
    drafts: list[Draft]
    orders: list[Order]
    undo: list[UndoPolicy]
    bots: list[str]
    """Those that no character plays as are for experiments."""
    characters: list[CharacterFacts]
    """From the weakest to the strongest."""
    stand_in: str
    """The bot that plays for somebody who has left."""
    difficulties: list[Difficulty]
    limits: Limits
    board: BoardFacts
    roles: list[str]
    goods: list[Good]
    prices: dict[str, int]
    """What the trading house pays for each good."""
    buildings: list[BuildingFacts]
    """In the order of their numbers."""
    setups: list[dict[str, str]]
    """By number of players."""
    achievements: list[AchievementFacts]
    festival_cards: list[FestivalCardFacts]
    explained_by: dict[str, list[str]]
    """The rules to read about roles, goods, pieces and what else lies on the table, by thing."""
    puertoma: PuertomaPieces


class Health(Message):
    """Whether the server lives."""

    status: Literal["ok"]


class Components(Message):
    """What a server is made of, and whether each part of it works."""

    database: Literal["ok", "full"]
    """Full: it is read, but there was no room to store what came last."""
    news: Literal["ok", "lost", "none"]
    """Over Redis, who is present elsewhere; ``none``: it is not used."""
    limits: Literal["ok", "lost", "none"]
    """Counted together with other processes; lost, each counts for itself."""
    bots: Literal["ok", "late"]


class Readiness(Message):
    """The server can serve."""

    status: Literal["ready"]
    components: Components
