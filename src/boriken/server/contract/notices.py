"""Being called: what somebody wishes to hear of, and where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from boriken.server.changes.calling import Kind
from boriken.server.contract.accounts import KnownAddress
from boriken.server.contract.base import Message, Request

Webhook = Literal["discord", "slack", "matrix", "json"]
Channel = Literal["push", "mail", "discord", "slack", "matrix", "json"]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Kinds = Annotated[list[Kind], Meta(max_length=8)]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]


class QuietHours(Message):
    """From when to when nobody is called, in the person's time zone."""

    start: int
    """Minutes since midnight, as the next."""
    end: int


class NoticeReceiver(Message):
    """A way to somebody."""

    id: str
    channel: Channel
    label: str
    """What tells it from others: the mail address; else the host of an address that itself is told nobody."""
    made: int
    """Milliseconds since 1970."""


class Notices(Message):
    """What you wish to be told of, and where."""

    on: bool
    kinds: list[Kind]
    always: bool
    """Also while you have the table open."""
    quiet: QuietHours | None
    zone: str
    language: str
    receivers: list[NoticeReceiver]
    channels: list[Channel]
    """What this server can send to."""
    push_key: str
    """By which a browser subscribes: the server's public key."""
    addresses: list[KnownAddress]
    """Mail addresses of your account, to which notices can be sent; others there are none."""


class TableNotices(Message):
    """What you wish to be told of at a table; and where those who play there hear of it as a group."""

    kinds: list[Kind] | None
    """None: what you wish everywhere."""
    on: bool
    """Whether you are called at all."""
    receivers: list[NoticeReceiver]
    """Of the group; only its host sees them."""


class SettingQuiet(Request):
    """From when to when nobody is called."""

    start: Minute
    end: Minute


class SettingNotices(Request):
    """Say what you wish to be told of."""

    on: bool = True
    kinds: Kinds = field(default_factory=lambda: ["turn", "time", "over", "match"])
    always: bool = False
    quiet: SettingQuiet | None = None
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"


class SettingTableNotices(Request):
    """Say what you wish to be told of at a table; None: what you wish everywhere."""

    kinds: Kinds | None = None


class NewPush(Request):
    """A subscription of a browser, as its PushManager gives it."""

    endpoint: Url
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=32)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"


class NewWebhook(Request):
    """Where requests are to be sent."""

    channel: Webhook
    url: Url
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"


class NewMail(Request):
    """A mail address of your account, by its identifier."""

    address: Annotated[str, Meta(min_length=1, max_length=16)]
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"


class Unsubscribed(Message):
    """Nothing is sent there any more."""

    address: str | None
    """Where it was sent; None if nothing was any more."""
