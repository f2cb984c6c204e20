"""Games that are over are remembered, once, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from boriken.server.hub import now
from boriken.server.operating.administration import Administration
from boriken.server.operating.ratings import read_ratings
from boriken.server.profiles.finished import FinishedGame
from boriken.server.profiles.scale import NEWCOMER, points
from boriken.server.settings import Settings
from boriken.server.storage.database import make_engine, migrate
from boriken.server.storage.remembering import Memory, Outdated
from boriken.server.storage.result_store import Chosen, Cursor
from boriken.server.storage.schema import endings, ratings, results, stamps, tables
from boriken.server.storage.store import Store
from tests.server.profiles.games import made_up_bot, made_up_game, made_up_seat
from tests.server.running import Finished, RunningServer, play_on, seated, settings_for

ANA, BEN = "guest-ana", "guest-ben"


@pytest.fixture
def memory(server: RunningServer) -> Memory:
    return server.services.memory


def table_row(id: str, status: str, seq: int = 1) -> dict[str, object]:
    """A table of which nothing is known but where it is."""
    moments = {"updated": 1, "created": 1}
    texts = {"document": "{}", "words": "", "host": "", "origin": ""}
    flags = {"is_public": True, "waits_for_bot": False}
    return {"id": id, "seq": seq, "status": status, "rules_version": 1, **moments, **texts, **flags}


def over(server: RunningServer, game: FinishedGame) -> None:
    """A table with nothing but what remembering looks at, and the note that its game is over."""

    async def write() -> None:
        row = {
            "id": game.table,
            "seq": game.seq,
            "status": "over",
            "is_public": True,
            "updated": 1,
            "waits_for_bot": False,
            "rules_version": 1,
            "document": "{}",
            "created": 1,
            "words": "",
            "host": "",
            "origin": "",
        }
        async with server.services.store.engine.begin() as connection:
            await connection.execute(delete(tables).where(tables.c.id == game.table))
            await connection.execute(insert(tables), row)
            far = {"table_id": game.table, "due": now() + 10**9, "tries": 0}  # no historian interferes
            await connection.execute(insert(endings), far)

    server.run(write())


def remembered(server: RunningServer, game: FinishedGame) -> bool:
    over(server, game)
    return server.run(server.services.memory.remember(game))


def rows(server: RunningServer, query: Any) -> list[Any]:
    async def read() -> list[Any]:
        async with server.services.store.engine.connect() as connection:
            return list((await connection.execute(query)).all())

    return server.run(read())


def rated_game(table: str, ana: int = 1, ended: int = 1000, **also: Any) -> FinishedGame:
    """A rated game of two."""
    seats = [
        made_up_seat(0, ana, 30 - ana, guest=ANA, name="Ana"),
        made_up_seat(1, 3 - ana, 27 + ana, guest=BEN, name="Ben"),
    ]
    return made_up_game(*seats, table=table, ended=ended, is_rated=True, **also)


@contextmanager
def cleared(server: RunningServer) -> Iterator[None]:
    async def clear() -> None:
        async with server.services.store.engine.begin() as connection:
            for table in (endings, results, ratings, stamps):
                await connection.execute(delete(table))

    server.run(clear())
    yield


@pytest.fixture(autouse=True)
def _nothing_before(request: pytest.FixtureRequest) -> Iterator[None]:
    if "server" not in request.fixturenames:
        yield
        return
    with cleared(request.getfixturevalue("server")):
        yield


@pytest.mark.slow
def test_a_played_game_is_remembered_by_itself(server: RunningServer) -> None:
    table, clients = seated(server, players=2)
    last = play_on(table, clients)
    server.run(server.services.historian.settled())
    found = rows(server, select(results).where(results.c.table_id == table).order_by(results.c.seat))
    assert [(row.rank, row.points) for row in found] == [
        (place["rank"], place["points"]) for place in last["table"]["result"]
    ]
    assert not rows(server, select(endings).where(endings.c.table_id == table))
    assert [row.name for row in found] == ["Player 0", "Player 1"]
    assert not any(row.is_open or row.is_rated for row in found)


def test_a_game_is_remembered_once(server: RunningServer, memory: Memory) -> None:
    game = rated_game("table-once12")
    over(server, game)

    async def both() -> list[bool]:
        return list(await asyncio.gather(*(memory.remember(game) for _ in range(5))))

    assert sorted(server.run(both())) == [False, False, False, False, True]
    assert len(rows(server, select(results))) == 2
    assert [row.games for row in rows(server, select(ratings))] == [1, 1]


def test_many_at_once_count_all(server: RunningServer, memory: Memory) -> None:
    """Games of the same people that end at the same time, seen by several processes."""
    games = [rated_game(f"table-many{number}", ended=1000 + number) for number in range(8)]
    for game in games:
        over(server, game)

    async def all_of_them() -> None:
        others = [Memory(server.services.store.engine) for _ in games]
        await asyncio.gather(*(each.remember(game) for each, game in zip(others, games, strict=True)))

    server.run(all_of_them())
    assert {row.guest_id: row.games for row in rows(server, select(ratings))} == {ANA: 8, BEN: 8}
    steps = rows(server, select(results).where(results.c.guest_id == ANA).order_by(results.c.mu))
    # Each began where another had ended.
    assert [row.mu_before for row in steps] == [NEWCOMER.mu, *(row.mu for row in steps[:-1])]


def test_ratings_follow_results(server: RunningServer, memory: Memory) -> None:
    remembered(server, rated_game("table-rated1", ana=1, ended=1000))
    remembered(server, rated_game("table-rated2", ana=2, ended=2000))
    curve = server.run(memory.curve(ANA, "2-base"))
    assert [at for at, _ in curve] == [1000, 2000]
    first, second = (points("2-base", skill) for _, skill in curve)
    assert first > 1500
    assert second < first
    skill, games = server.run(memory.ratings(ANA))["2-base"]
    assert (skill, games) == (curve[-1][1], 2)


def test_operators_see_who_is_rated_how(server: RunningServer, memory: Memory) -> None:
    remembered(server, rated_game("table-rated3"))
    first, second = server.run(read_ratings(server.services.store.engine, "2-base", 10))
    assert (first.guest, second.guest) == (ANA, BEN)
    assert first.rating > 1500 > second.rating
    assert len(server.run(read_ratings(server.services.store.engine, "2-base", 1))) == 1
    assert server.run(read_ratings(server.services.store.engine, "2-expanded", 10)) == []


def test_unrated_games_rate_nobody(server: RunningServer, memory: Memory) -> None:
    seats = [made_up_seat(0, guest=ANA), made_up_seat(1, 2, 30, guest=BEN)]
    remembered(server, made_up_game(*seats, table="table-unrat1"))
    assert server.run(memory.ratings(ANA)) == {}
    assert rows(server, select(ratings)) == []


def test_a_game_too_often_played_by_a_stand_in_is_in_the_history_alone(
    server: RunningServer, memory: Memory
) -> None:
    seats = [made_up_seat(0, guest=ANA), made_up_seat(1, 2, 30, guest=BEN, stood_in=30)]
    remembered(server, made_up_game(*seats, table="table-stood1", is_rated=True))
    assert server.run(memory.ratings(ANA)) == {}
    assert [row.pool for row in rows(server, select(results))] == [None, None]


def test_a_table_that_has_changed_is_read_again(server: RunningServer, memory: Memory) -> None:
    """Somebody was forgotten between reading and writing."""
    game = rated_game("table-later1")
    over(server, game)
    with pytest.raises(Outdated):
        server.run(memory.remember(FinishedGame(**{**_fields(game), "seq": game.seq - 1})))
    assert rows(server, select(results)) == []
    assert rows(server, select(endings.c.table_id)) == [(game.table,)]
    assert server.run(memory.remember(game))


def _fields(game: FinishedGame) -> dict[str, Any]:
    return {name: getattr(game, name) for name in game.__struct_fields__}


def test_pages_and_choices(server: RunningServer, memory: Memory) -> None:
    for number in range(45):
        also = {"expansions": ("nobles",)} if number % 3 == 0 else {}
        edition = "classic" if number % 2 else "1897"
        game = made_up_game(
            made_up_seat(0, guest=ANA),
            made_up_bot(),
            table=f"table-page{number:02}",
            ended=1000 + number // 2,
            edition=edition,
            is_public=number < 40,
            **also,
        )
        remembered(server, game)
    found, before = [], None
    while True:
        page = server.run(memory.games(ANA, Chosen(), before))
        found += [row.table_id for row in page[:20]]
        if len(page) <= 20:
            break
        before = Cursor(page[19].ended, page[19].table_id)
    assert found == [f"table-page{number:02}" for number in reversed(range(45))]

    def count(**chosen: Any) -> int:
        return len(server.run(memory.counted(ANA, Chosen(**chosen)))[0])

    assert count(edition="classic") == 22
    assert count(expansion="nobles") == 15
    assert count(expansion="none") == 30
    assert count(players=3) == 0
    assert count(rated=True) == 0
    assert count(viewer=BEN, is_own=False) == 40
    assert server.run(memory.total(ANA, Chosen())) == (45, 45, 1000)
    # Nobody who was not there sees more of it than what was open; who was, sees all.
    assert count(viewer=ANA, is_own=False) == 45


def test_the_latest_thousand_are_counted(
    server: RunningServer, memory: Memory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.storage.result_store.MOST_COUNTED", 2)
    for number in range(3):
        remembered(server, rated_game(f"table-most{number}", ended=number))
    games, others, is_more = server.run(memory.counted(ANA, Chosen()))
    assert [game.table for game in games] == ["table-most2", "table-most1"]
    assert [(other.table, other.name) for other in others] == [("table-most2", "Ben"), ("table-most1", "Ben")]
    assert is_more


def test_stamps_are_given_once(server: RunningServer, memory: Memory) -> None:
    def close(table: str, ended: int) -> FinishedGame:
        return made_up_game(
            made_up_seat(0, 1, 31, guest=ANA), made_up_seat(1, 2, 30), table=table, ended=ended
        )

    remembered(server, close("table-stamp1", 1000))
    remembered(server, close("table-stamp2", 2000))
    given = server.run(memory.stamps(ANA))
    assert given["hair"] == 1000
    told = rows(server, select(results.c.stamps).where(results.c.guest_id == ANA).order_by(results.c.ended))
    assert "hair" in told[0].stamps.split(",")
    assert told[1].stamps == ""


def test_who_is_forgotten_is_in_no_history(server: RunningServer, memory: Memory) -> None:
    remembered(server, rated_game("table-forg12"))

    async def forget() -> None:
        await Administration(server.services.store).forget(ANA)

    server.run(forget())
    assert server.run(memory.total(ANA, Chosen()))[0] == 0
    assert server.run(memory.ratings(ANA)) == {}
    assert server.run(memory.stamps(ANA)) == {}
    left = server.run(memory.seats(["table-forg12"]))["table-forg12"]
    assert [row.name for row in left] == ["Anon", "Ben"]
    assert left[0].mu is None
    assert left[1].mu is not None
    assert server.run(memory.ratings(BEN))


def test_a_pruned_table_stays_in_histories_and_a_deleted_one_does_not(
    server: RunningServer, memory: Memory
) -> None:
    for table, what in (("table-prun12", "pruned"), ("table-dele12", "deleted")):
        remembered(server, rated_game(table))
        assert server.run(Administration(server.services.store).delete([table], what)) == 1
    assert [row.table_id for row in server.run(memory.games(ANA, Chosen()))] == ["table-prun12"]
    assert server.run(memory.kept(["table-prun12"])) == set()


@pytest.mark.slow
def test_the_end_and_its_note_are_one(sqlite_url: str) -> None:
    """A process that dies between the end of a game and its history leaves the note for the next."""
    with RunningServer(settings_for(sqlite_url)) as server:
        historian = server.services.historian
        historian.note = lambda change: None  # type: ignore[method-assign]
        server.services.hub.noted = lambda change: None
        table, clients = seated(server, players=2)
        play_on(table, clients)
        assert [row.table_id for row in rows(server, select(endings))] == [table]
        assert rows(server, select(results)) == []
        server.run(_make_due(server.services.store))
    with RunningServer(settings_for(sqlite_url)) as server:
        server.run(server.services.historian.catch_up())
        assert len(rows(server, select(results))) == 2
        assert rows(server, select(func.count()).select_from(endings)) == [(0,)]


def test_games_that_were_over_before_an_upgrade_are_put_down(sqlite_url: str) -> None:
    """A database of the version before this one: those that still run, wait or were closed are not."""

    async def upgrade() -> list[str]:
        engine = make_engine(Settings(database_url=sqlite_url))
        await migrate(engine, "0011")
        async with engine.begin() as connection:
            for status in ("over", "playing", "waiting", "closed"):
                await connection.execute(insert(tables), table_row(f"table-{status}", status))
        await migrate(engine)
        async with engine.connect() as connection:
            found = [row.table_id for row in await connection.execute(select(endings))]
        await engine.dispose()
        return found

    assert asyncio.run(upgrade()) == ["table-over"]


async def _make_due(store: Store) -> None:
    async with store.engine.begin() as connection:
        await _set_due(connection)


async def _set_due(connection: AsyncConnection) -> None:
    await connection.execute(endings.update().values(due=0))


def test_what_cannot_be_read_waits_and_holds_up_nobody(server: RunningServer, memory: Memory) -> None:
    broken = rated_game("brokentable2")
    over(server, broken)
    server.run(server.services.historian.remember(broken.table))  # its document is empty
    [note] = rows(server, select(endings))
    assert note.tries == 1
    server.run(server.services.historian.remember("notableofus2"))


@pytest.mark.slow
def test_a_finished_game_is_in_the_history_of_both(finished: Finished, server: RunningServer) -> None:
    """Among others one with moves taken back; they count once."""
    table = finished[0]
    # This fixture's game ended before: it is put down again, as an upgrade does.

    async def again() -> None:
        async with server.services.store.engine.begin() as connection:
            await connection.execute(insert(endings), {"table_id": table, "due": 0, "tries": 0})

    server.run(again())
    server.run(server.services.historian.remember(table))
    found = server.run(server.services.memory.seats([table]))[table]
    log = server.run(server.services.store.entries(table, 0))
    acted = sum(entry.kind == "acted" for entry in log)
    assert 0 < sum(row.decisions for row in found) < acted
