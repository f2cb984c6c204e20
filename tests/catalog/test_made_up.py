"""A building, and an edition, are a record each: with a made-up one of both, everything plays on.

The package is copied and its data is added to, because compiled or not, numbers are read once.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import boriken

BUILDING = """
[observatory]
expansion = "base"
group = "beige_small"
cost = 1
vp = 2
row = 1
phase = "captain"
rule = "HAR-1"
powers = { load_points = 1 }
guests = "loading"
shows = ["loaded"]
worth = { role = "captain", grows_with = "kinds", points = 0.8 }
"""
BUILDING_NAMES = {"en": "Observatory", "it": "Osservatorio"}
"""Elsewhere the English name stands in."""
EDITION = """
[island]
names = "1897"
chips = [40, 50, 60, 70]
usual = true
expansions = ["festival_cards"]
puertomas = true

[island.rules]
settler_needs_room = "FLOW-2"
raided_workers_leave = "BUC-3"
"""

SCRIPT = """
import json, random
from boriken import EDITIONS, Game
from boriken.arena.coverage import Watcher
from boriken.engine.options import everything
from boriken.bots import make_bot
from boriken.catalog.editions import usual_edition
from boriken.catalog.names import name
from boriken.engine.actions import NUMBERS, TEXTS
from boriken.engine.invariants import problems
from boriken.server.routes.catalogue import _catalogue

chance = random.Random(1)
chips, broken, offered, built, effects, chosen = [], [], 0, 0, 0, []
for seed in range(12):
    game = Game.new(edition="island", players=3, seed=seed, expansions=["buccaneer"] if seed % 2 else [])
    watcher = Watcher(game)
    chips.append(int(game.state.chips))
    while not game.over:
        if "build observatory" in map(str, game.legal_actions()):
            offered += 1
            if len(chosen) < 6:
                known = game.determinize(game.turn, seed=1).state
                bot = make_bot(("greedy", "learned", "search")[len(chosen) % 3], seed=2)
                chosen.append(TEXTS[bot.choose(known, known.choices, budget=0.02)])
            game.play("build observatory")
        else:
            game.play(chance.choice(game.legal_actions()))
        broken += problems(game.state)
    seen = watcher.finish(game)
    built += seen.buildings["observatory"]
    effects += seen.effects["observatory"]
catalogue = json.loads(_catalogue())
print(json.dumps({
    "editions": list(EDITIONS), "chips": chips, "broken": broken, "offered": offered, "built": built,
    "effects": effects, "chosen": chosen, "name": name("observatory", "island", "it"),
    "building": next(one for one in catalogue["buildings"] if one["id"] == "observatory"),
    "catalogue": catalogue["editions"], "actions": len(NUMBERS),
    "usual": [usual_edition(False), usual_edition(True), Game.new().state.rules.options.edition],
    "everything": everything("island"),
}))
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a copy of the package with the two records says of itself."""
    folder = tmp_path_factory.mktemp("made-up")
    source = Path(boriken.__file__).parent
    compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(source, folder / "boriken", ignore=compiled)
    for file, more in (
        ("buildings.toml", BUILDING),
        ("editions.toml", EDITION),
        *(
            (f"languages/{language}/names.csv", f"observatory,,{name},,,,,")
            for language, name in BUILDING_NAMES.items()
        ),
    ):
        path = folder / "boriken" / "catalog" / "data" / file
        before = path.read_text(encoding="utf-8").replace("\nusual = true", "").rstrip()
        path.write_text(f"{before}\n{more}\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.slow
def test_random_games_are_played_with_both(found: dict[str, Any]) -> None:
    assert found["editions"] == ["classic", "1897", "special", "island"]
    assert set(found["chips"]) == {50}
    assert found["broken"] == []
    assert found["built"] >= 10
    assert found["effects"] > 0


def test_bots_are_offered_the_building_and_decide(found: dict[str, Any]) -> None:
    """The network has no weights for it, and plays on."""
    assert found["offered"] >= len(found["chosen"]) == 6


def test_the_page_is_told_of_both(found: dict[str, Any]) -> None:
    assert found["catalogue"] == found["editions"]
    assert found["name"] == "Osservatorio"
    building = found["building"]
    assert (building["cost"], building["points"], building["circles"], building["rule"]) == (1, 2, 1, "HAR-1")
    assert found["actions"] > 829


def test_what_is_played_if_none_is_named_follows_from_the_record(found: dict[str, Any]) -> None:
    assert found["usual"] == ["island"] * 3
    assert found["everything"] == ["new_buildings", "nobles", "buccaneer", "festival_cards"]
