"""Notices by mail, with a way to have no more of them in one click (RFC 8058)."""

from __future__ import annotations

import asyncio
from typing import Final

from boriken.catalog.editions import USUAL_EDITION
from boriken.locale import Messages
from boriken.server.guests import Signer
from boriken.server.mailing.letters import Letter
from boriken.server.mailing.postman import MailFailed, Postman
from boriken.server.notices.sending import Outcome
from boriken.server.notices.telling import Telling
from boriken.server.notices.wishes import MailAddress, Receiver
from boriken.server.storage.account_store import AccountStore
from boriken.server.storage.outbox import LEASE, Delivery

UNSUBSCRIBE_KEY: Final = "unsubscribe key"
"""Not the one that signs cookies: links in old mails stay good when that is changed."""
PURPOSE: Final = "unsubscribe"
LONGEST: Final = LEASE / 1000 * 0.8
"""Seconds: afterwards another process could begin to send the same."""


class MailSender:
    """Writes to a confirmed address of an account."""

    def __init__(self, postman: Postman, store: AccountStore, signer: Signer, public_url: str) -> None:
        self._postman = postman
        self._store = store
        self._signer = signer
        self._url = public_url.rstrip("/")

    async def send(self, receiver: Receiver, delivery: Delivery, telling: Telling) -> Outcome:
        assert isinstance(receiver.address, MailAddress)
        known = await self._store.address(receiver.address.id)
        if known is None or known.account_id != receiver.owner:
            return Outcome.GONE
        try:
            async with asyncio.timeout(LONGEST):
                await self._postman.send(self._letter(known.address, receiver, telling))
        except MailFailed as failed:
            return Outcome.GONE if failed.is_final else Outcome.FAILED
        except TimeoutError:
            return Outcome.FAILED
        return Outcome.SENT

    def _letter(self, to: str, receiver: Receiver, telling: Telling) -> Letter:
        messages = Messages(telling.language, USUAL_EDITION)
        token = self._signer.sign(PURPOSE, receiver.id)
        return Letter(
            to=to,
            language=telling.language,
            subject=telling.text,
            paragraphs=(telling.text,),
            link=telling.url,
            link_text=messages.text("notice-mail-open"),
            footer=messages.text("notice-mail-why", link=f"{self._url}/unsubscribe#{token}"),
            headers={
                "List-Unsubscribe": f"<{self._url}/api/unsubscribe/{token}>",
                "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            },
        )

    def receiver_of(self, token: str) -> str | None:
        """Which receiver the link of a mail is about; None if no mail of ours had it."""
        found = self._signer.read(PURPOSE, token)
        return found if isinstance(found, str) else None
