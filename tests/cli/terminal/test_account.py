"""The account of a Puertoma: every step with its rule and the right reason, in the edition's words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boriken import Game, Options, rulebook
from boriken.cli.terminal.automa import with_remarks
from boriken.cli.terminal.story import tell
from boriken.cli.terminal.words import Words
from boriken.engine import events as kinds
from boriken.engine.events import Event
from boriken.engine.machine import play
from boriken.engine.reasons import REASON_KEYS, REASON_RULES, STEP_RULES
from boriken.engine.rng import Generator
from boriken.locale import Messages, languages, names_for
from boriken.rules.setup import new_state
from tests.games import SOLO_TABLES, random_move, seeds

RULES = {rule.id for rule in rulebook.rules()}
NAMES = ["Ana", "Puertoma 1", "Puertoma 2"]


def heard_in(options: Options, seed: int) -> list[Event]:
    """Everything that happens in a random game, the set-up included."""
    state = new_state(options, seed)
    heard: list[Event] = []
    state.listener = heard.append
    rng = Generator.from_seed(seed)
    while not state.over:
        play(state, random_move(state, rng))
    return heard


def words_for(options: Options, language: str = "en") -> Words:
    messages = Messages(language, options.edition)
    return Words(messages, options.players, reader=0, puertomas=options.puertomas)


def told_in(position: str, *actions: str, language: str = "en") -> tuple[list[dict[str, object]], str]:
    """What Puertomas do after some actions: as events, and as a player reads it."""
    game = Game.from_position(position)
    heard: list[Event] = []
    game.listen(heard.append)
    for action in actions:
        game.play(action)
    words = Words(Messages(language, "special"), 3, NAMES, reader=0, puertomas=2)
    return [event.to_json() for event in heard], " ".join(tell(heard, words)).replace(
        "\N{NO-BREAK SPACE}", " "
    )


# --- A rule for every step ---------------------------------------------------------------------------------


def test_rules_that_reasons_and_steps_name_exist() -> None:
    assert {*REASON_RULES, *STEP_RULES.values()} <= RULES


@given(options=st.sampled_from(SOLO_TABLES), seed=seeds)
def test_every_step_that_is_told_names_its_rule(options: Options, seed: int) -> None:
    """Taking a role names it with the filters, right after."""
    words = words_for(options)
    steps = [told for told in with_remarks(heard_in(options, seed), words) if told.event.kind != kinds.ACTED]
    for told, after in zip(steps, [*steps[1:], None], strict=True):
        if not words.is_puertoma(told.event.seat):
            assert not told.rule
        elif told.event.kind == kinds.ROLE_TAKEN:
            assert after is not None
            assert after.event.kind == kinds.PUERTOMA_WEIGHED
        else:
            named = re.findall(r"[A-Z]+-\d+", f"{told.remark} {told.rule}")
            assert named, told.event.to_json()
            assert set(named) <= RULES


# --- Why it builds on a level ------------------------------------------------------------------------------

BUILDER_OF_A = """
seats = ["human", "puertoma", "puertoma"]
governor = "B"
ending = ["workers"]
deck = [4]
[cards]
captain = "B"
trader = "C"
"""


@pytest.mark.parametrize(
    ("board", "why", "level"),
    [
        ("coins = 12", "highest_unmarked", 3),
        ("coins = 9", "highest_level", 3),
        ('coins = 12\ncity = "hacienda"\nreserve = "guild_hall"', "reserved_building", 4),
        ('coins = 9\ncity = "hacienda"\nreserve = "guild_hall"', "highest_level", 3),
        ('coins = 12\ncity = "hacienda"', "highest_unmarked", 3),
        ("coins = 0", "no_building", 0),
    ],
)
def test_a_level_has_the_reason_that_stopped_the_next(board: str, why: str, level: int) -> None:
    """PUE-9 what it cannot pay; PUE-11 what it could pay, but for its marker."""
    events, _ = told_in(f"{BUILDER_OF_A}[B]\n{board}\n", "builder", "pass")
    reason = next(event for event in events if event["event"] == "puertoma_reason" and event["seat"] == 1)
    assert (reason["why"], reason["count"]) == (why, level)


FULL_BELOW = 'city = "small_market, hacienda, hospice, office, factory, university"'


def test_a_marker_alone_can_stop_it_from_building() -> None:
    """PUE-11: it has room on level 4 only, could pay, and has no marker."""
    for coins, why, rule in ((12, "no_marked_building", "PUE-11"), (9, "no_building", "PUE-9")):
        events, told = told_in(f"{BUILDER_OF_A}[B]\ncoins = {coins}\n{FULL_BELOW}\n", "builder", "pass")
        reasons = [event["why"] for event in events if event["event"] == "puertoma_reason"]
        assert reasons[0] == why
        assert re.search(rf"Puertoma 1 builds nothing: [^(]+ \({rule}\)\.", told)
    assert REASON_RULES[REASON_KEYS.index("no_marked_building")] == "PUE-11"


# --- The reserve marker ------------------------------------------------------------------------------------

RESERVED = BUILDER_OF_A + '[A]\ncoins = 10\n[B]\ncity = "small_market"\nreserve = "guild_hall"\n'


def test_a_lost_marker_is_told() -> None:
    """PUE-11: that it is lost, before that it moves on, each with its rule."""
    events, told = told_in(RESERVED, "builder", "build guild_hall")
    names = [event["event"] for event in events]
    assert names.index("built") < names.index("reserve_lost") < names.index("building_reserved")
    assert events[names.index("reserve_lost")] == {
        "event": "reserve_lost",
        "seat": 1,
        "building": "guild_hall",
        "full": False,
    }
    lost = "Puertoma 1 loses the building it had reserved: somebody else has built the Fire Station (PUE-11)"
    assert re.search(rf"{re.escape(lost)}; reserves the [A-Z][^(]+ \([^()]+, PUE-8, PUE-11\);", told), told


@pytest.mark.parametrize("language", languages())
def test_a_lost_marker_is_told_in_every_language(language: str) -> None:
    _, told = told_in(RESERVED, "builder", "build guild_hall", language=language)
    assert told.count(names_for(language, "special")["guild_hall"]) == 2
    assert "(PUE-11)" in told


# --- Counting, storing, titles -----------------------------------------------------------------------------


@given(options=st.sampled_from(SOLO_TABLES), seed=seeds)
def test_counting_that_wraps_is_told(options: Options, seed: int) -> None:
    """PUE-8: where the card's number is larger, counting goes on at the first."""
    for event in heard_in(options, seed):
        if event.kind == kinds.TIE_BREAK_DRAWN:
            told = event.to_json()
            card, candidates = event.values[:2]
            counted = [place % candidates + 1 for place in range(card)]
            assert (told["number"], told["wraps"]) == (counted[-1], len(set(counted)) < len(counted))


@pytest.mark.parametrize("language", languages())
def test_storing_is_told_in_words(language: str) -> None:
    """PUE-17, CAP-6: what stays and what is lost, and nothing of what is not."""
    position = """
        seats = ["human", "puertoma", "puertoma"]
        [A]
        goods = "2 corn, sugar"
        [B]
        goods = "2 corn, 2 sugar, tobacco"
        [ships]
        4 = "4 coffee"
        5 = "5 indigo"
        6 = "6 tobacco"
    """
    words = Words(Messages(language, "special"), 3, NAMES, reader=0, puertomas=2)
    _, told = told_in(position, "captain", "pass", language=language)
    assert "–" not in told
    assert "none" not in told
    assert words.amounts({"corn": 2, "sugar": 1}) in told
    assert re.search(
        rf"{words.amounts({'tobacco': 1})} \w+ \w+ {words.amounts({'sugar': 2, 'corn': 2})} \(.*PUE-17\)",
        told,
    )


@pytest.mark.parametrize("language", languages())
def test_titles_speak_of_the_goods_of_their_edition(language: str) -> None:
    """No indigo in an edition whose good is fruit."""
    indigo = names_for(language, "classic")["indigo"].lower()
    names = names_for(language, "special")
    assert indigo != names["indigo"].lower()
    assert [name for name in names.values() if indigo in name.lower()] == []
