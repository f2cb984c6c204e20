"""The worked examples as they are shown: every moment told, in every language, as each edition plays it."""

import pytest

from boriken import rulebook
from boriken.catalog.names import LANGUAGES
from boriken.engine.options import EDITIONS
from boriken.rulebook.examples import all_examples, examples_of


def test_every_example_belongs_to_a_rule() -> None:
    assert all_examples()
    assert [rule for rule in all_examples() if rule not in rulebook.identifiers()] == []
    drawn = {rule for rule in rulebook.identifiers() if rule.startswith("X-") and "PUE" not in rule}
    assert set(all_examples()) == drawn


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_ends_with_something_told(language: str, edition: str) -> None:
    for rule in all_examples():
        for example in examples_of(rule, language, edition):
            assert all(moment.told for moment in example.moments[1:]), example.name
            assert example.moments[-1].told, example.name


def test_an_example_tells_what_happens_move_by_move() -> None:
    [loading, _] = examples_of("X-CAP-1", "en", "classic")
    [], [first], [second] = (moment.told for moment in loading.moments[:3])
    assert "Captain" in first
    assert second.startswith("A loads 6 barrels of sugar ")
    before, after = loading.moments[0].view["seats"][0], loading.moments[-1].view["seats"][0]
    assert (before["goods"], before["chips"]) == ({"corn": 2, "sugar": 6}, 0)
    assert (after["goods"], after["chips"]) == ({}, 9)


def test_what_a_large_building_scores_is_told() -> None:
    told = [example.moments[-1].told for example in examples_of("X-CUS-1", "en", "1897")]
    assert told == [
        ["A: the Customs House brings 7 VP at the end."],
        ["A: the Customs House brings 5 VP at the end."],
    ]


def test_a_rule_without_examples_has_none() -> None:
    assert examples_of("CAP-1", "en", "1897") == []
