"""Events: what they say adds up to what happened, in words, and hearing them changes nothing."""

import json
from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from boriken import Game
from boriken.catalog.festival import CARD_IDS, CARDS
from boriken.engine.actions import TEXTS
from boriken.engine.events import EVENT_KINDS, LOADED, Event
from boriken.engine.ids import ENDING_NAMES, GOOD_NAMES
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.rules.setup import new_state
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES, plain, random_move, seeds, tables, words


def listen(state: State) -> list[Any]:
    """Everything that happens from now on, in words."""
    heard: list[Any] = []
    state.listener = lambda event: heard.append(event.to_json())
    return heard


def holdings(state: State, seat: int) -> Counter[str]:
    """What a seat owns: coins, points and barrels."""
    owner = state.seats[seat]
    held = Counter(dict(zip(GOOD_NAMES, owner.goods, strict=True)))
    held["coins"] = owner.coins
    held["points"] = owner.chips + owner.noted
    return held


def gains(event: Any) -> Counter[str]:
    """By how much an event changes what its seat owns."""
    gained: Counter[str] = Counter()
    match event["event"]:
        case "role_taken" | "coins_gained":
            gained["coins"] = event["coins"]
        case "built":
            gained["coins"] = -event["coins"]
        case "produced":
            gained[event["good"]] = event["count"]
        case "barrel_taken":
            gained[event["good"]] = 1
        case "sold":
            gained["coins"] = event["coins"]
            gained[event["good"]] = -1
        case "loaded" | "shipped":
            gained["points"] = event["points"]
            gained[event["good"]] = -event["count"]
        case "stored":
            gained[event["good"]] = -event["lost"]
    return gained


def without_zeros(counts: Counter[str]) -> dict[str, int]:
    return {key: number for key, number in counts.items() if number}


@given(options=tables(), seed=seeds)
def test_events_add_up_to_the_change(options: Options, seed: int) -> None:
    """Barrels, coins and points of every seat, move by move."""
    state = new_state(options, seed)
    rng = Generator.from_seed(seed)
    heard = listen(state)
    while not state.over:
        before = [holdings(state, seat) for seat in range(options.players)]
        heard.clear()
        play(state, random_move(state, rng))
        for event in heard:
            if event["seat"] is not None:
                before[event["seat"]].update(gains(event))
        for seat in range(options.players):
            assert without_zeros(before[seat]) == without_zeros(holdings(state, seat)), heard


@given(options=tables(), seed=seeds)
def test_common_pieces_add_up(options: Options, seed: int) -> None:
    """Tiles taken and drawn, buildings built, the end's reasons, rounds: over a whole game."""
    state = new_state(options, seed)
    rng = Generator.from_seed(seed)
    tiles_before = sum(seat.plots for seat in state.seats)
    heard = listen(state)
    while not state.over:
        play(state, random_move(state, rng))
    told = Counter(event["event"] for event in heard)
    assert told["tile_taken"] + told["tile_drawn"] == sum(seat.plots for seat in state.seats) - tiles_before
    assert told["built"] == sum(len(seat.city) for seat in state.seats)
    assert told["round_ended"] == state.round
    assert told["role_taken"] == state.round * state.rules.turns_in_round
    assert told["game_over"] == 1
    assert heard[-1] == {"event": "game_over", "seat": None}
    reasons = [event["reason"] for event in heard if event["event"] == "end_triggered"]
    assert sorted(reasons) == sorted(name for bit, name in ENDING_NAMES.items() if state.ending & bit)


@given(options=tables(), seed=seeds)
def test_every_action_is_told(options: Options, seed: int) -> None:
    """Those of players as such, those the machine carries out as forced."""
    state = new_state(options, seed)
    rng = Generator.from_seed(seed)
    heard = listen(state)
    played = []
    while not state.over:
        move = random_move(state, rng)
        frame = state.frames[-1]
        played.append((int(frame.seat), TEXTS[move], state.rules.steps[frame.step].name))
        play(state, move)
    acted = [event for event in heard if event["event"] == "acted"]
    assert [
        (event["seat"], event["action"], event["decision"]) for event in acted if not event["forced"]
    ] == played
    if options.ask_forced:
        assert {event["action"] for event in acted if event["forced"]} == {"pass"}


@given(options=tables(), seed=seeds)
def test_hearing_changes_nothing(options: Options, seed: int) -> None:
    quiet, heard = new_state(options, seed), new_state(options, seed)
    listen(heard)
    rng = Generator.from_seed(seed)
    while not quiet.over:
        move = random_move(quiet, rng)
        play(quiet, move)
        play(heard, move)
    heard.listener = None
    assert plain(heard) == plain(quiet)


class EndsHeard:
    """Notes at each end that is told how many points were told before, and how many there are."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.points = 0
        self.before = ""
        self.ends: dict[str, tuple[int, int, str]] = {}
        state.listener = self.hear

    def hear(self, event: Event) -> None:
        told: Any = event.to_json()
        if told["event"] == "end_triggered":
            held = sum(seat.chips + seat.noted for seat in self.state.seats)
            self.ends[told["reason"]] = (self.points, held, self.before)
        elif told["event"] == "goal_reached":
            self.points += CARDS[CARD_IDS.index(told["goal"])].vp
        elif told["event"] == "handed_over" and told["what"] == "chip":
            self.points -= 1
        elif told["event"] == "looted":
            self.points += told["count"]
        else:
            self.points += told.get("points", 0)
        self.before = told["event"]


def ends_of(options: Options, seed: int, chips: int) -> dict[str, tuple[int, int, str]]:
    """What was told before each end of a game that has few chips."""
    state = new_state(options, seed)
    state.chips = chips
    heard = EndsHeard(state)
    rng = Generator.from_seed(seed)
    while not state.over:
        play(state, random_move(state, rng))
    return heard.ends


@given(
    options=st.one_of(tables(), st.sampled_from([*EXPANDED_TABLES, *SOLO_TABLES])),
    seed=seeds,
    chips=st.integers(min_value=1, max_value=30),
)
def test_an_end_is_told_after_what_brought_it_about(options: Options, seed: int, chips: int) -> None:
    """END-1: when the chips have run out, all points have been told; the refill comes before its end."""
    ends = ends_of(options, seed, chips)
    if "chips" in ends:
        told, held, _ = ends["chips"]
        assert told == held >= chips
    if "workers" in ends:
        assert ends["workers"][2] == "ship_refilled"


def test_chips_run_out_by_loading_and_otherwise() -> None:
    """END-1: what the test above speaks of comes up."""
    causes = {
        ends_of(options, seed, 9).get("chips", (0, 0, ""))[2]
        for options in (*EXPANDED_TABLES, *SOLO_TABLES)
        for seed in range(6)
    }
    assert len(causes) > 3, causes
    assert "loaded" in causes


def test_every_kind_of_event_happens_and_is_json() -> None:
    told = set()
    for options in (*TABLES, *EXPANDED_TABLES, *SOLO_TABLES):
        for seed in range(50 if options.puertomas else 12 if options.expansions else 3):
            state = new_state(options, seed)
            heard = listen(state)
            rng = Generator.from_seed(seed)
            while not state.over:
                play(state, random_move(state, rng))
            assert json.loads(json.dumps(heard)) == heard
            told |= {event["event"] for event in heard}
    assert told == {kind.name for kind in EVENT_KINDS}


@given(
    kind=st.integers(min_value=0, max_value=len(EVENT_KINDS) - 1),
    seat=st.integers(min_value=-1, max_value=4),
)
def test_an_event_has_its_fields(kind: int, seat: int) -> None:
    data = Event(kind, seat, [1, 1, 1, 1]).to_json()
    assert EVENT_KINDS[kind].number == kind
    assert list(data) == ["event", "seat", *EVENT_KINDS[kind].fields]
    assert data["event"] == EVENT_KINDS[kind].name
    assert data["seat"] == (None if seat == -1 else seat)


def test_words() -> None:
    game = Game.new(edition="classic", players=3, seed=1)
    heard: list[Any] = []
    game.listen(lambda event: heard.append(event.to_json()))
    game.play("builder")
    game.play("build small_indigo_plant")
    assert heard[0].pop("decision") == "round"
    assert heard[0] == {"event": "acted", "seat": 0, "action": "builder", "forced": False}
    assert heard[1] == {"event": "role_taken", "seat": 0, "card": "builder", "coins": 0}
    assert heard[3] == {"event": "built", "seat": 0, "building": "small_indigo_plant", "coins": 0}
    game.listen(None)
    game.play("build small_indigo_plant")
    assert len(heard) == 4
    assert Event(LOADED, 2, [2, 6, 3, 4]).number("points") == 4
    assert Event(LOADED, 2, [2, 6, 3, 4]).to_json() == {
        "event": "loaded",
        "seat": 2,
        "good": GOOD_NAMES[2],
        "ship": 6,
        "count": 3,
        "points": 4,
    }
    assert Event(8, 0, [5, 1, 0, 0]).to_json() == {
        "event": "field_staffed",
        "seat": 0,
        "field": "quarry",
        "count": 1,
    }
    assert Event(21, -1, [4, 0, 0, 0]).to_json() == {
        "event": "end_triggered",
        "seat": None,
        "reason": "chips",
    }


def test_staffing_is_told_only_of_tiles_that_are_there() -> None:
    state = new_state(Options(players=4), seed=1)
    rng = Generator.from_seed(1)
    heard = listen(state)
    while not state.over:
        heard.clear()
        play(state, random_move(state, rng))
        for event in heard:
            if event["event"] == "field_staffed":
                assert event["field"] in words(state)["seats"][event["seat"]]["island"]
