"""Tables drawn at random: all kinds come up, and what is fixed stays."""

from __future__ import annotations

import random

import pytest

from boriken import EDITIONS, Options
from boriken.arena.tables import Fixed
from boriken.engine.errors import BadOptions
from boriken.engine.options import ALL, EXPANSIONS, SPECIAL_EXPANSIONS, VARIANTS, everything


@pytest.fixture(scope="module")
def drawn() -> list[Options]:
    chance = random.Random(1)
    return [Fixed().draw(chance) for _ in range(2000)]


def test_every_edition_has_every_number_of_players_and_governor(drawn: list[Options]) -> None:
    seen = {(table.edition, table.players, table.governor, table.ask_forced) for table in drawn}
    assert len(seen) == len(EDITIONS) * 2 * sum(players + 1 for players in (2, 3, 4, 5))


@pytest.mark.parametrize("edition", EDITIONS)
def test_expansions_and_variants_come_in_many_sets(drawn: list[Options], edition: str) -> None:
    tables = [table for table in drawn if table.edition == edition]
    assert {name for table in tables for name in table.expansions} == set(EXPANSIONS)
    possible = {
        name for name in VARIANTS if edition == "special" or name not in ("villa_or_jeweler", "errata")
    }
    assert {name for table in tables for name in table.variants} == possible
    assert len({table.expansions for table in tables}) > 40
    assert () in {table.expansions for table in tables}
    assert everything(edition) in {table.expansions for table in tables}
    assert {table.draft for table in tables if table.has_draft} == {"players", "chance"}


def test_house_rules_only_where_needed(drawn: list[Options]) -> None:
    for table in drawn:
        needed = table.edition != "special" and bool(set(table.expansions) & set(SPECIAL_EXPANSIONS))
        assert table.house_rules == needed


def test_what_is_fixed_stays() -> None:
    fixed = Fixed("classic", 3, ("nobles", "buccaneer"), ("jeweler_cap",), "players", house_rules=True)
    fixed.check()
    for seed in range(20):
        table = fixed.draw(random.Random(seed))
        assert (table.edition, table.players, table.expansions) == ("classic", 3, ("nobles", "buccaneer"))
        assert (table.variants, table.draft, table.house_rules) == (("jeweler_cap",), "players", True)


def test_all_means_what_the_rule_set_has() -> None:
    tables = [Fixed(expansions=(ALL,)).draw(random.Random(seed)) for seed in range(30)]
    assert {table.edition for table in tables} == set(EDITIONS)
    assert all(table.expansions == everything(table.edition) for table in tables)


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_variant_alone_brings_what_it_needs(variant: str) -> None:
    fixed = Fixed(variants=(variant,))
    fixed.check()
    assert fixed.draw(random.Random(1)).variants == (variant,)


@pytest.mark.parametrize(
    ("fixed", "hint"),
    [
        (Fixed(edition="x"), "Unknown edition"),
        (Fixed(players=6), "6 players"),
        (Fixed(expansions=("x",)), "Unknown expansion"),
        (Fixed(expansions=("festival", "festival_cards")), "CAR-1"),
        (Fixed("classic", expansions=("achievements",), house_rules=False), "Special Edition"),
        (Fixed(expansions=("nobles",), variants=("achievement_draft",)), "ACH-2"),
        (Fixed(expansions=("buccaneer",), draft="chance"), "NEW-1"),
        (Fixed(draft="given"), "NEW-4"),
    ],
)
def test_a_table_that_cannot_be_is_refused(fixed: Fixed, hint: str) -> None:
    with pytest.raises(BadOptions, match=hint):
        fixed.check()
