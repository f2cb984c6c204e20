"""Edition, player count and options, worked out once into numbers that all copies of a game share."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from boriken.engine.extension import Extension
    from boriken.engine.options import Options
    from boriken.engine.step import Step


class Power:
    """What one building does at one rule point."""

    __slots__ = ("amount", "building")

    building: i64
    amount: i64

    def __init__(self, building: i64, amount: i64) -> None:
        self.building = building
        self.amount = amount


class RuleSet:
    """The rules of one game. Made by ``rules.compiling.compile_rules``, never changed afterwards."""

    options: Options
    players: i64
    turns_in_round: i64
    """Role cards taken in a round by all players together."""
    cards: list[int]
    """The role cards in the game."""
    start_coins: list[int]
    """By order from the governor (SET-2)."""
    start_tiles: list[int]
    """By order from the governor (SET-3)."""
    chips: i64
    workers: i64
    """All plain workers, those who start on the worker ship included (SET-5, NOB-2)."""
    first_worker_ship: i64
    face_up: i64
    quarries: i64
    tiles: list[int]
    """Plantations of each kind, starting tiles included."""
    barrels: list[int]
    """Barrels of each good."""
    ships: list[int]
    """Capacities of the cargo ships, smallest first."""

    market: list[int]
    """The buildings in the game, in the order of the catalogue."""
    copies: list[int]
    """Copies of each building; like all tables of buildings it is indexed by the building's number."""
    cost: list[int]
    vp: list[int]
    row: list[int]
    circles: list[int]
    spaces: list[int]
    produces: list[int]
    """The good a production building works on, or NO_GOOD."""

    powers: list[list[Power]]
    """The powers at each rule point."""
    masks: list[int]
    """For each rule point the bits of all buildings that have a power there."""
    steps: list[Step]
    """One object for each kind of frame."""

    openings: list[list[int]]
    """For each phase the steps that run before it."""
    closings: list[list[int]]
    """For each phase the steps that run when all have had their turns."""
    on_turn: list[list[Extension]]
    """For each step who wants to know of a turn that begins in it."""
    on_tile: list[Extension]
    """Who wants to know of a tile that is placed; so on for the other moments of ``Extension``."""
    on_built: list[Extension]
    on_produced: list[Extension]
    on_sold: list[Extension]
    on_loaded: list[Extension]
    on_stored: list[Extension]
    on_settled: list[Extension]

    settler_needs_room: bool
    """FLOW-2: the settler is closed to a player whose island is full."""
    quarries_need_plantations: bool
    """SETL-3: once no plantation is left anywhere, no quarry can be taken."""
    hospice_empties_ship: bool
    """HOS-1: when the supply is empty the hospice's worker comes from the worker ship."""
    hospice_serves_hacienda: bool
    """HOS-2: the hospice's worker may go on the tile of the hacienda."""
    hospice_serves_at_once: bool
    """HOS-2: the hospice's worker comes when a tile is placed, before the next one."""
    hospice_serves_library: bool
    """HOS-2: the hospice's worker may go on the library's tile."""
    chips_end_at_once: bool
    """VAR-6: an empty stock of chips triggers the end at any moment, not only after a captain phase."""
    last_chip_counts: bool
    """END-1c: once the last chip was taken, chips that come back to the stock change nothing."""
    nobles: i64
    """Nobles in the game (NOB-1)."""
    workers_end_game: bool
    """END-1: a short refill triggers the end; not with nobles (NOB-3)."""
    forest_worker_moves_on: bool
    """FOREST-2: a forest's hospice worker goes to the other tile of the turn, if there is one."""
    small_wharf_may_stay_empty: bool
    """RUL-30: the small wharf's owner may ship nothing with it."""
    first_turns_at_start: bool
    """RUL-48: union hall and royal supplier act for all at the start of a captain phase."""
    union_hall_first: bool
    """RUL-29: the union hall counts before the royal supplier hands in."""
    guests_rest_with_mayor: bool
    """GUE-1: no guest moves in a mayor phase."""
    raided_workers_leave: bool
    """BUC-3: what is left over in a raid is out of the game."""
    kidnapped_role_paid_by_taker: bool
    """BUC-5: who takes a kidnapped role pays for it, not the bank."""
    jeweler_limit: i64
    """VAR-3: the most coins a jeweler brings."""
    draftable: list[int]
    """NEW-1: the kinds of building that take part in the draft."""
    start_stock: list[int]
    """Copies of each building that are in the game from the start."""
    draft_spaces: list[int]
    """NEW-1: how many kinds of each cost are drafted; empty without a draft."""
    exclusions: list[int]
    """VAR-4, VAR-5: for each building the bits of those it keeps out of the draft."""
    puertomas: i64
    """Bit mask of the seats that are Puertomas (PUE-1)."""
    easy_puertomas: bool
    """PUE-4: two abilities are all they unlock."""
    hard_puertomas: bool
    """PUE-4: they begin with an ability, a building and more."""
    ask_forced: bool
    """Whether a decision with a single option is left to the player."""
    any_order: bool
    """RUL-55: whether the parts of a decision may be named in any order."""
    canonical: RuleSet
    """The same rules with one order of naming, for search; this one if it has no other."""
    voluntary: bool
    """VOL-1: whether gains are offered instead of taken."""
    captain_must_gain: bool
    """VOL-4: the privilege of the captain cannot be declined."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.ask_forced = options.ask_forced
        self.any_order = options.any_order
        self.canonical = self
        self.voluntary = options.voluntary

    def has(self, active: i64, point: i64) -> bool:
        """Whether one of the occupied buildings has a power at the rule point."""
        return (self.masks[point] & active) != 0

    def amount(self, active: i64, point: i64) -> i64:
        """The sum of the powers of the occupied buildings at the rule point."""
        held: i64 = self.masks[point] & active
        total: i64 = 0
        if held != 0:
            for power in self.powers[point]:
                if (held >> power.building) & 1:
                    total += power.amount
        return total
