"""What lies before one player, in plain integers and short lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

KNOWN_FOREST: Final = 8
"""Added to the kind of a forest that lay face up before."""


class Seat:
    """What lies before one player."""

    __slots__ = (
        "abilities",
        "active",
        "cards",
        "chips",
        "city",
        "coins",
        "crew",
        "done",
        "fields",
        "forests",
        "goods",
        "hand",
        "idle",
        "levels",
        "loads",
        "manned",
        "noble_guests",
        "noble_posts",
        "nobles",
        "noted",
        "owned",
        "plots",
        "points_mark",
        "reserve",
        "retired",
        "spaces",
        "tally",
    )

    coins: i64
    chips: i64
    """Victory points in chips."""
    noted: i64
    """Victory points written down because the stock had no chips left (END-3)."""
    idle: i64
    """Workers on the portrait."""
    goods: list[int]
    """Barrels of each good."""
    fields: list[int]
    """Tiles of each kind on the island."""
    manned: list[int]
    """Workers on the tiles of each kind."""
    city: list[int]
    """Buildings, in the order in which they were built."""
    crew: list[int]
    """Workers on each building of ``city``."""

    # These four follow from the tiles and buildings; ``codec`` works them out again after reading a position.
    owned: i64
    """Bit mask of the buildings in the city."""
    active: i64
    """Bit mask of the occupied buildings (BUI-1)."""
    plots: i64
    """Fields used."""
    spaces: i64
    """City spaces used."""

    # Expansions. Workers count nobles in; these say how many of them are nobles, and where it matters.
    nobles: i64
    """Nobles on the whole board (NOB-4)."""
    noble_posts: i64
    """Bit mask of the buildings where a noble stands and it matters (NOB-5)."""
    noble_guests: i64
    """Nobles on the guesthouse (RUL-39)."""
    forests: list[int]
    """What lies face down, in the order placed: the kind, plus KNOWN_FOREST if all have seen it (RUL-54)."""
    loads: i64
    """Barrels loaded in this captain phase, four bits for each good."""
    points_mark: i64
    """Points held when the last captain phase began."""
    cards: i64
    """Bit mask of the achievement cards held."""
    done: i64
    """Bit mask of all achievements whose condition this seat has ever met, whoever holds the card."""
    hand: i64
    """Bit mask of the cards to choose from while achievements are drafted (ACH-2); with Puertomas,
    afterwards, of those a human has not kept (PUE-23)."""

    # The board of a Puertoma; 0 for everybody else. Its fields have several circles (PUE-2), and what goes
    # beyond two plantations of a kind lies in its scoring area, as do quarries (PUE-12).
    levels: i64
    """The level each building of ``city`` stands on, four bits each (PUE-22)."""
    reserve: i64
    """The large building under its reserve marker, plus one (PUE-11)."""
    abilities: i64
    """Bit mask of the abilities in force. Tiles lie face down until then, so which one it is is drawn when
    it is unlocked: a hidden tile nobody looks at can as well be drawn later (PUE-3, RUL-31)."""
    retired: i64
    """Workers in the scoring area (PUE-13)."""
    tally: i64
    """What it got in this phase and an ability counts at the end: barrels made, four bits for each good, or
    workers."""

    def __init__(
        self,
        coins: i64,
        chips: i64,
        noted: i64,
        idle: i64,
        goods: list[int],
        fields: list[int],
        manned: list[int],
        city: list[int],
        crew: list[int],
        owned: i64,
        active: i64,
        plots: i64,
        spaces: i64,
        nobles: i64,
        noble_posts: i64,
        noble_guests: i64,
        forests: list[int],
        loads: i64,
        points_mark: i64,
        cards: i64,
        done: i64,
        hand: i64,
        levels: i64,
        reserve: i64,
        abilities: i64,
        retired: i64,
        tally: i64,
    ) -> None:
        self.coins = coins
        self.chips = chips
        self.noted = noted
        self.idle = idle
        self.goods = goods
        self.fields = fields
        self.manned = manned
        self.city = city
        self.crew = crew
        self.owned = owned
        self.active = active
        self.plots = plots
        self.spaces = spaces
        self.nobles = nobles
        self.noble_posts = noble_posts
        self.noble_guests = noble_guests
        self.forests = forests
        self.loads = loads
        self.points_mark = points_mark
        self.cards = cards
        self.done = done
        self.hand = hand
        self.levels = levels
        self.reserve = reserve
        self.abilities = abilities
        self.retired = retired
        self.tally = tally

    def clone(self) -> Seat:
        return Seat(
            self.coins,
            self.chips,
            self.noted,
            self.idle,
            self.goods[:],
            self.fields[:],
            self.manned[:],
            self.city[:],
            self.crew[:],
            self.owned,
            self.active,
            self.plots,
            self.spaces,
            self.nobles,
            self.noble_posts,
            self.noble_guests,
            self.forests[:],
            self.loads,
            self.points_mark,
            self.cards,
            self.done,
            self.hand,
            self.levels,
            self.reserve,
            self.abilities,
            self.retired,
            self.tally,
        )

    def same_as(self, other: Seat) -> bool:
        """Whether every attribute is equal."""
        return (
            self.abilities == other.abilities
            and self.active == other.active
            and self.cards == other.cards
            and self.chips == other.chips
            and self.city == other.city
            and self.coins == other.coins
            and self.crew == other.crew
            and self.done == other.done
            and self.fields == other.fields
            and self.forests == other.forests
            and self.goods == other.goods
            and self.hand == other.hand
            and self.idle == other.idle
            and self.levels == other.levels
            and self.loads == other.loads
            and self.manned == other.manned
            and self.noble_guests == other.noble_guests
            and self.noble_posts == other.noble_posts
            and self.nobles == other.nobles
            and self.noted == other.noted
            and self.owned == other.owned
            and self.plots == other.plots
            and self.points_mark == other.points_mark
            and self.reserve == other.reserve
            and self.retired == other.retired
            and self.spaces == other.spaces
            and self.tally == other.tally
        )
