"""What is known of people: games, statistics, stamps, ratings. Nothing here is of a game that still runs."""

from __future__ import annotations

from boriken.server.contract.base import Message


class Rating(Message):
    """How strong somebody is believed to be, in one kind of game."""

    pool: str
    """Number of players, and base or expanded: ``4-base``."""
    rating: int
    doubt: int
    """How far it may well be off."""
    provisional: bool
    games: int


class Stamp(Message):
    """Something that somebody has tried, and when for the first time; None: not yet."""

    stamp: str
    at: str | None


class Profile(Message):
    """Somebody, in short."""

    name: str
    you: bool
    account: bool
    """Guests have no rating, and only they themselves see their profile."""
    games: int
    wins: int
    since: str | None
    """When the first of these games ended."""
    ratings: list[Rating]
    stamps: list[Stamp]


class PlayedSeat(Message):
    """Who sat there."""

    kind: str
    name: str
    bot: str | None
    account: bool
    you: bool
    rank: int
    points: int


class RatingChange(Message):
    """What a game did to a rating."""

    before: int
    after: int
    provisional: bool


class TableRatings(Message):
    """What a game did to ratings."""

    ready: bool
    changes: list[RatingChange | None]
    """By seat."""


class PlayedGame(Message):
    """A game that somebody has finished."""

    table: str
    ended: str
    edition: str
    players: int
    expansions: list[str]
    seat: int
    """Where that person sat."""
    rank: int
    points: int
    rated: bool
    change: RatingChange | None
    stamps: list[str]
    """What came of it for the first time."""
    record: bool
    """Whether it is still there to be looked at."""
    seats: list[PlayedSeat]


class PlayedGames(Message):
    """Games, the latest first."""

    games: list[PlayedGame]
    next: str | None
    """``before`` for the games that follow."""


class Counted(Message):
    """How often, and how often with a victory."""

    games: int
    wins: int


class SourceCount(Message):
    """Points from one source, on average: in all games, and in those won."""

    source: str
    points: float
    won: float


class BuildingCount(Message):
    """A building, and in how many games it stood."""

    building: str
    games: int
    wins: int


class RoleCount(Message):
    """The role that was taken first."""

    role: str
    games: int
    wins: int


class SeatCount(Message):
    """A place around the table; 0 begins."""

    seat: int
    games: int
    wins: int


class Rivalry(Message):
    """Somebody else at the same tables."""

    name: str
    bot: str | None
    account: bool
    games: int
    ahead: int
    """In how many the person finished before them."""
    behind: int


class Statistics(Message):
    """What somebody's games have in common."""

    games: int
    wins: int
    points: float
    best: int
    more: bool
    """Whether there are older ones, which are not counted."""
    sources: list[SourceCount]
    buildings: list[BuildingCount]
    first_roles: list[RoleCount]
    seats: list[SeatCount]
    rivals: list[Rivalry]


class RatingPoint(Message):
    """A rating after a game."""

    at: str
    rating: int
    doubt: int


class RatingCurve(Message):
    """How a rating has come about, the earliest first."""

    pool: str
    points: list[RatingPoint]
