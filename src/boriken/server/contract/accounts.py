"""Accounts: who has one, what they sign in with, and where they are signed in."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from boriken.server.contract.base import Message, Request
from boriken.server.contract.requests import Text

Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Typed = Annotated[str, Meta(min_length=1, max_length=40)]
Address = Annotated[str, Meta(min_length=1, max_length=300)]
Credential = Annotated[str, Meta(min_length=2, max_length=16_000)]
"""What the browser answered, in the JSON of WebAuthn."""
Language = Annotated[str, Meta(min_length=2, max_length=8)]


class SignInWays(Message):
    """How one can sign in here, at the address by which you found the server."""

    passkey: bool
    mail: bool


class KnownPasskey(Message):
    """A passkey of yours."""

    id: str
    name: str
    synced: bool
    """Whether it may be on several devices."""
    made: int
    """Milliseconds since 1970, as the next."""
    used: int


class KnownAddress(Message):
    """A mail address of yours, which you have confirmed."""

    id: str
    address: str


class Device(Message):
    """Where you are signed in."""

    id: str
    name: str
    """Browser and system, as far as they are known."""
    way: str
    """``passkey``, ``mail`` or ``code``."""
    made: int
    seen: int
    here: bool
    """Whether it is the one that asks."""


class Account(Message):
    """Your account; of guests, what they could do."""

    name: str | None
    account: bool
    ways: SignInWays
    seats: int
    """Tables at which you are: of a guest, those that would come along."""
    passkeys: list[KnownPasskey]
    addresses: list[KnownAddress]
    codes: int
    """Recovery codes that are left."""
    devices: list[Device]
    proved: bool
    """Whether you have shown lately who you are, and can change how you sign in."""


class Ceremony(Message):
    """What the browser is asked for; its answer is good once, within minutes, from this browser."""

    options: str
    """For ``navigator.credentials``, in the JSON of WebAuthn."""


class SignedIn(Message):
    """You are signed in on this device."""

    account: Account
    made: bool
    """Whether the account is new."""
    moved: int
    """Tables at which you were a guest on this device, and now are with your account."""
    apart: list[str]
    """Tables at which your account has a seat of its own: there the guest's is left as it was."""
    codes: list[str]
    """Recovery codes, told this once."""


class RecoveryCodes(Message):
    """They are told this once; those of before are good no more."""

    codes: list[str]


class LinkShown(Message):
    """What the link of a mail does, before it is done."""

    purpose: Literal["sign_in", "address"]
    address: str
    name: str | None
    """Whose account it signs in to; None: a new one is made."""


class BeginningPasskey(Request):
    """Make a passkey; a guest gets an account with it."""

    name: Text | None = None
    """What the account is called; a guest's name if it is left out."""


class MadePasskey(Request):
    """The browser has made it."""

    credential: Credential


class UsedPasskey(Request):
    """The browser has signed with a passkey."""

    credential: Credential
    bring: bool = True
    """Whether what the guest on this device has comes along."""


class AskingMail(Request):
    """Have a link sent; whoever can read the mail can sign in."""

    address: Address
    language: Language = "en"


class FollowingMail(Request):
    """The secret of the link, wherever it is opened; or the code, in the browser that asked."""

    token: Secret | None = None
    code: Typed | None = None
    name: Text | None = None
    """What an account is called that is new; a guest's name if it is left out."""
    bring: bool = True


class LookingAtLink(Request):
    """See what the link of a mail would do."""

    token: Secret


class UsingCode(Request):
    """Sign in with a recovery code; it is good once."""

    code: Typed
    bring: bool = True
