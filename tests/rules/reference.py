"""The base game once more, as plainly as docs/rules tells it: a second opinion about every move.

Nothing here comes from the engine but the words in which a position is written. A phase is a generator: it
yields each decision (the step's name, the seat, the legal actions), is sent the action that was chosen, and
does everything in between in the order of the book. Slow, and without any of the engine's ways: no frames, no
numbers for things, no rule points.
"""

from __future__ import annotations

import copy
import itertools
from collections import Counter, deque
from collections.abc import Generator, Iterator
from typing import Any

from tests.book import BUILDINGS, FIELDS, GOODS, LARGE_PRODUCTION, PRODUCES, SMALL_PRODUCTION

Decision = tuple[str, int, list[str]]
Phase = Generator[Decision, str, None]

COMMON_COUNTS = ("supply", "face_up", "pile", "discard", "buildings", "trading_house")
PRICES = {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}
FACTORY = {0: 0, 1: 0, 2: 1, 3: 2, 4: 3, 5: 5}


class Reference:
    """A table in words, and the rules as generators over it."""

    def __init__(self, data: Any, chance: deque[Any]) -> None:
        """``data``: a position at the start of a round. ``chance``: what the engine drew, in its order."""
        self.table = copy.deepcopy(data)
        for key in COMMON_COUNTS:
            self.table[key] = Counter(self.table[key])
        for board in self.seats:
            board["goods"] = Counter(board["goods"])
        self.chance = chance
        self.edition: str = data["options"]["edition"]
        self.players: int = data["options"]["players"]

    @property
    def seats(self) -> Any:
        return self.table["seats"]

    def shown(self) -> Any:
        """The table as the engine would write it."""
        data = copy.deepcopy(self.table)
        for key in COMMON_COUNTS:
            data[key] = dict(+data[key])
        for board in data["seats"]:
            board["goods"] = dict(+board["goods"])
        data["ending"] = sorted(data["ending"])
        return data

    def clockwise(self, first: int) -> Iterator[int]:
        return ((first + turn) % self.players for turn in range(self.players))

    def trigger_end(self, reason: str) -> None:
        """END-1, END-4"""
        if reason not in self.table["ending"]:
            self.table["ending"].append(reason)

    # --- Flow ----------------------------------------------------------------------------------------

    def game(self) -> Phase:
        """FLOW-1, FLOW-4, END-2, 2P-5"""
        roles_each = 3 if self.players == 2 else 1
        while True:
            for seat in list(self.clockwise(self.table["governor"])) * roles_each:
                yield from self.take_role(seat)
            for card in self.table["cards"].values():
                if card["seat"] is None:
                    card["coins"] += 1
                card["seat"] = None
            if self.table["ending"]:
                return
            self.table["governor"] = (self.table["governor"] + 1) % self.players
            self.table["round"] += 1

    def take_role(self, seat: int) -> Phase:
        """FLOW-1, FLOW-2. Two prospector cards that bring the same are one choice."""
        cards = self.table["cards"]
        free = [name for name, card in cards.items() if card["seat"] is None]
        if self.edition == "classic" and room(self.seats[seat]) == 0 and "settler" in free:
            free.remove("settler")
        both = "prospector" in free and "prospector 2" in free
        if both and cards["prospector"]["coins"] == cards["prospector 2"]["coins"]:
            free.remove("prospector 2")
        role = yield ("round", seat, free)
        self.seats[seat]["coins"] += cards[role]["coins"]
        cards[role].update(coins=0, seat=seat)
        if role.startswith("prospector"):
            self.seats[seat]["coins"] += 1  # PRO-1
        else:
            yield from getattr(self, role)(seat)

    # --- Settler -------------------------------------------------------------------------------------

    def settler(self, taker: int) -> Phase:
        for seat in self.clockwise(taker):
            board = self.seats[seat]
            served = []
            came = False
            tiles = +(self.table["pile"] + self.table["discard"])
            if room(board) > 0 and occupied(board, "hacienda") and tiles:  # HAC-1
                choice = yield ("hacienda", seat, ["draw", "pass"])
                if choice == "draw":
                    kind = self.draw_for_hacienda()
                    put_tile(board, kind)
                    if self.edition == "classic":  # HOS-2
                        came = yield from self.hospice(seat, [kind])
                    elif self.edition == "special":
                        served.append(kind)
            if room(board) > 0:  # SETL-3
                choice = yield ("settler", seat, self.tiles_to_take(seat, taker))
                if choice != "pass":
                    kind = choice.removeprefix("take ")
                    if kind == "quarry":
                        self.table["quarries"] -= 1
                    else:
                        self.table["face_up"][kind] -= 1
                    put_tile(board, kind)
                    served.append(kind)
            if served and not came:
                yield from self.hospice(seat, served)
        self.turn_up_tiles()

    def hospice(self, seat: int, served: list[str]) -> Generator[Decision, str, bool]:
        """HOS-1: a worker for one of the tiles; whether it came."""
        board = self.seats[seat]
        ship = 0 if self.edition == "classic" else self.table["worker_ship"]
        if occupied(board, "hospice") and self.table["workers"] + ship:
            options = [f"worker {kind}" for kind in FIELDS if kind in served]
            choice = yield ("hospice", seat, [*options, "pass"])
            if choice != "pass":
                self.take_worker()
                board["island"][choice.removeprefix("worker ")]["workers"] += 1
                return True
        return False

    def tiles_to_take(self, seat: int, taker: int) -> list[str]:
        """SETL-1, SETL-2, HUT-1. SETL-3: without any plantation no quarry either, but for 1897."""
        options = [f"take {kind}" for kind in GOODS if self.table["face_up"][kind]]
        may = seat == taker or occupied(self.seats[seat], "construction_hut")
        gone = not +(self.table["face_up"] + self.table["pile"] + self.table["discard"])
        if may and self.table["quarries"] and not (gone and self.edition != "1897"):
            options.append("take quarry")
        return [*options, "pass"]

    def draw_for_hacienda(self) -> str:
        """HAC-1, RUL-45: chance says which; it must come from the pile, or else from the discards."""
        kind: str = self.chance.popleft()
        if not +self.table["pile"]:
            self.table["pile"], self.table["discard"] = self.table["discard"], Counter()
        assert self.table["pile"][kind] > 0
        self.table["pile"][kind] -= 1
        return kind

    def turn_up_tiles(self) -> None:
        """SETL-4, RUL-46: chance says which; first the pile is used up, then the discards."""
        table = self.table
        table["discard"] += table["face_up"]
        turned: Counter[str] = Counter(self.chance.popleft())
        wanted = {2: 3, 3: 4, 4: 5, 5: 6}[self.players]
        if wanted < table["pile"].total() or not +table["discard"]:
            assert turned.total() == min(wanted, table["pile"].total())
            assert turned <= table["pile"]
            table["pile"] -= turned
        else:
            assert turned >= table["pile"]
            from_discards = turned - table["pile"]
            assert from_discards.total() == min(wanted - table["pile"].total(), table["discard"].total())
            assert from_discards <= table["discard"]
            if from_discards:
                table["pile"], table["discard"] = table["discard"] - from_discards, Counter()
            else:
                table["pile"] = Counter()
        table["face_up"] = turned

    def take_worker(self) -> None:
        """HOS-1, UNI-1: from the supply, or else from the worker ship."""
        self.table["workers" if self.table["workers"] else "worker_ship"] -= 1

    # --- Mayor ---------------------------------------------------------------------------------------

    def mayor(self, taker: int) -> Phase:
        table = self.table
        if table["workers"]:  # MAY-1
            choice = yield ("mayor", taker, ["worker", "pass"])
            if choice == "worker":
                table["workers"] -= 1
                self.seats[taker]["workers"] += 1
        for seat in itertools.cycle(self.clockwise(taker)):  # MAY-2
            if table["worker_ship"] == 0:
                break
            table["worker_ship"] -= 1
            self.seats[seat]["workers"] += 1
        for seat in self.clockwise(taker):
            yield from self.place(seat)
        empty = sum(
            BUILDINGS[entry["building"]].circles - entry["workers"]
            for board in self.seats
            for entry in board["city"]
        )
        wanted = max(empty, self.players)  # MAY-5
        if wanted > table["workers"]:  # MAY-6
            wanted = table["workers"]
            self.trigger_end("workers")
        table["workers"] -= wanted
        table["worker_ship"] = wanted

    def place(self, seat: int) -> Phase:
        """MAY-3, MAY-4: place by place, each number from which all can still be placed."""
        board = self.seats[seat]
        places = [(kind, board["island"][kind]) for kind in FIELDS if kind in board["island"]]
        places += [(entry["building"], entry) for entry in board["city"]]
        for _, tile in places:
            board["workers"] += tile["workers"]
            tile["workers"] = 0
        circles = [tile["tiles"] if name in FIELDS else BUILDINGS[name].circles for name, tile in places]
        to_place = min(board["workers"], sum(circles))
        for number, (name, tile) in enumerate(places):
            later = sum(circles[number + 1 :])
            crowds = [n for n in range(circles[number] + 1) if 0 <= to_place - n <= later]
            choice = yield ("place", seat, [f"place {name} {n}" for n in crowds])
            crowd = int(choice.split()[-1])
            tile["workers"] = crowd
            board["workers"] -= crowd
            to_place -= crowd

    # --- Builder -------------------------------------------------------------------------------------

    def builder(self, taker: int) -> Phase:
        """BLD-1 to BLD-6"""
        for seat in self.clockwise(taker):
            board = self.seats[seat]
            options = [f"build {name}" for name in BUILDINGS if self.may_build(seat, taker, name)]
            choice = yield ("builder", seat, [*options, "pass"])
            if choice == "pass":
                continue
            name = choice.removeprefix("build ")
            board["coins"] -= price(board, name, seat == taker)
            self.table["buildings"][name] -= 1
            board["city"].append({"building": name, "workers": 0})
            if spaces(board) == 12:
                self.trigger_end("city")
            if occupied(board, "university") and self.table["workers"] + self.table["worker_ship"]:  # UNI-1
                choice = yield ("university", seat, ["worker", "pass"])
                if choice == "worker":
                    self.take_worker()
                    board["city"][-1]["workers"] = 1

    def may_build(self, seat: int, taker: int, name: str) -> bool:
        board = self.seats[seat]
        return (
            self.table["buildings"][name] > 0
            and all(entry["building"] != name for entry in board["city"])
            and spaces(board) + BUILDINGS[name].spaces <= 12
            and price(board, name, seat == taker) <= board["coins"]
        )

    # --- Craftsman -----------------------------------------------------------------------------------

    def craftsman(self, taker: int) -> Phase:
        produced: dict[int, list[str]] = {}
        for seat in self.clockwise(taker):  # CRA-1
            board = self.seats[seat]
            produced[seat] = []
            for good in GOODS:
                barrels = min(capacity(board, good), self.table["supply"][good])  # CRA-3
                self.table["supply"][good] -= barrels
                board["goods"][good] += barrels
                if barrels:
                    produced[seat].append(good)
            if occupied(board, "factory"):
                board["coins"] += FACTORY[len(produced[seat])]  # FAC-1
        options = [f"barrel {good}" for good in produced[taker] if self.table["supply"][good]]
        choice = yield ("craftsman", taker, [*options, "pass"])  # CRA-4
        if choice != "pass":
            good = choice.removeprefix("barrel ")
            self.table["supply"][good] -= 1
            self.seats[taker]["goods"][good] += 1

    # --- Trader --------------------------------------------------------------------------------------

    def trader(self, taker: int) -> Phase:
        house = self.table["trading_house"]
        for seat in self.clockwise(taker):
            board = self.seats[seat]
            options = [
                f"sell {good}"
                for good in GOODS
                if board["goods"][good]
                and house.total() < 4  # TRA-4
                and (not house[good] or occupied(board, "office"))  # TRA-3, OFF-1
            ]
            choice = yield ("trader", seat, [*options, "pass"])
            if choice != "pass":
                good = choice.removeprefix("sell ")
                board["goods"][good] -= 1
                house[good] += 1
                board["coins"] += PRICES[good] + (seat == taker)  # TRA-1, TRA-2
                board["coins"] += occupied(board, "small_market") + 2 * occupied(board, "large_market")
        if house.total() == 4:  # TRA-5
            self.table["supply"] += house
            house.clear()

    # --- Captain -------------------------------------------------------------------------------------

    def captain(self, taker: int) -> Phase:
        privilege = True
        wharfs_used: set[int] = set()
        passed = 0
        for seat in itertools.cycle(self.clockwise(taker)):  # CAP-1
            if passed == self.players:  # RUL-7
                break
            board = self.seats[seat]
            loads = legal_loads(self.table, seat)
            wharf = occupied(board, "wharf") and seat not in wharfs_used  # WHA-1
            options = [f"load {good} {ship}" for good, ship in loads]
            options += [f"wharf {good}" for good in GOODS if wharf and board["goods"][good]]
            if not loads:  # CAP-2, WHA-2
                options.append("pass")
            choice = yield ("captain", seat, options)
            if choice == "pass":
                passed += 1
                continue
            passed = 0
            how, good, *size = choice.split()
            if how == "wharf":
                wharfs_used.add(seat)
                barrels = board["goods"][good]
                self.table["supply"][good] += barrels
            else:
                barrels = loads[good, int(size[0])]
                ship = self.ship(int(size[0]))
                ship["good"] = good
                ship["load"] += barrels
            board["goods"][good] -= barrels
            points = barrels + occupied(board, "harbor")  # CAP-5, HAR-1, RUL-18
            if seat == taker and privilege:
                points += 1
                privilege = False
            self.gain_points(seat, points)
        for seat in self.clockwise(taker):
            yield from self.store(seat)
        for ship in self.table["ships"]:  # CAP-7
            if ship["load"] == ship["capacity"]:
                self.table["supply"][ship["good"]] += ship["load"]
                ship.update(good=None, load=0)
        if self.table["chips"] == 0:
            self.trigger_end("chips")

    def ship(self, size: int) -> Any:
        (found,) = [ship for ship in self.table["ships"] if ship["capacity"] == size]
        return found

    def gain_points(self, seat: int, points: int) -> None:
        """END-3"""
        paid = min(points, self.table["chips"])
        self.table["chips"] -= paid
        self.seats[seat]["chips"] += paid
        self.seats[seat]["noted"] += points - paid

    def store(self, seat: int) -> Phase:
        """CAP-6: kinds are named in the order of the goods; what is passed over goes to the supply."""
        goods = self.seats[seat]["goods"]
        whole = whole_kinds(self.seats[seat])
        kept: dict[str, int] = {}
        first = 0
        while True:
            options = [
                f"keep {good} {n}"
                for good in GOODS[first:]
                for n in range(1, goods[good] + 1)
                if storable({**kept, good: n}, whole)
            ]
            choice = yield ("storage", seat, [*options, "pass"])
            last = len(GOODS)
            if choice != "pass":
                _, named, number = choice.split()
                kept[named] = int(number)
                last = GOODS.index(named) + 1
            for good in GOODS[first:last]:
                self.table["supply"][good] += goods[good] - kept.get(good, 0)
                goods[good] = kept.get(good, 0)
            first = last
            if choice == "pass":
                return


# --- Rules without a decision ------------------------------------------------------------------------------


def room(board: Any) -> int:
    """Free fields."""
    used: int = sum(tile["tiles"] for tile in board["island"].values())
    return 12 - used


def put_tile(board: Any, kind: str) -> None:
    board["island"].setdefault(kind, {"tiles": 0, "workers": 0})["tiles"] += 1


def occupied(board: Any, building: str) -> bool:
    """BUI-1"""
    return any(entry["building"] == building and entry["workers"] > 0 for entry in board["city"])


def spaces(board: Any) -> int:
    return sum(BUILDINGS[entry["building"]].spaces for entry in board["city"])


def manned(board: Any, kind: str) -> int:
    workers: int = board["island"].get(kind, {"workers": 0})["workers"]
    return workers


def price(board: Any, name: str, privilege: bool) -> int:
    """BLD-2, BLD-3, BLD-4"""
    building = BUILDINGS[name]
    return max(0, building.cost - privilege - min(building.row, manned(board, "quarry")))


def capacity(board: Any, good: str) -> int:
    """CRA-2, BUI-2"""
    if good == "corn":
        return manned(board, "corn")
    crew: int = sum(entry["workers"] for entry in board["city"] if PRODUCES.get(entry["building"]) == good)
    return min(manned(board, good), crew)


def legal_loads(table: Any, seat: int) -> dict[tuple[str, int], int]:
    """CAP-2 to CAP-4: for each good and ship that may be chosen, the barrels that go aboard."""
    loads: dict[tuple[str, int], int] = {}
    for good in GOODS:
        fits: dict[int, int] = {}
        for ship in table["ships"]:
            others = [other["good"] for other in table["ships"] if other is not ship]
            free = ship["capacity"] - ship["load"]
            if ship["good"] in (None, good) and good not in others:  # CAP-3
                fits[ship["capacity"]] = min(free, table["seats"][seat]["goods"].get(good, 0))
        most = max(fits.values(), default=0)
        if most > 0:
            loads.update({(good, size): most for size, barrels in fits.items() if barrels == most})  # CAP-4
    return loads


def whole_kinds(board: Any) -> int:
    """SWH-1, LWH-1"""
    return occupied(board, "small_warehouse") + 2 * occupied(board, "large_warehouse")


def storable(kept: dict[str, int], whole: int) -> bool:
    """CAP-6: whether some choice of kinds for the warehouses leaves at most one barrel beside them."""
    return any(
        sum(kept.values()) - sum(kept[good] for good in stored) <= 1
        for number in range(min(whole, len(kept)) + 1)
        for stored in itertools.combinations(kept, number)
    )


def score(board: Any) -> dict[str, int]:
    """END-5, and the large buildings."""
    names = [entry["building"] for entry in board["city"]]
    chips = board["chips"] + board["noted"]
    workers = board["workers"] + sum(entry["workers"] for entry in board["city"])
    workers += sum(tile["workers"] for tile in board["island"].values())
    fields = 12 - room(board)
    bonuses = {
        "guild_hall": sum(name in SMALL_PRODUCTION for name in names)
        + 2 * sum(name in LARGE_PRODUCTION for name in names),  # GLD-1
        "residence": {10: 5, 11: 6, 12: 7}.get(fields, 4),  # RES-1
        "fortress": workers // 3,  # FOR-1
        "customs_house": chips // 4,  # CUS-1
        "city_hall": sum(BUILDINGS[name].beige for name in names),  # CIT-1
    }
    parts = {"chips": chips, "buildings": sum(BUILDINGS[name].vp for name in names)}
    return parts | {name: bonuses[name] for name in bonuses if occupied(board, name)}


def winners(boards: list[Any]) -> list[int]:
    """END-6"""

    def rank(board: Any) -> tuple[int, int]:
        return sum(score(board).values()), board["coins"] + sum(board["goods"].values())

    best = max(rank(board) for board in boards)
    return [seat for seat, board in enumerate(boards) if rank(board) == best]
