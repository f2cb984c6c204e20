"""A field of the state, or an option, is one line of a table; a made-up one is there everywhere."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boriken.engine import fields as table
from boriken.engine.fields import NAMES, SEAT, STATE
from boriken.engine.seat import Seat
from boriken.engine.state import State
from tests.games import attributes
from tools.fields import ROOT, places, written

BEFORE_STATE = '    Field("gone_nobles"'
STATE_LINE = '    Field("wrecks", NUMBER, EXPANSIONS, RARE, "Wrecks off the coast."),\n'
BEFORE_SEAT = '    Field("noble_guests"'
SEAT_LINES = (
    '    Field("pearls", NUMBER, EXPANSIONS, RARE, "Pearls found."),\n'
    '    Field("letters", NUMBER, BASE, RARE, "Letters nobody else reads.", seen=OWNER),\n'
    '    Field("spices", COUNTS, EXPANSIONS, RARE, "Spices stored.", of="GOOD_NAMES"),\n'
)
BEFORE_OPTION = '    Option("voluntary"'
OPTION_LINE = '    Option("hurricanes", FLAG, False, RARE, "Whether storms blow."),\n'

SCRIPT = """
import json
from boriken import Game, Options
from boriken.engine.codec import state_from_json, state_to_json
from boriken.engine.invariants import problems
from boriken.engine.machine import advance
from boriken.engine.view import view
from boriken.env.fields import field_names
from boriken.env.observing import observe
from boriken.position import read_position, write_position
from boriken.rules.compiling import compile_rules
from boriken.scenario.facts import facts
from boriken.server.app import create_app
from boriken.server.settings import Settings

NEW = {"wrecks", "pearls", "letters", "spices"}

def read(data):
    state = state_from_json(data, compile_rules)
    advance(state)
    return state

game = Game.new(edition="special", players=3, seed=1, expansions=["buccaneer"])
state = game.state
plain = state_to_json(state)
state.wrecks = 3
state.seats[1].pearls = 4
state.seats[1].letters = 5
state.seats[1].spices[2] = 6
copy = state.clone()
other = state.clone()
other.seats[1].spices[2] = 7
data = state_to_json(state)
text = write_position(state)
words = {key: str(value) for key, value in facts(game).items()}
seen = dict(zip(field_names(state.rules.options), observe(state, 0)))
shapes = create_app(Settings()).openapi()["components"]["schemas"]
calm, stormy = Options(players=3), Options(players=3, hurricanes=True)
there = read_position(write_position(Game.from_options(stormy, seed=1).state))
below = state.clone()
below.wrecks = -1
print(json.dumps({
    "clone": copy.same_as(state), "independent": not other.same_as(state),
    "compared": not read(plain).same_as(state),
    "absent": sorted({*plain, *plain["seats"][1]} & NEW),
    "json": [data["wrecks"], *(data["seats"][1][key] for key in ("pearls", "letters", "spices"))],
    "read": read(data).same_as(state), "reread": read(plain).wrecks,
    "text": [line for line in text.splitlines() if line.split(" ")[0] in NEW],
    "position": read_position(text).same_as(state),
    "facts": [words[key] for key in ("wrecks", "B.pearls", "B.letters", "B.spices", "B.spices.sugar")],
    "observed": [seen["wrecks"], seen["seat 1 pearls"], "seat 1 letters" in seen],
    "view": [view(state, seat)["seats"][1]["letters"] for seat in (0, 1)],
    "shapes": [shapes["BoardsView"]["properties"]["wrecks"], shapes["SeatView"]["properties"]["letters"]],
    "option": [stormy.to_json()["hurricanes"], "hurricanes" in Options().to_json(), stormy == calm],
    "option read": Options.from_json(stormy.to_json()) == stormy == there.rules.options,
    "option shape": shapes["OptionsShape"]["properties"]["hurricanes"],
    "problems": [problems(state), problems(below)],
}))
"""


def test_everything_is_written_as_the_table_says() -> None:
    """``python3 tasks.py fields`` after a change of the table."""
    found = places(ROOT)
    assert len(found) >= 9
    for path in found:
        assert written(path) == path.read_text(encoding="utf-8"), path.name


def test_the_table_is_that_of_the_classes() -> None:
    for kind, fields in ((State, STATE), (Seat, SEAT)):
        assert sorted(field.name for field in fields) == sorted(attributes(kind))


@pytest.mark.parametrize("fields", [STATE, SEAT], ids=["state", "seat"])
def test_every_line_of_the_table_makes_sense(fields: tuple[table.Field, ...]) -> None:
    for field in fields:
        needs_names = field.kind in (table.COUNTS, table.MASK, table.CHOICE)
        assert (field.of in NAMES) == needs_names, field.name
        has_own_words = field.kind in (table.BITS, table.LIST, table.SHARED, table.PARTS)
        assert bool(field.shape) == (has_own_words and field.told != table.UNTOLD), field.name
        assert field.seen == table.EVERYBODY or fields is SEAT, field.name


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a copy of the project with made-up lines says of itself."""
    folder = tmp_path_factory.mktemp("made-up-fields")
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / "src" / "boriken", folder / "src" / "boriken", ignore=compiled)
    (folder / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "notation.md", folder / "docs")
    for file, line, more in (
        ("fields.py", BEFORE_STATE, STATE_LINE),
        ("fields.py", BEFORE_SEAT, SEAT_LINES),
        ("agreements.py", BEFORE_OPTION, OPTION_LINE),
    ):
        path = folder / "src" / "boriken" / "engine" / file
        path.write_text(path.read_text(encoding="utf-8").replace(line, more + line), encoding="utf-8")
    run(folder, str(ROOT / "tools" / "fields.py"), str(folder))
    answer: dict[str, Any] = json.loads(run(folder, "-c", SCRIPT))
    answer["listing"] = (folder / "docs" / "notation.md").read_text(encoding="utf-8")
    return answer


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_made_up_field_is_copied_and_compared(found: dict[str, Any]) -> None:
    assert found["clone"]
    assert found["independent"]
    assert found["compared"]


def test_it_is_written_down_and_read_back(found: dict[str, Any]) -> None:
    assert found["json"] == [3, 4, 5, {"sugar": 6}]
    assert found["read"]
    assert found["text"] == ["wrecks = 3", "letters = 5", "pearls = 4", 'spices = "6 sugar"']
    assert found["position"]


def test_what_was_written_before_it_still_reads(found: dict[str, Any]) -> None:
    assert found["absent"] == []
    assert found["reread"] == 0


def test_it_can_be_expected_and_is_observed(found: dict[str, Any]) -> None:
    assert found["facts"] == ["3", "4", "5", "6 sugar", "6"]
    assert found["observed"] == [3, 4, False]


def test_others_do_not_see_what_is_for_its_owner(found: dict[str, Any]) -> None:
    assert found["view"] == [None, 5]


def test_it_is_described(found: dict[str, Any]) -> None:
    wrecks, letters = found["shapes"]
    assert wrecks["type"] == "integer"
    assert {"type": "null"} in letters["anyOf"]
    assert "| `wrecks` | Wrecks off the coast | a number | 0 |" in found["listing"]
    assert "| `pearls` | Pearls found | a number | 0 |" in found["listing"]


def test_it_may_not_be_below_0(found: dict[str, Any]) -> None:
    assert found["problems"] == [[], ["A common number is negative."]]


def test_a_made_up_option_is_agreed_on_and_written_down(found: dict[str, Any]) -> None:
    assert found["option"] == [True, False, False]
    assert found["option read"]
    assert found["option shape"] == {"type": "boolean", "description": "Whether storms blow."}
