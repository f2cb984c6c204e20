"""How near the end is (END-1)."""

from __future__ import annotations

from boriken.catalog.puertoma import LEVELS, PLACES_OF_LEVEL
from boriken.decisions import nearness
from boriken.engine.ids import CITY_SPACES
from boriken.engine.options import HUMAN, PUERTOMA, Options
from boriken.game import Game


def left(game: Game) -> dict[str, int]:
    return {near.reason: near.left for near in nearness(game.state)}


def test_workers_chips_and_the_fullest_city() -> None:
    game = Game.new(edition="1897", players=3, seed=1)
    assert left(game) == {"workers": 55, "chips": 75, "city": CITY_SPACES}
    game.state.seats[1].spaces = 9
    game.state.chips = 3
    assert left(game) == {"workers": 55, "chips": 3, "city": 3}


def test_with_nobles_workers_end_nothing() -> None:
    """NOB-2."""
    game = Game.new(edition="1897", players=3, expansions=["nobles"], seed=1)
    assert set(left(game)) == {"chips", "city"}


def test_a_puertoma_has_places_on_its_levels() -> None:
    """PUE-19."""
    options = Options("special", 2, seats=(HUMAN, PUERTOMA))
    assert left(Game.from_options(options, 1))["city"] == LEVELS * PLACES_OF_LEVEL
