"""Decisions with one sensible answer: nothing is lost by it, and nothing is given away."""

from __future__ import annotations

import random

import pytest

from boriken.arena.tables import Fixed
from boriken.decisions import obvious
from boriken.engine.actions import NUMBERS, TEXTS
from boriken.engine.events import STORED, Event
from boriken.engine.machine import play
from boriken.engine.options import EDITIONS, everything
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.game import Game
from tests.games import at, decisions

NO_SHIP = """
[ships]
4 = "4 tobacco"
5 = "5 indigo"
6 = "6 coffee"
"""


def answered(position: str, *actions: str) -> list[str]:
    """What is obvious after some actions."""
    game = Game.from_position(position)
    for action in actions:
        game.play(action)
    return [TEXTS[action] for action in obvious(game.state)]


def storing(goods: str, city: str = "") -> list[str]:
    return answered(f'players = 3{NO_SHIP}[A]\ngoods = "{goods}"\ncity = "{city}"', "captain")


@pytest.mark.parametrize(
    ("goods", "city", "answer"),
    [
        ("1 corn", "", ["keep corn 1"]),
        ("3 corn, 1 sugar", "small_warehouse 1", ["keep corn 3", "keep sugar 1"]),
        ("2 corn", "", ["keep corn 1"]),
        ("1 corn, 1 sugar", "", []),
        ("3 corn, 2 sugar", "small_warehouse 1", []),
        ("3 corn, 1 sugar", "small_warehouse", []),
    ],
)
def test_storing_is_obvious_without_a_choice_of_kinds(goods: str, city: str, answer: list[str]) -> None:
    """CAP-6, SWH-1: if all stays, or as much of one kind as can; a warehouse counts if it is occupied."""
    assert storing(goods, city) == answer


def at_mayor(island: str, workers: int = 0) -> State:
    game = Game.from_position(
        f'players = 3\nworker_ship = 3\n[A]\nisland = "{island}"\nworkers = {workers}\n'
    )
    game.play("mayor")
    return game.state


def test_a_worker_is_taken_if_there_is_a_circle_for_it() -> None:
    """MAY-1: also beside the worker who comes by ship (MAY-2)."""
    worker = [NUMBERS["worker"]]
    assert obvious(at_mayor("corn 0/2")) == worker
    assert obvious(at_mayor("corn 0/1")) == []
    assert obvious(at_mayor("corn 0/2", workers=1)) == []


def test_the_last_workers_are_a_decision() -> None:
    """END-1a: with one less the ship could not be filled, and the game would end."""
    state = at_mayor("corn 0/2")
    state.workers = 4
    assert obvious(state) != []
    state.workers = 3
    assert obvious(state) == []


def test_the_hospice_serves_the_new_tile() -> None:
    """HOS-1."""
    position = 'players = 3\nface_up = "corn, sugar"\n[A]\ncity = "hospice 1"'
    assert answered(position, "settler", "take corn") == ["worker corn"]


def test_the_university_serves_the_new_building() -> None:
    """UNI-1."""
    position = 'players = 3\n[A]\ncoins = 9\ncity = "university 1"'
    assert answered(position, "builder", "build small_market") == ["worker"]


@pytest.mark.parametrize(("island", "answer"), [("corn 2/2", ["barrel corn"]), ("corn 1/1, indigo 1/1", [])])
def test_the_craftsmans_barrel_is_taken_if_it_is_of_one_kind(island: str, answer: list[str]) -> None:
    """CRA-4."""
    position = f'players = 3\n[A]\nisland = "{island}"\ncity = "small_indigo_plant 1"'
    assert answered(position, "craftsman") == answer


@pytest.mark.parametrize(("goods", "answer"), [("1 corn", ["hand chip"]), ("1 corn, 1 sugar", [])])
def test_all_is_handed_over_if_it_is_just_enough(goods: str, answer: list[str]) -> None:
    """BLM-2: what is left after the first part goes by itself (FLOW-3)."""
    position = f"""
players = 3
edition = "1897"
expansions = ["new_buildings"]
any_order = true
[A]
coins = 4
chips = 1
goods = "{goods}"
city = "black_market 1"
"""
    assert answered(position, "builder", "build factory") == answer


def test_what_is_obvious_is_legal_and_loses_nothing() -> None:
    """In whole games of everything there is."""
    chance = random.Random(3)
    seen = set()
    for number in range(6):
        edition = EDITIONS[number % len(EDITIONS)]
        options = Fixed(edition=edition, expansions=everything(edition)).draw(chance)
        for state in decisions(options, chance.randrange(1 << 32)):
            if not state.over and obvious(state):
                seen.add(at(state))
                carry_out(state)
    assert seen >= {"storage", "mayor", "hospice", "university", "craftsman"}


def carry_out(original: State) -> None:
    state = original.clone()
    state.rng = Generator.from_seed(0)
    heard: list[Event] = []
    state.listener = heard.append
    seat = state.frames[-1].seat
    for action in obvious(original):
        assert action in state.choices
        assert state.frames[-1].seat == seat
        play(state, action)
    stored = [event for event in heard if event.kind == STORED and event.seat == seat]
    assert len(stored) == 1 or not any(event.number("lost") for event in stored)
