"""The guess at what a position is worth: what more of a thing must do to it, and the end of the game."""

from __future__ import annotations

import pytest
from hypothesis import given

from boriken import Game, Options
from boriken.bots.evaluation import advantage, estimate, points_so_far
from boriken.bots.outlook import look_ahead, room_on_ships
from boriken.engine.ids import BUILDER, CAPTAIN, COFFEE, CORN, GOODS, INDIGO, MAYOR, SUGAR, TRADER
from boriken.engine.state import State
from tests.games import decisions, positions


def guess(state: State, seat: int = 0) -> float:
    return estimate(state, seat, look_ahead(state))


@given(positions())
def test_more_is_never_worse(state: State) -> None:
    """A point, a coin, a barrel more: the seat is better off, the others are not."""
    if state.over:
        return
    for seat in state.seats:
        before = [advantage(state, number) for number in range(len(state.seats))]
        for change in ("chips", "coins", "goods"):
            richer = state.clone()
            other = richer.seats[state.seats.index(seat)]
            if change == "chips":
                other.chips += 1
            elif change == "coins":
                other.coins += 1
            else:
                other.goods[COFFEE] += 1
            for number in range(len(state.seats)):
                after = advantage(richer, number)
                if richer.seats[number] is other:
                    assert after >= before[number]
                else:
                    assert after <= before[number]


def test_when_the_game_is_over_the_points_count() -> None:
    game = Game.from_position(
        'players = 2\nending = ["city"]\n[cards]\nmayor = "A"\nsettler = "B"\nbuilder = "A"\ntrader = "B"\n'
        'craftsman = "A"\n[A]\nchips = 12\ncity = "wharf 1"\n[B]\nchips = 14\ncoins = 9'
    )
    while not game.over:
        game.play(game.legal_actions()[0])
    points = [score.total for score in game.scores()]
    assert points[0] > points[1]
    assert advantage(game.state, 0) > advantage(game.state, 1)


def test_in_the_last_round_only_the_roles_left_count() -> None:
    text = (
        'players = 3\nending = ["chips"]\ngovernor = "A"\n[cards]\nbuilder = "A"\nmayor = "B"\n[C]\ncoins = 8'
    )
    outlook = look_ahead(Game.from_position(text).state)
    assert outlook.phases[BUILDER] == outlook.phases[MAYOR] == 0
    assert outlook.phases[CAPTAIN] == outlook.phases[TRADER] == pytest.approx(1 / 4)
    assert outlook.coin < 0.1


def test_the_end_draws_near() -> None:
    """By a full city, few chips, few workers (END-1)."""
    usual = look_ahead(Game.from_position("players = 3").state).rounds
    city = ", ".join(["hacienda", "office", "harbor", "wharf", "factory", "university", "hospice"])
    near = [
        f'[A]\ncity = "{city}, guild_hall, residence"',
        "chips = 5\n[A]\nchips = 70",
        "workers = 3\n[A]\nworkers = 52",
    ]
    for text in near:
        assert look_ahead(Game.from_position(f"players = 3\n{text}").state).rounds < usual / 3


def test_room_on_ships() -> None:
    """CAP-3"""
    state = Game.from_position('players = 3\n[ships]\n4 = "4 corn"\n6 = "2 sugar"').state
    room = room_on_ships(state)
    assert (room[CORN], room[INDIGO], room[SUGAR]) == (0, 5, 4)
    assert len(room) == GOODS


@pytest.mark.parametrize(
    ("less", "more"),
    [
        ('island = "indigo 1/1"', 'island = "indigo 1/1"\ncity = "small_indigo_plant 0"'),
        ('city = "small_indigo_plant 0"', 'city = "small_indigo_plant 1"'),
        ('city = "small_market 0"', 'city = "small_market 1"'),
        ('city = "guild_hall 0"', 'city = "guild_hall 1"'),
        ('city = "wharf 1"', 'city = "wharf 1, harbor 1"'),
        ('goods = "corn"', 'goods = "coffee"'),
    ],
)
def test_what_serves_is_worth_more(less: str, more: str) -> None:
    island = '\nisland = "indigo 2/2, corn 2/2"'
    states = [
        Game.from_position(f"players = 3\n[A]\n{text}{'' if 'island' in text else island}").state
        for text in (less, more)
    ]
    assert guess(states[0]) < guess(states[1])


def test_beside_a_puertoma_cards_bring_no_points() -> None:
    """PUE-23: they cost the Puertomas points instead."""
    options = Options("special", 2, seats=["human", "puertoma"], expansions=["achievements"])
    met = 0
    for seed in range(20):
        for state in decisions(options, seed):
            seat = state.seats[0]
            if seat.cards & seat.done:
                met += 1
                assert points_so_far(state, seat) == seat.chips + seat.noted + seat.nobles
    assert met > 0


def test_cards_that_are_nearly_met_raise_hope() -> None:
    """ACH-3: a second large building brings seven points to who holds the card of the major investor."""
    base = 'edition = "special"\nplayers = 3\nexpansions = ["achievements"]\n[A]\nachievements = "%s"\n%s'
    gains = []
    for card in ("major_investor", "corn_dispatcher"):
        without, with_one = (
            Game.from_position(base % (card, city)).state for city in ("", 'city = "guild_hall 1"')
        )
        gains.append(guess(with_one) - guess(without))
    assert gains[0] > gains[1]
