"""Who somebody is: a guest with a name, known by a signed cookie. Also the signed links to seats."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

import msgspec

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


class Signer:
    """Makes texts that only this server can have made."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: str, data: object) -> str:
        payload = _to_text(msgspec.json.encode(data))
        return f"{payload}.{self._signature(purpose, payload)}"

    def read(self, purpose: str, token: str) -> object | None:
        """What was signed; None if it was not this server, or not for this purpose."""
        payload, _, signature = token.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(purpose, payload).encode()):
            return None
        try:
            data: object = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))
        except (msgspec.DecodeError, binascii.Error, ValueError):
            return None
        return data

    def _signature(self, purpose: str, payload: str) -> str:
        text = f"{purpose}:{payload}".encode()
        return _to_text(hmac.new(self._key, text, hashlib.sha256).digest())


def _to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def new_guest(name: str) -> Guest:
    return Guest(secrets.token_hex(12), name)


def guest_token(signer: Signer, guest: Guest) -> str:
    return signer.sign("guest", [guest.id, guest.name])


def read_guest(signer: Signer, token: str | None) -> Guest | None:
    data = signer.read("guest", token) if token else None
    return Guest(str(data[0]), str(data[1])) if isinstance(data, list) and len(data) == 2 else None


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


def clean_text(text: str, longest: int) -> str:
    """One line of plain text: what cannot be seen, and what bends the text around it, goes."""
    composed = unicodedata.normalize("NFKC", text)
    visible = "".join(" " if letter.isspace() else letter for letter in composed if _is_shown(letter))
    return " ".join(visible.split())[:longest].strip()


def _is_shown(letter: str) -> bool:
    return letter.isspace() or (unicodedata.category(letter)[0] not in "CZ" and letter not in BLANK_LETTERS)
