"""What is still to come: how many phases of each role there will be, and what things are worth until then."""

from __future__ import annotations

from typing import Final

from boriken.engine.ids import (
    BUILDER,
    CARDS,
    CITY_SPACES,
    GOODS,
    NO_GOOD,
    NOBODY,
)
from boriken.engine.state import State

SPACES_PER_BUILDER: Final = 1.653
"""City spaces that the player who builds most fills in a builder phase."""
CHIPS_AT_FIRST: Final = 0.627
"""Chips that a player ships in a captain phase of the first round ..."""
CHIPS_LATER: Final = 0.206
"""... and how many more with every round."""

HORIZON: Final = 7.195
"""So many rounds ahead, the future counts only half."""

LAST_COIN: Final = 0.02
"""Points for a coin that cannot be spent any more: it may break a tie."""
LATE_COIN: Final = 0.621
"""Points for a coin that can be spent just once more."""
EARLY_COIN: Final = 0.023
"""Points more for every round in which what it buys will serve."""
MOST_EARLY_ROUNDS: Final = 12.0


class Outlook:
    """The rest of the game as a player would guess it."""

    __slots__ = ("coin", "phases", "room", "rounds")

    rounds: float
    """Rounds after the current one."""
    phases: list[float]
    """For each role card how often it will still be taken, the rest of this round included."""
    coin: float
    """Points that a coin is worth."""
    room: list[int]
    """For each good the barrels that a cargo ship can take of it now."""

    def __init__(self, rounds: float, phases: list[float], coin: float, room: list[int]) -> None:
        self.rounds = rounds
        self.phases = phases
        self.coin = coin
        self.room = room


def look_ahead(state: State) -> Outlook:
    """Guess how the game goes on from a position that is not its end."""
    rules = state.rules
    often = rules.turns_in_round / len(rules.cards)
    rounds = rounds_after_this(state, often)
    turns: int = rules.turns_in_round - state.frames[0].count
    unused: int = 0
    for card in rules.cards:
        if state.card_seat[card] == NOBODY:
            unused += 1
    soon = min(1.0, turns / unused) if unused > 0 else 0.0
    foreseen = often * rounds * HORIZON / (rounds + HORIZON)
    phases = [0.0] * CARDS
    for card in rules.cards:
        phases[card] = foreseen
        if state.card_seat[card] == NOBODY:
            phases[card] += soon
    if state.kidnapped != NOBODY:
        phases[state.kidnapped] += 1.0 - soon
    serves = min(rounds, MOST_EARLY_ROUNDS)
    coin = LAST_COIN + min(1.0, phases[BUILDER]) * (LATE_COIN + EARLY_COIN * serves)
    return Outlook(rounds, phases, coin, room_on_ships(state))


def rounds_after_this(state: State, often: float) -> float:
    """The shortest of the three ways to the end (END-1): workers, cities, chips."""
    if state.ending:
        return 0.0
    players: int = state.rules.players
    number: int = state.round
    fullest: int = 0
    for seat in state.seats:
        if seat.spaces > fullest:
            fullest = seat.spaces
    phases = (CITY_SPACES - fullest) / SPACES_PER_BUILDER
    chips: int = state.chips
    phases = min(phases, chips / (players * (CHIPS_AT_FIRST + CHIPS_LATER * number)))
    if state.rules.workers_end_game:
        phases = min(phases, int(state.workers) / (wanted_workers(state) + 1) + 0.5)
    return max(0.25, phases / often - 0.5)


def wanted_workers(state: State) -> int:
    """MAY-5: workers for which the next mayor phase will call."""
    wanted: int = 0
    for seat in state.seats:
        for slot in range(len(seat.city)):
            wanted += state.rules.circles[seat.city[slot]] - seat.crew[slot]
    wanted -= state.worker_ship
    return wanted if wanted > state.rules.players else state.rules.players


def room_on_ships(state: State) -> list[int]:
    """CAP-3: for each good the room on the ship that carries it, or else on the largest empty one."""
    empty: int = 0
    capacities = state.rules.ships
    for ship in range(len(capacities)):
        if state.ship_good[ship] == NO_GOOD and capacities[ship] > empty:
            empty = capacities[ship]
    room: list[int] = [empty] * GOODS
    for ship in range(len(capacities)):
        if state.ship_good[ship] != NO_GOOD:
            room[state.ship_good[ship]] = capacities[ship] - state.ship_load[ship]
    return room
