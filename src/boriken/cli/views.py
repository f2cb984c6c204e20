"""The shape of what ``Game.view`` gives: what one seat may know of a game (SET-12)."""

from __future__ import annotations

from typing import TypedDict, cast

from boriken.game import Game


class CardView(TypedDict):
    coins: int
    seat: int | None


class ShipView(TypedDict):
    capacity: int
    good: str | None
    load: int


class FieldView(TypedDict):
    tiles: int
    workers: int


class BuildingView(TypedDict):
    building: str
    workers: int


class GoalView(TypedDict):
    card: str
    goods: list[str]
    plantations: list[str]
    building: str | None
    set_aside: bool
    seat: int | None
    """Who has reached it."""


class ForestView(TypedDict):
    kind: str | None
    """None where it is another's and a secret."""


class AutomaView(TypedDict):
    """The board of a Puertoma."""

    levels: list[int]
    """Of each building of the city."""
    reserve: str | None
    abilities: list[str]
    retired: int


class ActionBoardView(TypedDict):
    """What Puertomas share."""

    action: str
    deck: list[int]
    tie_break: int
    """The number of the card drawn last, 0 if none was."""


class ExpandedSeatView(TypedDict, total=False):
    """What a seat has only with expansions, or as a Puertoma."""

    puertoma: AutomaView

    nobles: int
    noble_posts: list[str]
    noble_guests: int
    forests: list[ForestView]
    achievements: list[str]
    """Of others, only those met."""
    met: list[str]
    hand: list[str] | None


class SeatView(ExpandedSeatView):
    coins: int
    chips: int | None
    """None where they are another's."""
    noted: int | None
    workers: int
    goods: dict[str, int]
    island: dict[str, FieldView]
    city: list[BuildingView]


class FrameView(TypedDict):
    step: str
    seat: int
    taker: int | None
    count: int
    memo: int
    rest: int


class ExpandedTableView(TypedDict, total=False):
    """What lies on the table only with expansions."""

    nobles: int
    ship_nobles: int
    gone_workers: int
    gone_nobles: int
    marker: int | None
    kidnapped: str | None
    goals: list[GoalView]
    puertoma: ActionBoardView


class TableView(ExpandedTableView):
    round: int
    governor: int
    ending: list[str]
    cards: dict[str, CardView]
    workers: int
    worker_ship: int
    chips: int
    quarries: int
    supply: dict[str, int]
    face_up: dict[str, int]
    pile: dict[str, int]
    pile_size: int
    discard: dict[str, int]
    buildings: dict[str, int]
    ships: list[ShipView]
    trading_house: dict[str, int]
    seats: list[SeatView]
    frames: list[FrameView]


def view_of(game: Game, seat: int | None) -> TableView:
    """What a seat may know; without a seat what a spectator may."""
    return cast(TableView, game.view(seat))
