"""Write web/tests/fixtures/compound.json: decisions that come in parts, as the engine asks for them.

Random games are played; wherever a seat places workers, stores, ships, hands over or puts people on circles,
the position before, the actions asked for and the board after are noted. The planners of the web table must
come to the same actions.

Run it from the project's root: ``PYTHONPATH=src python3 web/tools/make_fixtures.py``.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from boriken import Game
from boriken.catalog.buildings import BUILDINGS, Building
from boriken.cli.views import view_of
from boriken.engine.ids import GOOD_NAMES, NO_GOOD

TARGET = Path(__file__).parents[1] / "tests" / "fixtures" / "compound.json"
KINDS = {
    "place": ("place", "nobles"),
    "nobles": ("nobles",),
    "storage": ("storage",),
    "captain": ("captain", "small wharf"),
    "small wharf": ("small wharf",),
    "royal supplier": ("royal supplier",),
    "black market": ("black market",),
    "raid": ("raid",),
    "reward": ("reward",),
}
WANTED = 12
"""Samples of each kind."""
ALL = ("new_buildings", "nobles", "buccaneer", "festival_cards", "achievements")


def main() -> None:
    chance = random.Random(11)
    found: dict[str, list[dict[str, object]]] = {kind: [] for kind in KINDS}
    seed = 0
    while any(len(samples) < WANTED for samples in found.values()) and seed < 400:
        seed += 1
        expansions = ALL if seed % 4 else ()
        draft = "chance" if expansions else "players"
        game = Game.new(
            edition="special", players=2 + seed % 4, seed=seed, expansions=expansions, draft=draft,
            ask_forced=seed % 5 == 0, any_order=False,
        )  # fmt: skip
        play(game, chance, found)
    facts = [facts_of(building) for building in BUILDINGS]
    TARGET.write_text(json.dumps({"buildings": facts, "samples": found}, separators=(",", ":")) + "\n")
    print({kind: len(samples) for kind, samples in found.items()}, TARGET.stat().st_size)


def facts_of(building: Building) -> dict[str, object]:
    """As the server's catalogue lists it."""
    return {
        "id": building.id,
        "expansion": building.expansion,
        "group": building.group,
        "cost": building.cost,
        "points": building.vp,
        "row": building.row,
        "circles": building.circles,
        "spaces": building.spaces,
        "good": None if building.good == NO_GOOD else GOOD_NAMES[building.good],
    }


def play(game: Game, chance: random.Random, found: dict[str, list[dict[str, object]]]) -> None:
    while game.turn is not None:
        kind = game.decision or ""
        actions = [str(action) for action in game.legal_actions()]
        if kind == "captain" and not any(action.startswith("send") for action in actions):
            game.play(chance.choice(actions))
            continue
        if kind == "captain":
            actions = [action for action in actions if action.startswith("send")]
        if kind not in KINDS or len(found[kind]) >= WANTED:
            game.play(chance.choice(game.legal_actions()))
            continue
        found[kind].append(follow(game, kind, actions, chance))


def follow(game: Game, kind: str, actions: list[str], chance: random.Random) -> dict[str, object]:
    seat = game.turn or 0
    view = view_of(game, seat)
    asked: list[str] = []
    choices = actions
    while game.turn == seat and game.decision in KINDS[kind] and (not asked or game.decision != "captain"):
        action = chance.choice(actions)
        if action == "pass" and len(actions) > 1 and chance.random() < 0.6:
            action = chance.choice(actions)
        game.play(action)
        asked.append(action)
        actions = [str(legal) for legal in game.legal_actions()]
        if kind == "storage" and asked[-1] == "pass":
            break
    after = view_of(game, seat)
    ship = {"workers": view["worker_ship"], "nobles": view.get("ship_nobles", 0)}
    mine = after["seats"][seat]
    return {
        "ask_forced": game.state.rules.ask_forced,
        "number": seat,
        "seat": view["seats"][seat],
        "frames": view["frames"],
        "ship": ship,
        "choices": choices,
        "actions": asked,
        "after": {"island": mine["island"], "city": mine["city"], "workers": mine["workers"]},
    }


if __name__ == "__main__":
    main()
