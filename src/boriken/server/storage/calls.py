"""Calls are stored with the change that makes them: none is lost, and none is made that nobody wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Integer,
    String,
    Update,
    bindparam,
    false,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from boriken.server.changes.calling import OF_A_WAIT
from boriken.server.storage.schema import notices, wishes
from boriken.server.table import Change

DUE: Final = "due"
SENT: Final = "sent"
OVER: Final = "over"


def _word(word: str) -> ColumnElement[str]:
    """Written out: SQLite's statements are carried out by the driver, which knows only what a row says."""
    return literal_column(f"'{word}'", String)


_COLUMNS: Final = ("owner", "table_id", "kind", "seat", "due", "state", "told")


def calling(
    insert: Callable[..., Any],
) -> postgresql.Insert | sqlite.Insert:
    """Call somebody who wishes to be; who was called for the same wait is not called again."""
    found = select(
        wishes.c.owner,
        bindparam("table_id", type_=String),
        bindparam("kind", type_=String),
        bindparam("seat", type_=Integer),
        bindparam("due", type_=BigInteger),
        _word(DUE),
        false(),
    ).where(wishes.c.owner == bindparam("called", type_=String))
    statement = insert(notices).from_select(_COLUMNS, found)
    again = {"seat": statement.excluded.seat, "due": statement.excluded.due, "state": _word(DUE)}
    done: postgresql.Insert | sqlite.Insert = statement.on_conflict_do_update(
        index_elements=[notices.c.owner, notices.c.table_id, notices.c.kind],
        set_=again,
        where=notices.c.state == _word(OVER),
    )
    return done


def call_rows(change: Change) -> list[dict[str, object]]:
    return [
        {
            "called": call.owner,
            "table_id": change.table.id,
            "kind": call.kind,
            "seat": call.seat,
            "due": call.due,
        }
        for call in change.calls
    ]


def ending() -> Update:
    """Nobody waits for a seat any more: what was said of it is withdrawn."""
    return (
        update(notices)
        .where(
            notices.c.table_id == bindparam("of_table", type_=String),
            notices.c.seat == bindparam("of_seat", type_=Integer),
            notices.c.kind.in_([_word(kind) for kind in OF_A_WAIT]),
        )
        .values(state=_word(OVER), due=bindparam("at", type_=BigInteger))
    )


def end_row(change: Change) -> dict[str, object]:
    return {"of_table": change.table.id, "of_seat": change.awaited, "at": change.entry.at}
