"""Why a request was refused."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from boriken.server.contract.base import Message

Code = Literal[
    "bad_request",
    "no_guest",
    "not_allowed",
    "not_found",
    "conflict",
    "stale",
    "too_large",
    "illegal",
    "too_many",
    "unavailable",
]


class Problem(Message):
    """What is wrong: a code for programs, a sentence for people."""

    code: Code
    message: str
    seq: int | UnsetType = UNSET
    """With ``stale``: where the table is now."""
    action: str | UnsetType = UNSET
    """With ``illegal``, as the next three: what the rules refuse."""
    rule: str | UnsetType = UNSET
    key: str | UnsetType = UNSET
    """Why, as the message ``refusal-<key>`` words it."""
    figures: dict[str, int | str] | UnsetType = UNSET
    retry_after: int | UnsetType = UNSET
    """With ``too_many``: seconds."""


class Refusal(Message):
    """The answer to a request that was refused; nothing has changed."""

    error: Problem
