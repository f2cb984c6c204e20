"""The checks: they pass where all is well, and each of them sees what it is there for."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import pytest

from boriken import EDITIONS, Game, Options
from boriken.arena import checks, fuzz
from boriken.arena.checks import Check, CheckFailed, Moment, picture
from boriken.arena.tables import Fixed
from boriken.engine.actions import NUMBERS
from boriken.engine.frame import Frame
from boriken.engine.ids import COFFEE, CORN, PROSPECTOR_2
from boriken.engine.options import everything
from boriken.engine.rng import Generator
from boriken.engine.seat import Seat
from boriken.engine.state import State
from boriken.rules.trader import PRICES

EVERY_CHECK = [*checks.ALWAYS, *checks.AT_THE_END]


@pytest.fixture
def prices() -> Iterator[list[int]]:
    """The prices of the trading house, to be spoilt in place: the compiled engine sees that too."""
    before = PRICES[:]
    yield PRICES
    PRICES[:] = before


def moment(moves: int = 30) -> Moment:
    game = Game.new(players=3, seed=5)
    for _ in range(moves):
        game.play(game.state.choices[0])
    return Moment(game, random.Random(1))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_games_pass(edition: str, players: int) -> None:
    for expansions in (everything(edition), None):
        options = Fixed(edition, players, expansions).draw(random.Random(players))
        checked = fuzz.check_game(options, seed=players)
        assert checked.failure is None, checked.failure.sentence()
        assert checked.games == checked.seen.events["game_over"] == 1
        assert sum(checked.seen.endings.values()) >= 1
        assert checked.decisions == sum(checked.seen.steps.values())


@pytest.mark.slow
def test_the_same_seed_gives_the_same_run() -> None:
    assert list(fuzz.fuzz(3, 9, jobs=1)) == list(fuzz.fuzz(3, 9, jobs=2))


def test_a_broken_rule_is_found(prices: list[int]) -> None:
    prices[CORN] = -1000
    failure = first_failure()
    assert failure.check == "invariants hold"
    game = Game.from_record(failure.record().to_text())
    assert str(game.actions[-1]) == "sell corn"
    with pytest.raises(CheckFailed, match="negative"):
        checks.invariants_hold(Moment(game, random.Random(1)))


@pytest.mark.slow
def test_a_crash_is_found(prices: list[int]) -> None:
    """A price is missing: nobody can sell coffee without a crash."""
    del prices[COFFEE]
    failure = first_failure()
    assert "sell coffee" in failure.text
    assert "IndexError" in failure.text
    game = Game.from_record(failure.record().to_text())
    assert NUMBERS["sell coffee"] in game.state.choices


def test_a_failure_can_travel_between_processes() -> None:
    failure = fuzz.Failure(Options(players=5).to_json(), 1, [1], "check", "text")
    assert pickle.loads(pickle.dumps(failure)) == failure
    assert failure.options.players == 5


def first_failure() -> fuzz.Failure:
    for checked in fuzz.fuzz(100, 1, jobs=1, fixed=Fixed(solo=False)):
        if checked.failure is not None:
            return checked.failure
    raise AssertionError("The broken rule was not found.")


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "MOST_DECISIONS", 10)
    failure = fuzz.check_game(Options(), 1).failure
    assert failure is not None
    assert failure.check == "games end"
    assert len(failure.actions) == 10


@pytest.mark.slow
def test_results_add_up() -> None:
    total = fuzz.Checked()
    for checked in fuzz.fuzz(2, 1, jobs=1):
        total.add(checked)
    assert total.games == 2
    assert total.decisions == sum(total.seen.steps.values())


# --- Single checks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", EVERY_CHECK, ids=lambda check: check.__name__)
@pytest.mark.parametrize("moves", [0, 30])
def test_a_sound_state_passes(check: Check, moves: int) -> None:
    check(moment(moves))


def spoilt(spoil: str) -> Moment:
    """A state with something wrong, as a broken rule might leave it."""
    game = moment().game
    state = game.state
    if spoil == "worker":
        state.workers += 1
    elif spoil == "choices":
        state.choices = state.choices[1:]
    elif spoil == "impossible choice":
        state.choices = [*state.choices, NUMBERS["sell coffee"]]
    elif spoil == "outside the game":
        state.card_coins[PROSPECTOR_2] += 1
    elif spoil == "coin":
        state.seats[0].coins += 1
    return Moment(game, random.Random(1))


@pytest.mark.parametrize(
    ("check", "spoil"),
    [
        (checks.invariants_hold, "worker"),
        (checks.options_are_repeatable, "choices"),
        (checks.choices_are_accepted, "impossible choice"),
        (checks.json_keeps_everything, "outside the game"),
        (checks.position_keeps_everything, "outside the game"),
    ],
)
def test_a_check_sees_what_is_wrong(check: Check, spoil: str) -> None:
    with pytest.raises(CheckFailed):
        check(spoilt(spoil))


def test_a_record_that_does_not_replay_is_seen() -> None:
    with pytest.raises(ValueError, match="a different result"):
        checks.record_replays(spoilt("coin"))


def test_a_change_behind_ones_back_is_seen() -> None:
    watched = moment()
    watched.state.seats[2].goods[CORN] += 1
    with pytest.raises(CheckFailed, match="Looking has changed the state"):
        watched.must_be_unchanged_by("Looking")


def test_a_picture_does_not_change_with_the_state() -> None:
    state = moment(0).state
    before = picture(state)
    for change in (state.house, state.seats[0].goods, state.frames[0]):
        if isinstance(change, Frame):
            change.memo += 1
        else:
            change[0] += 1
        assert picture(state) != before
        before = picture(state)


@pytest.mark.parametrize("kind", [State, Seat, Frame, Generator])
def test_pictures_hold_every_attribute(kind: type) -> None:
    """Compiled classes have no slots; there mypyc's own list is used."""
    slots = getattr(kind, "__slots__", None)
    assert slots is None or sorted(slots) == checks.attributes(kind)


def test_unknown_objects_are_not_passed_over() -> None:
    with pytest.raises(CheckFailed, match="do not know how to compare"):
        picture([object()])
