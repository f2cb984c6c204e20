"""The way to Redis, for what processes tell each other."""

from __future__ import annotations

from typing import Final

from redis import asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from boriken.server.settings import BadSettings

LONGEST_ANSWER: Final = 2.0
"""Seconds after which a Redis that does not answer is lost; no request ever waits for it."""


def redis_client(url: str) -> redis.Redis:
    """A client that tries once, and not for long: who uses it tries again."""
    try:
        return redis.Redis.from_url(
            url,
            socket_connect_timeout=LONGEST_ANSWER,
            socket_timeout=LONGEST_ANSWER,
            retry=Retry(NoBackoff(), 0),
        )
    except ValueError:
        raise BadSettings(key="bad_redis_address") from None
