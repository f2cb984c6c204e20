"""Puertomas at the table: seats, chance, records, secrets, reasons (PUE-1 to PUE-4, PUE-21, PUE-23)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boriken import Game, Options
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.errors import BadOptions, BadPosition, BorikenError
from boriken.engine.invariants import problems
from boriken.engine.rng import Generator
from boriken.engine.view import determinize, view
from boriken.rules.puertoma.tie_breaks import draw_card
from tests.games import SOLO, SOLO_TABLES, after, is_one_sentence, play_to_end


def solo(seed: int = 1, **options: Any) -> Game:
    return Game.new(seats=SOLO, seed=seed, **options)


def play_on(game: Game, seed: int) -> None:
    rng = Generator.from_seed(seed)
    while not game.over:
        choices = game.state.choices
        game.play(choices[rng.below(len(choices))])


# --- Seats -------------------------------------------------------------------------------------------------


def test_seats_make_a_game_of_the_special_edition() -> None:
    """PUE-1"""
    game = solo()
    assert (game.players, game.puertomas) == (3, [1, 2])
    assert game.state.rules.options.edition == "special"
    assert Game.new(seats=["human"] * 3, seed=1).fingerprint() == Game.new("special", 3, 1).fingerprint()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"seats": ["puertoma", "human", "human"]}, "PUE-1"),
        ({"seats": ["human", "puertoma", "human"]}, "PUE-1"),
        ({"seats": ["puertoma", "puertoma", "puertoma"]}, "PUE-1"),
        ({"seats": ["human", "puertoma", "puertoma", "puertoma"]}, "PUE-1"),
        ({"seats": ["human", "robot", "puertoma"]}, "Unknown kind of seat 'robot'"),
        ({"seats": "puertoma"}, "Give a list of seats"),
        ({"seats": SOLO, "players": 4}, "The number of seats (3) does not match 4 players."),
        ({"seats": ["human", "human"], "players": 4}, "The number of seats (2) does not match 4 players."),
        ({"seats": SOLO, "governor": 1}, "PUE-1"),
        ({"seats": SOLO, "governor": -1}, "PUE-1"),
        ({"seats": SOLO, "edition": "classic"}, "Special Edition"),
        ({"seats": SOLO, "difficulty": "mean"}, "Unknown difficulty “mean”"),
        ({"difficulty": "hard"}, "PUE-4"),
        ({"seats": SOLO, "expansions": ["achievements"], "variants": ["achievement_draft"]}, "PUE-23"),
    ],
)
def test_tables_that_cannot_be(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Game.new(**options)
    assert says in str(refused.value)
    assert is_one_sentence(str(refused.value))


def test_options_without_puertomas_are_written_as_before() -> None:
    assert "seats" not in Options().to_json()
    assert "difficulty" not in Options(seats=["human"] * 4).to_json()
    options = SOLO_TABLES[2]
    assert Options.from_json(options.to_json()) == options
    assert options.to_json()["seats"] == ["human", "human", "human", "puertoma", "puertoma"]
    assert Options("special", 3, seats=SOLO) != Options("special", 3)


# --- Chance ------------------------------------------------------------------------------------------------


def test_the_deck_is_shuffled_when_it_is_used_up() -> None:
    """PUE-3: eight draws bring every card once, and then all can come again."""
    state = solo().state
    orders = set()
    for _ in range(20):
        order = tuple(int(draw_card(state)) for _ in range(8))
        assert sorted(order) == list(range(1, 9))
        assert state.deck == 0
        assert state.tie_break == order[-1]
        orders.add(order)
    assert len(orders) == 20


def test_abilities_are_drawn_from_their_level() -> None:
    """PUE-3, PUE-4: at the start of a hard game one of the three of level 1, each about as often."""
    drawn: Counter[str] = Counter()
    for seed in range(150):
        for entry in _automas(solo(seed, difficulty="hard")):
            drawn.update(entry["abilities"])
    assert set(drawn) == set(ABILITY_NAMES[:3])
    assert min(drawn.values()) > 60


def _automas(game: Game) -> list[Any]:
    seats: Any = game.to_json()["seats"]
    return [seats[number]["puertoma"] for number in game.puertomas]


def test_two_puertomas_never_reserve_the_same() -> None:
    """PUE-11"""
    for seed in range(40):
        reserved = [entry["reserve"] for entry in _automas(solo(seed, difficulty="hard"))]
        assert None not in reserved
        assert len(set(reserved)) == 2


def test_draft_counts_among_the_first_eight() -> None:
    """PUE-21: by cost, so the first draft of a Puertoma is one of the eight cheapest."""
    game = solo(expansions=["new_buildings"])
    told: list[Any] = []
    game.listen(lambda event: told.append(event.to_json()))
    game.play("draft wharf")
    drafted = [event["building"] for event in told if event["event"] == "drafted"]
    assert drafted[0] == "wharf"
    assert game.turn == 0
    cheapest = ["small_market", "aqueduct", "hacienda", "construction_hut", "forest_house", "black_market"]
    assert drafted[1] in [*cheapest, "small_warehouse", "storehouse"]
    assert sum(event["event"] == "tie_break_drawn" for event in told) == 2


# --- Records and secrets -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(SOLO_TABLES)))
def test_a_record_replays(number: int) -> None:
    game = Game.from_options(SOLO_TABLES[number], seed=number)
    play_on(game, number)
    replayed = Game.from_record(game.record().to_text())
    assert replayed.fingerprint() == game.fingerprint()
    assert replayed.scores() == game.scores()


@pytest.mark.parametrize("number", range(len(SOLO_TABLES)))
def test_a_seat_sees_no_difference_when_the_unknown_is_dealt_anew(number: int) -> None:
    for seed in range(4):
        state = after(SOLO_TABLES[number], seed, 60 * seed)
        if state.over:
            continue
        copy = determinize(state, 0, Generator.from_seed(seed))
        assert view(copy, 0) == view(state, 0)
        assert problems(copy) == []
        play_to_end(copy, seed)


def test_a_view_shows_the_boards_of_puertomas_and_no_chance() -> None:
    seen: Any = solo(difficulty="hard").view(0)
    assert "rng" not in seen
    assert seen["puertoma"]["action"] == "builder"
    assert len(seen["seats"][1]["puertoma"]["abilities"]) == 1
    assert "puertoma" not in seen["seats"][0]


def test_humans_choose_their_cards_in_secret() -> None:
    """PUE-23: four of six for each human; the other two stay unknown to everybody else."""
    game = Game.new(seats=["human", "human", "puertoma"], expansions=["achievements"], seed=3)
    for human in (0, 1):
        for left in (6, 5, 4, 3):
            assert (game.turn, game.decision) == (human, "achievements")
            own: Any = game.view(human)
            other: Any = game.view(1 - human)
            assert len(own["seats"][human]["hand"]) == left == len(game.legal_actions())
            assert other["seats"][human]["hand"] is None
            game.play(game.state.choices[-1])
    assert game.decision == "round"
    assert [bin(seat.cards).count("1") for seat in game.state.seats] == [4, 4, 0]
    mine: Any = game.view(0)
    assert len(mine["seats"][0]["hand"]) == 2
    with pytest.raises(BorikenError, match="before the first round: Achievements"):
        game.play("choose deal_closer")


# --- Reasons -----------------------------------------------------------------------------------------------


def test_every_role_a_puertoma_takes_is_explained() -> None:
    """PUE-6: the role taken is among those the last filter left, and the filters narrow down."""
    game = solo(5, expansions=["buccaneer"])
    told: list[Any] = []
    game.listen(lambda event: told.append(event.to_json()))
    play_on(game, 5)
    taken = [event for event in told if event["event"] == "role_taken" and event["seat"] > 0]
    weighed = [event for event in told if event["event"] == "puertoma_weighed"]
    assert len(taken) == len(weighed) > 20
    for role, why in zip(taken, weighed, strict=True):
        assert role["seat"] == why["seat"]
        assert role["card"] in why["richest"]
        assert set(why["richest"]) <= set(why["near"] or why["profitable"] or why["richest"])
        assert set(why["near"]) <= set(why["profitable"] or why["near"])
        assert bool(why["tie_break"]) == (len(why["richest"]) > 1)


def test_weighing_looks_ahead_and_changes_nothing() -> None:
    game = solo(2)
    before = game.fingerprint()
    left = game.weigh(1).to_json()
    assert left == {
        "profitable": ["settler", "mayor", "builder"],
        "near": ["settler", "mayor"],
        "richest": ["settler", "mayor"],
    }
    assert game.fingerprint() == before
    with pytest.raises(BorikenError, match="Seat 0 is no Puertoma"):
        game.weigh(0)


# --- Positions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[A]\nretired = 1", "belongs to the board of a Puertoma (PUE-2)"),
        ('[B]\ncity = "tobacco_storage"', "owns tobacco_storage (PUE-9)"),
        ('[B]\nisland = "corn 3/2"', "more workers than circles (PUE-2)"),
        ('[B]\nisland = "quarry 1/2"', "more workers than circles (PUE-2)"),
        ('[B]\nisland = "corn 0/4"', "a Puertoma never takes (PUE-12)"),
        ('[B]\ncity = "small_market 1"', "stands on a building of a Puertoma (PUE-9)"),
        ('[B]\ncity = "wharf"\nlevels = [2]', "wharf stands on a wrong level (PUE-9)"),
        ('[B]\ncity = "wharf"\nlevels = [3, 3]', "name one for each building"),
        ('[B]\ncity = "wharf"\nlevels = [5]', "numbers from 1 to 4"),
        ('[B]\ncity = "small_market, hacienda, construction_hut"', "more than two buildings (PUE-9)"),
        ('[B]\nreserve = "wharf"', "no large building that is for sale (PUE-11)"),
        ('[B]\nreserve = "fortress"\n[C]\nreserve = "fortress"', "on one building (PUE-11)"),
        ('[B]\nabilities = "sale_coin, repeated_sale"', "two abilities of one level are in force (PUE-3)"),
        ('[B]\nabilities = "flying"', "there is no 'flying'"),
        ("deck = [9]", "numbers from 1 to 8"),
        ("tie_break = 9", "tie-break card that does not exist (PUE-3)"),
        ('action = "prospector 2"', "no role of the action board (PUE-8)"),
    ],
)
def test_positions_that_do_not_hang_together(text: str, says: str) -> None:
    with pytest.raises(BadPosition) as refused:
        Game.from_position(f'seats = ["human", "puertoma", "puertoma"]\n{text}')
    assert says in str(refused.value)


def test_an_action_board_needs_a_puertoma() -> None:
    with pytest.raises(BadPosition, match="PUE-3"):
        Game.from_position('action = "builder"')


def test_a_position_leads_back() -> None:
    for number, options in enumerate(SOLO_TABLES):
        state = after(options, number, 90)
        game = Game(state)
        assert Game.from_position(game.position()).fingerprint() == game.fingerprint()
        assert Game.from_json(game.to_json()).fingerprint() == game.fingerprint()
