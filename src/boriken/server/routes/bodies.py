"""The bodies of requests, read into the structs of the contract."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Depends, Request

from boriken.server.contract import accounts, analysis, base, meeting, notices, requests
from boriken.server.contract.openapi import content
from boriken.server.errors import Invalid
from boriken.server.malformed import of_body

Body = TypeVar("Body", bound=base.Request)


def reading(body: type[base.Request]) -> dict[str, Any]:
    """What a route reads, for the description of the interface."""
    return {"requestBody": {"required": not _may_be_left_out(body), **content(body)}}


def _may_be_left_out(body: type[base.Request]) -> bool:
    return not any(field.required for field in msgspec.structs.fields(body))


def read(text: str | bytes, kind: type[Body]) -> Body:
    """A request, or the first thing that is wrong with it, and where."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Invalid("malformed", **of_body(error)) from None


def _reader(kind: type[Body]) -> Callable[[Request], Awaitable[Body]]:
    default = b"{}" if _may_be_left_out(kind) else b""

    async def read_body(request: Request) -> Body:
        return read(await request.body() or default, kind)

    return read_body


InNaming = Annotated[requests.Naming, Depends(_reader(requests.Naming))]
InOptions = Annotated[requests.GameOptions, Depends(_reader(requests.GameOptions))]
InNewTable = Annotated[requests.NewTable, Depends(_reader(requests.NewTable))]
InJoining = Annotated[requests.Joining, Depends(_reader(requests.Joining))]
InSettingSeat = Annotated[requests.SettingSeat, Depends(_reader(requests.SettingSeat))]
InStandingIn = Annotated[requests.StandingIn, Depends(_reader(requests.StandingIn))]
InStarting = Annotated[requests.Starting, Depends(_reader(requests.Starting))]
InClaiming = Annotated[requests.Claiming, Depends(_reader(requests.Claiming))]
InActing = Annotated[requests.Acting, Depends(_reader(requests.Acting))]
InUndoing = Annotated[requests.Undoing, Depends(_reader(requests.Undoing))]
InAnsweringUndo = Annotated[requests.AnsweringUndo, Depends(_reader(requests.AnsweringUndo))]
InPreviewing = Annotated[requests.Previewing, Depends(_reader(requests.Previewing))]
InProposing = Annotated[requests.Proposing, Depends(_reader(requests.Proposing))]
InSaying = Annotated[requests.Saying, Depends(_reader(requests.Saying))]
InMarkingRead = Annotated[requests.MarkingRead, Depends(_reader(requests.MarkingRead))]
InHiding = Annotated[requests.Hiding, Depends(_reader(requests.Hiding))]
InReporting = Annotated[requests.Reporting, Depends(_reader(requests.Reporting))]
InSettingTalk = Annotated[requests.SettingTalk, Depends(_reader(requests.SettingTalk))]
InSeeking = Annotated[meeting.Seeking, Depends(_reader(meeting.Seeking))]
InSettingNotices = Annotated[notices.SettingNotices, Depends(_reader(notices.SettingNotices))]
InSettingTableNotices = Annotated[notices.SettingTableNotices, Depends(_reader(notices.SettingTableNotices))]
InNewPush = Annotated[notices.NewPush, Depends(_reader(notices.NewPush))]
InNewMail = Annotated[notices.NewMail, Depends(_reader(notices.NewMail))]
InNewWebhook = Annotated[notices.NewWebhook, Depends(_reader(notices.NewWebhook))]
InStanding = Annotated[analysis.Standing, Depends(_reader(analysis.Standing))]
InTrying = Annotated[analysis.Trying, Depends(_reader(analysis.Trying))]
InTryingPreview = Annotated[analysis.TryingPreview, Depends(_reader(analysis.TryingPreview))]
InTryingProposal = Annotated[analysis.TryingProposal, Depends(_reader(analysis.TryingProposal))]
InEvaluating = Annotated[analysis.Evaluating, Depends(_reader(analysis.Evaluating))]
InAskingBot = Annotated[analysis.AskingBot, Depends(_reader(analysis.AskingBot))]
InBeginningPasskey = Annotated[accounts.BeginningPasskey, Depends(_reader(accounts.BeginningPasskey))]
InMadePasskey = Annotated[accounts.MadePasskey, Depends(_reader(accounts.MadePasskey))]
InUsedPasskey = Annotated[accounts.UsedPasskey, Depends(_reader(accounts.UsedPasskey))]
InAskingMail = Annotated[accounts.AskingMail, Depends(_reader(accounts.AskingMail))]
InFollowingMail = Annotated[accounts.FollowingMail, Depends(_reader(accounts.FollowingMail))]
InLookingAtLink = Annotated[accounts.LookingAtLink, Depends(_reader(accounts.LookingAtLink))]
InUsingCode = Annotated[accounts.UsingCode, Depends(_reader(accounts.UsingCode))]
