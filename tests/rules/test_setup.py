"""Set-up: the numbers of SET-1 to SET-10 and 2P-1 to 2P-4, for every edition and number of players."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given

from boriken.engine.invariants import problems
from boriken.engine.options import EDITIONS, Options
from boriken.rules.setup import new_state
from tests.book import BUILDINGS
from tests.games import PLAYER_COUNTS, TABLES, seeds, tables, words

COINS = {2: 3, 3: 2, 4: 3, 5: 4}
TILES = {
    2: ["indigo", "corn"],
    3: ["indigo", "indigo", "corn"],
    4: ["indigo", "indigo", "corn", "corn"],
    5: ["indigo", "indigo", "indigo", "corn", "corn"],
}
CHIPS = {
    "classic": {2: 65, 3: 76, 4: 101, 5: 126},
    "1897": {2: 65, 3: 75, 4: 100, 5: 126},
    "special": {2: 65, 3: 75, 4: 100, 5: 126},
}
WORKERS = {2: 40, 3: 55, 4: 75, 5: 95}
SHIPS = {2: [4, 6], 3: [4, 5, 6], 4: [5, 6, 7], 5: [6, 7, 8]}
FACE_UP = {2: 3, 3: 4, 4: 5, 5: 6}
ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
PROSPECTORS = {2: ["prospector"], 3: [], 4: ["prospector"], 5: ["prospector", "prospector 2"]}
PLANTATIONS = Counter(coffee=8, tobacco=9, corn=10, sugar=11, indigo=12)
BARRELS = Counter(corn=10, indigo=11, sugar=11, tobacco=9, coffee=9)

every_table = pytest.mark.parametrize(
    "options", TABLES, ids=[f"{options.edition}-{options.players}" for options in TABLES]
)


def start(options: Options, seed: int = 1) -> Any:
    return words(new_state(options, seed))


@every_table
def test_what_each_player_starts_with(options: Options) -> None:
    """SET-2, SET-3, 2P-1"""
    for order, seat in enumerate(start(options)["seats"]):
        assert seat == {
            "coins": COINS[options.players],
            "chips": 0,
            "noted": 0,
            "workers": 0,
            "goods": {},
            "island": {TILES[options.players][order]: {"tiles": 1, "workers": 0}},
            "city": [],
        }


@every_table
def test_chips_and_workers(options: Options) -> None:
    """SET-4, SET-5, 2P-4"""
    data = start(options)
    assert data["chips"] == CHIPS[options.edition][options.players]
    assert data["workers"] == WORKERS[options.players]
    assert data["worker_ship"] == options.players


@every_table
def test_ships_and_house(options: Options) -> None:
    """SET-6, 2P-4"""
    data = start(options)
    assert data["ships"] == [{"capacity": size, "good": None, "load": 0} for size in SHIPS[options.players]]
    assert data["trading_house"] == {}


@every_table
def test_role_cards(options: Options) -> None:
    """SET-7, 2P-4: three more than players, but seven for two."""
    data = start(options)
    assert list(data["cards"]) == ROLES + PROSPECTORS[options.players]
    assert len(data["cards"]) == (7 if options.players == 2 else options.players + 3)
    assert all(card == {"coins": 0, "seat": None} for card in data["cards"].values())


@every_table
def test_tiles(options: Options) -> None:
    """SET-8, 2P-2: the starting plantations come out first, then some are turned up."""
    data = start(options)
    two = options.players == 2
    assert data["quarries"] == (5 if two else 8)
    assert sum(data["face_up"].values()) == FACE_UP[options.players]
    assert data["discard"] == {}
    out = Counter(TILES[options.players]) + (Counter(dict.fromkeys(PLANTATIONS, 3)) if two else Counter())
    assert Counter(data["pile"]) + Counter(data["face_up"]) == PLANTATIONS - out


@every_table
def test_goods(options: Options) -> None:
    """SET-9, 2P-2"""
    out = 2 if options.players == 2 else 0
    assert start(options)["supply"] == {good: number - out for good, number in BARRELS.items()}


@every_table
def test_buildings(options: Options) -> None:
    """SET-10, 2P-3"""
    two = options.players == 2
    stock = start(options)["buildings"]
    assert stock == {name: b.copies_2p if two else b.copies for name, b in BUILDINGS.items()}
    production = sum(number for name, number in stock.items() if not BUILDINGS[name].beige)
    assert production == (12 if two else 20)
    assert sum(stock.values()) == (12 + 17 if two else 20 + 24 + 5)


@every_table
def test_the_game_begins(options: Options) -> None:
    data = start(options)
    assert (data["round"], data["governor"], data["ending"]) == (1, 0, [])
    assert [(frame["step"], frame["seat"]) for frame in data["frames"]] == [("round", 0)]
    assert problems(new_state(options, 1)) == []


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_the_governor_can_be_chosen(players: int) -> None:
    """SET-1; SET-3 goes by the order from the governor."""
    for governor in range(players):
        data = start(Options(players=players, governor=governor))
        assert data["governor"] == governor
        assert data["frames"][0]["seat"] == governor
        for order in range(players):
            assert list(data["seats"][(governor + order) % players]["island"]) == [TILES[players][order]]


@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_chance_can_choose_the_governor(players: int) -> None:
    """SET-1"""
    chosen = Counter(start(Options(players=players, governor=-1), seed)["governor"] for seed in range(200))
    assert set(chosen) == set(range(players))
    assert max(chosen.values()) < 2 * 200 / players


@given(options=tables(), seed=seeds)
def test_the_seed_is_all_that_chance_is(options: Options, seed: int) -> None:
    assert start(options, seed) == start(options, seed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_tiles_come_in_another_order_with_another_seed(edition: str) -> None:
    """SET-8"""
    first = {str(sorted(start(Options(edition=edition), seed)["face_up"].items())) for seed in range(50)}
    assert len(first) > 30
