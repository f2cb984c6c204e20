"""Whole answers: the engine judges them, and their order does not matter."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from boriken.arena.tables import Fixed
from boriken.decisions import Carried, Item, preview, proposal, sheet
from boriken.decisions.answering import FOLLOWED_BY, count_of, item_of
from boriken.engine.actions import TEXTS
from boriken.engine.codec import fingerprint
from boriken.engine.errors import BadNotation
from boriken.engine.events import ACTED, BUILDING_STAFFED, FIELD_STAFFED, Event
from boriken.engine.machine import play
from boriken.engine.options import EDITIONS, everything
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.game import Game
from tests.games import at, decisions


def compound_decisions(games: int) -> Iterator[State]:
    """Copies of all positions of some random games in which something of several parts is decided."""
    chance = random.Random(games)
    for number in range(games):
        edition = EDITIONS[number % len(EDITIONS)]
        fixed = Fixed(edition=edition, expansions=everything(edition))
        for state in decisions(fixed.draw(chance), chance.randrange(1 << 32)):
            if not state.over and sheet(state) is not None:
                copy = state.clone()
                copy.rng = Generator.from_seed(0)
                yield copy


def play_at_random(state: State, chance: random.Random) -> dict[str, int]:
    """Decide part by part, as search does: what was said in all."""
    heard: list[Event] = []
    kind, first, seat = at(state), state.frames[-1], state.frames[-1].seat
    state.listener = heard.append
    named: Counter[str] = Counter()
    names = {item.id for item in _items(state)}
    while True:
        choices = [
            action for action in state.choices if kind != "captain" or TEXTS[action].startswith("send")
        ]
        heard.clear()
        play(state, chance.choice(choices or state.choices))
        for event in heard:
            if event.kind == ACTED and event.seat != seat:
                break
            text = said_by(event)
            if event.seat == seat and item_of(text) in names:
                before = 0 if text.startswith("place ") else named[item_of(text)]
                named[item_of(text)] = before + count_of(text)
        if state.over or state.frames[-1].seat != seat or at(state) not in FOLLOWED_BY[kind]:
            break
        if state.frames[-1] is not first and at(state) == kind:
            break
    state.listener = None
    return dict(named)


def said_by(event: Event) -> str:
    """What an event says of the answer: an action, or a number of workers that followed by itself (MAY-4)."""
    if event.kind == ACTED:
        return event.word("action")
    if event.kind == FIELD_STAFFED:
        return f"place {event.word('field')} {event.number('count')}"
    if event.kind == BUILDING_STAFFED:
        return f"place {event.word('building')} {event.number('count')}"
    return ""


BUILDING_BEHIND = {
    "captain": "small_wharf",
    "small wharf": "small_wharf",
    "royal supplier": "royal_supplier",
    "black market": "black_market",
}
"""By kind of decision, what lets one do so."""


def _items(state: State) -> list[Item]:
    asked = sheet(state)
    assert asked is not None
    return [*asked.items, *asked.extras]


def test_an_answer_leads_where_its_parts_lead() -> None:
    """Whatever can be decided part by part can be said at once, in any order."""
    chance = random.Random(0)
    seen: Counter[str] = Counter()
    for state in compound_decisions(games=12):
        seen[at(state)] += 1
        by_parts = state.clone()
        named = list(play_at_random(by_parts, chance).items())
        chance.shuffle(named)
        carried = Carried(state, dict(named))
        assert carried.problem is None, (at(state), named)
        assert fingerprint(carried.state) == fingerprint(by_parts), (at(state), named)
        for action in carried.actions:
            assert action in state.choices
            play(state, action)
        assert fingerprint(state) == fingerprint(by_parts)
    assert set(seen) == set(FOLLOWED_BY), (
        "these games miss a kind of decision: look at more, or at other seeds"
    )


def test_a_proposal_can_be_carried_out() -> None:
    for state in compound_decisions(games=6):
        asked = sheet(state)
        assert asked is not None
        if not asked.optional:
            answer = proposal(state)
            assert preview(state, answer).problem is None, (at(state), answer)
            if asked.complete:
                assert preview(state, answer).left == 0


def test_a_sheet_says_what_is_behind_it_and_who_shares_a_circle() -> None:
    """BUC-3, FES-4, BLM-1: no worker and noble too many on the same circles."""
    shared: set[str] = set()
    for state in compound_decisions(games=6):
        asked = sheet(state)
        assert asked is not None
        assert asked.source == BUILDING_BEHIND.get(at(state))
        for share in asked.shares:
            worker, noble = share.items
            shared.add(worker.split()[0])
            assert preview(state, {worker: share.most, noble: 1}).problem is not None
    assert shared == {"put", "hand"}


def stored(goods: str, city: str = "") -> State:
    """A captain phase in which no ship has room: A has to store these goods."""
    game = Game.from_position(
        f"""
players = 3
[ships]
4 = "4 tobacco"
5 = "5 indigo"
6 = "6 coffee"
[A]
goods = "{goods}"
city = "{city}"
"""
    )
    game.play("captain")
    return game.state


def test_too_much_to_store_is_refused_with_its_rule() -> None:
    """CAP-6: one barrel stays, and a small warehouse keeps one kind whole (SWH-1)."""
    state = stored("3 corn, 2 sugar", "small_warehouse 1")
    fitting = preview(state, {"keep sugar": 1, "keep corn": 3})
    assert fitting.problem is None
    assert fitting.lost == {"sugar": 1}
    assert fitting.room == {"keep corn": (0, 3), "keep sugar": (0, 1)}
    too_much = preview(state, {"keep sugar": 2, "keep corn": 3})
    assert too_much.problem is not None
    assert (too_much.problem.rule, too_much.problem.key) == ("CAP-6", "no_room_to_store")
    assert proposal(state) == {"keep sugar": 2, "keep corn": 1}


def test_what_is_no_part_of_the_decision_is_refused() -> None:
    state = stored("3 corn")
    problem = preview(state, {"keep corn": 1, "build wharf": 1}).problem
    assert problem is not None
    assert problem.action == "build wharf"
    with pytest.raises(BadNotation, match="keep wine 1"):
        preview(state, {"keep wine": 1})
