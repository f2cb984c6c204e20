"""Which message says why an action is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from boriken.locale import Argument, Messages, message_id
from boriken.locale.story_table import TABLE


def refusal_message(
    messages: Messages,
    key: str,
    figures: Mapping[str, int | str],
    player: Callable[[int], str],
    reader: int | None = None,
) -> tuple[str, dict[str, Argument]]:
    """The message of a refusal and its arguments: seats are said by their players, decisions by their names.

    >>> refusal_message(Messages("en", "1897"), "card_taken", {"card": "mayor", "seat": 1}, "ABC".__getitem__)
    ('refusal-card-taken', {'card': 'mayor', 'player': 'B'})
    """
    id = message_id("refusal", key)
    args: dict[str, Argument] = {name: value for name, value in figures.items() if name != "seat"}
    for name in TABLE.decisions_in_refusals:
        if name in args:
            args[name] = messages.text(message_id("decision", str(args[name]), "name"))
    if "seat" in figures:
        seat = int(figures["seat"])
        args["player"] = player(seat)
        if seat == reader and messages.has(f"{id}-you"):
            id = f"{id}-you"
    return id, args
