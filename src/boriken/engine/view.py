"""What a seat may know (SET-12), and dealing the unknown at random for search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENTS
from boriken.engine.codec import position_to_json
from boriken.engine.ids import BIT, GOOD_NAMES, GOODS, NOBODY, TILE_OR_FOREST
from boriken.engine.machine import choices_now
from boriken.engine.rng import Generator
from boriken.engine.seat import KNOWN_FOREST
from boriken.engine.state import State
from boriken.engine.words import bits_to_json, counts_to_json

if TYPE_CHECKING:
    from boriken.engine.shapes import SeatView, TableView

SPECTATOR: Final = NOBODY


def view(state: State, seat: int = SPECTATOR, is_open: bool = False) -> TableView:
    """The position as JSON without what this seat may not know; everything once the game is over.

    ``is_open`` shows a position of a game that has ended since.

    Hidden are the coming draws, the other players' victory points, their forests unless they lay face up
    before, their unmet achievements. ``pile`` counts every plantation the seat has not seen, which anybody
    can work out; ``pile_size`` is how many lie in the draw pile.
    """
    data: TableView = {**position_to_json(state), "pile_size": sum(state.pile)}
    for held, entry in zip(state.seats, data["seats"], strict=True):
        entry["points"] = held.chips + held.noted
        entry["plots"] = held.plots
        entry["spaces"] = held.spaces
    if state.over or is_open:
        return data
    data["pile"] = counts_to_json(unseen_tiles(state, seat), GOOD_NAMES)
    for number, entry in enumerate(data["seats"]):
        if number != seat:
            # fields: secrets of Seat in base
            entry["chips"] = None
            entry["noted"] = None
            # end of fields
            entry["points"] = None
        if state.rules.options.expansions:
            _redact_expansions(state, number, entry, number == seat)
    for frame, shown in zip(state.frames, data["frames"], strict=True):
        if frame.step == TILE_OR_FOREST and frame.seat != seat:
            shown["memo"] = None
    return data


def _redact_expansions(state: State, number: int, entry: SeatView, is_own: bool) -> None:
    # fields: unseen of Seat in expansions
    entry.pop("points_mark", None)
    entry.pop("done", None)
    # end of fields
    held = state.seats[number]
    entry["met"] = bits_to_json(held.cards & held.done, ACHIEVEMENT_NAMES)
    if not is_own:
        entry["achievements"] = entry["met"]
        # fields: secrets of Seat in expansions
        entry["hand"] = None
        # end of fields
        entry["forests"] = [
            {"kind": GOOD_NAMES[forest - KNOWN_FOREST] if forest >= KNOWN_FOREST else None}
            for forest in held.forests
        ]


def unseen_tiles(state: State, seat: int) -> list[int]:
    """Plantations of each kind that a seat has not seen: the pile, and what others hold face down."""
    tiles = state.pile[:]
    for number, other in enumerate(state.seats):
        if number != seat:
            for forest in other.forests:
                if forest < KNOWN_FOREST:
                    tiles[forest] += 1
    for frame in state.frames:
        if frame.step == TILE_OR_FOREST and frame.seat != seat:
            tiles[frame.memo] += 1
    return tiles


# --- Determinize -----------------------------------------------------------------------------------------


def determinize(state: State, seat: int, rng: Generator) -> State:
    """A copy in which everything this seat does not know is dealt at random: the coming draws, hidden
    forests, the others' unmet achievements. Victory points stay: an attentive player has counted them.
    """
    copy = state.clone()
    if state.over:
        return copy
    copy.rng = Generator.from_seed(rng.below(1 << 30) << 30 | rng.below(1 << 30))
    _deal_forests(copy, seat, rng)
    _deal_achievements(copy, seat, rng)
    copy.choices = choices_now(copy)
    return copy


def imagine(state: State, seat: int, rng: Generator) -> State:
    """Such a copy for search: parts of a decision have one order, and each result one way (RUL-55)."""
    copy = determinize(state, seat, rng)
    if copy.rules.any_order and not copy.over:
        copy.rules = copy.rules.canonical
        copy.choices = choices_now(copy)
    return copy


def _deal_forests(state: State, seat: int, rng: Generator) -> None:
    """Hidden forests and the pile are one pool to those who have not seen them."""
    state.pile = unseen_tiles(state, seat)
    for number, other in enumerate(state.seats):
        if number != seat:
            for place, forest in enumerate(other.forests):
                if forest < KNOWN_FOREST:
                    other.forests[place] = _draw(state.pile, rng)
    for frame in state.frames:
        if frame.step == TILE_OR_FOREST and frame.seat != seat:
            frame.memo = _draw(state.pile, rng)


def _draw(tiles: list[int], rng: Generator) -> int:
    chance = rng.below(sum(tiles))
    for kind in range(GOODS):
        if chance < tiles[kind]:
            tiles[kind] -= 1
            return kind
        chance -= tiles[kind]
    raise ValueError("There is no tile to draw.")


_SWAPS: Final = 20
"""Tries for each hidden card: enough to forget where it lay."""


def _deal_achievements(state: State, seat: int, rng: Generator) -> None:
    """Swap hidden cards among the others and with those not dealt.

    Nobody can hold a card unmet whose condition they have met: it would lie open.
    """
    holder = [NOBODY] * ACHIEVEMENTS
    hidden: list[int] = []
    for card in range(ACHIEVEMENTS):
        for number, other in enumerate(state.seats):
            if ((other.cards | other.hand) >> card) & 1:
                holder[card] = number
        is_open = holder[card] != NOBODY and (state.seats[holder[card]].done >> card) & 1
        if holder[card] != seat and not is_open:
            hidden.append(card)
    dealt = [card for card in hidden if holder[card] != NOBODY]
    for _ in range(_SWAPS * len(dealt)):
        dealt = [card for card in hidden if holder[card] != NOBODY]
        one = dealt[rng.below(len(dealt))]
        two = hidden[rng.below(len(hidden))]
        if holder[one] != holder[two] and _may_swap(state, holder, one, two):
            _swap(state, holder, one, two)


def _may_swap(state: State, holder: list[int], one: int, two: int) -> bool:
    return _may_hold(state, holder[one], two) and _may_hold(state, holder[two], one)


def _may_hold(state: State, number: int, card: int) -> bool:
    return number == NOBODY or not (state.seats[number].done >> card) & 1


def _swap(state: State, holder: list[int], one: int, two: int) -> None:
    both = BIT[one] | BIT[two]
    for card in (one, two):
        if holder[card] != NOBODY:
            seat = state.seats[holder[card]]
            if (seat.cards >> card) & 1:
                seat.cards ^= both
            else:
                seat.hand ^= both
    holder[one], holder[two] = holder[two], holder[one]
