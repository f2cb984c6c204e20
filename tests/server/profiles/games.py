"""Finished games for tests: played without a network, by changes alone, or simply made up."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from boriken.server.changes import moves, seating
from boriken.server.document import BOT, PERSON, Document, SeatDocument
from boriken.server.profiles.finished import Facts, FinishedGame, FinishedSeat
from boriken.server.table import Change, Entry, Table


def person(name: str) -> SeatDocument:
    return SeatDocument(kind=PERSON, name=name, guests=(f"guest-{name}",))


def bot(name: str = "casual") -> SeatDocument:
    return replace(seating.bot_seat(name), name=name.capitalize())


class Log:
    """A table and what has happened at it."""

    def __init__(self, *seats: SeatDocument, seed: int = 1, **options: Any) -> None:
        self.random = random.Random(seed)
        self.now = 1_000
        asked = {"edition": "1897", "players": len(seats), "any_order": True, **options}
        document = Document(
            title="", host="", host_name="", options=asked, seats=seats, order="fixed", created=self.now
        )
        change = seating.create(document)
        self.table: Table = change.table
        self.entries: list[Entry] = [change.entry]
        self.do(seating.start(self.table, None, self.now))

    def do(self, change: Change) -> None:
        self.now += 1_000
        self.table = change.table
        self.entries.append(change.entry)

    def play(self, decisions: int = 10_000) -> None:
        """Random decisions; a seat with a bot decides as one."""
        while decisions and self.table.turn is not None:
            assert self.table.state is not None
            seat = self.table.turn
            by = "bot" if self.table.document.seats[seat].bot is not None else "person"
            action = self.random.choice(self.table.state.choices)
            self.do(moves.act(self.table, seat, [int(action)], by, self.now))  # type: ignore[arg-type]
            decisions -= 1


def made_up_seat(seat: int = 0, rank: int = 1, points: int = 40, **also: Any) -> FinishedSeat:
    facts = also.pop("facts", Facts())
    values: dict[str, Any] = {
        "kind": PERSON,
        "guest": f"guest-{seat}",
        "name": f"Player {seat}",
        "bot": None,
        "character": None,
        "decisions": 40,
        "stood_in": 0,
        "is_gone": False,
    }
    return FinishedSeat(seat=seat, rank=rank, points=points, facts=facts, **{**values, **also})


def made_up_bot(seat: int = 1, rank: int = 2, points: int = 30, bot: str = "casual") -> FinishedSeat:
    return made_up_seat(seat, rank, points, kind=BOT, guest=None, name="Eugenio", bot=bot)


def made_up_game(*seats: FinishedSeat, **also: Any) -> FinishedGame:
    values: dict[str, Any] = {
        "table": "abcdefghijkm",
        "seq": 9,
        "ended": 1_000_000,
        "edition": "1897",
        "players": len(seats),
        "expansions": (),
        "difficulty": "",
        "is_public": True,
        "is_rated": False,
    }
    return FinishedGame(seats=seats, **{**values, **also})
