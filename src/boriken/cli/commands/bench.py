"""``boriken bench``: how quick the engine is on this machine.

Beside it runs a loop of plain Python that never changes, so that figures of different machines, and of one
machine at different times, can be compared: games for each million turns of that loop.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from itertools import count
from statistics import fmean, median
from typing import Annotated, Final

import typer
from rich.console import Console

from boriken.arena.playout import play_out
from boriken.cli import options
from boriken.cli.output import make_console, plain_table, print_json
from boriken.engine import machine
from boriken.engine.options import ALL, FEWEST_PLAYERS, MOST_PLAYERS, Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.setup import new_state

REPEATS: Final = 5
CALIBRATION_TURNS: Final = 20_000
CLONES_AT_ONCE: Final = 200
MOVES_BEFORE_CLONING: Final = 100
"""Copies are made of a position from the middle of a game."""

Seconds = Annotated[float, typer.Option(min=0.01, help="How long to measure for each number of players.")]


@dataclass(frozen=True)
class Speed:
    """Medians of several repeats, all in one second of processor time but the last."""

    players: int
    games: float
    decisions: float
    clones: float
    calibration: float
    """Turns of the calibration loop."""
    games_per_million: float
    """Games in the time of a million turns of the calibration loop."""


def bench(json: options.AsJson = False, seconds: Seconds = 3) -> None:
    """Measure games, decisions and copies per second for 2 to 5 players, without and with expansions."""
    base, expanded = [], []
    for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        base.append(measure(Options(players=players), seconds))
        expanded.append(measure(_all_expansions(players), seconds))
    if json:
        print_json(
            {
                "compiled": is_compiled(),
                "python": platform.python_version(),
                "machine": platform.machine(),
                "speeds": [asdict(speed) for speed in base],
                "with_expansions": [asdict(speed) for speed in expanded],
                "ratio": ratio(base, expanded),
            }
        )
    else:
        _show(make_console(), base, expanded)


def _all_expansions(players: int) -> Options:
    return Options("special", players, expansions=ALL, draft="chance")


def ratio(base: list[Speed], expanded: list[Speed]) -> float:
    """Decisions with all expansions in the time of one without any, by the clock of the calibration loop."""
    pairs = zip(base, expanded, strict=True)
    return fmean(
        (more.decisions / more.calibration) / (plain.decisions / plain.calibration) for plain, more in pairs
    )


def is_compiled() -> bool:
    return not (machine.__file__ or "").endswith(".py")


def calibrate() -> int:
    """Numbers, a list, a dictionary: what an interpreter does all day. Never to be changed."""
    numbers = list(range(64))
    seen: dict[int, int] = {}
    word = 12345
    for turn in range(CALIBRATION_TURNS):
        word = (word * 1103515245 + 12345) % 2147483648
        place = word % 64
        numbers[place] += turn
        seen[place] = seen.get(place, 0) + 1
    return CALIBRATION_TURNS


def measure(table: Options, seconds: float) -> Speed:
    """Calibration, games and copies in turn, so that all of them see the machine in the same mood."""
    seeds = count(1)
    state = _middle_of_a_game(table)

    def play_game() -> int:
        seed = next(seeds)
        return play_out(new_state(table, seed), Generator.from_seed(-seed))

    def clone_often() -> int:
        for _ in range(CLONES_AT_ONCE):
            state.clone()
        return CLONES_AT_ONCE

    speeds = []
    share = seconds / REPEATS
    for _ in range(REPEATS):
        _, turns = _rate(calibrate, share * 0.2)
        games, decisions = _rate(play_game, share * 0.6)
        _, clones = _rate(clone_often, share * 0.2)
        speeds.append((games, decisions, clones, turns, 1e6 * games / turns))
    return Speed(table.players, *(median(figures) for figures in zip(*speeds, strict=True)))


def _middle_of_a_game(table: Options) -> State:
    state = new_state(table, 0)
    rng = Generator.from_seed(1)
    for _ in range(MOVES_BEFORE_CLONING):
        machine.play(state, state.choices[rng.below(len(state.choices))])
    return state


def _rate(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """How often the work is done in a second of processor time, and how much it says it has done."""
    times = amount = 0
    begun = time.process_time()
    elapsed = 0.0
    while elapsed < seconds or times == 0:
        amount += work()
        times += 1
        elapsed = time.process_time() - begun
    return times / elapsed, amount / elapsed


def _show(console: Console, base: list[Speed], expanded: list[Speed]) -> None:
    table = plain_table()
    for column in ("players", "games/s", "decisions/s", "clones/s", "calibration/s", "games per million"):
        table.add_column(column, justify="right")
    for title, speeds in (("base", base), ("all", expanded)):
        for speed in speeds:
            table.add_row(
                f"{title} {speed.players}",
                f"{speed.games:,.0f}",
                f"{speed.decisions:,.0f}",
                f"{speed.clones:,.0f}",
                f"{speed.calibration:,.0f}",
                f"{speed.games_per_million:,.1f}",
                end_section=speed is speeds[-1],
            )
    kind = "compiled" if is_compiled() else "not compiled"
    console.print(f"The engine is {kind}; Python {platform.python_version()}. Medians of {REPEATS} repeats.")
    console.print(table)
    console.print("The last column compares machines: games per million turns of the calibration loop.")
    console.print(
        f"With all expansions of special: {ratio(base, expanded):.2f} decisions for each of the base game."
    )
