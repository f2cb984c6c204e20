"""Drawing the goals of the festivals (FES-1, FES-2, FES-3, CAR-1)."""

from collections import Counter
from typing import Any

import pytest

from boriken import Game
from boriken.catalog.festival import CARD_IDS
from tests.games import words

GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
BEIGE_OF_ROW_3 = {"factory", "university", "harbor", "wharf"}
NEW_OF_ROW_3 = {"lighthouse", "specialty_factory", "library", "union_hall"}
PRODUCTION_OF_ROW_3 = {"tobacco": "tobacco_storage", "coffee": "coffee_roaster"}
LARGE = {"guild_hall", "residence", "fortress", "customs_house", "city_hall"}


def start(edition: str, players: int, seed: int, *expansions: str) -> Any:
    draft = (
        "chance" if "new_buildings" in expansions or (edition == "special" and "nobles" in expansions) else ""
    )
    return words(Game.new(edition, players, seed, expansions=expansions, draft=draft or "players").state)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", ["classic", "1897", "special"])
def test_the_three_goals(edition: str, players: int) -> None:
    """FES-1: a plantation, three barrels with repeats, a building. FES-3: all out of the supply."""
    plantations: Counter[str] = Counter()
    barrels: Counter[str] = Counter()
    with_repeats = 0
    games = 300
    for seed in range(games):
        data = start(edition, players, seed, "festival")
        a, b, c = data["goals"]
        assert [goal["card"] for goal in data["goals"]] == [
            "specialist",
            "carnival_cocktail",
            "pioneer_toast",
        ]
        plantations.update(a["plantations"])
        barrels.update(b["goods"])
        with_repeats += len(set(b["goods"])) < 3
        assert len(a["plantations"]) == 1
        assert len(b["goods"]) == 3
        box = dict(zip(GOODS, [8, 9, 9, 7, 7] if players == 2 else [10, 11, 11, 9, 9], strict=True))
        box = {good: number - b["goods"].count(good) for good, number in box.items()}
        assert data["supply"] == box
        tiles = sum(data["pile"].values()) + sum(data["face_up"].values())
        assert tiles == (35 - 2 if players == 2 else 50 - 4) - 1
        assert c["set_aside"] == (players > 2)
    assert set(plantations) == set(barrels) == set(GOODS)
    assert all(games // 5 - 30 < number < games // 5 + 30 for number in plantations.values())
    assert games // 4 < with_repeats < games * 3 // 4


def goal_buildings(edition: str, players: int, *expansions: str) -> list[tuple[str, list[str], str]]:
    """Kind of (a), kinds of (b), building of (c), in many games."""
    found = []
    for seed in range(300):
        data = start(edition, players, seed, *expansions)
        a, b, c = data["goals"]
        found.append((a["plantations"][0], b["goods"], c["building"]))
    return found


def test_goal_c_in_1897() -> None:
    """FES-2: not a production building of the kind in (a)."""
    goals = goal_buildings("1897", 4, "festival")
    assert {building for _, _, building in goals} == BEIGE_OF_ROW_3 | set(PRODUCTION_OF_ROW_3.values())
    assert all(PRODUCTION_OF_ROW_3.get(kind) != building for kind, _, building in goals)
    assert any(building in [PRODUCTION_OF_ROW_3.get(good) for good in b] for _, b, building in goals)


def test_goal_c_in_classic() -> None:
    """FES-2: not a production building of a kind in (b)."""
    goals = goal_buildings("classic", 4, "festival")
    assert {building for _, _, building in goals} == BEIGE_OF_ROW_3 | set(PRODUCTION_OF_ROW_3.values())
    assert all(building not in [PRODUCTION_OF_ROW_3.get(good) for good in b] for _, b, building in goals)
    assert any(PRODUCTION_OF_ROW_3.get(kind) == building for kind, _, building in goals)


def test_goal_c_in_special() -> None:
    """FES-2: beige ones."""
    goals = goal_buildings("special", 3, "festival")
    counts = Counter(building for _, _, building in goals)
    assert set(counts) == BEIGE_OF_ROW_3
    assert all(45 < number < 105 for number in counts.values())


@pytest.mark.parametrize("edition", ["classic", "1897", "special"])
@pytest.mark.parametrize("players", [2, 4])
def test_the_jeweler_is_eligible_everywhere(edition: str, players: int) -> None:
    """FES-2"""
    goals = goal_buildings(edition, players, "festival", "nobles")
    buildings = {building for _, _, building in goals}
    assert {"jeweler", "villa"} <= buildings
    if edition == "special":
        assert buildings == {*BEIGE_OF_ROW_3, "jeweler", "villa"}


@pytest.mark.parametrize("edition", ["classic", "1897", "special"])
def test_only_buildings_in_the_game_are_goals(edition: str) -> None:
    """FES-1: drawn after the buildings are known."""
    seen = set()
    for seed in range(200):
        data = start(edition, 3, seed, "festival", "new_buildings")
        building = data["goals"][2]["building"]
        seen.add(building)
        copies = 3 if building in PRODUCTION_OF_ROW_3.values() else 2
        assert data["buildings"][building] == copies - 1
    assert seen >= BEIGE_OF_ROW_3 | NEW_OF_ROW_3


def test_goals_wait_for_the_draft() -> None:
    """FES-1: nothing is drawn and nothing turned up before the buildings are known."""
    game = Game.new("special", 3, 5, expansions=["new_buildings", "festival"])
    while game.decision == "draft":
        assert words(game.state)["goals"] == []
        assert words(game.state)["face_up"] == {}
        game.play(game.legal_actions()[0])
    assert len(words(game.state)["goals"]) == 3
    assert sum(words(game.state)["face_up"].values()) == 4


@pytest.mark.parametrize("players", [2, 5])
def test_three_of_twelve_cards(players: int) -> None:
    """CAR-1: what each card draws, and that what shows it is out of the supply."""
    drawn: Counter[str] = Counter()
    orders = set()
    for seed in range(400):
        data = start("special", players, seed, "festival_cards")
        cards = [goal["card"] for goal in data["goals"]]
        assert len(set(cards)) == 3
        drawn.update(cards)
        orders.add(tuple(cards))
        goods = [good for goal in data["goals"] for good in goal["goods"]]
        tiles = [kind for goal in data["goals"] for kind in goal["plantations"]]
        assert sum(data["supply"].values()) == (40 if players == 2 else 50) - len(goods)
        in_box = 35 if players == 2 else 50
        assert sum(data["pile"].values()) + sum(data["face_up"].values()) == in_box - players - len(tiles)
        for goal in data["goals"]:
            check_card(goal, players)
    assert set(drawn) == set(CARD_IDS)
    assert all(60 < number < 140 for number in drawn.values())
    assert len(orders) > 200


def check_card(goal: Any, players: int) -> None:
    """CAR-1: the column "draws"."""
    goods, plantations, building = {
        "harvest_weighing": (1, 0, ""),
        "carnival_cocktail": (3, 0, ""),
        "closing_time": (1, 0, ""),
        "specialist": (0, 1, ""),
        "farm_fair": (2, 2, ""),
        "festival_delivery": (2, 0, ""),
        "twin_farmers": (0, 2, ""),
        "two_baskets": (2, 0, ""),
        "solemn_departure": (1, 0, ""),
        "pioneer_toast": (0, 0, "row 3"),
        "inauguration": (0, 0, "large"),
        "traditional_departure": (1, 0, ""),
    }[goal["card"]]
    assert len(goal["goods"]) == goods
    assert len(goal["plantations"]) == len(set(goal["plantations"])) == plantations
    if goal["card"] in ("festival_delivery", "two_baskets"):
        assert len(set(goal["goods"])) == 2
    if building == "row 3":
        assert goal["building"] in BEIGE_OF_ROW_3
        assert goal["set_aside"] == (players > 2)
    elif building == "large":
        assert goal["building"] in LARGE
        assert not goal["set_aside"]  # RUL-26
    else:
        assert goal["building"] is None


def test_goods_of_a_card_may_repeat_where_it_says_so() -> None:
    """CAR-1: on carnival_cocktail and farm_fair."""
    repeats = set()
    for seed in range(400):
        for goal in start("special", 4, seed, "festival_cards")["goals"]:
            if len(set(goal["goods"])) < len(goal["goods"]):
                repeats.add(goal["card"])
    assert repeats == {"carnival_cocktail", "farm_fair"}
