"""``hint`` in the terminal, and ``boriken review``."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from boriken import Game
from boriken.bots.judging import HandJudge
from boriken.bots.review import BLUNDER
from tests.cli.running import run

RECORDED = Path(__file__).parents[2] / "games" / "1897-3-chips.json"


@pytest.fixture(autouse=True)
def _judged_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has been learned may change; these tests are about what is shown."""
    monkeypatch.setattr("boriken.bots.advice.network", HandJudge)


def play(*typed: str) -> str:
    words = ("play", "--seed", 5, "--players", 3, "--governor", 0)
    ran = run(*words, typed="".join(f"{line}\n" for line in typed))
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_a_hint_names_the_best_choices() -> None:
    out = play("builder", "hint 30")
    hint = out[out.index("What a good player would do") :]
    lines = re.findall(r"^ +(\d) +(.+?) +(\d+)% to win +about (\d+) points at the end", hint, re.MULTILINE)
    assert 1 <= len(lines) <= 3
    for key, text, *_ in lines:
        assert re.search(rf"^ +{key} +{re.escape(text)} +for", out, re.MULTILINE) or text == "Build nothing"


def test_a_hint_changes_nothing_and_tells_nothing() -> None:
    """Asked twice it says the same, and the game goes on as without it."""
    plain, asked = play("builder", "1", "t"), play("builder", "hint 20", "hint 20", "1", "t")
    first, second = re.findall(r"What a good player.*?(?=^> )", asked, re.MULTILINE | re.DOTALL)
    assert first == second
    assert asked.endswith(plain[plain.index("You build") :])


def test_a_hint_for_so_many_thoughts() -> None:
    for typed in ("hint x", "hint 0", "hint -3"):
        assert "is not a number of simulations" in play(typed)
    assert "hint" in play("?")


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Path, Game]:
    """A record of the first moves of a game."""
    whole = Game.from_record(RECORDED.read_text(encoding="utf-8"))
    game = Game.from_options(whole.state.rules.options, whole.seed)
    for action in whole.actions[:40]:
        game.play(action)
    path = tmp_path / "begun.json"
    path.write_text(game.record().to_text(), encoding="utf-8")
    return path, game


def test_a_review_says_who_was_ahead_and_what_was_wrong(begun: tuple[Path, Game]) -> None:
    path, game = begun
    ran = run("review", path, "--simulations", 10)
    assert (ran.code, ran.err) == (0, "")
    assert "Chance of winning" in ran.out
    rounds = [int(number) for number in re.findall(r"^ +(\d+)(?: +\d+ %){3} *$", ran.out, re.MULTILINE)]
    assert rounds == list(range(1, len(rounds) + 1))
    assert game.state.round - len(rounds) in (0, 1)
    assert re.search(r"^ +End(?: +\d+ %){3}", ran.out, re.MULTILINE)
    assert "Mistakes, worst first" in ran.out or "No serious mistakes." in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80


def test_a_review_for_programs(begun: tuple[Path, Game]) -> None:
    path, game = begun
    data = json.loads(run("review", path, "--simulations", 10, "--json").out)
    assert [move["played"]["action"] for move in data["moves"]] == [str(action) for action in game.actions]
    assert [move["number"] for move in data["moves"]] == list(range(1, 41))
    for move in data["moves"]:
        assert sum(move["chances"]) == pytest.approx(1)
        assert 0 <= move["loss"] <= 1
        assert 0 <= move["best"]["win"] <= 1
    assert sum(data["final_chances"]) == pytest.approx(1)
    assert set(data["blunders"]) == {move["number"] for move in data["moves"] if move["loss"] >= BLUNDER}


def test_a_record_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}")
    assert "game.json: The record" in run("review", file).complaint
    assert run("review", tmp_path / "nothing.json").complaint
