"""One table tells the story: every kind of event has its row, and terminal and web table read it alike."""

from __future__ import annotations

import pytest

from boriken.engine.actions import PASS
from boriken.engine.events import ACTED, EVENT_KINDS, Event, EventKind
from boriken.engine.ids import STEP_NAMES
from boriken.locale.story import is_told, say
from boriken.locale.story_table import TABLE
from tests.locale.catalogue import variables
from tests.locale.story_fixture import WRITTEN, events, groups, written

ENGLISH = variables("en")


def test_the_fixture_is_what_this_side_says() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == written(), "Run `python3 tasks.py contract`."


def test_every_kind_of_event_has_a_row() -> None:
    assert list(TABLE.events) == [kind.name for kind in EVENT_KINDS]


@pytest.mark.parametrize("kind", EVENT_KINDS, ids=lambda kind: str(kind.name))
def test_rows_speak_of_fields_their_events_have(kind: EventKind) -> None:
    row = TABLE.events[kind.name]
    together = row.together
    numbers = [*row.gains.values(), *(together.goods.values() if together else ())]
    named = [number for number in numbers if isinstance(number, str)] + row.players
    named += list(together.part.args.values()) if together and together.part else []
    named += [*row.remark.if_, *row.remark.unless] if row.remark else []
    named += ["count"] if row.counted else []
    assert set(named) <= set(kind.fields)
    assert set(row.gains) <= set(TABLE.pieces)


@pytest.mark.parametrize(
    "told", [[event] for event in events()] + list(groups()), ids=lambda told: told[0].name
)
def test_messages_get_all_they_speak_of(told: list[Event]) -> None:
    said = say(told)
    parts = [part for listed in said.lists.values() for part in listed]
    for one in [said, *parts]:
        assert ENGLISH[one.message] - {"player"} <= {*one.args, *one.seats, *one.lists}


def passed(decision: str) -> Event:
    return Event(ACTED, 1, [PASS, 0, STEP_NAMES.index(decision)])


def test_who_declines_is_told_with_what() -> None:
    assert say([passed("library tile")]).args == {"decision": "library-tile"}
    assert is_told(passed("library tile"))
    assert not is_told(passed("guests")), "nobody moves at most moments"
