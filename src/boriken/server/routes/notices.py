"""Being called when one is away: wishes, and the ways to somebody."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from msgspec.structs import replace

from boriken.locale import languages
from boriken.server.contract.accounts import KnownAddress
from boriken.server.contract.notices import (
    NewMail,
    NewPush,
    NewWebhook,
    NoticeReceiver,
    Notices,
    QuietHours,
    SettingNotices,
    SettingTableNotices,
    TableNotices,
)
from boriken.server.errors import BadRequest, Conflict, NotFound
from boriken.server.guests import Guest
from boriken.server.limits import NOTICE_SETTINGS, NOTICE_TESTS
from boriken.server.notices.guarded import Forbidden
from boriken.server.notices.push import is_push_address
from boriken.server.notices.telling import Telling, sentence
from boriken.server.notices.wishes import (
    OF_GROUP,
    Address,
    MailAddress,
    PushAddress,
    Quiet,
    Receiver,
    WebAddress,
    Wish,
    is_zone,
)
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.routes.bodies import (
    InNewMail,
    InNewPush,
    InNewWebhook,
    InSettingNotices,
    InSettingTableNotices,
    reading,
)
from boriken.server.services import InAccount, InGuest, InServices, Services
from boriken.server.storage.account_store import MailAddress as KnownMailAddress
from boriken.server.storage.outbox import new_receiver_id

MOST_RECEIVERS = 10
"""Of one person, or one table."""

router = APIRouter(prefix="/api", tags=["notices"], responses=ERRORS)


@router.get("/me/notices", responses=answered_by(Notices))
async def notices(guest: InGuest, services: InServices) -> Response:
    """What you wish to be told of, and where."""
    return await _notices_response(services, guest)


@router.put("/me/notices", responses=answered_by(Notices), openapi_extra=reading(SettingNotices))
async def set_notices(
    body: InSettingNotices, request: Request, guest: InGuest, services: InServices
) -> Response:
    """Say what you wish to be told of."""
    _limit(services, guest)
    _check_words(body.language, body.zone)
    before = await services.caller.outbox.wish(guest.id)
    wish = Wish(
        is_on=body.on,
        kinds=tuple(dict.fromkeys(body.kinds)),
        is_always=body.always,
        quiet=None if body.quiet is None else Quiet(body.quiet.start, body.quiet.end),
        zone=body.zone,
        language=body.language,
        origin=_origin(request, services),
        tables={} if before is None else before.tables,
    )
    await services.caller.outbox.keep_wish(guest.id, wish)
    return await _notices_response(services, guest)


@router.post("/me/notices/webhooks", responses=answered_by(Notices), openapi_extra=reading(NewWebhook))
async def add_webhook(body: InNewWebhook, request: Request, guest: InGuest, services: InServices) -> Response:
    """Be told by a request to an address of yours: Discord, Slack, Matrix, or a program."""
    _limit(services, guest)
    await _add(services, _webhook(services, guest.id, body))
    await _begin(services, guest.id, _first_wish(body, request, services))
    return await _notices_response(services, guest)


@router.post("/me/notices/push", responses=answered_by(Notices), openapi_extra=reading(NewPush))
async def add_push(body: InNewPush, request: Request, guest: InGuest, services: InServices) -> Response:
    """Be told by this browser, also while the page is closed."""
    _limit(services, guest)
    address = PushAddress(body.endpoint, body.p256dh, body.auth)
    _check_url(services, body.endpoint)
    if not is_push_address(address):
        raise BadRequest("bad_receiver")
    _check_words(body.language, body.zone)
    await _add(services, _receiver(services, guest.id, "push", address))
    await _begin(services, guest.id, _first_wish(body, request, services))
    return await _notices_response(services, guest)


@router.post("/me/notices/mail", responses=answered_by(Notices), openapi_extra=reading(NewMail))
async def add_mail(body: InNewMail, request: Request, guest: InAccount, services: InServices) -> Response:
    """Be told by mail, at an address of your account."""
    _limit(services, guest)
    if not services.postman.is_on:
        raise Conflict("no_mail")
    known = await services.accounts.store.address(body.address)
    if known is None or known.account_id != guest.id:
        raise NotFound("no_receiver")
    _check_words(body.language, body.zone)
    await _add(services, _receiver(services, guest.id, "mail", MailAddress(known.id)))
    await _begin(services, guest.id, _first_wish(body, request, services))
    return await _notices_response(services, guest)


@router.delete("/me/notices/receivers/{receiver}", responses=answered_by(Notices))
async def remove_receiver(receiver: str, guest: InGuest, services: InServices) -> Response:
    """Be told there no more."""
    if not await services.caller.outbox.remove(guest.id, receiver):
        raise NotFound("no_receiver")
    return await _notices_response(services, guest)


@router.post("/me/notices/test", responses=answered_by(Notices))
async def try_notices(guest: InGuest, services: InServices) -> Response:
    """Be told something now, wherever you are told."""
    services.limiter.take("notice tests", guest.id, NOTICE_TESTS)
    outbox = services.caller.outbox
    wish = await outbox.wish(guest.id) or Wish()
    text = sentence("test", wish.language, "", guest.name, False)
    telling = Telling(
        kind="test", text=text, url=f"{wish.origin}/", at=services.caller.clock(), language=wish.language
    )
    await services.caller.send_alone(guest.id, telling)
    return await _notices_response(services, guest)


# --- At a table --------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/notices", responses=answered_by(TableNotices))
async def notices_of_table(table_id: str, guest: InGuest, services: InServices) -> Response:
    """What you wish to be told of at a table."""
    return await _table_response(services, guest, table_id)


@router.put(
    "/tables/{table_id}/notices",
    responses=answered_by(TableNotices),
    openapi_extra=reading(SettingTableNotices),
)
async def set_notices_of_table(
    table_id: str, body: InSettingTableNotices, request: Request, guest: InGuest, services: InServices
) -> Response:
    """Say what you wish to be told of at this table alone."""
    _limit(services, guest)
    (await services.hub.table(table_id)).require_seat_of(guest.id)
    outbox = services.caller.outbox
    wish = await outbox.wish(guest.id) or Wish(is_on=False, origin=_origin(request, services))
    kinds = None if body.kinds is None else tuple(dict.fromkeys(body.kinds))
    await outbox.keep_wish(guest.id, wish.at_table(table_id, kinds))
    return await _table_response(services, guest, table_id)


@router.post(
    "/tables/{table_id}/notices/webhooks",
    responses=answered_by(TableNotices),
    openapi_extra=reading(NewWebhook),
)
async def add_webhook_of_table(
    table_id: str, body: InNewWebhook, request: Request, guest: InGuest, services: InServices
) -> Response:
    """Host: let those who play here hear of it where they talk."""
    _limit(services, guest)
    (await services.hub.table(table_id)).require_host(guest.id)
    await _add(services, _webhook(services, table_id, body))
    await _begin(services, table_id, replace(_first_wish(body, request, services), kinds=OF_GROUP))
    return await _table_response(services, guest, table_id)


@router.delete("/tables/{table_id}/notices/receivers/{receiver}", responses=answered_by(TableNotices))
async def remove_receiver_of_table(
    table_id: str, receiver: str, guest: InGuest, services: InServices
) -> Response:
    """Host: let nobody hear of it there any more."""
    (await services.hub.table(table_id)).require_host(guest.id)
    if not await services.caller.outbox.remove(table_id, receiver):
        raise NotFound("no_receiver")
    return await _table_response(services, guest, table_id)


# --- What they share ---------------------------------------------------------------------------------------


def _limit(services: Services, guest: Guest) -> None:
    services.limiter.take("notice settings", guest.id, NOTICE_SETTINGS)


def _check_words(language: str, zone: str) -> None:
    if language not in languages():
        raise BadRequest("unknown_language", typed=language, known=list(languages()))
    if not is_zone(zone):
        raise BadRequest("unknown_zone", typed=zone)


def _first_wish(body: NewWebhook | NewPush | NewMail, request: Request, services: Services) -> Wish:
    return Wish(language=body.language, zone=body.zone, origin=_origin(request, services))


def _origin(request: Request, services: Services) -> str:
    """Where people find the server, or this guest did: a made-up address leads only them astray."""
    if services.settings.public_url:
        return services.settings.public_url
    return f"{request.url.scheme}://{request.headers.get('host', '')}{services.settings.base_path}"


def _webhook(services: Services, owner: str, body: NewWebhook) -> Receiver:
    _check_words(body.language, body.zone)
    _check_url(services, body.url)
    return _receiver(services, owner, body.channel, WebAddress(body.url))


def _check_url(services: Services, url: str) -> None:
    try:
        services.courier.guard.check_url(url)
    except Forbidden:
        raise BadRequest("bad_receiver") from None


def _receiver(services: Services, owner: str, channel: str, address: Address) -> Receiver:
    made = services.caller.clock()
    return Receiver(id=new_receiver_id(), owner=owner, channel=channel, address=address, made=made)


async def _add(services: Services, receiver: Receiver) -> None:
    outbox = services.caller.outbox
    known = await outbox.receivers(receiver.owner)
    others = [other for other in known if other.address != receiver.address]
    if len(others) >= MOST_RECEIVERS:
        raise Conflict("too_many_receivers", most=MOST_RECEIVERS)
    await outbox.add(receiver)


async def _begin(services: Services, owner: str, usual: Wish) -> None:
    """Who says where they are to be told wants to be told."""
    outbox = services.caller.outbox
    wish = await outbox.wish(owner)
    await outbox.keep_wish(owner, usual if wish is None else replace(wish, is_on=True, origin=usual.origin))


def _shown(receiver: Receiver, addresses: Mapping[str, str]) -> NoticeReceiver:
    address = receiver.address
    if isinstance(address, MailAddress):
        return NoticeReceiver(receiver.id, "mail", addresses.get(address.id, ""), receiver.made)
    url = address.url if isinstance(address, WebAddress) else address.endpoint
    label = urlsplit(url).hostname or ""
    return NoticeReceiver(receiver.id, receiver.channel, label, receiver.made)  # type: ignore[arg-type]


async def _addresses(services: Services, guest: Guest) -> list[KnownMailAddress]:
    is_account = services.postman.is_on and services.accounts.is_account(guest.id)
    return (await services.accounts.store.ways(guest.id)).addresses if is_account else []


async def _notices_response(services: Services, guest: Guest) -> Response:
    outbox = services.caller.outbox
    wish = await outbox.wish(guest.id) or Wish(is_on=False)
    quiet = None if wish.quiet is None else QuietHours(wish.quiet.start, wish.quiet.end)
    known = [KnownAddress(each.id, each.address) for each in await _addresses(services, guest)]
    places = {each.id: each.address for each in known}
    ways = [_shown(receiver, places) for receiver in await outbox.receivers(guest.id)]
    channels = services.caller.channels()
    return json_response(
        Notices(
            *(wish.is_on, list(wish.kinds), wish.is_always, quiet, wish.zone, wish.language),
            *(ways, channels, services.push.public_key, known),
        )
    )


async def _table_response(services: Services, guest: Guest, table_id: str) -> Response:
    table = await services.hub.table(table_id)
    outbox = services.caller.outbox
    wish = await outbox.wish(guest.id) or Wish(is_on=False)
    kinds = wish.tables.get(table_id)
    ways = await outbox.receivers(table_id) if table.document.is_host(guest.id) else []
    own = None if kinds is None else list(kinds)
    return json_response(TableNotices(own, wish.is_on, [_shown(receiver, {}) for receiver in ways]))
