"""Random small positions with a guesthouse, as documents of ``boriken.position``."""

from __future__ import annotations

from random import Random
from typing import Any

from boriken.catalog.buildings import BUILDINGS
from boriken.engine.ids import FIELD_NAMES, GOOD_NAMES

ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
USEFUL = {
    "settler": ["hacienda", "construction_hut", "hospice", "forest_house", "library", "hunting_lodge"],
    "mayor": ["library", "villa"],
    "builder": ["university", "black_market", "church", "zoning_office", "library"],
    "craftsman": ["factory", "specialty_factory", "aqueduct", "chapel", "jeweler", "library"],
    "trader": ["small_market", "office", "trading_post", "land_office", "forest_house", "library"],
    "captain": [
        *("harbor", "wharf", "small_wharf", "lighthouse", "union_hall", "royal_supplier", "library"),
        *("small_warehouse", "large_warehouse", "storehouse"),
    ],
    "prospector": ["library"],
    "buccaneer": ["chapel", "land_office", "hunting_lodge", "zoning_office"],
}
"""Buildings that make a phase worth looking at."""
POSTS = ["chapel", "land_office", "hunting_lodge", "zoning_office"]
GOALS = [
    *("specialist / corn", "twin_farmers / corn indigo", "harvest_weighing corn", "two_baskets corn indigo"),
    *("closing_time corn", "solemn_departure corn", "festival_delivery corn indigo"),
]
EXTRAS = [
    [],
    ["nobles"],
    ["nobles", "buccaneer"],
    ["nobles", "festival"],
    ["buccaneer", "festival"],
    ["nobles", "buccaneer", "festival"],
]


def random_position(edition: str, seed: int) -> tuple[dict[str, Any], str]:
    """A position in which A or B owns a guesthouse, and the role that is taken next."""
    chance = Random(f"{edition} {seed}")
    players = chance.choice([2, 2, 3])
    extras = chance.choice(EXTRAS)
    role = chance.choice([*ROLES, *(["prospector"] if players == 2 else [])])
    if "buccaneer" in extras and chance.random() < 0.4:
        role = "buccaneer"
    document: dict[str, Any] = {
        "edition": edition,
        "players": players,
        "expansions": ["new_buildings", *extras],
        "seed": seed,
        "face_up": counts(chance, GOOD_NAMES, 3, 1),
        "worker_ship": chance.choice([2, 3, 4, 6]),
        "workers": chance.choice([0, 1, 2, 20]),
        "trading_house": counts(chance, GOOD_NAMES, 2, 1),
    }
    if edition == "special" and chance.random() < 0.3:
        document["expansions"].append("achievements")
    if "nobles" in extras:
        document["nobles"] = chance.choice([0, 1, 8])
        document["ship_nobles"] = chance.choice([0, 1, 2])
    if "festival" in extras:
        document["goals"] = chance.sample(GOALS, 2)
    if chance.random() < 0.3:
        document["ending"] = ["city"]
    if chance.random() < 0.2:
        document["chips"] = chance.choice([0, 3])
    document["cards"] = taken_cards(chance, players, role)
    for letter in "ABC"[:players]:
        document[letter] = other_seat(chance)
    document[chance.choice("AB")] = owner_seat(chance, extras, role)
    return document, role


def taken_cards(chance: Random, players: int, role: str) -> dict[str, str]:
    """The last choice of a round is a good place to look at."""
    turns = 6 if players == 2 else players
    free = [card for card in ROLES if card != role]
    taken = chance.sample(free, min(len(free), chance.choice([0, 0, turns - 1])))
    return {card: "ABC"[turn % players] for turn, card in enumerate(taken)}


def counts(chance: Random, names: list[str], kinds: int, most: int) -> str:
    return ", ".join(f"{chance.randint(1, most)} {name}" for name in chance.sample(names, kinds))


def other_seat(chance: Random) -> dict[str, Any]:
    return {
        "coins": chance.randint(0, 5),
        "goods": counts(chance, GOOD_NAMES, chance.randint(0, 2), 2),
        "island": "corn 1/1, indigo 0/1",
        "city": "small_indigo_plant 0",
    }


def owner_seat(chance: Random, extras: list[str], role: str) -> dict[str, Any]:
    tiles = {kind: chance.choice([1, 1, 2]) for kind in chance.sample(FIELD_NAMES, chance.randint(1, 3))}
    if "festival" in extras:
        tiles["corn"] = 2
    guests = chance.choice([1, 2])
    city = {"guesthouse": guests, **random_city(chance, extras, role)}
    seat: dict[str, Any] = {
        "coins": chance.randint(0, 7),
        "goods": counts(chance, GOOD_NAMES, chance.randint(0, 3), 3),
        "island": ", ".join(f"{kind} {chance.randint(0, number)}/{number}" for kind, number in tiles.items()),
        "city": ", ".join(f"{building} {crew}" for building, crew in city.items()),
        "workers": chance.choice([0, 1]),
    }
    if "nobles" in extras:
        posts = [building for building in POSTS if city.get(building) and chance.random() < 0.5]
        seat["noble_guests"] = chance.randint(0, guests)
        seat["noble_posts"] = ", ".join(posts)
        seat["nobles"] = len(posts) + seat["noble_guests"]
    return seat


def random_city(chance: Random, extras: list[str], role: str) -> dict[str, int]:
    """Buildings, most of them of use with the role, and the workers on them.

    No black market with nobles: it takes anybody from an ordinary place, where the engine does not say who
    is a noble (NOB-5), so a free player could exchange a noble guest for a worker who stands elsewhere.
    """
    barred = ["guesthouse", *(["black_market"] if "nobles" in extras else [])]
    market = {
        building.id: building.circles
        for building in BUILDINGS
        if building.expansion in ("base", "new_buildings", *extras) and building.id not in barred
    }
    useful = [building for building in USEFUL[role] if building in market]
    chosen = chance.sample(useful, min(len(useful), chance.randint(1, 3)))
    chosen += chance.sample([building for building in market if building not in chosen], chance.randint(1, 2))
    if "villa" in market and "villa" not in chosen and chance.random() < 0.2:
        chosen.append("villa")
    return {building: min(market[building], chance.choice([0, 0, 1])) for building in chosen}
