"""Whom somebody does not want to read: kept in the database, and known here for a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from boriken.server.leading.lease import Leads, SharedLeads
from boriken.server.storage.chat_store import ChatStore
from boriken.server.talking.said import Hidden

MOST_KNOWN: Final = 20_000
LASTING: Final = 30.0
"""Seconds for which another process's choice may go unnoticed; a process that is alone knows them all."""


class Hiders:
    """Asked for every message that somebody is told."""

    def __init__(self, store: ChatStore, leads: Leads) -> None:
        self._store = store
        self._lasting = LASTING if isinstance(leads, SharedLeads) else float("inf")
        self._known: OrderedDict[str, tuple[list[Hidden], float]] = OrderedDict()

    async def hidden_at(self, table_id: str, guest: str) -> frozenset[str]:
        """Whose messages a guest is not told at a table."""
        known = self._known.get(guest)
        if known is None or known[1] < time.monotonic():
            known = (await self._store.hidden_by(guest), time.monotonic() + self._lasting)
            self._known[guest] = known
            self._known.move_to_end(guest)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        return _at(table_id, known[0])

    def known(self, table_id: str, guest: str, otherwise: frozenset[str]) -> frozenset[str]:
        """The same without asking the database; after a change there is nothing known."""
        known = self._known.get(guest)
        return otherwise | {""} if known is None else _at(table_id, known[0])

    def forget(self, guest: str) -> None:
        self._known.pop(guest, None)


def _at(table_id: str, hidden: list[Hidden]) -> frozenset[str]:
    return frozenset(choice.whom for choice in hidden if choice.table_id in ("", table_id))
