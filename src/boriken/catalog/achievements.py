"""The secret cards of expansion VI (ACH-3): ``achievements.csv``."""

from __future__ import annotations

from typing import Final

from boriken.catalog.tables import read_table

# The order of ``data/achievements.csv``; a test checks that the two agree.
MAJOR_INVESTOR: Final = 0
MAJOR_LANDOWNER: Final = 1
MASTER_COLLECTOR: Final = 2
SENIOR_BUREAUCRAT: Final = 3
TRADE_STRATEGIST: Final = 4
HEAD_ADMINISTRATOR: Final = 5
LEADING_EMPLOYER: Final = 6
LEADING_PRODUCER: Final = 7
BIG_SPENDER: Final = 8
COFFEE_DISPATCHER: Final = 9
TOBACCO_DISPATCHER: Final = 10
DOCK_TYCOON: Final = 11
LUXURY_GOODS_PROVIDER: Final = 12
MASTER_AGRONOMIST: Final = 13
SPECIALISED_SHIPPER: Final = 14
CARAMEL_POPCORN_INVENTOR: Final = 15
CONFECTIONERY_SUPPLIER: Final = 16
LUXURY_CROP_TRADER: Final = 17
PASTRY_MAKER: Final = 18
TAVERN_SUPPLIER: Final = 19
TOBACCO_AND_FRUIT_BROKER: Final = 20
DEAL_CLOSER: Final = 21
INDEPENDENT_SHIPPER: Final = 22
PRUDENT_MERCHANT: Final = 23
SUGAR_DISPATCHER: Final = 24
TRADE_TYCOON: Final = 25
TROPICAL_PRODUCE_MAGNATE: Final = 26
CORN_DISPATCHER: Final = 27
INDIGO_DISPATCHER: Final = 28
MASTER_ARCHITECT: Final = 29
ACHIEVEMENTS: Final = 30


def _load() -> list[tuple[str, int]]:
    cards = [(row["id"], int(row["vp"])) for row in read_table("achievements")]
    for number, name in ((DEAL_CLOSER, "deal_closer"), (MASTER_ARCHITECT, "master_architect")):
        if cards[number][0] != name:
            raise ValueError(f"achievements.csv: row {number} must be {name}, not {cards[number][0]}.")
    return cards


ACHIEVEMENT_NAMES: Final[list[str]] = [name for name, _ in _load()]
ACHIEVEMENT_POINTS: Final[list[int]] = [points for _, points in _load()]
