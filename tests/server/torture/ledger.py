"""What clients were told of one table, to be compared with what is there after a crash."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import msgspec

from tests.server.torture.clients import Json


def digest(view: object) -> bytes:
    return hashlib.sha256(msgspec.json.encode(view, order="deterministic")).digest()[:12]


@dataclass
class Ledger:
    """Filled by all clients of a table."""

    acknowledged: dict[int, tuple[int, list[str]]] = field(default_factory=dict)
    """By entry: the seat that was told its actions are stored, and the actions."""
    told: dict[int, Json] = field(default_factory=dict)
    """Entries as anybody was told of them."""
    views: dict[tuple[int, int], bytes] = field(default_factory=dict)
    """By entry and seat: the position that was shown."""

    def acknowledge(self, entry: int, seat: int, actions: list[str]) -> str | None:
        """An answer to a request; what is wrong with it, if anything."""
        if entry in self.acknowledged:
            return f"entry {entry} was acknowledged twice: {self.acknowledged[entry]} and {(seat, actions)}"
        self.acknowledged[entry] = (seat, actions)
        return None

    def hear(self, update: Json, seat: int) -> None:
        for entry in update["entries"]:
            self.told.setdefault(entry["seq"], entry)
        if update["view"] is not None:
            self.views[update["seq"], seat] = digest(update["view"])

    def copy(self) -> Ledger:
        """What has been told until now; bots go on while we look."""
        return Ledger(dict(self.acknowledged), dict(self.told), dict(self.views))

    def problems(self, log: list[Json]) -> list[str]:
        """What is lost, changed, half or too much in the log, when no request is without an answer."""
        by_seq = {entry["seq"]: entry for entry in log}
        found: list[str] = []
        if [entry["seq"] for entry in log] != list(range(1, len(log) + 1)):
            found.append("the log has a gap")
        for seq, entry in self.told.items():
            if by_seq.get(seq) != entry:
                found.append(f"entry {seq} was told as {entry} and is {by_seq.get(seq)}")
        for seq, (seat, actions) in self.acknowledged.items():
            stored = by_seq.get(seq)
            if stored is None or (stored["seat"], stored.get("actions")) != (seat, actions):
                found.append(f"seat {seat} was told that {actions} is entry {seq}, which is {stored}")
        for entry in log:
            if entry.get("by") == "person" and entry["seq"] not in self.acknowledged:
                found.append(f"entry {entry['seq']} was carried out for nobody: {entry}")
        return found
