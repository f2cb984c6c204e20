"""The options that several commands take, and how they become ``Options``: the one place for both."""

from __future__ import annotations

import os
import re
import secrets
from dataclasses import dataclass
from typing import Annotated, Final

import typer

from boriken.arena.tables import Fixed
from boriken.catalog.editions import usual_edition
from boriken.catalog.names import LANGUAGES
from boriken.engine.errors import BadOptions
from boriken.engine.options import (
    ALL,
    DRAFTS,
    EXPANSIONS,
    HUMAN,
    MOST_PUERTOMAS,
    NORMAL,
    PUERTOMA,
    RANDOM_GOVERNOR,
    VARIANTS,
    Options,
)
from boriken.locale import ENGLISH

RANDOM: Final = "random"
SYSTEM_LANGUAGE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where systems say which language their user speaks; the first that says anything counts."""
_EXPANSIONS: Final = f"Expansions, separated by commas: {', '.join(EXPANSIONS)}; or {ALL}."
_VARIANTS: Final = f"Variants, separated by commas: {', '.join(VARIANTS)}."
_DRAFT: Final = f"Who drafts the buildings: {', '.join(DRAFTS)}."
_BUILDINGS: Final = "The buildings in the game, separated by commas, for --draft given."
_VOLUNTARY: Final = "Whether to ask about every gain that may be declined, instead of taking it."
_HOUSE_RULES: Final = "Whether the other editions may use expansions of the Special Edition."

Edition = Annotated[
    str | None,
    typer.Option(),
]
AnyEdition = Annotated[str | None, typer.Option(help="Only this edition; default: all.")]
Players = Annotated[int | None, typer.Option()]
AnyPlayers = Annotated[int | None, typer.Option(help="Only this many players; default: 2 to 5.")]
Governor = Annotated[str | None, typer.Option()]
Solo = Annotated[bool, typer.Option("--solo")]
AnySolo = Annotated[
    bool | None,
    typer.Option("--solo/--no-solo", help="Only games with Puertomas, or without; default: both."),
]
Puertomas = Annotated[int, typer.Option(min=0, max=MOST_PUERTOMAS)]
Difficulty = Annotated[str, typer.Option()]
AnyDifficulty = Annotated[str | None, typer.Option(help="Only Puertomas of this difficulty.")]
Expansions = Annotated[str, typer.Option()]
AnyExpansions = Annotated[str | None, typer.Option(help=f"{_EXPANSIONS} Default: any.")]
Variants = Annotated[str, typer.Option()]
AnyVariants = Annotated[str | None, typer.Option(help=f"{_VARIANTS} Default: any.")]
Draft = Annotated[str | None, typer.Option()]
AnyDraft = Annotated[str | None, typer.Option(help=f"{_DRAFT} Default: players or chance.")]
Buildings = Annotated[str, typer.Option()]
Voluntary = Annotated[bool, typer.Option("--voluntary")]
AnyVoluntary = Annotated[
    bool | None, typer.Option("--voluntary/--no-voluntary", help=f"{_VOLUNTARY} Default: any.")
]
HouseRules = Annotated[bool, typer.Option("--house-rules")]
AnyHouseRules = Annotated[
    bool | None, typer.Option("--house-rules/--no-house-rules", help=f"{_HOUSE_RULES} Default: if needed.")
]
Language = Annotated[
    str | None,
    typer.Option(
        envvar="BORIKEN_LANGUAGE",
    ),
]
Seed = Annotated[int | None, typer.Option(min=0)]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; default: one for each core.")]
AsJson = Annotated[bool, typer.Option("--json")]


@dataclass(frozen=True)
class Usual:
    """What a command plays when nobody says otherwise."""

    players: int
    governor: str


def game_options(
    usual: Usual,
    edition: str | None,
    players: int | None,
    governor: str | None,
    expansions: str = "",
    variants: str = "",
    draft: str | None = None,
    buildings: str = "",
    house_rules: bool = False,
    solo: bool = False,
    puertomas: int = 0,
    difficulty: str = NORMAL,
    voluntary: bool = False,
) -> Options:
    """Options as somebody typed them, checked."""
    if solo and not puertomas:
        puertomas = MOST_PUERTOMAS
    if edition is None:
        edition = usual_edition(puertomas > 0)
    if players is None:
        players = 1 + puertomas if solo else usual.players
    if governor is None:
        governor = "0" if puertomas else usual.governor
    humans = players - puertomas
    return Options(
        edition=edition,
        players=players,
        governor=_governor(governor),
        seats=(HUMAN,) * humans + (PUERTOMA,) * puertomas if puertomas else (),
        difficulty=difficulty,
        expansions=_names(expansions),
        variants=_names(variants),
        draft=_draft(draft, buildings) or "players",
        buildings=_names(buildings),
        house_rules=house_rules,
        voluntary=voluntary,
    )


def fixed_options(
    edition: str | None,
    players: int | None,
    expansions: str | None,
    variants: str | None,
    draft: str | None,
    buildings: str,
    house_rules: bool | None,
    solo: bool | None,
    difficulty: str | None,
    voluntary: bool | None,
) -> Fixed:
    """What somebody typed where the rest is left to chance; refused if no table can be like that."""
    fixed = Fixed(
        edition=edition,
        players=players,
        expansions=None if expansions is None else _names(expansions),
        variants=None if variants is None else _names(variants),
        draft=_draft(draft, buildings),
        buildings=_names(buildings),
        house_rules=house_rules,
        solo=solo,
        difficulty=difficulty,
        voluntary=voluntary,
    )
    fixed.check()
    return fixed


def chosen_language(wanted: str | None) -> str:
    """The language somebody asks for; else the system's, if it is one of ours; else English."""
    if wanted:
        language = _language_part(wanted)
        if language not in LANGUAGES:
            raise BadOptions(key="unknown_language", typed=wanted, known=list(LANGUAGES))
        return language
    system = next((text for name in SYSTEM_LANGUAGE if (text := os.environ.get(name))), "")
    language = _language_part(system)
    return language if language in LANGUAGES else ENGLISH


def _language_part(text: str) -> str:
    """``pt`` of ``pt_BR.UTF-8``"""
    return re.split(r"[-_.@]", text.strip().lower())[0]


def seat_number(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadOptions(key="no_seat_number", seat=seat, last=players - 1)
    return seat


def seed_or_chance(seed: int | None) -> int:
    """A seed short enough to be typed again."""
    return secrets.randbits(32) if seed is None else seed


def _governor(text: str) -> int:
    if text == RANDOM:
        return RANDOM_GOVERNOR
    if not text.isdecimal():
        raise BadOptions(key="bad_governor", random=RANDOM, typed=text)
    return int(text)


def _names(text: str) -> tuple[str, ...]:
    """Names with commas between, as people type them."""
    return tuple(name for name in (part.strip().lower() for part in text.split(",")) if name)


def _draft(draft: str | None, buildings: str) -> str | None:
    """Who names buildings need not say that they are given."""
    return "given" if draft is None and buildings else draft
