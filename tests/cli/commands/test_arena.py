"""``boriken arena``: tournaments on the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import run

BOTS = ("random", "tests.arena.mirrors:Random")
WORDS = ("arena", *BOTS, "--players", 3, "--games", 12, "--seed", 1)


def test_the_table_for_people() -> None:
    ran = run(*WORDS, "--jobs", 1)
    assert (ran.code, ran.err) == (0, "")
    shown = " ".join(ran.out.split())
    for text in (
        "12 games of 1897 with 3 players, two kinds at a table",
        "0.1 s for each decision, seed 1. In brackets: 95 % confidence intervals.",
        "rating won points games",
        "against won lead games",
        "Equally strong bots would win 50.0 % of these games.",
    ):
        assert text in shown
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.slow
def test_names_and_figures_of_the_levels_stay_on_one_line() -> None:
    ran = run("arena", "random", "beginner", "--games", 12, "--seed", 1, "--jobs", 1)
    assert re.search(r"^beginner +random +\d+\.\d % \[.*\] +[+-]\d.*\] +12 *$", ran.out, re.MULTILINE)


def test_the_figures_do_not_depend_on_where_games_are_played(tmp_path: Path) -> None:
    alone = run(*WORDS, "--jobs", 1, "--json")
    together = run(*WORDS, "--jobs", 2, "--json", "--results", tmp_path / "r.jsonl")
    assert alone.code == together.code == 0
    assert without_clocks(alone.out) == without_clocks(together.out)
    again = run(*WORDS, "--json", "--results", tmp_path / "r.jsonl").out
    assert again == together.out, "times too are those that were written down"


def without_clocks(text: str) -> object:
    """What a run says, but for the time that was taken."""
    data = json.loads(text)
    for record in data["conduct"]:
        del record["clock"]
    return data


@pytest.mark.slow
def test_json_and_plot(tmp_path: Path) -> None:
    plot = tmp_path / "new" / "ladder.svg"
    words = (
        "--games",
        3,
        "--format",
        "one-against-rest",
        "--expansions",
        "all",
        "--edition",
        "special",
        "--plot",
        plot,
    )
    data = json.loads(run(*WORDS, *words, "--jobs", 1, "--json").out)
    assert data["format"] == "one-against-rest"
    assert len(data["options"]["expansions"]) == 5
    assert [len(data[key]) for key in ("ladder", "meetings")] == [2, 2]
    assert plot.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    command = [sys.executable, "-m", "boriken", *map(str, WORDS), "--games", "30", "--results", str(path)]
    with subprocess.Popen([*command, "--jobs", "2"], stdout=subprocess.DEVNULL) as process:
        while not path.exists() or path.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
        process.send_signal(signal.SIGKILL)
    before = path.read_bytes()
    whole = before[: before.rindex(b"\n") + 1]
    ran = run(*WORDS, "--games", 30, "--results", path, "--jobs", 1, "--json")
    after = path.read_bytes()
    assert after.startswith(whole)
    games = [json.loads(line) for line in after.splitlines()[2:]]
    assert len(games) == len({(game["deal"], *game["seats"]) for game in games}) == 30
    whole_run = run(*WORDS, "--games", 30, "--jobs", 1, "--json").out
    assert without_clocks(ran.out) == without_clocks(whole_run)


@pytest.mark.parametrize(
    ("words", "hint", "code"),
    [
        (["random"], "at least 2 bots", 2),
        (["random", "random"], "only once", 2),
        (["random", "deep"], "Unknown bot “deep”", 2),
        (["random", "greedy", "--format", "x"], "no format 'x'", 2),
        (["random", "greedy", "--budget", "0"], "more than 0 seconds", 2),
        (["random", "greedy", "--players", "9"], "9 players", 2),
        (["random", "greedy", "--on", "moon"], "dask://host:port", 2),
        (["random", "greedy", "--results", os.devnull + "/x"], "", 1),
    ],
)
def test_what_cannot_be_played_is_one_sentence(words: list[str], hint: str, code: int) -> None:
    ran = run("arena", *words)
    assert hint in ran.complaint
    assert ran.code == code


def test_a_bot_that_fails_loses_its_games_and_nothing_else() -> None:
    words = ("arena", "random", "tests.arena.mirrors:Crash", "--players", 3, "--games", 6, "--seed", 1)
    ran = run(*words, "--jobs", 1)
    assert (ran.code, ran.err) == (0, "")
    shown = " ".join(ran.out.split())
    assert "decisions mean longest late failed" in shown
    assert "Crash failed in 6 of 6 games, and has lost them; the first time: KeyError: 'lost'" in shown
    data = json.loads(run(*words, "--jobs", 1, "--json", "--strict-clock").out)
    assert [record["failed"] for record in data["conduct"]] == [0, 6]
    assert data["strict_clock"] is True


def test_all_bots_by_one_word() -> None:
    assert "only once" in run("arena", "all", "random").complaint
