"""A record becomes rows: the game is replayed, and what the deciding seat knew is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from boriken.bots import BOTS
from boriken.bots.own import is_own
from boriken.engine.actions import TEXTS
from boriken.engine.options import PUERTOMA
from boriken.env.observing import observe
from boriken.game import Game
from boriken.record import Record

PERSON: Final = "person"
Row = dict[str, Any]
"""A value for each column."""


def bots_of(record: Record) -> list[str]:
    """Who sat where. Names of people stay out of the data."""
    seats = range(record.options.players)
    names = record.names or [""] * len(seats)
    automas = record.options.players - record.options.puertomas
    return [PUERTOMA if seat >= automas else _bot_or_person(names[seat]) for seat in seats]


def _bot_or_person(name: str) -> str:
    is_bot = name.partition("@")[0] in BOTS or is_own(name)
    return name if is_bot else PERSON


def rows_of(record: Record, number: int) -> tuple[Row, list[Row]]:
    """The row of a finished game, and those of its decisions. Raises ``BadRecord`` if it does not replay."""
    end = Game.from_record(record)
    scores, winners, bots = [score.total for score in end.scores()], end.winners(), bots_of(record)
    game = {
        "game": number,
        "edition": record.options.edition,
        "players": record.options.players,
        "expansions": list(record.options.expansions),
        "bots": bots,
        "rounds": int(end.state.round),
        "decisions": len(record.actions),
        "ending": end.ending(),
        "scores": scores,
        "winners": winners,
        "cities": [list(end.seat(seat).city) for seat in range(end.players)],
        "record": record.to_text(),
    }
    decisions = []
    for row in _decisions(record):
        seat = row["seat"]
        won = 1 / len(winners) if seat in winners else 0.0
        decisions.append({"game": number, "bot": bots[seat], **row, "score": scores[seat], "won": won})
    return game, decisions


def _decisions(record: Record) -> Iterator[Row]:
    game = Game.from_options(record.options, record.seed, chance=record.chance)
    for number, action in enumerate(record.actions):
        seat = int(game.state.frames[-1].seat)
        yield {
            "number": number,
            "round": int(game.state.round),
            "seat": seat,
            "kind": game.decision,
            "observation": observe(game.state, seat),
            "legal": list(game.state.choices),
            "action": int(action),
            "text": TEXTS[action],
        }
        game.play(action)
