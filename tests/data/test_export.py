"""Data sets: as the replays have it, whole or gone on with, and never mixed."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from boriken import Game, Options
from boriken.arena.simulate import play_number
from boriken.data.checking import Checked, check
from boriken.data.exporting import export_records, open_export
from boriken.data.parts import Parts, decisions_beside
from boriken.data.schema import DECISIONS, GAMES
from boriken.engine.errors import BorikenError
from boriken.env.arrays import observation
from boriken.record import Record
from tests.cli.running import run
from tests.games import EXPANDED_TABLES, SOLO_TABLES

ROOT = Path(__file__).parents[2]
RECORDED = ROOT / "tests" / "games"
DOCUMENT = ROOT / "docs" / "data.md"
SMALL = Options("classic", 3)


def records(options: Options, games: int) -> list[str]:
    return [play_number(options, 1, True, number).record for number in range(games)]


def fill(target: Path, texts: list[str], size: int = 2) -> Parts:
    parts = Parts(target, {"seed": 1}, size)
    for text in texts[parts.games_kept :]:
        parts.add(text)
    parts.finish()
    return parts


@pytest.mark.parametrize("options", [SMALL, EXPANDED_TABLES[2], SOLO_TABLES[0]], ids=repr)
def test_rows_are_what_an_agent_at_the_table_would_have_seen(options: Options, tmp_path: Path) -> None:
    text = records(options, 1)[0]
    fill(tmp_path / "data", [text])
    record = Record.from_text(text)
    rows = pq.read_table(tmp_path / "data" / "decisions").to_pylist()
    game = Game.from_options(options, record.seed)
    for row, action in zip(rows, record.actions, strict=True):
        assert row["seat"] == game.turn
        assert row["kind"] == game.decision
        assert row["legal"] == game.state.choices
        assert np.array_equal(row["observation"], observation(game.state, row["seat"]))
        assert (row["action"], row["text"]) == (action, str(action))
        game.play(action)
    [end] = pq.read_table(tmp_path / "data" / "games").to_pylist()
    assert end["winners"] == game.winners()
    assert end["scores"] == [score.total for score in game.scores()]
    assert all(row["score"] == end["scores"][row["seat"]] for row in rows)
    assert all(
        row["won"] == pytest.approx((row["seat"] in game.winners()) / len(game.winners())) for row in rows
    )
    assert check(tmp_path / "data") == Checked(1, len(record.actions))


def test_a_run_that_was_interrupted_goes_on(tmp_path: Path) -> None:
    texts = records(SMALL, 5)
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    fill(whole, texts)
    parts = Parts(broken, {"seed": 1}, 2)
    for text in texts[:3]:
        parts.add(text)  # and then it is killed, in the middle of a part
    (broken / "decisions" / "part-00001.unfinished").write_bytes(b"half a file")
    again = fill(broken, texts)
    assert again.games_kept == 2
    for place in ("games", "decisions"):
        assert pq.read_table(whole / place).equals(pq.read_table(broken / place))
    more = fill(broken, records(SMALL, 6))
    assert more.games_kept == 4  # the last part was a short one
    assert check(broken).games == 6


def test_another_run_is_refused(tmp_path: Path) -> None:
    fill(tmp_path / "data", records(SMALL, 1))
    with pytest.raises(BorikenError, match="begun with another seed"):
        Parts(tmp_path / "data", {"seed": 2}, 2)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BorikenError, match="holds something else"):
        Parts(tmp_path / "other", {"seed": 2})


def test_a_single_file_has_the_decisions_beside_it(tmp_path: Path) -> None:
    texts = records(SMALL, 3)
    fill(tmp_path / "data", texts)
    fill(tmp_path / "games.parquet", texts)
    assert {path.name for path in tmp_path.iterdir()} == {
        *("data", "games.parquet", "games-decisions.parquet", "games.md")
    }
    assert pq.read_table(tmp_path / "games.parquet").equals(pq.read_table(tmp_path / "data" / "games"))
    assert check(tmp_path / "games.parquet") == check(tmp_path / "data")
    with pytest.raises(BorikenError, match="exists already"):
        fill(tmp_path / "games.parquet", texts)


@pytest.mark.parametrize(("column", "value"), [("action", 0), ("won", 0.25), ("seat", 9), ("legal", [1])])
def test_a_row_that_was_changed_is_found(column: str, value: object, tmp_path: Path) -> None:
    fill(tmp_path / "games.parquet", records(SMALL, 2))
    path = decisions_beside(tmp_path / "games.parquet")
    table = pq.read_table(path)
    place = table.schema.get_field_index(column)
    values = table.column(column).to_pylist()
    values[random.Random(1).randrange(len(values))] = value
    pq.write_table(
        table.set_column(place, table.schema.field(place), pa.array(values, table.schema.types[place])), path
    )
    with pytest.raises(BorikenError, match=rf"game \d: {column} not as the replay has it"):
        check(tmp_path / "games.parquet")


def test_recorded_games_of_all_editions_can_be_exported(tmp_path: Path) -> None:
    files = sorted(RECORDED.glob("*.json"))[::4]
    ran = run("export", *files, "--to", tmp_path / "data")
    assert ran.code == 0
    assert f"{len(files)} games" in ran.out
    bots = pq.read_table(tmp_path / "data" / "games").column("bots").to_pylist()
    assert {bot for seats in bots for bot in seats} <= {"person", "puertoma"}
    ran = run("export", "--check", tmp_path / "data")
    assert "as their replays have them" in ran.out


def test_games_that_are_not_over_are_left_out(tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    file.write_text(Game.new(players=3, seed=1).record().to_text(), encoding="utf-8")
    assert export_records([file], tmp_path / "data").left_out == [str(file)]


def test_simulate_exports_bots_who_change_seats(tmp_path: Path) -> None:
    words = (
        "simulate",
        "--players",
        3,
        "--games",
        3,
        "--seed",
        5,
        "--jobs",
        1,
        "--bots",
        "beginner,random,random",
    )
    ran = run(*words, "--export", tmp_path / "data")
    assert ran.code == 0, ran.err
    games = pq.read_table(tmp_path / "data" / "games").to_pylist()
    assert sorted(game["bots"].index("beginner") for game in games) == [0, 1, 2]
    card = (tmp_path / "data" / "README.md").read_text(encoding="utf-8")
    assert all(f"`{column.name}`" in card for column in (*GAMES, *DECISIONS))
    how = json.loads((tmp_path / "data" / "dataset.json").read_text(encoding="utf-8"))
    assert how["bots"] == ["beginner", "random", "random"]
    assert len(how["code_of_bots"]["beginner"]) == 16


def test_a_failure_leaves_what_was_written_to_go_on_with(tmp_path: Path) -> None:
    def fail() -> None:
        with open_export(tmp_path / "data", SMALL, 1, ["random"]) as data:
            data.add(records(SMALL, 1)[0])
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    with open_export(tmp_path / "data", SMALL, 1, ["random"]) as data:
        assert data.games_kept == 0


def test_the_documentation_describes_every_column() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for column in (*GAMES, *DECISIONS):
        assert f"| `{column.name}` | {column.type} | {column.meaning} |" in text
