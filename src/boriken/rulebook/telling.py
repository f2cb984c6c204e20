"""What is told of an example: move by move, and step by step where Puertomas play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from boriken.engine.events import ACTED, ACTION_MOVED, PUERTOMA_WEIGHED, ROLE_TAKEN, Event
from boriken.engine.ids import BIT, CARD_NAMES, PROSPECTOR_2
from boriken.engine.puertoma.board import is_puertoma
from boriken.engine.view import view
from boriken.locale import NONE, Argument, Messages
from boriken.locale.story import Said, is_remark, is_told, say, values_of
from boriken.position import SEAT_NAMES
from boriken.rules.puertoma.action_board import one_arrow_away

if TYPE_CHECKING:
    from boriken.engine.shapes import TableView
    from boriken.engine.state import State


@dataclass(frozen=True)
class Moment:
    """A position, and what led to it, in sentences."""

    told: list[str]
    state: State
    weighed: list[str] | None = None
    """The role cards among which a Puertoma is still choosing (PUE-6)."""

    @property
    def view(self) -> TableView:
        return view(self.state, is_open=True)


@dataclass(frozen=True)
class Heard:
    """An event, and the position when it was told."""

    event: Event
    state: State


def tell_move(heard: list[Heard], before: State, after: State, messages: Messages) -> list[Moment]:
    """What comes of a move: one moment, or with Puertomas one for each thing that somebody does."""
    if after.rules.puertomas:
        return _Steps(before, messages).tell(_carried_out(heard, after))
    events = [one.event for one in heard]
    told = [
        sentence(say([event]), messages)
        for event, following in zip(events, [*events[1:], None], strict=True)
        if is_told(event, following)
    ]
    return [Moment(told, after)]


def _carried_out(heard: list[Heard], after: State) -> list[Heard]:
    """Some things are told just before they are done: what comes before the next has begun is done."""
    done: list[Heard] = []
    for one, following in zip(heard, [*heard[1:], None], strict=True):
        if following is None:
            done.append(Heard(one.event, after))
        else:
            is_beginning = following.event.kind == ACTED or is_remark(following.event)
            done.append(Heard(one.event, following.state if is_beginning else one.state))
    return done


class _Steps:
    """A move and what Puertomas do after it, each thing with its reason."""

    def __init__(self, before: State, messages: Messages) -> None:
        self.moments: list[Moment] = []
        self.state = before
        """As it was when the last thing had been done."""
        self.messages = messages
        self.last: Event | None = None
        """What the last moment tells of, if more may be added to it."""
        self.remarks: list[str] = []
        self.taken: Event | None = None
        """The role a Puertoma took last, until it is told what becomes of the marker."""

    def tell(self, heard: list[Heard]) -> list[Moment]:
        for one, following in zip(heard, [*heard[1:], None], strict=True):
            event, after = one.event, None if following is None else following.event
            if self.taken is not None and event.seat != self.taken.seat:
                self._tell_marker(self.taken)
            if is_remark(event):
                self.remarks.append(sentence(say([event]), self.messages))
            elif event.kind != PUERTOMA_WEIGHED and is_told(event, after):
                if after is not None and after.kind == PUERTOMA_WEIGHED:
                    self._tell_filters(after)
                self._tell_event(one)
            self.state = one.state
        if self.taken is not None:
            self._tell_marker(self.taken)
        return self.moments

    def _tell_event(self, one: Heard) -> None:
        event = one.event
        told = [sentence(say([event]), self.messages), *self.remarks]
        if self.last is not None and (event.seat == self.last.seat or event.kind == self.last.kind):
            told = self.moments.pop().told + told
        self.moments.append(Moment(told, one.state))
        self.last, self.remarks = event, []
        if event.kind == ROLE_TAKEN:
            self.last = None
            self.taken = event if is_puertoma(one.state, event.seat) else None
        if event.kind == ACTION_MOVED:
            self.taken = None

    def _tell_filters(self, event: Event) -> None:
        """PUE-6: what is profitable, then what each filter leaves; the role is not taken yet."""
        left = {name: value for name, value in values_of(event).items() if isinstance(value, list)}
        player = SEAT_NAMES[event.seat]
        remaining: list[str] = []
        for name in ("profitable", "near", "richest"):
            remaining = left[name] or remaining
            told = self.messages.text(f"rules-example-{name}", player=player, **{name: left[name]})
            self.moments.append(Moment([told], self.state, remaining))
        self.last = None

    def _tell_marker(self, taken: Event) -> None:
        """PUE-7: that the marker stays where no arrow leads on is no event."""
        marker, card = int(self.state.action), taken.number("card")
        if card not in (marker, PROSPECTOR_2) and not one_arrow_away(self.state) & BIT[card]:
            names = {"marker": CARD_NAMES[marker], "card": CARD_NAMES[card]}
            told = self.messages.text("rules-example-marker-stays", **names)
            self.moments.append(Moment([told], self.state))
        self.last, self.taken = None, None


def sentence(said: Said, messages: Messages) -> str:
    args: dict[str, Argument] = dict(said.args)
    args |= {name: SEAT_NAMES[seat] for name, seat in said.seats.items()}
    args |= {
        name: ", ".join(sentence(part, messages) for part in parts) or NONE
        for name, parts in said.lists.items()
    }
    nobody = f"{said.message}-nobody"
    is_nobody = "player" not in said.seats and messages.has(nobody)
    return messages.text(nobody if is_nobody else said.message, **args)
