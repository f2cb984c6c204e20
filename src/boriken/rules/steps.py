"""The steps of a game: one object for each kind of frame."""

from __future__ import annotations

from boriken.engine.ids import OFFER
from boriken.engine.options import Options
from boriken.engine.step import Step
from boriken.rules.builder import BuilderPhase, UniversityWorker
from boriken.rules.captain import CaptainPhase
from boriken.rules.craftsman import CraftsmanPhase
from boriken.rules.expansions.achievements import ChooseCards
from boriken.rules.expansions.black_market import BlackMarket
from boriken.rules.expansions.buccaneer import BuccaneerPhase, BuccaneerRound
from boriken.rules.expansions.draft import Draft
from boriken.rules.expansions.festival import RewardWorkers
from boriken.rules.expansions.guesthouse import Guests, GuestsAtMoment
from boriken.rules.expansions.harbor_front import SmallWharf
from boriken.rules.expansions.new_buildings import LibraryTile, TileOrForest
from boriken.rules.expansions.noble_buildings import Chapels, HuntingLodges, RoyalDelivery
from boriken.rules.expansions.nobles import PlaceNobles, TakeFromShip, Villas
from boriken.rules.expansions.raid import Raid
from boriken.rules.hospice import HospiceWorker
from boriken.rules.mayor import MayorPhase
from boriken.rules.place_workers import PlaceWorkers
from boriken.rules.preparing import Prepare
from boriken.rules.puertoma.turns import PuertomaEnd, PuertomaTurn
from boriken.rules.round import Prospector, Round
from boriken.rules.settler import HaciendaDraw, SettlerPhase
from boriken.rules.storage import Storage
from boriken.rules.trader import TraderPhase


def make_steps(options: Options) -> list[Step]:
    """One object for each kind of frame, in the order of the step numbers of ``engine.ids``; but for those
    that only tables with voluntary gains have."""
    steps: list[Step] = [
        BuccaneerRound() if "buccaneer" in options.expansions else Round(),
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
        Draft(),
        Guests(),
        GuestsAtMoment("guests before the phase"),
        GuestsAtMoment("guests after the phase"),
        TileOrForest(),
        LibraryTile(),
        BlackMarket(),
        SmallWharf(),
        TakeFromShip(),
        Villas(),
        PlaceNobles(),
        Chapels(),
        HuntingLodges(),
        RoyalDelivery(),
        BuccaneerPhase(),
        Raid(),
        RewardWorkers(),
        ChooseCards(),
        Prepare(),
        PuertomaTurn(),
        PuertomaEnd(),
    ]
    if len(steps) != OFFER:
        raise ValueError("make_steps must list every step once.")
    return steps
