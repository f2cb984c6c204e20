"""``boriken replay``: good records verify, bad ones are one sentence."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boriken import Game
from boriken.arena.playout import play_out
from boriken.engine.rng import Generator
from boriken.locale import languages
from tests.cli.running import run


@pytest.fixture(scope="module")
def text() -> str:
    """A whole game of three."""
    game = Game.new(edition="classic", players=3, seed=7, names=["Ana", "Benito", "Carla"])
    rng = Generator.from_seed(8)
    while not game.over:
        game.play(game.state.choices[rng.below(len(game.state.choices))])
    return game.record().to_text()


@pytest.fixture
def file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_good_record_is_verified(file: Path) -> None:
    ran = run("replay", file)
    assert (ran.code, ran.err) == (0, "")
    assert "The replay leads exactly to the result stated." in " ".join(ran.out.split())
    assert "Points" in ran.out


def test_move_by_move(file: Path, text: str) -> None:
    ran = run("replay", file, "--moves")
    actions = json.loads(text)["actions"]
    assert ran.code == 0
    assert f"   1  round 1, Ana: {actions[0]}\n" in ran.out
    assert f"\n{len(actions):>4}  round" in ran.out
    assert "Round 1 is over." in ran.out


@pytest.mark.slow
def test_what_is_said_fits_on_80_columns_but_for_the_name_of_the_file(tmp_path: Path, text: str) -> None:
    file = tmp_path / ("long" * 20) / "game.json"
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    for language in languages():
        out = run("replay", file, "--language", language).out
        assert re.match(rf"{re.escape(str(file))}\xa0?:\n", out)
        assert max(len(line) for line in out.splitlines()[1:]) <= 80


def test_somebody_whom_an_older_record_calls_you(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    names = ["Inés", "You", "Carla"]
    file.write_text(change(lambda record: record.update(names=names))(text), encoding="utf-8")
    out = run("replay", file, "--moves").out
    assert "Benito chooses the" in out
    assert "Inés chooses the" in out
    assert "You" not in out


def test_the_position_after_a_move(file: Path, text: str) -> None:
    record = json.loads(text)
    game = Game.new(edition="classic", players=3, seed=7)
    for number, action in enumerate(record["actions"][:6]):
        assert run("replay", file, "--position", number).out == game.position()
        game.play(action)
    last = run("replay", file, "--position", len(record["actions"]))
    assert Game.from_position(last.out).over


def test_a_position_there_is_not(file: Path) -> None:
    assert "there is no position 9999" in run("replay", file, "--position", 9999).complaint


def test_an_unfinished_game_is_verified_too(tmp_path: Path) -> None:
    game = Game.new(players=2, seed=1)
    game.play("builder")
    file = tmp_path / "game.json"
    file.write_text(game.record().to_text(), encoding="utf-8")
    assert "The game is not over: it is Ana’s turn to decide." in run("replay", file).out


def change(change: Callable[[dict[str, Any]], object]) -> Callable[[str], str]:
    def changed(text: str) -> str:
        record = json.loads(text)
        change(record)
        return json.dumps(record)

    return changed


@pytest.mark.parametrize(
    ("spoil", "hint"),
    [
        (lambda text: text[: len(text) // 2], "not valid JSON"),
        (lambda text: "", "not valid JSON"),
        (lambda text: "[1]", "must be an object"),
        (lambda text: "[" * 100_000, "The record cannot be read"),
        (change(lambda record: record.pop("seed")), "“seed” is missing"),
        (change(lambda record: record.update(format="chess")), "“format” cannot be “chess”"),
        (change(lambda record: record.update(rules_version=99)), "rules version 99"),
        (change(lambda record: record["options"].update(players=6)), "6 players"),
        (change(lambda record: record["options"].update(edition="1999")), "“1999”"),
        (
            change(lambda record: record["actions"].__setitem__(0, "dance")),
            "Move 1 of the record is not an action: “dance”",
        ),
        (
            change(lambda record: record["actions"].__setitem__(0, "sell corn")),
            "the record, “sell corn” (",
        ),
        (change(lambda record: record["actions"].pop()), "a different result"),
        (change(lambda record: record["actions"].append("pass")), "of the record, “pass”"),
        (change(lambda record: record["result"].update(fingerprint="0")), "a different result (fingerprint)"),
        (change(lambda record: record.update(seed=8)), "the record"),
    ],
)
@pytest.mark.parametrize("option", [[], ["--moves"], ["--position", "0"]])
def test_a_bad_record_is_one_sentence(
    tmp_path: Path, text: str, spoil: Callable[[str], str], hint: str, option: list[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(spoil(text), encoding="utf-8")
    assert hint in run("replay", file, *option).complaint


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    assert "none.json" in run("replay", tmp_path / "none.json").complaint


def test_a_folder_is_one_sentence(tmp_path: Path) -> None:
    assert str(tmp_path) in run("replay", tmp_path).complaint


def test_a_file_that_is_no_text_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    assert "not UTF-8 text" in run("replay", file).complaint


def test_names_cannot_upset_the_terminal(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(change(lambda record: record.update(names=["\x1b[2J", "b", "c"]))(text), encoding="utf-8")
    ran = run("replay", file, "--moves")
    assert ran.code == 0
    assert "\x1b" not in ran.out


def test_a_played_out_game_is_over() -> None:
    """What the fixture relies on."""
    game = Game.new(players=3, seed=7)
    assert play_out(game.state, Generator.from_seed(8)) > 0
    assert game.over
