"""Looking back at a game."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from boriken.engine.shapes import Ending, OptionsShape
from boriken.server.contract.base import Message
from boriken.server.contract.updates import SeatScore


class SeatMoment(Message):
    """What a seat had."""

    points: int
    parts: dict[str, int]
    coins: int
    barrels: int


class Moment(Message):
    """The start, after a round, or the end."""

    seq: int
    round: int
    seats: list[SeatMoment]


class Timeline(Message):
    """The course of a game."""

    points: list[Moment]


class Considered(Message):
    """An action, and what it leads to on average."""

    action: str
    win: float
    points: float


class ReviewedMove(Message):
    """A decision looked at again."""

    number: int
    """Its place among the actions of the game, from 0."""
    seq: int
    """The entry after which it had to be decided."""
    round: int
    seat: int
    decision: str
    """What kind of decision it was."""
    chances: list[float]
    """By seat, the chance to win before it."""
    played: Considered
    best: Considered
    loss: float
    """How much of the chance to win it cost."""


class Review(Message):
    """What is ready of a review; the last three (numbers of moves) are there when all is."""

    done: int
    total: int
    moves: list[ReviewedMove]
    final: list[float] | None
    turning_points: list[int]
    blunders: list[int]


class Result(Message):
    """Where a game has led."""

    over: bool
    rounds: int
    ending: list[Ending]
    scores: list[SeatScore]
    winners: list[int]
    fingerprint: str


class Record(Message):
    """A whole game; ``boriken replay`` reads it."""

    format: str
    rules_version: int
    options: OptionsShape
    names: list[str]
    seed: int
    result: Result
    actions: list[str]
    chance: str | UnsetType = UNSET
