"""A tournament that was cut short goes on, and loses or repeats no game."""

from __future__ import annotations

import dataclasses
import importlib
import json
import sys
from pathlib import Path

import pytest

from boriken import BorikenError, Options
from boriken.arena import tournament
from boriken.arena.contestants import Budget
from boriken.arena.executors import Here
from boriken.arena.identity import identity
from boriken.arena.journal import open_journal
from boriken.arena.match import Match, Outcome
from boriken.arena.schedule import Plan
from boriken.bots.own import own_bot
from tests.games import is_one_sentence

BOTS = ("random", "tests.arena.mirrors:Random")
PLAN = Plan(Options(players=3), BOTS, "pairs", games=12, seed=5, budget=Budget(0.1))


def play(plan: Plan, path: Path | None, most: int = 1000) -> list[Outcome]:
    """Play as many games as a run comes to; what it played itself."""
    with open_journal(plan, path) as journal:
        games = tournament.play(plan, journal, Here())
        return [outcome for _, outcome in zip(range(most), games, strict=False)]


def results(plan: Plan, path: Path | None) -> list[Outcome]:
    with open_journal(plan, path) as journal:
        return journal.outcomes()


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = play(PLAN, None)
    path = tmp_path / "deep" / "results.jsonl"
    parts = [play(PLAN, path, most) for most in (5, 4, 1000)]
    assert [len(part) for part in parts] == [5, 4, 3]
    assert [outcome for part in parts for outcome in part] == whole
    assert results(PLAN, path) == whole
    assert play(PLAN, path) == []


@pytest.mark.parametrize("cut", [1, 20, 400])
def test_a_line_written_half_is_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    whole = play(PLAN, path)
    text = path.read_bytes()
    path.write_bytes(text[:-cut])
    missing = play(PLAN, path)
    assert 1 <= len(missing) <= 5
    assert path.read_bytes().count(b"\n") == text.count(b"\n")
    assert results(PLAN, path) == whole


def test_a_header_written_half_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    play(PLAN, path, most=0)
    text = path.read_bytes()
    path.write_bytes(text[:30])
    play(PLAN, path, most=0)
    assert path.read_bytes() == text


def test_more_games_and_other_bots_may_be_added(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    few = play(PLAN, path)
    more = dataclasses.replace(PLAN, games=18)
    assert len(play(more, path)) == 6
    assert results(more, path)[: len(few)] == few
    assert results(PLAN, path) == few, "what a plan does not ask for is left alone"
    other = dataclasses.replace(PLAN, format="one-against-rest", games=3)
    assert play(other, path) == [], "six of the games of pairs are those of one against the rest"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"seed": 6}, "its seed was 5, not 6"),
        ({"budget": Budget(0.2)}, "budget"),
        ({"options": Options(players=3, edition="classic")}, "options"),
    ],
)
def test_results_of_another_tournament_are_refused(
    tmp_path: Path, change: dict[str, object], word: str
) -> None:
    path = tmp_path / "results.jsonl"
    play(PLAN, path, most=1)
    before = path.read_bytes()
    with pytest.raises(BorikenError, match=word):
        play(dataclasses.replace(PLAN, **change), path)  # type: ignore[arg-type]
    assert path.read_bytes() == before


def write_bot(folder: Path, answer: str) -> None:
    """A bot of one's own in two files."""
    (folder / "helping_out.py").write_text(f"ANSWER = {answer}\n")
    (folder / "home_made.py").write_text(
        "import helping_out\n"
        "class Bot:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, state, legal, budget): return legal[helping_out.ANSWER]\n"
    )
    for name in ("helping_out", "home_made"):
        sys.modules.pop(name, None)
    importlib.invalidate_caches()
    own_bot.cache_clear()
    identity.cache_clear()


def test_games_of_a_bot_that_was_rewritten_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    path = tmp_path / "results.jsonl"
    plan = dataclasses.replace(PLAN, contestants=("random", "home_made:Bot"), games=6)
    write_bot(tmp_path, "0")
    play(plan, path, most=1)
    write_bot(tmp_path, "0")
    play(plan, path, most=1)
    write_bot(tmp_path, "-1")
    before = path.read_bytes()
    with pytest.raises(BorikenError, match="games of another home_made:Bot") as error:
        play(plan, path)
    assert is_one_sentence(str(error.value))
    assert path.read_bytes() == before
    assert play(PLAN, path, most=1), "without it the file is as good as before"


@pytest.mark.parametrize(("key", "word"), [("version", "version was 0"), ("rules_version", "rules version")])
def test_results_of_another_version_are_refused(tmp_path: Path, key: str, word: str) -> None:
    path = tmp_path / "results.jsonl"
    play(PLAN, path, most=1)
    first, *others = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps({**json.loads(first), key: 0}), *others, ""]))
    with pytest.raises(BorikenError, match=word):
        play(PLAN, path)


def test_a_file_that_does_not_say_who_played_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"format":"boriken-arena-1","seed":5}\n')
    with pytest.raises(BorikenError, match="earlier version") as error:
        play(PLAN, path)
    assert is_one_sentence(str(error.value))


@pytest.mark.parametrize("text", ["my diary", "my diary\n", '{"format": "other"}\n', "[]\n", "\n"])
def test_somebody_elses_file_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(text)
    with pytest.raises(BorikenError) as error:
        play(PLAN, path)
    assert path.read_text() == text
    assert is_one_sentence(str(error.value))


@pytest.mark.parametrize("line", ["{}", "no", '{"deal": "x"}'])
def test_a_line_that_is_no_result_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    play(PLAN, path, most=1)
    with path.open("a") as file:
        file.write(line + "\n")
    with pytest.raises(BorikenError, match="line 4"):
        play(PLAN, path)


def test_each_line_is_there_when_the_game_is_told(tmp_path: Path) -> None:
    """So that a run can be killed at any time."""
    path = tmp_path / "results.jsonl"
    with open_journal(PLAN, path) as journal:
        for number, outcome in enumerate(tournament.play(PLAN, journal, Here()), start=3):
            lines = path.read_text().splitlines()
            assert len(lines) == number
            assert json.loads(lines[-1])["scores"] == outcome.scores
            assert journal.has(Match(PLAN.options, PLAN.seed, outcome.deal, outcome.seats, PLAN.budget))
