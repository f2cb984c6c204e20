"""Rules are found by the words of one's language and edition, with or without accents, and by other names."""

import pytest

from boriken import rulebook
from boriken.catalog.names import LANGUAGES
from boriken.rulebook.searching import names_of


def found(words: str, language: str = "en", edition: str = "1897") -> list[str]:
    return [rule.id for rule in rulebook.search(words, language, edition)]


@pytest.mark.parametrize("edition", ["classic", "1897", "special"])
def test_every_name_of_a_role_leads_to_its_chapter(edition: str) -> None:
    """Both "mayor" and "recruiter", whatever the edition calls it."""
    for words in ("mayor", "Recruiter", "RECRUITER first"):
        assert "MAY-2" in found(words, edition=edition)
    assert "MAY-5" in found("mayor", edition=edition)  # its chapter alone is about it


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_found_in_every_language(language: str) -> None:
    for name in names_of("wharf", language):
        assert "WHA-1" in found(name, language)
    assert "WHA-1" in found("wharf", language)


def test_accents_do_not_matter() -> None:
    assert found("Bohío") == found("bohio") != []
    assert "HUT-1" in found("Builder's Yard")
    assert "HUT-1" in found("builder’s yard")


def test_all_words_must_occur() -> None:
    assert found("private zeppelin") == found("") == []
    assert set(found("private ship")) == set(found("private")) & set(found("ship"))
