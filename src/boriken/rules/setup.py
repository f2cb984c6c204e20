"""Set-up: the position before the first role is taken (SET-1 to SET-12, 2P-1 to 2P-4)."""

from __future__ import annotations

from boriken.engine.frame import Frame
from boriken.engine.ids import CARDS, FIELDS, GOODS, NO_GOOD, NOBODY, ROUND
from boriken.engine.machine import advance
from boriken.engine.options import RANDOM_GOVERNOR, Options
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.state import Seat, State
from boriken.rules.compiling import compile_rules
from boriken.rules.pieces import put_tile
from boriken.rules.settler import turn_up_tiles


def new_state(options: Options, seed: int) -> State:
    """The start of a game: seed and actions together are the whole game."""
    rules = compile_rules(options)
    state = empty_state(rules, Generator.from_seed(seed))
    if options.governor == RANDOM_GOVERNOR:
        state.governor = state.rng.below(rules.players)
    deal_start(state)
    turn_up_tiles(state)
    state.frames.append(Frame(ROUND, state.governor))
    advance(state)
    return state


def empty_state(rules: RuleSet, rng: Generator) -> State:
    """All pieces in the supply, all boards empty, nothing going on."""
    ships = len(rules.ships)
    return State(
        rules=rules,
        rng=rng,
        seats=[empty_seat() for _ in range(rules.players)],
        governor=max(rules.options.governor, 0),
        round=1,
        ending=0,
        card_coins=[0] * CARDS,
        card_seat=[NOBODY] * CARDS,
        workers=rules.workers,
        worker_ship=rules.first_worker_ship,
        chips=rules.chips,
        quarries=rules.quarries,
        supply=rules.barrels[:],
        face_up=[0] * GOODS,
        pile=rules.tiles[:],
        discard=[0] * GOODS,
        stock=rules.copies[:],
        ship_good=[NO_GOOD] * ships,
        ship_load=[0] * ships,
        house=[0] * GOODS,
        frames=[],
        choices=[],
    )


def empty_seat() -> Seat:
    return Seat(
        coins=0,
        chips=0,
        noted=0,
        idle=0,
        goods=[0] * GOODS,
        fields=[0] * FIELDS,
        manned=[0] * FIELDS,
        city=[],
        crew=[],
        owned=0,
        active=0,
        plots=0,
        spaces=0,
    )


def deal_start(state: State) -> None:
    """SET-2, SET-3: coins and the starting plantation, in order from the governor."""
    rules = state.rules
    for order in range(rules.players):
        seat = state.seats[(state.governor + order) % rules.players]
        seat.coins = rules.start_coins[order]
        state.pile[rules.start_tiles[order]] -= 1
        put_tile(seat, rules.start_tiles[order])
