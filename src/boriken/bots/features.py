"""A position as a row of numbers for each seat: what the learned evaluation looks at.

Most of them are 0, so only the others are handed on, each with its place in the row.
"""

from __future__ import annotations

from typing import Final

from boriken.bots.evaluation import PART_NAMES, PARTS, parts
from boriken.bots.farm import Farm
from boriken.bots.outlook import Outlook
from boriken.catalog.buildings import BUILDING_NAMES, KINDS_OF_BUILDING, LARGE_ROW
from boriken.engine.ids import (
    CARD_NAMES,
    CARDS,
    CITY_SPACES,
    FIELD_NAMES,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    NOBODY,
)
from boriken.engine.options import FEWEST_PLAYERS
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.craftsman import capacity
from boriken.rules.mayor import empty_building_circles
from boriken.rules.scoring import BONUSES
from boriken.rules.trader import PRICES

# The places of a row: first what is the same for all seats, ...
ROUNDS: Final = 0
SOON: Final = 1
CHIPS_LEFT: Final = 2
WORKERS_LEFT: Final = 3
FULLEST: Final = 4
ENDING: Final = 5
PLAYERS: Final = 6
TABLE_BARRELS: Final = 10
TABLE_MADE: Final = 11
CARD_FREE: Final = 12
CARD_COINS: Final = CARD_FREE + CARDS
IN_HOUSE: Final = CARD_COINS + CARDS
ROOM: Final = IN_HOUSE + GOODS
WORKERS_COMING: Final = ROOM + GOODS
LARGE_LEFT: Final = WORKERS_COMING + 1
# ... then what belongs to the seat.
TURN: Final = LARGE_LEFT + 1
GOVERNOR: Final = TURN + 5
GUESSES: Final = GOVERNOR + 5
POINTS: Final = GUESSES + PARTS
COINS: Final = POINTS + 1
HELD: Final = COINS + 2
LOADABLE: Final = HELD + GOODS
SALE: Final = LOADABLE + 1
MADE: Final = SALE + 1
KINDS: Final = MADE + GOODS
FUTURE: Final = KINDS + 1
TILES: Final = FUTURE + 2
MANNED: Final = TILES + FIELDS
IDLE: Final = MANNED + FIELDS
EMPTY: Final = IDLE + 1
SPACES: Final = EMPTY + 1
NOBLES: Final = SPACES + 1
FORESTS: Final = NOBLES + 1
UNSTAFFED: Final = FORESTS + 1
STAFFED: Final = UNSTAFFED + KINDS_OF_BUILDING
FEATURES: Final = STAFFED + KINDS_OF_BUILDING


def _names() -> list[str]:
    """What each place of a row is called: weights are kept by these names, so that a place more, such as
    another building, leaves the others what they have learned."""
    blocks: list[tuple[str, list[str]]] = [
        ("rounds", []),
        ("soon", []),
        ("chips_left", []),
        ("workers_left", []),
        ("fullest", []),
        ("ending", []),
        ("players", [str(FEWEST_PLAYERS + more) for more in range(TABLE_BARRELS - PLAYERS)]),
        ("table_barrels", []),
        ("table_made", []),
        ("card_free", CARD_NAMES),
        ("card_coins", CARD_NAMES),
        ("in_house", GOOD_NAMES),
        ("room", GOOD_NAMES),
        ("workers_coming", []),
        ("large_left", []),
        ("turn", [str(place) for place in range(GOVERNOR - TURN)]),
        ("governor", [str(place) for place in range(GUESSES - GOVERNOR)]),
        ("guess", PART_NAMES),
        ("points", []),
        ("coins", ["all", "to_ten"]),
        ("held", GOOD_NAMES),
        ("loadable", []),
        ("sale", []),
        ("made", GOOD_NAMES),
        ("kinds", []),
        ("future", ["barrels", "kinds"]),
        ("tiles", FIELD_NAMES),
        ("manned", FIELD_NAMES),
        ("idle", []),
        ("empty", []),
        ("spaces", []),
        ("nobles", []),
        ("forests", []),
        ("unstaffed", BUILDING_NAMES),
        ("staffed", BUILDING_NAMES),
    ]
    names: list[str] = []
    for block, kinds in blocks:
        names += [f"{block} {kind}" for kind in kinds] if kinds else [block]
    if len(names) != FEATURES or names[TURN] != "turn 0" or names[STAFFED] != f"staffed {BUILDING_NAMES[0]}":
        raise ValueError("The names of the features do not fit their places.")
    return names


FEATURE_NAMES: Final[list[str]] = _names()


class Reader:
    """Who the numbers are for."""

    __slots__ = ()

    def read(self, place: int, value: float) -> None:
        raise NotImplementedError


class Row(Reader):
    """Writes them down."""

    __slots__ = ("places", "values")

    places: list[int]
    values: list[float]

    def __init__(self) -> None:
        self.places = []
        self.values = []

    def read(self, place: int, value: float) -> None:
        self.places.append(place)
        self.values.append(value)


class Features:
    """The rows of a position: first what they have in common, then one seat after the other."""

    __slots__ = ("made", "outlook", "reader", "state")

    state: State
    outlook: Outlook
    reader: Reader
    made: list[list[int]]
    """Barrels of each good that each seat would produce now."""

    def __init__(self, state: State, outlook: Outlook, reader: Reader) -> None:
        self.state = state
        self.outlook = outlook
        self.reader = reader
        self.made = []
        for seat in state.seats:
            self.made.append([capacity(state, seat, good) for good in range(GOODS)])

    def add(self, place: int, value: float) -> None:
        if value != 0.0:
            self.reader.read(place, value)

    def look_at_table(self) -> None:
        """What is the same for all seats."""
        state = self.state
        rules = state.rules
        rounds = self.outlook.rounds
        players: int = rules.players
        chips: int = state.chips
        workers: int = state.workers
        coming: int = state.worker_ship
        self.add(ROUNDS, rounds * 0.1)
        self.add(SOON, 1.0 / (1.0 + rounds))
        self.add(CHIPS_LEFT, chips / players * 0.05)
        self.add(WORKERS_LEFT, workers / players * 0.1)
        self.add(WORKERS_COMING, coming / players * 0.3)
        self.add(ENDING, 1.0 if state.ending else 0.0)
        self.add(PLAYERS + players - FEWEST_PLAYERS, 1.0)
        for card in rules.cards:
            if state.card_seat[card] == NOBODY:
                self.add(CARD_FREE + card, 1.0)
                self.add(CARD_COINS + card, state.card_coins[card] * 0.3)
        for good in range(GOODS):
            self.add(IN_HOUSE + good, float(state.house[good]))
            self.add(ROOM + good, self.outlook.room[good] * 0.1)
        large: int = 0
        for building in rules.market:
            if rules.row[building] == LARGE_ROW:
                large += state.stock[building]
        self.add(LARGE_LEFT, large * 0.2)
        self.look_at_all()

    def look_at_all(self) -> None:
        """What the seats have together."""
        fullest: int = 0
        barrels: int = 0
        made: int = 0
        for number in range(len(self.made)):
            seat = self.state.seats[number]
            if seat.spaces > fullest:
                fullest = seat.spaces
            for good in range(GOODS):
                barrels += seat.goods[good]
                made += self.made[number][good]
        self.add(FULLEST, fullest * 0.1)
        self.add(TABLE_BARRELS, barrels * 0.1)
        self.add(TABLE_MADE, made * 0.1)

    def look_at(self, number: int) -> None:
        """What belongs to a seat."""
        state = self.state
        players: int = state.rules.players
        mover: int = state.frames[-1].seat
        governor: int = state.governor
        self.add(TURN + (number - mover) % players, 1.0)
        self.add(GOVERNOR + (number - governor) % players, 1.0)
        seat = state.seats[number]
        farm = Farm(state, seat, self.outlook)
        guessed = parts(state, seat, self.outlook, farm)
        for place in range(PARTS):
            self.add(GUESSES + place, guessed[place] * 0.1)
        self.add(FUTURE, farm.barrels * self.outlook.rounds * 0.05)
        self.add(FUTURE + 1, farm.kinds * 0.3)
        self.goods(seat, self.made[number])
        self.people_and_land(seat)
        self.city(seat)

    def goods(self, seat: Seat, made: list[int]) -> None:
        """Coins, barrels, and what is produced."""
        state = self.state
        coins: int = seat.coins
        self.add(COINS, coins * 0.1)
        self.add(COINS + 1, 1.0 if coins >= 10 else coins * 0.1)
        loadable: int = 0
        price: int = 0
        kinds: int = 0
        for good in range(GOODS):
            held: int = seat.goods[good]
            if held > 0:
                self.add(HELD + good, held * 0.3)
                room: int = self.outlook.room[good]
                loadable += held if held < room else room
                if state.house[good] == 0 and PRICES[good] > price:
                    price = PRICES[good]
            if made[good] > 0:
                self.add(MADE + good, made[good] * 0.3)
                kinds += 1
        self.add(LOADABLE, loadable * 0.2)
        self.add(SALE, price * 0.3)
        self.add(KINDS, kinds * 0.3)

    def people_and_land(self, seat: Seat) -> None:
        empty: int = empty_building_circles(self.state, seat)
        for kind in range(FIELDS):
            tiles = seat.fields[kind]
            if tiles > 0:
                self.add(TILES + kind, tiles * 0.3)
                self.add(MANNED + kind, seat.manned[kind] * 0.3)
                empty += tiles - seat.manned[kind]
        idle: int = seat.idle
        nobles: int = seat.nobles
        self.add(IDLE, idle * 0.2)
        self.add(EMPTY, empty * 0.1)
        self.add(NOBLES, nobles * 0.2)
        self.add(FORESTS, len(seat.forests) * 0.3)

    def city(self, seat: Seat) -> None:
        state = self.state
        spaces: int = CITY_SPACES - seat.spaces
        self.add(SPACES, spaces * 0.1)
        points: int = seat.chips + seat.noted + seat.nobles
        for slot in range(len(seat.city)):
            building = seat.city[slot]
            points += state.rules.vp[building]
            if seat.crew[slot] == 0:
                self.add(UNSTAFFED + building, 1.0)
            else:
                self.add(STAFFED + building, 1.0)
                if building in BONUSES:
                    points += BONUSES[building](seat)
        self.add(POINTS, points * 0.1)
