"""Sends letters: a few at a time, no more than so many a minute, and never waiting for ever.

Whoever must know what became of a letter waits for ``send``, and tries again later if it is worth it. Whoever
must answer at once, whether there is a letter or not, leaves it with ``post``.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final

import aiosmtplib
import structlog

from boriken.server.limits import Bucket, Rate
from boriken.server.mailing.letters import Letter, compose
from boriken.server.mailing.smtp import MailServer
from boriken.server.metrics import Metrics
from boriken.server.settings import Settings

STEP: Final = 15.0
"""Seconds for each answer of the mail server."""
WHOLE: Final = 45.0
"""Seconds for a letter, with everything."""
AT_ONCE: Final = 4
"""Connections to the mail server."""
PACE: Final = Rate(60, 2)
"""Letters of this process: what the mail server is asked for, whoever causes it."""
MOST_WAITING: Final = 500
"""Letters left with ``post``; more are not taken."""
AGAIN: Final = (5.0, 30.0, 120.0)
"""Seconds after which a letter that was left is tried again."""

logger: Final = structlog.get_logger(__name__)


class MailFailed(Exception):
    """A letter was not taken. If it is final, trying again is no use: the address does not exist."""

    def __init__(self, is_final: bool, reason: str) -> None:
        super().__init__(reason)
        self.is_final: Final = is_final


class Postman:
    """One for each server."""

    def __init__(
        self, settings: Settings, metrics: Metrics, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._server = MailServer.read(settings.smtp_url) if settings.smtp_url else None
        self._sender = settings.mail_from
        self._metrics = metrics
        self._clock = clock
        self._connections = asyncio.Semaphore(AT_ONCE)
        self._pace = Bucket(PACE, clock())
        self._posted: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        """Whether this server sends mail at all."""
        return self._server is not None

    async def send(self, letter: Letter) -> None:
        """Hand a letter to the mail server, which has then taken it; else ``MailFailed``."""
        message = compose(letter, self._sender)
        try:
            async with self._connections:
                await self._keep_pace()
                async with asyncio.timeout(WHOLE):
                    await self._hand_over(message)
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            failed = MailFailed(_is_final(error), f"{type(error).__name__}: {error}")
            self._metrics.mails.labels("refused" if failed.is_final else "failed").inc()
            logger.warning("mail_failed", is_final=failed.is_final, reason=type(error).__name__)
            raise failed from error
        self._metrics.mails.labels("sent").inc()

    async def _hand_over(self, message: EmailMessage) -> None:
        server = self._server
        assert server is not None, "this server sends no mail"
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.username,
            password=server.password,
            use_tls=server.use_tls,
            start_tls=server.start_tls,
            timeout=STEP,
        )

    async def _keep_pace(self) -> None:
        """Wait for one's share of the pace; those who wait are served one after the other."""
        self._pace.refill(self._clock())
        self._pace.tokens -= 1
        if self._pace.tokens < 0:
            await asyncio.sleep(-self._pace.tokens / self._pace.rate.per_second)

    def post(self, letter: Letter) -> None:
        """Send it in a while, and try again if need be; if there are too many already, not at all."""
        if len(self._posted) >= MOST_WAITING:
            self._metrics.mails.labels("dropped").inc()
            logger.warning("mail_dropped")
            return
        task = asyncio.create_task(self._deliver(letter), name="mail")
        self._posted.add(task)
        task.add_done_callback(self._posted.discard)

    async def _deliver(self, letter: Letter) -> None:
        for pause in (*AGAIN, None):
            try:
                return await self.send(letter)
            except MailFailed as failed:
                if failed.is_final or pause is None:
                    return None
                await asyncio.sleep(pause)
        return None

    async def close(self) -> None:
        """Letters on their way may arrive; those that wait to be tried again do not."""
        under_way = list(self._posted)
        if under_way:
            await asyncio.wait(under_way, timeout=STEP / 5)
        for task in under_way:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*under_way, return_exceptions=True)


def _is_final(error: Exception) -> bool:
    """Whether the mail server has said for good that it will not take the letter."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(500 <= one.code < 600 for one in error.recipients)
    return isinstance(error, aiosmtplib.SMTPDataError) and 500 <= error.code < 600
