"""What lies before one player, in plain integers and short lists.

What the fields are is said in ``fields.py``; ``python3 tasks.py fields`` writes them in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

KNOWN_FOREST: Final = 8
"""Added to the kind of a forest that lay face up before."""


class Seat:
    """What lies before one player."""

    __slots__ = (
        # fields: slots of Seat
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
        # end of fields
    )

    # fields: attributes of Seat
    coins: i64
    """Doubloons."""
    chips: i64
    """Victory points in chips."""
    noted: i64
    """Victory points written down because the stock had no chips left (END-3)."""
    idle: i64
    """Workers on the portrait, without a place."""
    goods: list[int]
    """Barrels."""
    fields: list[int]
    """Tiles of each kind on the island."""
    manned: list[int]
    """Workers on the tiles of each kind."""
    city: list[int]
    """Buildings, in the order in which they were built."""
    crew: list[int]
    """Workers on each building of ``city``."""
    owned: i64
    """The buildings in the city, a bit each."""
    active: i64
    """The occupied buildings, a bit each (BUI-1)."""
    plots: i64
    """Fields used."""
    spaces: i64
    """City spaces used."""

    # Expansions.
    nobles: i64
    """Nobles on the whole board, counted as workers too (NOB-4)."""
    noble_posts: i64
    """Buildings where a noble stands and it matters (NOB-5). A bit for each of ``BUILDING_NAMES``."""
    noble_guests: i64
    """Nobles on the guesthouse (RUL-39)."""
    forests: list[int]
    """What lies face down, in the order placed: the kind, plus KNOWN_FOREST if all have seen it
    (RUL-54)."""
    loads: i64
    """Barrels loaded in this captain phase, four bits for each good."""
    points_mark: i64
    """Points held when the last captain phase began."""
    cards: i64
    """Achievement cards held. A bit for each of ``ACHIEVEMENT_NAMES``."""
    done: i64
    """Achievements whose condition the seat has ever met, whoever holds the card. A bit for each of
    ``ACHIEVEMENT_NAMES``."""
    hand: i64
    """Cards to choose from while achievements are drafted (ACH-2); with Puertomas, afterwards, those a
    human has not kept (PUE-23). A bit for each of ``ACHIEVEMENT_NAMES``."""

    # Puertomas; 0 without them.
    levels: i64
    """The level each building of ``city`` stands on, four bits each (PUE-22)."""
    reserve: i64
    """The building under the reserve marker, plus one (PUE-11)."""
    abilities: i64
    """Abilities in force. Tiles lie face down until then: which one it is is drawn when it is unlocked
    (PUE-3, RUL-31). A bit for each of ``ABILITY_NAMES``."""
    retired: i64
    """Workers in the scoring area (PUE-13)."""
    tally: i64
    """What it got in this phase and an ability counts at the end: barrels made, four bits for each
    good, or workers."""
    # end of fields

    def __init__(
        self,
        # fields: parameters of Seat
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
        # end of fields
    ) -> None:
        # fields: assignments of Seat
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
        # end of fields

    def clone(self) -> Seat:
        return Seat(
            # fields: copies of Seat
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
            # end of fields
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled and copied only by their constructor."""
        return Seat, (
            # fields: values of Seat
            self.coins,
            self.chips,
            self.noted,
            self.idle,
            self.goods,
            self.fields,
            self.manned,
            self.city,
            self.crew,
            self.owned,
            self.active,
            self.plots,
            self.spaces,
            self.nobles,
            self.noble_posts,
            self.noble_guests,
            self.forests,
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
            # end of fields
        )

    def same_as(self, other: Seat) -> bool:
        """Whether every attribute is equal."""
        # fields: comparison of Seat
        return (
            self.coins == other.coins
            and self.chips == other.chips
            and self.noted == other.noted
            and self.idle == other.idle
            and self.goods == other.goods
            and self.fields == other.fields
            and self.manned == other.manned
            and self.city == other.city
            and self.crew == other.crew
            and self.owned == other.owned
            and self.active == other.active
            and self.plots == other.plots
            and self.spaces == other.spaces
            and self.nobles == other.nobles
            and self.noble_posts == other.noble_posts
            and self.noble_guests == other.noble_guests
            and self.forests == other.forests
            and self.loads == other.loads
            and self.points_mark == other.points_mark
            and self.cards == other.cards
            and self.done == other.done
            and self.hand == other.hand
            and self.levels == other.levels
            and self.reserve == other.reserve
            and self.abilities == other.abilities
            and self.retired == other.retired
            and self.tally == other.tally
        )
        # end of fields
