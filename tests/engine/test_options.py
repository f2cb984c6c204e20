"""Options: checked when made, read back as written."""

import copy
import json
import pickle
from typing import Any

import pytest
from hypothesis import given

from boriken import Game
from boriken.engine.errors import BadOptions
from boriken.engine.options import ALL, EDITIONS, Options, everything
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
        ({"players": "4"}, "options: “players” must be a whole number."),
        ({"players": True}, "options: “players” must be a whole number."),
        ({"players": None}, "options: “players” must be a whole number."),
        ({"edition": 1897}, "options: “edition” must be text."),
        ({"ask_forced": 1}, "options: “ask_forced” must be true or false."),
        ({"seed": 7}, "options: there is no “seed”."),
        ([], "options: it must be an object."),
        (None, "options: it must be an object."),
    ],
)
def test_bad_options_are_refused(data: object, says: str) -> None:
    assert says in refusal(data)


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_expansions_by_one_word(edition: str) -> None:
    """The same for everybody: `play --expansions all`, Python, records, environments."""
    every = Options(edition, expansions=everything(edition))
    assert Options(edition, expansions=ALL) == Options(edition, expansions=[ALL]) == every
    assert Options.from_json({"edition": edition, "expansions": [ALL]}) == every
    assert Game.new(edition, expansions=ALL, any_order=False).state.rules.options == every
    assert 4 <= len(every.expansions) <= 5 if edition == "special" else every.expansions
    assert "Unknown expansion" in refusal({"expansions": [ALL, "nobles"]})


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
        ({"names": ["Ada"]}, "The number of names (1) does not match 4 players."),
    ],
)
def test_bad_arguments_of_a_new_game_are_refused(arguments: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Game.new(**arguments)
    assert str(refused.value) == says
