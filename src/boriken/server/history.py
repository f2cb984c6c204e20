"""A finished game from its log: the record, and how the points came about."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from boriken.chance import BY_MOVES
from boriken.engine.errors import BorikenError
from boriken.game import Game
from boriken.notation import Action
from boriken.record import Record
from boriken.server.contract.afterwards import Moment, SeatMoment, Timeline
from boriken.server.contract.entries import Acted, Back
from boriken.server.errors import Conflict
from boriken.server.storage.store import Store
from boriken.server.table import Entry, Table

MOST_KEPT: Final = 200
"""Finished games whose course is kept in memory."""

Told = TypeVar("Told")


def effective(entries: Sequence[Entry]) -> list[Entry]:
    """The acted entries of a whole log that led to where the game is."""
    return traced(entries, entries[-1].seq, 0)[0] if entries else []


def traced(entries: Sequence[Entry], last: int, first: int) -> tuple[list[Entry], int]:
    """The acted entries that led from an entry to a later one, and how far back they reach.

    Those taken back are not among them, unless somebody went back to where they had been played. They reach
    further back than ``first`` if somebody has gone back to before it.
    """
    by_seq = {entry.seq: entry for entry in entries}
    path: list[Entry] = []
    seq = last
    while seq > first:
        entry = by_seq[seq]
        if entry.kind == "undone":
            assert isinstance(entry.body, Back)
            seq = entry.body.to
            continue
        if entry.kind == "acted":
            path.append(entry)
        seq -= 1
    return path[::-1], seq


def actions_of(entry: Entry) -> list[str]:
    assert isinstance(entry.body, Acted)
    return entry.body.actions


def record_of(table: Table, entries: Sequence[Entry]) -> Record:
    game = table.game()
    actions = [Action.parse(action) for entry in effective(entries) for action in actions_of(entry)]
    assert table.seed is not None
    return Record(
        game.state.rules.options,
        table.seed,
        actions,
        game.result(),
        table.names,
        BY_MOVES,
        table.rules_version,
    )


def timeline_of(table: Table, entries: Sequence[Entry]) -> Timeline:
    """Points, coins and barrels of every seat at the start, after each round and at the end."""
    return Timeline(list(_timeline(table, entries)))


def _timeline(table: Table, entries: Sequence[Entry]) -> Iterator[Moment]:
    now = table.game()
    game = Game.from_options(now.state.rules.options, table.seed, table.names, BY_MOVES)
    last_round = game.state.round
    yield _moment(game, 0)
    for entry in effective(entries):
        try:
            for action in actions_of(entry):
                game.play(action)
        except BorikenError:
            raise Conflict("other_rules") from None
        if game.state.round != last_round or game.over:
            last_round = game.state.round
            yield _moment(game, entry.seq)


def _moment(game: Game, seq: int) -> Moment:
    return Moment(
        seq=seq,
        round=int(game.state.round),
        seats=[
            SeatMoment(score.total, score.parts, int(seat.coins), sum(seat.goods))
            for score, seat in zip(game.scores(), game.state.seats, strict=True)
        ],
    )


class Archive:
    """Finished games: they change no more, so what they come to is worked out once, beside the requests."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._records: OrderedDict[str, str] = OrderedDict()
        self._timelines: OrderedDict[str, Timeline] = OrderedDict()

    async def record(self, table: Table) -> str:
        return await self._kept(self._records, table, lambda *game: record_of(*game).to_text())

    async def timeline(self, table: Table) -> Timeline:
        return await self._kept(self._timelines, table, timeline_of)

    async def _kept(
        self, kept: OrderedDict[str, Told], table: Table, tell: Callable[[Table, Sequence[Entry]], Told]
    ) -> Told:
        if table.id not in kept:
            entries = await self._store.entries(table.id, 0)
            kept[table.id] = await asyncio.to_thread(tell, table, entries)
            if len(kept) > MOST_KEPT:
                kept.popitem(last=False)
        return kept[table.id]
