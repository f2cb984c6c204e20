"""The shapes of positions and options as JSON, for those who read them: the terminal, the server's contract.

They are checked where the JSON is made (``codec``, ``view``), and no part of the compiled engine: what
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
else:  # the words themselves, for what describes the shapes
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

    # fields: shapes of Options
    edition: Edition
    """The rule set."""
    players: int
    """How many play."""
    governor: int
    """The seat that is governor of round 1, or RANDOM_GOVERNOR to let chance decide (SET-1)."""
    ask_forced: bool
    """Leave decisions with a single option to the player instead of running them (FLOW-3)."""
    expansions: list[str]
    """Expansions in play."""
    variants: list[str]
    """Variants in play."""
    draft: Draft
    """Who drafts the buildings (NEW-1, NEW-4): the players, chance, or the host by ``buildings``."""
    buildings: list[str]
    """The kinds drafted, when they are given."""
    house_rules: bool
    """Whether expansions of the Special Edition may be used in another rule set."""
    seats: NotRequired[list[Player]]
    """Who sits where, HUMAN or PUERTOMA (PUE-1); empty if all are human."""
    difficulty: NotRequired[Difficulty]
    """How strong the Puertomas are (PUE-4)."""
    any_order: NotRequired[bool]
    """RUL-55: whether people may name the parts of a decision in any order; search wants a single one."""
    voluntary: NotRequired[bool]
    """Ask for every gain that the books leave to the player, instead of taking it (VOL-1)."""
    # end of fields


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
    nobles: NotRequired[int]
    """Of the workers those known to be nobles; the server's clients are told, where nobles play (NOB-5)."""


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

    # fields: shapes of Seat in puertoma
    levels: list[int]
    """The level each building of the city stands on (PUE-22)."""
    reserve: str | None
    """The building under the reserve marker (PUE-11)."""
    abilities: list[str]
    """Abilities in force (PUE-3)."""
    retired: int
    """Workers in the scoring area (PUE-13)."""
    tally: int
    """What it got in this phase and an ability counts at the end: barrels made, four bits for each
    good, or workers."""
    # end of fields


class ActionBoardView(TypedDict):
    """What Puertomas share."""

    # fields: shapes of State in puertoma
    action: str
    """The role card the action marker stands on (PUE-3)."""
    deck: list[int]
    """Numbers of the tie-break cards not drawn yet."""
    tie_break: int
    """Number of the tie-break card drawn last, 0 if none was."""
    # end of fields


class SeatView(TypedDict):
    """A seat's board as somebody may see it."""

    # fields: shapes of Seat in base
    coins: int
    """Doubloons."""
    chips: int | None
    """Victory points in chips. None where it is another's."""
    noted: int | None
    """Victory points written down because the stock had no chips left (END-3). None where it is
    another's."""
    workers: int
    """Workers on the portrait, without a place."""
    goods: Counts
    """Barrels."""
    island: dict[Field, FieldView]
    """Tiles of each kind, and the workers on them."""
    city: list[BuildingView]
    """Buildings in the order built, with the workers on them."""
    # end of fields

    puertoma: NotRequired[AutomaView]
    """Of Puertomas only."""

    # With expansions only.
    # fields: shapes of Seat in expansions
    nobles: NotRequired[int]
    """Nobles on the whole board, counted as workers too (NOB-4)."""
    noble_posts: NotRequired[list[str]]
    """Buildings where a noble stands and it matters (NOB-5)."""
    noble_guests: NotRequired[int]
    """Nobles on the guesthouse (RUL-39)."""
    forests: NotRequired[list[ForestView]]
    """Forests in the order placed."""
    loads: NotRequired[Counts]
    """Barrels loaded in this captain phase."""
    points_mark: NotRequired[int]
    """Points held when the last captain phase began. Once the game is over."""
    achievements: NotRequired[list[str]]
    """Achievement cards held; of others, a view shows those met (ACH-1)."""
    done: NotRequired[list[str]]
    """Achievements whose condition the seat has ever met, whoever holds the card. Once the game is
    over."""
    hand: NotRequired[list[str] | None]
    """Cards to choose from while achievements are drafted (ACH-2); with Puertomas, afterwards, those a
    human has not kept (PUE-23). None where it is another's."""
    # end of fields
    met: NotRequired[list[str]]
    """While it goes on: cards that lie open."""

    # Sums, in views.
    points: NotRequired[int | None]
    """Victory points in chips and noted ones. None where they are another's."""
    plots: NotRequired[int]
    """Fields of the island that are used."""
    spaces: NotRequired[int]
    """Spaces of the city that are used."""


class FrameView(TypedDict):
    """What is going on."""

    step: str
    seat: int
    taker: int | None
    count: int
    memo: int | None
    """None where it is another's secret."""
    rest: int


class BoardsShape(TypedDict):
    """Everything on the table."""

    # fields: shapes of State in base
    round: int
    """Number of the round."""
    governor: int
    """The governor of this round."""
    ending: list[Ending]
    """What has triggered the end (END-1)."""
    cards: dict[str, CardView]
    """Role cards: the coins on them, and who has taken them in this round."""
    workers: int
    """Workers in the supply."""
    worker_ship: int
    """Workers waiting on the worker ship."""
    chips: int
    """Victory point chips in the stock."""
    quarries: int
    """Quarries in the supply."""
    supply: Counts
    """Barrels in the supply."""
    face_up: Counts
    """Plantations lying face up."""
    pile: Counts
    """Plantations face down; in a view, all unseen."""
    discard: Counts
    """Plantations discarded."""
    buildings: Counts
    """Copies of each building still for sale."""
    ships: list[ShipView]
    """Cargo ships and what is on them."""
    trading_house: Counts
    """Barrels in the trading house."""
    seats: list[SeatView]
    """What lies before each player."""
    # end of fields

    # With expansions only.
    # fields: shapes of State in expansions
    nobles: NotRequired[int]
    """Nobles in the supply."""
    ship_nobles: NotRequired[int]
    """Nobles on the worker ship, beside its workers."""
    gone_workers: NotRequired[int]
    """Workers out of the game (BUC-3)."""
    gone_nobles: NotRequired[int]
    """Nobles out of the game (BUC-3)."""
    marker: NotRequired[int | None]
    """Who holds the buccaneer marker (BUC-2)."""
    kidnapped: NotRequired[str | None]
    """The kidnapped role card; its kidnapper holds the marker (BUC-5)."""
    goals: NotRequired[list[GoalView]]
    """The festival's goals, and who has reached them."""
    quiet: NotRequired[list[int]]
    """Seats that have declined to move guests, and nothing has changed since (RUL-22)."""
    last_chip_taken: NotRequired[bool]
    """Chips came back to a stock that was empty: the next captain phase ends the game (END-1c,
    special). Left out where it is as at the start."""
    # end of fields

    puertoma: NotRequired[ActionBoardView]
    """With Puertomas only."""


class PositionShape(BoardsShape):
    """What lies on the table, what was agreed on and what is going on."""

    options: OptionsShape
    frames: list[FrameView]
    """What is going on, outermost first."""


class StateShape(PositionShape):
    """The whole position, secrets and chance included."""

    rng: list[int]


class TableView(PositionShape):
    """The position as somebody may see it."""

    pile_size: int
    """How many plantations lie in the draw pile."""


class BoardsView(BoardsShape):
    """What lies on the table as somebody may see it."""

    pile_size: int
    """How many plantations lie in the draw pile."""
