"""Requests, checked; and the shapes of answers, for the description of the interface."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from boriken.engine.options import FEWEST_PLAYERS, MOST_PLAYERS, NORMAL
from boriken.server.playing import MOST_ACTIONS

LONGEST_TEXT = 200
"""Letters of a text before it is cleaned and cut."""

Text = Annotated[str, Field(max_length=LONGEST_TEXT)]
Word = Annotated[str, Field(min_length=1, max_length=40)]
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1)]
ActionNumber = Annotated[int, Field(ge=0, le=10_000)]


class Strict(BaseModel):
    """What we do not know of is a mistake, not something to ignore."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Naming(Strict):
    name: Text


class GameOptions(Strict):
    edition: Word = "1897"
    players: Annotated[int, Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)] = 3
    expansions: Annotated[list[Word], Field(max_length=12)] = []
    variants: Annotated[list[Word], Field(max_length=12)] = []
    draft: Word = "players"
    buildings: Annotated[list[Word], Field(max_length=45)] = []
    house_rules: bool = False
    ask_forced: bool = False
    difficulty: Word = NORMAL


class NewSeat(Strict):
    kind: Literal["you", "open", "bot", "puertoma"]
    bot: Word | None = None

    @model_validator(mode="after")
    def fits_together(self) -> Self:
        if self.bot is not None and self.kind != "bot":
            raise ValueError("only a seat of the kind bot has a bot")
        return self


class NewClock(Strict):
    kind: Literal["none", "decision", "day"] = "none"
    seconds: Annotated[int, Field(ge=10, le=30 * 86400)] | None = None
    days: Annotated[int, Field(ge=1, le=30)] | None = None

    @model_validator(mode="after")
    def fits_together(self) -> Self:
        if (self.seconds is not None and self.kind != "decision") or (
            self.days is not None and self.kind != "day"
        ):
            raise ValueError("a clock takes seconds for each decision, or days for each day")
        return self


class NewTable(Strict):
    title: Text = ""
    name: Text | None = None
    options: GameOptions = GameOptions()
    seats: Annotated[list[NewSeat], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)] | None = None
    order: Literal["random", "fixed"] = "random"
    undo: Literal["none", "own", "agree"] = "own"
    clock: NewClock = NewClock()
    public: bool = False
    start: bool = False


class Joining(Strict):
    name: Text | None = None
    seat: Annotated[int, Field(ge=0, lt=MOST_PLAYERS)] | None = None


class SettingSeat(Strict):
    kind: Literal["open", "bot"]
    bot: Word | None = None


class StandingIn(Strict):
    bot: Word | None


class Starting(Strict):
    fill: Word | None = None


class Claiming(Strict):
    token: Annotated[str, Field(max_length=400)]


class Keyed(Strict):
    """A request that is known if it comes again."""

    seq: Seq
    key: Key


class Acting(Keyed):
    actions: Annotated[list[Word | ActionNumber], Field(min_length=1, max_length=MOST_ACTIONS)]


class Undoing(Keyed):
    to: Seq | None = None


class AnsweringUndo(Keyed):
    agree: bool


# --- Answers ---------------------------------------------------------------------------------------------


class Problem(BaseModel):
    """Why a request was refused."""

    model_config = ConfigDict(extra="allow")
    code: str
    message: str


class Refusal(BaseModel):
    error: Problem


class Me(BaseModel):
    name: str | None


class You(BaseModel):
    seat: int | None
    host: bool


class SeatAnswer(BaseModel):
    kind: Literal["open", "person", "bot", "puertoma"]
    name: str | None
    bot: str | None
    present: bool


class TableAnswer(BaseModel):
    id: str
    title: str
    status: Literal["waiting", "playing", "over", "closed"]
    seq: int
    public: bool
    options: dict[str, object]
    order: str
    undo: str
    clock: dict[str, object]
    host: str
    you: You
    seats: list[SeatAnswer]
    turn: int | None
    deadline: str | None
    undo_request: dict[str, object] | None
    rematch: str | None
    spectators: int
    created: str
    updated: str
    rules_version: int


class TablesAnswer(BaseModel):
    tables: list[TableAnswer]


class ChoiceAnswer(BaseModel):
    action: str
    number: int
    brings: list[dict[str, object]] | None = None
    loses: dict[str, int] | None = None


class DecisionAnswer(BaseModel):
    seat: int
    kind: str
    taker: int | None
    yours: bool
    choices: list[ChoiceAnswer] | None


class PositionAnswer(BaseModel):
    seq: int
    view: dict[str, object] | None
    decision: DecisionAnswer | None
    scores: dict[str, object] | None


class UpdateAnswer(PositionAnswer):
    type: Literal["update"]
    after: int
    table: TableAnswer
    entries: list[dict[str, object]]
    undo: dict[str, object] | None
    repeated: bool | None = None


class WeighingAnswer(BaseModel):
    """Role cards: what is profitable, and what the first two filters leave of it."""

    seat: int
    profitable: list[str]
    near: list[str]
    richest: list[str]


class WeighingsAnswer(BaseModel):
    puertomas: list[WeighingAnswer]


class Advised(BaseModel):
    """An action, how much of the search it was worth, and what it may lead to."""

    action: str
    number: int
    share: float
    points: float
    win: float


class AdviceAnswer(BaseModel):
    """The best moves, best first, for the decision after the entry."""

    seq: int
    advice: list[Advised]


class Considered(BaseModel):
    """An action, and what it leads to on average."""

    action: str
    win: float
    points: float


class ReviewedMove(BaseModel):
    """A decision: by seat the chance to win before it, what was played, and what was best."""

    number: int
    seq: int
    round: int
    seat: int
    decision: str
    chances: list[float]
    played: Considered
    best: Considered
    loss: float


class ReviewAnswer(BaseModel):
    """What is ready of a review; the last three are there when all is."""

    done: int
    total: int
    moves: list[ReviewedMove]
    final: list[float] | None
    turning_points: list[int]
    blunders: list[int]


class LogAnswer(BaseModel):
    entries: list[dict[str, object]]


class LinkAnswer(BaseModel):
    path: str


class ClaimAnswer(BaseModel):
    table: str
    seat: int
