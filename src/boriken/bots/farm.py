"""The island and the plants on it: what a seat will produce, and what that is worth."""

from __future__ import annotations

from typing import Final

from boriken.bots.outlook import Outlook
from boriken.bots.powers import (
    BARRELS,
    BEST_KIND,
    FACTORY_PAY,
    INDIGO_AND_SUGAR,
    KINDS,
    MEASURES,
    NOBLES,
    ROOM_ON_ISLAND,
    SALES,
)
from boriken.engine.ids import (
    BUILDER,
    CAPTAIN,
    CITY_SPACES,
    CORN,
    CRAFTSMAN,
    FIELDS,
    GOODS,
    INDIGO,
    ISLAND_FIELDS,
    MAYOR,
    QUARRY,
    SETTLER,
    SUGAR,
    TRADER,
)
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.craftsman import FACTORY_COINS
from boriken.rules.trader import PRICES

SHIPPED: Final = 0.652
"""Points for a barrel of every future production ..."""
SHIPPED_MANY: Final = 0.497
"""... and for those beyond what a ship takes of one kind."""
MANY: Final = 5.000
SECOND_SALE: Final = 0.168
"""How much of a second kind's price counts."""
HALF_A_PAIR: Final = 0.153
"""How much of a barrel a plantation without a production building is, or the other way round."""
WORKERS_A_MAYOR: Final = 1.847
"""Workers that come with a mayor phase."""
TO_BE_STAFFED: Final = 0.472
"""How much of an empty circle's use counts, if workers will come."""
QUARRY_USE: Final = 0.882
"""How often a quarry counts in a builder phase."""


class Farm:
    """What a seat produces in a craftsman phase, now and when more workers have come."""

    __slots__ = ("barrels", "kinds", "produces", "staffing")

    produces: list[float]
    """Barrels of each good in a future craftsman phase."""
    kinds: float
    barrels: float
    staffing: float
    """How likely an empty circle is to be staffed while it matters."""

    def __init__(self, state: State, seat: Seat, outlook: Outlook) -> None:
        crew = [0] * GOODS
        circles = [0] * GOODS
        empty: int = 0
        rules = state.rules
        for slot in range(len(seat.city)):
            building = seat.city[slot]
            good = rules.produces[building]
            if good >= 0:
                crew[good] += seat.crew[slot]
                circles[good] += rules.circles[building]
            elif seat.crew[slot] == 0:
                empty += 1
        for kind in range(FIELDS):
            empty += seat.fields[kind] - seat.manned[kind]
        for good in range(GOODS):
            empty += circles[good] - crew[good]
        mayors = outlook.phases[MAYOR]
        idle: int = seat.idle
        coming = idle + WORKERS_A_MAYOR * mayors
        self.staffing = TO_BE_STAFFED * min(1.0, mayors) * min(1.0, coming / empty if empty else 1.0)
        self.produces = [0.0] * GOODS
        self.kinds = 0.0
        self.barrels = 0.0
        for good in range(GOODS):
            barrels = self.expected(seat, outlook, good, crew[good], circles[good])
            self.produces[good] = barrels
            self.kinds += min(1.0, barrels)
            self.barrels += barrels

    def expected(self, seat: Seat, outlook: Outlook, good: int, crew: int, circles: int) -> float:
        """Barrels of a kind: with today's workers, with tomorrow's, and with what may yet be added."""
        fields: int = seat.fields[good]
        manned: int = seat.manned[good]
        if good == CORN:
            return manned + self.staffing * (fields - manned)
        now = manned if manned < crew else crew
        then = fields if fields < circles else circles
        barrels = now + self.staffing * (then - now)
        if fields > circles:
            barrels += HALF_A_PAIR * min(fields - circles, 2) * min(1.0, outlook.phases[BUILDER] / 3)
        elif circles > fields:
            barrels += HALF_A_PAIR * min(circles - fields, 2) * min(1.0, outlook.phases[SETTLER] / 3)
        return barrels

    def worth(self, state: State, seat: Seat, outlook: Outlook) -> float:
        """Points by all future barrels, sold or shipped, and coins saved by quarries."""
        phases = outlook.phases
        shipped = 0.0
        best = 0.0
        second = 0.0
        for good in range(GOODS):
            barrels = self.produces[good]
            if barrels > 0:
                shipped += SHIPPED * min(barrels, MANY) + SHIPPED_MANY * max(0.0, barrels - MANY)
                price = PRICES[good] * min(1.0, barrels)
                if price > best:
                    best, second = price, best
                elif price > second:
                    second = price
        harvests = max(0.0, min(phases[CRAFTSMAN], phases[CAPTAIN]) - 0.2)
        sales = max(0.0, min(phases[CRAFTSMAN], phases[TRADER]) - 0.2)
        quarries = seat.manned[QUARRY] + self.staffing * (seat.fields[QUARRY] - seat.manned[QUARRY])
        builders = min(phases[BUILDER], float(CITY_SPACES - seat.spaces))
        return (
            harvests * shipped
            + sales * outlook.coin * (best + SECOND_SALE * second)
            + builders * outlook.coin * QUARRY_USE * min(quarries, 3.0 + 0.2 * quarries)
        )

    def measures(self, seat: Seat) -> list[float]:
        """What the powers of buildings grow with."""
        values = [1.0] * MEASURES
        values[KINDS] = self.kinds
        values[BARRELS] = min(self.barrels, 8.0)
        values[SALES] = min(1.0, self.kinds)
        values[NOBLES] = float(seat.nobles) + 0.5
        most = 0.0
        for good in range(INDIGO, GOODS):
            most = max(most, self.produces[good])
        values[BEST_KIND] = max(0.0, most - 1.0)
        whole = int(self.kinds)
        pay = float(FACTORY_COINS[whole])
        if whole < GOODS:
            pay += (self.kinds - whole) * (FACTORY_COINS[whole + 1] - pay)
        values[FACTORY_PAY] = pay
        values[ROOM_ON_ISLAND] = min(1.0, (ISLAND_FIELDS - int(seat.plots)) / 5)
        values[INDIGO_AND_SUGAR] = min(1.0, self.produces[INDIGO]) + min(1.0, self.produces[SUGAR])
        return values
