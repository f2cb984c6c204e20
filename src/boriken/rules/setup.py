"""Set-up: the position before the first role is taken (SET-1 to SET-12, 2P-1 to 2P-4)."""

from __future__ import annotations

from boriken.engine.frame import Frame
from boriken.engine.ids import CARDS, DRAFT, FIELDS, GOODS, NO_GOOD, NOBODY, PREPARE, ROUND
from boriken.engine.machine import advance
from boriken.engine.options import RANDOM_GOVERNOR, Options
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.state import Seat, State
from boriken.rules.compiling import compile_rules
from boriken.rules.expansions.draft import draft_by_chance


def new_state(options: Options, seed: int) -> State:
    """The start of a game: seed and actions together are the whole game."""
    rules = compile_rules(options)
    state = empty_state(rules, Generator.from_seed(seed))
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


def empty_state(rules: RuleSet, rng: Generator) -> State:
    """All pieces in the supply, all boards empty, nothing going on.

    NOB-1, NOB-2: one of the first workers on the ship is a noble, and the worker it replaces stays.
    """
    ships = len(rules.ships)
    first_noble = 1 if rules.nobles > 0 else 0
    return State(
        rules=rules,
        rng=rng,
        seats=[empty_seat() for _ in range(rules.players)],
        governor=max(rules.options.governor, 0),
        round=1,
        ending=0,
        card_coins=[0] * CARDS,
        card_seat=[NOBODY] * CARDS,
        workers=rules.workers - rules.first_worker_ship + first_noble,
        worker_ship=rules.first_worker_ship - first_noble,
        chips=rules.chips,
        quarries=rules.quarries,
        supply=rules.barrels[:],
        face_up=[0] * GOODS,
        pile=rules.tiles[:],
        discard=[0] * GOODS,
        stock=rules.start_stock[:],
        ship_good=[NO_GOOD] * ships,
        ship_load=[0] * ships,
        house=[0] * GOODS,
        frames=[],
        choices=[],
        nobles=rules.nobles - first_noble,
        ship_nobles=first_noble,
        gone_workers=0,
        gone_nobles=0,
        marker=NOBODY,
        kidnapped=NOBODY,
        festival=[],
        claims=0,
        quiet=0,
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
        nobles=0,
        noble_posts=0,
        noble_guests=0,
        forests=[],
        loads=0,
        points_mark=0,
        cards=0,
        done=0,
        hand=0,
    )


def deal_start(state: State) -> None:
    """SET-2, SET-3: coins and the starting plantation, in order from the governor."""
    rules = state.rules
    for order in range(rules.players):
        seat = state.seats[(state.governor + order) % rules.players]
        seat.coins = rules.start_coins[order]
        state.pile[rules.start_tiles[order]] -= 1
        seat.fields[rules.start_tiles[order]] += 1
        seat.plots += 1
