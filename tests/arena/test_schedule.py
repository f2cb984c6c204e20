"""Everybody meets everybody on every seat, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from boriken import Options
from boriken.arena.contestants import Budget
from boriken.arena.schedule import FORMATS, Plan
from boriken.engine.errors import BadOptions

BOTS = ("a", "b", "c", "d", "e", "f")


def plan(format: str, players: int, games: int = 40, bots: tuple[str, ...] = BOTS) -> Plan:
    return Plan(Options(players=players), bots, format, games, seed=1, budget=Budget(0.1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("format", ["pairs", "one-against-rest", "all"])
def test_nobody_sits_better_than_others(format: str, players: int) -> None:
    """On each seat everybody sits as often as everybody else."""
    matches = list(plan(format, players).matches())
    for seat in range(players):
        sat = Counter(match.seats[seat] for match in matches)
        assert len(set(sat.values())) == 1
        assert set(sat) == set(BOTS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("format", FORMATS)
def test_no_game_is_played_twice_and_all_play_the_same_deals(format: str, players: int) -> None:
    made = plan(format, players)
    matches = list(made.matches())
    assert len({(match.deal, match.seats) for match in matches}) == len(matches)
    for pairing in made.pairings():
        deals = pairing.deals(made.games)
        games = [match for match in matches if set(match.seats) == set(pairing.contestants)]
        assert {match.deal for match in games} == set(range(deals))
        assert made.games <= sum(len(pairing.seatings(deal)) for deal in range(deals))


def test_two_kinds_share_the_seats() -> None:
    seated = {players: next(iter(plan("pairs", players).pairings())).groups[0] for players in (2, 3, 4, 5)}
    assert {players: len(seatings) for players, seatings in seated.items()} == {2: 2, 3: 6, 4: 6, 5: 20}
    assert {seating.count("a") for seating in seated[4]} == {2}
    assert Counter(seating.count("a") for seating in seated[5]) == {2: 10, 3: 10}


def test_one_against_the_rest_and_the_other_way_round() -> None:
    pairings = plan("one-against-rest", 4, bots=("a", "b")).pairings()
    assert [pairing.contestants for pairing in pairings] == [("a", "b"), ("b", "a")]
    assert set(pairings[0].groups[0]) == {
        *(("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a"))
    }


def test_on_a_ladder_neighbours_meet() -> None:
    pairings = plan("ladder", 4, bots=("a", "b", "c")).pairings()
    assert [pairing.contestants for pairing in pairings] == [("a", "b"), ("b", "c")]
    assert pairings[0] == plan("pairs", 4).pairings()[0]


def test_a_challenger_is_alone_against_each_of_the_others() -> None:
    pairings = plan("challenge", 3, bots=("a", "b", "c")).pairings()
    assert [pairing.contestants for pairing in pairings] == [("a", "b"), ("a", "c")]
    assert set(pairings[1].groups[0]) == {("a", "c", "c"), ("c", "a", "c"), ("c", "c", "a")}


def test_with_as_many_bots_as_seats_every_order_comes() -> None:
    (pairing,) = plan("all", 4, bots=BOTS[:4]).pairings()
    assert len({seating for deal in range(6) for seating in pairing.seatings(deal)}) == 24


def test_a_deal_has_the_same_seed_for_everybody() -> None:
    first = next(iter(plan("pairs", 3).matches()))
    assert (first.run_seed, first.deal) == (1, 0)


@pytest.mark.parametrize(
    ("format", "bots", "reason"),
    [
        ("duels", BOTS, "no format 'duels': choose one of pairs, ladder, one-against-rest, challenge, all"),
        ("pairs", ("a",), "at least 2 bots"),
        ("all", BOTS[:3], "at least 4 bots"),
        ("pairs", ("a", "b", "a"), "only once"),
    ],
)
def test_what_cannot_be_played_is_refused(format: str, bots: tuple[str, ...], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        plan(format, 4, bots=bots).check()
