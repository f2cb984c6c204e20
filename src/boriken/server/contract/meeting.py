"""How people find each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from boriken.catalog.editions import USUAL_EDITION
from boriken.engine.options import FEWEST_PLAYERS, MOST_PLAYERS
from boriken.engine.shapes import Edition
from boriken.server.contract.base import Message, Request
from boriken.server.contract.requests import Key, Text, Word
from boriken.server.meeting.pairing import Pace

Players = Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]


class Seeking(Request):
    """Look for a game: with how many, by which rules, now or over days."""

    key: Key
    name: Text | None = None
    edition: Word = USUAL_EDITION
    expansions: Annotated[list[Word], Meta(max_length=12)] = field(default_factory=list)
    players: Annotated[list[Players], Meta(min_length=1, max_length=4)] = field(default_factory=lambda: [3])
    """Any of these numbers."""
    pace: Pace = "live"


class SoughtGame(Message):
    """What somebody looks for."""

    edition: Edition
    expansions: list[str]
    players: list[int]
    pace: Pace


class Match(Message):
    """How far the search for a game is."""

    state: Literal["idle", "waiting", "found"]
    wish: SoughtGame | None = None
    since: str | None = None
    waiting: int = 0
    """How many wait for the same, you among them."""
    offered: bool = False
    """Bots could take the seats that are left."""
    agreed: bool = False
    """You have said that they may."""
    table: str | None = None
    """Where you play, as soon as a game is found."""
    version: str = ""
    """Name it as ``known`` to wait until anything of this is otherwise."""
