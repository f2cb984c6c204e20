"""What can be chosen, and the fixed numbers of the game."""

from __future__ import annotations

from functools import cache

import msgspec
from fastapi import APIRouter, Request, Response

from boriken import __version__
from boriken.bots import STYLES, bot_names, level_of
from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.buildings import BUILDINGS, Building
from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.festival import CARDS
from boriken.catalog.puertoma import (
    ABILITIES_OF_LEVEL,
    ABILITY_NAMES,
    ABILITY_PHASES,
    ARROWS,
    FIELD_CIRCLES,
    FIELD_PLACES,
    LEVELS,
    PLACES_OF_LEVEL,
    TIE_BREAK_ORDERS,
)
from boriken.catalog.tables import read_table
from boriken.engine.ids import CARD_NAMES, CITY_SPACES, GOOD_NAMES, HOUSE_PLACES, ISLAND_FIELDS
from boriken.engine.options import (
    DIFFICULTIES,
    DRAFTS,
    EASY,
    EDITIONS,
    EXCLUSIVE,
    EXPANSIONS,
    FEWEST_HUMANS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    MOST_PUERTOMAS,
    SPECIAL_EXPANSIONS,
    VARIANT_RECORDS,
    Options,
    Variant,
)
from boriken.engine.reasons import REASON_KEYS, REASON_RULES, STEP_RULES
from boriken.record import RULES_VERSION
from boriken.rules.compiling import compile_rules
from boriken.rules.puertoma.building import MOST_ON_EASY
from boriken.rules.trader import PRICES
from boriken.server.changes.seating import STAND_IN
from boriken.server.characters import CHARACTERS, Character
from boriken.server.compression import fixed_response
from boriken.server.contract.catalogue import (
    AbilityFacts,
    AchievementFacts,
    BoardFacts,
    BuildingFacts,
    Catalog,
    CharacterFacts,
    ExpansionFacts,
    FestivalCardFacts,
    Fitting,
    Limits,
    PuertomaField,
    PuertomaPieces,
    VariantFacts,
)
from boriken.server.contract.requests import MOST_ACTIONS, GameOptions
from boriken.server.document import ORDERS, UNDO_POLICIES
from boriken.server.guests import LONGEST_NAME, LONGEST_TITLE
from boriken.server.new_table import fitting
from boriken.server.routes.answers import ERRORS, answered_by, json_response
from boriken.server.routes.bodies import InOptions, reading

router = APIRouter(prefix="/api", tags=["catalogue"], responses=ERRORS)


@router.get("/catalog", responses=answered_by(Catalog))
async def catalogue(request: Request) -> Response:
    """Everything fixed that a client needs."""
    return fixed_response(request, _catalogue(), "application/json")


@cache
def _catalogue() -> bytes:
    return msgspec.json.encode(
        Catalog(
            version=__version__,
            rules_version=RULES_VERSION,
            editions=list(EDITIONS),
            players=(FEWEST_PLAYERS, MOST_PLAYERS),
            expansions=[_expansion(name) for name in EXPANSIONS],
            variants=[_variant(variant) for variant in VARIANT_RECORDS],
            drafts=list(DRAFTS),
            orders=list(ORDERS),
            undo=list(UNDO_POLICIES),
            bots=bot_names(),
            characters=[_character(character) for character in CHARACTERS],
            stand_in=STAND_IN,
            difficulties=list(DIFFICULTIES),
            limits=Limits(LONGEST_NAME, LONGEST_TITLE, MOST_ACTIONS),
            board=BoardFacts(ISLAND_FIELDS, CITY_SPACES, HOUSE_PLACES),
            roles=CARD_NAMES,
            goods=GOOD_NAMES,
            prices=dict(zip(GOOD_NAMES, PRICES, strict=True)),
            buildings=[_building(building) for building in BUILDINGS],
            setups=_setups(),
            achievements=[
                AchievementFacts(*card) for card in zip(ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS, strict=True)
            ],
            festival_cards=[FestivalCardFacts(card.id, card.workers, card.coins, card.vp) for card in CARDS],
            explained_by={row["thing"]: row["rules"].split() for row in read_table("explained_by")},
            puertoma=_puertoma_pieces(),
        )
    )


def _character(character: Character) -> CharacterFacts:
    bot = character.bot
    level = level_of(bot)
    assert level is not None
    return CharacterFacts(character.id, character.name, bot, level, bot if bot in STYLES else None)


def _expansion(name: str) -> ExpansionFacts:
    with_it = {edition: Options(edition, expansions=[name], house_rules=True) for edition in EDITIONS}
    return ExpansionFacts(
        id=name,
        editions=[
            edition
            for edition in EDITIONS
            if name not in SPECIAL_EXPANSIONS or name in EDITION_RECORDS[edition].expansions
        ],
        excludes=[other for other in EXCLUSIVE if name in EXCLUSIVE and other != name],
        drafted=[edition for edition, options in with_it.items() if options.has_draft],
    )


def _variant(variant: Variant) -> VariantFacts:
    editions = [edition for edition in EDITIONS if variant.edition in ("", edition)]
    needs = [variant.needs] if variant.needs else []
    rules = compile_rules(Options(editions[0], expansions=needs, variants=[variant.name], house_rules=True))
    return VariantFacts(
        id=variant.name,
        rule=variant.rule,
        needs=variant.needs or None,
        editions=editions,
        beside_puertomas=variant.beside_puertomas,
        costs={
            building.id: cost
            for building, cost in zip(BUILDINGS, rules.cost, strict=False)
            if cost != building.cost
        },
    )


@router.post("/options", responses=answered_by(Fitting), openapi_extra=reading(GameOptions))
async def options(body: InOptions) -> Response:
    """Whether options go together, and what can be drafted with them."""
    return json_response(fitting(body))


def _building(building: Building) -> BuildingFacts:
    return BuildingFacts(
        id=building.id,
        expansion=building.expansion,
        group=building.group,
        cost=building.cost,
        points=building.vp,
        row=building.row,
        quarries=building.row,
        circles=building.circles,
        spaces=building.spaces,
        copies=building.copies,
        good=None if building.good < 0 else GOOD_NAMES[building.good],
        phase=building.phase,
        rule=building.rule or None,
    )


def _setups() -> list[dict[str, str]]:
    """The numbers of the set-up by number of players; the chips by edition (SET-4)."""
    chips = [
        {f"vp_{name}": str(edition.chips[place]) for name, edition in EDITION_RECORDS.items()}
        for place in range(MOST_PLAYERS - FEWEST_PLAYERS + 1)
    ]
    return [{**row, **more} for row, more in zip(read_table("setup"), chips, strict=True)]


def _puertoma_pieces() -> PuertomaPieces:
    return PuertomaPieces(
        most=MOST_PUERTOMAS,
        humans=FEWEST_HUMANS,
        editions=[edition for edition in EDITIONS if EDITION_RECORDS[edition].has_puertomas],
        fields=[PuertomaField(*field) for field in zip(GOOD_NAMES, FIELD_PLACES, FIELD_CIRCLES, strict=True)],
        levels=LEVELS,
        places_of_level=PLACES_OF_LEVEL,
        abilities=[
            AbilityFacts(name, number // ABILITIES_OF_LEVEL + 1, phase)
            for number, (name, phase) in enumerate(zip(ABILITY_NAMES, ABILITY_PHASES, strict=True))
        ],
        most_abilities={
            difficulty: MOST_ON_EASY if difficulty == EASY else LEVELS for difficulty in DIFFICULTIES
        },
        arrows=ARROWS,
        tie_breaks=TIE_BREAK_ORDERS,
        reasons=dict(zip(REASON_KEYS, REASON_RULES, strict=True)),
        rules=STEP_RULES,
    )
