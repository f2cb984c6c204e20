"""The engine and the second opinion of ``reference`` play side by side and never differ.

At every decision of random games: whose it is, what is legal, and the whole table. This is the test of all
rules of docs/rules at once (FLOW, SETL, MAY, BLD, CRA, TRA, CAP, PRO, END, 2P and the buildings); the other
files of this folder look at single ones.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from hypothesis import given

from boriken.engine.actions import TEXTS
from boriken.engine.events import TILE_DRAWN, TILES_TURNED_UP, Event
from boriken.engine.invariants import problems
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.scoring import scores, winners
from boriken.rules.setup import new_state
from tests.games import at, random_boards, random_move, seeds, tables, words
from tests.rules import reference
from tests.rules.reference import Decision, Phase, Reference


def shown(state: State) -> Any:
    """What both know of a position."""
    data = words(state)
    for key in ("rng", "frames"):
        del data[key]
    data["ending"].sort()
    return data


def waits_for(state: State, decision: Decision) -> bool:
    step, seat, options = decision
    return (
        at(state) == step
        and state.frames[-1].seat == seat
        and sorted(TEXTS[action] for action in state.choices) == sorted(options)
    )


def answer(game: Phase, action: str | None) -> Decision | None:
    """The reference's next decision after an action; None when it says that the game is over."""
    try:
        return next(game) if action is None else game.send(action)
    except StopIteration:
        return None


def play_side_by_side(state: State, seed: int) -> None:
    chance: deque[Any] = deque()

    def overhear(event: Event) -> None:
        if event.kind == TILE_DRAWN:
            chance.append(event.to_json()["field"])
        elif event.kind == TILES_TURNED_UP:
            chance.append(words(state)["face_up"])

    state.listener = overhear
    other = Reference(
        {key: value for key, value in words(state).items() if key not in ("rng", "frames")}, chance
    )
    game = other.game()
    rng = Generator.from_seed(seed)
    decision = answer(game, None)
    while True:
        # FLOW-3: what leaves no choice is not asked, or asked if the table wants to see it.
        while decision and len(decision[2]) == 1 and not waits_for(state, decision):
            decision = answer(game, decision[2][0])
        assert not chance, "the engine drew tiles that the reference did not"
        assert shown(state) == other.shown()
        assert problems(state) == []
        if decision is None:
            break
        assert waits_for(state, decision), (decision, at(state), [TEXTS[a] for a in state.choices])
        action = random_move(state, rng)
        play(state, action)
        decision = answer(game, TEXTS[action])
    assert state.over
    boards = words(state)["seats"]
    assert [score.parts for score in scores(state)] == [reference.score(board) for board in boards]
    assert winners(scores(state)) == reference.winners(boards)


@given(options=tables(), seed=seeds)
def test_from_the_start(options: Options, seed: int) -> None:
    play_side_by_side(new_state(options, seed), seed)


@given(options=tables(), seed=seeds)
def test_from_boards_that_play_would_hardly_reach(options: Options, seed: int) -> None:
    state = random_boards(options, seed)
    assert problems(state) == []
    play_side_by_side(state, seed)
