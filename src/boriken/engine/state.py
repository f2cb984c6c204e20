"""The whole position, in plain integers and short lists: quick to copy, easy to write down.

What the fields are is said in ``fields.py``; ``python3 tasks.py fields`` writes them in here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from boriken.engine.frame import Frame
from boriken.engine.rng import Generator
from boriken.engine.ruleset import RuleSet
from boriken.engine.seat import Seat

if TYPE_CHECKING:
    from mypy_extensions import i64

    from boriken.engine.events import Listener


class State:
    """A position: everything that decides how the game can go on, chance included."""

    __slots__ = (
        # fields: slots of State
        "action",
        "card_coins",
        "card_seat",
        "chips",
        "choices",
        "claims",
        "deck",
        "discard",
        "ending",
        "face_up",
        "festival",
        "frames",
        "gone_nobles",
        "gone_workers",
        "governor",
        "house",
        "kidnapped",
        "last_chip_taken",
        "listener",
        "marker",
        "nobles",
        "pile",
        "quarries",
        "quiet",
        "rng",
        "round",
        "rules",
        "seats",
        "ship_good",
        "ship_load",
        "ship_nobles",
        "stock",
        "supply",
        "tie_break",
        "worker_ship",
        "workers",
        # end of fields
    )

    # fields: attributes of State
    rules: RuleSet
    """What is played."""
    round: i64
    """Number of the round."""
    governor: i64
    """The governor of this round."""
    ending: i64
    """What has triggered the end (END-1)."""
    rng: Generator
    """What chance is drawn from."""
    card_coins: list[int]
    """Coins on each role card."""
    card_seat: list[int]
    """Who has taken each role card in this round, or NOBODY."""
    workers: i64
    """Workers in the supply."""
    worker_ship: i64
    """Workers waiting on the worker ship."""
    chips: i64
    """Victory point chips in the stock."""
    quarries: i64
    """Quarries in the supply."""
    supply: list[int]
    """Barrels in the supply."""
    face_up: list[int]
    """Plantations lying face up."""
    pile: list[int]
    """Plantations lying face down. The order is not kept: a tile is drawn at random when it is turned
    up, which is the same as a shuffled pile (RUL-31)."""
    discard: list[int]
    """Plantations discarded."""
    stock: list[int]
    """Copies of each building still for sale."""
    ship_good: list[int]
    """The good on each cargo ship, or NO_GOOD."""
    ship_load: list[int]
    """Barrels on each cargo ship."""
    house: list[int]
    """Barrels in the trading house."""
    seats: list[Seat]
    """What lies before each player."""
    frames: list[Frame]
    """What is going on, outermost first."""

    # Expansions.
    nobles: i64
    """Nobles in the supply."""
    ship_nobles: i64
    """Nobles on the worker ship, beside its workers."""
    gone_workers: i64
    """Workers out of the game (BUC-3)."""
    gone_nobles: i64
    """Nobles out of the game (BUC-3)."""
    marker: i64
    """Who holds the buccaneer marker (BUC-2)."""
    kidnapped: i64
    """The kidnapped role card; its kidnapper holds the marker (BUC-5)."""
    festival: list[int]
    """Goals and what they drew, ``GOAL_SIZE`` numbers each; fixed once drawn (FES-1)."""
    claims: i64
    """For each goal four bits: 0 while it is open, else the seat that reached it plus one."""
    quiet: i64
    """Seats that have declined to move guests, and nothing has changed since (RUL-22)."""
    last_chip_taken: bool
    """Chips came back to a stock that was empty: the next captain phase ends the game (END-1c,
    special)."""

    # Puertomas; 0 without them.
    action: i64
    """The role card the action marker stands on (PUE-3)."""
    deck: i64
    """Tie-break cards not drawn since the deck was shuffled, a bit each; their order is not kept
    (RUL-31)."""
    tie_break: i64
    """Number of the tie-break card drawn last, 0 if none was."""
    choices: list[int]
    """The legal actions of the decision the game waits for; empty when it is over."""
    listener: Listener | None
    """Who is told what happens, if anybody."""
    # end of fields

    def __init__(
        self,
        # fields: parameters of State
        rules: RuleSet,
        round: i64,
        governor: i64,
        ending: i64,
        rng: Generator,
        card_coins: list[int],
        card_seat: list[int],
        workers: i64,
        worker_ship: i64,
        chips: i64,
        quarries: i64,
        supply: list[int],
        face_up: list[int],
        pile: list[int],
        discard: list[int],
        stock: list[int],
        ship_good: list[int],
        ship_load: list[int],
        house: list[int],
        seats: list[Seat],
        frames: list[Frame],
        nobles: i64,
        ship_nobles: i64,
        gone_workers: i64,
        gone_nobles: i64,
        marker: i64,
        kidnapped: i64,
        festival: list[int],
        claims: i64,
        quiet: i64,
        last_chip_taken: bool,
        action: i64,
        deck: i64,
        tie_break: i64,
        choices: list[int],
        # end of fields
    ) -> None:
        # fields: assignments of State
        self.rules = rules
        self.round = round
        self.governor = governor
        self.ending = ending
        self.rng = rng
        self.card_coins = card_coins
        self.card_seat = card_seat
        self.workers = workers
        self.worker_ship = worker_ship
        self.chips = chips
        self.quarries = quarries
        self.supply = supply
        self.face_up = face_up
        self.pile = pile
        self.discard = discard
        self.stock = stock
        self.ship_good = ship_good
        self.ship_load = ship_load
        self.house = house
        self.seats = seats
        self.frames = frames
        self.nobles = nobles
        self.ship_nobles = ship_nobles
        self.gone_workers = gone_workers
        self.gone_nobles = gone_nobles
        self.marker = marker
        self.kidnapped = kidnapped
        self.festival = festival
        self.claims = claims
        self.quiet = quiet
        self.last_chip_taken = last_chip_taken
        self.action = action
        self.deck = deck
        self.tie_break = tie_break
        self.choices = choices
        # end of fields
        self.listener = None

    def clone(self) -> State:
        """An independent copy that nobody listens to."""
        seats: list[Seat] = []
        for seat in self.seats:
            seats.append(seat.clone())
        frames: list[Frame] = []
        for frame in self.frames:
            frames.append(frame.clone())
        return State(
            # fields: copies of State
            self.rules,
            self.round,
            self.governor,
            self.ending,
            self.rng.clone(),
            self.card_coins[:],
            self.card_seat[:],
            self.workers,
            self.worker_ship,
            self.chips,
            self.quarries,
            self.supply[:],
            self.face_up[:],
            self.pile[:],
            self.discard[:],
            self.stock[:],
            self.ship_good[:],
            self.ship_load[:],
            self.house[:],
            seats,
            frames,
            self.nobles,
            self.ship_nobles,
            self.gone_workers,
            self.gone_nobles,
            self.marker,
            self.kidnapped,
            self.festival,
            self.claims,
            self.quiet,
            self.last_chip_taken,
            self.action,
            self.deck,
            self.tie_break,
            self.choices,
            # end of fields
        )

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Compiled classes are pickled only by their constructor. Nobody listens to what comes of it."""
        return State, (
            # fields: values of State
            self.rules,
            self.round,
            self.governor,
            self.ending,
            self.rng,
            self.card_coins,
            self.card_seat,
            self.workers,
            self.worker_ship,
            self.chips,
            self.quarries,
            self.supply,
            self.face_up,
            self.pile,
            self.discard,
            self.stock,
            self.ship_good,
            self.ship_load,
            self.house,
            self.seats,
            self.frames,
            self.nobles,
            self.ship_nobles,
            self.gone_workers,
            self.gone_nobles,
            self.marker,
            self.kidnapped,
            self.festival,
            self.claims,
            self.quiet,
            self.last_chip_taken,
            self.action,
            self.deck,
            self.tie_break,
            self.choices,
            # end of fields
        )

    def same_as(self, other: State) -> bool:
        """Whether every attribute is equal, the choices included; who listens does not count."""
        if len(self.seats) != len(other.seats) or len(self.frames) != len(other.frames):
            return False
        for index in range(len(self.seats)):
            if not self.seats[index].same_as(other.seats[index]):
                return False
        for index in range(len(self.frames)):
            if not self.frames[index].same_as(other.frames[index]):
                return False
        # fields: comparison of State
        return (
            self.rules is other.rules
            and self.round == other.round
            and self.governor == other.governor
            and self.ending == other.ending
            and self.rng.same_as(other.rng)
            and self.card_coins == other.card_coins
            and self.card_seat == other.card_seat
            and self.workers == other.workers
            and self.worker_ship == other.worker_ship
            and self.chips == other.chips
            and self.quarries == other.quarries
            and self.supply == other.supply
            and self.face_up == other.face_up
            and self.pile == other.pile
            and self.discard == other.discard
            and self.stock == other.stock
            and self.ship_good == other.ship_good
            and self.ship_load == other.ship_load
            and self.house == other.house
            and self.nobles == other.nobles
            and self.ship_nobles == other.ship_nobles
            and self.gone_workers == other.gone_workers
            and self.gone_nobles == other.gone_nobles
            and self.marker == other.marker
            and self.kidnapped == other.kidnapped
            and self.festival == other.festival
            and self.claims == other.claims
            and self.quiet == other.quiet
            and self.last_chip_taken == other.last_chip_taken
            and self.action == other.action
            and self.deck == other.deck
            and self.tie_break == other.tie_break
            and self.choices == other.choices
        )
        # end of fields

    @property
    def over(self) -> bool:
        return not self.frames
