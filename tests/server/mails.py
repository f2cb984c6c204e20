"""A mail server for tests: takes what it is told to take, and keeps it to be read."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, Final

from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.patience import PATIENCE

SENDER: Final = "Boriken <table@example.org>"
PUBLIC: Final = "https://play.example.org"


class Letterbox:
    """What has arrived, in its order."""

    def __init__(self) -> None:
        self._arrived: queue.Queue[EmailMessage] = queue.Queue()
        self.answers: dict[str, str] = {}
        """What is said to a recipient instead of being glad."""
        self.url = ""

    async def handle_RCPT(  # noqa: N802 - aiosmtpd calls it so
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[Any]
    ) -> str:
        if address in self.answers:
            return self.answers[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self._arrived.put(message)
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next letter, once it is there."""
        return self._arrived.get(timeout=PATIENCE)

    @property
    def is_empty(self) -> bool:
        return self._arrived.empty()


def part(message: EmailMessage, kind: str) -> str:
    """What a letter says, as ``plain`` or ``html``."""
    body = message.get_body((kind,))
    assert body is not None
    return str(body.get_content()).replace("\r\n", "\n")


@contextmanager
def receiving() -> Iterator[Letterbox]:
    """A mail server at any free port, in a thread of its own."""
    box = Letterbox()
    loop = asyncio.new_event_loop()
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(box), "127.0.0.1", 0))
    box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    async def stop() -> None:
        server.close()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    try:
        yield box
    finally:
        asyncio.run_coroutine_threadsafe(stop(), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
