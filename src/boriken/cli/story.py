"""Events told as sentences: ``Ana sells Sugar for 3 coins. Benito passes.``"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from boriken.cli.automa import tell_weighing, with_remarks
from boriken.cli.telling import BY_NOBODY, BY_SEAT
from boriken.cli.words import Words
from boriken.engine import events as kinds
from boriken.engine.events import Event
from boriken.engine.ids import CARD_NAMES

_BEFORE_ROLE: Final = (kinds.RANSOM_PAID, kinds.KIDNAPPED_ROLE_PLAYED)
_BEGIN_PARAGRAPH: Final = (kinds.ROLE_TAKEN, kinds.ROUND_ENDED, kinds.GOAL_DRAWN, *_BEFORE_ROLE)


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
    before = kinds.ACTED
    for event, remark in with_remarks(_worth_telling(list(happened)), words):
        if not paragraphs or _begins_paragraph(event.kind, before):
            paragraphs.append([])
        _add(paragraphs[-1], event, remark, words)
        before = event.kind
    return [" ".join(sentence.told(words) for sentence in said) for said in paragraphs if said]


def _begins_paragraph(kind: int, before: int) -> bool:
    if kind == before or (kind == kinds.ROLE_TAKEN and before in _BEFORE_ROLE):
        return False
    return kind in _BEGIN_PARAGRAPH


def _worth_telling(events: list[Event]) -> Iterator[Event]:
    """A guest that moves is told of once."""
    for event, after in zip(events, [*events[1:], None], strict=False):
        if event.kind == kinds.ACTED and after is not None and after.kind == kinds.GUEST_MOVED:
            continue
        yield event


def _add(paragraph: list[Sentence], event: Event, remark: str, words: Words) -> None:
    if event.kind == kinds.ROLE_TAKEN:
        paragraph.append(Sentence(event.seat, _role(words, event)))
        return
    if event.kind == kinds.PUERTOMA_WEIGHED:
        paragraph.append(Sentence(event.seat, tell_weighing(event, words)))
        return
    about_nobody = BY_NOBODY.get(event.kind)
    if about_nobody is not None:
        paragraph.append(Sentence(event.seat, about_nobody(words, event.values)))
        return
    about_seat = BY_SEAT.get(event.kind)
    for verb, about in about_seat(words, event.values) if about_seat is not None else []:
        if not paragraph or paragraph[-1].text or paragraph[-1].seat != event.seat:
            paragraph.append(Sentence(event.seat))
        paragraph[-1].add(verb, f"{about} ({remark})" if remark else about)


def _role(words: Words, event: Event) -> str:
    """A sentence of its own: it is the headline of its paragraph."""
    card, coins = event.values[:2]
    who = f"{words.player(event.seat)} {words.verb(event.seat, 'take')}"
    extra = f" and {words.count(coins, 'coin')}" if coins else ""
    return f"{who} the {words.of(CARD_NAMES[card])}{extra}."
