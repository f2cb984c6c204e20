"""What buildings do and what cards ask for, each in a short line: ``{indigo}`` is the edition's name."""

from __future__ import annotations

from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.festival import CARD_IDS, CARDS
from boriken.cli.views import GoalView
from boriken.cli.words import Words
from boriken.engine.ids import GOOD_NAMES

EFFECTS: Final = {
    "small_indigo_plant": "produces {indigo}, 1 circle",
    "small_sugar_mill": "produces {sugar}, 1 circle",
    "large_indigo_plant": "produces {indigo}, 3 circles",
    "large_sugar_mill": "produces {sugar}, 3 circles",
    "tobacco_storage": "produces {tobacco}, 3 circles",
    "coffee_roaster": "produces {coffee}, 2 circles",
    "small_market": "+1 {coin} when you sell (SMKT-1)",
    "hacienda": "one more, face-down {plantation} (HAC-1)",
    "construction_hut": "may take quarries (HUT-1)",
    "small_warehouse": "stores one kind more (SWH-1)",
    "hospice": "a worker for a new tile (HOS-1)",
    "office": "may sell kinds already sold (OFF-1)",
    "large_market": "+2 {coin}s when you sell (LMKT-1)",
    "large_warehouse": "stores two kinds more (LWH-1)",
    "factory": "{coin}s for kinds produced (FAC-1)",
    "university": "a worker for a new building (UNI-1)",
    "harbor": "+1 VP for every loading (HAR-1)",
    "wharf": "a ship of your own for one kind (WHA-1)",
    "guild_hall": "VP for production buildings (GLD-1)",
    "residence": "VP for fields used (RES-1)",
    "fortress": "VP for three workers each (FOR-1)",
    "customs_house": "VP for four VP in chips each (CUS-1)",
    "city_hall": "VP for beige buildings (CIT-1)",
    "aqueduct": "+1 {indigo}, +1 {sugar} of large ones (AQU-1)",
    "forest_house": "{plantation}s as forests (FOREST-1)",
    "black_market": "pay with worker, {barrel}, VP (BLM-1)",
    "storehouse": "stores three {barrel}s more (STO-1)",
    "guesthouse": "two workers who may move (GUE-1)",
    "trading_post": "sells to the supply (TPO-1)",
    "church": "VP for building in rows 2 to 4 (CHU-1)",
    "small_wharf": "ships any {barrel}s, 2 for 1 VP (SMW-1)",
    "lighthouse": "+1 {coin} for every loading (LIG-1)",
    "specialty_factory": "{coin}s for your best kind (SPE-1)",
    "library": "doubles your privileges (LIB-1)",
    "union_hall": "VP for pairs of {barrel}s (UNH-1)",
    "statue": "8 VP, needs no worker (STA-1)",
    "cloister": "VP for three equal fields each (CLO-1)",
    "land_office": "buys or returns land (LAO-1)",
    "chapel": "{craftsman}: 1 {coin}; {noble}: 1 VP (CHA-1)",
    "hunting_lodge": "returns a tile; {noble}: VP (HUN-1)",
    "zoning_office": "small ones −1; {noble}: large −2 (ZON-1)",
    "royal_supplier": "VP for a {barrel} per {noble} (ROY-1)",
    "villa": "a {noble} in each {mayor} phase (VIL-1)",
    "jeweler": "+1 {coin} for each {noble} (JEW-1)",
    "royal_garden": "+1 VP for each {noble} (GAR-1)",
}

_WANTED: Final = {
    "harvest_weighing": "produce 3 {a}",
    "carnival_cocktail": "produce {a}, {b} and {c} in one phase",
    "closing_time": "fill the {trading_house} with {a}",
    "specialist": "have 3 {x} {plantation}s",
    "farm_fair": "have {x} and {y} {plantation}s, produce {a} and {b}",
    "festival_delivery": "load 1 {a} and 2 {b} in one phase",
    "twin_farmers": "have 2 {x} and 2 {y} {plantation}s",
    "two_baskets": "produce 2 {a} and 2 {b} in one phase",
    "solemn_departure": "fill the largest ship with {a}",
    "pioneer_toast": "build the {building}",
    "inauguration": "build the {building}",
    "traditional_departure": "fill the smallest ship with {a}",
}

_CONDITIONS: Final = {
    "major_investor": "own 2 large buildings",
    "major_landowner": "at most 2 fields and 2 city spaces empty",
    "master_collector": "7 {barrel}s of one kind",
    "senior_bureaucrat": "7 small beige buildings",
    "trade_strategist": "7 VP in one {captain} phase",
    "head_administrator": "12 workers on buildings",
    "leading_employer": "9 workers on fields",
    "leading_producer": "produce 7 {barrel}s in one phase",
    "big_spender": "pay all your {coin}s for a large building",
    "coffee_dispatcher": "fill a ship with {coffee}",
    "tobacco_dispatcher": "fill a ship with {tobacco}",
    "dock_tycoon": "load 3 kinds in one {captain} phase",
    "luxury_goods_provider": "production of {sugar}, {tobacco} and {coffee}",
    "master_agronomist": "12 fields used",
    "specialised_shipper": "load 5 of one kind at once",
    "caramel_popcorn_inventor": "8 {barrel}s of {corn} and {sugar}",
    "confectionery_supplier": "7 {barrel}s of {indigo} and {sugar}",
    "luxury_crop_trader": "5 {barrel}s of {coffee} and {tobacco}",
    "pastry_maker": "9 {barrel}s of {corn} and {indigo}",
    "tavern_supplier": "6 {barrel}s of {coffee} and {sugar}",
    "tobacco_and_fruit_broker": "6 {barrel}s of {tobacco} and {indigo}",
    "deal_closer": "as {trader}, fill the {trading_house}",
    "independent_shipper": "fill an empty ship in one loading",
    "prudent_merchant": "keep 2 kinds at storage",
    "sugar_dispatcher": "fill a ship with {sugar}",
    "trade_tycoon": "sell for 6 {coin}s or more",
    "tropical_produce_magnate": "3 buildings for {indigo} and {sugar}",
    "corn_dispatcher": "fill a ship with {corn}",
    "indigo_dispatcher": "fill a ship with {indigo}",
    "master_architect": "a large building for at most 6 {coin}s",
}

_NAMED: Final = (*GOOD_NAMES, "trading_house", "mayor", "craftsman", "trader", "captain")
_COMMON: Final = ("coin", "barrel", "noble", "plantation")
"""Written small, as in ``2 coins``."""


def effect(building: str, words: Words) -> str:
    """What a building does."""
    return _fill(EFFECTS[building], words)


def condition(achievement: str, words: Words) -> str:
    """What an achievement asks for."""
    return _fill(_CONDITIONS[achievement], words)


def points(achievement: str) -> int:
    return ACHIEVEMENT_POINTS[ACHIEVEMENT_NAMES.index(achievement)]


def wanted(goal: GoalView, words: Words) -> str:
    """What a festival card asks for, with what it drew."""
    drawn = dict(zip("abc", goal["goods"], strict=False)) | dict(zip("xy", goal["plantations"], strict=False))
    if goal["building"] is not None:
        drawn["building"] = goal["building"]
    return _fill(_WANTED[goal["card"]], words, **{key: words.of(thing) for key, thing in drawn.items()})


def reward(card: str, words: Words) -> str:
    """What a festival card brings: ``1 worker, 1 coin, 1 VP``"""
    printed = CARDS[CARD_IDS.index(card)]
    parts = [words.count(printed.workers, "worker")] if printed.workers else []
    parts += [words.count(printed.coins, "coin")] if printed.coins else []
    parts += [f"{printed.vp} VP"] if printed.vp else []
    return ", ".join(parts)


def _fill(text: str, words: Words, **drawn: str) -> str:
    names = {thing: words.of(thing) for thing in _NAMED}
    names |= {thing: words.small(thing) for thing in _COMMON}
    return text.format(**names, **drawn)
