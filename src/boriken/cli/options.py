"""The options that several commands take, and how they become ``Options``: the one place for both."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

import typer

from boriken.engine.errors import BadOptions
from boriken.engine.options import (
    EDITIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    RANDOM_GOVERNOR,
    Options,
)

RANDOM: Final = "random"

Edition = Annotated[str, typer.Option(help=f"The rule set: {', '.join(EDITIONS)}.")]
AnyEdition = Annotated[str | None, typer.Option(help="Only this rule set; without it, all.")]
Players = Annotated[int, typer.Option(help=f"How many play: {FEWEST_PLAYERS} to {MOST_PLAYERS}.")]
AnyPlayers = Annotated[int | None, typer.Option(help="Only so many players; without it, 2 to 5.")]
Governor = Annotated[str, typer.Option(help=f"The seat of the first governor, from 0, or {RANDOM}.")]
Seed = Annotated[int | None, typer.Option(min=0, help="The same seed gives the same again.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Jobs = Annotated[int | None, typer.Option(min=1, help="Processes; without it, one for each core.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def game_options(edition: str, players: int, governor: str) -> Options:
    """Options as somebody typed them, checked."""
    return Options(edition=edition, players=players, governor=_governor(governor))


def check_fixed(edition: str | None, players: int | None) -> None:
    """Refuse an edition or a number of players that does not exist, where both may be left open."""
    some = Options()
    Options(some.edition if edition is None else edition, some.players if players is None else players)


def seat_number(seat: int, players: int) -> int:
    if not 0 <= seat < players:
        raise BadOptions(f"There is no seat {seat} with {players} players: choose 0 to {players - 1}.")
    return seat


def seed_or_chance(seed: int | None) -> int:
    """A seed short enough to be typed again."""
    return secrets.randbits(32) if seed is None else seed


def _governor(text: str) -> int:
    if text == RANDOM:
        return RANDOM_GOVERNOR
    if not text.isdecimal():
        raise BadOptions(f"The governor must be a seat from 0 on or {RANDOM!r}, not {text!r}.")
    return int(text)
