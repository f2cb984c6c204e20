"""``boriken play``: a person at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boriken import Game
from tests.cli.running import Ran, run

TO_THE_END = "1\nf\n" * 1500
"""The first choice wherever one is asked for, and all places filled with workers."""


def play(*typed: str, words: str = "--seed 5 --players 3 --governor 0") -> Ran:
    return run("play", *words.split(), typed="".join(f"{line}\n" for line in typed))


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "players"), [("classic", 4), ("1897", 3), ("1897", 5), ("special", 2)])
def test_a_game_can_be_played_to_its_end(edition: str, players: int) -> None:
    ran = run("play", "--edition", edition, "--players", players, "--seed", 3, typed=TO_THE_END)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^After \d+ rounds: ", ran.out, re.MULTILINE)
    assert re.search(rf"Points( +\d+){{{players}}} *\n", ran.out)
    assert ran.out.rstrip().endswith(("wins.", "You win!", "share the victory."))


@pytest.mark.slow
def test_what_is_shown_fits_on_80_columns() -> None:
    ran = run("play", "--players", 4, "--seed", 8, "--seat", 2, "--edition", "classic", typed=TO_THE_END)
    assert max(len(line) for line in ran.out.splitlines()) <= 80


@pytest.mark.slow
def test_points_of_others_are_not_shown() -> None:
    ran = run("play", "--players", 5, "--seed", 8, "--seat", 2, typed=TO_THE_END)
    boards = re.findall(r"^(?:▸| ) (You|Ana|Benito|Diego|Elena) .*coins?.*$", ran.out, re.MULTILINE)
    assert set(boards) == {"You", "Ana", "Benito", "Diego", "Elena"}
    assert re.search(r"^▸ You .* VP ", ran.out, re.MULTILINE)
    assert not re.search(r"^  (Ana|Benito|Diego|Elena) .* VP", ran.out, re.MULTILINE)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game() -> None:
    assert run("play", "--seed", 4, typed=TO_THE_END) == run("play", "--seed", 4, typed=TO_THE_END)


def test_the_end_of_input_ends_politely() -> None:
    ran = play()
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("Goodbye.\n")


def test_without_any_input_it_ends_as_politely() -> None:
    ran = run("play", "--seed", 5, typed=None)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("Goodbye.\n")


def test_the_table_shows_what_lies_on_it() -> None:
    out = play().out
    for text in (
        "Round 1 · Governor: You",
        "Planter · Recruiter · Builder · Craftsman · Trader · Captain",
        "[4] empty · [5] empty · [6] empty",
        "4 of 4 spaces free",
        "10 Corn · 11 Fruit · 11 Sugar · 9 Tobacco · 9 Coffee · 75 VP",
        "8 quarries",
        "Work Register: 3 workers · Supply: 55 workers",
        " 1 Small Fruit Depot ×4",
        "▸ You  2 coins · 0 VP · no goods",
        "Island  1/12 Fruit 0/1",
    ):
        assert text in out


def test_an_action_can_be_given_by_number_text_or_name() -> None:
    for typed in ("3", "builder", "  BUILDER "):
        assert "You choose the Builder." in play(typed).out
    for typed in ("build construction_hut", "build builder's yard", "Build  Builder's Yard"):
        assert "You build the Builder’s Yard for 1 coin." in play("builder", typed).out


def test_choices_say_what_they_cost_and_bring() -> None:
    out = play("builder").out
    assert re.search(r"Build the Small Fruit Depot +for 0 coins, 1 VP +build small_indigo_plant", out)
    assert re.search(r"Build the Hacienda +for 1 coin, 1 VP", out)


def test_several_answers_can_be_typed_at_once() -> None:
    assert "You build the Hacienda for 1 coin." in play("builder, build hacienda").out


def test_what_was_typed_ahead_is_dropped_after_a_mistake() -> None:
    assert "You build" not in play("bilder, build hacienda").out
    out = play("builder, build wharf, build hacienda").out
    assert "Builder: what do you build?" in out[out.index("Wharf costs 8") :]
    assert "You build" not in out


def test_refusals_name_the_rule() -> None:
    out = play("builder", "? build wharf", "build wharf", "? build hacienda", "? load fruit 6").out
    assert out.count("The Wharf costs 8 coins; you have 2. (BLD-1)") == 2
    assert "That is legal." in out
    assert "That belongs to another decision (Captain). Right now: Builder. (CAP-1)" in out


def test_mistakes_are_answered_and_the_game_goes_on() -> None:
    out = play("99", "dance", "? dance", "", "rule", "rule XX-1", "save", "s").out
    assert "There is no choice 99: choose 1 to 6." in out
    assert out.count("“dance” is not an action.") == 2
    assert "Which rule?" in out
    assert "No rule contains all these words." in out
    assert "Where to?" in out
    assert "VP chips" in out


def test_the_commands_help() -> None:
    out = play("?", "rule CAP-4", "builder", "1", "log", "position").out
    assert "save FILE" in out
    assert "CAP-4  Captain" in out
    assert out.count("You choose the Builder.") >= 2
    assert 'edition = "1897"' in out


def test_the_position_can_be_read_back() -> None:
    out = play("position").out
    text = re.search(r"^> (edition = .*?)^> ", out, re.MULTILINE | re.DOTALL)
    assert text is not None
    assert Game.from_position(text[1]).turn == 0


def test_own_points_only() -> None:
    out = play("s").out
    assert "Buildings" in out
    assert not re.search(r"^ +You +Benito", out, re.MULTILINE)


def test_a_saved_game_replays(tmp_path: Path) -> None:
    file = tmp_path / "new folder" / "a game, saved.json"
    ran = play("builder", "1", f"save {file}", words="--seed 5 --players 3 --governor 0 --name Inés")
    assert "The game so far is saved in" in ran.out
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert [str(action) for action in game.actions[:1]] == ["builder"]
    assert game.names == ["Inés", "Benito", "Carla"]


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    out = " ".join(play(f"save {tmp_path}", "s").out.split())
    assert "Is a directory" in out or "Permission denied" in out
    assert "VP chips" in out


def test_a_file_that_cannot_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    ran = run("play", "--seed", 5, "--save", tmp_path, typed=TO_THE_END)
    assert ran.code == 1
    assert str(tmp_path) in ran.err
    assert "Puerto Rico" not in ran.out


@pytest.mark.slow
def test_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "--seed", 5, "--save", file, typed=TO_THE_END).code == 0
    assert Game.from_record(file.read_text(encoding="utf-8")).over


@pytest.mark.slow
def test_placing_workers_shows_what_is_in_hand() -> None:
    ran = run("play", "--players", 4, "--seed", 8, typed="1\n=\n" * 1500)
    assert ran.code == 0
    assert re.search(r"▸ +\w+ +\d circles? +had \d", ran.out)
    assert re.search(r"\d+ workers? in hand\. How many on [\w ]+: \d (or|to) \d\?", ran.out)
    assert re.search(r"^After \d+ rounds: ", ran.out, re.MULTILINE)


def test_a_name_cannot_upset_the_terminal() -> None:
    assert "\x1b" not in play(words="--seed 5 --name \x1b[31mred").out


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--edition", "1999"], "Unknown edition “1999”"),
        (["--players", "6"], "6 players cannot play"),
        (["--players", "1"], "1 player cannot play"),
        (["--seat", "3"], "no seat 3"),
        (["--seat", "-1"], "no seat -1"),
        (["--governor", "3"], "Seat 3 cannot be governor"),
        (["--governor", "me"], "not “me”"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence(words: list[str], hint: str) -> None:
    assert hint in run("play", *words).complaint


@pytest.mark.slow
def test_the_opponents_can_be_chosen() -> None:
    games = {
        bot: run("play", "--seed", 4, "--bot", bot, typed=TO_THE_END).out for bot in ("random", "greedy")
    }
    assert games["random"] != games["greedy"]
    assert run("play", "--seed", 4, "--bot", "greedy, random", typed=TO_THE_END).out not in games.values()
    assert "Unknown bot “deep”: choose one of beginner" in run("play", "--bot", "random,deep").complaint
