"""The messages of a language as data, and arguments to try them with."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS
from boriken.catalog.puertoma import ABILITY_NAMES
from boriken.engine.events import HANDED
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, GOOD_NAMES, TILE_NAMES
from boriken.engine.options import EXPANSIONS
from boriken.engine.reasons import REASON_KEYS
from boriken.locale import FILES, NONE

NUMBERS = [0, 1, 2, 5]
"""Enough to see every form that a plural has in the five languages."""

_COUNTED = [
    *("count", "coins", "points", "lost", "round", "rest", "kept", "cost", "workers", "circles"),
    *("barrels", "kinds", "missing", "left", "here", "there", "level", "tie_break", "candidates"),
    *("places", "percent", "fewest", "quarries", "load", "seconds", "open", "rounds", "spaces", "taken"),
    *("codes", "simulations"),
    *("minutes", "done", "total", "move", "of", "seats", "names", "seq", "unread"),
]
_READY = {
    "addresses": "http://192.0.2.7:8000",
    "after": "45%",
    "amounts": "2 ñandú",
    "before": "40%",
    "bot": "Ñandú",
    "chance": "-1",
    "code": "ÑANDÚ",
    "day": "ñandú",
    "date": "1 Nov 2026",
    "detail": "ñandú",
    "line": "5",
    "limit": "5",
    "link": "https://play.example.org/stop",
    "where": "ñandú",
    "port": "8000",
    "sizes": "2, 3",
    "when": "1 ñandú",
    "edition": "Ñandú",
    "editions": "Ñandú, Ñandú",
    "command": "ñandú --now",
    "file": "games/ñandú.json",
    "first": "Ana",
    "gains": "ñandú, ñandú",
    "host": "Ana",
    "keys": "0, 1",
    "known": "ñandú, ñandú",
    "label": "Ñandú",
    "last": "Benito",
    "loss": "8%",
    "message": "Ñandú.",
    "more": "ñandú",
    "name": "Ana",
    "names": "Ñandú, Ñandú",
    "moves": "Ñandú, Ñandú",
    "others": "Benito, Carla",
    "stamp": "Ñandú",
    "rule": "CAP-4",
    "said": "Ana ñandú",
    "seat": "0",
    "seed": "5",
    "table": "Ñandú",
    "text": "ñandú",
    "typed": "ñandú",
    "address": "ñandú",
    "random": "random",
    "option": "--ñandú",
    "version": "1",
    "current": "2",
    "wrong": "ñandú",
    "position": "5",
    "expansions": "ñandú",
    "variants": "ñandú",
    "drafts": "ñandú",
    "difficulties": "ñandú",
    "difficulty": "Ñandú",
    "heading": "Ñandú",
    "bots": "ñandú",
    "languages": "en",
    "variables": "LANG",
    "variant": "Ñandú",
    "word": "ñandú",
}
"""Texts that come from elsewhere, ready to show."""
_LISTS = ["builder", "settler, prospector 2, captain"]
_LISTS_OR_NONE = [*_LISTS, NONE]
_PLACES = [*FIELD_NAMES, *BUILDING_NAMES, "portrait"]
_GOODS = ["good", "other", "a", "b", "x", "y"]

SAMPLES: dict[str, list[str] | list[int]] = {
    **dict.fromkeys(_COUNTED, NUMBERS),
    **dict.fromkeys(_GOODS, GOOD_NAMES),
    **dict.fromkeys(["near", "profitable"], _LISTS_OR_NONE),
    **dict.fromkeys(["richest", "roles"], _LISTS),
    **dict.fromkeys(["now", "place"], _PLACES),
    "expansion": list(EXPANSIONS),
    "goods": ["corn, indigo, sugar, coffee", "corn, corn, corn, corn"],
    "home": ["Paso"],
    **{name: [text] for name, text in _READY.items()},
    "ability": ABILITY_NAMES,
    "achievement": ACHIEVEMENT_NAMES,
    "why": REASON_KEYS,
    "action": ["Ñandú"],
    "building": BUILDING_NAMES,
    **dict.fromkeys(["card", "marker"], CARD_NAMES),
    "decision": ["mayor", "university", "raid", "worker-ship", "villa", "guests", "production"],
    "field": TILE_NAMES,
    "full": ["yes", "no"],
    "goal": CARD_IDS,
    "group": ["turn", "running", "waiting", "over"],
    "most": [100_000],
    "noble": ["yes", "no"],
    "part": ["invite", "device", "settings", "table"],
    "number": NUMBERS,
    "games": NUMBERS,
    "wins": NUMBERS,
    "player": ["Ana"],
    "players": ["Ana, Benito"],
    "rank": [1, 2, 5],
    "talk": ["everybody", "seated", "nobody"],
    "result": ["won", "shared", "lost"],
    "reason": list(ENDING_NAMES.values()),
    "row": [1, 2, 4],
    "scope": ["open", "playing", "mine"],
    "ship": [5, 8],
    "speed": ["off", "fast", "normal", "slow"],
    "status": ["over", "closed", "waiting", "playing"],
    "step": ["Paso"],
    "lesson": ["Nobles"],
    "theme": ["light", "dark", "auto"],
    "volume": [0, 50],
    "thing": ["wharf", "prospector 2", "portrait", "specialist"],
    "tile": TILE_NAMES,
    "to": ["Benito"],
    "what": HANDED,
    "wraps": ["yes", "no"],
}
"""For each variable the values it can have."""
WRONG = [
    *("missing", "unknown", "whole", "number", "text", "switch", "list", "object", "no_object"),
    *("least", "most", "short", "long", "choice", "value", "not_a_bot", "clock", "one_answer"),
    *("method", "cut", "between", "json", "other"),
]
"""What can be wrong with a request or a record: the cases of the message ``wrong``."""
_OF_WRONG: dict[str, list[str] | list[int]] = {"why": WRONG, "place": ["ñandú"], "where": ["record", "ñandú"]}

OWN_SAMPLES: dict[str, dict[str, list[str] | list[int]]] = {
    "refusal-not-so-many-nobles": {"most": NUMBERS},
    "refusal-not-in-hand": {"card": ACHIEVEMENT_NAMES},
    **dict.fromkeys(["wrong", "error-malformed", "error-unreadable"], _OF_WRONG),
    "rules-example-place": {"step": NUMBERS},
    "learn-step": {"step": NUMBERS},
    "table-result": {"players": NUMBERS},
    "profile-place": {"players": [2, 5]},
    "analysis-reply": {"move": ["Ñandú"]},
    "analysis-parts": {"decision": ["Ñandú"]},
    "decision-production-ask": {"ship": [0, 5, 8]},
}
"""The same for a single message."""


class _Mentions(Visitor):
    """What a message speaks of: its variables, and the messages and terms it contains."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.contains: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.contains.add(node.id.name)


@cache
def entries(language: str, files: tuple[str, ...] = FILES) -> list[ast.EntryType]:
    folder = resources.files("boriken.locale").joinpath(language)
    texts = [folder.joinpath(file).read_text(encoding="utf-8") for file in files]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def ids(language: str, *files: str) -> list[str]:
    """The messages of some files."""
    return [entry.id.name for entry in entries(language, files) if isinstance(entry, ast.Message)]


def tried(language: str) -> dict[str, set[str]]:
    """The messages that are tried here with all arguments; those of the page and of --help elsewhere."""
    elsewhere = ("board.ftl", "table.ftl", "start.ftl", "afterwards.ftl", "learn.ftl", "chat.ftl", "help.ftl")
    here = ids(language, *(file for file in FILES if file not in elsewhere))
    return {id: variables(language)[id] for id in here}


@cache
def variables(language: str) -> dict[str, set[str]]:
    """Every message of a language with its variables, also those of the messages it contains."""
    mentions: dict[str, _Mentions] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            mentions[entry.id.name] = found = _Mentions()
            found.visit(entry)

    def of(id: str) -> set[str]:
        return mentions[id].variables.union(*(of(part) for part in mentions[id].contains))

    return {id: of(id) for id in mentions}


def samples(id: str, names: set[str]) -> Iterator[dict[str, str | int]]:
    """Arguments for the variables of a message: every value of each, and every two numbers together."""
    values = {name: OWN_SAMPLES.get(id, {}).get(name, SAMPLES[name]) for name in names}
    first: dict[str, str | int] = {name: values[name][0] for name in names}
    yield first
    for name in sorted(names):
        for value in values[name]:
            yield {**first, name: value}
    for one, other in itertools.combinations(sorted(names & set(_COUNTED)), 2):
        for pair in itertools.product(NUMBERS, NUMBERS):
            yield {**first, **dict(zip((one, other), pair, strict=True))}
