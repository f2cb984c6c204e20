"""The worked examples as they are shown: every moment told, in every language, as each edition plays it."""

import pytest

from boriken import rulebook
from boriken.catalog.names import LANGUAGES
from boriken.engine.options import EDITIONS
from boriken.rulebook.examples import all_examples, examples_of


def test_every_example_belongs_to_a_rule() -> None:
    assert all_examples()
    assert [rule for rule in all_examples() if rule not in rulebook.identifiers()] == []
    assert set(all_examples()) == {rule for rule in rulebook.identifiers() if rule.startswith("X-")}


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


# --- Puertomas -------------------------------------------------------------------------------------------


def test_a_puertoma_takes_a_role_filter_by_filter() -> None:
    [example] = examples_of("X-PUE-2", "en", "special")
    weighing = [moment for moment in example.moments if moment.weighed is not None]
    assert [moment.weighed for moment in weighing] == [
        ["settler", "mayor", "builder"],
        ["settler", "mayor"],
        ["settler"],
    ]
    assert [moment.told for moment in weighing] == [
        ["Profitable for B: Planter, Recruiter, Builder."],
        ["First filter, one arrow from the marker: Planter, Recruiter."],
        ["Second filter, most coins on the card: Planter."],
    ]
    for moment in weighing:
        assert moment.view["cards"]["settler"] == {"coins": 1, "seat": None}
    taken = example.moments[example.moments.index(weighing[-1]) + 1]
    assert taken.told == ["B chooses the Planter and takes 1 coin."]
    assert taken.view["cards"]["settler"] == {"coins": 0, "seat": 1}


def test_what_a_puertoma_does_is_told_with_its_reason_and_seen_at_once() -> None:
    [example] = examples_of("X-PUE-2", "en", "special")
    chosen, acted, followed = example.moments[-3:]
    assert acted.told == [
        "B takes a corn estate.",
        "It had exactly one of this kind.",
        "The action marker moves to the Planter.",
    ]
    assert followed.told == ["C takes a coffee estate.", "It is the best kind it has room for."]
    markers = [moment.view["puertoma"]["action"] for moment in (chosen, acted, followed)]
    assert markers == ["builder", "settler", "settler"]
    corn = [moment.view["seats"][1]["island"]["corn"]["tiles"] for moment in (chosen, acted, followed)]
    assert corn == [1, 2, 2]
    assert ["coffee" in moment.view["seats"][2]["island"] for moment in (acted, followed)] == [False, True]


def test_a_filter_that_leaves_nothing_is_skipped_and_the_marker_stays() -> None:
    [example] = examples_of("X-PUE-3", "en", "special")
    weighed = [moment.weighed for moment in example.moments if moment.weighed is not None]
    assert weighed == [["settler", "builder"], ["settler", "builder"], ["builder"]]
    told = [sentence for moment in example.moments for sentence in moment.told]
    assert "First filter, one arrow from the marker: no role would be left, so it is skipped." in told
    assert told[-2:] == [
        "The action marker stays: no arrow leads from the Craftsman to the Builder.",
        "C builds nothing: it cannot afford any building it has room for.",
    ]
    assert {moment.view["puertoma"]["action"] for moment in example.moments} == {"craftsman"}


def test_what_all_do_alike_is_one_moment() -> None:
    [example] = examples_of("X-PUE-1", "en", "special")
    assert [moment.view["worker_ship"] for moment in example.moments] == [4, 4, 0, 0, 5]
    placed = example.moments[-2].told
    assert [sentence[0] for sentence in placed if " puts " in sentence] == ["A", "B", "C", "D"]


def test_an_edition_without_puertomas_tells_in_its_words_how_another_plays_them() -> None:
    [classic], [special] = (examples_of("X-PUE-2", "en", edition) for edition in ("classic", "special"))
    assert classic.moments[2].told == ["Profitable for B: Settler, Mayor, Builder."]
    assert [moment.weighed for moment in classic.moments] == [moment.weighed for moment in special.moments]
