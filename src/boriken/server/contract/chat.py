"""What is said at a table, as each reader may read it; and whom somebody does not want to hear."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, UnsetType

from boriken.server.contract.base import Message
from boriken.server.document import Talk

Channel = Literal["table", "gallery"]
"""The gallery is for those who watch a running game: players read it when the game is over."""
Reaction = Literal["hello", "good_luck", "nice_move", "thanks", "sorry", "one_moment", "ouch", "good_game"]
"""The message ``reaction-<id>`` of the catalogue words it in the reader's language."""
REACTIONS = get_args(Reaction)


class ChatMessage(Message):
    """One thing that somebody said."""

    number: int
    """Counted by table; those of others whom one does not hear are left out."""
    at: str
    channel: Channel
    seat: int | None
    """Where the person sits now; None: they watch."""
    name: str
    yours: bool
    text: str
    """Plain text of one line; empty for a reaction."""
    reaction: Reaction | None
    mentions: list[str]
    """The names that stand in the text after an ``@``."""
    to_you: bool
    """Whether you are one of them."""
    guest: bool | UnsetType = UNSET
    """True for somebody without an account, on a server where others have one; else left out."""


class Chat(Message, tag_field="type", tag="chat"):
    """What is said at a table, as you may read it."""

    messages: list[ChatMessage]
    """In order."""
    anew: bool
    """Whether these are all there are: what you knew before no longer holds."""
    last: int
    """The number of the latest message you may read."""
    read: int | None
    """Up to which message you have read; None: the server does not know you."""
    talk: Talk
    """Who may talk, as the host wants it."""
    may_read: bool
    may_say: bool
    channel: Channel
    """Where what you say goes now."""
    people: list[str]
    """Who would hear of it if you mentioned them."""
    key: str | UnsetType = UNSET
    """In the answer to a request over the socket: the request's."""


class HiddenPerson(Message):
    """Somebody whose messages you do not want to read."""

    id: str
    """Names this choice, and nobody."""
    name: str
    table: str | None
    """Muted at this table alone; None: blocked everywhere."""
    since: str


class HiddenPeople(Message):
    """All of them, the latest first."""

    people: list[HiddenPerson]
