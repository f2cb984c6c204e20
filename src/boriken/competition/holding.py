"""Holding a competition: the games that are missing are played and written down; and looking after it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from boriken.arena.match import Match, deal_game, outcome_of, play_game
from boriken.arena.pool import spread
from boriken.competition.entries import OUTPUT, Entry, find_entries
from boriken.competition.ledger import FILE, Ledger, Played, check_plan, header, open_ledger
from boriken.competition.schedule import matches
from boriken.competition.settings import Settings, read_settings
from boriken.engine.errors import BadRecord, BorikenError
from boriken.game import Game
from boriken.rules.scoring import winners


@dataclass(frozen=True)
class Competition:
    """A folder, read."""

    folder: Path
    settings: Settings
    entries: tuple[Entry, ...]
    plan: tuple[Match, ...]

    @property
    def output(self) -> Path:
        return self.folder / OUTPUT


def open_competition(folder: Path) -> Competition:
    settings = read_settings(folder)
    entries = tuple(find_entries(folder, settings))
    plan = tuple(matches([entry.name for entry in entries], settings))
    return Competition(folder, settings, entries, plan)


def hold(competition: Competition, ledger: Ledger, jobs: int | None) -> Iterator[Played]:
    """Play what is missing; each game is on disk before it is told."""
    check_plan(competition.output / FILE, ledger.games, competition.plan)
    missing = competition.plan[len(ledger.games) :]
    for played in spread(partial(_play_number, competition.entries, missing), len(missing), jobs, _AT_ONCE):
        ledger.add(played)
        yield played


_AT_ONCE: Final = 1
"""A game takes far longer than a message between processes."""


def _play_number(entries: Sequence[Entry], plan: Sequence[Match], number: int) -> Played:
    return play(plan[number], {entry.name: entry for entry in entries})


def play(match: Match, entries: dict[str, Entry]) -> Played:
    """One game, each agent in a process of its own."""
    game, chance = deal_game(match)
    seated = play_game(game, [entries[name] for name in match.seats], chance)
    game.names = list(match.seats)
    record: dict[str, Any] = json.loads(game.record().to_text())
    return Played(outcome_of(match, game, seated), record)


def check(competition: Competition) -> Ledger:
    """That the games on disk are whole, of these agents and of the plan, and lead where they say."""
    path = competition.output / FILE
    if not path.is_file():
        raise BorikenError(f"{path} does not exist: no game has been played.")
    with open_ledger(path, header(competition.settings, competition.entries)) as ledger:
        check_plan(path, ledger.games, competition.plan)
    for number, played in enumerate(ledger.games, start=2):
        problem = _problem(played, competition.plan[number - 2])
        if problem:
            raise BorikenError(f"{path}, line {number}: {problem}")
    return ledger


def _problem(played: Played, match: Match) -> str:
    """What is wrong with a game, if anything."""
    try:
        game = Game.from_record(json.dumps(played.record))
    except BadRecord as error:
        return str(error)
    dealt, _ = deal_game(match)
    if (game.seed, game.state.rules.options) != (dealt.seed, match.options):
        return "this is another deal than that of the plan."
    outcome, scores = played.outcome, game.scores()
    failures = outcome.failures or [""] * len(scores)
    standing = [score for score in scores if not failures[score.seat]]
    points = [0 if failures[score.seat] else score.total for score in scores]
    best = winners(standing) if standing else [score.seat for score in scores]
    return (
        "" if (outcome.scores, outcome.winners) == (points, best) else "its result is not that of its moves."
    )
