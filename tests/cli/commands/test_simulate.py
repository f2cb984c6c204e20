"""``boriken simulate``: the same figures whatever the number of processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boriken import Game
from tests.cli.running import run


def test_the_figures_do_not_depend_on_the_number_of_jobs() -> None:
    words = ("simulate", "--players", 3, "--games", 12, "--seed", 7, "--json")
    alone, together = run(*words, "--jobs", 1), run(*words, "--jobs", 2)
    assert alone.code == together.code == 0
    assert alone.out == together.out
    assert run(*words[:-2], 8, "--json", "--jobs", 1).out != alone.out


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["classic", "1897", "special"])
def test_with_all_expansions_too(edition: str) -> None:
    table = ("--edition", edition, "--expansions", "all", "--draft", "chance", "--players", 3)
    words = ("simulate", *table, "--games", 10, "--seed", 7, "--json")
    alone, together = run(*words, "--jobs", 1), run(*words, "--jobs", 2)
    assert alone.code == together.code == 0
    assert alone.out == together.out
    report = json.loads(alone.out)
    assert report["options"]["draft"] == "chance"
    assert len(report["options"]["expansions"]) == (5 if edition == "special" else 4)
    for seat in report["seats"]:
        assert sum(seat["sources"].values()) == pytest.approx(seat["score"]["mean"])


def test_the_table_shows_points_by_source() -> None:
    words = ("--expansions", "nobles, achievements", "--house-rules", "--variants", "jeweler_cap")
    out = run("simulate", "--games", 8, "--seed", 1, "--jobs", 1, "--edition", "classic", *words).out
    assert "nobles, achievements, jeweler_cap, seed 1." in " ".join(out.split())
    for text in ("mean points", "VP chips", "Buildings", "Nobles", "Achievements"):
        assert text in out
    assert max(len(line) for line in out.splitlines()) <= 80


def test_json_adds_up() -> None:
    report = json.loads(run("simulate", "--games", 20, "--seed", 1, "--jobs", 1, "--json").out)
    assert (report["games"], report["seed"], report["options"]["players"]) == (20, 1, 4)
    assert sum(seat["wins"]["count"] for seat in report["seats"]) == pytest.approx(20)
    for seat in report["seats"]:
        low, high = seat["wins"]["ci95"]
        assert low <= seat["wins"]["share"] <= high
        low, high = seat["score"]["ci95"]
        assert seat["score"]["min"] <= low <= seat["score"]["mean"] <= high <= seat["score"]["max"]
    assert sum(ending["count"] for ending in report["endings"].values()) >= 20


def test_the_table_for_people() -> None:
    ran = run("simulate", "--games", 2, "--seed", 1, "--jobs", 1, "--edition", "special", "--players", 2)
    assert (ran.code, ran.err) == (0, "")
    for text in (
        "2 random games of special with 2 players, seed 1",
        "score, seat 1",
        "score, winner",
        "won by seat 0",
        "95 %",
    ):
        assert text in ran.out


def test_a_record_of_every_game(tmp_path: Path) -> None:
    words = ("simulate", "--players", 2, "--games", 10, "--seed", 3, "--jobs", 1, "--json")
    plain = run(*words)
    saving = run(*words, "--save", tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in files] == [f"game-{number:02}.json" for number in range(1, 11)]
    assert plain.out == saving.out
    games = [Game.from_record(file.read_text(encoding="utf-8")) for file in files]
    assert all(game.over for game in games)
    mean = sum(int(game.state.round) for game in games) / 10
    assert json.loads(plain.out)["rounds"]["mean"] == pytest.approx(mean)


def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "file" in run("simulate", "--games", 1, "--jobs", 1, "--save", file).complaint


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--edition", "x"], "Unknown edition “x”"),
        (["--players", "6"], "6 players"),
        (["--governor", "9"], "Seat 9"),
        (["--expansions", "nobels"], "Unknown expansion “nobels”"),
        (["--expansions", "achievements"], "belongs to the Special Edition"),
        (["--variants", "jeweler_cap"], "needs the expansion “Citizens”"),
        (["--draft", "chance"], "nothing is drafted"),
        (["--expansions", "new_buildings", "--draft", "given"], "NEW-4"),
        (["--expansions", "new_buildings", "--buildings", "church,wharf"], "NEW-1"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence(words: list[str], hint: str) -> None:
    ran = run("simulate", "--games", 1, *words)
    assert hint in ran.complaint
    assert ran.code == 2
