"""Random games with random options in which all ``checks`` are made after every single action.

``check_game`` plays one. A check that fails is reported with the way to it: options, seed and actions.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from boriken.arena.checks import ALWAYS, AT_THE_END, NOW_AND_THEN, Check, CheckFailed, Moment
from boriken.arena.coverage import Seen, Watcher
from boriken.arena.match import MOST_DECISIONS
from boriken.arena.pool import chance_of, spread
from boriken.arena.styles import Weights, draw_styles
from boriken.arena.tables import Fixed
from boriken.engine.actions import ACTIONS, TEXTS
from boriken.engine.options import Options
from boriken.engine.shapes import OptionsShape
from boriken.game import Game
from boriken.record import Record
from boriken.rules.refusing import refusal

SELDOM: Final = 25
"""The checks that cost most are made once in so many decisions."""


@dataclass(frozen=True)
class Failure:
    """A check that failed, and the way to it."""

    table: OptionsShape
    """The options, as JSON: compiled, they cannot be pickled."""
    seed: int
    actions: list[int]
    check: str
    text: str

    @property
    def options(self) -> Options:
        return Options.from_json(self.table)

    def sentence(self) -> str:
        extras = (*self.options.expansions, *self.options.variants)
        table = f"{self.options.edition}, {self.options.players} players, seed {self.seed}"
        table += f" ({', '.join(extras)})" if extras else ""
        last = f"move {len(self.actions)} ({TEXTS[self.actions[-1]]})" if self.actions else "the set-up"
        return f"Game {table}, after {last}, {self.check}: {self.text}"

    def record(self) -> Record:
        """A record that replays to the state before the failing check."""
        game = Game.from_options(self.options, self.seed)
        for action in self.actions:
            game.play(action)
        try:
            return game.record()
        except Exception:  # what fails is the scoring: then there is no result to state
            return Record(self.options, self.seed, game.actions, {}, [])


@dataclass
class Checked:
    """What was seen in a game, or in many of them."""

    games: int = 0
    decisions: int = 0
    seen: Seen = field(default_factory=Seen)
    actions: set[int] = field(default_factory=set)
    """All that were played."""
    refusals: Counter[str] = field(default_factory=Counter)
    """How often each reason was given, if all actions were asked about."""
    failure: Failure | None = None
    """The first one."""

    def add(self, other: Checked) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.seen.add(other.seen)
        self.actions |= other.actions
        self.refusals += other.refusals
        self.failure = self.failure or other.failure


def fuzz(
    games: int, seed: int, jobs: int | None = None, fixed: Fixed | None = None, reasons: bool = False
) -> Iterator[Checked]:
    """Check random games; some of the options can be fixed. With reasons, ask about every action."""
    # A game takes long with all its checks: few at a time, so that a failure is reported soon.
    return spread(partial(check_number, seed, fixed or Fixed(), reasons), games, jobs, largest_chunk=4)


def check_number(seed: int, fixed: Fixed, reasons: bool, number: int) -> Checked:
    """Check one game of a run."""
    chance = chance_of(seed, number)
    return check_game(fixed.draw(chance), chance.getrandbits(48), reasons)


def check_game(options: Options, seed: int, reasons: bool = False) -> Checked:
    """Play a random game with all checks, until it ends or a check fails."""
    checked = Checked(games=1)
    game = Game.from_options(options, seed)
    watcher = Watcher(game)
    chance = random.Random(seed)
    styles = draw_styles(chance, options.players)
    while checked.failure is None:
        checked.failure = _check(game, chance)
        if checked.failure is not None or game.over:
            break
        if reasons:
            checked.refusals.update(
                refusal(game.state, action).key
                for action in range(ACTIONS)
                if action not in game.state.choices
            )
        checked.failure = _decide(game, chance, styles, watcher.seen)
    checked.decisions = len(game.actions)
    checked.actions = {int(action) for action in game.actions}
    checked.seen = watcher.finish(game)
    return checked


def _check(game: Game, chance: random.Random) -> Failure | None:
    moment = Moment(game, chance)
    checks = ALWAYS
    if game.over:
        checks = ALWAYS + AT_THE_END
    elif len(game.actions) % SELDOM == 0:
        checks = ALWAYS + NOW_AND_THEN
    for check in checks:
        text = _what_fails(check, moment)
        if text:
            return _failure(game, check.__name__, text)
    if len(game.actions) >= MOST_DECISIONS and not game.over:
        return _failure(game, "games_end", f"The game goes on after {MOST_DECISIONS} decisions.")
    return None


def _what_fails(check: Check, moment: Moment) -> str:
    """One sentence, or nothing. A crash in the engine is what this is looking for, so all are caught."""
    try:
        check(moment)
    except CheckFailed as error:
        return str(error)
    except Exception as error:
        return f"{type(error).__name__}: {error}."
    return ""


def _decide(game: Game, chance: random.Random, styles: list[Weights], seen: Seen) -> Failure | None:
    """Play one of the choices at random, as the seat likes them."""
    state = game.state
    seen.steps[game.decision or ""] += 1
    weights = styles[state.frames[-1].seat]
    choices = state.choices
    action = choices[0]
    if len(choices) > 1:
        action = chance.choices(choices, [weights[choice] for choice in choices])[0]
    try:
        game.play(action)
    except Exception as error:
        del game.actions[-1:]
        return _failure(game, "play", f"{TEXTS[action]} ends in {type(error).__name__}: {error}.")
    return None


def _failure(game: Game, check: str, text: str) -> Failure:
    assert game.seed is not None
    actions = [int(action) for action in game.actions]
    return Failure(game.state.rules.options.to_json(), game.seed, actions, check.replace("_", " "), text)
