"""The choices of a Puertoma in the base game a second time, from the tables and sentences of docs/rules.

Everything here works on the words of a position (``codec.state_to_json``), not on the engine.
"""

from __future__ import annotations

from typing import Any

from tests.book import BUILDINGS, GOODS, tables

Words = Any
"""A position, or a part of it, as JSON."""

PRICES = dict(zip(GOODS, range(5), strict=True))


FIELDS, ARROWS, CARDS, ABILITIES = (rows[1:] for rows in tables("puertoma.md"))
CIRCLES = {kind: int(circles) for kind, _, circles in FIELDS}
LEADS_TO = {role: targets.split(", ") for role, targets in ARROWS}
ORDER = {int(number): order.split(", ") for number, order in CARDS}
NAMES = [row[0] for row in ABILITIES]


class Board:
    """A Puertoma's seat in a position."""

    def __init__(self, position: Words, number: int) -> None:
        self.position = position
        self.number = number
        self.seat = position["seats"][number]
        self.automa = self.seat["puertoma"]

    def has(self, ability: str) -> bool:
        return ability in self.automa["abilities"]

    def tiles(self, kind: str) -> int:
        return int(self.seat["island"].get(kind, {"tiles": 0})["tiles"])

    def plantations(self) -> list[tuple[str, int]]:
        """Every plantation with its empty circles; of a kind, one is filled before the next."""
        found = []
        for kind in GOODS:
            workers = self.seat["island"].get(kind, {"workers": 0})["workers"]
            for _ in range(self.tiles(kind)):
                here = min(workers, CIRCLES[kind])
                workers -= here
                found.append((kind, CIRCLES[kind] - here))
        return found

    def active(self, kind: str) -> int:
        return self.plantations().count((kind, 0))

    def goods(self, kind: str) -> int:
        return int(self.seat["goods"].get(kind, 0))


# --- The role ----------------------------------------------------------------------------------------------


def profitable(board: Board, role: str) -> bool:
    """PUE-5"""
    position, seat = board.position, board.seat
    match role:
        case "builder":
            coins = seat["coins"] + position["cards"]["builder"]["coins"] + 1 + board.has("building_coin")
            return bool(buildings(board, coins))
        case "settler":
            return any(board.tiles(kind) < 2 for kind in position["face_up"])
        case "mayor":
            return any(empty for _, empty in board.plantations())
        case "craftsman":
            return any(
                board.active(kind) and not board.goods(kind) and position["supply"].get(kind)
                for kind in GOODS
            )
        case "trader":
            return sale(board, is_trader=True) is not None
        case "captain":
            return loading(board) is not None
    return True


def role(board: Board, free: list[str], tie_break: int) -> str:
    """PUE-6, PUE-25"""
    candidates = [card for card in free if profitable(board, card.split()[0])] or free
    near = LEADS_TO[board.position["puertoma"]["action"]]
    candidates = [card for card in candidates if card.split()[0] in near] or candidates
    most = max(board.position["cards"][card]["coins"] for card in candidates)
    candidates = [card for card in candidates if board.position["cards"][card]["coins"] == most]
    if len(candidates) == 1:
        return candidates[0]
    listed = ORDER[tie_break]
    return min(candidates, key=lambda card: listed.index(card.split()[0]))


# --- Acting ------------------------------------------------------------------------------------------------


def buildings(board: Board, coins: int) -> list[str]:
    """PUE-9, PUE-11: what may be built now, in the order of counting."""
    owned = [entry["building"] for entry in board.seat["city"]]
    for level in (4, 3, 2, 1):
        if board.automa["levels"].count(level) == 2:
            continue
        found = [
            building.name
            for building in BUILDINGS.values()
            if building.row == level
            and building.beige
            and building.cost <= coins
            and board.position["buildings"].get(building.name)
            and building.name not in owned
            and (level < 4 or building.name == board.automa["reserve"])
        ]
        if found:
            return sorted(found, key=lambda name: BUILDINGS[name].cost)
    return []


def why_building(board: Board, coins: int) -> tuple[str, int]:
    """PUE-9, PUE-11: why it builds on which level, or nothing: for want of coins, or of a marker."""
    found = buildings(board, coins)
    level = BUILDINGS[found[0]].row if found else 0
    if level == 4:
        return "reserved_building", level
    owned = [entry["building"] for entry in board.seat["city"]]
    kept_from = [
        building.name
        for building in BUILDINGS.values()
        if building.row == 4 and building.cost <= coins and board.position["buildings"].get(building.name)
    ]
    has_room = board.automa["levels"].count(4) < 2
    if has_room and any(name not in owned for name in kept_from):
        return ("highest_unmarked", level) if found else ("no_marked_building", 0)
    return ("highest_level", level) if found else ("no_building", 0)


def tile(board: Board) -> str | None:
    """PUE-12; SETL-3: with all plantations gone no quarry either."""
    face_up = board.position["face_up"]
    for wanted in (1, 0):
        kinds = [kind for kind in GOODS if kind in face_up and board.tiles(kind) == wanted]
        if kinds:
            return kinds[-1]
    left = any(board.position[where] for where in ("face_up", "pile", "discard"))
    return "quarry" if board.position["quarries"] and left else None


def staffing(board: Board) -> str | None:
    """PUE-13"""
    empty = [(count, -GOODS.index(kind), kind) for kind, count in board.plantations() if count]
    return min(empty)[2] if empty else None


def sale(board: Board, is_trader: bool) -> str | None:
    """PUE-16"""
    house = board.position["trading_house"]
    if sum(house.values()) == 4:
        return None
    for kind in reversed(GOODS):
        may = kind not in house or board.has("repeated_sale")
        if board.goods(kind) and may and PRICES[kind] + is_trader + board.has("sale_coin") >= 1:
            return kind
    return None


def loading(board: Board) -> tuple[str, int, int] | None:
    """PUE-17: kind, ship and barrels."""
    found = []
    ships = board.position["ships"]
    for kind in GOODS:
        for ship in ships:
            fits = ship["good"] == kind or (
                ship["good"] is None and all(other["good"] != kind for other in ships)
            )
            free = ship["capacity"] - ship["load"]
            barrels = min(free, board.goods(kind)) if fits else 0
            if barrels:
                found.append((-barrels, GOODS.index(kind), free, (kind, ship["capacity"], barrels)))
    return min(found)[3] if found else None
