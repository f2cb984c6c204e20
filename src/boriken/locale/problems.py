"""What went wrong, worded by the catalogue: the messages ``error-…`` of ``errors.ftl``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boriken.catalog.editions import USUAL_EDITION
from boriken.engine.errors import Figure
from boriken.locale import ENGLISH, Argument, Messages, message_id

NAMED: Final = ("edition", "expansion", "variant")
"""Arguments that are choices of a table, and said by their names."""


def problem_text(messages: Messages, code: str, arguments: Mapping[str, Figure]) -> str:
    """The sentence of an error.

    >>> problem_text(Messages("en", "1897"), "variant_with_puertomas", {"variant": "corn_start"})
    'The variant “Corn start” is not available with Puertomas (PUE-23).'
    """
    said: dict[str, Argument] = dict(arguments)
    for name in NAMED:
        named = message_id(name, str(said.get(name)), "name")
        if messages.has(named):
            said[name] = messages.text(named)
    return messages.text(message_id("error", code), **said)


def in_english(code: str, arguments: Mapping[str, Figure]) -> str:
    return problem_text(Messages(ENGLISH, USUAL_EDITION), code, arguments)
