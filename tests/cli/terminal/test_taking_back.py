"""In the terminal the parts of a decision are named in any order and can be taken back (RUL-55)."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from boriken import Game
from boriken.cli.terminal.session import Quit, Session
from boriken.cli.terminal.words import Words
from boriken.locale import Messages, languages

STORAGE = """
frames = ["round A count=1", "storage A taker=A"]
[cards]
captain = "A"
[A]
goods = "2 corn, 3 sugar, 2 coffee"
city = "large_warehouse 1"
"""
SMALL_WHARF = """
expansions = ["new_buildings"]
frames = ["round A count=1", "captain A taker=A"]
[cards]
captain = "A"
[A]
goods = "2 corn, 3 sugar, coffee"
city = "small_wharf 1"
[ships]
4 = "4 corn"
5 = "5 indigo"
6 = "6 sugar"
"""


def play(
    monkeypatch: pytest.MonkeyPatch, text: str, *lines: str, language: str = "en"
) -> tuple[Game, Session, str]:
    """The first seat's decisions from a position by what is typed, and what is shown."""
    game = Game.from_position(f"players = 3\nany_order = true\n{text}")
    shown = io.StringIO()
    words = Words(Messages(language, "1897"), 3, ["Ana", "Ben", "Eva"], reader=0)
    session = Session(Console(file=shown, width=80), game, 0, words)
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    try:
        while game.turn == 0:
            game.play(session.decide())
    except Quit:
        pass
    return game, session, shown.getvalue()


def kept(game: Game) -> list[int]:
    return [int(number) for number in game.state.seats[0].goods]


def test_a_kind_named_too_early_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game, session, shown = play(
        monkeypatch, STORAGE, "keep coffee 2", "keep sugar 3", "undo", "keep corn 2", "pass"
    )
    assert kept(game) == [2, 0, 0, 0, 2]
    assert [str(action) for action in game.actions] == ["keep coffee 2", "keep corn 2", "pass"]
    assert "Name the kinds in any order" in " ".join(shown.split())
    told = [event.to_json() for event in session.news]
    assert [event["good"] for event in told if event.get("lost")] == ["sugar"]


def test_only_what_was_named_in_this_decision_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, shown = play(
        monkeypatch, STORAGE, "undo", "keep coffee 2", "undo", "undo", "keep sugar 3", "pass"
    )
    assert kept(game) == [0, 0, 3, 0, 0]
    assert " ".join(shown.split()).count("There is nothing to take back") == 2


def test_the_first_barrels_of_a_small_wharf_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("send sugar 3", "send corn 1", "undo", "undo", "undo", "send corn 1", "pass")
    game, _, shown = play(monkeypatch, SMALL_WHARF, *lines)
    assert [str(action) for action in game.actions] == ["send corn 1", "pass"]
    assert shown.count("There is nothing to take back") == 1


def test_after_somebody_else_has_decided_nothing_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    game, session, _ = play(monkeypatch, "", "mayor")
    while game.turn != 0:
        game.play(game.legal_actions()[0])
    before = len(game.actions)
    monkeypatch.setattr("sys.stdin", io.StringIO("undo\n"))
    with pytest.raises(Quit):
        session.decide()
    assert len(game.actions) == before


@pytest.mark.parametrize("language", languages())
def test_every_language_says_when_there_is_nothing(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    _, session, shown = play(monkeypatch, STORAGE, "undo", language=language)
    assert " ".join(session.words.text("terminal-nothing-to-undo").split()) in " ".join(shown.split())
