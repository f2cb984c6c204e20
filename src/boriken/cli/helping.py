"""What the commands say of themselves in the reader's language: ``--help``, and complaints about options.

Commands for players have their texts in the catalogue, as ``help-<command>-<option>`` or ``help-<option>``.
Technical commands speak English, and have the texts of their own options in the code.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from boriken.bots import bot_names
from boriken.catalog.editions import USUAL_EDITION
from boriken.catalog.names import LANGUAGES
from boriken.cli.options import RANDOM, SYSTEM_LANGUAGE, chosen_language
from boriken.engine.errors import BadOptions, BorikenError
from boriken.engine.options import (
    ALL,
    DIFFICULTIES,
    DRAFTS,
    EDITIONS,
    EXPANSIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    VARIANTS,
)
from boriken.locale import ENGLISH, Argument, Messages, message_id
from boriken.locale.problems import problem_text

FOR_PLAYERS: Final = ("play", "replay", "review", "rules", "serve")
TECHNICAL: Final = (
    *("arena", "bench", "compete", "export", "fuzz", "load", "scenario", "simulate"),
    *("admin", "backup", "restore"),  # for operators
)
ARGUMENTS: Final[dict[str, Argument]] = {
    "editions": list(EDITIONS),
    "expansions": [*EXPANSIONS, ALL],
    "variants": list(VARIANTS),
    "drafts": list(DRAFTS),
    "difficulties": list(DIFFICULTIES),
    "bots": bot_names(),
    "languages": list(LANGUAGES),
    "variables": list(SYSTEM_LANGUAGE),
    "random": RANDOM,
    "fewest": FEWEST_PLAYERS,
    "most": MOST_PLAYERS,
}
"""What texts of options may name."""
VALUES: Final = {
    "str": "text",
    "list[str]": "text",
    "path": "file",
    **dict.fromkeys(("int", "int range", "float", "float range"), "number"),
}
"""What the values of options are called, by Typer's name of their type."""

_spoken = [ENGLISH]


def speak_for(words: Sequence[str]) -> None:
    """Choose the language of a command line: what it names or the system's, or English."""
    command = next((word for word in words if not word.startswith("-")), "")
    _spoken[0] = ENGLISH if command in TECHNICAL else _wanted(words)


def _wanted(words: Sequence[str]) -> str:
    named = re.search(r"(?:^|\n)--language[=\n]([^\n]+)", "\n".join(words))
    try:
        return chosen_language(named[1] if named else os.environ.get("BORIKEN_LANGUAGE"))
    except BadOptions:  # which is complained about later
        return ENGLISH


def messages() -> Messages:
    return Messages(_spoken[0], USUAL_EDITION)


def say(id: str, **args: Argument) -> str:
    return messages().text(id, **args)


# --- Help --------------------------------------------------------------------------------------------------


class Command(TyperCommand):
    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        _word(self, ctx)
        return _in_language(super().get_help(ctx))


class Group(TyperGroup):
    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        _word(self, ctx)
        for command in self.commands.values():
            command.help = _text("", command.name or "") or command.help
        return _in_language(super().get_help(ctx))


def _text(command: str, option: str) -> str | None:
    for id in (message_id("help", command, option), message_id("help", option)):
        if messages().has(id):
            return say(id, **ARGUMENTS)
    return None


def _word(command: Any, ctx: Any) -> None:
    """Options without a text in the code have theirs in the catalogue."""
    command.help = _text("", command.name) or command.help
    for option in command.get_params(ctx):
        said = _text(command.name, option.name)
        if said is not None and (option.name == "help" or not option.help or option in _worded):
            option.help = said
            _worded.append(option)
        if option.name in ("file", "words"):
            option.metavar = say(f"help-word-{option.name}")


_worded: list[Any] = []
"""Options whose texts are those of the catalogue, in the language they were asked for last."""


def _in_language(text: str) -> str:
    """The words that Typer puts around ours."""
    for title in ("Usage", "Options", "Arguments", "Commands"):
        text = re.sub(rf"^{title}:", say(f"help-title-{title.lower()}"), text, flags=re.M)
    text = text.replace("[OPTIONS]", f"[{say('help-word-options')}]")
    text = text.replace("COMMAND [ARGS]...", f"{say('help-word-command')} […]")
    text = re.sub(r"<([a-z\[\] ]+)>( *)", _value, text)
    text = text.replace("[default:", f"[{say('help-word-default')}")
    text = text.replace("[required]", f"[{say('help-word-required')}]")
    return text.replace("[env var:", f"[{say('help-word-variable')}")


def _value(found: re.Match[str]) -> str:
    """What the value of an option is, as wide as it was, so that the texts beside stay below each other."""
    kind, space = found[1], found[2]
    if kind not in VALUES:
        return found[0]
    word = f"<{say(f'help-word-{VALUES[kind]}').lower()}>"
    return word.ljust(max(len(found[0]), len(word) + 2)) if space else word


# --- Complaints --------------------------------------------------------------------------------------------


def complaint(error: Exception) -> str:
    """One sentence about what somebody typed."""
    if isinstance(error, BorikenError):
        return problem_text(messages(), error.key, error.figures) if error.key else str(error)
    if isinstance(error, typer.TyperException):
        return _about_words(error)
    return str(error)


def _about_words(error: Any) -> str:
    if _spoken[0] == ENGLISH:
        return str(error.format_message())
    kind = type(error).__name__
    name = getattr(error, "option_name", None) or _param_name(error)
    if kind == "NoSuchOption":
        return say("help-no-such-option", option=name)
    if kind == "MissingParameter":
        return say("help-missing", option=name)
    if kind == "BadOptionUsage":
        return say("help-needs-value", option=name)
    if kind == "BadParameter":
        return say("help-bad-value", option=name)
    return say("help-bad-words")


def _param_name(error: Any) -> str:
    param = getattr(error, "param", None)
    if param is None:
        return ""
    return str(param.opts[0]) if str(param.opts[0]).startswith("-") else say("help-word-file")
