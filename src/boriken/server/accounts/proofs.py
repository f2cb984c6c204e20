"""Secrets that are told to somebody once; the server keeps digests by which it knows them again."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
"""Without those that are taken for others."""
RECOVERY_CODES: Final = 8
RECOVERY_LENGTH: Final = 16
"""Letters, of which each is worth nearly five bits: nobody guesses one."""
MAIL_DIGITS: Final = 8


def digest(secret: str) -> str:
    """What is kept of a secret. Secrets are long and random, so nobody finds one by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_hex(8)


def new_recovery_codes() -> list[str]:
    """For a drawer: each signs in once.

    >>> [len(code) for code in new_recovery_codes()[:2]]
    [19, 19]
    """
    return [_grouped(_letters(CODE_LETTERS, RECOVERY_LENGTH)) for _ in range(RECOVERY_CODES)]


def new_mail_code() -> str:
    """To be typed where a link was asked for, within a few tries."""
    return _letters("0123456789", MAIL_DIGITS)


def _letters(alphabet: str, number: int) -> str:
    return "".join(secrets.choice(alphabet) for _ in range(number))


def _grouped(code: str) -> str:
    return "-".join(code[first : first + 4] for first in range(0, len(code), 4))


def shown_code(code: str) -> str:
    """As somebody reads it off.

    >>> shown_code("12345678")
    '1234 5678'
    """
    return f"{code[:4]} {code[4:]}"


def typed_code(typed: str) -> str:
    """A code as somebody types it: with or without what stands between its groups.

    >>> typed_code(" abcd-efgh ") == typed_code("ABCD EFGH")
    True
    """
    return "".join(letter for letter in typed.upper() if letter.isascii() and letter.isalnum())
