"""Having no more notices by mail: by a link that needs no sign-in, or by the mail program (RFC 8058)."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from boriken.server.contract.notices import Unsubscribed
from boriken.server.edges import payer_of
from boriken.server.errors import NotFound
from boriken.server.limits import UNSUBSCRIBING
from boriken.server.notices.wishes import MailAddress
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.services import InServices

router = APIRouter(prefix="/api/unsubscribe", tags=["notices"], responses=ERRORS)


@router.get("/{token}", include_in_schema=False)
async def open_unsubscribe(token: str, services: InServices) -> Response:
    """Who opens the address is asked first: programs open all links of a mail."""
    return RedirectResponse(f"{services.settings.base_path}/unsubscribe#{token}", 303)


@router.post("/{token}", responses=answered_by(Unsubscribed))
async def unsubscribe(token: str, request: Request, services: InServices) -> Response:
    """Send no more notices to an address. The body, which mail programs send as a form, says nothing more."""
    services.limiter.take("unsubscribing", payer_of(request.scope), UNSUBSCRIBING)
    id = services.mailer.receiver_of(token)
    if id is None:
        raise NotFound("no_receiver")
    outbox = services.caller.outbox
    receiver = await outbox.receiver(id)
    if receiver is None or not isinstance(receiver.address, MailAddress):
        return json_response(Unsubscribed(None))
    await outbox.remove(receiver.owner, id)
    known = await services.accounts.store.address(receiver.address.id)
    return json_response(Unsubscribed(None if known is None else known.address))
