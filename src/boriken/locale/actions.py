"""Which message words an action: its button in the web table, its line in the terminal."""

from __future__ import annotations

import re
from typing import Final

from boriken.engine.errors import BadNotation
from boriken.engine.ids import CARD_NAMES
from boriken.locale import message_id

ACTIONS: Final = {
    "action-take": "take {field}",
    "action-draw": "draw",
    "action-worker": "worker",
    "action-worker-on": "worker {field}",
    "action-place": "place {place} {count}",
    "action-build": "build {building}",
    "action-barrel": "barrel {good}",
    "action-sell": "sell {good}",
    "action-load": "load {good} {ship}",
    "action-wharf": "wharf {good}",
    "action-keep": "keep {good} {count}",
    "action-draft": "draft {building}",
    "action-take-forest": "forest {good}",
    "action-plant": "plant",
    "action-forest": "forest",
    "action-post": "post {good}",
    "action-send": "send {good} {count}",
    "action-put-worker": "put {place}",
    "action-put-noble": "put noble {place}",
    "action-hand-chip": "hand chip",
    "action-hand-barrel": "hand barrel {good}",
    "action-hand-noble": "hand noble {place}",
    "action-hand-worker": "hand {place}",
    "action-noble": "noble",
    "action-noble-on": "noble {field}",
    "action-nobles": "nobles {building} {count}",
    "action-land": "land",
    "action-clear": "clear {tile}",
    "action-deliver": "deliver {good}",
    "action-piracy": "piracy {ship}",
    "action-loot": "loot",
    "action-raid": "raid",
    "action-kidnap": "kidnap {card}",
    "action-choose": "choose {achievement}",
    "action-choose-hidden": "choose",
    "action-accept": "accept",
    "action-leave": "leave {good}",
    "action-pay": "pay {coins}",
}
"""For each message, how the actions it words are written (``docs/notation.md``); the first that fits."""

_NUMBERS: Final = ("count", "ship", "coins")


def _pattern(form: str) -> re.Pattern[str]:
    # A second prospector has its number in its name.
    values = {"card": r"\w+(?: \d)?", **dict.fromkeys(_NUMBERS, r"\d+")}
    return re.compile(re.sub(r"\{(\w+)\}", lambda m: f"(?P<{m[1]}>{values.get(m[1], r'[a-z_]+')})", form))


_PATTERNS: Final = {id: _pattern(form) for id, form in ACTIONS.items()}


def action_message(text: str, decision: str) -> tuple[str, dict[str, str | int]]:
    """The message of an action, written as in the notation, and its arguments.

    >>> action_message("load corn 6", "captain")
    ('action-load', {'decision': 'captain', 'good': 'corn', 'ship': 6})
    >>> action_message("pass", "black market")
    ('decision-black-market-pass', {})
    """
    if text == "pass":
        return message_id("decision", decision, "pass"), {}
    if text in CARD_NAMES:
        return "action-role", {"card": text}
    for id, pattern in _PATTERNS.items():
        found = pattern.fullmatch(text)
        if found:
            values = found.groupdict()
            numbers = {key: int(value) for key, value in values.items() if key in _NUMBERS}
            return id, {"decision": message_id(decision), **values, **numbers}
    raise BadNotation(f"There is no action {text!r}.")
