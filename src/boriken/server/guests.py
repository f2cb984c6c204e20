"""Who somebody is: a guest with a name, known by a signed cookie. Also the signed links to seats."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from boriken.server.accounts.proofs import digest
from boriken.server.errors import BadRequest, NotAllowed

COOKIE: Final = "boriken_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 60

BLANK_LETTERS: Final = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and signs of which nothing is seen: fillers of Hangul, the empty cell of Braille."""


@dataclass(frozen=True)
class Guest:
    """Somebody the server knows."""

    id: str
    name: str
    secret: str = field(default="", repr=False)
    """Of a device that is signed in to an account; the server has its digest alone."""

    @property
    def session(self) -> str:
        return digest(self.secret)


class Signer:
    """Makes texts that only this server can have made."""

    def __init__(self, key: bytes, *earlier: bytes) -> None:
        self._keys = (key, *earlier)
        """The first signs; the others are only believed."""

    def sign(self, purpose: str, data: object) -> str:
        payload = _to_text(msgspec.json.encode(data))
        return f"{payload}.{_signature(self._keys[0], purpose, payload)}"

    def read(self, purpose: str, token: str) -> object | None:
        """What was signed; None if it was not this server, or not for this purpose."""
        payload = token.partition(".")[0]
        if not any(_is_signed(key, purpose, token) for key in self._keys):
            return None
        try:
            data: object = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        except (msgspec.DecodeError, binascii.Error, ValueError):
            return None
        return data

    def digest(self, purpose: str, text: str) -> str:
        """A short text that stands for another, and tells nothing of it."""
        return _signature(self._keys[0], purpose, text)[:16]

    def is_current(self, purpose: str, token: str) -> bool:
        """Whether it is signed with the key of today, and need not be signed again."""
        return _is_signed(self._keys[0], purpose, token)


def _is_signed(key: bytes, purpose: str, token: str) -> bool:
    payload, _, signature = token.partition(".")
    return hmac.compare_digest(signature.encode(), _signature(key, purpose, payload).encode())


def _signature(key: bytes, purpose: str, payload: str) -> str:
    text = f"{purpose}:{payload}".encode()
    return _to_text(hmac.new(key, text, hashlib.sha256).digest())


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_hex(12), name)


def guest_token(signer: Signer, guest: Guest) -> str:
    return signer.sign("guest", [guest.id, guest.name, *([guest.secret] if guest.secret else [])])


def read_guest(signer: Signer, token: str | None) -> Guest | None:
    data = signer.read("guest", token) if token else None
    if not isinstance(data, list) or len(data) not in (2, 3):
        return None
    return Guest(*map(str, data))


def seat_token(signer: Signer, table_id: str, owner: str, link: int) -> str:
    return signer.sign("seat", [table_id, owner, link])


def read_seat_token(signer: Signer, token: str) -> tuple[str, str, int]:
    """Table, guest whose seat it is, and the number of the link."""
    data = signer.read("seat", token)
    if not isinstance(data, list) or len(data) != 3:
        raise NotAllowed("bad_link")
    return str(data[0]), str(data[1]), int(data[2])


# --- Names -----------------------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """A name to show to others: printable, without tricks of direction or layout, not too long."""
    name = clean_text(text, LONGEST_NAME)
    if all(unicodedata.category(letter).startswith("M") for letter in name):
        raise BadRequest("no_name")
    return name


def clean_text(text: str, longest: int, form: Literal["NFC", "NFKC"] = "NFKC") -> str:
    """One line of plain text: what cannot be seen, and what bends the text around it, goes.

    What only looks different becomes the same, unless ``form`` is NFC."""
    composed = unicodedata.normalize(form, text)
    visible = "".join(" " if letter.isspace() else letter for letter in composed if _is_shown(letter))
    return " ".join(visible.split())[:longest].strip()


def _is_shown(letter: str) -> bool:
    return letter.isspace() or (unicodedata.category(letter)[0] not in "CZ" and letter not in BLANK_LETTERS)
