"""The numbers of the set-up (SET-1 to SET-10, 2P-1 to 2P-4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.tables import read_table


@dataclass(frozen=True)
class Setup:
    """One row of ``setup.csv``: what a number of players starts with."""

    players: int
    coins: int
    start_tiles: tuple[str, ...]
    chips: dict[str, int]
    """By edition (SET-4)."""
    supply_workers: int
    ship_workers: int
    ships: tuple[int, ...]
    prospectors: int
    face_up: int
    roles_per_player: int


def _load_setups() -> dict[int, Setup]:
    return {
        int(row["players"]): Setup(
            players=int(row["players"]),
            coins=int(row["coins"]),
            start_tiles=tuple(row["start_tiles"].split()),
            chips={name: edition.chips[place] for name, edition in EDITION_RECORDS.items()},
            supply_workers=int(row["supply_workers"]),
            ship_workers=int(row["ship_workers"]),
            ships=tuple(int(capacity) for capacity in row["ships"].split()),
            prospectors=int(row["prospectors"]),
            face_up=int(row["face_up"]),
            roles_per_player=int(row["roles_per_player"]),
        )
        for place, row in enumerate(read_table("setup"))
    }


SETUPS: Final[dict[int, Setup]] = _load_setups()


@dataclass(frozen=True)
class Pieces:
    """Tiles and barrels: what lies in the box, and what two players leave there (2P-2)."""

    quarries: int
    tiles: tuple[int, ...]
    barrels: tuple[int, ...]


FULL_BOX: Final = Pieces(quarries=8, tiles=(10, 12, 11, 9, 8), barrels=(10, 11, 11, 9, 9))
TWO_PLAYERS: Final = Pieces(quarries=5, tiles=(7, 9, 8, 6, 5), barrels=(8, 9, 9, 7, 7))
