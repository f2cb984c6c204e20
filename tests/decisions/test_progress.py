"""How far a seat is with goals and secret cards: complete exactly when the condition holds."""

from hypothesis import given
from hypothesis import strategies as st

from boriken.catalog.achievements import ACHIEVEMENT_NAMES, LEADING_PRODUCER
from boriken.decisions import progress
from boriken.decisions.progress import counted
from boriken.engine.ids import GOOD_NAMES
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.craftsman import potential
from boriken.rules.setup import new_state
from tests.games import at, random_move, seeds, words
from tests.rules.test_goals_and_cards import TABLES, conditions, goal_missed

UNCOUNTED = {
    *("closing_time", "festival_delivery", "solemn_departure", "traditional_departure"),
    *("pioneer_toast", "inauguration"),
}


def check_goals(state: State, seat: int) -> None:
    shown = words(state)
    made = {name: int(potential(state, state.seats[seat], good)) for good, name in enumerate(GOOD_NAMES)}
    found = progress(state, seat)
    assert found is not None
    for goal, share in zip(shown["goals"], found.goals, strict=True):
        if goal["seat"] is not None or goal["card"] in UNCOUNTED:
            assert share is None
        else:
            assert share is not None
            assert 0 <= share[0] <= share[1]
            assert (share[0] == share[1]) == goal_missed(goal, shown["seats"][seat], made)


def check_cards(state: State, seat: int) -> None:
    shares = counted(state, state.seats[seat])
    assert all(0 <= have <= wanted for have, wanted in shares.values())
    complete = {ACHIEVEMENT_NAMES[card] for card, (have, wanted) in shares.items() if have == wanted}
    made = sum(int(potential(state, state.seats[seat], good)) for good in range(len(GOOD_NAMES)))
    producer = {ACHIEVEMENT_NAMES[LEADING_PRODUCER]} if made >= 7 else set()
    assert complete == conditions(words(state)["seats"][seat]) | producer


@given(options=st.sampled_from(TABLES[:5]), seed=seeds)
def test_complete_when_the_condition_holds(options: Options, seed: int) -> None:
    """FES-4, CAR-2, ACH-3: counted as the rules count."""
    state = new_state(options, seed)
    rng = Generator.from_seed(seed)
    while not state.over:
        if at(state) == "round":
            for seat in range(options.players):
                check_goals(state, seat)
                check_cards(state, seat)
        play(state, random_move(state, rng))


def test_only_of_cards_held_and_not_met() -> None:
    state = new_state(Options("special", 3, expansions=["achievements"]), 1)
    seat = state.seats[0]
    seat.cards = sum(1 << card for card in range(len(ACHIEVEMENT_NAMES)))
    seat.done = 1 << LEADING_PRODUCER
    found = progress(state, 0)
    assert found is not None
    assert "leading_producer" not in found.achievements
    assert found.achievements["master_agronomist"] == (1, 12)
    assert "deal_closer" not in found.achievements
    seat.cards = 0
    assert progress(state, 0) is None
