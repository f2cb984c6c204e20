"""Everything the engine can speak of has its message: something new goes red here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import boriken.rules
from boriken.bots import bot_names
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS, CARDS, FestivalCard
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.actions import PASS, TEXTS
from boriken.engine.events import EVENT_KINDS, PRIVILEGE_POINTS, PUERTOMA_WEIGHED, EventKind
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES
from boriken.engine.options import DIFFICULTIES, DRAFTS, EDITIONS, EXPANSIONS, VARIANTS, Options
from boriken.engine.reasons import REASON_KEYS
from boriken.locale import Messages, languages, message_id
from boriken.locale.actions import ACTIONS, action_message
from boriken.rules.compiling import compile_rules
from boriken.rules.puertoma.scoring import PUERTOMA_SOURCES
from boriken.rules.scoring import BONUSES
from boriken.server.characters import CHARACTERS
from tests.games import deciding_steps
from tests.locale.catalogue import variables

ENGLISH = variables("en")
ROLES = sorted({card.split()[0] for card in CARD_NAMES})


def reasons() -> set[str]:
    """The keys with which the rules refuse: the second argument of every ``Refusal`` they make."""
    found = set()
    for file in Path(boriken.rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                found |= {part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
    return {str(key) for key in found}


def decisions() -> dict[str, list[int]]:
    """Every kind of decision with its actions; a step that only goes on by itself has none."""
    steps = compile_rules(Options(voluntary=True)).steps
    return {steps[number].name: actions for number, actions in deciding_steps().items()}


EXPECTED = {
    "building": {message_id(building, part) for building in BUILDING_NAMES for part in ("effect", "help")},
    "role": {message_id(role, part) for role in ROLES for part in ("action", "privilege", "help")},
    "phase": {*ROLES, "storage", "draft", "round", "over"},
    "ending": set(ENDING_NAMES.values()),
    "ability": {message_id(ability, part) for ability in ABILITY_NAMES for part in ("name", "help")},
    "difficulty": {message_id(difficulty, part) for difficulty in DIFFICULTIES for part in ("name", "help")},
    "refusal": {message_id(key) for key in reasons()} | {"card-taken-you"},
    "edition": {message_id(edition, part) for edition in EDITIONS for part in ("name", "help")},
    "expansion": {message_id(expansion, part) for expansion in EXPANSIONS for part in ("name", "help")},
    "variant": {message_id(variant, part) for variant in VARIANTS for part in ("name", "help")},
    "draft": {message_id(draft, part) for draft in DRAFTS for part in ("name", "help")},
    "festival": {message_id(card, part) for card in CARD_IDS for part in ("name", "condition")}
    | {"reward", "reward-coins", "reward-points"},
    "achievement": {
        message_id(achievement, part) for achievement in ACHIEVEMENT_NAMES for part in ("name", "condition")
    },
}


@pytest.mark.parametrize("prefix", EXPECTED)
def test_each_has_its_messages_and_no_others(prefix: str) -> None:
    found = {id.removeprefix(f"{prefix}-") for id in ENGLISH if id.startswith(f"{prefix}-")}
    assert found == EXPECTED[prefix]


def test_decisions() -> None:
    """A name, a question and a help text for each; and a word for passing where one can pass."""
    expected = set()
    for decision, actions in decisions().items():
        parts = ("name", "ask", "help", "pass") if PASS in actions else ("name", "ask", "help")
        expected |= {message_id("decision", decision, part) for part in parts}
    assert "decision-library-tile-pass" in expected
    assert {id for id in ENGLISH if id.startswith("decision-")} == expected


MORE_OF_EVENTS = {"acted-pass", "acted-put", "drafted-nobody"}
"""The same event in cases that are told in other words."""


OF_PUERTOMAS = {message_id("event", kind.name) for kind in EVENT_KINDS[PUERTOMA_WEIGHED:PRIVILEGE_POINTS]}
"""What never happens to the reader."""


def test_events() -> None:
    """Each event has a message with its values; one that happens to somebody has another for the reader."""
    names = [message_id(kind.name) for kind in EVENT_KINDS]
    expected = {f"event-{name}" for name in [*names, *MORE_OF_EVENTS]}
    personal = {id for id in expected if "player" in ENGLISH.get(id, set())}
    expected |= {f"{id}-you" for id in personal - OF_PUERTOMAS}
    assert {id for id in ENGLISH if id.startswith("event-")} == expected


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: str(kind.name))
def test_values_of_events(kind: EventKind) -> None:
    id = message_id("event", kind.name)
    told = set(kind.fields) - {"forced", "decision"}  # what else was possible is nobody's news
    assert ENGLISH[id] - {"player"} == told
    if "player" in ENGLISH[id] and id not in OF_PUERTOMAS:
        assert ENGLISH[f"{id}-you"] == told


def test_every_action_has_its_button() -> None:
    used = set()
    for text in TEXTS:
        id, args = action_message(text, "settler")
        used.add(id)
        assert ENGLISH[id] <= set(args), text
    assert used - {"decision-settler-pass"} == {"action-role", *ACTIONS} - {"action-choose-hidden"}
    assert {id for id in ENGLISH if id.startswith("action-")} == {"action-role", *ACTIONS}


def test_options() -> None:
    """Those of a game, and those a server adds to them (the automa's difficulty among them)."""
    of_server = {
        "order": ["random", "fixed"],
        "undo": ["none", "own", "agree"],
        "clock": ["none", "decision", "day"],
        "visibility": ["public", "link"],
        "difficulty": list(DIFFICULTIES),
    }
    for option in [*Options().to_json(), *of_server]:
        assert {message_id("option", option, "name"), message_id("option", option, "help")} <= set(ENGLISH)
    for option, values in [*of_server.items(), ("bot", bot_names())]:
        for value in values:
            assert {f"{option}-{value}-name", f"{option}-{value}-help"} <= set(ENGLISH)
    assert {f"character-{character.id}-help" for character in CHARACTERS} <= set(ENGLISH)


def test_sources_of_points() -> None:
    """Those without a name of their own have a line; the others are called by it."""
    own = ("chips", "buildings", "nobles", "achievements", "total", "tie_break", *PUERTOMA_SOURCES)
    assert {message_id("score", source) for source in own} <= set(ENGLISH)
    assert all(f"building-{message_id(BUILDING_NAMES[number])}-help" in ENGLISH for number in BONUSES)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_festival_cards_say_what_they_draw(card: FestivalCard) -> None:
    """CAR-1: goods are $a and $b, or $amounts where they may repeat, plantations $x and $y."""
    may_repeat = card.goods > 1 and not card.goods_differ
    goods = {"amounts"} if may_repeat else {*"ab"[: card.goods]}
    wanted = {*goods, *"xy"[: card.plantations]} | ({"building"} if card.building else set())
    assert ENGLISH[message_id("festival", card.id, "condition")] == wanted


PARTS_OF_PUERTOMA = [
    *("fields", "level", "reserve", "ability", "action-board", "tie-break", "scoring-area", "profitable")
]


def test_the_automa_is_named_and_explained() -> None:
    for term in PARTS_OF_PUERTOMA:
        assert {f"puertoma-{term}-name", f"puertoma-{term}-help"} <= set(ENGLISH)
    assert {"puertoma-name", "puertoma-help"} <= set(ENGLISH)
    assert {message_id("puertoma-with", expansion, "help") for expansion in EXPANSIONS} <= set(ENGLISH)


@pytest.mark.parametrize("language", languages())
def test_each_reason_has_its_own_words(language: str) -> None:
    messages = Messages(language, "special")
    texts = [messages.text("event-puertoma-reason", player="Ana", why=why, count=2) for why in REASON_KEYS]
    assert len(set(texts)) == len(texts)
