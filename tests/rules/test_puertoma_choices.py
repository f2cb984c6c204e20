"""PUE-5 to PUE-17: every choice of a Puertoma in random base games is the one docs/rules asks for."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boriken.engine.events import Event
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.setup import new_state
from tests.book import BUILDINGS, GOODS
from tests.games import random_move, seeds, words
from tests.rules import puertoma_oracle as oracle
from tests.rules.puertoma_oracle import Board

TABLES = [
    Options("special", len(seats), seats=seats, difficulty=difficulty)
    for seats in (
        ["human", "puertoma"],
        ["human", "puertoma", "puertoma"],
        ["human", "human", "puertoma"],
        ["human", "human", "puertoma", "puertoma"],
        ["human", "human", "human", "human", "puertoma"],
    )
    for difficulty in ("easy", "normal", "hard")
]
tables = st.sampled_from(TABLES)


class Judge:
    """Listens to a game and compares what Puertomas do with what the rules ask for."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seen: set[str] = set()
        self.why = ""
        self.count = 0
        self.before: Board | None = None
        self.tie_break = 0
        state.listener = self.hear

    def hear(self, event: Event) -> None:
        told: Any = event.to_json()
        if told["event"] == "acted" and told["seat"] >= self.humans:
            self.judge_role(told)
        elif told["event"] == "puertoma_reason":
            self.why, self.count, self.tie_break = told["why"], told["count"], 0
            self.before = Board(words(self.state), told["seat"])
            self.judge_idleness(self.before)
        elif told["event"] == "tie_break_drawn":
            self.tie_break = told["tie_break"]
        elif self.before is not None and self.before.number == told["seat"] and told["event"] in _JUDGED:
            _JUDGED[told["event"]](self, self.before, told)
            self.seen.add(self.why)
            self.before = None

    @property
    def humans(self) -> int:
        options = self.state.rules.options
        return options.players - options.puertomas

    def judge_role(self, told: Any) -> None:
        board = Board(words(self.state), told["seat"])
        cards = board.position["cards"]
        free = [card for card, entry in cards.items() if entry["seat"] is None]
        if "prospector" in free and "prospector 2" in free:
            same = cards["prospector"]["coins"] == cards["prospector 2"]["coins"]
            free = [card for card in free if card != "prospector 2" or not same]
        expected = oracle.role(board, free, board.position["puertoma"]["tie_break"])
        assert told["action"] == expected
        self.seen.add("role")

    def judge_idleness(self, board: Board) -> None:
        """Reasons to do nothing."""
        is_taker = self.state.frames[-1].taker == board.number
        if self.why in ("no_building", "no_marked_building"):
            assert self.why == oracle.why_building(board, board.seat["coins"] + is_taker)[0]
        elif self.why == "no_tile":
            assert oracle.tile(board) is None
        elif self.why == "no_sale":
            assert oracle.sale(board, is_taker) is None

    def judge_building(self, board: Board, told: Any) -> None:
        is_builder = self.state.frames[-1].taker == told["seat"]
        found = oracle.buildings(board, board.seat["coins"] + is_builder)
        assert (self.why, self.count) == oracle.why_building(board, board.seat["coins"] + is_builder)
        number = (self.tie_break - 1) % len(found) if len(found) > 1 else 0
        assert told["building"] == found[number]
        assert told["coins"] == max(0, BUILDINGS[found[number]].cost - is_builder)

    def judge_tile(self, board: Board, told: Any) -> None:
        assert told["field"] == oracle.tile(board)

    def judge_staffing(self, board: Board, told: Any) -> None:
        kind = oracle.staffing(board)
        assert told["field"] == kind
        empty = min(count for other, count in board.plantations() if other == kind and count)
        assert told["count"] == min(empty, board.seat["workers"])

    def judge_retiring(self, board: Board, told: Any) -> None:
        assert oracle.staffing(board) is None
        assert told["count"] == board.seat["workers"]

    def judge_sale(self, board: Board, told: Any) -> None:
        is_trader = self.state.frames[-1].taker == told["seat"]
        assert told["good"] == oracle.sale(board, is_trader)
        assert told["coins"] == oracle.PRICES[told["good"]] + is_trader

    def judge_loading(self, board: Board, told: Any) -> None:
        assert (told["good"], told["ship"], told["count"]) == oracle.loading(board)

    def judge_storing(self, board: Board, told: Any) -> None:
        held = [kind for kind in GOODS if board.goods(kind)]
        assert told["good"] == held[-1]
        everything = board.has("stored_kind")
        assert told["count"] == (board.goods(held[-1]) if everything else 1)


_JUDGED = {
    "built": Judge.judge_building,
    "tile_taken": Judge.judge_tile,
    "field_staffed": Judge.judge_staffing,
    "workers_retired": Judge.judge_retiring,
    "sold": Judge.judge_sale,
    "loaded": Judge.judge_loading,
    "stored": Judge.judge_storing,
}


def judge_game(options: Options, seed: int) -> set[str]:
    state = new_state(options, seed)
    judge = Judge(state)
    rng = Generator.from_seed(seed)
    while not state.over:
        play(state, random_move(state, rng))
    return judge.seen


@given(options=tables, seed=seeds)
def test_every_choice_is_that_of_the_rules(options: Options, seed: int) -> None:
    judge_game(options, seed)


def test_every_kind_of_choice_comes_up() -> None:
    seen = set()
    for options in TABLES:
        seen |= judge_game(options, 3)
    assert seen == {
        *("role", "highest_level", "reserved_building", "second_of_kind", "best_kind", "quarry_left"),
        *("fewest_circles", "all_active", "best_sale", "most_barrels", "best_kept"),
    }
