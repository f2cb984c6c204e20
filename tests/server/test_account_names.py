"""Names of accounts, and the table in which they are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from boriken.server.accounts.names import skeleton
from boriken.server.accounts.register import Register
from boriken.server.errors import Conflict
from boriken.server.settings import Settings
from boriken.server.storage.account_store import KEPT_FREE
from boriken.server.storage.database import make_engine, migrate
from boriken.server.storage.session_store import SessionStore
from tests.server.running import new_database

Result = TypeVar("Result")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "ANA"),
        ("Ana", "Án a"),
        ("Ana", "\u0410n\u0430"),  # Cyrillic
        ("Mario", "M\u0430ri0"),
        ("Illya", "lIlya"),
        ("Ernest", "Emest"),
        ("Wanda", "VVanda"),
        ("a.n-a", "ana"),
        ("\u03a1\u0430\u03c1\u03b1", "Papa"),  # Greek
    ],
)
def test_names_that_look_alike(first: str, second: str) -> None:
    assert skeleton(first) == skeleton(second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ana", "Anna"),
        ("Ben", "Den"),
        ("安娜", "安"),
        ("\U0001f600", "\U0001f602"),
        ("Ana", "Ana 2"),
        ("o", "a"),
    ],
)
def test_names_that_can_be_told_apart(first: str, second: str) -> None:
    assert skeleton(first) != skeleton(second)


def with_store(url: str, use: Callable[[SessionStore], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        engine = make_engine(Settings(database_url=url))
        await migrate(engine)
        try:
            return await use(SessionStore(engine))
        finally:
            await engine.dispose()

    return asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> object:
    if request.param == "postgresql":
        request.getfixturevalue("postgresql_or_skip")
    with new_database(request.param, tmp_path_factory.mktemp("accounts")) as url:
        yield url


def test_a_name_belongs_to_one_account(empty_database: str) -> None:
    async def use(store: SessionStore) -> None:
        register = Register(store)
        await store.make("ana", "Ana", 1)
        for name in ("Ana", "\u0410NA", "ADMIN"):
            with pytest.raises(Conflict, match="name_taken"):
                await store.make("eve", name, 2)
        await store.make("ben", "Ben", 2)
        await register.read()
        assert (register.is_account("ana"), register.is_account("eve"), len(register)) == (True, False, 2)
        # A name that was given up is not somebody else's the next moment.
        await store.rename("ana", "Anabel", 10)
        with pytest.raises(Conflict):
            await store.rename("ben", "ana", 11)
        await store.rename("ana", "ANABEL", 12)
        await store.rename("ben", "ana", 11 + KEPT_FREE)
        await register.look_again("ana")
        assert (register.name_of("ana"), register.name_of("eve")) == ("ANABEL", None)

    with_store(empty_database, use)


def test_of_two_at_once_one_has_the_name(empty_database: str) -> None:
    async def use(store: SessionStore) -> list[object]:
        made = [store.make(guest, "Ana", 1) for guest in ("ana", "eve", "ben")]
        results: list[object] = list(await asyncio.gather(*made, return_exceptions=True))
        return results

    results = with_store(empty_database, use)
    assert sorted(str(type(result).__name__) for result in results) == ["Conflict", "Conflict", "NoneType"]
