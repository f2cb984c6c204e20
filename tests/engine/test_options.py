"""Options: checked when made, read back as written."""

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given

from boriken import Game
from boriken.engine.errors import BadOptions
from boriken.engine.options import EDITIONS, Options
from tests.games import is_one_sentence, tables


def refusal(data: object) -> str:
    with pytest.raises(BadOptions) as refused:
        Options.from_json(data)
    assert is_one_sentence(str(refused.value))
    return str(refused.value)


@given(options=tables())
def test_round_trip(options: Options) -> None:
    read = Options.from_json(json.loads(json.dumps(options.to_json())))
    assert read == options
    assert hash(read) == hash(options)


def test_the_usual_game() -> None:
    assert Options() == Options(edition="1897", players=4, governor=0, ask_forced=False)
    assert Options.from_json({}) == Options()
    assert EDITIONS == ("classic", "1897", "special")


def test_options_survive_pickling_and_copying() -> None:
    options = Options("special", 3, expansions=["nobles"], variants=["jeweler_cap"], draft="chance")
    assert pickle.loads(pickle.dumps(options)) == options
    assert copy.deepcopy(options) == options


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"edition": "Classic"}, "Unknown edition “Classic”: choose one of classic, 1897, special."),
        ({"players": 1}, "1 player cannot play: choose 2 to 5 players."),
        ({"players": 6}, "6 players cannot play: choose 2 to 5 players."),
        ({"players": 3, "governor": 3}, "Seat 3 cannot be governor here"),
        ({"governor": -2}, "Seat -2 cannot be governor here"),
        ({"players": "4"}, "Option 'players' must be int, not '4'."),
        ({"players": True}, "Option 'players' must be int, not True."),
        ({"players": None}, "Option 'players' must be int, not None."),
        ({"edition": 1897}, "Option 'edition' must be str, not 1897."),
        ({"ask_forced": 1}, "Option 'ask_forced' must be bool, not 1."),
        ({"seed": 7}, "Unknown option 'seed': known are edition, players, governor, ask_forced,"),
        ([], "Options must be an object, not list."),
        (None, "Options must be an object, not NoneType."),
    ],
)
def test_bad_options_are_refused(data: object, says: str) -> None:
    assert says in refusal(data)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_tables_can_be_set(edition: str, players: int) -> None:
    for governor in range(-1, players):
        assert Options(edition=edition, players=players, governor=governor).governor == governor
    with pytest.raises(BadOptions):
        Options(edition=edition, players=players, governor=players)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"players": "4"}, "The number of players must be a whole number, not '4'."),
        ({"seed": "x"}, "The seed must be a whole number, not 'x'."),
        ({"expansions": "nobles"}, "Give a list of expansions, not the text 'nobles'."),
        ({"names": ["Ada"]}, "1 names do not fit 4 players."),
    ],
)
def test_bad_arguments_of_a_new_game_are_refused(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Game.new(**arguments)
    assert str(refused.value) == says
