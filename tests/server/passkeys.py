"""An authenticator for tests: makes passkeys and signs with them, as a telephone would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

Json = dict[str, Any]

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """With one passkey, for the site at an origin."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user = b""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: Json, **changes: Any) -> Json:
        """What ``navigator.credentials.create`` answers."""
        self.user = from_text(options["user"]["id"])
        self.count += 1
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        told = {"fmt": "none", "attStmt": {}, "authData": data}
        client = self._client("webauthn.create", options["challenge"], **changes)
        return self._credential(
            {
                "clientDataJSON": to_text(client),
                "attestationObject": to_text(cbor2.dumps(told)),
                "transports": ["internal"],
            }
        )

    def sign(self, options: Json, **changes: Any) -> Json:
        """What ``navigator.credentials.get`` answers."""
        self.count += 1
        data = self._data(options["rpId"])
        client = self._client("webauthn.get", options["challenge"], **changes)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": to_text(client),
                "authenticatorData": to_text(data),
                "signature": to_text(signed),
                "userHandle": to_text(self.user),
            }
        )

    def _data(self, host: str, flags: int = 0) -> bytes:
        return hashlib.sha256(host.encode()).digest() + struct.pack(">BI", self.flags | flags, self.count)

    def _client(self, kind: str, asked: str, /, **changes: Any) -> bytes:
        said = {"type": kind, "challenge": asked, "origin": self.origin, "crossOrigin": False}
        return json.dumps({**said, **changes}).encode()

    def _credential(self, response: Json) -> Json:
        id = to_text(self.id)
        return {
            "id": id,
            "rawId": id,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
