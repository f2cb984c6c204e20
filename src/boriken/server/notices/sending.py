"""Sending one thing to one receiver, and what its answer means."""

from __future__ import annotations

from enum import Enum
from typing import Final, Protocol

import msgspec

from boriken.server.notices.guarded import Courier, Forbidden, Unanswered
from boriken.server.notices.telling import WEBHOOKS, Telling, webhook_body
from boriken.server.notices.wishes import Receiver, WebAddress
from boriken.server.storage.outbox import Delivery

GONE: Final = 410
NOT_FOUND: Final = 404
TRY_AGAIN: Final = (408, 425, 429)
"""Answers to a mistake of the sender that are none."""


class Outcome(Enum):
    """What became of it."""

    SENT = "sent"
    FAILED = "failed"
    """It is worth another try."""
    GONE = "gone"
    """There is nobody there any more."""
    REFUSED = "refused"
    """Another try would be answered alike."""


class Sender(Protocol):
    """A way to send."""

    async def send(self, receiver: Receiver, delivery: Delivery, telling: Telling) -> Outcome:
        """Within a few seconds."""


def outcome_of(status: int, gone: tuple[int, ...] = (GONE,)) -> Outcome:
    if 200 <= status < 300:
        return Outcome.SENT
    if status in gone:
        return Outcome.GONE
    if status >= 500 or status in TRY_AGAIN:
        return Outcome.FAILED
    return Outcome.REFUSED  # also what leads elsewhere: nobody has checked where


class WebhookSender:
    """Discord, Slack, Matrix, or a program of one's own."""

    def __init__(self, courier: Courier) -> None:
        self._courier = courier

    async def send(self, receiver: Receiver, delivery: Delivery, telling: Telling) -> Outcome:
        assert isinstance(receiver.address, WebAddress)
        body = webhook_body(receiver.channel, delivery.id, telling)
        headers = {"Content-Type": "application/json", "Idempotency-Key": delivery.id}
        try:
            status = await self._courier.post(receiver.address.url, body, headers)
        except Forbidden:
            return Outcome.REFUSED
        except Unanswered:
            return Outcome.FAILED
        is_discord = receiver.channel == "discord"  # which says so of a webhook that was deleted
        return outcome_of(status, (GONE, NOT_FOUND) if is_discord else (GONE,))


def webhook_senders(courier: Courier) -> dict[str, Sender]:
    sender = WebhookSender(courier)
    return dict.fromkeys(WEBHOOKS, sender)


def read_telling(delivery: Delivery) -> Telling:
    return msgspec.json.decode(delivery.body, type=Telling)
