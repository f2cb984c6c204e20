"""What a scenario can expect of a game: every fact has a key, such as ``turn`` or ``A.goods``.

The keys and the words are those of a position. Of a group its members can be asked as well: ``supply`` and
``supply.corn``. Where nobody holds something, the fact is an empty text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.puertoma import TIE_BREAKS
from boriken.engine.fields import (
    CHOICE,
    COUNTS,
    FLAG,
    HOLDER,
    MASK,
    NAMES,
    NUMBER,
    SEAT,
    SEAT_NUMBER,
    SEATS,
    STATE,
    UNTOLD,
    Field,
)
from boriken.engine.goals import GOAL_SIZE, claimed_by, goal_count
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, FIELDS, NOBODY
from boriken.engine.puertoma.board import level_of, reserved
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.engine.words import bits_to_json, seat_list
from boriken.game import Game
from boriken.position import SEAT_NAMES, seat_name, write_ship
from boriken.position.writing import write_forest, write_goal
from boriken.rules.puertoma.scoring import PUERTOMA_SOURCES
from boriken.rules.scoring import BONUSES, Score

_COUNT: Final = re.compile(r"(\d+) ([a-z_]+)")
"""``2 corn``"""
_PLACE: Final = re.compile(r"([a-z_]+) (\d+(?:/\d+)?)")
"""``corn 1/2``, ``hospice 1``"""
_SEVERAL: Final = re.compile(r"(\d+) (.+)")
"""``2 corn known``"""


@dataclass(frozen=True)
class Group:
    """Several things with a number each, such as the barrels of a seat."""

    numbers: dict[str, str]
    """By name, as written: ``2`` barrels, ``1/2`` workers and tiles."""
    total: int
    """How many there are in all: barrels, tiles, buildings."""
    number_first: bool = True
    """``2 corn`` rather than ``corn 1/2``."""

    def matches(self, expected: object) -> bool:
        """A text must say the whole group, a number how many there are."""
        return self.total == expected if isinstance(expected, int) else self.numbers == read_group(expected)

    def __str__(self) -> str:
        words = [f"{n} {name}" if self.number_first else f"{name} {n}" for name, n in self.numbers.items()]
        return ", ".join(words) or "nothing"


@dataclass(frozen=True)
class Row:
    """Several things one after the other, such as the forests of a seat in the order placed."""

    items: list[str]

    @property
    def total(self) -> int:
        return len(self.items)

    def matches(self, expected: object) -> bool:
        """A text must say the whole row, a number how many there are."""
        return self.total == expected if isinstance(expected, int) else self.items == _read_row(str(expected))

    def __str__(self) -> str:
        return ", ".join(self.items) or "nothing"


Fact = bool | int | str | list[str] | Group | Row


def read_group(text: object) -> dict[str, str] | None:
    """``2 corn, 3 sugar`` or ``corn 1/2`` by name; None if it is not such a text."""
    if not isinstance(text, str):
        return None
    numbers: dict[str, str] = {}
    for part in text.split(","):
        words = " ".join(part.split())
        if count := _COUNT.fullmatch(words):
            number, name = count.groups()
        elif place := _PLACE.fullmatch(words):
            name, number = place.groups()
        elif words:
            return None
        else:
            continue
        if name not in (*FIELD_NAMES, *BUILDING_NAMES) or name in numbers:
            return None
        if not (count and number == "0"):
            numbers[name] = number
    return numbers


def _read_row(text: str) -> list[str]:
    """``2 corn, sugar known`` is corn, corn, sugar known."""
    items: list[str] = []
    for part in text.split(","):
        words = " ".join(part.split())
        if several := _SEVERAL.fullmatch(words):
            items += [several[2]] * int(several[1])
        elif words:
            items.append(words)
    return items


def facts(game: Game) -> dict[str, Fact]:
    """Everything that can be expected of a game, by key.

    >>> found = facts(Game.new(players=3, seed=1))
    >>> found["turn"], found["chips"], found["A.island.indigo"], str(found["A.goods"])
    ('A', 75, '0/1', 'nothing')
    """
    state = game.state
    found: dict[str, Fact] = {
        "turn": "nobody" if game.turn is None else seat_name(game.turn),
        "decision": game.decision or "none",
        "over": game.over,
        "winners": [seat_name(seat) for seat in game.winners()],
        "ending": [name for bit, name in ENDING_NAMES.items() if state.ending & bit],
    }
    _add_plain(found, state, STATE)
    _add_counts(found, "buildings", state.stock, BUILDING_NAMES)
    for ship, capacity in enumerate(state.rules.ships):
        load = read_group(write_ship(state, ship)) or {}
        found[f"ships.{capacity}"] = Group(load, state.ship_load[ship])
    for card in state.rules.cards:
        taker = state.card_seat[card]
        found[f"cards.{CARD_NAMES[card]}"] = state.card_coins[card] if taker == NOBODY else seat_name(taker)
    _add_expansions(found, state)
    _add_puertoma(found, state)
    for seat, score in zip(state.seats, game.scores(), strict=True):
        _add_plain(found, seat, SEAT, f"{seat_name(score.seat)}.")
        _add_seat(found, seat_name(score.seat), state, seat)
        _add_expanded_seat(found, seat_name(score.seat), seat)
        _add_puertoma_seat(found, seat_name(score.seat), seat)
        _add_score(found, seat_name(score.seat), score)
    return found


def _add_plain(found: dict[str, Fact], thing: object, fields: tuple[Field, ...], before: str = "") -> None:
    """Fields that their kind puts into words."""
    for field in fields:
        key, value, names = f"{before}{field.word}", getattr(thing, field.name), NAMES.get(field.of, [])
        if field.told == UNTOLD:
            continue
        if field.kind in (NUMBER, FLAG):
            found[key] = value
        elif field.kind == COUNTS:
            _add_counts(found, key, value, names)
        elif field.kind == MASK:
            found[key] = Row(bits_to_json(value, names))
        elif field.kind in (SEAT_NUMBER, HOLDER):
            found[key] = "" if value == NOBODY else seat_name(value)
        elif field.kind == CHOICE:
            found[key] = "" if value == NOBODY else names[value]
        elif field.kind == SEATS:
            found[key] = [seat_name(seat) for seat in seat_list(value, len(SEAT_NAMES))]


def _add_counts(found: dict[str, Fact], key: str, numbers: list[int], names: list[str]) -> None:
    """The group and each of its members: ``supply`` and ``supply.corn``."""
    counts = dict(zip(names, numbers, strict=False))
    found[key] = Group({name: str(number) for name, number in counts.items() if number}, sum(numbers))
    for name, number in counts.items():
        found[f"{key}.{name}"] = number


def _add_expansions(found: dict[str, Fact], state: State) -> None:
    found["goals"] = [write_goal(state, goal) for goal in range(goal_count(state))]
    for card in CARD_IDS:
        found[f"goals.{card}"] = "none"  # not a goal of this game
    for goal in range(goal_count(state)):
        seat = claimed_by(state, goal)
        found[f"goals.{CARD_IDS[state.festival[goal * GOAL_SIZE]]}"] = "" if seat < 0 else seat_name(seat)


def _add_seat(found: dict[str, Fact], letter: str, state: State, seat: Seat) -> None:
    tiles = {FIELD_NAMES[kind]: f"{seat.manned[kind]}/{seat.fields[kind]}" for kind in range(FIELDS)}
    for name, number in tiles.items():
        found[f"{letter}.island.{name}"] = number
    used = {name: number for name, number in tiles.items() if number != "0/0"}
    found[f"{letter}.island"] = Group(used, int(seat.plots), number_first=False)
    crews = {BUILDING_NAMES[building]: crew for building, crew in zip(seat.city, seat.crew, strict=True)}
    for building in state.rules.market:
        name = BUILDING_NAMES[building]
        found[f"{letter}.city.{name}"] = crews.get(name, "none")
    city = {name: str(crew) for name, crew in crews.items()}
    found[f"{letter}.city"] = Group(city, len(city), number_first=False)


def _add_expanded_seat(found: dict[str, Fact], letter: str, seat: Seat) -> None:
    found[f"{letter}.forests"] = Row([write_forest(forest) for forest in seat.forests])


def _add_puertoma(found: dict[str, Fact], state: State) -> None:
    found["action"] = CARD_NAMES[state.action] if state.rules.puertomas else ""
    found["deck"] = [str(card + 1) for card in range(TIE_BREAKS) if (state.deck >> card) & 1]


def _add_puertoma_seat(found: dict[str, Fact], letter: str, seat: Seat) -> None:
    found[f"{letter}.levels"] = [
        f"{BUILDING_NAMES[building]} {level_of(seat, slot)}" for slot, building in enumerate(seat.city)
    ]
    found[f"{letter}.reserve"] = "" if reserved(seat) == NOBODY else BUILDING_NAMES[reserved(seat)]


def _add_score(found: dict[str, Fact], letter: str, score: Score) -> None:
    found[f"{letter}.score"] = score.total
    found[f"{letter}.tie_break"] = score.tie_break
    bonuses = [BUILDING_NAMES[building] for building in BONUSES]
    for part in ("chips", "buildings", "nobles", *bonuses, *PUERTOMA_SOURCES, *ACHIEVEMENT_NAMES):
        found[f"{letter}.score.{part}"] = score.parts.get(part, 0)
