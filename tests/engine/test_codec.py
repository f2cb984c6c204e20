"""States as JSON: read back to the same state, and every mistake told in one sentence."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from boriken import Game
from boriken.engine.codec import fingerprint, state_from_json, state_to_json
from boriken.engine.errors import BorikenError
from boriken.engine.machine import advance, play
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.rules.compiling import compile_rules
from tests.games import after, at, decisions, is_one_sentence, plain, positions, seeds, tables

Path = tuple[str | int, ...]

MAY_BE_LEFT_OUT = ("options", "supply", "face_up", "pile", "discard", "buildings", "trading_house", "goods")
"""In these, what is not named has its default or is 0. In an island it is not there."""


def through_json(state: State) -> State:
    read = state_from_json(json.loads(json.dumps(state_to_json(state))), compile_rules)
    advance(read)
    return read


@given(state=positions())
def test_round_trip(state: State) -> None:
    assert plain(through_json(state)) == plain(state)
    assert fingerprint(through_json(state)) == fingerprint(state)


@given(options=tables(), seed=seeds)
def test_round_trip_at_every_step_of_a_game(options: Options, seed: int) -> None:
    """Also inside a phase: the first time a step waits for a decision."""
    seen = set()
    for state in decisions(options, seed):
        if at(state) not in seen:
            seen.add(at(state))
            assert plain(through_json(state)) == plain(state)
    assert len(seen) > 6


@given(state=positions())
def test_a_move_changes_the_fingerprint(state: State) -> None:
    before = fingerprint(state)
    assert len(before) == 32
    if not state.over:
        play(state, state.choices[0])
        assert fingerprint(state) != before


def test_the_generator_is_part_of_the_fingerprint() -> None:
    state = after(Options(), seed=1, moves=50)
    before = fingerprint(state)
    state.rng.below(2)
    assert fingerprint(state) != before


# --- Mistakes --------------------------------------------------------------------------------------------


def rich_data() -> Any:
    """A state in the middle of a phase, with something everywhere."""
    for state in decisions(Options(players=3), seed=3):
        full = all(seat.goods != [0] * 5 and seat.city for seat in state.seats)
        if at(state) == "captain" and full and any(state.ship_load) and state.ship_load.count(0):
            return json.loads(json.dumps(state_to_json(state)))
    raise AssertionError("No such state in this game: take another seed.")


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value that is read."""
    if path and path[-1] != "capacity":
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from paths(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from paths(value, (*path, index))


def get(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Any, path: Path, value: object) -> Any:
    data = copy.deepcopy(data)
    get(data, path[:-1])[path[-1]] = value
    return data


def without(data: Any, path: Path) -> Any:
    data = copy.deepcopy(data)
    del get(data, path[:-1])[path[-1]]
    return data


def bad_values(path: Path, value: object) -> list[object]:
    """Values that cannot stand in the place of a good one."""
    if isinstance(value, bool):
        return ["yes", 1, None]
    if value is None or (path[-1] in ("seat", "taker") and path[0] in ("cards", "frames")):
        return ["nobody", -1, 9, 1.5, True]
    if path[-1] == "good":
        return ["gold", 1, ["corn"]]
    if path == ("options", "governor"):
        return ["0", -2, 3, None]
    if isinstance(value, int):
        return ["1", -1, 1.5, True, None, [1]]
    if isinstance(value, str):
        return ["nonsense", "", 5, None]
    if isinstance(value, list):
        return [None, {}, "x"]
    return [None, [], "x", 7]


def refusal(data: object) -> str:
    with pytest.raises(BorikenError) as refused:
        Game.from_json(data)
    return str(refused.value)


def test_bad_values_are_refused() -> None:
    data = rich_data()
    Game.from_json(data)
    for path in paths(data):
        for value in bad_values(path, get(data, path)):
            text = refusal(changed(data, path, value))
            assert is_one_sentence(text), (path, value, text)


def test_missing_values_are_refused() -> None:
    data = rich_data()
    for path in paths(data):
        optional = any(part in MAY_BE_LEFT_OUT for part in path[:-1])
        if isinstance(path[-1], str) and not optional and path[-2:-1] != ("island",):
            text = refusal(without(data, path))
            assert f"{path[-1]}” is missing" in text
            assert is_one_sentence(text)


def test_what_may_be_left_out_has_its_default() -> None:
    data = rich_data()
    data["options"] = {"players": 3}
    data["supply"] = {}
    state = state_from_json(data, compile_rules)
    assert state.rules.options == Options(players=3)
    assert state.supply == [0, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("options", "expansion"), "nobles"),
        (("supply", "gold"), 1),
        (("buildings", "aqueduct"), 1),
        (("seats", 0, "island", "forest"), {"tiles": 1, "workers": 0}),
        (("seats", 0, "island", "corn"), {"tiles": 1, "workers": 2}),
        (("seats", 0, "city"), [{"building": "hospice", "workers": 2}]),
        (("seats", 0, "city"), [{"building": "aqueduct", "workers": 0}]),
        (("ships", 0, "load"), 5),
        (("rng",), [1]),
        (("rng",), [1, 2, 3]),
        (("rng",), [0, 1]),
        (("seats",), []),
        (("ships",), []),
        (("ending",), ["boredom"]),
    ],
)
def test_what_does_not_exist_is_refused(path: Path, value: object) -> None:
    assert is_one_sentence(refusal(changed(rich_data(), path, value)))


@pytest.mark.parametrize("data", [None, 3, "state", [], {}])
def test_other_things_than_a_state_are_refused(data: object) -> None:
    assert is_one_sentence(refusal(data))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("seats", 0, "coins"), 1 << 70),
        (("round",), 1 << 70),
        (("rng",), [1 << 70, 1]),
        (("rng",), [2147483563, 1]),
        (("frames", 0, "memo"), 1 << 70),
    ],
)
def test_numbers_too_large_are_refused(path: Path, value: object) -> None:
    refusal(changed(rich_data(), path, value))


@pytest.mark.parametrize("capacity", [None, "4", 7])
def test_the_capacity_of_a_ship_is_checked(capacity: object) -> None:
    refusal(changed(rich_data(), ("ships", 0, "capacity"), capacity))


@pytest.mark.parametrize(
    "frames",
    [
        [{"step": "round", "seat": 0, "taker": None, "count": 50, "memo": 0, "rest": 0}],
        [{"step": "hacienda", "seat": 0, "taker": 0, "count": 0, "memo": 0, "rest": 0}],
        [{"step": "place", "seat": 0, "taker": 0, "count": 0, "memo": 0, "rest": 0}],
        [{"step": "prospector", "seat": 0, "taker": None, "count": 0, "memo": 0, "rest": 0}],
    ],
)
def test_impossible_frames_are_refused(frames: object) -> None:
    refusal(changed(rich_data(), ("frames",), frames))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("trading_house",), {"corn": 5}),
        (
            ("seats", 0, "city"),
            [{"building": "hospice", "workers": 0}, {"building": "hospice", "workers": 0}],
        ),
    ],
)
def test_a_state_that_cannot_be_is_refused(path: Path, value: object) -> None:
    refusal(changed(rich_data(), path, value))
