"""Policies in ONNX files as bots, wherever bots are made. ``last.onnx`` takes the last legal action."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boriken import Game, Options
from boriken.arena.contestants import Budget, Contestant
from boriken.arena.identity import identity
from boriken.arena.match import Match, play_match
from boriken.bots import OWN
from boriken.bots.own import named_in, own_bot
from boriken.engine.errors import BadOptions
from tests.cli.running import run

LAST = str(Path(__file__).parent / "last.onnx")


@pytest.mark.parametrize("table", [Options(players=3), Options("special", 4, expansions="all")], ids=repr)
def test_it_takes_the_legal_action_with_the_best_score(table: Options) -> None:
    game = Game.from_options(table, seed=1)
    bot = own_bot(LAST)(1)
    for _ in range(20):
        state = game.determinize(game.turn or 0, seed=1).state
        action = bot.choose(state, state.choices, 1.0)
        assert action == max(state.choices)
        game.play(action)


def test_it_plays_in_the_arena_and_is_told_apart_by_its_weights(tmp_path: Path) -> None:
    outcome = play_match(Match(Options(players=3), 1, 0, (LAST, "random", "random"), Budget()))
    assert not outcome.failures
    copy = tmp_path / "copy.onnx"
    shutil.copy(LAST, copy)
    assert identity(str(copy)) == identity(LAST)
    other = tmp_path / "other.onnx"
    other.write_bytes(b"no policy")
    assert identity(str(other)) != identity(LAST)
    with pytest.raises(BadOptions, match="is no policy in ONNX"):
        own_bot(str(other))(1)
    with pytest.raises(BadOptions, match="cannot be read"):
        Contestant.parse(str(tmp_path / "missing.onnx"), Budget()).make(1)


def test_it_plays_in_the_terminal() -> None:
    ran = run("play", "--players", 3, "--seed", 1, "--bot", LAST, typed="1\n1\nq\n")
    assert ran.code == 0, ran.err
    assert "last.onnx" in ran.out


def test_a_name_makes_it_one_of_the_bots_everywhere() -> None:
    assert named_in(f"mine={LAST}, other=own:Bot,bad=3") == {"mine": LAST, "other": "own:Bot"}
    program = (
        "from sys import argv; from boriken.bots import bot_names;"
        "from boriken.arena.identity import identity;"
        "from boriken.server.bot_pool import think;"
        "from boriken.server.changes.seating import bot_seat;"
        "from boriken.server.storage.rows import encode_state; from boriken import Game;"
        "game = Game.new(players=3, seed=1, any_order=False);"
        "print(bot_names()[-1], identity('mine') == identity(argv[1]), bot_seat('mine').bot,"
        "think('mine', 1, encode_state(game.state), 1.0) == max(game.state.choices))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, LAST],
        env={**os.environ, OWN: f"mine={LAST}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.split() == ["mine", "True", "mine", "True"], ran.stderr
