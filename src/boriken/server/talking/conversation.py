"""What is said at one table, in memory while somebody listens."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from boriken.server.talking.said import MOST_KEPT, Said


@dataclass(eq=False)
class Conversation:
    """All messages that are kept, and who has read up to where."""

    said: deque[Said] = field(default_factory=lambda: deque(maxlen=MOST_KEPT))
    read: dict[str, int] = field(default_factory=dict)

    @property
    def last(self) -> int:
        return self.said[-1].number if self.said else 0

    def with_number(self, number: int) -> Said | None:
        return next((message for message in self.said if message.number == number), None)

    def of_request(self, key: str) -> Said | None:
        """What a request has said before, if it comes again."""
        return next((message for message in reversed(self.said) if message.key == key), None)

    def read_by(self, guest: str | None) -> int | None:
        return None if guest is None else self.read.get(guest, 0)
