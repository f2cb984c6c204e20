"""What can be chosen, the fixed numbers of the game, and what the rules say."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec
from fastapi import APIRouter, Path, Query, Response

from boriken import __version__, rulebook
from boriken.bots import bot_names
from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.buildings import BUILDINGS
from boriken.catalog.festival import CARDS
from boriken.catalog.tables import read_table
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.options import (
    DRAFTS,
    EDITIONS,
    EXPANSIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    SPECIAL_EXPANSIONS,
    VARIANTS,
)
from boriken.record import RULES_VERSION
from boriken.rulebook import Rule
from boriken.server.document import ORDERS, UNDO_POLICIES
from boriken.server.errors import NotFound
from boriken.server.guests import LONGEST_NAME, LONGEST_TITLE
from boriken.server.playing import MOST_ACTIONS
from boriken.server.routes.answers import ERRORS, json_response

router = APIRouter(prefix="/api", tags=["catalogue"], responses=ERRORS)


@router.get("/catalog")
async def catalogue() -> Response:
    """Everything fixed that a client needs."""
    return Response(_catalogue(), media_type="application/json")


@cache
def _catalogue() -> bytes:
    return msgspec.json.encode(
        {
            "version": __version__,
            "rules_version": RULES_VERSION,
            "editions": EDITIONS,
            "players": [FEWEST_PLAYERS, MOST_PLAYERS],
            "expansions": [{"id": name, "special": name in SPECIAL_EXPANSIONS} for name in EXPANSIONS],
            "variants": VARIANTS,
            "drafts": DRAFTS,
            "orders": ORDERS,
            "undo": UNDO_POLICIES,
            "bots": bot_names(),
            "limits": {"name": LONGEST_NAME, "title": LONGEST_TITLE, "actions": MOST_ACTIONS},
            "roles": CARD_NAMES,
            "goods": GOOD_NAMES,
            "buildings": [
                {
                    "id": building.id,
                    "expansion": building.expansion,
                    "group": building.group,
                    "cost": building.cost,
                    "points": building.vp,
                    "row": building.row,
                    "circles": building.circles,
                    "spaces": building.spaces,
                    "copies": building.copies,
                    "good": None if building.good < 0 else GOOD_NAMES[building.good],
                    "phase": row["phase"],
                }
                for building, row in zip(BUILDINGS, read_table("buildings"), strict=True)
            ],
            "setups": read_table("setup"),
            "achievements": [
                {"id": name, "points": points}
                for name, points in zip(ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS, strict=True)
            ],
            "festival_cards": [
                {"id": card.id, "workers": card.workers, "coins": card.coins, "points": card.vp}
                for card in CARDS
            ],
        }
    )


@router.get("/rules")
async def search_rules(words: Annotated[str, Query(max_length=100)] = "") -> Response:
    """All rules, or those in which all the words occur."""
    found = rulebook.search(words) if words.split() else rulebook.rules()
    return json_response({"rules": [_rule_json(rule) for rule in found]})


@router.get("/rules/{identifier}")
async def rule(identifier: Annotated[str, Path(max_length=40)]) -> Response:
    """What a rule says."""
    found = rulebook.rule(identifier)
    if found is None:
        raise NotFound("There is no such rule.")
    return json_response(_rule_json(found))


def _rule_json(found: Rule) -> dict[str, object]:
    return {"identifier": found.id, "chapter": found.chapter, "text": found.text}
