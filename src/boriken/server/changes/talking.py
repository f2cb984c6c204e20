"""Who may talk at a table: the host's to say."""

from __future__ import annotations

from msgspec.structs import replace

from boriken.server.contract.entries import TalkSet
from boriken.server.document import OVER, PLAYING, WAITING, Talk
from boriken.server.table import Change, Table, changed


def set_talk(table: Table, talk: Talk, now: int) -> Change | None:
    """Let everybody talk, those who sit at the table, or nobody; nothing to do if it is so."""
    table.require(WAITING, PLAYING, OVER)
    if talk == table.document.talk:
        return None
    return changed(table, now, "talk_set", None, replace(table.document, talk=talk), TalkSet(talk))
