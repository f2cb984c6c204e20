"""What all messages have in common."""

from __future__ import annotations

import msgspec


class Message(msgspec.Struct):
    """What the server says. All fields are always there but those that may be ``UNSET``."""


class Request(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What a client says. What we do not know of is a mistake, not something to ignore."""


def struct_name(words: str, ending: str) -> str:
    """``black market``, ``Decision``: ``BlackMarketDecision``."""
    return "".join(word.capitalize() for word in words.replace("_", " ").split()) + ending
