"""Talking at a table, for clients without a WebSocket; and what is done about those who talk."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from boriken.server.changes.talking import set_talk
from boriken.server.contract.chat import Chat, HiddenPeople, HiddenPerson
from boriken.server.contract.requests import Hiding, MarkingRead, Reporting, Saying, SettingTalk
from boriken.server.contract.updates import Update
from boriken.server.edges import payer_of
from boriken.server.guests import Guest
from boriken.server.hub import now
from boriken.server.presenting import moment
from boriken.server.room import Room
from boriken.server.routes.answers import ERRORS, answered_by, json_response, update_response
from boriken.server.routes.bodies import (
    InHiding,
    InMarkingRead,
    InReporting,
    InSaying,
    InSettingTalk,
    reading,
)
from boriken.server.routes.game import LONGEST_WAIT
from boriken.server.services import InGuest, InGuestOrNone, InServices, Services
from boriken.server.table import Change, Table

router = APIRouter(prefix="/api", tags=["chat"], responses=ERRORS)


@router.get("/tables/{table_id}/chat", responses=answered_by(Chat))
async def read_chat(
    table_id: str,
    request: Request,
    guest: InGuestOrNone,
    services: InServices,
    after: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    wait: Annotated[int, Query(ge=0, le=LONGEST_WAIT)] = 0,
) -> Response:
    """What is said at a table, as you may read it; with ``wait``, when something is said after a message."""
    room = await services.hub.room(table_id)
    identity = None if guest is None else guest.id
    if wait:
        with services.connections.one_more(payer_of(request.scope), identity):
            await _wait_for_message(services, room, identity, after, wait)
    return json_response(await services.talk.show(room, identity, after))


async def _wait_for_message(services: Services, room: Room, guest: str | None, after: int, wait: int) -> None:
    news = asyncio.Event()
    room.listeners.add(news)
    try:
        async with asyncio.timeout(wait):
            while (await services.talk.show(room, guest, after)).last <= after:
                if services.is_stopping or room.is_led_elsewhere or room.is_gone:
                    return
                await news.wait()
                news.clear()
    except TimeoutError:
        pass
    finally:
        room.listeners.discard(news)


@router.post("/tables/{table_id}/chat", responses=answered_by(Chat), openapi_extra=reading(Saying))
async def say(
    table_id: str, request: Request, body: InSaying, guest: InGuest, services: InServices
) -> Response:
    """Say something at a table."""
    await services.talk.say(table_id, guest, payer_of(request.scope), body)
    return await _chat_response(services, table_id, guest)


@router.post("/tables/{table_id}/chat/read", responses=answered_by(Chat), openapi_extra=reading(MarkingRead))
async def mark_read(table_id: str, body: InMarkingRead, guest: InGuest, services: InServices) -> Response:
    """You have read what was said, up to a message."""
    await services.talk.read(table_id, guest, body.number)
    return await _chat_response(services, table_id, guest)


@router.post(
    "/tables/{table_id}/chat/{number}/hide", responses=answered_by(Chat), openapi_extra=reading(Hiding)
)
async def hide(table_id: str, number: int, body: InHiding, guest: InGuest, services: InServices) -> Response:
    """Read nothing more of who said this: at this table (mute), or everywhere (block)."""
    await services.talk.hide(table_id, guest, number, body)
    return await _chat_response(services, table_id, guest)


@router.post(
    "/tables/{table_id}/chat/{number}/report", responses=answered_by(Chat), openapi_extra=reading(Reporting)
)
async def report(
    table_id: str, number: int, body: InReporting, guest: InGuest, services: InServices
) -> Response:
    """Tell who runs the server of this message."""
    await services.talk.report(table_id, guest, number, body)
    return await _chat_response(services, table_id, guest)


async def _chat_response(services: Services, table_id: str, guest: Guest) -> Response:
    room = await services.hub.room(table_id)
    return json_response(await services.talk.show(room, guest.id))


@router.post("/tables/{table_id}/talk", responses=answered_by(Update), openapi_extra=reading(SettingTalk))
async def who_may_talk(table_id: str, body: InSettingTalk, guest: InGuest, services: InServices) -> Response:
    """Host: let everybody talk, those who sit at the table alone, or nobody."""

    async def make(table: Table) -> Change | None:
        table.require_host(guest.id)
        return set_talk(table, body.talk, now())

    outcome = await services.hub.change(table_id, make)
    return await update_response(services, outcome.table, guest)


# --- Whom one does not want to hear ------------------------------------------------------------------------


@router.get("/me/hidden", responses=answered_by(HiddenPeople))
async def hidden_people(guest: InGuest, services: InServices) -> Response:
    """Those whose messages you do not want to read."""
    return await _hidden_response(services, guest)


@router.delete("/me/hidden/{choice}", responses=answered_by(HiddenPeople))
async def show_again(choice: str, guest: InGuest, services: InServices) -> Response:
    """Read somebody again."""
    await services.talk.unhide(guest, choice)
    return await _hidden_response(services, guest)


async def _hidden_response(services: Services, guest: Guest) -> Response:
    hidden = await services.talk.store.hidden_by(guest.id)
    return json_response(
        HiddenPeople([HiddenPerson(one.id, one.name, one.table_id or None, moment(one.at)) for one in hidden])
    )
