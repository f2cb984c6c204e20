"""Answers to what a player asks before deciding."""

from __future__ import annotations

from boriken.decisions import Prospect, Weighing
from boriken.engine.shapes import Counts
from boriken.server.contract.base import Message


class Explanation(Message):
    """Whether an action is legal, and if not by which rule."""

    action: str
    legal: bool
    rule: str
    key: str
    """Why, as the message ``refusal-<key>`` words it."""
    figures: dict[str, int | str]
    text: str
    """One English sentence."""


class Explanations(Message):
    """What belongs to a decision."""

    decision: str
    seat: int
    answers: list[Explanation]


class Prospects(Message):
    """By role card one prospect for each seat; by seat what each building would cost it."""

    roles: dict[str, list[Prospect]]
    prices: list[Counts]


class Weighings(Message):
    """What each Puertoma would weigh if it had to take a role now."""

    puertomas: list[Weighing]


class Advised(Message):
    """An action, how much of the search it was worth, and what it may lead to."""

    action: str
    number: int
    share: float
    points: float
    """At the end."""
    win: float
    """The chance to win, from 0 to 1."""


class Advice(Message):
    """The best moves, best first, for the decision after the entry."""

    seq: int
    advice: list[Advised]
