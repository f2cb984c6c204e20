"""The variants of the Special Edition (VAR-1 to VAR-5), for every rule set."""

import pytest

from boriken import Game
from tests.games import words

EDITIONS = ("classic", "1897", "special")


def builder(variants: list[str], coins: int) -> Game:
    game = Game.new("1897", 3, 1, variants=variants)
    game.state.seats[0].coins = coins
    game.play("builder")
    return game


def legal(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


@pytest.mark.parametrize(
    ("variants", "building", "cost"),
    [
        ([], "factory", 7),
        ([], "university", 8),
        (["cost_swap"], "factory", 8),
        (["cost_swap"], "university", 7),
        (["cost_swap"], "harbor", 8),
    ],
)
def test_cost_swap(variants: list[str], building: str, cost: int) -> None:
    """VAR-1; the builder pays a coin less."""
    assert f"build {building}" not in legal(builder(variants, cost - 2))
    game = builder(variants, cost - 1)
    game.play(f"build {building}")
    assert game.state.seats[0].coins == 0
    assert game.scores()[0].parts["buildings"] == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_corn_start(edition: str, players: int) -> None:
    """VAR-2: who starts with corn has a coin less, no matter who is governor."""
    coins = {2: 3, 3: 2, 4: 3, 5: 4}[players]
    for governor in range(players):
        for variants in ([], ["corn_start"]):
            seats = words(Game.new(edition, players, 1, variants=variants, governor=governor).state)["seats"]
            for seat in seats:
                has_corn = "corn" in seat["island"]
                assert seat["coins"] == coins - (1 if has_corn and variants else 0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("nobles", "variants", "coins"),
    [(2, "", 2), (3, "", 3), (5, "", 5), (2, "jeweler_cap", 2), (3, "jeweler_cap", 3), (5, "jeweler_cap", 3)],
)
def test_jeweler_cap(edition: str, nobles: int, variants: str, coins: int) -> None:
    """VAR-3: at most 3 coins in a phase."""
    game = Game.from_position(
        f"""
        edition = "{edition}"
        players = 3
        expansions = ["nobles"]
        variants = [{f'"{variants}"' if variants else ""}]
        [B]
        city = "jeweler 1"
        workers = {nobles - 1}
        nobles = {nobles}
        """
    )
    game.play("craftsman")
    assert game.state.seats[1].coins == coins


def test_jeweler_cap_is_for_each_phase() -> None:
    """VAR-3: the next phase pays again."""
    game = Game.from_position(
        """
        edition = "special"
        players = 3
        expansions = ["nobles"]
        variants = ["jeweler_cap"]
        [B]
        city = "jeweler 1"
        workers = 5
        nobles = 6
        """
    )
    for role in ("craftsman", "trader", "captain", "trader", "craftsman"):
        game.play(role)
    assert game.state.seats[1].coins == 6


@pytest.mark.parametrize("variants", [["cost_swap"], ["corn_start"], ["cost_swap", "corn_start"]])
@pytest.mark.parametrize("edition", EDITIONS)
def test_variants_of_the_base_game_need_no_expansion(edition: str, variants: list[str]) -> None:
    """VAR-1, VAR-2"""
    assert Game.new(edition, 4, 1, variants=variants).state.rules.options.variants == tuple(variants)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_pair_excluded_is_out_of_the_whole_game(edition: str) -> None:
    """VAR-5, and VAR-4 where both are drafted"""
    variants = ["hacienda_or_forest_house"] + (["villa_or_jeweler"] if edition == "special" else [])
    game = Game.new(edition, 3, 4, expansions=["new_buildings", "nobles"], variants=variants, draft="chance")
    stock = words(game.state)["buildings"]
    assert not (stock.get("hacienda", 0) and stock.get("forest_house", 0))
    if edition == "special":
        assert not (stock.get("villa", 0) and stock.get("jeweler", 0))
    else:
        assert stock["jeweler"] == 2
