"""Bots by name, and the example of how to write one."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

import boriken.bots
from boriken.bots import BOTS, bot_names, make_bot
from boriken.engine.errors import BadOptions
from boriken.rules.setup import new_state
from tests.games import TABLES, is_one_sentence


def test_every_bot_can_be_made_and_decides() -> None:
    assert bot_names() == list(BOTS)
    state = new_state(TABLES[0], 1)
    for name in bot_names():
        assert make_bot(name, 1).choose(state, state.choices, 0.01) in state.choices


def test_an_unknown_bot_is_refused_with_the_choices() -> None:
    sentence = r"Unknown bot “deep”: choose one of beginner, casual, .*, search\."
    with pytest.raises(BadOptions, match=sentence) as error:
        make_bot("deep", 1)
    assert is_one_sentence(str(error.value))


def test_the_bots_are_loaded_when_they_are_made() -> None:
    program = (
        "import sys, boriken.bots\n"
        "loaded = {name for name in sys.modules if name.startswith('boriken.bots.')} - {'boriken.bots.own'}\n"
        "boriken.bots.make_bot('greedy', 1)\n"
        "sys.exit(bool(loaded) or 'boriken.bots.stepping' not in sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_the_example() -> None:
    result = doctest.testmod(boriken.bots)
    assert result.failed == 0
    assert result.attempted > 0
    assert "hasty" not in BOTS
