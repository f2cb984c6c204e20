"""Limits of several processes on one Redis: what was taken here, and what is left of it for all.

Each process decides by itself, at once, and tells the others a moment later. What somebody took too much of
meanwhile, at several processes, is a debt that they wait for. So no request waits for Redis, and without it
each process counts for itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from typing import Final

import structlog
from redis.exceptions import RedisError

from boriken.server.limits import Connections, Limiter
from boriken.server.redis_client import redis_client

EVERY: Final = 0.25
"""Seconds between two exchanges."""
QUIET: Final = 2.0
"""Seconds after which Redis is asked whether it is there, if there is nothing to tell."""
BATCH: Final = 500
"""Told at once: Redis does nothing else meanwhile."""
AGAIN: Final = 2.0
"""Seconds after which what somebody has open is told again, and that of others heard."""
COUNTED_FOR: Final = 60_000
"""Milliseconds for which what a process has open is believed."""
PREFIX: Final = "{boriken}"

# By Redis's own clock, as those of the machines may differ. A debt has an end.
_TAKE: Final = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local left = {}
for place, key in ipairs(KEYS) do
    local burst, rate = tonumber(ARGV[3 * place - 2]), tonumber(ARGV[3 * place - 1])
    local known = redis.call('HMGET', key, 'tokens', 'since')
    local tokens, since = tonumber(known[1]) or burst, tonumber(known[2]) or now
    tokens = math.min(burst, tokens + math.max(0, now - since) * rate) - tonumber(ARGV[3 * place])
    tokens = math.max(tokens, -4 * burst)
    redis.call('HSET', key, 'tokens', tostring(tokens), 'since', string.format('%.6f', now))
    redis.call('PEXPIRE', key, math.ceil((burst - tokens) / rate * 1000) + 1000)
    left[place] = tostring(tokens)
end
return left
"""

_COUNT: Final = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local process, lasting = ARGV[1], tonumber(ARGV[2])
local elsewhere = {}
for place, key in ipairs(KEYS) do
    redis.call('HSET', key, process, ARGV[2 + place] .. ' ' .. string.format('%.0f', now + lasting))
    redis.call('PEXPIRE', key, lasting)
    local sum, all = 0, redis.call('HGETALL', key)
    for field = 1, #all, 2 do
        local count, till = string.match(all[field + 1], '(%d+) (%d+)')
        if tonumber(till) < now then
            redis.call('HDEL', key, all[field])
        elseif all[field] ~= process then
            sum = sum + tonumber(count)
        end
    end
    elsewhere[place] = sum
end
return elsewhere
"""

logger: Final = structlog.get_logger(__name__)


class SharedLimits:
    """Runs beside the requests."""

    def __init__(
        self, url: str, limiter: Limiter, connections: Connections, digest: Callable[[str], str]
    ) -> None:
        self._redis = redis_client(url)
        self._take = self._redis.register_script(_TAKE)
        self._count = self._redis.register_script(_COUNT)
        self._limiter = limiter
        self._connections = connections
        self._digest = digest
        self._process = secrets.token_hex(4)
        self._heard = 0.0
        self._task: asyncio.Task[None] | None = None
        self.is_reached = False
        """Whether what others take is known."""

    async def start(self) -> None:
        self._limiter.is_shared = self._connections.is_shared = True
        await self.exchange()
        self._task = asyncio.create_task(self._run(), name="sharing")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            await self.exchange()

    async def exchange(self) -> None:
        """Tell what was taken and is open here, and hear of the others."""
        try:
            await self._exchange_taken()
            await self._exchange_open()
            if time.monotonic() - self._heard > QUIET:
                await self._redis.ping()
                self._hear()
        except (RedisError, OSError) as error:
            if self.is_reached:
                logger.warning("limits_not_shared", error=repr(error))
            self.is_reached = False

    def _hear(self) -> None:
        if not self.is_reached:
            logger.info("limits_shared")
        self.is_reached, self._heard = True, time.monotonic()

    async def _exchange_taken(self) -> None:
        told = self._limiter.to_tell(BATCH)
        if not told:
            return
        keys = [self._key("limit", *whose) for whose, _, _ in told]
        figures = [figure for _, rate, taken in told for figure in (rate.burst, rate.per_second, taken)]
        left = await self._take(keys, figures)
        self._hear()
        for (whose, _, taken), tokens in zip(told, left, strict=True):
            self._limiter.hear(whose, taken, float(tokens))

    async def _exchange_open(self) -> None:
        told = self._connections.to_tell(BATCH, AGAIN)
        if not told:
            return
        keys = [self._key("open", who) for who, _ in told]
        elsewhere = await self._count(keys, [self._process, COUNTED_FOR, *(count for _, count in told)])
        self._hear()
        for (who, count), others in zip(told, elsewhere, strict=True):
            self._connections.hear(who, count, int(others))

    def _key(self, *what: str) -> str:
        """Nothing in Redis tells who somebody is."""
        return f"{PREFIX}:{what[0]}:{self._digest(' '.join(what))}"
