"""What clients ask for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from boriken.catalog.editions import USUAL_EDITION
from boriken.engine.options import FEWEST_PLAYERS, MOST_PLAYERS, NORMAL
from boriken.server.contract.base import Request
from boriken.server.contract.chat import Reaction
from boriken.server.document import Order, Talk, UndoPolicy

LONGEST_TEXT = 200
"""Letters of a text before it is cleaned and cut."""
LONGEST_MESSAGE = 500
"""Letters of what somebody says at once."""
MOST_ACTIONS = 64
"""At once; the longest compound decision has fewer parts."""

Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[!-~]+(?!\n)$")]
Seq = Annotated[int, Meta(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Meta(ge=0, le=10_000)]
Answer = Annotated[dict[Word, Annotated[int, Meta(ge=0, le=99)]], Meta(max_length=MOST_ACTIONS)]


class Naming(Request):
    """Say your name."""

    name: Text


class GameOptions(Request):
    """What a table agrees on."""

    edition: Word = USUAL_EDITION
    players: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] = 3
    expansions: Annotated[list[Word], Meta(max_length=12)] = field(default_factory=list)
    variants: Annotated[list[Word], Meta(max_length=12)] = field(default_factory=list)
    draft: Word = "players"
    buildings: Annotated[list[Word], Meta(max_length=45)] = field(default_factory=list)
    house_rules: bool = False
    ask_forced: bool = False
    voluntary: bool = False
    difficulty: Word = NORMAL


class NewSeat(Request):
    """Who is to sit there."""

    kind: Literal["you", "open", "bot", "puertoma"]
    bot: Word | None = None

    def __post_init__(self) -> None:
        if self.bot is not None and self.kind != "bot":
            raise ValueError("not_a_bot")


class NewClock(Request):
    """How long a decision may take."""

    kind: Literal["none", "decision", "day"] = "none"
    seconds: Annotated[int, Meta(ge=10, le=30 * 86400)] | None = None
    days: Annotated[int, Meta(ge=1, le=30)] | None = None

    def __post_init__(self) -> None:
        if (self.seconds is not None and self.kind != "decision") or (
            self.days is not None and self.kind != "day"
        ):
            raise ValueError("clock")


class NewTable(Request):
    """Make a table."""

    title: Text = ""
    name: Text | None = None
    options: GameOptions = field(default_factory=GameOptions)
    seats: Annotated[list[NewSeat], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)] | None = None
    order: Order = "random"
    undo: UndoPolicy = "own"
    clock: NewClock = field(default_factory=NewClock)
    public: bool = False
    rated: bool = False
    talk: Talk = "everybody"
    start: bool = False


class Joining(Request):
    """Take an open seat."""

    name: Text | None = None
    seat: Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)] | None = None


class SettingSeat(Request):
    """Open a seat, or put a bot on it."""

    kind: Literal["open", "bot"]
    bot: Word | None = None


class StandingIn(Request):
    """Let a bot play for a person, or give the seat back."""

    bot: Word | None


class Starting(Request):
    """Begin."""

    fill: Word | None = None


class Claiming(Request):
    """Sit in a seat by its link."""

    token: Annotated[str, Meta(max_length=400)]


# --- Talking ----------------------------------------------------------------------------------------------


class Saying(Request):
    """Say something: a text of your own, or a reaction that everybody reads in their language."""

    key: Key
    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] | None = None
    reaction: Reaction | None = None

    def __post_init__(self) -> None:
        if (self.text is None) == (self.reaction is None):
            raise ValueError("one_answer")


class MarkingRead(Request):
    """You have read what was said, up to a message."""

    number: Seq


class Hiding(Request):
    """Read nothing more of who said something: at this table, or everywhere."""

    everywhere: bool = False


class Reporting(Request):
    """Tell who runs the server of something that was said."""

    reason: Text = ""


class SettingTalk(Request):
    """Say who may talk at your table."""

    talk: Talk


class Listen(Request, tag_field="type", tag="listen"):
    """Tell me what is said, from now on: first all of it."""

    key: Key


class Say(Saying, tag_field="type", tag="say"):
    """Say something: a text of your own, or a reaction that everybody reads in their language."""


class MarkRead(MarkingRead, tag_field="type", tag="read"):
    """You have read what was said, up to a message."""

    key: Key


# --- Playing, by POST or over the socket ------------------------------------------------------------------


class Keyed(Request):
    """A request that is known if it comes again."""

    seq: Seq
    key: Key


class Acting(Keyed):
    """Decide: by actions, all of them or none, or by a whole answer to a decision of several parts."""

    actions: Annotated[list[Word | ActionNumber], Meta(min_length=1, max_length=MOST_ACTIONS)] | None = None
    answer: Answer | None = None
    """How many of each item of the decision's sheet are named."""

    def __post_init__(self) -> None:
        if (self.actions is None) == (self.answer is None):
            raise ValueError("one_answer")


class Previewing(Keyed):
    """What would follow from an answer?"""

    answer: Answer


class Proposing(Keyed):
    """What would be a sensible answer?"""

    begun: Answer = field(default_factory=dict)
    """Where workers are to stay when they are placed."""
    more: Word | None = None
    """An item one more of which is wanted."""


class Undoing(Keyed):
    """Take back your last decision, or ask the others to go further back."""

    to: Seq | None = None


class AnsweringUndo(Keyed):
    """Agree to go back, or refuse."""

    agree: bool


class Act(Acting, tag_field="type", tag="act"):
    """Decide: by actions, all of them or none, or by a whole answer."""


class UndoIt(Undoing, tag_field="type", tag="undo"):
    """Take back your last decision, or ask the others to go further back."""


class AnswerUndo(AnsweringUndo, tag_field="type", tag="undo-answer"):
    """Agree to go back, or refuse."""


class PreviewIt(Previewing, tag_field="type", tag="preview"):
    """What would follow from an answer?"""


class ProposeIt(Proposing, tag_field="type", tag="propose"):
    """What would be a sensible answer?"""


class Ping(Request, tag_field="type", tag="ping"):
    """Is anybody there?"""


Command = Act | UndoIt | AnswerUndo | PreviewIt | ProposeIt | Listen | Say | MarkRead | Ping
