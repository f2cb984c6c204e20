"""The search: positions in which one move is plainly best, fixed simulations, nothing it should not know."""

from __future__ import annotations

import pytest

from boriken import Action, Game
from boriken.bots.judging import HandJudge, Judge, result
from boriken.bots.learned import network
from boriken.bots.search.bot import SearchBot, run_for
from boriken.bots.search.candidates import candidates
from boriken.bots.search.searching import Search, Settings
from boriken.engine.ids import SUGAR
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.engine.view import view
from boriken.rules.setup import new_state
from tests.games import EXPANDED_TABLES, after

JUDGES = [HandJudge(), network()]
SIMULATIONS = 60


def decide(game: Game, judge: Judge, simulations: int = SIMULATIONS) -> str:
    bot = SearchBot(3, judge, simulations=simulations)
    return str(Action(bot.choose(game.state, game.state.choices, 1.0)))


def last_round(text: str, taken: str) -> Game:
    """A is the last to take a role in the last round."""
    return Game.from_position(
        f'players = 3\nround = 15\ngovernor = "B"\nending = ["city"]\n[cards]\n{taken}\n{text}'
    )


# --- Positions in which one move is plainly best ---------------------------------------------------------


@pytest.mark.parametrize("judge", JUDGES, ids=["hand", "network"])
class TestBestMoves:
    def test_it_sells_what_brings_most(self, judge: Judge) -> None:
        game = Game.from_position('players = 3\n[A]\ngoods = "3 corn, indigo, sugar, coffee"')
        game.play("trader")
        assert decide(game, judge) == "sell coffee"

    def test_it_ships_in_the_last_round(self, judge: Judge) -> None:
        game = last_round('[A]\ncoins = 3\ngoods = "4 corn, 2 coffee"', 'mayor = "B"\nsettler = "C"')
        assert decide(game, judge) == "captain"

    def test_it_takes_the_points_that_win(self, judge: Judge) -> None:
        """Four points more for the large building, four for the ship; only the building's bonus wins."""
        game = last_round(
            '[A]\ncoins = 9\ngoods = "3 corn"\ncity = "university 1, small_indigo_plant, small_sugar_mill,'
            ' large_indigo_plant, large_sugar_mill"\n[B]\nchips = 19',
            'mayor = "B"\nsettler = "C"',
        )
        assert decide(game, judge) == "builder"
        game.play("builder")
        assert decide(game, judge) == "build guild_hall"
        game.play("build guild_hall")
        assert decide(game, judge) == "worker"

    def test_it_leaves_the_others_no_ship(self, judge: Judge) -> None:
        """B leads and has four barrels of corn: A puts its own corn on the only ship that is left."""
        game = last_round(
            '[ships]\n5 = "5 indigo"\n6 = "6 tobacco"\n'
            '[A]\nchips = 10\ngoods = "4 corn, sugar"\n'
            '[B]\nchips = 12\ngoods = "4 corn"\n[C]\ngoods = "sugar"',
            'mayor = "B"\nsettler = "C"',
        )
        assert decide(game, judge) == "captain"
        game.play("captain")
        assert decide(game, judge) == "load corn 4"

    def test_it_pairs_plantations_and_production_buildings(self, judge: Judge) -> None:
        game = Game.from_position(
            'players = 3\nworker_ship = 3\n[A]\nisland = "indigo 0/2, sugar 0/1"\ncity = "small_sugar_mill"'
        )
        game.play("mayor")
        while game.turn == 0:
            game.play(decide(game, judge))
        assert game.state.seats[0].manned[SUGAR] == 1
        assert game.state.seats[0].crew == [1]


# --- Simulations -----------------------------------------------------------------------------------------


def search(state: State, simulations: int, seed: int = 1) -> Search:
    found = Search(state, Generator.from_seed(seed), HandJudge(), Settings())
    found.run(simulations)
    return found


def visits(found: Search) -> dict[int, int]:
    return {edge.action: int(edge.visits) for edge in found.root.open}


def test_every_simulation_is_counted_once() -> None:
    found = search(after(Options(players=3), 4, 60), 50)
    assert found.simulations == 50
    assert sum(visits(found).values()) == 50
    assert sum(found.mean_chances()) == pytest.approx(1)


def test_more_can_be_learned_about_one_action() -> None:
    state = after(Options(players=3), 4, 60)
    found = search(state, 20)
    before = visits(found)
    action = min(before, key=lambda action: before[action])
    found.run_on(action, 15)
    assert visits(found) == {**before, action: before[action] + 15}


def test_equal_seeds_search_alike() -> None:
    state = after(Options(players=4), 9, 120)
    assert visits(search(state, 40)) == visits(search(state.clone(), 40))


def test_the_position_is_not_changed() -> None:
    state = after(EXPANDED_TABLES[2], 5, 90)
    before = state.clone()
    search(state, 20)
    assert state.same_as(before)


def test_a_search_without_time_still_tries_something() -> None:
    state = new_state(Options(players=3), 1)
    found = Search(state, Generator.from_seed(1), HandJudge(), Settings())
    run_for(found, 0.0)
    assert found.simulations > 0


def test_a_single_choice_needs_no_thought() -> None:
    game = Game.new(players=3, seed=1, ask_forced=True)
    state = game.state
    assert SearchBot(1, HandJudge()).choose(state, state.choices[:1], 60.0) == state.choices[0]


# --- What it must not know -------------------------------------------------------------------------------


def test_the_coming_draws_do_not_matter() -> None:
    state = after(Options(players=3), 6, 80)
    other = state.clone()
    other.rng = Generator.from_seed(12345)
    assert visits(search(state, 40)) == visits(search(other, 40))


def test_hidden_forests_do_not_matter() -> None:
    """Two games that A cannot tell apart: it decides alike."""
    text = 'expansions = ["new_buildings"]\nplayers = 3\n[A]\ncoins = 3\n[B]\nforests = "{}"'
    one, other = (Game.from_position(text.format(tile)).state for tile in ("corn", "coffee"))
    assert view(one, 0) == view(other, 0)
    assert visits(search(one, 60)) == visits(search(other, 60))


def test_a_node_opened_again_is_not_judged_again() -> None:
    """Only what was never tried is tried: chance may change who decides, and change it back."""
    state = Game.new(players=3, seed=3).state
    found = search(state, 0)
    assert found.open(found.root, state, state.choices) is None
    assert len(found.root.open) == len(state.choices)


def test_a_single_barrel_beside_a_whole_kind_is_looked_at() -> None:
    """CAP-6: the warehouse keeps all coffee, and one barrel of corn stays beside it."""
    game = Game.from_position(
        'players = 3\n[ships]\n5 = "5 indigo"\n6 = "6 tobacco"\n4 = "4 sugar"\n'
        '[A]\ngoods = "3 corn, 5 coffee"\ncity = "small_warehouse 1"\n[B]\ngoods = "indigo"'
    )
    game.play("captain")
    assert game.decision == "storage"
    looked_at = [str(Action(action)) for action in candidates(game.state)]
    assert {"keep corn 1", "keep corn 3", "keep coffee 5"} <= set(looked_at)
    assert "pass" not in looked_at


# --- Judges ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("judge", JUDGES, ids=["hand", "network"])
@pytest.mark.parametrize("options", EXPANDED_TABLES, ids=str)
def test_chances_are_shares_of_one(options: Options, judge: Judge) -> None:
    state = after(options, 3, 100)
    verdict = judge.judge(state)
    assert len(verdict.chances) == len(verdict.points) == options.players
    assert sum(verdict.chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in verdict.chances)


def test_a_tie_is_shared() -> None:
    """END-6"""
    game = Game.from_position(
        'players = 3\nround = 15\ngovernor = "B"\nending = ["city"]\n[cards]\nmayor = "B"\nsettler = "C"\n'
        "[A]\nchips = 9\ncoins = 2\n[B]\nchips = 9\ncoins = 4\n[C]\nchips = 9\ncoins = 4"
    )
    game.play("captain")
    while not game.over:
        game.play("pass")
    assert result(game.state).chances == [0, 0.5, 0.5]


@pytest.mark.parametrize("judge", JUDGES, ids=["hand", "network"])
def test_who_is_ahead_is_likelier_to_win(judge: Judge) -> None:
    text = 'players = 3\nround = 9\n[A]\nchips = 14\ncoins = 6\nisland = "corn 4/4"\n[B]\nisland = "corn 2/2"'
    verdict = judge.judge(Game.from_position(text).state)
    assert verdict.chances[0] > verdict.chances[1] > verdict.chances[2]
    assert verdict.points[0] > verdict.points[1]
