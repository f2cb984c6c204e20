"""Options become a ``RuleSet``: the one place that tells editions, expansions and player counts apart."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import lru_cache

from boriken.catalog.buildings import (
    BUILDING_NUMBERS,
    BUILDINGS,
    FACTORY,
    FOREST_HOUSE,
    GUESTHOUSE,
    HACIENDA,
    JEWELER,
    LIBRARY,
    UNIVERSITY,
    VILLA,
)
from boriken.catalog.editions import DIFFERENCES
from boriken.catalog.setups import FULL_BOX, SETUPS, TWO_PLAYERS, Setup
from boriken.engine.errors import BadOptions
from boriken.engine.extension import Extension
from boriken.engine.ids import (
    BIT,
    BUCCANEER,
    BUCCANEER_PHASE,
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CHAPELS,
    CORN,
    CRAFTSMAN_PHASE,
    FIELD_NAMES,
    GUESTS_AT_END,
    GUESTS_AT_START,
    HUNTING_LODGES,
    LIBRARY_TILE,
    MAYOR_PHASE,
    PROSPECTOR,
    PROSPECTOR_PHASE,
    RAID_STEP,
    REWARD_WORKERS,
    SETTLER_PHASE,
    STEPS,
    STORAGE,
    TRADER_PHASE,
)
from boriken.engine.options import PUERTOMA, Options
from boriken.engine.points import POINT_NAMES
from boriken.engine.ruleset import Power, RuleSet
from boriken.rules.expansions.achievements import Achievements
from boriken.rules.expansions.festival import Festival
from boriken.rules.expansions.guesthouse import GuestTurns
from boriken.rules.expansions.harbor_front import CaptainStart, CaptainTurns
from boriken.rules.puertoma.seating import seat_puertomas
from boriken.rules.steps import make_steps
from boriken.rules.voluntary import ask_for_gains

ALL_WORKERS = 100
NOBLES = 20
DRAFT_COSTS = (1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10)
"""NEW-1: the spaces of the draft."""
NOBLE_DRAFT_COSTS = (2, 3, 4, 5, 6, 7, 10)
"""NOB-6: the spaces that nobles add in the classic draft."""


@lru_cache(maxsize=256)
def compile_rules(options: Options) -> RuleSet:
    """The rules of a game with these options; equal options share one object."""
    rules = RuleSet(options)
    _note_differences(rules, options)
    _set_up_numbers(rules, SETUPS[options.players], options)
    _list_buildings(rules, options)
    _plan_draft(rules, options)
    _gather_powers(rules)
    _arrange_phases(rules)
    _invite_extensions(rules, options)
    rules.steps = make_steps(options)
    rules.puertomas = sum(BIT[number] for number, seat in enumerate(options.seats) if seat == PUERTOMA)
    rules.easy_puertomas = options.difficulty == "easy"
    rules.hard_puertomas = options.difficulty == "hard"
    if rules.puertomas:
        seat_puertomas(rules)
    if rules.voluntary:
        ask_for_gains(rules)
    if options.any_order:
        rules.canonical = compile_rules(options.naming_in_any_order(False))
    return rules


def _pickled(rules: RuleSet) -> tuple[Callable[[Options], RuleSet], tuple[Options]]:
    """Copies share the rules, and another process works them out again."""
    return compile_rules, (rules.options,)


copyreg.pickle(RuleSet, _pickled)


def _note_differences(rules: RuleSet, options: Options) -> None:
    differs = {name: editions[options.edition] for name, editions in DIFFERENCES.items()}
    rules.settler_needs_room = differs["settler_needs_room"]
    errata = "errata" in options.variants  # VAR-6
    rules.quarries_need_plantations = differs["quarries_need_plantations"]
    rules.hospice_empties_ship = differs["hospice_empties_ship"]
    rules.hospice_serves_hacienda = differs["hospice_serves_hacienda"]
    rules.hospice_serves_at_once = differs["hospice_serves_at_once"]
    rules.hospice_serves_library = differs["hospice_serves_library"] and not errata
    rules.chips_end_at_once = errata
    rules.last_chip_counts = differs["last_chip_counts"] and not errata
    rules.forest_worker_moves_on = differs["forest_worker_moves_on"]
    rules.guests_rest_with_mayor = differs["guests_rest_with_mayor"]
    rules.small_wharf_may_stay_empty = differs["small_wharf_may_stay_empty"]
    rules.first_turns_at_start = differs["first_turns_at_start"]
    rules.union_hall_first = differs["union_hall_first"]
    rules.raided_workers_leave = differs["raided_workers_leave"]
    rules.kidnapped_role_paid_by_taker = differs["kidnapped_role_paid_by_taker"]
    rules.captain_must_gain = differs["captain_must_gain"]
    rules.workers_end_game = "nobles" not in options.expansions
    rules.jeweler_limit = 3 if "jeweler_cap" in options.variants else NOBLES


def _set_up_numbers(rules: RuleSet, setup: Setup, options: Options) -> None:
    """SET-2 to SET-9, 2P-1 to 2P-4; VAR-2; NOB-1, NOB-2."""
    pieces = TWO_PLAYERS if setup.players == 2 else FULL_BOX
    rules.players = setup.players
    rules.turns_in_round = setup.players * setup.roles_per_player
    rules.cards = list(range(PROSPECTOR + setup.prospectors))
    if "buccaneer" in options.expansions:
        rules.cards.append(BUCCANEER)
    rules.start_tiles = [FIELD_NAMES.index(tile) for tile in setup.start_tiles]
    corn_costs = 1 if "corn_start" in options.variants else 0
    rules.start_coins = [setup.coins - corn_costs * (tile == CORN) for tile in rules.start_tiles]
    rules.chips = setup.chips[options.edition]
    rules.face_up = setup.face_up
    rules.quarries = pieces.quarries
    rules.tiles = list(pieces.tiles)
    rules.barrels = list(pieces.barrels)
    rules.ships = list(setup.ships)
    rules.workers = setup.supply_workers + setup.ship_workers
    rules.first_worker_ship = setup.ship_workers
    rules.nobles = 0
    if "nobles" in options.expansions:
        rules.nobles = NOBLES
        all_in = "all_workers_with_nobles_2p" if setup.players == 2 else "all_workers_with_nobles"
        if DIFFERENCES[all_in][options.edition]:
            rules.workers = ALL_WORKERS


def _list_buildings(rules: RuleSet, options: Options) -> None:
    """SET-10, 2P-3: the kinds of building that can come into the game, and the tables about them."""
    packs = ("base", *options.expansions)
    rules.market = [number for number, building in enumerate(BUILDINGS) if building.expansion in packs]
    known = range(rules.market[-1] + 1)
    two = options.players == 2
    rules.copies = [BUILDINGS[number].copies_2p if two else BUILDINGS[number].copies for number in known]
    rules.cost = [BUILDINGS[number].cost for number in known]
    if "cost_swap" in options.variants:  # VAR-1
        rules.cost[UNIVERSITY] = 7
        rules.cost[FACTORY] = 8
    rules.vp = [BUILDINGS[number].vp for number in known]
    rules.row = [BUILDINGS[number].row for number in known]
    rules.circles = [BUILDINGS[number].circles for number in known]
    rules.spaces = [BUILDINGS[number].spaces for number in known]
    rules.produces = [BUILDINGS[number].good for number in known]


def _plan_draft(rules: RuleSet, options: Options) -> None:
    """NEW-1, NOB-6: which kinds are drafted and on how many spaces; VAR-4, VAR-5: which keep others out."""
    rules.draftable = []
    rules.draft_spaces = []
    rules.exclusions = [0] * len(rules.copies)
    costs: tuple[int, ...] = ()
    if options.has_draft:
        costs = DRAFT_COSTS
        if DIFFERENCES["nobles_draft_spaces"][options.edition] and "nobles" in options.expansions:
            costs += NOBLE_DRAFT_COSTS
        rules.draft_spaces = [costs.count(cost) for cost in range(11)]
        rules.draftable = [number for number in rules.market if _is_drafted(number, options)]
    if "villa_or_jeweler" in options.variants:
        rules.exclusions[VILLA] = BIT[JEWELER]
        rules.exclusions[JEWELER] = BIT[VILLA]
    if "hacienda_or_forest_house" in options.variants:
        rules.exclusions[HACIENDA] = BIT[FOREST_HOUSE]
        rules.exclusions[FOREST_HOUSE] = BIT[HACIENDA]
    rules.start_stock = [
        rules.copies[number] if number in rules.market and number not in rules.draftable else 0
        for number in range(len(rules.copies))
    ]
    if options.draft == "given":
        _stock_given_kinds(rules, options)


def _is_drafted(number: int, options: Options) -> bool:
    building = BUILDINGS[number]
    if building.expansion == "nobles":
        if DIFFERENCES["nobles_join_draft"][options.edition]:
            return True
        return DIFFERENCES["nobles_draft_spaces"][options.edition] and number != JEWELER
    return building.is_beige


def _stock_given_kinds(rules: RuleSet, options: Options) -> None:
    """NEW-4: the host names the kinds; they must fill the spaces of the draft."""
    free = rules.draft_spaces[:]
    named = 0
    for name in options.buildings:
        number = BUILDING_NUMBERS.get(name, -1)
        if number not in rules.draftable:
            raise BadOptions(key="not_draftable", typed=name)
        named |= BIT[number]
        free[rules.cost[number]] -= 1
        rules.start_stock[number] = rules.copies[number]
    for cost, spaces in enumerate(free):
        if spaces != 0:
            wanted = rules.draft_spaces[cost]
            raise BadOptions(key="kinds_of_cost", cost=cost, kinds=wanted, count=wanted - spaces)
    for number in rules.draftable:
        if (named >> number) & 1 and rules.exclusions[number] & named:
            raise BadOptions(key="pair_excluded", building=BUILDINGS[number].id)


def _gather_powers(rules: RuleSet) -> None:
    """The powers of the buildings in the game, by rule point."""
    rules.powers = [[] for _ in POINT_NAMES]
    rules.masks = [0 for _ in POINT_NAMES]
    for building in rules.market:
        for name, amount in BUILDINGS[building].powers.items():
            point = POINT_NAMES.index(name)
            rules.powers[point].append(Power(building, amount))
            rules.masks[point] |= BIT[building]


def _arrange_phases(rules: RuleSet) -> None:
    """Steps before and after the phases. RUL-46: library and hunting lodges after a settler phase."""
    rules.openings = [[] for _ in range(STEPS)]
    rules.closings = [[] for _ in range(STEPS)]
    nobles = rules.nobles > 0
    rules.closings[SETTLER_PHASE] = [LIBRARY_TILE] if LIBRARY in rules.market else []
    if nobles:
        rules.openings[CRAFTSMAN_PHASE].append(CHAPELS)
        rules.closings[SETTLER_PHASE].append(HUNTING_LODGES)
    if GUESTHOUSE in rules.market:
        _ask_guests(rules)


def _ask_guests(rules: RuleSet) -> None:
    """RUL-22: before what acts first in a phase, before newcomers are placed, and last of all."""
    phases = [SETTLER_PHASE, BUILDER_PHASE, CRAFTSMAN_PHASE, TRADER_PHASE, STORAGE]
    phases += [PROSPECTOR_PHASE, BUCCANEER_PHASE]
    steps = [CRAFTSMAN_PHASE, CAPTAIN_PHASE, RAID_STEP, REWARD_WORKERS]
    if not rules.guests_rest_with_mayor:
        phases.append(MAYOR_PHASE)
        steps.append(MAYOR_PHASE)
    for step in steps:
        rules.openings[step].insert(0, GUESTS_AT_START)
    for phase in phases:
        rules.closings[phase].append(GUESTS_AT_END)


def _invite_extensions(rules: RuleSet, options: Options) -> None:
    """Who acts at which moment, in the order written here."""
    guests: list[Extension] = [GuestTurns()] if GUESTHOUSE in rules.market else []
    start: list[Extension] = [CaptainStart()] if options.expansions else []
    captain: list[Extension] = [CaptainTurns()] if options.expansions else []
    has_festival = "festival" in options.expansions or "festival_cards" in options.expansions
    festival: list[Extension] = [Festival()] if has_festival else []
    achievements: list[Extension] = [Achievements()] if "achievements" in options.expansions else []
    rules.on_turn = [guests for _ in range(STEPS)]
    rules.on_turn[CAPTAIN_PHASE] = start + guests + captain
    rules.on_tile = festival
    rules.on_built = festival + achievements
    rules.on_produced = festival + achievements
    rules.on_sold = festival + achievements
    rules.on_loaded = festival + achievements
    rules.on_stored = achievements
    rules.on_settled = achievements
