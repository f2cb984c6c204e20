"""The fields of ``State`` and ``Seat``: one line each, from which follows wherever a field is spoken of.

``python3 tasks.py fields`` writes slots, copies, comparison, JSON, its shapes and the listing in
``docs/notation.md`` into the places marked for it, as plain code; positions, facts and the names of
observations look the table up. Fields of a kind with words of its own (BITS, LIST) are put into words by
hand, each where it is written and read.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES

# Kinds that are worded by themselves.
NUMBER: Final = "number"
FLAG: Final = "flag"
COUNTS: Final = "counts"
"""How many there are of each name, as a list."""
MASK: Final = "mask"
"""Some of the names, a bit each."""
SEAT_NUMBER: Final = "seat"
HOLDER: Final = "holder"
"""A seat, or NOBODY."""
CHOICE: Final = "choice"
"""One of the names, or NOBODY."""
SEATS: Final = "seats"
"""Some of the seats, a bit each."""

# Kinds with words of their own.
BITS: Final = "bits"
LIST: Final = "list"
SHARED: Final = "shared"
"""A list that is never changed in place, so copies share it."""
PART: Final = "part"
"""An object that is copied along."""
PARTS: Final = "parts"
RULES: Final = "rules"
"""Shared by all copies of a game."""
LISTENER: Final = "listener"
"""Neither copied nor compared."""

# Where a field belongs: it is 0 or empty wherever that is not played.
BASE: Final = "base"
EXPANSIONS: Final = "expansions"
PUERTOMA: Final = "puertoma"

# When a field is written down.
ALWAYS: Final = "always"
SPARSE: Final = "sparse"
"""In JSON always, in the text of a position unless it is as at the start."""
RARE: Final = "rare"
"""Only if it is not as at the start: for fields younger than the format, so that what was written before
still reads, and games without them keep their fingerprints."""
UNTOLD: Final = "untold"
"""Never: it follows from others, is written down with another, or is no part of the position."""

# Who sees a field of a seat while the game goes on.
EVERYBODY: Final = "everybody"
OWNER: Final = "owner"
"""Others see that it is there, as None."""
NOBODY_YET: Final = "nobody yet"
"""Left out of all views."""

NAMES: Final[dict[str, list[str]]] = {
    "GOOD_NAMES": GOOD_NAMES,
    "CARD_NAMES": CARD_NAMES,
    "BUILDING_NAMES": BUILDING_NAMES,
    "ACHIEVEMENT_NAMES": ACHIEVEMENT_NAMES,
    "ABILITY_NAMES": ABILITY_NAMES,
}


class Field(NamedTuple):
    """A field of the state or of a seat."""

    name: str
    kind: str
    part: str
    told: str
    about: str
    of: str = ""
    """The names that it counts or holds, a key of NAMES."""
    start: str = ""
    """What it is before anything has happened, as Python, if not 0 or empty."""
    observed: bool = True
    """Whether observations show a number or flag as it is; False if in a way of their own, or not at all."""

    # In words.
    key: str = ""
    """What it is called in JSON and positions, if not by its name."""
    tells: str = ""
    """What is told by that name, if not the field alone as it is."""
    bounds: str = ""
    """Least and most in JSON, as Python, if not any number from 0 on."""
    seen: str = EVERYBODY
    shape: str = ""
    """Its type in JSON, where it has words of its own."""
    how: str = ""
    """How a position writes it, where it has words of its own; empty if it does not by this name."""
    left_out: str = ""
    """What a position means that leaves it out, if not 0 or none."""

    @property
    def word(self) -> str:
        return self.key or self.name


_REST: Final = "all that lie nowhere else"
_AT_START: Final = "as at the start"
COUNTED: Final = '`"2 corn, sugar"`'

# fmt: off
STATE: Final[tuple[Field, ...]] = (
    Field("rules", RULES, BASE, UNTOLD, "What is played.", start="rules"),
    Field("round", NUMBER, BASE, ALWAYS, "Number of the round.", start="1", bounds="1", left_out="1",
          observed=False),
    Field("governor", SEAT_NUMBER, BASE, ALWAYS, "The governor of this round.",
          start="max(rules.options.governor, 0)", left_out='`"A"`'),
    Field("ending", BITS, BASE, ALWAYS, "What has triggered the end (END-1).",
          shape="list[Ending]", how='a list of `"workers"`, `"city"`, `"chips"`'),
    Field("rng", PART, BASE, UNTOLD, "What chance is drawn from.", start="rng"),
    Field("card_coins", LIST, BASE, ALWAYS, "Coins on each role card.", start="[0] * CARDS",
          key="cards", tells="Role cards: the coins on them, and who has taken them in this round.",
          shape="dict[str, CardView]", how='a table: `trader = 2` coins, `mayor = "B"` has taken it'),
    Field("card_seat", LIST, BASE, UNTOLD, "Who has taken each role card in this round, or NOBODY.",
          start="[NOBODY] * CARDS"),
    Field("workers", NUMBER, BASE, ALWAYS, "Workers in the supply.", left_out=_REST,
          start="rules.workers - rules.first_worker_ship + first_noble"),
    Field("worker_ship", NUMBER, BASE, ALWAYS, "Workers waiting on the worker ship.", left_out=_AT_START,
          start="rules.first_worker_ship - first_noble"),
    Field("chips", NUMBER, BASE, ALWAYS, "Victory point chips in the stock.", left_out=_REST,
          start="rules.chips"),
    Field("quarries", NUMBER, BASE, ALWAYS, "Quarries in the supply.", left_out=_REST,
          start="rules.quarries"),
    Field("supply", COUNTS, BASE, ALWAYS, "Barrels in the supply.", of="GOOD_NAMES", left_out=_REST,
          start="rules.barrels[:]"),
    Field("face_up", COUNTS, BASE, ALWAYS, "Plantations lying face up.", of="GOOD_NAMES"),
    Field("pile", COUNTS, BASE, ALWAYS, "Plantations lying face down. The order is not kept: a tile is drawn "
          "at random when it is turned up, which is the same as a shuffled pile (RUL-31).", of="GOOD_NAMES",
          start="rules.tiles[:]", left_out=_REST, tells="Plantations face down; in a view, all unseen."),
    Field("discard", COUNTS, BASE, ALWAYS, "Plantations discarded.", of="GOOD_NAMES"),
    Field("stock", LIST, BASE, ALWAYS, "Copies of each building still for sale.", key="buildings",
          start="rules.start_stock[:]", shape="Counts", how=COUNTED, left_out="all that nobody owns"),
    Field("ship_good", LIST, BASE, ALWAYS, "The good on each cargo ship, or NO_GOOD.",
          start="[NO_GOOD] * ships", key="ships", tells="Cargo ships and what is on them.",
          shape="list[ShipView]", how='a table by capacity: `6 = "3 corn"`'),
    Field("ship_load", LIST, BASE, UNTOLD, "Barrels on each cargo ship.", start="[0] * ships"),
    Field("house", COUNTS, BASE, ALWAYS, "Barrels in the trading house.", of="GOOD_NAMES",
          key="trading_house"),
    Field("seats", PARTS, BASE, ALWAYS, "What lies before each player.", shape="list[SeatView]",
          start="[empty_seat() for _ in range(rules.players)]"),
    Field("frames", PARTS, BASE, ALWAYS, "What is going on, outermost first.", shape="list[FrameView]",
          start="[]", how="see below", left_out="a role card is taken"),

    Field("nobles", NUMBER, EXPANSIONS, ALWAYS, "Nobles in the supply.", left_out=_REST,
          start="rules.nobles - first_noble"),
    Field("ship_nobles", NUMBER, EXPANSIONS, ALWAYS, "Nobles on the worker ship, beside its workers.",
          start="first_noble", left_out=_AT_START),
    Field("gone_workers", NUMBER, EXPANSIONS, SPARSE, "Workers out of the game (BUC-3)."),
    Field("gone_nobles", NUMBER, EXPANSIONS, SPARSE, "Nobles out of the game (BUC-3)."),
    Field("marker", HOLDER, EXPANSIONS, SPARSE, "Who holds the buccaneer marker (BUC-2)."),
    Field("kidnapped", CHOICE, EXPANSIONS, SPARSE, "The kidnapped role card; its kidnapper holds the marker "
          "(BUC-5).", of="CARD_NAMES"),
    Field("festival", SHARED, EXPANSIONS, SPARSE, "Goals and what they drew, ``GOAL_SIZE`` numbers each; "
          "fixed once drawn (FES-1).", key="goals", tells="The festival's goals, and who has reached them.",
          shape="list[GoalView]", how='a list: `"farm_fair corn corn / sugar coffee / by A"`: '
          'card, goods / plantations / building'),
    Field("claims", BITS, EXPANSIONS, UNTOLD, "For each goal four bits: 0 while it is open, else the seat "
          "that reached it plus one."),
    Field("quiet", SEATS, EXPANSIONS, SPARSE, "Seats that have declined to move guests, and nothing has "
          "changed since (RUL-22)."),
    Field("last_chip_taken", FLAG, EXPANSIONS, RARE, "Chips came back to a stock that was empty: the next "
          "captain phase ends the game (END-1c, special)."),

    Field("action", BITS, PUERTOMA, ALWAYS, "The role card the action marker stands on (PUE-3).",
          start="BUILDER if rules.puertomas else 0", shape="str", how='`"builder"`', left_out='`"builder"`'),
    Field("deck", BITS, PUERTOMA, ALWAYS, "Tie-break cards not drawn since the deck was shuffled, a bit "
          "each; their order is not kept (RUL-31).", start="FULL_DECK if rules.puertomas else 0",
          tells="Numbers of the tie-break cards not drawn yet.", shape="list[int]", how="`[1, 4]`",
          left_out="all eight"),
    Field("tie_break", NUMBER, PUERTOMA, ALWAYS, "Number of the tie-break card drawn last, 0 if none was.",
          bounds="0, TIE_BREAKS", observed=False),

    # Not part of the position: what follows from it, and who is watching.
    Field("choices", SHARED, BASE, UNTOLD, "The legal actions of the decision the game waits for; empty when "
          "it is over."),
    Field("listener", LISTENER, BASE, UNTOLD, "Who is told what happens, if anybody."),
)

SEAT: Final[tuple[Field, ...]] = (
    Field("coins", NUMBER, BASE, ALWAYS, "Doubloons.", observed=False),
    Field("chips", NUMBER, BASE, ALWAYS, "Victory points in chips.", seen=OWNER),
    Field("noted", NUMBER, BASE, ALWAYS, "Victory points written down because the stock had no chips left "
          "(END-3).", seen=OWNER),
    Field("idle", NUMBER, BASE, ALWAYS, "Workers on the portrait, without a place.", key="workers",
          observed=False),
    Field("goods", COUNTS, BASE, ALWAYS, "Barrels.", of="GOOD_NAMES"),
    Field("fields", LIST, BASE, ALWAYS, "Tiles of each kind on the island.", start="[0] * FIELDS",
          key="island", tells="Tiles of each kind, and the workers on them.", shape="dict[Field, FieldView]",
          how='`"corn 1/2"` is two corn plantations, one of them occupied'),
    Field("manned", LIST, BASE, UNTOLD, "Workers on the tiles of each kind.", start="[0] * FIELDS"),
    Field("city", LIST, BASE, ALWAYS, "Buildings, in the order in which they were built.",
          tells="Buildings in the order built, with the workers on them.",
          shape="list[BuildingView]", how='`"hospice 1, wharf"`'),
    Field("crew", LIST, BASE, UNTOLD, "Workers on each building of ``city``."),

    # These four follow from the tiles and buildings; ``codec`` works them out again after reading a position.
    Field("owned", BITS, BASE, UNTOLD, "The buildings in the city, a bit each."),
    Field("active", BITS, BASE, UNTOLD, "The occupied buildings, a bit each (BUI-1)."),
    Field("plots", BITS, BASE, UNTOLD, "Fields used."),
    Field("spaces", BITS, BASE, UNTOLD, "City spaces used."),

    # Workers count nobles in; these say how many of them are nobles, and where it matters.
    Field("nobles", NUMBER, EXPANSIONS, SPARSE, "Nobles on the whole board, counted as workers too (NOB-4)."),
    Field("noble_posts", MASK, EXPANSIONS, SPARSE, "Buildings where a noble stands and it matters (NOB-5).",
          of="BUILDING_NAMES"),
    Field("noble_guests", NUMBER, EXPANSIONS, SPARSE, "Nobles on the guesthouse (RUL-39)."),
    Field("forests", LIST, EXPANSIONS, SPARSE, "What lies face down, in the order placed: the kind, plus "
          "KNOWN_FOREST if all have seen it (RUL-54).", tells="Forests in the order placed.",
          shape="list[ForestView]", how='`"corn, 2 sugar, coffee known"`: known if it lay face up before'),
    Field("loads", BITS, EXPANSIONS, SPARSE, "Barrels loaded in this captain phase, four bits for each good.",
          tells="Barrels loaded in this captain phase.", shape="Counts", how=COUNTED),
    Field("points_mark", NUMBER, EXPANSIONS, SPARSE, "Points held when the last captain phase began.",
          seen=NOBODY_YET),
    Field("cards", MASK, EXPANSIONS, SPARSE, "Achievement cards held.", of="ACHIEVEMENT_NAMES",
          key="achievements", tells="Achievement cards held; of others, a view shows those met (ACH-1)."),
    Field("done", MASK, EXPANSIONS, SPARSE, "Achievements whose condition the seat has ever met, whoever "
          "holds the card.", of="ACHIEVEMENT_NAMES", seen=NOBODY_YET),
    Field("hand", MASK, EXPANSIONS, SPARSE, "Cards to choose from while achievements are drafted (ACH-2); "
          "with Puertomas, afterwards, those a human has not kept (PUE-23).", of="ACHIEVEMENT_NAMES",
          seen=OWNER),

    # The board of a Puertoma. Its fields have several circles (PUE-2), and what goes beyond two plantations
    # of a kind lies in its scoring area, as do quarries (PUE-12).
    Field("levels", BITS, PUERTOMA, ALWAYS, "The level each building of ``city`` stands on, four bits each "
          "(PUE-22).", tells="The level each building of the city stands on (PUE-22).", shape="list[int]",
          how="`[1, 2]`", left_out="those of the buildings"),
    Field("reserve", BITS, PUERTOMA, SPARSE, "The building under the reserve marker, plus one (PUE-11).",
          tells="The building under the reserve marker (PUE-11).", shape="str | None", how='`"guild_hall"`'),
    Field("abilities", MASK, PUERTOMA, ALWAYS, "Abilities in force. Tiles lie face down until then: which "
          "one it is is drawn when it is unlocked (PUE-3, RUL-31).", of="ABILITY_NAMES",
          tells="Abilities in force (PUE-3)."),
    Field("retired", NUMBER, PUERTOMA, SPARSE, "Workers in the scoring area (PUE-13).", observed=False),
    Field("tally", NUMBER, PUERTOMA, SPARSE, "What it got in this phase and an ability counts at the end: "
          "barrels made, four bits for each good, or workers.", observed=False),
)
# fmt: on


def told(fields: tuple[Field, ...], part: str) -> list[Field]:
    """The fields of a part that are written down."""
    return [field for field in fields if field.part == part and field.told != UNTOLD]


def observed(fields: tuple[Field, ...], part: str) -> list[Field]:
    """Numbers and flags of a part that observations show one after the other."""
    return [
        field
        for field in told(fields, part)
        if field.kind in (NUMBER, FLAG) and field.observed and field.seen == EVERYBODY
    ]
