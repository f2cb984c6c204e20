"""Web Push: what is sent to a browser goes by way of its maker's service, which cannot read it."""

from __future__ import annotations

import base64
import binascii
import hashlib
from email.utils import parseaddr
from typing import Final
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from boriken.server.changes.calling import OF_A_WAIT
from boriken.server.notices.guarded import Courier, Forbidden, Unanswered
from boriken.server.notices.sending import GONE, NOT_FOUND, Outcome, outcome_of
from boriken.server.notices.telling import Telling
from boriken.server.notices.wishes import PushAddress, Receiver
from boriken.server.settings import Settings
from boriken.server.storage.outbox import Delivery

PUSH_KEY: Final = "push key"
"""The secret by which push services know this server again; browsers subscribe for it alone."""
CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve: private keys are smaller."""
KEPT: Final = 24 * 3600
"""Seconds for which a push service keeps something for a browser that is not running."""
BELIEVED: Final = 12 * 3600
"""Seconds for which it believes who has sent it."""
SOMEBODY: Final = "mailto:operator@localhost"
"""Whom push services could write to, if the operator has not said."""


class PushSender:
    """Encrypts for one browser, and says who sends."""

    def __init__(self, secret: bytes, courier: Courier, settings: Settings) -> None:
        key = ec.derive_private_key(1 + int.from_bytes(secret) % (ORDER - 1), CURVE)
        self._vapid = Vapid02(key)
        self._courier = courier
        self._contact = _contact(settings)
        self.public_key: Final = _to_text(_raw(key.public_key()))
        """What a browser needs to subscribe."""

    async def send(self, receiver: Receiver, delivery: Delivery, telling: Telling) -> Outcome:
        address = receiver.address
        assert isinstance(address, PushAddress)
        body = encrypted(msgspec.json.encode({**msgspec.to_builtins(telling), "tag": telling.tag}), address)
        try:
            status = await self._courier.post(address.endpoint, body, self._headers(address, telling))
        except Forbidden:
            return Outcome.REFUSED
        except Unanswered:
            return Outcome.FAILED
        return outcome_of(status, (GONE, NOT_FOUND))

    def _headers(self, address: PushAddress, telling: Telling) -> dict[str, str]:
        parts = urlsplit(address.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": telling.at // 1000 + BELIEVED,
            "sub": self._contact,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "high" if telling.kind in OF_A_WAIT and not telling.withdrawn else "normal",
            # Of several that wait for a browser, the service keeps the last: one for several moves.
            "Topic": _to_text(hashlib.sha256(telling.tag.encode()).digest())[:32],
        }


def encrypted(content: bytes, address: PushAddress) -> bytes:
    """For the browser that subscribed, and nobody else."""
    body: bytes = http_ece.encrypt(
        content,
        private_key=ec.generate_private_key(CURVE),
        dh=_from_text(address.p256dh),
        auth_secret=_from_text(address.auth),
        version="aes128gcm",
    )
    return body


def is_push_address(address: PushAddress) -> bool:
    """Whether something can be encrypted for it."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _from_text(address.p256dh))
        return len(_from_text(address.auth)) == 16
    except (ValueError, binascii.Error):
        return False


def _contact(settings: Settings) -> str:
    if settings.mail_from:
        return f"mailto:{parseaddr(settings.mail_from)[1]}"
    return settings.public_url if settings.public_url.startswith("https://") else SOMEBODY


def _raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
