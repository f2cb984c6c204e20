"""Bots are people with a name and a face, each its own at a table, those of tables of before too."""

from __future__ import annotations

from typing import Any

import pytest

from boriken.bots import LEVELS, STYLES, bot_names
from boriken.server.characters import BY_NAME, CHARACTERS, with_characters
from boriken.server.document import BOT, PERSON, Document, SeatDocument


def table(*seats: SeatDocument) -> Document:
    base: dict[str, Any] = {"title": "Friday", "host": "a", "host_name": "Ana", "options": {}, "created": 0}
    return Document(seats=seats, **base)


def names(*seats: SeatDocument) -> list[str | None]:
    return [seat.name for seat in with_characters(table(*seats)).seats]


def bot(name: str | None = None, bot: str = "casual") -> SeatDocument:
    return SeatDocument(kind=BOT, name=name, bot=bot)


@pytest.mark.parametrize("level", bot_names())
def test_every_bot_has_a_name_of_its_own(level: str) -> None:
    found = names(*[bot(bot=level)] * 4)
    assert len(set(found)) == 4
    assert set(found) <= set(BY_NAME)


def test_nobody_is_called_as_somebody_who_sits_there() -> None:
    free = names(bot())[0]
    assert free not in names(SeatDocument(kind=PERSON, name=free), bot())[1:]


def test_a_name_once_given_stays() -> None:
    document = with_characters(table(bot(), bot(), SeatDocument(kind=PERSON, name="Ana")))
    assert with_characters(document) is document


def test_bots_of_before_were_called_by_their_level() -> None:
    found = names(
        bot("Casual"), bot("Casual 2"), bot("Lola", "beginner"), SeatDocument(kind=PERSON, name="Casual")
    )
    assert found[2:] == ["Lola", "Casual"]
    assert {found[0], found[1]} <= set(BY_NAME) - {"Lola"}


def test_every_level_and_style_has_its_people() -> None:
    assert {character.bot for character in CHARACTERS} == {*LEVELS, *STYLES}
    assert len(BY_NAME) == len(CHARACTERS)


def test_bots_are_who_they_were_asked_to_be() -> None:
    asked = SeatDocument(kind=BOT, bot="expert", character="leonor")
    seats = with_characters(table(bot(bot="expert"), asked, asked)).seats
    assert [seat.character for seat in seats] == ["carmela", "leonor", "manuel"]
    assert [seat.name for seat in seats] == ["Carmela", "Leonor", "Manuel"]


def test_bots_of_before_keep_their_name_and_level_and_have_its_face() -> None:
    (seat,) = with_characters(table(bot("Ramón", "master"))).seats
    assert (seat.name, seat.bot, seat.character) == ("Ramón", "master", "ramon")
