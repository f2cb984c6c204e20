"""Which expansions and variants go together; every other combination is refused in one sentence."""

import itertools
from typing import Any

import pytest

from boriken import BadOptions, Game, Options
from boriken.engine.options import EXPANSIONS, VARIANTS
from tests.games import is_one_sentence

EDITIONS = ("classic", "1897", "special")


def refusal(**options: Any) -> str:
    with pytest.raises(BadOptions) as refused:
        Options(**options)
    assert is_one_sentence(str(refused.value))
    return str(refused.value)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"expansions": ["pirates"]}, "Unknown expansion “pirates”"),
        ({"variants": ["pirates"]}, "Unknown variant “pirates”"),
        ({"draft": "auction"}, "Unknown draft “auction”: choose one of players, chance, given."),
        (
            {"edition": "special", "expansions": ["festival", "festival_cards"]},
            "choose one of the two (CAR-1).",
        ),
        ({"edition": "classic", "expansions": ["festival_cards"]}, "belongs to the Special Edition"),
        ({"edition": "1897", "expansions": ["festival_cards"]}, "belongs to the Special Edition"),
        ({"edition": "classic", "expansions": ["achievements"]}, "belongs to the Special Edition"),
        ({"edition": "1897", "expansions": ["achievements"]}, "belongs to the Special Edition"),
        ({"variants": ["jeweler_cap"]}, "needs the expansion “Citizens” (VAR-3)"),
        ({"edition": "special", "variants": ["villa_or_jeweler"]}, "needs the expansion “Citizens” (VAR-4)"),
        (
            {"edition": "classic", "expansions": ["nobles"], "variants": ["villa_or_jeweler"]},
            "is only for “1897, Special Edition” (VAR-4)",
        ),
        (
            {"edition": "1897", "expansions": ["new_buildings", "nobles"], "variants": ["villa_or_jeweler"]},
            "is only for “1897, Special Edition” (VAR-4)",
        ),
        ({"variants": ["hacienda_or_forest_house"]}, "needs the expansion “New Buildings” (VAR-5)"),
        (
            {"edition": "special", "expansions": ["nobles"], "variants": ["hacienda_or_forest_house"]},
            "needs the expansion “New Buildings” (VAR-5)",
        ),
        (
            {"edition": "special", "variants": ["achievement_draft"]},
            "needs the expansion “Achievements” (ACH-2)",
        ),
        ({"draft": "chance"}, "nothing is drafted"),
        ({"draft": "given", "buildings": ["wharf"]}, "nothing is drafted"),
        ({"edition": "classic", "expansions": ["nobles"], "draft": "chance"}, "nothing is drafted"),
        ({"edition": "1897", "expansions": ["nobles"], "draft": "chance"}, "nothing is drafted"),
        ({"expansions": ["new_buildings"], "draft": "given"}, "Name the buildings if, and only if"),
        ({"expansions": ["new_buildings"], "buildings": ["wharf"]}, "Name the buildings if, and only if"),
    ],
)
def test_what_does_not_go_together(options: dict[str, Any], says: str) -> None:
    assert says in refusal(**options)


def possible(edition: str, expansions: tuple[str, ...], house_rules: bool) -> bool:
    """What docs/rules/expansions.md says at its top."""
    if "festival" in expansions and "festival_cards" in expansions:
        return False
    special = {"festival_cards", "achievements"} & set(expansions)
    return edition == "special" or house_rules or not special


@pytest.mark.parametrize("house_rules", [False, True])
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_set_of_expansions_but_iv_with_v(edition: str, house_rules: bool) -> None:
    """CAR-1: V takes IV's place; V and VI exist in special only, elsewhere as a house rule."""
    for number in range(len(EXPANSIONS) + 1):
        for expansions in itertools.combinations(EXPANSIONS, number):
            if possible(edition, expansions, house_rules):
                options = Options(edition=edition, expansions=expansions, house_rules=house_rules)
                assert options.expansions == expansions
            else:
                refusal(edition=edition, expansions=expansions, house_rules=house_rules)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_possible_set_can_begin(edition: str, players: int) -> None:
    for number in range(len(EXPANSIONS) + 1):
        for expansions in itertools.combinations(EXPANSIONS, number):
            if possible(edition, expansions, house_rules=True):
                game = Game.new(edition, players, 3, expansions=expansions, house_rules=True)
                assert game.legal_actions()


def test_house_rules_play_with_the_special_cards() -> None:
    game = Game.new("classic", 3, 1, expansions=["festival_cards", "achievements"], house_rules=True)
    assert len(game.state.festival) == 3 * 8
    assert all(int(seat.cards).bit_count() == 4 for seat in game.state.seats)


def test_order_and_repeats_do_not_matter() -> None:
    first = Options(edition="special", expansions=["nobles", "buccaneer", "nobles"], variants=["corn_start"])
    second = Options(edition="special", expansions=["buccaneer", "nobles"], variants=["corn_start"])
    assert first == second
    assert hash(first) == hash(second)
    assert first != Options(edition="special", expansions=["buccaneer"], variants=["corn_start"])


def test_options_with_expansions_are_read_back() -> None:
    options = Options(
        edition="special",
        players=5,
        expansions=["new_buildings", "nobles", "festival_cards", "achievements"],
        variants=VARIANTS,
        draft="chance",
    )
    assert Options.from_json(options.to_json()) == options


@pytest.mark.parametrize(
    "data",
    [
        {"expansions": "nobles"},
        {"variants": None},
        {"draft": 1},
        {"buildings": {}},
        {"house_rules": "yes"},
        {"expansions": [1]},
    ],
)
def test_options_of_the_wrong_kind_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as refused:
        Options.from_json(data)
    assert is_one_sentence(str(refused.value))
