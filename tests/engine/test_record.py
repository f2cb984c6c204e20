"""Records: a game as text that replays bit for bit, and every damage found."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from boriken import BadRecord, BorikenError, Game, Options, Record
from boriken.engine.rng import Generator
from boriken.record import FORMAT, RULES_VERSION
from tests.games import is_one_sentence, random_move, seeds, tables


def random_game(options: Options, seed: int, moves: int | None = None) -> Game:
    game = Game.from_options(options, seed, names=["Ann", "Böb", '"C"', "D", "E"][: options.players])
    rng = Generator.from_seed(seed + 1)
    while not game.over and (moves is None or len(game.actions) < moves):
        game.play(random_move(game.state, rng))
    return game


def short_game() -> Any:
    """The record of the first moves of a game, as data to damage."""
    return json.loads(random_game(Options(edition="classic", players=3), seed=5, moves=30).record().to_text())


def refusal(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        Game.from_record(text)
    assert is_one_sentence(str(refused.value))
    return str(refused.value)


@given(options=tables(), seed=seeds)
def test_round_trip(options: Options, seed: int) -> None:
    game = random_game(options, seed)
    text = game.record().to_text()
    record = Record.from_text(text)
    assert record == game.record()
    assert record.to_text() == text
    replayed = Game.from_record(text)
    assert replayed.to_json() == game.to_json()
    assert replayed.actions == game.actions
    assert replayed.names == game.names
    assert replayed.record().to_text() == text


def test_a_game_that_is_not_over_has_a_record() -> None:
    for moves in (0, 1, 50):
        game = random_game(Options(players=2), seed=3, moves=moves)
        text = game.record().to_text()
        assert Record.from_text(text).result["over"] is False
        assert Game.from_record(text).fingerprint() == game.fingerprint()


def test_what_a_record_says() -> None:
    data = short_game()
    assert list(data) == ["format", "rules_version", "options", "names", "seed", "result", "actions"]
    assert data["format"] == FORMAT
    assert data["rules_version"] == RULES_VERSION
    assert data["names"] == ["Ann", "Böb", '"C"']
    assert data["seed"] == 5
    assert len(data["actions"]) == 30
    assert list(data["result"]) == ["over", "rounds", "ending", "scores", "winners", "fingerprint"]


def test_one_action_to_a_line() -> None:
    game = Game.new(players=3, seed=1)
    game.play("builder")
    game.play("pass")
    assert game.record().to_text().endswith('\n "actions": [\n  "builder",\n  "pass"\n ]\n}\n')


def test_a_record_is_not_the_games_own_list() -> None:
    game = Game.new(players=3, seed=1)
    record = game.record()
    game.play("builder")
    assert record.actions == []


# --- Damage ----------------------------------------------------------------------------------------------


def test_a_truncated_record_is_refused() -> None:
    text = random_game(Options(players=2), seed=1, moves=10).record().to_text()
    for length in range(len(text) - 1):
        with pytest.raises(BadRecord, match="not valid JSON"):
            Record.from_text(text[:length])


@pytest.mark.parametrize("text", ["[]", "3", "null", '"record"'])
def test_other_json_is_refused(text: str) -> None:
    assert "it must be an object" in refusal(text)


@pytest.mark.parametrize("key", ["format", "rules_version", "options", "names", "seed", "result", "actions"])
def test_a_missing_part_is_refused(key: str) -> None:
    data = short_game()
    del data[key]
    assert f"“{key}” is missing" in refusal(json.dumps(data))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("format", "boriken-record-2", "“format” cannot be “boriken-record-2”"),
        ("format", 1, "“format” must be text"),
        (
            "rules_version",
            RULES_VERSION + 1,
            f"made under rules version {RULES_VERSION + 1}; this program plays version",
        ),
        ("rules_version", "1", "“rules_version” must be a whole number"),
        ("rules_version", 0, "“rules_version” must be at least 1"),
        ("options", [], "options: it must be an object"),
        ("options", {"edition": "2020"}, "Unknown edition “2020”"),
        ("options", {"edition": "classic", "players": 6}, "6 players cannot play"),
        ("options", {"expansion": "nobles"}, "there is no “expansion”"),
        ("names", "Ann", "“names” must be a list"),
        ("seed", "5", "“seed” must be a whole number"),
        ("seed", 5.0, "“seed” must be a whole number"),
        ("result", None, "“result” must be an object"),
        ("actions", {}, "“actions” must be a list"),
    ],
)
def test_a_wrong_part_is_refused(key: str, value: object, says: str) -> None:
    data = short_game()
    data[key] = value
    text = refusal(json.dumps(data))
    assert says in text


def test_an_unknown_action_is_refused_with_its_number() -> None:
    data = short_game()
    data["actions"][6] = "dance"
    assert refusal(json.dumps(data)) == "Move 7 of the record is not an action: “dance”."


def test_an_illegal_move_is_refused_with_its_number_and_rule() -> None:
    data = short_game()
    data["actions"][0] = "keep corn 1"
    text = refusal(json.dumps(data))
    assert text == "The rules do not allow move 1 of the record, “keep corn 1” (CAP-6)."


def test_a_move_after_the_end_is_refused() -> None:
    data = json.loads(random_game(Options(players=2), seed=8).record().to_text())
    moves = len(data["actions"])
    data["actions"].append("pass")
    assert (
        refusal(json.dumps(data)) == f"The rules do not allow move {moves + 1} of the record, “pass” (END-2)."
    )


def damage_score(result: Any) -> None:
    result["scores"][1]["total"] += 1


RESULT_DAMAGES: dict[str, Callable[[Any], None]] = {
    "over": lambda result: result.update(over=True),
    "rounds": lambda result: result.update(rounds=result["rounds"] + 1),
    "ending": lambda result: result.update(ending=["chips"]),
    "scores": damage_score,
    "winners": lambda result: result.update(winners=[0]),
    "fingerprint": lambda result: result.update(fingerprint="0" * 32),
}


@pytest.mark.parametrize("key", RESULT_DAMAGES)
def test_a_changed_result_is_refused(key: str) -> None:
    data = short_game()
    RESULT_DAMAGES[key](data["result"])
    assert refusal(json.dumps(data)) == f"The replay leads to a different result ({key})."


@pytest.mark.parametrize("key", RESULT_DAMAGES)
def test_a_missing_part_of_the_result_is_refused(key: str) -> None:
    data = short_game()
    del data["result"][key]
    assert refusal(json.dumps(data)) == f"The replay leads to a different result ({key})."


def test_another_seed_is_another_game() -> None:
    data = short_game()
    data["seed"] = 6
    refusal(json.dumps(data))


def test_a_left_out_move_is_noticed() -> None:
    data = short_game()
    del data["actions"][-1]
    assert "fingerprint" in refusal(json.dumps(data))


def test_a_game_from_a_position_has_no_record() -> None:
    game = Game.from_position(Game.new(players=3, seed=1).position())
    with pytest.raises(BorikenError, match="Only a game played from its start has a record"):
        game.record()


def test_a_game_without_a_seed_makes_one_up_and_records_it() -> None:
    games = [Game.new(players=3) for _ in range(5)]
    assert len({game.seed for game in games}) == 5
    for game in games:
        assert Game.from_record(game.record()).fingerprint() == game.fingerprint()


def test_any_seed_can_be_recorded() -> None:
    for seed in (-1, 1 << 80, -(1 << 80)):
        text = Game.new(players=3, seed=seed).record().to_text()
        assert Record.from_text(text).seed == seed


def test_an_unknown_part_of_the_result_is_named() -> None:
    data = short_game()
    data["result"]["weather"] = "fine"
    assert "weather" in refusal(json.dumps(data))
