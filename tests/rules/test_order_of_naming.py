"""RUL-55: the parts of a decision named in any order come to the same as in the one order of search."""

import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from boriken import Game
from boriken.arena.tables import Fixed
from boriken.engine.actions import NOBLE, PASS, TEXTS, WORKER
from boriken.engine.codec import state_to_json
from boriken.engine.errors import BorikenError
from boriken.engine.events import ACTED, Event
from boriken.engine.machine import choices_now, play
from boriken.engine.options import ALL, Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import imagine
from tests.games import at, decisions

NAMED = {
    "storage": "keep",
    "small wharf": "send",
    "royal supplier": "deliver",
    "black market": "hand",
    "raid": "put",
    "reward": "put",
}
"""Decisions whose parts have no order, with the verb of their parts."""
LEAVES = (WORKER, NOBLE)
"""Who leaves the ship when those of a raid are put."""
MOST_RESULTS = 300
"""Of larger decisions the results are not compared one by one: smaller ones come often enough."""


def picture(state: State) -> str:
    """The whole state but for the order of naming, which is an option."""
    return json.dumps({key: value for key, value in state_to_json(state).items() if key != "options"})


def canonical(state: State) -> State:
    copy = state.clone()
    copy.rules = state.rules.canonical
    copy.choices = choices_now(copy)
    return copy


def kind_of(state: State) -> str:
    """The decision of several parts that begins or goes on here; the small wharf's in the captain's turn."""
    if at(state) == "captain":
        return "small wharf" if sends(state) else ""
    return at(state) if at(state) in NAMED else ""


def sends(state: State) -> list[int]:
    return [action for action in state.choices if TEXTS[action].startswith("send")]


def goes_on(state: State, begun: State) -> bool:
    """Whether the decision that had begun is not complete."""
    return at(state) == kind_of(begun) and state.frames[-1].seat == begun.frames[-1].seat


def played(state: State, action: int, begun: State) -> tuple[State, list[int]]:
    """The state after an action, and the parts of the decision that were carried out, the forced ones too."""
    heard: list[Event] = []
    copy = state.clone()
    copy.listener = heard.append
    play(copy, action)
    copy.listener = None
    seat = begun.frames[-1].seat
    acted = [event.number("action") for event in heard if event.kind == ACTED and event.seat == seat]
    verb = NAMED[kind_of(begun)]
    return copy, [part for part in acted if TEXTS[part].split()[0] == verb or part in LEAVES]


def results(begun: State) -> dict[str, list[int]]:
    """What the decision can come to, each with the parts of one way to it; too many are cut off."""
    found: dict[str, list[int]] = {}
    seen = {picture(begun)}
    waiting: list[tuple[State, list[int]]] = [(begun, [])]
    while waiting and len(found) <= MOST_RESULTS:
        state, way = waiting.pop()
        for action in sends(state) if at(state) == "captain" else state.choices:
            copy, parts = played(state, action, begun)
            key = picture(copy)
            if not goes_on(copy, begun):
                found.setdefault(key, [*way, *parts])
            elif key not in seen:
                seen.add(key)
                waiting.append((copy, [*way, *parts]))
    return found


def orders(way: list[int], chance: random.Random) -> Iterator[list[int]]:
    """Some orders of the parts that a way names."""
    parts = [action for action in way if action not in LEAVES]
    last = [action for action in way if action in LEAVES]
    ways = list(itertools.permutations(parts)) if len(parts) <= 4 else [chance.sample(parts, len(parts))]
    for order in chance.sample(ways, min(len(ways), 3)):
        yield [*order, *last]


def follow(begun: State, actions: list[int]) -> str:
    """Where the actions lead; a decision that stays open after them is ended."""
    state, left = begun.clone(), actions[:]
    while left and (left == actions or goes_on(state, begun)):
        assert left[0] in state.choices, f"{TEXTS[left[0]]} of {[TEXTS[part] for part in actions]}"
        state, parts = played(state, left[0], begun)
        for part in parts:
            left.remove(part)
    if goes_on(state, begun):
        play(state, PASS)
    return picture(state)


def beginnings(options: Options, seed: int) -> Iterator[State]:
    """The states of a random game in which a decision of several parts begins."""
    before = ("", -1)
    for state in decisions(options, seed):
        now = (at(state), -1 if state.over else int(state.frames[-1].seat))
        if kind_of(state) and now != before and now[0] != "small wharf":
            yield state
        before = now


@pytest.mark.slow
def test_every_order_comes_to_the_same_and_to_nothing_else() -> None:
    chance = random.Random(1)
    compared: Counter[str] = Counter()
    for seed in range(40):
        options = Fixed(expansions=(ALL,)).draw(chance).naming_in_any_order()
        for state in beginnings(options, seed):
            one_way = results(canonical(state))
            if len(one_way) > MOST_RESULTS:
                continue
            assert set(results(state)) == set(one_way), f"{options}, seed {seed}: {kind_of(state)}"
            for result, way in chance.sample(sorted(one_way.items()), min(len(one_way), 5)):
                for order in orders(way, chance):
                    assert follow(state, order) == result
            compared[kind_of(state)] += 1
    assert all(compared[kind] >= 5 for kind in NAMED), compared


def test_the_same_parts_leave_the_same_state_before_the_decision_is_complete() -> None:
    text = """
    players = 3
    any_order = true
    frames = ["round A count=1", "storage A taker=A"]
    [cards]
    captain = "A"
    [A]
    goods = "2 corn, 2 indigo, 2 sugar, 2 tobacco"
    city = "large_warehouse 1, small_warehouse 1"
    """
    fingerprints = set()
    for order in itertools.permutations(["keep corn 2", "keep indigo 1", "keep tobacco 2"]):
        game = Game.from_position(text)
        for action in order:
            game.play(action)
        assert [str(action) for action in game.legal_actions()] == ["keep sugar 1", "keep sugar 2", "pass"]
        fingerprints.add(game.fingerprint())
    assert len(fingerprints) == 1


# --- Who has it ------------------------------------------------------------------------------------------


def test_people_name_in_any_order_and_programs_in_one() -> None:
    game = Game.new(players=3, seed=1)
    assert game.state.rules.any_order
    assert not Game.new(players=3, seed=1, any_order=False).state.rules.any_order
    assert not Options().any_order
    assert "any_order" not in Options().to_json()
    options = Options(any_order=True)
    assert Options.from_json(options.to_json()) == options != Options()
    assert Game.from_record(game.record().to_text()).state.rules.any_order
    assert Game.from_position(game.position()).state.rules is game.state.rules
    assert not game.determinize(0, seed=1).state.rules.any_order


def test_search_goes_on_in_one_order_from_what_was_named_in_another() -> None:
    """What was not named before is given up by search, but nothing that was named."""
    game = Game.from_position(
        """
        players = 3
        any_order = true
        frames = ["round A count=1", "storage A taker=A"]
        [cards]
        captain = "A"
        [A]
        goods = "2 corn, 3 indigo, 2 sugar, coffee"
        city = "large_warehouse 1"
        """
    )
    game.play("keep sugar 2")
    game.play("keep corn 2")
    known = imagine(game.state, 0, Generator.from_seed(1))
    assert [TEXTS[action] for action in known.choices] == ["keep coffee 1", "pass"]
    play(known, PASS)
    assert known.seats[0].goods == [2, 0, 2, 0, 0]
    assert [str(action) for action in game.legal_actions()] == ["keep indigo 1", "keep coffee 1", "pass"]


def test_a_table_stored_in_the_middle_of_storage_keeps_what_was_named() -> None:
    """Before there was any order, a frame did not say which kinds had been named."""
    game = Game.from_position(
        """
        players = 3
        frames = ["round A count=1", "storage A taker=A memo=3"]
        [cards]
        captain = "A"
        [A]
        goods = "2 corn, 3 sugar, coffee"
        city = "large_warehouse 1"
        """
    )
    assert [str(action) for action in game.legal_actions()] == ["keep coffee 1", "pass"]
    game.play("pass")
    assert game.state.seats[0].goods == [2, 0, 3, 0, 0]


# --- Taking back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", ["seed", "moves"])
def test_undo_takes_back_one_action_after_the_other(chance: str) -> None:
    game = Game.from_options(Options(players=3, any_order=True), 5, chance=chance)
    rng = random.Random(2)
    fingerprints = []
    for _ in range(60):
        fingerprints.append(game.fingerprint())
        game.play(rng.choice(game.legal_actions()))
    other = game.copy()
    for number, fingerprint in reversed(list(enumerate(fingerprints))):
        game.undo()
        assert len(game.actions) == number
        assert game.fingerprint() == fingerprint
    with pytest.raises(BorikenError, match="There is nothing to take back: no action has been played"):
        game.undo()
    other.undo()
    assert other.fingerprint() == fingerprints[-1]


def test_who_listens_goes_on_listening_after_an_undo() -> None:
    game = Game.new(players=3, seed=1)
    heard: list[object] = []
    game.play("settler")
    game.listen(heard.append)
    game.undo()
    assert heard == []
    game.play("mayor")
    assert heard
