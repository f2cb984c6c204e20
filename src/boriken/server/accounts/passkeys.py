"""Passkeys: what a browser is asked for, and whether its answer is good (WebAuthn)."""

from __future__ import annotations

import ipaddress
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Self
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.options_to_json_dict import options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from boriken.server.errors import Conflict, NotAllowed
from boriken.server.settings import Settings

NAME: Final = "Boriken"
DEFAULT_PORTS: Final = {"https": 443, "http": 80}
CHALLENGE: Final = 32
"""Bytes."""
LONGEST_HOST: Final = 253
LONGEST_ID: Final = 1400
LONGEST_TRANSPORTS: Final = 255

Options = dict[str, Any]
"""As WebAuthn has them in JSON."""
BAD_ANSWERS: Final = (
    RecursionError,
    WebAuthnException,
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    IndexError,
    OverflowError,
)
"""What the library makes of something that no browser would send."""


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A credential that somebody can sign in with."""

    id: str
    account_id: str
    host: str
    public_key: str
    sign_count: int
    transports: str
    """As the browser names them, with spaces between."""
    name: str
    is_synced: bool
    made: int
    """Milliseconds since 1970, as the next."""
    used: int


@dataclass(frozen=True)
class Site:
    """Where passkeys are good: a host, and the origins of pages that may ask for them."""

    host: str
    origins: tuple[str, ...]
    is_here: bool
    """Whether the page is at that host: a browser would refuse it anywhere else."""

    @classmethod
    def of(cls, connection: HTTPConnection, settings: Settings) -> Self:
        """As the operator says, or as this request found the server.

        A made-up host helps nobody: browsers hand out passkeys of the host alone at which they are.
        """
        asked = f"{connection.url.scheme}://{connection.headers.get('host', '')}"
        asked = asked.replace("ws", "http", 1) if asked.startswith("ws") else asked
        here, _ = _host_and_origin(asked)
        host, origin = _host_and_origin(settings.public_url or asked)
        others = (_host_and_origin(other) for other in settings.origins)
        further = [address for name, address in others if name == host or name.endswith(f".{host}")]
        is_here = _is_name(host) and (here == host or here.endswith(f".{host}"))
        return cls(host, (origin, *further), is_here)

    def require(self) -> None:
        if not self.is_here:
            raise Conflict("no_passkeys_here")


def _host_and_origin(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return "", ""
    is_usual = port is None or port == DEFAULT_PORTS.get(parts.scheme)
    return host, f"{parts.scheme}://{host}" + ("" if is_usual else f":{port}")


def _is_name(host: str) -> bool:
    """Passkeys belong to names; an address is none."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return 0 < len(host) <= LONGEST_HOST
    return False


# --- Making one --------------------------------------------------------------------------------------------


def creation_options(site: Site, account_id: str, name: str, known: Sequence[Passkey]) -> Options:
    """One that a browser finds by itself, and that checks who uses it: it takes the place of a password."""
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_id=account_id.encode(),
        user_name=name,
        user_display_name=name,
        challenge=secrets.token_bytes(CHALLENGE),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            require_resident_key=True,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
    )
    shown: Options = options_to_json_dict(options)
    return shown


def made_passkey(
    site: Site, account_id: str, name: str, challenge: str, credential: str, now: int
) -> Passkey:
    """What the browser has made; anything but a good answer to this very challenge is refused."""
    try:
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            require_user_verification=True,
        )
        transports = " ".join(map(str, json.loads(credential)["response"].get("transports") or []))
    except BAD_ANSWERS:
        raise NotAllowed("passkey_refused") from None
    id = bytes_to_base64url(made.credential_id)
    if len(id) > LONGEST_ID:
        raise NotAllowed("passkey_refused")
    return Passkey(
        id=id,
        account_id=account_id,
        host=site.host,
        public_key=bytes_to_base64url(made.credential_public_key),
        sign_count=made.sign_count,
        transports=transports[:LONGEST_TRANSPORTS],
        name=name,
        is_synced=made.credential_backed_up,
        made=now,
        used=now,
    )


# --- Signing in with one -----------------------------------------------------------------------------------


def request_options(site: Site) -> Options:
    """Names no credential: whoever asks learns of nobody's, and the browser knows its own."""
    options = generate_authentication_options(
        rp_id=site.host,
        challenge=secrets.token_bytes(CHALLENGE),
        user_verification=UserVerificationRequirement.REQUIRED,
    )
    shown: Options = options_to_json_dict(options)
    return shown


def credential_id(credential: str) -> str:
    """Which passkey an answer is of."""
    try:
        found = json.loads(credential)["id"]
    except BAD_ANSWERS:
        return ""
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else ""


def counted(site: Site, passkey: Passkey, challenge: str, credential: str) -> int:
    """The count of uses that goes with a good answer. A count that falls back is that of a copy."""
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=list(site.origins),
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
            require_user_verification=True,
        )
    except BAD_ANSWERS:
        raise NotAllowed("sign_in_failed") from None
    if passkey.host != site.host:
        raise NotAllowed("sign_in_failed")
    return verified.new_sign_count
