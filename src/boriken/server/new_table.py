"""What a new table is made of: what the host asks for, checked; for a rematch, what was played before."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from boriken.catalog.buildings import BUILDINGS
from boriken.engine.errors import BadOptions
from boriken.engine.options import HUMAN, PUERTOMA, Options
from boriken.rules.compiling import compile_rules
from boriken.server.changes.seating import STAND_IN, bot_seat
from boriken.server.characters import with_characters
from boriken.server.contract.catalogue import DraftRow, Fitting
from boriken.server.contract.errors import Problem
from boriken.server.contract.requests import GameOptions, NewClock, NewSeat, NewTable
from boriken.server.document import BOT, OPEN, PERSON, Clock, Document, SeatDocument
from boriken.server.errors import BadRequest
from boriken.server.guests import LONGEST_TITLE, Guest, clean_text
from boriken.server.table import Table

DEFAULT_SECONDS: Final = 300
DAY: Final = 86_400


def new_document(body: NewTable, host: Guest, now: int) -> Document:
    seats = body.seats or [
        NewSeat(kind="you"),
        *[NewSeat(kind="open") for _ in range(body.options.players - 1)],
    ]
    seats = sorted(seats, key=lambda seat: seat.kind == PUERTOMA)  # PUE-1: they sit after all humans
    options = _options(body.options, seats)
    if body.rated:
        _check_rated(body, seats)
    if sum(seat.kind == "you" for seat in seats) > 1:
        raise BadRequest("one_seat_yours")
    document = Document(
        title=clean_text(body.title, LONGEST_TITLE) or host.name,
        host=host.id,
        host_name=host.name,
        options=dict(options.to_json()),
        seats=tuple(_seat(seat, host) for seat in seats),
        order=body.order,
        undo=body.undo,
        clock=_clock(body.clock),
        is_public=body.public,
        is_rated=body.rated,
        talk=body.talk,
        created=now,
    )
    return with_characters(document)


def _check_rated(body: NewTable, seats: list[NewSeat]) -> None:
    """What a rating could not be given for, or could be escaped by."""
    if any(seat.kind == PUERTOMA for seat in seats):
        raise BadRequest("rated_without_puertomas")
    if body.clock.kind == "none":
        raise BadRequest("rated_needs_clock")


def _options(body: GameOptions, seats: list[NewSeat]) -> Options:
    try:
        return Options(
            seats=[PUERTOMA if seat.kind == PUERTOMA else HUMAN for seat in seats],
            any_order=True,
            **{name: getattr(body, name) for name in GameOptions.__struct_fields__},
        )
    except BadOptions as error:
        raise BadRequest.of(error) from None


def check_options(body: GameOptions) -> None:
    """Refuse what no table can be made with."""
    try:
        compile_rules(_options(body, [NewSeat(kind="open")] * body.players))
    except BadOptions as error:
        raise BadRequest.of(error) from None


def fitting(body: GameOptions) -> Fitting:
    """Whether a table can be made with options, and what is drafted with them (NEW-1)."""
    seats = [NewSeat(kind="open")] * body.players
    problem: Problem | None = None
    draft: list[DraftRow] = []
    try:
        draft = _draft_rows(_options(replace(body, draft="players", buildings=[]), seats))
        compile_rules(_options(body, seats))
    except BadOptions as error:
        problem = BadRequest.of(error).problem
    except BadRequest as refused:
        problem = refused.problem
    return Fitting(problem, draft)


def _draft_rows(options: Options) -> list[DraftRow]:
    rules = compile_rules(options)
    return [
        DraftRow(cost, spaces, [BUILDINGS[kind].id for kind in rules.draftable if rules.cost[kind] == cost])
        for cost, spaces in enumerate(rules.draft_spaces)
        if spaces
    ]


def _seat(seat: NewSeat, host: Guest) -> SeatDocument:
    if seat.kind == "you":
        return _seat_of(host)
    if seat.kind == OPEN:
        return SeatDocument()
    return puertoma_seat() if seat.kind == PUERTOMA else bot_seat(seat.bot or STAND_IN)


def _seat_of(host: Guest) -> SeatDocument:
    return SeatDocument(kind=PERSON, name=host.name, guests=(host.id,))


def puertoma_seat() -> SeatDocument:
    """PUE-1: part of the game, from the making of the table on."""
    return SeatDocument(kind=PUERTOMA, name=PUERTOMA.capitalize())


def _clock(clock: NewClock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if clock.kind == "day":
        return Clock(kind="day", seconds=(clock.days or 1) * DAY)
    return Clock(kind="decision", seconds=clock.seconds or DEFAULT_SECONDS)


# --- Rematch -----------------------------------------------------------------------------------------------


def again_document(table: Table, host: Guest, now: int) -> Document:
    """The same table with the seats of the other persons open."""
    old = table.document
    document = Document(
        title=old.title,
        host=host.id,
        host_name=host.name,
        options={**old.options, "any_order": True},
        seats=tuple(_seat_again(seat, host) for seat in old.seats),
        order=old.order,
        undo=old.undo,
        clock=old.clock,
        is_public=old.is_public,
        is_rated=old.is_rated,
        talk=old.talk,
        created=now,
    )
    return with_characters(document)


def _seat_again(seat: SeatDocument, host: Guest) -> SeatDocument:
    if seat.kind == PERSON:
        return _seat_of(host) if host.id in seat.guests else SeatDocument()
    if seat.kind == PUERTOMA:
        return puertoma_seat()
    return SeatDocument(kind=BOT, bot=seat.bot, character=seat.character)
