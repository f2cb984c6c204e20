"""Who plays with whom, by what they wish and how long they have waited."""

from __future__ import annotations

from typing import Any

import pytest

from boriken.server.meeting.pairing import (
    ABSENT,
    GATHER,
    LONGEST_WAIT,
    OFFER,
    Group,
    Seeker,
    first_group,
    is_offered,
)

NOW = 1_000_000_000


def seeker(guest: str, sizes: str = "3", waited: int = 0, **other: Any) -> Seeker:
    known: dict[str, Any] = {
        "terms": '["1897",[],"live"]',
        "pace": "live",
        "seen": NOW,
        "bots": None,
        "table": None,
        **other,
    }
    made = NOW - waited
    return Seeker(guest=guest, name=guest, key="k" * 8, made=made, sizes=frozenset(map(int, sizes)), **known)


def group_of(*waiting: Seeker, apart: tuple[str, str] | None = None) -> str | None:
    """Who is at the first table that can begin, bots as dots."""
    found = first_group(waiting, NOW, lambda *two: apart is not None and set(two) == set(apart))
    return None if found is None else shown(found)


def shown(group: Group) -> str:
    return "".join(one.guest for one in group.people) + "." * group.bots


def test_those_who_have_waited_longest_play_first() -> None:
    four = [seeker("a", waited=1), seeker("b", waited=4), seeker("c", waited=3), seeker("d", waited=2)]
    assert group_of(*four) == "bcd"
    assert group_of(*four[:2]) is None


def test_as_many_play_as_all_of_them_want() -> None:
    assert group_of(seeker("a", "34"), seeker("b", "345"), seeker("c", "345"), seeker("d", "45")) == "abcd"
    assert group_of(seeker("a", "24"), seeker("b", "345"), seeker("c", "25")) == "ac"
    assert group_of(seeker("a", "2"), seeker("b", "3")) is None


def test_who_wants_other_rules_plays_elsewhere() -> None:
    assert group_of(seeker("a", "2"), seeker("b", "2", terms='["classic",[],"live"]')) is None
    later = [seeker("c", "2", terms='["classic",[],"live"]')]
    assert group_of(seeker("a", "2"), seeker("b", "2", terms='["classic",[],"live"]'), *later) == "bc"


def test_who_is_gone_is_not_waited_with() -> None:
    assert group_of(seeker("a", "2"), seeker("b", "2", seen=NOW - ABSENT)) == "ab"
    assert group_of(seeker("a", "2"), seeker("b", "2", seen=NOW - ABSENT - 1)) is None
    days: dict[str, Any] = {"pace": "days", "terms": '["1897",[],"days"]'}
    assert group_of(seeker("a", "2", **days), seeker("b", "2", seen=NOW - LONGEST_WAIT, **days)) == "ab"


def test_who_plays_already_is_not_paired_again() -> None:
    assert group_of(seeker("a", "2"), seeker("b", "2", table="t")) is None


def test_who_avoids_somebody_is_paired_with_others() -> None:
    three = (seeker("a", "2", 3), seeker("b", "2", 2), seeker("c", "2", 1))
    assert group_of(*three[:2], apart=("b", "a")) is None
    assert group_of(*three, apart=("b", "a")) == "ac"


def test_bots_are_offered_when_somebody_has_waited_a_minute() -> None:
    new, old = seeker("a"), seeker("b", waited=OFFER)
    assert not is_offered(new, [new], NOW)
    assert is_offered(new, [new, old], NOW)
    assert not is_offered(new, [new, seeker("b", waited=OFFER, terms="other")], NOW)


def test_bots_take_the_seats_that_are_left() -> None:
    assert group_of(seeker("a", "3", bots=NOW)) == "a.."
    assert group_of(seeker("a", "3", bots=NOW), seeker("b", "34", bots=NOW)) == "ab."
    assert group_of(seeker("a", "25", bots=NOW)) == "a."


def test_others_who_wait_have_a_moment_to_agree_to_bots() -> None:
    first, other = seeker("a", bots=NOW - GATHER + 1), seeker("b")
    assert group_of(first, other) is None
    assert group_of(seeker("a", bots=NOW - GATHER), other) == "a.."


@pytest.mark.parametrize("sizes", ["2", "23", "5"])
def test_nobody_is_left_out_for_a_bot_who_fits(sizes: str) -> None:
    group = first_group([seeker(one, sizes, bots=NOW) for one in "ab"], NOW, lambda *_: False)
    assert group is not None
    assert len(group.people) == 2
