"""What the two tables hold, column by column. This file is where it is said: cards and tests read it."""

from __future__ import annotations

from typing import Final, NamedTuple

FORMAT: Final = "boriken-data-1"
"""Raised when a column goes, or means something else; new columns may come without that."""


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: str
    """As ``tables.arrow_type`` reads it."""
    meaning: str


GAMES: Final = (
    Column("game", "int32", "number of the game, from 0"),
    Column("edition", "word", "edition"),
    Column("players", "int8", "number of seats"),
    Column("expansions", "list of string", "expansions in play"),
    Column("bots", "list of string", "who sat on each seat: a bot, `puertoma`, or `person`"),
    Column("rounds", "int16", "rounds played"),
    Column("decisions", "int32", "decisions in the game, each a row of the other table"),
    Column("ending", "list of string", "what triggered the end: `workers`, `city`, `chips`"),
    Column("scores", "list of int16", "points of each seat"),
    Column("winners", "list of int8", "seats that have won; several share the victory"),
    Column("cities", "list of list of string", "buildings of each seat at the end, in the order built"),
    Column("record", "string", "the whole game as a record: `Game.from_record` replays and checks it"),
)
DECISIONS: Final = (
    Column("game", "int32", "number of the game"),
    Column("number", "int16", "place in the game, from 0"),
    Column("round", "int16", "round in which it was made"),
    Column("seat", "int8", "who decided"),
    Column("bot", "word", "who sat there"),
    Column("kind", "word", "kind of decision: `round` (take a role), `settler`, …"),
    Column("observation", "list of uint8", "what the seat knew; `boriken.env.fields` names the numbers"),
    Column("legal", "list of int16", "numbers of the legal actions"),
    Column("action", "int16", "number of the action chosen"),
    Column("text", "word", "the action in words (`docs/notation.md`)"),
    Column("score", "int16", "points of the seat at the end"),
    Column("won", "float32", "its share of the victory: 1, 0, or a fraction if shared"),
)
