"""Names by edition and language."""

from __future__ import annotations

import pytest

from boriken import EDITIONS
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.names import LANGUAGES, name
from boriken.engine.ids import CARD_NAMES, FIELD_NAMES


@pytest.mark.parametrize(
    ("thing", "edition", "language", "expected"),
    [
        ("indigo", "classic", "en", "Indigo"),
        ("indigo", "1897", "en", "Fruit"),
        ("mayor", "1897", "en", "Recruiter"),
        ("mayor", "classic", "it", "Caposquadra"),
        ("university", "1897", "fr", "École"),
        ("prospector 2", "classic", "en", "Prospector 2"),
        # RUL-37: the special edition has the 1897 names; classic is translated where the books do not.
        ("university", "special", "es", "Escuela"),
        ("university", "classic", "es", "Universidad"),
    ],
)
def test_names(thing: str, edition: str, language: str, expected: str) -> None:
    assert name(thing, edition, language) == expected


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_game_has_a_name(edition: str, language: str) -> None:
    for thing in (*BUILDING_NAMES, *CARD_NAMES, *FIELD_NAMES):
        assert name(thing, edition, language)


@pytest.mark.parametrize(("thing", "language"), [("corn", "xx"), ("wheat", "en")])
def test_what_has_no_name_is_one_sentence(thing: str, language: str) -> None:
    with pytest.raises(LookupError, match=r"'(xx|wheat)'.*\.$"):
        name(thing, "1897", language)
