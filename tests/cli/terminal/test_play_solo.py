"""``boriken play --solo`` and its kin: the Puertoma at the terminal."""

from __future__ import annotations

import json
import random
import re

import pytest

from boriken.arena.tables import Fixed
from boriken.engine.errors import BadOptions
from tests.cli.running import run

TO_THE_END = "1\nf\n" * 1500


def play(*typed: str, words: str = "") -> str:
    ran = run("play", "--solo", "--seed", 3, *words.split(), typed="".join(f"{line}\n" for line in typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.mark.slow
@pytest.mark.parametrize("words", ["--difficulty hard", "--expansions all --draft chance --difficulty easy"])
def test_a_solo_game_can_be_played_to_its_end(words: str) -> None:
    ran = run("play", "--solo", "--seed", 3, *words.split(), typed=TO_THE_END)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^After \d+ rounds: ", ran.out, re.MULTILINE)
    assert re.search(r"Points( +\d+){3} *\n", ran.out)
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_the_boards_of_puertomas_are_shown() -> None:
    out = play(words="--difficulty hard")
    for text in (
        "Boriken: 1897, Special Edition, Puertoma: Hard. You (seat 0) against Puertoma 1,",
        "Action    Builder → Planter, Trader, Recruiter",
        "Island    Corn · · · Fruit ●○ ·· · Sugar ·· ··",
        "Island    Corn ○ · · Fruit ·· ··",
        "Scoring   0 quarries · 0 workers",
        "2 Locked · 3 Locked · 4 Locked",
    ):
        assert text in out
    assert re.search(r"Levels    1: [A-Z][\w' ]+, – · 2: –, – · 3: –, – · 4: –, –", out)
    assert re.search(r"Reserved  [A-Z]", out)
    assert re.search(r"Tie-break Card \d: \w+", out)
    assert re.search(r"Abilities 1 In the (Trader|Builder) phase \w", out)


def test_every_step_has_its_reason() -> None:
    out = " ".join(play("settler", "pass").split())
    assert re.search(r"Puertoma 1 takes a \w+ estate \(.*?, PUE-12\)", out)
    assert re.search(r"Puertoma 1 chooses the \w+\. Profitable: .*?; .*?; most coins: .*?\. Puertoma 1 ", out)


def test_cards_are_chosen_beside_puertomas() -> None:
    """PUE-23: four times, and then the game begins."""
    out = play("1", "1", "1", "1", words="--expansions achievements")
    assert out.count("You keep four of six cards.") == 4
    assert "Round 1" in out


def test_why_says_what_the_filters_leave() -> None:
    assert "Puertoma 1. Profitable: Planter, Recruiter, Builder; one arrow away:" in play("why")
    ran = run("play", "--seed", 3, "--players", 3, typed="why\n")
    assert "No Puertoma plays at this table." in ran.out


def test_more_humans_and_one_puertoma() -> None:
    ran = run("play", "--players", 4, "--puertomas", 1, "--seat", 2, "--seed", 1)
    assert "You (seat 2) against Ana (Casual), Benito (Casual), Puertoma." in " ".join(ran.out.split())
    assert "There is no seat 3" in run("play", "--players", 4, "--puertomas", 1, "--seat", 3).complaint
    assert "PUE-1" in run("play", "--solo", "--governor", 1).complaint
    assert "PUE-4" in run("play", "--difficulty", "hard").complaint


def test_simulating_solo_games() -> None:
    words = ("simulate", "--solo", "--difficulty", "hard", "--games", 6, "--seed", 2)
    report = json.loads(run(*words, "--jobs", 1, "--json").out)
    assert report["options"]["seats"] == ["human", "puertoma", "puertoma"]
    assert report["options"]["difficulty"] == "hard"
    for seat in report["seats"]:
        assert sum(seat["sources"].values()) == pytest.approx(seat["score"]["mean"])
    assert report["puertomas_lead"]["mean"] > 0
    out = run(*words, "--jobs", 1).out
    assert "lead of Puertomas" in out
    assert "2 of them hard Puertomas" in " ".join(out.split())
    for text in (
        "score, seat 1 (Puertoma)",
        "won by seat 2 (Puertoma)",
        "Expanded buildings",
        "Pairs of active estates",
    ):
        assert text in out
    assert "Unknown bot “clever”" in run(*words, "--bot", "clever").complaint


@pytest.mark.slow
def test_fuzzing_solo_games() -> None:
    ran = run("fuzz", "--solo", "--games", 2, "--seed", 1, "--jobs", 1)
    assert ran.code == 0
    assert "puertoma" in ran.out
    assert "Unknown difficulty" in run("fuzz", "--difficulty", "mean").complaint


def test_tables_with_puertomas_are_drawn() -> None:
    drawn = [Fixed(solo=True).draw(random.Random(seed)) for seed in range(200)]
    assert {(table.players, table.puertomas) for table in drawn} == {
        *((2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (5, 1), (5, 2))
    }
    assert {table.difficulty for table in drawn} == {"easy", "normal", "hard"}
    assert not any(Fixed(solo=False).draw(random.Random(seed)).seats for seed in range(100))
    assert any(Fixed().draw(random.Random(seed)).seats for seed in range(100))
    with pytest.raises(BadOptions, match="Special Edition"):
        Fixed(edition="classic", solo=True).check()
