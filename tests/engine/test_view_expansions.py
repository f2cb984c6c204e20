"""Secrets of the expansions: achievement cards, hands, hidden forests, a tile drawn and not yet placed.

ACH-1, ACH-2, RUL-54: who may know them, and that dealing them at random changes nothing for who looks.
"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import Game
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.engine.invariants import problems
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.seat import KNOWN_FOREST
from boriken.engine.state import State
from boriken.engine.view import SPECTATOR, determinize, view
from tests.games import after, at, decisions, plain, play_to_end, random_move, seeds, words

TABLES = [
    Options("special", 3, expansions=["achievements"]),
    Options("special", 4, expansions=["achievements"], variants=["achievement_draft"]),
    Options("special", 5, expansions=["new_buildings", "achievements"], draft="chance"),
    Options("special", 2, expansions=["new_buildings", "nobles", "festival_cards", "achievements"]),
    Options("special", 3, expansions=["nobles", "buccaneer", "festival", "achievements"], draft="chance"),
    Options("classic", 4, expansions=["new_buildings", "nobles", "buccaneer", "festival"]),
    Options("1897", 3, expansions=["new_buildings", "festival"], draft="chance"),
]


@st.composite
def expanded(draw: st.DrawFn) -> State:
    """A state from anywhere in a random game with expansions."""
    options = draw(st.sampled_from(TABLES))
    return after(options, draw(seeds), draw(st.integers(min_value=0, max_value=900)))


def seen_by(state: State, seat: int) -> Any:
    return view(state, seat)


def names(mask: int) -> list[str]:
    return [name for card, name in enumerate(ACHIEVEMENT_NAMES) if mask >> card & 1]


def viewer_of(state: State, data: st.DataObject) -> int:
    """Any seat; while cards are chosen the one that chooses."""
    if at(state) == "achievements":
        return int(state.frames[-1].seat)
    return data.draw(st.integers(min_value=0, max_value=state.rules.players - 1))


# --- Views -----------------------------------------------------------------------------------------------


@given(state=expanded())
def test_cards_are_seen_by_their_owner_until_met(state: State) -> None:
    """ACH-1"""
    if state.over:
        return
    for viewer in (*range(state.rules.players), SPECTATOR):
        for number, shown in enumerate(seen_by(state, viewer)["seats"]):
            seat = state.seats[number]
            met = names(seat.cards & seat.done)
            assert shown["met"] == met
            assert "done" not in shown
            assert "points_mark" not in shown
            if number == viewer:
                assert shown["achievements"] == names(seat.cards)
                assert shown["hand"] == names(seat.hand)
            else:
                assert shown["achievements"] == met
                assert shown["hand"] is None


def test_hands_are_secret_while_drafting() -> None:
    """ACH-2: each sees its own hand and what it has kept."""
    game = Game.new(
        "special", 3, 1, expansions=["achievements"], variants=["achievement_draft"], ask_forced=True
    )
    chosen: list[list[str]] = [[], [], []]
    for turn in range(12):
        assert game.decision == "achievements"
        assert game.turn == turn % 3
        for viewer in range(3):
            for number, shown in enumerate(seen_by(game.state, viewer)["seats"]):
                if number == viewer:
                    left = 4 - turn // 3 - (number < turn % 3)
                    assert len(shown["hand"]) == left
                    assert sorted(shown["achievements"]) == sorted(chosen[number])
                else:
                    assert shown["hand"] is None
                    assert shown["achievements"] == []
        text = str(game.legal_actions()[-1])
        chosen[turn % 3].append(text.removeprefix("choose "))
        game.play(text)
    assert game.decision == "round"
    assert all(seat.hand == 0 for seat in game.state.seats)
    assert len({name for kept in chosen for name in kept}) == 12


@given(seed=seeds)
def test_after_the_end_all_cards_and_forests_are_open(seed: int) -> None:
    state = after(TABLES[2], seed, 0)
    play_to_end(state, seed)
    for viewer in (0, SPECTATOR):
        seats = seen_by(state, viewer)["seats"]
        assert [shown["achievements"] for shown in seats] == [names(seat.cards) for seat in state.seats]
        assert [shown["forests"] for shown in seats] == [shown["forests"] for shown in words(state)["seats"]]


FORESTS = """
edition = "special"
players = 3
expansions = ["new_buildings"]
pile = "3 corn, 2 indigo, 1 coffee"
[A]
city = "forest_house 1, hacienda 1"
forests = "tobacco, sugar known, coffee"
[B]
forests = "corn"
"""


def test_hidden_forests() -> None:
    """RUL-54: the kind is known to the owner, and to all if the tile had lain face up."""
    game = Game.from_position(FORESTS)
    kinds = [
        [forest["kind"] for forest in seen_by(game.state, seat)["seats"][0]["forests"]] for seat in range(3)
    ]
    assert kinds == [["tobacco", "sugar", "coffee"], [None, "sugar", None], [None, "sugar", None]]
    assert seen_by(game.state, SPECTATOR)["seats"][1]["forests"] == [{"kind": None}]


def test_the_pile_in_a_view_holds_all_that_was_not_seen() -> None:
    """RUL-54: what others hold face down cannot be told from the pile."""
    game = Game.from_position(FORESTS)
    own, other, spectator = (seen_by(game.state, seat) for seat in (0, 2, SPECTATOR))
    assert own["pile"] == {"corn": 4, "indigo": 2, "coffee": 1}
    assert other["pile"] == {"corn": 4, "indigo": 2, "tobacco": 1, "coffee": 2}
    assert spectator["pile"] == other["pile"]
    assert own["pile_size"] == other["pile_size"] == spectator["pile_size"] == 6


def test_a_forest_and_a_tile_of_the_pile_may_change_places_unseen() -> None:
    """RUL-54"""
    first = Game.from_position(FORESTS)
    second = Game.from_position(
        FORESTS.replace("3 corn, 2 indigo, 1 coffee", "3 corn, 2 indigo, 1 tobacco").replace(
            '"tobacco, sugar known', '"coffee, sugar known'
        )
    )
    assert first.view(1) == second.view(1)
    assert first.view() == second.view()
    assert first.view(0) != second.view(0)


def drawn() -> Game:
    """A has drawn a tile and looks at it."""
    game = Game.from_position(FORESTS)
    game.play("settler")
    game.play("draw")
    assert game.decision == "drawn tile"
    return game


def test_a_drawn_tile_is_a_secret_until_placed() -> None:
    """RUL-54, FOREST-2"""
    game = drawn()
    kind = game.state.frames[-1].memo
    assert seen_by(game.state, 0)["frames"][-1]["memo"] == kind
    for viewer in (1, 2, SPECTATOR):
        seen = seen_by(game.state, viewer)
        assert seen["frames"][-1]["memo"] is None
        assert seen["pile"] == {"corn": 3, "indigo": 2, "tobacco": 1, "coffee": 2} | (
            {"corn": 4} if viewer != 1 else {}
        )
        assert seen["pile_size"] == 5
    assert [str(action) for action in game.legal_actions()] == ["plant", "forest"]


@pytest.mark.parametrize("action", ["plant", "forest"])
def test_what_is_heard_of_a_drawn_tile(action: str) -> None:
    """RUL-54: the kind is told when it lies face up, and not of a forest."""
    heard: list[dict[str, object]] = []
    game = drawn()
    game.listen(lambda event: heard.append(event.to_json()))
    game.play(action)
    told = [event for event in heard if event["event"] in ("tile_drawn", "forest_placed")]
    assert len(told) == 1
    assert ("field" in told[0]) == (action == "plant")
    assert seen_by(game.state, 1)["seats"][0]["forests"][3:] == (
        [{"kind": None}] if action == "forest" else []
    )


# --- Dealing at random -----------------------------------------------------------------------------------


@given(state=expanded(), seed=seeds, data=st.data())
def test_the_seat_sees_no_difference(state: State, seed: int, data: st.DataObject) -> None:
    if state.over:
        return
    seat = viewer_of(state, data)
    before = plain(state)
    copy = determinize(state, seat, Generator.from_seed(seed))
    assert plain(state) == before
    assert view(copy, seat) == view(state, seat)
    assert copy.choices == state.choices
    assert problems(copy) == []


@given(state=expanded(), seed=seeds, data=st.data())
def test_cards_are_dealt_consistently(state: State, seed: int, data: st.DataObject) -> None:
    """ACH-1: as many as before, each once, those met stay, and nobody holds one that would lie open."""
    seat = viewer_of(state, data)
    copy = determinize(state, seat, Generator.from_seed(seed))
    dealt = 0
    for number, (old, new) in enumerate(zip(state.seats, copy.seats, strict=True)):
        assert new.done == old.done
        assert new.cards & new.done == old.cards & old.done
        assert len(names(new.cards)) == len(names(old.cards))
        assert len(names(new.hand)) == len(names(old.hand))
        assert not dealt & (new.cards | new.hand)
        assert not new.cards & new.hand
        dealt |= new.cards | new.hand
        if number == seat:
            assert (new.cards, new.hand, list(new.forests)) == (old.cards, old.hand, list(old.forests))


@given(state=expanded(), seed=seeds, data=st.data())
def test_forests_are_dealt_consistently(state: State, seed: int, data: st.DataObject) -> None:
    """RUL-54: known ones stay, and tiles are neither lost nor doubled."""
    seat = viewer_of(state, data)
    copy = determinize(state, seat, Generator.from_seed(seed))
    for old, new in zip(state.seats, copy.seats, strict=True):
        assert len(new.forests) == len(old.forests)
        for was, is_ in zip(old.forests, new.forests, strict=True):
            assert is_ == was or max(is_, was) < KNOWN_FOREST
    assert sum(copy.pile) == sum(state.pile)


@given(state=expanded(), seed=seeds, data=st.data())
def test_a_game_dealt_anew_can_be_played_to_its_end(state: State, seed: int, data: st.DataObject) -> None:
    copy = determinize(state, viewer_of(state, data), Generator.from_seed(seed))
    play_to_end(copy, seed)
    assert problems(copy) == []


def test_other_cards_come() -> None:
    """ACH-1: over many deals the others hold every card they could."""
    state = after(TABLES[0], 5, 40)
    own = state.seats[0].cards
    held: list[set[int]] = [set(), set()]
    for seed in range(200):
        copy = determinize(state, 0, Generator.from_seed(seed))
        for place, number in enumerate((1, 2)):
            seat = copy.seats[number]
            held[place] |= {card for card in range(30) if (seat.cards & ~seat.done) >> card & 1}
    for place, number in enumerate((1, 2)):
        others = state.seats[3 - number]
        out = own | state.seats[number].done | (others.cards & others.done)
        assert held[place] == {card for card in range(30) if not out >> card & 1}


def test_other_forests_and_another_drawn_tile_come() -> None:
    """RUL-54"""
    game = drawn()
    forests: set[tuple[int, ...]] = set()
    tiles: set[int] = set()
    for seed in range(100):
        copy = determinize(game.state, 1, Generator.from_seed(seed))
        forests.add(tuple(copy.seats[0].forests))
        tiles.add(copy.frames[-1].memo)
        own = determinize(game.state, 0, Generator.from_seed(seed))
        assert own.frames[-1].memo == game.state.frames[-1].memo
        assert list(own.seats[0].forests) == list(game.state.seats[0].forests)
    assert len(forests) > 5
    assert len(tiles) > 2


# --- Questions give nothing away -------------------------------------------------------------------------

GIVEN = [
    *("small_market", "hacienda", "black_market", "storehouse", "guesthouse", "office", "church"),
    *("small_wharf", "lighthouse", "university", "library", "wharf"),
    *("guild_hall", "residence", "statue", "cloister", "city_hall"),
]
"""A guesthouse, but no forests: what is drawn does not depend on secrets."""


@pytest.mark.parametrize("seed", range(12))
def test_what_is_asked_does_not_depend_on_secret_cards(seed: int) -> None:
    """ACH-1, RUL-22: two games that differ in cards alone ask the same questions and offer the same."""
    options = Options(
        "special",
        3,
        expansions=["new_buildings", "buccaneer", "festival_cards", "achievements"],
        draft="given",
        buildings=GIVEN,
    )
    rng = Generator.from_seed(seed + 100)
    first = after(options, seed, 0)
    second = determinize(first, 0, Generator.from_seed(seed + 1))
    second.rng = first.clone().rng
    assert [seat.cards for seat in first.seats] != [seat.cards for seat in second.seats]
    while not first.over:
        assert not second.over
        assert second.choices == first.choices
        assert (second.frames[-1].seat, at(second)) == (first.frames[-1].seat, at(first))
        move = random_move(first, rng)
        play(first, move)
        play(second, move)
    assert second.over


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_there_is_always_a_card_to_take(options: Options) -> None:
    """RUL-36: marker, kidnapped roles and full islands leave a role for everybody."""
    for state in decisions(options, 77):
        if at(state) == "round":
            assert len(state.choices) >= 1
