"""What buildings cost a seat, with each discount by its source."""

from __future__ import annotations

import random

from boriken.arena.tables import Fixed, everything
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.decisions import prices
from boriken.decisions.costs import builder
from boriken.rules.builder import price
from tests.games import decisions


def test_printed_cost_less_the_discounts_is_the_price() -> None:
    """BLD-2 to BLD-4, FOREST-4, ZON-1: in random games with everything in them."""
    chance = random.Random(5)
    sources = set()
    for edition in 3 * ("classic", "1897", "special"):
        options = Fixed(edition=edition, expansions=everything(edition)).draw(chance)
        for state in decisions(options, chance.randrange(1 << 32)):
            if state.over:
                break
            rules = state.rules
            for seat in {0, int(state.frames[-1].seat)}:
                told = prices(state, seat)
                for building in rules.market:
                    less = told.rows[rules.row[building] - 1]
                    sources |= {discount.source for discount in less}
                    cost = max(0, rules.cost[building] - sum(discount.coins for discount in less))
                    assert cost == told.buildings[BUILDING_NAMES[building]]
                    assert cost == price(state, seat, builder(state), building)
    assert sources == {"quarry", "privilege", "forest", "zoning_office"}
