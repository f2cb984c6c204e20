"""Reviews of finished games: made once, a little at a time, the same for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

import pytest

from boriken.bots import make_bot
from boriken.bots.advice import Advice
from boriken.bots.review import Move, review
from boriken.game import Game
from boriken.notation import Action
from boriken.record import Record
from boriken.server import bot_pool, reviewing
from boriken.server.bot_pool import BotPool
from boriken.server.errors import Conflict, Unavailable
from boriken.server.reviewing import Course, Decision, Reviewer
from boriken.server.storage.store import Store
from boriken.server.table import Entry, Table
from tests.patience import PATIENCE
from tests.server.running import Client, Finished, Json, RunningServer, play_out, seated, settings_for


def whole_review(server: RunningServer, client: Client, table: str) -> Json:
    """Ask until all of it is ready, and wait for the server in between."""
    done = -1
    while True:
        answer = client.get(f"/api/tables/{table}/review")
        assert done <= answer["done"] == len(answer["moves"]) <= answer["total"]
        done = answer["done"]
        if done == answer["total"]:
            return answer
        assert (answer["final"], answer["turning_points"], answer["blunders"]) == (None, [], [])
        server.run(some_more(server.services.reviewer))


async def some_more(reviewer: Reviewer) -> None:
    """Until all games are reviewed, but a second at most."""
    if reviewer._tasks:
        await asyncio.wait(reviewer._tasks, timeout=1)


# --- On a server -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_review_says_what_the_terminal_says(
    server: RunningServer, finished: Finished, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 2)
    table, (ana, _), over = finished
    answer = whole_review(server, ana, table)
    assert server.client().get(f"/api/tables/{table}/review") == answer
    record = Record.from_text(ana.http.get(f"/api/tables/{table}/record").text)
    known = review(record, simulations=2)
    assert [move["number"] for move in answer["moves"]] == [move.number for move in known.moves]
    assert [move["loss"] for move in answer["moves"]] == [round(move.loss, 3) for move in known.moves]
    assert answer["moves"][-1]["played"]["action"] == str(Action(known.moves[-1].played.action))
    assert answer["turning_points"] == [move.number for move in known.turning_points()]
    assert answer["blunders"] == [move.number for move in known.blunders()]
    assert [seat for seat, chance in enumerate(answer["final"]) if chance] == over["scores"]["winners"]
    for move in answer["moves"][::25]:
        past = ana.get(f"/api/tables/{table}/at/{move['seq']}")
        assert (past["decision"]["seat"], past["decision"]["kind"]) == (move["seat"], move["decision"])
        assert past["view"]["round"] == move["round"]


@pytest.mark.slow
def test_a_server_stops_in_the_middle_of_a_review(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "SIMULATIONS", 10**9)  # who waits for it waits for ever
    with RunningServer(settings_for(sqlite_url)) as server:
        table, clients = seated(server, players=2)
        play_out(table, clients)
        assert clients[0].get(f"/api/tables/{table}/review")["done"] == 0


# --- In pieces ---------------------------------------------------------------------------------------------


def test_a_game_looked_at_in_pieces_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=2, seed=11)
    bot = make_bot("random", 1)
    for _ in range(40):
        game.play(bot.choose(game.state, game.state.choices, 0.0))
    record = game.record()
    whole = review(record, simulations=2).moves
    monkeypatch.setattr(bot_pool, "LOOKING_BACK", 0.0)
    pieces: list[Move] = []
    for move in whole:
        piece = bot_pool.look_back(record.to_text(), move.number, 2)
        assert len(piece) == 1
        pieces += piece
    assert pieces == whole
    monkeypatch.setattr(bot_pool, "LOOKING_BACK", 600.0)
    assert bot_pool.look_back(record.to_text(), whole[5].number, 2) == whole[5:]


def test_a_process_that_fails_is_asked_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    async def ask() -> None:
        pool = BotPool(1, 0.05)

        async def fail(asker: object, work: object, record: str, first: int, simulations: int) -> None:
            asked.append(first)

        monkeypatch.setattr(pool, "_ask", fail)
        try:
            await pool.look_back("", 7, 2)
        finally:
            pool.close()

    with pytest.raises(Unavailable):
        asyncio.run(ask())
    assert asked == [7, 7]


# --- Jobs --------------------------------------------------------------------------------------------------

DECISIONS = [Decision(number, number + 3, 1, "round") for number in range(3)]


class Bots:
    """Looks at a move whenever it is let, and remembers for which game."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()
        self.asked: list[str] = []
        self.problem: Exception | None = None

    async def look_back(self, record: str, first: int, simulations: int, asker: object) -> list[Move]:
        self.asked.append(record)
        await self.may_go_on.wait()
        if self.problem is not None:
            raise self.problem
        advice = Advice(action=0, share=1.0, points=30.0, win=0.5)
        return [Move(number=first, seat=0, chances=[0.5, 0.5], played=advice, best=advice)]


class Log:
    async def entries(self, table_id: str, after: int) -> list[Entry]:
        return []


class Named:
    """All that the reviewer wants to know of a table, when there is no log to read."""

    def __init__(self, name: str) -> None:
        self.id = name


def named(name: str) -> Table:
    return cast("Table", Named(name))


@contextmanager
def reviewer_with(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> Iterator[Reviewer]:
    def course_of(table: Table, entries: list[Entry]) -> Course:
        if table.id == "old":
            raise Conflict("other_rules")
        return Course(table.id, DECISIONS, [1.0, 0.0])

    async def at_once(work: Callable[..., Course], *arguments: object) -> Course:
        """Instead of in a thread, which takes its time."""
        return work(*arguments)

    monkeypatch.setattr(reviewing, "course_of", course_of)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    yield Reviewer(cast("Store", Log()), cast("BotPool", bots))


async def settle() -> None:
    """Let everything that can go on do so."""
    for _ in range(50):
        await asyncio.sleep(0)


def test_one_job_for_all_who_ask_and_two_tables_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        bots = Bots()
        with reviewer_with(bots, monkeypatch) as reviewer:
            names = ["a", "a", "b", "c", "a"]
            answers = await asyncio.gather(*(reviewer.review(named(name)) for name in names))
            assert [(answer.done, answer.total) for answer in answers] == [(0, 3)] * 5
            await settle()
            assert sorted(bots.asked) == ["a", "b"]
            bots.may_go_on.set()
            await settle()
            assert sorted(bots.asked) == ["a"] * 3 + ["b"] * 3 + ["c"] * 3
            assert (await reviewer.review(named("c"))).final == [1.0, 0.0]
            assert len(bots.asked) == 9

    asyncio.run(ask())


def test_what_failed_is_said_once_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        bots = Bots()
        bots.problem = RuntimeError("secret")
        with reviewer_with(bots, monkeypatch) as reviewer:
            await reviewer.review(named("a"))
            bots.may_go_on.set()
            await settle()
            with pytest.raises(Unavailable) as caught:
                await reviewer.review(named("a"))
            assert "secret" not in caught.value.message
            bots.problem = None
            await reviewer.review(named("a"))
            await settle()
            assert (await reviewer.review(named("a"))).done == 3
            for _ in range(2):
                with pytest.raises(Conflict):
                    await reviewer.review(named("old"))

    asyncio.run(ask())


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_KEPT", 2)

    async def ask() -> None:
        bots = Bots()
        with reviewer_with(bots, monkeypatch) as reviewer:
            await reviewer.review(named("a"))
            await reviewer.review(named("b"))
            with pytest.raises(Unavailable):
                await reviewer.review(named("c"))
            bots.may_go_on.set()
            await settle()
            await reviewer.review(named("a"))
            await reviewer.review(named("c"))
            await settle()
            asked = len(bots.asked)
            await reviewer.review(named("a"))
            assert len(bots.asked) == asked
            await reviewer.review(named("b"))
            await settle()
            assert len(bots.asked) == asked + 3

    asyncio.run(ask())


def test_closing_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        with reviewer_with(Bots(), monkeypatch) as reviewer:
            for name in ("a", "b", "c"):
                await reviewer.review(named(name))
            async with asyncio.timeout(PATIENCE):
                await reviewer.close()

    asyncio.run(ask())
