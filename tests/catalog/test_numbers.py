"""The numbers in the code are the rows of the data files."""

from types import ModuleType

import pytest

from boriken.catalog import achievements, buildings, festival
from boriken.catalog.tables import read_table
from boriken.engine import points
from boriken.engine.actions import NOBLE_POSTS, POSTS
from boriken.engine.points import POINT_NAMES


@pytest.mark.parametrize(
    ("table", "module"),
    [("buildings", buildings), ("achievements", achievements), ("festival_cards", festival)],
)
def test_every_row_has_its_number(table: str, module: ModuleType) -> None:
    for number, row in enumerate(read_table(table)):
        assert getattr(module, row["id"].upper()) == number


def test_no_row_is_missing() -> None:
    assert len(read_table("buildings")) == buildings.KINDS_OF_BUILDING
    assert len(read_table("achievements")) == achievements.ACHIEVEMENTS
    assert len(read_table("festival_cards")) == festival.FESTIVAL_CARDS


def test_every_rule_point_has_its_number() -> None:
    for number, name in enumerate(POINT_NAMES):
        assert getattr(points, name.upper()) == number


def test_every_power_is_at_a_point() -> None:
    for row in read_table("powers"):
        assert row["building"] in buildings.BUILDING_NUMBERS
        assert row["point"] in POINT_NAMES


def test_posts_are_counted() -> None:
    assert len(NOBLE_POSTS) == POSTS
