"""Rounds and roles (FLOW, PRO, 2P-5), and what holds in every game: nothing lost, an end, no surprises."""

from hypothesis import given

from boriken import Game, Options
from boriken.engine.actions import TEXTS
from boriken.engine.invariants import problems
from boriken.engine.machine import advance, play
from boriken.engine.rng import Generator
from boriken.rules.setup import new_state
from tests.games import at, decisions, plain, random_move, seeds, tables, words


def texts(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def play_all(game: Game, moves: str) -> None:
    for move in moves.split(", "):
        game.play(move)


# --- Every game ------------------------------------------------------------------------------------------


@given(options=tables(), seed=seeds)
def test_nothing_is_lost_and_the_game_ends(options: Options, seed: int) -> None:
    """SET-11, FLOW-6: after every action. ``decisions`` fails if the game does not end."""
    for state in decisions(options, seed):
        assert problems(state) == []
    assert state.over
    assert state.choices == []


@given(options=tables(), seed=seeds)
def test_looking_changes_nothing(options: Options, seed: int) -> None:
    """Options are pure, and a state that waits for a decision goes on waiting for it."""
    for number, state in enumerate(decisions(options, seed)):
        if number % 5 == 0 and not state.over:
            before = plain(state)
            frame = state.frames[-1]
            step = state.rules.steps[frame.step]
            assert step.options(state, frame) == state.choices
            assert set(state.choices) <= set(step.universe(state, frame))
            assert plain(state) == before
            advance(state)
            assert plain(state) == before


@given(options=tables(), seed=seeds)
def test_legal_moves_are_in_a_fixed_order(options: Options, seed: int) -> None:
    """By number within each block of actions, so that equal states list them equally."""
    for state in decisions(options, seed):
        assert state.choices == sorted(state.choices, key=lambda action: (action == 0, action))


@given(options=tables(), seed=seeds)
def test_asking_for_what_is_forced_makes_no_other_game(options: Options, seed: int) -> None:
    """FLOW-3: the same moves give the same game, whether single options are asked for or run."""
    quiet = new_state(Options(options.edition, options.players, options.governor, False), seed)
    asking = new_state(Options(options.edition, options.players, options.governor, True), seed)
    rng = Generator.from_seed(seed)
    while not quiet.over:
        while len(asking.choices) == 1:
            assert TEXTS[asking.choices[0]] != "pass"
            play(asking, asking.choices[0])
        assert len(quiet.choices) > 1
        assert asking.choices == quiet.choices
        move = random_move(quiet, rng)
        play(quiet, move)
        play(asking, move)
    while not asking.over:
        play(asking, asking.choices[0])
    ended, also_ended = words(quiet), words(asking)
    del ended["options"], also_ended["options"]
    assert ended == also_ended


@given(seed=seeds, options=tables())
def test_there_is_always_a_role_to_take(seed: int, options: Options) -> None:
    """FLOW-2, RUL-36: also in the classic edition with full islands."""
    for state in decisions(options, seed):
        if at(state) == "round":
            assert state.choices
            seat = words(state)["seats"][state.frames[-1].seat]
            full = sum(tile["tiles"] for tile in seat["island"].values()) == 12
            if full and options.edition == "classic":
                assert "settler" not in [TEXTS[action] for action in state.choices]


# --- Rounds ----------------------------------------------------------------------------------------------


def test_a_round_and_the_coins_on_the_cards_left() -> None:
    """FLOW-1, FLOW-4, SET-7"""
    game = Game.new(players=4, seed=1)
    play_all(game, "prospector")
    assert game.turn == 1
    assert texts(game) == ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
    play_all(game, "craftsman, trader, captain")
    assert (game.state.governor, game.state.round, game.turn) == (1, 2, 1)
    cards = words(game.state)["cards"]
    assert {name: card["coins"] for name, card in cards.items()} == {
        "settler": 1,
        "mayor": 1,
        "builder": 1,
        "craftsman": 0,
        "trader": 0,
        "captain": 0,
        "prospector": 0,
    }
    assert all(card["seat"] is None for card in cards.values())


def test_coins_on_a_card_go_to_whoever_takes_it_and_pile_up_until_then() -> None:
    """FLOW-1, FLOW-4, X-PRO-1: a prospector with 2 coins on the card brings 3."""
    game = Game.from_position("[cards]\nprospector = 2\n[A]\ncoins = 1\n")
    game.play("prospector")
    assert game.state.seats[0].coins == 1 + 3
    assert words(game.state)["cards"]["prospector"] == {"coins": 0, "seat": 0}
    play_all(game, "craftsman, trader, captain")
    assert words(game.state)["cards"]["prospector"]["coins"] == 0
    assert words(game.state)["cards"]["settler"]["coins"] == 1
    play_all(game, "craftsman, trader, captain, prospector")
    assert words(game.state)["cards"]["settler"]["coins"] == 2


def test_the_prospector_is_nothing_to_the_others() -> None:
    """PRO-1"""
    game = Game.new(players=4, seed=1)
    game.play("prospector")
    assert [seat.coins for seat in game.state.seats] == [4, 3, 3, 3]


def test_two_prospectors_are_one_choice_while_they_bring_the_same() -> None:
    """SET-7: five players have two; which of two equal cards is taken makes no difference."""
    game = Game.new(players=5, seed=1)
    assert texts(game)[-1] == "prospector"
    assert game.explain("prospector 2").key == "same_prospector"
    game.play("prospector")
    assert texts(game)[-1] == "prospector 2"
    other = Game.from_position('players = 5\n[cards]\nprospector = 1\n"prospector 2" = 2\n')
    assert texts(other)[-2:] == ["prospector", "prospector 2"]
    other.play("prospector 2")
    assert other.state.seats[0].coins == 3


def test_the_turns_of_two_players() -> None:
    """2P-5: in turn, three roles each; then the one card left gets a coin and the governor changes."""
    game = Game.new(players=2, seed=1)
    turns = []
    for role in ("prospector", "craftsman", "trader", "captain"):
        turns.append(game.turn)
        game.play(role)
    turns.append(game.turn)
    play_all(game, "builder, pass, pass")
    turns.append(game.turn)
    play_all(game, "settler, pass, pass")
    assert turns == [0, 1, 0, 1, 0, 1]
    assert (game.state.governor, game.state.round, game.turn) == (1, 2, 1)
    cards = words(game.state)["cards"]
    assert {name for name, card in cards.items() if card["coins"]} == {"mayor"}


def test_the_settler_is_closed_to_a_full_island_in_the_classic_edition_only() -> None:
    """FLOW-2, RUL-16"""
    for edition, closed in (("classic", True), ("1897", False), ("special", False)):
        game = Game.from_position(f'edition = "{edition}"\n[A]\nisland = "corn 0/6, indigo 0/6"\n')
        assert ("settler" not in texts(game)) == closed
        if closed:
            assert game.explain("settler").rule == "FLOW-2"


def test_a_useless_role_must_be_taken() -> None:
    """FLOW-2: nobody can pass instead of taking a role."""
    assert Game.new(players=3, seed=1).explain("pass").rule == "FLOW-2"


def test_what_nobody_can_do_is_not_asked() -> None:
    """FLOW-3: at the start nobody has a barrel, so trader and captain pass by."""
    for ask_forced in (False, True):
        game = Game.new(players=3, seed=1, ask_forced=ask_forced)
        game.play("trader")
        assert (game.turn, game.decision) == (1, "round")
        game.play("captain")
        assert (game.turn, game.decision) == (2, "round")
