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


class SeatView(TypedDict):
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


class TableView(TypedDict):
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
    discard: dict[str, int]
    buildings: dict[str, int]
    ships: list[ShipView]
    trading_house: dict[str, int]
    seats: list[SeatView]
    frames: list[FrameView]


def view_of(game: Game, seat: int | None) -> TableView:
    """What a seat may know; without a seat what a spectator may."""
    return cast(TableView, game.view(seat))
