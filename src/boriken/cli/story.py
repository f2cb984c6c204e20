"""Events told as sentences: ``Ana sells Sugar for 3 coins. Benito passes.``"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.words import Words
from boriken.engine import events as kinds
from boriken.engine.actions import PASS
from boriken.engine.events import Event
from boriken.engine.ids import CARD_NAMES, ENDING_NAMES, FIELD_NAMES, GOOD_NAMES

Said = tuple[str, str]
"""A verb and what it is about."""


def _place(words: Words, place: str, count: int) -> list[Said]:
    return [("put workers on", words.of(place) + (f" ({count})" if count > 1 else ""))] if count else []


def _load(words: Words, values: list[int]) -> list[Said]:
    good, ship, count, points = values
    return [("load", f"{count} {words.of(GOOD_NAMES[good])} on ship {ship} for {points} VP")]


def _ship(words: Words, values: list[int]) -> list[Said]:
    good, count, points = values[:3]
    return [("ship", f"{count} {words.of(GOOD_NAMES[good])} from the {words.of('wharf')} for {points} VP")]


def _store(words: Words, values: list[int]) -> list[Said]:
    good, kept, lost = values[:3]
    said = [("keep", kept), ("lose", lost)]
    return [(verb, f"{count} {words.of(GOOD_NAMES[good])}") for verb, count in said if count]


_BY_SEAT: Final[dict[int, Callable[[Words, list[int]], list[Said]]]] = {
    kinds.ACTED: lambda words, v: [("pass", "")] if v[0] == PASS and not v[1] else [],
    kinds.TILE_DRAWN: lambda words, v: [("draw", words.tile(FIELD_NAMES[v[0]]))],
    kinds.TILE_TAKEN: lambda words, v: [("take", words.tile(FIELD_NAMES[v[0]]))],
    kinds.WORKERS_GAINED: lambda words, v: [("take", f"{v[0]} more {words.small('worker')}")],
    kinds.WORKERS_FROM_SHIP: lambda words, v: [("get", words.count(v[0], "worker"))] if v[0] else [],
    kinds.FIELD_STAFFED: lambda words, v: _place(words, FIELD_NAMES[v[0]], v[1]),
    kinds.BUILDING_STAFFED: lambda words, v: _place(words, BUILDING_NAMES[v[0]], v[1]),
    kinds.BUILT: lambda words, v: [
        ("build", f"the {words.of(BUILDING_NAMES[v[0]])} for {words.count(v[1], 'coin')}")
    ],
    kinds.PRODUCED: lambda words, v: [("produce", f"{v[1]} {words.of(GOOD_NAMES[v[0]])}")],
    kinds.COINS_GAINED: lambda words, v: [("get", words.count(v[0], "coin"))],
    kinds.BARREL_TAKEN: lambda words, v: [("take", f"1 more {words.of(GOOD_NAMES[v[0]])}")],
    kinds.SOLD: lambda words, v: [("sell", f"{words.of(GOOD_NAMES[v[0]])} for {words.count(v[1], 'coin')}")],
    kinds.LOADED: _load,
    kinds.SHIPPED: _ship,
    kinds.STORED: _store,
}
"""What an event says of its seat."""

_BY_NOBODY: Final[dict[int, Callable[[Words, list[int]], str]]] = {
    kinds.PILE_SHUFFLED: lambda words, v: f"The discarded {words.small('plantation')}s are shuffled.",
    kinds.SHIP_REFILLED: lambda words, v: (
        f"The {words.of('worker_ship')} is refilled with {words.count(v[0], 'worker')}."
    ),
    kinds.HOUSE_EMPTIED: lambda words, v: f"The {words.of('trading_house')} is emptied.",
    kinds.SHIP_EMPTIED: lambda words, v: f"Ship {v[0]} leaves with {words.of(GOOD_NAMES[v[1]])}.",
    kinds.END_TRIGGERED: lambda words, v: f"This is the last round: {words.ending(ENDING_NAMES[v[0]])}.",
    kinds.ROUND_ENDED: lambda words, v: f"Round {v[0]} is over.",
    kinds.GAME_OVER: lambda words, v: "The game is over.",
}
"""What an event says of nobody in particular."""

_BEGIN_PARAGRAPH: Final = (kinds.ROLE_TAKEN, kinds.ROUND_ENDED)


@dataclass
class Phrase:
    """Something a seat does, with all it is about: one verb, several objects."""

    verb: str
    about: list[str] = field(default_factory=list)


class Sentence:
    """What one seat does without a break, or a sentence about nobody."""

    def __init__(self, seat: int, text: str = "") -> None:
        self.seat = seat
        self.text = text
        self.phrases: list[Phrase] = []

    def add(self, verb: str, about: str) -> None:
        """Objects of the same verb go together, even if something else was said in between."""
        phrase = next((phrase for phrase in self.phrases if phrase.verb == verb), None)
        if phrase is None:
            phrase = Phrase(verb)
            self.phrases.append(phrase)
        if about:
            phrase.about.append(about)

    def told(self, words: Words) -> str:
        if self.text:
            return self.text
        # That somebody passed is worth telling only if they did nothing else.
        phrases = [phrase for phrase in self.phrases if phrase.about] or self.phrases
        parts = [f"{words.verb(self.seat, phrase.verb)} {', '.join(phrase.about)}" for phrase in phrases]
        return f"{words.player(self.seat)} {' and '.join(parts).strip()}."


def tell(happened: Iterable[Event], words: Words) -> list[str]:
    """One paragraph for each role that was taken, and for each end of a round."""
    paragraphs: list[list[Sentence]] = []
    for event in happened:
        if not paragraphs or event.kind in _BEGIN_PARAGRAPH:
            paragraphs.append([])
        _add(paragraphs[-1], event, words)
    return [" ".join(sentence.told(words) for sentence in said) for said in paragraphs if said]


def _add(paragraph: list[Sentence], event: Event, words: Words) -> None:
    if event.kind == kinds.ROLE_TAKEN:
        paragraph.append(Sentence(event.seat, _role(words, event)))
        return
    about_nobody = _BY_NOBODY.get(event.kind)
    if about_nobody is not None:
        paragraph.append(Sentence(event.seat, about_nobody(words, event.values)))
        return
    about_seat = _BY_SEAT.get(event.kind)
    for verb, about in about_seat(words, event.values) if about_seat is not None else []:
        if not paragraph or paragraph[-1].text or paragraph[-1].seat != event.seat:
            paragraph.append(Sentence(event.seat))
        paragraph[-1].add(verb, about)


def _role(words: Words, event: Event) -> str:
    """A sentence of its own: it is the headline of its paragraph."""
    card, coins = event.values[:2]
    who = f"{words.player(event.seat)} {words.verb(event.seat, 'take')}"
    extra = f" and {words.count(coins, 'coin')}" if coins else ""
    return f"{who} the {words.of(CARD_NAMES[card])}{extra}."
