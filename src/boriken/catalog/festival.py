"""The cards of the festivals (FES-1, CAR-1): ``festival_cards.csv``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.catalog.tables import read_table

# The order of ``data/festival_cards.csv``; a test checks that the two agree.
HARVEST_WEIGHING: Final = 0
CARNIVAL_COCKTAIL: Final = 1
CLOSING_TIME: Final = 2
SPECIALIST: Final = 3
FARM_FAIR: Final = 4
FESTIVAL_DELIVERY: Final = 5
TWIN_FARMERS: Final = 6
TWO_BASKETS: Final = 7
SOLEMN_DEPARTURE: Final = 8
PIONEER_TOAST: Final = 9
INAUGURATION: Final = 10
TRADITIONAL_DEPARTURE: Final = 11
FESTIVAL_CARDS: Final = 12

FESTIVAL_GOALS: Final = [SPECIALIST, CARNIVAL_COCKTAIL, PIONEER_TOAST]
"""The three goals of expansion IV are cards of expansion V that are always in play (FES-1)."""


@dataclass(frozen=True)
class FestivalCard:
    """What a card draws and what it brings."""

    id: str
    goods: int
    goods_differ: bool
    plantations: int
    building: str
    """``row 3``, ``large`` or nothing."""
    workers: int
    coins: int
    vp: int


def _load() -> list[FestivalCard]:
    cards = [
        FestivalCard(
            id=row["id"],
            goods=int(row["goods"].split()[0]),
            goods_differ=row["goods"].endswith("different"),
            plantations=int(row["plantations"]),
            building=row["building"],
            workers=int(row["workers"]),
            coins=int(row["coins"]),
            vp=int(row["vp"]),
        )
        for row in read_table("festival_cards")
    ]
    for number, name in ((FARM_FAIR, "farm_fair"), (TRADITIONAL_DEPARTURE, "traditional_departure")):
        if cards[number].id != name:
            raise ValueError(f"festival_cards.csv: row {number} must be {name}, not {cards[number].id}.")
    return cards


CARDS: Final[list[FestivalCard]] = _load()
CARD_IDS: Final[list[str]] = [card.id for card in CARDS]
