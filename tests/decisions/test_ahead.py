"""What those who wait can say ahead of their decision in a phase."""

from __future__ import annotations

import random
from typing import Literal

from msgspec import UNSET

from boriken.arena.tables import Fixed
from boriken.decisions import Ahead, Carried, ahead, foreseen, preview, proposal, role_played, sheet
from boriken.decisions.sheets import Sheet
from boriken.engine.options import everything
from boriken.game import Game
from tests.games import decisions

SAID_AHEAD: dict[str, Literal["pass", "proposal"]] = {
    "settler": "pass",
    "place": "proposal",
    "builder": "pass",
    "trader": "pass",
    "storage": "proposal",
}


def said(game: Game) -> list[str | None]:
    """What each seat could say ahead."""
    told = [ahead(game.state, seat) for seat in range(game.state.rules.players)]
    return [None if one is None else f"{one.kind} {one.manner}" for one in told]


def test_a_turn_that_is_still_to_come_can_be_passed() -> None:
    """BLD-1: in the order of play from the builder; whose turn is over has nothing to say any more."""
    game = Game.from_position("players = 3\n[A]\ncoins = 9\n[B]\ncoins = 9\n[C]\ncoins = 9")
    assert said(game) == [None, None, None]
    game.play("builder")
    assert said(game) == [None, "builder pass", "builder pass"]
    game.play("pass")
    assert said(game) == [None, None, "builder pass"]
    game.play("pass")
    assert said(game) == [None, None, None]


def test_everybody_stores_at_the_end_of_the_captain_phase() -> None:
    """CAP-6: also who has loaded already, until they have stored."""
    goods = "2 corn, 3 sugar, 3 coffee"
    ships = '[ships]\n5 = "5 indigo"\n6 = "6 tobacco"'
    boards = "\n".join(f'[{seat}]\ngoods = "{goods}"' for seat in "ABC")
    game = Game.from_position(f"players = 3\n{ships}\n{boards}")
    game.play("captain")
    assert said(game) == [None, "storage proposal", "storage proposal"]
    game.play("load coffee 4")
    while game.decision == "captain":
        assert game.turn is not None
        assert said(game)[(game.turn + 1) % 3] == "storage proposal"
        game.play(game.legal_actions()[0])
    stored: list[int] = []
    while game.decision == "storage":
        assert game.turn is not None
        waiting = [seat for seat in range(3) if seat != game.turn and seat not in stored]
        assert [seat for seat, told in enumerate(said(game)) if told] == waiting
        stored.append(game.turn)
        game.play("pass")
    assert stored == [0, 1, 2]


def test_every_such_decision_could_have_been_said_ahead() -> None:
    """In random games with everything in them: by those who waited before it."""
    chance = random.Random(11)
    could: set[str] = set()
    for edition in ("classic", "1897", "special"):
        options = Fixed(edition=edition, expansions=everything(edition), players=4).draw(chance)
        waited: dict[int, Ahead | None] = {}
        phase = None
        for state in decisions(options, chance.randrange(1 << 32)):
            if state.over:
                break
            seat = int(state.frames[-1].seat)
            kind = state.rules.steps[state.frames[-1].step].name
            assert ahead(state, seat) is None
            now = (int(state.round), role_played(state))
            if now == phase and kind in SAID_AHEAD and seat in waited:
                told = waited[seat]
                assert told is not None
                assert (told.kind, told.manner) == (kind, SAID_AHEAD[kind])
                could.add(kind)
                if kind == "place" and told.sheet is not UNSET:
                    assert told.sheet == sheet(state)
            waited = {other: ahead(state, other) for other in range(4) if other != seat}
            phase = now
    assert could == set(SAID_AHEAD)


PLACING = """
players = 3
worker_ship = 3
[A]
island = "corn 1/2, sugar 0/2"
[B]
island = "corn 2/2, coffee 0/2"
city = "small_market"
[C]
island = "corn 0/1"
"""


def placing() -> Game:
    """A and B have fewer workers than circles; C has one for its only tile."""
    game = Game.from_position(PLACING)
    game.play("mayor")
    return game


def test_placing_can_be_arranged_while_others_place() -> None:
    """MAY-2, MAY-3: not before it is known who comes with the ship; then with those one will have in hand."""
    game = placing()
    assert game.decision == "mayor"
    told = ahead(game.state, 1)
    assert told is not None
    assert told.sheet is UNSET
    assert foreseen(game.state, 1) is None

    game.play("pass")
    assert (game.decision, game.turn) == ("place", 0)
    told = ahead(game.state, 1)
    assert told is not None
    assert isinstance(told.sheet, Sheet)
    assert told.sheet.total == 3
    assert [item.id for item in told.sheet.items] == ["place corn", "place coffee", "place small_market"]


def test_what_is_arranged_ahead_is_what_will_be_asked() -> None:
    """MAY-3: the sheet, and what follows from an answer, are those of the decision when it comes."""
    game = placing()
    game.play("pass")
    known = foreseen(game.state, 1)
    assert known is not None
    answer = {"place corn": 1, "place coffee": 1, "place small_market": 1}
    expected = (sheet(known), proposal(known), preview(known, answer).made)
    while game.turn == 0:
        game.play(game.legal_actions()[0])
    assert game.turn == 1
    assert (sheet(game.state), proposal(game.state), preview(game.state, answer).made) == expected
    assert Carried(game.state, answer).problem is None


def test_who_has_a_worker_for_every_circle_has_nothing_to_arrange() -> None:
    """MAY-4: they go there by themselves."""
    game = placing()
    game.play("pass")
    assert foreseen(game.state, 2) is None
    told = ahead(game.state, 2)
    assert told is not None
    assert told.sheet is UNSET


def test_what_is_kept_can_be_chosen_while_others_load() -> None:
    """CAP-6: of what one has now, with the room one has; not where nothing would be lost."""
    ships = '[ships]\n5 = "5 indigo"\n6 = "6 tobacco"'
    boards = '[A]\ngoods = "2 corn, 1 sugar"\n[B]\ngoods = "3 sugar, 3 coffee"\n[C]\ngoods = "1 corn"'
    game = Game.from_position(f"players = 3\n{ships}\n{boards}")
    game.play("captain")
    assert game.turn == 0
    told = ahead(game.state, 1)
    assert told is not None
    assert isinstance(told.sheet, Sheet)
    assert {item.id: item.most for item in told.sheet.items} == {"keep sugar": 1, "keep coffee": 1}
    assert told.figures == {"kinds": 0, "barrels": 1}
    known = foreseen(game.state, 1)
    assert known is not None
    assert preview(known, {"keep coffee": 1}).lost == {"sugar": 3, "coffee": 2}
    problem = preview(known, {"keep coffee": 1, "keep sugar": 1}).problem
    assert problem is not None
    assert problem.rule == "CAP-6"
    nothing_lost = ahead(game.state, 2)
    assert nothing_lost is not None
    assert nothing_lost.sheet is UNSET
