"""What buildings cost a seat, with each discount by its source."""

from __future__ import annotations

import random

from boriken.arena.tables import Fixed
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.decisions import payment, prices
from boriken.decisions.costs import builder
from boriken.engine.options import everything
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
                coins = state.seats[seat].coins
                for building in rules.market:
                    paid = payment(state, seat, building)
                    sources |= {discount.source for discount in paid.discounts}
                    cost = max(0, paid.printed - sum(discount.coins for discount in paid.discounts))
                    assert paid.printed == rules.cost[building]
                    assert cost == paid.price == told[BUILDING_NAMES[building]]
                    assert paid.left - paid.missing == coins - cost
                    assert 0 in (paid.left, paid.missing)
                    assert paid.handed_to == ("black_market" if paid.missing else None)
                    assert cost == price(state, seat, builder(state), building)
    assert sources == {"quarry", "privilege", "forest", "zoning_office"}
