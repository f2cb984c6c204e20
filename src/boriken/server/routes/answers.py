"""What all routes share: answers as JSON, the guest's cookie, errors for the description."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from fastapi import Request, Response
from msgspec import UNSET, UnsetType

from boriken.server.contract.errors import Refusal
from boriken.server.contract.openapi import content
from boriken.server.edges import payer_of
from boriken.server.errors import NoGuest
from boriken.server.guests import COOKIE, COOKIE_SECONDS, Guest, clean_name, guest_token, new_guest
from boriken.server.hub import Outcome
from boriken.server.limits import NEW_GUESTS
from boriken.server.presenting import first_told, name_accounts, show_update
from boriken.server.services import Services
from boriken.server.table import Table

Responses = dict[int | str, dict[str, Any]]

ERRORS: Final[Responses] = {
    status: content(Refusal) for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)
}

_encoder: Final = msgspec.json.Encoder()


def answered_by(message: type[msgspec.Struct]) -> Responses:
    """What a route answers, for the description of the interface."""
    return {200: content(message)}


def json_response(message: msgspec.Struct) -> Response:
    return Response(_encoder.encode(message), media_type="application/json")


def set_guest(response: Response, request: Request, services: Services, guest: Guest) -> None:
    response.set_cookie(
        COOKIE,
        guest_token(services.signer, guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
        path=f"{services.settings.base_path}/",
    )


def forget_cookie(response: Response, services: Services) -> None:
    response.delete_cookie(COOKIE, path=f"{services.settings.base_path}/")


def guest_named(
    request: Request, services: Services, guest: Guest | None, name: str | None
) -> tuple[Guest, bool]:
    """The guest, under the name given; and whether the cookie has to be set again."""
    if guest is not None and services.accounts.is_account(guest.id):
        return guest, False  # whose name is theirs everywhere
    if name is None:
        if guest is None:
            raise NoGuest("no_guest")
        return guest, False
    cleaned = clean_name(name)
    if guest is None:
        services.limiter.take("new guests", payer_of(request.scope), NEW_GUESTS)
        return new_guest(cleaned), True
    return Guest(guest.id, cleaned), cleaned != guest.name


async def update_response(
    services: Services,
    table: Table,
    guest: Guest | None,
    after: int | None = None,
    brings: bool = True,
    repeated: bool | UnsetType = UNSET,
) -> Response:
    """An update; without ``after`` with no entries."""
    since = table.seq if after is None else first_told(after, table.seq)
    entries = await services.hub.entries(table, since)
    presence = services.hub.presences.of(table.id)
    identity = None if guest is None else guest.id
    behind, mark = services.hub.uptime.behind(), services.accounts.mark
    update = show_update(table, identity, since, entries, presence, brings, behind, mark)
    name_accounts(update.table, table.document, services.accounts.name_of)
    update.repeated = repeated
    return json_response(update)


async def outcome_response(
    services: Services, outcome: Outcome, guest: Guest, after: int, brings: bool
) -> Response:
    return await update_response(services, outcome.table, guest, after, brings, repeated=outcome.is_repeated)
