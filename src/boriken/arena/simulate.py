"""Games of random players or bots in great number, and what came of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from boriken.arena.contestants import Budget, Contestant
from boriken.arena.match import play_game
from boriken.arena.playout import play_out
from boriken.arena.pool import chance_of, spread
from boriken.arena.statistics import Share, Summary, summarize
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.errors import BorikenError
from boriken.engine.ids import ENDING_NAMES
from boriken.engine.options import PUERTOMA, Options
from boriken.engine.rng import Generator
from boriken.game import Game
from boriken.rules.puertoma.scoring import PUERTOMA_SOURCES

SOURCES: Final = ["chips", "buildings", *BUILDING_NAMES, *PUERTOMA_SOURCES, "nobles", "achievements"]
"""Where points come from, in the order in which they are shown."""
RANDOM: Final = "random"
BOT_BUDGET: Final = Budget()


@dataclass(frozen=True)
class Played:
    """What came of one game."""

    seed: int
    rounds: int
    decisions: int
    ending: list[str]
    scores: list[int]
    parts: list[dict[str, int]]
    """Points of each seat by source; those of achievements together."""
    winners: list[int]
    record: str
    """The game as text, if it was asked for."""


def simulate(
    options: Options,
    games: int,
    seed: int,
    jobs: int | None = None,
    keep_records: bool = False,
    bots: Sequence[str] = (RANDOM,),
    first: int = 0,
) -> Iterator[Played]:
    """Play games among random players, or others; the same seed gives the same ones, whatever the number of
    jobs. ``first`` is the number of the game to begin with, if those before it have been played."""
    for bot in bots:
        Contestant.parse(bot, BOT_BUDGET).make(seed)  # refuse what is not there before others are asked
    work = partial(_play_after, first, options, seed, keep_records, tuple(bots))
    return spread(work, games - first, jobs)


def _play_after(
    first: int, options: Options, seed: int, keep_record: bool, bots: tuple[str, ...], number: int
) -> Played:
    return play_number(options, seed, keep_record, first + number, bots)


def seating(options: Options, bots: Sequence[str], number: int) -> list[str]:
    """Who sits where in a game of a run: they move on by one seat from game to game."""
    humans = options.players - options.puertomas
    seats = [bots[(seat + number) % len(bots)] for seat in range(humans)]
    return seats + [PUERTOMA] * options.puertomas


def play_number(
    options: Options, seed: int, keep_record: bool, number: int, bots: Sequence[str] = (RANDOM,)
) -> Played:
    """Play one game of a run."""
    chance = chance_of(seed, number)
    seats = seating(options, bots, number)
    game = Game.from_options(options, chance.getrandbits(48), seats if keep_record else ())
    own_chance = Generator.from_seed(chance.getrandbits(48))
    is_random = set(bots) == {RANDOM}
    if is_random and not keep_record:
        decisions = play_out(game.state, own_chance)
    else:
        if is_random:
            _play_at_random(game, own_chance)
        else:
            _let_play(game, seats, chance)
        decisions = len(game.actions)
    scores = game.scores()
    return Played(
        seed=game.seed or 0,
        rounds=int(game.state.round),
        decisions=decisions,
        ending=game.ending(),
        scores=[score.total for score in scores],
        parts=[_sources(score.parts) for score in scores],
        winners=game.winners(),
        record=game.record().to_text() if keep_record else "",
    )


def _play_at_random(game: Game, chance: Generator) -> None:
    """Move by move, so that there is a record; the same moves as by the quick way."""
    while not game.over:
        choices = game.state.choices
        game.play(choices[chance.below(len(choices))])


def _let_play(game: Game, seats: Sequence[str], chance: random.Random) -> None:
    contestants = [Contestant.parse(RANDOM if bot == PUERTOMA else bot, BOT_BUDGET) for bot in seats]
    for bot, seated in zip(seats, play_game(game, contestants, chance), strict=True):
        if seated.failure:
            raise BorikenError(
                f"The bot {bot} has failed in the game with seed {game.seed} ({seated.failure})."
            )


def _sources(parts: dict[str, int]) -> dict[str, int]:
    """Points by source, with all achievements as one."""
    sources: dict[str, int] = {}
    for source, points in parts.items():
        source = "achievements" if source in ACHIEVEMENT_NAMES else source
        sources[source] = sources.get(source, 0) + points
    return sources


@dataclass(frozen=True)
class SeatFigures:
    """What came of a seat in many games."""

    score: Summary
    wins: Share
    """A victory shared by two counts half for each."""
    sources: dict[str, float]
    """Mean points from each source."""


@dataclass(frozen=True)
class Report:
    """What came of many games with the same options."""

    options: Options
    seed: int
    games: int
    rounds: Summary
    decisions: Summary
    endings: dict[str, Share]
    """By reason; a game can have several."""
    shared: Share
    """Games with more than one winner."""
    seats: list[SeatFigures]
    winner: Summary
    """Points of the winner."""
    lead: Summary | None
    """Points of the best Puertoma over the best human; a strong Puertoma also ends games sooner."""

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "options": self.options.to_json(),
            "seed": self.seed,
            "games": self.games,
            "rounds": self.rounds.to_json(),
            "decisions": self.decisions.to_json(),
            "endings": {reason: share.to_json() for reason, share in self.endings.items()},
            "shared_victories": self.shared.to_json(),
            "seats": [
                {
                    "seat": number,
                    "score": seat.score.to_json(),
                    "wins": seat.wins.to_json(),
                    "sources": seat.sources,
                }
                for number, seat in enumerate(self.seats)
            ],
            "winner": {"score": self.winner.to_json()},
        }
        if self.lead is not None:
            data["puertomas_lead"] = self.lead.to_json()
        return data


def make_report(options: Options, seed: int, played: list[Played]) -> Report:
    """Count and average."""
    games = len(played)
    return Report(
        options=options,
        seed=seed,
        games=games,
        rounds=summarize([game.rounds for game in played]),
        decisions=summarize([game.decisions for game in played]),
        endings={
            reason: Share(sum(reason in game.ending for game in played), games)
            for reason in ENDING_NAMES.values()
        },
        shared=Share(sum(len(game.winners) > 1 for game in played), games),
        seats=[_seat_figures(played, seat) for seat in range(options.players)],
        winner=summarize([game.scores[game.winners[0]] for game in played]),
        lead=_lead(played, options.players - options.puertomas) if options.puertomas else None,
    )


def _lead(played: list[Played], humans: int) -> Summary:
    return summarize([max(game.scores[humans:]) - max(game.scores[:humans]) for game in played])


def _seat_figures(played: list[Played], seat: int) -> SeatFigures:
    wins = sum(1 / len(game.winners) for game in played if seat in game.winners)
    score = summarize([game.scores[seat] for game in played])
    totals: Counter[str] = Counter()
    for game in played:
        totals.update(game.parts[seat])
    means = {source: totals[source] / len(played) for source in SOURCES if source in totals}
    return SeatFigures(score, Share(wins, len(played)), means)
