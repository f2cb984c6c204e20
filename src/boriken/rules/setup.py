"""Set-up: the position before the first role is taken (SET-1 to SET-12, 2P-1 to 2P-4)."""

from __future__ import annotations

from boriken.engine.blank import empty_state
from boriken.engine.events import Listener
from boriken.engine.frame import Frame
from boriken.engine.ids import DRAFT, PREPARE, ROUND
from boriken.engine.machine import advance
from boriken.engine.options import RANDOM_GOVERNOR, Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.compiling import compile_rules
from boriken.rules.expansions.draft import draft_by_chance


def new_state(options: Options, seed: int, listener: Listener | None = None) -> State:
    """The start of a game: seed and actions together are the whole game."""
    rules = compile_rules(options)
    state = empty_state(rules, Generator.from_seed(seed))
    state.listener = listener
    if options.governor == RANDOM_GOVERNOR:
        state.governor = state.rng.below(rules.players)
    deal_start(state)
    state.frames.append(Frame(ROUND, state.governor))
    state.frames.append(Frame(PREPARE, state.governor))
    if options.has_draft and options.draft == "players":
        state.frames.append(Frame(DRAFT, state.governor))
    elif options.draft == "chance":
        draft_by_chance(state)
    advance(state)
    return state


def deal_start(state: State) -> None:
    """SET-2, SET-3: coins and the starting plantation, in order from the governor."""
    rules = state.rules
    for order in range(rules.players):
        seat = state.seats[(state.governor + order) % rules.players]
        seat.coins = rules.start_coins[order]
        state.pile[rules.start_tiles[order]] -= 1
        seat.fields[rules.start_tiles[order]] += 1
        seat.plots += 1
