"""Telling other processes what has happened at a table; nothing is kept there, the database has it all."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog
from redis import asyncio as redis
from redis.exceptions import RedisError

from boriken.server.settings import BadSettings

CHANNEL: Final = "boriken"
RETRY: Final = 0.5
"""Seconds until the next try after Redis was lost."""
LONGEST_QUEUE: Final = 10_000

logger: Final = structlog.get_logger(__name__)


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table has moved on to ``seq``, or somebody has come or gone (``seats`` is given)."""

    process: str
    table: str
    seq: int = 0
    seats: tuple[int, ...] | None = None
    spectators: int = 0


async def _ignore_change(table_id: str | None, seq: int) -> None:
    return


class Fanout:
    """For a single process: there is nobody to tell."""

    reaches_others = False
    """Whether the others hear of changes, and their changes are heard of here."""

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(4)
        self.heard: Callable[[str | None, int], Awaitable[None]] = _ignore_change
        """Told when another process has changed a table; without a table, news may have been missed."""
        self.heard_presence: Callable[[News], None] = lambda news: None

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def announce(self, table_id: str, seq: int) -> None:
        """Tell the others that a table has moved on."""

    def announce_presence(self, table_id: str, seats: tuple[int, ...], spectators: int) -> None:
        """Tell the others who is connected here."""


class RedisFanout(Fanout):
    """Over a Redis channel. If Redis is lost, play goes on, and everything is looked up once it is back."""

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            self._redis = redis.Redis.from_url(url, socket_connect_timeout=5, health_check_interval=15)
        except ValueError as error:
            raise BadSettings(f"The Redis address cannot be read: {error}.") from None
        self._queue: asyncio.Queue[News] = asyncio.Queue(LONGEST_QUEUE)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            await self.close()
            raise BadSettings(f"Redis cannot be reached: {error}") from None
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    def announce(self, table_id: str, seq: int) -> None:
        self._put(News(self.process, table_id, seq))

    def announce_presence(self, table_id: str, seats: tuple[int, ...], spectators: int) -> None:
        self._put(News(self.process, table_id, seats=seats, spectators=spectators))

    def _put(self, news: News) -> None:
        # With a full queue Redis is away; who comes back looks everything up.
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(news)

    async def _speak(self) -> None:
        while True:
            news = await self._queue.get()
            while not await self._publish(news):
                await asyncio.sleep(RETRY)

    async def _publish(self, news: News) -> bool:
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(news))
        except (RedisError, OSError) as error:
            logger.warning("redis_lost", error=str(error))
            return False
        return True

    async def _listen(self) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.reaches_others = True
                    await self.heard(None, 0)
                    async for message in channel.listen():
                        await self._take(message["data"])
            except Exception as error:  # Redis or the database: listening again looks everything up
                self.reaches_others = False
                logger.warning("news_lost", error=repr(error))
                await asyncio.sleep(RETRY)

    async def _take(self, data: bytes) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.MsgspecError:
            return  # somebody else's channel of the same name
        if news.process == self.process:
            return
        if news.seats is None:
            await self.heard(news.table, news.seq)
        else:
            self.heard_presence(news)
