"""The shapes of positions and options as JSON, for those who read them: the terminal, the server's contract.

They are checked where the JSON is made (``codec``, ``view``), and no part of the compiled engine: whoever
describes them needs their annotations.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypedDict

from boriken.engine.ids import ENDING_NAMES, FIELD_NAMES, GOOD_NAMES, TILE_NAMES
from boriken.engine.options import DIFFICULTIES, DRAFTS, EDITIONS, HUMAN, PUERTOMA

if TYPE_CHECKING:
    Good = str
    Field = str
    Tile = str
    Ending = str
    Edition = str
    Draft = str
    Difficulty = str
    Player = str
else:  # the words themselves, for whoever describes the shapes
    Good = Literal[tuple(GOOD_NAMES)]
    Field = Literal[tuple(FIELD_NAMES)]
    Tile = Literal[tuple(TILE_NAMES)]
    Ending = Literal[tuple(ENDING_NAMES.values())]
    Edition = Literal[EDITIONS]
    Draft = Literal[DRAFTS]
    Difficulty = Literal[DIFFICULTIES]
    Player = Literal[HUMAN, PUERTOMA]

Counts = dict[str, int]
"""Numbers of things by name, without those there are none of."""


class OptionsShape(TypedDict):
    """What a table agrees on."""

    edition: Edition
    players: int
    governor: int
    ask_forced: bool
    expansions: list[str]
    variants: list[str]
    draft: Draft
    buildings: list[str]
    house_rules: bool
    seats: NotRequired[list[Player]]
    """With Puertomas only: who is one."""
    difficulty: NotRequired[Difficulty]
    any_order: NotRequired[bool]
    voluntary: NotRequired[bool]
    """Only if gains are asked (VOL-1)."""


class CardView(TypedDict):
    """A role card."""

    coins: int
    seat: int | None
    """Who has taken it in this round."""


class ShipView(TypedDict):
    """A cargo ship."""

    capacity: int
    good: Good | None
    load: int


class FieldView(TypedDict):
    """The tiles of one kind on an island."""

    tiles: int
    workers: int


class BuildingView(TypedDict):
    """A building in a city."""

    building: str
    workers: int


class GoalView(TypedDict):
    """A goal of the festival."""

    card: str
    goods: list[Good]
    plantations: list[Good]
    building: str | None
    set_aside: bool
    seat: int | None
    """Who has reached it."""


class ForestView(TypedDict):
    """A forest on an island."""

    kind: Good | None
    """None where it is another's and a secret."""
    known: NotRequired[bool]
    """Whether it lay face up before."""


class AutomaView(TypedDict):
    """The board of a Puertoma, beside what every seat has."""

    levels: list[int]
    """On which level each building of the city stands."""
    reserve: str | None
    """The building under its marker."""
    abilities: list[str]
    """Those unlocked."""
    retired: int
    """Workers in its scoring area."""
    tally: int


class ActionBoardView(TypedDict):
    """What Puertomas share."""

    action: str
    """The role the action marker stands on."""
    deck: list[int]
    """The tie-break cards left."""
    tie_break: int
    """The number of the card drawn last, 0 if none was."""


class SeatView(TypedDict):
    """A seat's board as somebody may see it."""

    coins: int
    chips: int | None
    """None where they are another's."""
    noted: int | None
    workers: int
    """On the portrait, without a place."""
    goods: Counts
    island: dict[Field, FieldView]
    city: list[BuildingView]

    puertoma: NotRequired[AutomaView]
    """Of Puertomas only."""

    # With expansions only.
    nobles: NotRequired[int]
    """All on the board; they count as workers too."""
    noble_posts: NotRequired[list[str]]
    """Buildings on which a noble stands and where it matters."""
    noble_guests: NotRequired[int]
    forests: NotRequired[list[ForestView]]
    loads: NotRequired[Counts]
    """Barrels loaded in this captain phase."""
    points_mark: NotRequired[int]
    """Once the game is over."""
    achievements: NotRequired[list[str]]
    """Of others, only those met."""
    done: NotRequired[list[str]]
    """Once the game is over: conditions met, whoever holds the card."""
    met: NotRequired[list[str]]
    """While it goes on: cards that lie open."""
    hand: NotRequired[list[str] | None]
    """Cards to choose from, None where they are another's."""


class FrameView(TypedDict):
    """What is going on."""

    step: str
    seat: int
    taker: int | None
    count: int
    memo: int | None
    """None where it is another's secret."""
    rest: int


class PositionShape(TypedDict):
    """Everything on the table."""

    options: OptionsShape
    round: int
    governor: int
    ending: list[Ending]
    cards: dict[str, CardView]
    """By role card: ``settler``, …, ``prospector 2``, ``buccaneer``."""
    workers: int
    worker_ship: int
    chips: int
    quarries: int
    supply: Counts
    face_up: Counts
    pile: Counts
    """Plantations the seat has not seen."""
    discard: Counts
    buildings: Counts
    """Copies for sale, by building."""
    ships: list[ShipView]
    trading_house: Counts
    seats: list[SeatView]
    frames: list[FrameView]
    """What is going on, outermost first."""

    # With expansions only.
    nobles: NotRequired[int]
    ship_nobles: NotRequired[int]
    gone_workers: NotRequired[int]
    gone_nobles: NotRequired[int]
    marker: NotRequired[int | None]
    """Who holds the buccaneer marker."""
    kidnapped: NotRequired[str | None]
    goals: NotRequired[list[GoalView]]
    quiet: NotRequired[list[int]]
    """Seats that have declined to move guests."""
    last_chip_taken: NotRequired[bool]
    """Only where it is true: chips came back to a stock that was empty."""

    puertoma: NotRequired[ActionBoardView]
    """With Puertomas only."""


class StateShape(PositionShape):
    """The whole position, secrets and chance included."""

    rng: list[int]


class TableView(PositionShape):
    """The position as somebody may see it."""

    pile_size: int
    """How many plantations lie in the draw pile."""
