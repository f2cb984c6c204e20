"""Actions as people write them."""

from __future__ import annotations

import difflib

from boriken.engine.actions import ACTIONS, NUMBERS, TEXTS
from boriken.engine.errors import BadNotation


class Action(int):
    """A number of the action space that shows itself as text.

    >>> Action.parse("load  Corn 6")
    <load corn 6>
    >>> str(Action(0))
    'pass'
    """

    def __str__(self) -> str:
        return TEXTS[self]

    def __repr__(self) -> str:
        return f"<{TEXTS[self]}>"

    def __new__(cls, number: int) -> Action:
        if not isinstance(number, int) or not 0 <= number < ACTIONS:
            raise BadNotation(key="no_action_number", typed=str(number), last=ACTIONS - 1)
        return super().__new__(cls, number)

    @staticmethod
    def of(action: int | str) -> Action:
        """An action given as text or number."""
        return Action.parse(action) if isinstance(action, str) else Action(action)

    @staticmethod
    def parse(text: str) -> Action:
        """Read an action; upper case and extra spaces do not matter."""
        words = " ".join(text.lower().split())
        number = NUMBERS.get(words)
        if number is None:
            near = difflib.get_close_matches(words, TEXTS, n=3)
            raise BadNotation(key="no_action", typed=text, near=near)
        return Action(number)
