"""Games recorded earlier (``tools/record_games.py``) replay bit for bit, in this process and in any other."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boriken import EDITIONS, Game, Record
from boriken.engine.invariants import problems
from boriken.engine.options import FEWEST_PLAYERS, MOST_PLAYERS

FILES = sorted((Path(__file__).parent / "games").glob("*.json"))
RECORDS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}


@pytest.mark.parametrize("name", RECORDS)
def test_replay(name: str) -> None:
    game = Game.from_record(RECORDS[name])
    assert game.over
    assert problems(game.state) == []
    assert game.record().to_text() == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_replay_from_the_middle(name: str) -> None:
    """Half the game, through a position's text, then through JSON, then the rest: the same result."""
    record = Record.from_text(RECORDS[name])
    game = Game.from_options(record.options, record.seed)
    half = len(record.actions) // 2
    for action in record.actions[:half]:
        game.play(action)
    other = Game.from_json(Game.from_position(game.position()).to_json())
    for action in record.actions[half:]:
        game.play(action)
        other.play(action)
    assert game.result() == record.result
    assert other.position() == game.position()
    assert other.scores() == game.scores()


def test_the_games_are_of_every_kind() -> None:
    records = [Record.from_text(text) for text in RECORDS.values()]
    tables = {(record.options.edition, record.options.players) for record in records}
    assert tables == {(e, p) for e in EDITIONS for p in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)}
    endings = [record.result["ending"] for record in records]
    for ending in (["workers"], ["city"], ["chips"], ["workers", "city"], ["workers", "chips"]):
        assert ending in endings
    assert any(record.result["winners"] == [0, 1] for record in records), "END-6: a shared victory"
    assert {record.options.ask_forced for record in records} == {True, False}
    assert -1 in {record.options.governor for record in records}


PROGRAM = """
import sys
from boriken import Game
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        print(Game.from_record(file.read()).fingerprint())
print(Game.new(players=4, seed=2024).fingerprint())
"""


def fingerprints_elsewhere(hash_seed: str) -> list[str]:
    """The fingerprints that a fresh process comes to."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *map(str, FILES)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


def test_other_processes_come_to_the_same_games() -> None:
    """Nothing depends on the order of sets or on hashes of texts, which differ between processes."""
    expected = [str(Record.from_text(text).result["fingerprint"]) for text in RECORDS.values()]
    expected.append(Game.new(players=4, seed=2024).fingerprint())
    assert fingerprints_elsewhere("1") == expected
    assert fingerprints_elsewhere("4242") == expected
