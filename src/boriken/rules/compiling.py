"""Options become a ``RuleSet``: the only place where editions and player counts are told apart."""

from __future__ import annotations

from functools import lru_cache

from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.catalog.setups import DIFFERENCES, FULL_BOX, SETUPS, TWO_PLAYERS, Setup
from boriken.catalog.tables import read_table
from boriken.engine.ids import FIELD_NAMES, PROSPECTOR, STEPS
from boriken.engine.options import Options
from boriken.engine.points import POINT_NAMES
from boriken.engine.ruleset import Power, RuleSet
from boriken.engine.step import Step
from boriken.rules.builder import BuilderPhase, UniversityWorker
from boriken.rules.captain import CaptainPhase
from boriken.rules.craftsman import CraftsmanPhase
from boriken.rules.mayor import MayorPhase, PlaceWorkers
from boriken.rules.round import Prospector, Round
from boriken.rules.settler import HaciendaDraw, HospiceWorker, SettlerPhase
from boriken.rules.storage import Storage
from boriken.rules.trader import TraderPhase


@lru_cache(maxsize=64)
def compile_rules(options: Options) -> RuleSet:
    """The rules of a game with these options; equal options share one object."""
    rules = RuleSet(options)
    _set_up_numbers(rules, SETUPS[options.players], options.edition)
    _list_buildings(rules, options)
    _gather_powers(rules)
    _note_differences(rules, options.edition)
    rules.steps = make_steps()
    return rules


def _set_up_numbers(rules: RuleSet, setup: Setup, edition: str) -> None:
    """SET-2 to SET-9, 2P-1 to 2P-4."""
    pieces = TWO_PLAYERS if setup.players == 2 else FULL_BOX
    rules.players = setup.players
    rules.turns_in_round = setup.players * setup.roles_per_player
    rules.cards = list(range(PROSPECTOR + setup.prospectors))
    rules.start_coins = [setup.coins] * setup.players
    rules.start_tiles = [FIELD_NAMES.index(tile) for tile in setup.start_tiles]
    rules.chips = setup.chips[edition]
    rules.workers = setup.supply_workers
    rules.first_worker_ship = setup.ship_workers
    rules.face_up = setup.face_up
    rules.quarries = pieces.quarries
    rules.tiles = list(pieces.tiles)
    rules.barrels = list(pieces.barrels)
    rules.ships = list(setup.ships)


def _list_buildings(rules: RuleSet, options: Options) -> None:
    """SET-10, 2P-3: the buildings in the game, and the tables about them."""
    rules.market = [number for number, building in enumerate(BUILDINGS) if building.expansion == "base"]
    known = range(rules.market[-1] + 1)
    two = options.players == 2
    rules.copies = [BUILDINGS[number].copies_2p if two else BUILDINGS[number].copies for number in known]
    rules.cost = [BUILDINGS[number].cost for number in known]
    rules.vp = [BUILDINGS[number].vp for number in known]
    rules.row = [BUILDINGS[number].row for number in known]
    rules.circles = [BUILDINGS[number].circles for number in known]
    rules.spaces = [BUILDINGS[number].spaces for number in known]
    rules.produces = [BUILDINGS[number].good for number in known]


def _gather_powers(rules: RuleSet) -> None:
    """The powers of the buildings in the game, by rule point."""
    rules.powers = [[] for _ in POINT_NAMES]
    rules.masks = [0 for _ in POINT_NAMES]
    for row in read_table("powers"):
        building = BUILDING_NUMBERS[row["building"]]
        if building in rules.market:
            point = POINT_NAMES.index(row["point"])
            rules.powers[point].append(Power(building, int(row["amount"])))
            rules.masks[point] |= 1 << building


def _note_differences(rules: RuleSet, edition: str) -> None:
    rules.settler_needs_room = DIFFERENCES["settler_needs_room"][edition]
    rules.hospice_serves_hacienda = DIFFERENCES["hospice_serves_hacienda"][edition]
    rules.chips_end_at_once = DIFFERENCES["chips_end_at_once"][edition]


def make_steps() -> list[Step]:
    """One object for each kind of frame, in the order of the step numbers of ``engine.ids``."""
    steps: list[Step] = [
        Round(),
        SettlerPhase(),
        HaciendaDraw(),
        HospiceWorker(),
        MayorPhase(),
        PlaceWorkers(),
        BuilderPhase(),
        UniversityWorker(),
        CraftsmanPhase(),
        TraderPhase(),
        CaptainPhase(),
        Storage(),
        Prospector(),
    ]
    if len(steps) != STEPS:
        raise ValueError("make_steps must list every step once.")
    return steps
