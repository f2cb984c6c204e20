"""Telling other processes who is at a table; nothing is kept there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from boriken.server.redis_client import redis_client
from boriken.server.settings import BadSettings

CHANNEL: Final = "boriken"
RETRY: Final = 0.5
"""Seconds until the next try after Redis was lost."""
QUIET: Final = 2.0
"""Seconds without news after which Redis is asked whether it is there, and for its answer."""
LONGEST_QUEUE: Final = 10_000

logger: Final = structlog.get_logger(__name__)


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody has come to a table or gone: who is there now."""

    process: str
    table: str
    seats: tuple[int, ...] = ()
    spectators: int = 0


class Fanout:
    """For a single process: there is nobody to tell."""

    reaches_others = False
    """Whether the others hear of this process, and it of them."""

    def __init__(self) -> None:
        self.process: Final = secrets.token_hex(4)
        self.heard_presence: Callable[[News], None] = lambda news: None

    async def start(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def waiting(self) -> int:
        """News that wait to be told."""
        return 0

    def announce_presence(self, table_id: str, seats: tuple[int, ...], spectators: int) -> None:
        """Tell the others who is connected here."""


class RedisFanout(Fanout):
    """Over a Redis channel. If Redis is lost, play goes on; who is where is told again later."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = redis_client(url)
        self._queue: asyncio.Queue[News] = asyncio.Queue(LONGEST_QUEUE)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        try:
            await self._redis.ping()
        except (RedisError, OSError) as error:
            await self.close()
            raise BadSettings(key="no_redis", detail=str(error).rstrip(".")) from None
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    def waiting(self) -> int:
        return self._queue.qsize()

    def announce_presence(self, table_id: str, seats: tuple[int, ...], spectators: int) -> None:
        self._put(News(self.process, table_id, seats, spectators))

    def _put(self, news: News) -> None:
        # With a full queue Redis is away; who is where is told again from time to time.
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
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._hear(channel)
            except Exception as error:
                self.reaches_others = False
                logger.warning("news_lost", error=repr(error))
                await asyncio.sleep(RETRY)

    async def _hear(self, channel: PubSub) -> None:
        """All that is told. If it is quiet, Redis is asked whether it is there."""
        is_asked = False
        while True:
            message = await channel.get_message(timeout=QUIET)
            if message is not None:
                self.reaches_others, is_asked = True, False
                if message["type"] == "message":
                    self._take(message["data"])
            elif is_asked:
                raise TimeoutError("Redis does not answer")
            else:
                await channel.ping()
                is_asked = True

    def _take(self, data: bytes) -> None:
        try:
            news = msgspec.json.decode(data, type=News)
        except msgspec.MsgspecError:
            return  # somebody else's channel of the same name
        if news.process != self.process:
            self.heard_presence(news)
