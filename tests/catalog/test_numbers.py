"""The numbers in the code are the rows of the data files."""

from types import ModuleType

import pytest

from boriken import rulebook
from boriken.bots.powers import MEASURE_NAMES
from boriken.catalog import achievements, buildings, festival
from boriken.catalog.tables import read_table
from boriken.engine import points
from boriken.engine.actions import NOBLE_POSTS, POSTS
from boriken.engine.events import EVENT_KINDS
from boriken.engine.ids import CARD_NAMES
from boriken.engine.points import POINT_NAMES


@pytest.mark.parametrize(
    ("table", "module"),
    [("achievements", achievements), ("festival_cards", festival)],
)
def test_every_row_has_its_number(table: str, module: ModuleType) -> None:
    for number, row in enumerate(read_table(table)):
        assert getattr(module, row["id"].upper()) == number


def test_the_buildings_the_program_speaks_of_have_their_numbers() -> None:
    constants = {name for name in vars(buildings) if name.lower() in buildings.BUILDING_NUMBERS}
    assert len(constants) >= 45
    for name in constants:
        assert getattr(buildings, name) == buildings.BUILDING_NUMBERS[name.lower()]


def test_no_row_is_missing() -> None:
    assert len(read_table("achievements")) == achievements.ACHIEVEMENTS
    assert len(read_table("festival_cards")) == festival.FESTIVAL_CARDS


def test_every_rule_point_has_its_number() -> None:
    for number, name in enumerate(POINT_NAMES):
        assert getattr(points, name.upper()) == number


def test_every_power_is_at_a_point() -> None:
    for building in buildings.BUILDINGS:
        assert building.powers.keys() <= set(POINT_NAMES)


def test_records_speak_of_rules_events_and_measures_that_exist() -> None:
    names = {kind.name for kind in EVENT_KINDS}
    for building in buildings.BUILDINGS:
        assert set(building.shows) <= names, building.id
        assert building.good >= 0 or rulebook.rule(building.rule) is not None, building.id
        if building.worth is not None:
            assert building.worth.role in CARD_NAMES
            assert building.worth.grows_with in MEASURE_NAMES


def test_posts_are_counted() -> None:
    assert len(NOBLE_POSTS) == POSTS
