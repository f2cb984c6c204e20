"""What random games see, and the styles that let them see more."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from boriken import Game
from boriken.arena.coverage import NEEDS, PEOPLE_ALONE, VOLUNTARY_CAPTAIN, Seen, Watcher
from boriken.arena.styles import draw_styles
from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.engine.actions import ACTIONS
from boriken.engine.events import EVENT_KINDS
from boriken.engine.options import EXPANSIONS, PUERTOMA, everything


def watch(seed: int, edition: str = "special", expanded: bool = True) -> Seen:
    """A game in the style of its seed, without checks."""
    names = everything(edition) if expanded else ()
    draft = "chance" if expanded else "players"
    game = Game.new(edition, 2 + seed % 4, seed, expansions=names, draft=draft, any_order=False)
    watcher = Watcher(game)
    chance = random.Random(seed)
    styles = draw_styles(chance, game.players)
    while not game.over:
        choices = game.state.choices
        weights = styles[game.turn or 0]
        game.play(chance.choices(choices, [weights[choice] for choice in choices])[0])
    return watcher.finish(game)


@pytest.mark.slow
def test_games_in_all_styles_see_everything() -> None:
    total = Seen()
    for seed in range(400):
        total.add(watch(seed))
    missing = {name: things for name, things in total.missing().items() if name not in ("endings", "events")}
    assert missing == {}
    assert set(total.achievements) == set(ACHIEVEMENT_NAMES)


def test_the_base_game_misses_nothing_of_expansions() -> None:
    total = Seen()
    for seed in range(80):
        total.add(watch(seed, "classic", expanded=False))
    assert set(total.missing()) <= {"buildings", "effects"}
    assert total.expansions == Counter({"base": 80, PEOPLE_ALONE: 80})


def test_what_is_missing_is_named() -> None:
    missing = Seen(expansions=Counter({"buccaneer": 1, PEOPLE_ALONE: 1})).missing()
    assert missing["buccaneer"] == ["piracy", "loot", "raid", "kidnap", "pass"]
    assert "kidnapped" in missing["events"]
    assert "forest_placed" not in missing["events"]
    assert "villa" not in missing["buildings"]
    assert set(missing) == {"endings", "events", "buildings", "effects", "buccaneer"}


def test_pue_20_pue_22_what_puertomas_leave_out_is_not_missing() -> None:
    seen = Seen(expansions=Counter({"buccaneer": 1, "festival_cards": 1, PUERTOMA: 1}))
    missing = seen.missing()
    assert missing["buccaneer"] == ["piracy", "loot", "raid", "pass"]
    assert {"kidnapped", "ransom_paid", "kidnapped_role_played"}.isdisjoint(missing["events"])
    assert "festival_delivery" not in missing["goals"]
    seen.expansions[PEOPLE_ALONE] = 1
    assert "kidnapped" in seen.missing()["events"]
    assert "festival_delivery" in seen.missing()["goals"]


def test_needs_name_events_and_expansions() -> None:
    assert set(NEEDS) <= {kind.name for kind in EVENT_KINDS}
    assert {name for names in NEEDS.values() for name in names.split()} <= {
        *EXPANSIONS,
        PUERTOMA,
        VOLUNTARY_CAPTAIN,
    }


@pytest.mark.parametrize("seed", range(20))
def test_styles_leave_every_action_possible(seed: int) -> None:
    for weights in draw_styles(random.Random(seed), 5):
        assert len(weights) == ACTIONS
        assert min(weights) > 0
