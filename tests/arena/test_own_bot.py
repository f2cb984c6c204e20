"""The bot that ``docs/bots.md`` shows is the one in ``examples``, and it plays."""

from __future__ import annotations

from pathlib import Path

import pytest

from boriken import Options
from boriken.arena.contestants import Budget
from boriken.arena.match import Match, play_match

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "own_bot.py"


def test_the_documentation_shows_the_example() -> None:
    code = EXAMPLE.read_text(encoding="utf-8")
    assert f"```\n{code}```\n" in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert len(code.splitlines()) <= 30


@pytest.mark.parametrize("players", [2, 3])
def test_it_wins_against_random_players(monkeypatch: pytest.MonkeyPatch, players: int) -> None:
    monkeypatch.syspath_prepend(EXAMPLE.parent)
    for seat in range(players):
        seats = ["random"] * players
        seats[seat] = "own_bot:Collector"
        assert play_match(Match(Options(players=players), 1, 0, tuple(seats), Budget())).winners == [seat]
