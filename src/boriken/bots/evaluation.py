"""A hand-written guess at the points a seat will have at the end, and at how far it is ahead."""

from __future__ import annotations

from typing import Final

from boriken.bots.achieving import hopes
from boriken.bots.farm import Farm
from boriken.bots.outlook import Outlook, look_ahead
from boriken.bots.powers import POWER_CARD, POWER_COINS, POWER_MEASURE, POWER_POINTS
from boriken.catalog.achievements import ACHIEVEMENT_POINTS, ACHIEVEMENTS
from boriken.catalog.buildings import CHAPEL
from boriken.engine.ids import (
    BUILDER,
    CAPTAIN,
    CITY_SPACES,
    GOODS,
    MAYOR,
    NOBODY,
    TRADER,
)
from boriken.engine.points import PRIVATE_SHIP, SALE_BONUS, SALE_REPEAT, SELL_OUTSIDE
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.puertoma.scoring import puertoma_points
from boriken.rules.scoring import BONUSES, scores
from boriken.rules.trader import PRICES

# Where a seat's points come from.
SO_FAR: Final = 0
COINS: Final = 1
BARRELS: Final = 2
FARM: Final = 3
CITY: Final = 4
HOPES: Final = 5
PARTS: Final = 6
PART_NAMES: Final = ["so_far", "coins", "barrels", "farm", "city", "hopes"]

OVER_THE_BEST: Final = 0.479
"""How much it counts to be ahead of the best of the others, and ..."""
OVER_THE_OTHERS: Final = 0.437
"""... of all of them on average."""
TIE_BREAK: Final = 0.01

IN_HAND: Final = 0.456
"""Points for a barrel that a ship has room for ..."""
IN_THE_WAY: Final = 0.156
"""... and for one that has to wait."""
LARGE_UNSTAFFED: Final = 0.850
LARGE_GROWTH: Final = 0.113
"""Points a large building's bonus grows with every round."""
COINS_A_BUILDER: Final = 7.681
"""More coins than these cannot be spent in a builder phase."""
PUERTOMA_A_ROUND: Final = 2.5
"""Points a Puertoma comes to with every round."""


PLAIN: Final = [1.0] * PARTS
"""The taste of those who want points, wherever they come from."""


def advantage(state: State, number: int, taste: list[float] = PLAIN) -> float:
    """How far a seat is ahead of the others, in points at the end.

    ``taste``: how much the seat counts each of the parts of its own points while the game goes on.
    """
    if state.over:
        totals = [score.total + TIE_BREAK * score.tie_break for score in scores(state)]
    else:
        outlook = look_ahead(state)
        totals = [
            estimate(state, seat, outlook, taste if seat == number else PLAIN)
            for seat in range(state.rules.players)
        ]
    best = -1000.0
    together = 0.0
    for seat in range(len(totals)):
        if seat != number:
            together += totals[seat]
            best = max(best, totals[seat])
    return totals[number] - OVER_THE_BEST * best - OVER_THE_OTHERS * together / (len(totals) - 1)


def estimate(state: State, number: int, outlook: Outlook, taste: list[float] = PLAIN) -> float:
    """The points a seat may come to."""
    seat = state.seats[number]
    if is_puertoma(state, number):
        return sum(puertoma_points(state, seat).values()) + PUERTOMA_A_ROUND * outlook.rounds
    worths = parts(state, seat, outlook, Farm(state, seat, outlook))
    total = 0.0
    for part in range(PARTS):
        total += taste[part] * worths[part]
    return total


def parts(state: State, seat: Seat, outlook: Outlook, farm: Farm) -> list[float]:
    """The same by where they come from: SO_FAR to HOPES."""
    return [
        points_so_far(state, seat),
        coins_worth(seat, outlook),
        goods_worth(state, seat, outlook),
        farm.worth(state, seat, outlook),
        city_worth(state, seat, outlook, farm),
        hopes(state, seat, outlook, farm.barrels) if seat.cards and not state.rules.puertomas else 0.0,
    ]


def points_so_far(state: State, seat: Seat) -> float:
    """END-5 without the buildings: chips, nobles, achievements met (not beside a Puertoma, PUE-23)."""
    points: int = seat.chips + seat.noted + seat.nobles
    met = seat.cards & seat.done
    if met and not state.rules.puertomas:
        for card in range(ACHIEVEMENTS):
            if (met >> card) & 1:
                points += ACHIEVEMENT_POINTS[card]
    return float(points)


def coins_worth(seat: Seat, outlook: Outlook) -> float:
    """What the coins will buy."""
    room = CITY_SPACES - seat.spaces
    coins: int = seat.coins
    builders = min(outlook.phases[BUILDER], float(room))
    usable = min(float(coins), COINS_A_BUILDER * (builders + 0.3) if room else 0.0)
    return usable * outlook.coin + TIE_BREAK * coins


def goods_worth(state: State, seat: Seat, outlook: Outlook) -> float:
    """What the barrels in hand will bring: on ships, and the best of them in the trading house."""
    captains = min(1.0, outlook.phases[CAPTAIN])
    traders = min(1.0, outlook.phases[TRADER])
    rules = state.rules
    has_wharf = rules.has(seat.active, PRIVATE_SHIP)
    bonus: int = rules.amount(seat.active, SALE_BONUS)
    sells_all = rules.has(seat.active, SALE_REPEAT) or rules.has(seat.active, SELL_OUTSIDE)
    worth = 0.0
    best_sale = 0.0
    for good in range(GOODS):
        barrels: int = seat.goods[good]
        if barrels > 0:
            room: int = barrels if has_wharf else outlook.room[good]
            if barrels < room:
                room = barrels
            worth += captains * (IN_HAND * room + IN_THE_WAY * (barrels - room))
            if sells_all or state.house[good] == 0:
                last = IN_HAND if barrels <= room else IN_THE_WAY
                sale = (PRICES[good] + bonus) * outlook.coin - captains * last
                best_sale = max(best_sale, sale)
    return worth + traders * best_sale


def city_worth(state: State, seat: Seat, outlook: Outlook, farm: Farm) -> float:
    """Printed points, the powers of the buildings until the end, and the large ones' bonuses."""
    rules = state.rules
    phases = outlook.phases
    measures = farm.measures(seat)
    worth = 0.0
    for slot in range(len(seat.city)):
        building = seat.city[slot]
        worth += rules.vp[building]
        is_active = seat.crew[slot] > 0
        card = POWER_CARD[building]
        if card != NOBODY:
            each = POWER_POINTS[building] + outlook.coin * POWER_COINS[building]
            if building == CHAPEL and (seat.noble_posts >> CHAPEL) & 1:
                each = 1.0
            use = phases[card] * measures[POWER_MEASURE[building]] * each
            worth += use if is_active else use * farm.staffing
        elif building in BONUSES:
            bonus = BONUSES[building](seat) + LARGE_GROWTH * outlook.rounds
            worth += bonus if is_active else bonus * LARGE_UNSTAFFED * min(1.0, phases[MAYOR])
    return worth
