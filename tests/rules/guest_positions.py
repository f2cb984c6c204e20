"""Random small positions with a guesthouse, as documents of ``boriken.position``."""

from __future__ import annotations

from random import Random

from boriken.catalog.buildings import BUILDINGS
from boriken.engine.actions import NOBLE_POSTS
from boriken.engine.ids import FIELD_NAMES, GOOD_NAMES

MOST_GUESTS = 2
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


def random_position(edition: str, seed: int) -> dict[str, object]:
    """A position in which A or B owns a guesthouse, at the choice of a role."""
    chance = Random(f"{edition} {seed}")
    players = chance.choice([2, 2, 3])
    extras = chance.choice(EXTRAS)
    document: dict[str, object] = {
        "edition": edition,
        "players": players,
        "expansions": ["new_buildings", *extras],
        "seed": seed,
        "face_up": counts(chance, GOOD_NAMES, 3, 1),
        "worker_ship": chance.choice([2, 3, 4, 6]),
        "workers": chance.choice([0, 1, 2, 20]),
        "trading_house": counts(chance, GOOD_NAMES, 2, 1),
        "ships": {},
    }
    if edition == "special" and chance.random() < 0.3:
        document["expansions"] = [*document["expansions"], "achievements"]  # type: ignore[misc]
    if "nobles" in extras:
        document["nobles"] = chance.choice([0, 1, 8])
        document["ship_nobles"] = chance.choice([0, 1, 2])
    if "festival" in extras:
        document["goals"] = chance.sample(GOALS, 2)
    if chance.random() < 0.3:
        document["ending"] = ["city"]
    if chance.random() < 0.2:
        document["chips"] = chance.choice([0, 3])
    take_cards(chance, document, players)
    for number in range(players):
        document["ABC"[number]] = other_seat(chance)
    document["AB"[chance.randrange(2)]] = owner_seat(chance, extras, edition)
    return document


def take_cards(chance: Random, document: dict[str, object], players: int) -> None:
    """Some roles have been taken already; the last choice of a round is a good place to look at."""
    turns = 6 if players == 2 else players
    taken = chance.choice([0, 0, turns - 1])
    roles = chance.sample(["settler", "mayor", "builder", "craftsman", "trader", "captain"], taken)
    document["cards"] = {role: "ABC"[turn % players] for turn, role in enumerate(roles)}


def counts(chance: Random, names: list[str], kinds: int, most: int) -> str:
    return ", ".join(f"{chance.randint(1, most)} {name}" for name in chance.sample(names, kinds))


def other_seat(chance: Random) -> dict[str, object]:
    return {
        "coins": chance.randint(0, 5),
        "goods": counts(chance, GOOD_NAMES, chance.randint(0, 2), 3),
        "island": "corn 1/1, indigo 0/1",
        "city": "small_indigo_plant 0",
    }


def owner_seat(chance: Random, extras: list[str], edition: str) -> dict[str, object]:
    kinds = chance.sample(FIELD_NAMES, chance.randint(1, 3))
    island = []
    for kind in kinds:
        tiles = chance.choice([1, 1, 2])
        island.append(f"{kind} {chance.randint(0, tiles)}/{tiles}")
    if "festival" in extras and "corn" not in kinds:
        island.append("corn 0/2")
    guests = chance.randint(1, MOST_GUESTS)
    noble_guests = chance.randint(0, guests) if "nobles" in extras else 0
    city, posts = [f"guesthouse {guests}"], []
    packs = ("base", "new_buildings", *extras)
    market = [b for b in BUILDINGS if b.expansion in packs and b.id != "guesthouse"]
    beige = [building for building in market if building.is_beige]
    chosen = chance.sample(beige, chance.randint(2, 4))
    extra = chance.choice(market)
    for building in [*chosen, *([extra] if extra not in chosen else [])]:
        crew = min(building.circles, chance.choice([0, 0, 0, 1]))
        city.append(f"{building.id} {crew}")
        if crew and "nobles" in extras and is_post(building.id) and chance.random() < 0.5:
            posts.append(building.id)
    seat: dict[str, object] = {
        "coins": chance.randint(0, 7),
        "goods": counts(chance, GOOD_NAMES, chance.randint(0, 3), 3),
        "island": ", ".join(island),
        "city": ", ".join(city),
        "workers": chance.choice([0, 1]),
    }
    if "nobles" in extras:
        seat |= {
            "nobles": noble_guests + len(posts),
            "noble_guests": noble_guests,
            "noble_posts": ", ".join(posts),
        }
    return seat


def is_post(building: str) -> bool:
    return building in [BUILDINGS[number].id for number in NOBLE_POSTS] and building != "guesthouse"
