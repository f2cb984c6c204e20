"""Which message words an action: its button in the web table, its line in the terminal."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from boriken.engine.errors import BadNotation
from boriken.engine.ids import CARD_NAMES
from boriken.locale import message_id
from boriken.locale.story_table import TABLE

ACTIONS: Final = TABLE.actions
_NUMBERS: Final = ("count", "ship", "coins")
# A second prospector has its number in its name.
_WORDS: Final = {"card": r"\w+(?: \d)?", **dict.fromkeys(_NUMBERS, r"\d+")}


@cache
def _pattern(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", lambda m: f"(?P<{m[1]}>{_WORDS.get(m[1], r'[a-z_]+')})", form))


def read_form(form: str, text: str) -> dict[str, str | int] | None:
    """The parts of an action that is written in this form, by name.

    >>> read_form("load {good} {ship}", "load corn 6"), read_form("draw", "load corn 6")
    ({'good': 'corn', 'ship': 6}, None)
    """
    found = _pattern(form).fullmatch(text)
    if found is None:
        return None
    return {key: int(value) if key in _NUMBERS else value for key, value in found.groupdict().items()}


def action_message(text: str, decision: str) -> tuple[str, dict[str, str | int]]:
    """The message of an action, written as in the notation, and its arguments.

    >>> action_message("load corn 6", "captain")
    ('action-load', {'decision': 'captain', 'good': 'corn', 'ship': 6})
    >>> action_message("pass", "black market")
    ('decision-black-market-pass', {})
    """
    if text == "pass":
        return message_id("decision", decision, "pass"), {}
    for id, form in ACTIONS.items():
        values = read_form(form, text)
        if values is not None and (id != "action-role" or text in CARD_NAMES):
            return id, {"decision": message_id(decision), **values}
    raise BadNotation(key="no_action", typed=text, near=[])
