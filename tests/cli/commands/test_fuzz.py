"""``boriken fuzz``: a sound engine passes, a broken rule is found and can be replayed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from boriken import Game
from boriken.arena import fuzz as arena
from boriken.engine.ids import CORN
from boriken.rules.trader import PRICES
from tests.cli.running import run


@pytest.fixture
def corn_costs_a_fortune() -> Iterator[None]:
    """Break TRA-1. The list is changed in place, so that the compiled engine sees it too."""
    before = PRICES[CORN]
    PRICES[CORN] = -1000
    yield
    PRICES[CORN] = before


@pytest.mark.slow
def test_a_sample_passes(tmp_path: Path) -> None:
    ran = run("fuzz", "--games", 4, "--seed", 1, "--jobs", 2, "--save", tmp_path / "none")
    assert (ran.code, ran.err) == (0, "")
    assert "4 games," in ran.out
    assert "every check held" in ran.out
    for text in ("Games with", "Ended by", "Decisions", "Events", "Built", "small_indigo_plant", "Not seen"):
        assert text in ran.out
    assert not (tmp_path / "none").exists()


def test_an_interrupted_run_tells_what_it_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    def until_interrupted(*_: object) -> Iterator[arena.Checked]:
        yield arena.Checked(games=1, decisions=12)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "fuzz", until_interrupted)
    ran = run("fuzz", "--games", 5, "--seed", 1)
    assert ran.code == 130
    assert "1 games, 12 decisions, seed 1: every check held." in ran.out


@pytest.mark.slow
def test_reasons_are_counted_on_demand() -> None:
    words = ("fuzz", "--games", 1, "--seed", 1, "--edition", "classic", "--players", 2, "--expansions", "")
    assert "Why actions were refused" not in run(*words).out
    ran = run(*words, "--reasons")
    assert "Why actions were refused" in ran.out
    for reason in ("other_decision", "not_in_game", "building_not_in_game", "must_take_role"):
        assert reason in ran.out


def test_edition_and_players_can_be_fixed() -> None:
    assert run("fuzz", "--games", 1, "--seed", 1, "--edition", "special", "--players", 2).code == 0


@pytest.mark.slow
@pytest.mark.parametrize("edition", ["classic", "1897", "special"])
def test_all_expansions_of_a_rule_set(edition: str) -> None:
    words = ("--edition", edition, "--expansions", "all", "--players", 4, "--draft", "players")
    ran = run("fuzz", "--games", 2, "--seed", 4, "--jobs", 1, *words)
    assert (ran.code, ran.err) == (0, "")
    for text in ("draft", "Options of the buccaneer", "noble_gained", "goal_drawn"):
        assert text in ran.out
    assert ("Achievements met" in ran.out) == (edition == "special")
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.usefixtures("corn_costs_a_fortune")
def test_a_broken_rule_is_found_and_its_record_replays_to_it(tmp_path: Path) -> None:
    ran = run("fuzz", "--games", 20, "--seed", 1, "--jobs", 1, "--save", tmp_path)
    assert ran.code == 1
    assert "(sell corn), invariants hold: Seat" in ran.complaint
    assert "a number is negative" in ran.complaint
    (file,) = tmp_path.iterdir()
    assert str(file) in ran.complaint
    assert run("replay", file).code == 0
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert str(game.actions[-1]) == "sell corn"
    assert min(seat.coins for seat in game.state.seats) < 0


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--edition", "x"], "Unknown edition “x”"),
        (["--players", "6"], "6 players"),
        (["--expansions", "festival,festival_cards"], "CAR-1"),
        (["--edition", "1897", "--expansions", "achievements", "--no-house-rules"], "Special Edition"),
        (["--expansions", "nobles", "--variants", "achievement_draft"], "ACH-2"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence(words: list[str], hint: str) -> None:
    ran = run("fuzz", "--games", 1, *words)
    assert hint in ran.complaint
    assert ran.code == 2
