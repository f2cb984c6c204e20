"""Events told as sentences: ``Ana sells 1 crate of sugar for 3 coins. Benito passes.``"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from boriken.cli.terminal.automa import Told, with_remarks
from boriken.cli.terminal.words import Words
from boriken.engine import events as kinds
from boriken.engine.actions import PASS
from boriken.engine.events import Event
from boriken.locale import message_id
from boriken.locale.story import is_told, say, told_together, values_of
from boriken.moves.effects import points, reward

_BEFORE_ROLE: Final = (kinds.RANSOM_PAID, kinds.KIDNAPPED_ROLE_PLAYED)
_BEGIN_PARAGRAPH: Final = (kinds.ROLE_TAKEN, kinds.ROUND_ENDED, kinds.GOAL_DRAWN, *_BEFORE_ROLE)
_ALONE: Final = (kinds.ROLE_TAKEN, kinds.PUERTOMA_WEIGHED)
"""Sentences of their own: the headline of a paragraph, and how a Puertoma came to it."""


@dataclass
class Phrase:
    """Events that are told together, and what is said of them in brackets."""

    events: list[Event]
    remark: str
    rule: str


@dataclass
class Sentence:
    """What one seat does without a break, or what happens to nobody in particular."""

    seat: int
    phrases: list[Phrase] = field(default_factory=list)

    def add(self, told: Told) -> None:
        """What can be told together goes together, even if something else happened in between."""
        together = told_together(told.event)
        for phrase in self.phrases:
            is_alike = together is not None and together == told_together(phrase.events[0])
            if is_alike and not told.remark:
                phrase.events.append(told.event)
                return
        self.phrases.append(Phrase([told.event], told.remark, told.rule))

    def told(self, words: Words) -> str:
        # That somebody passed is worth telling only if they did nothing else.
        phrases = [phrase for phrase in self.phrases if not _is_pass(phrase.events[0])] or self.phrases[:1]
        return _join([_tell_phrase(phrase, words) for phrase in phrases], self.seat, words)


def tell(happened: Iterable[Event], words: Words) -> list[str]:
    """One paragraph for each role that was taken, and for each end of a round."""
    paragraphs: list[list[Sentence]] = []
    before = kinds.ACTED
    for told in with_remarks(_worth_telling(list(happened)), words):
        if not paragraphs or _begins_paragraph(told.event.kind, before):
            paragraphs.append([])
        _add(paragraphs[-1], told)
        before = told.event.kind
    return [" ".join(sentence.told(words) for sentence in said) for said in paragraphs if said]


def _begins_paragraph(kind: int, before: int) -> bool:
    if kind == before == kinds.GOAL_DRAWN or (kind == kinds.ROLE_TAKEN and before in _BEFORE_ROLE):
        return False
    return kind in _BEGIN_PARAGRAPH


def _worth_telling(events: list[Event]) -> Iterator[Event]:
    for event, after in zip(events, [*events[1:], None], strict=False):
        if is_told(event, after):
            yield event


def _is_pass(event: Event) -> bool:
    return event.kind == kinds.ACTED and event.number("action") == PASS


def _add(paragraph: list[Sentence], told: Told) -> None:
    event = told.event
    before = paragraph[-1].phrases[-1].events[0] if paragraph else None
    goes_on = before is not None and before.seat == event.seat and before.kind not in _ALONE
    if event.kind in _ALONE or not goes_on:
        paragraph.append(Sentence(event.seat))
    paragraph[-1].add(told)


# --- Wording -----------------------------------------------------------------------------------------------


def _join(told: list[str], seat: int, words: Words) -> str:
    """``Ana takes a quarry. Ana gets 1 coin.`` becomes ``Ana takes a quarry; gets 1 coin.``"""
    if seat < 0:
        return " ".join(told)
    subject = words.text("terminal-subject") if seat == words.reader else words.names[seat]
    sentences: list[str] = []
    for text in told:
        more = _without(subject, text)
        if sentences and more and _without(subject, sentences[-1]):
            sentences[-1] = words.one_after_the_other([sentences[-1].removesuffix("."), more])
        else:
            sentences.append(text)
    return " ".join(sentences)


def _without(subject: str, text: str) -> str:
    """A sentence without its subject; nothing if it has another one."""
    if not subject:
        return text[:1].lower() + text[1:]
    return text.removeprefix(f"{subject} ") if text.startswith(f"{subject} ") else ""


def _tell_phrase(phrase: Phrase, words: Words) -> str:
    first = phrase.events[0]
    text = words.said(say(phrase.events))
    remark = words.one_after_the_other([phrase.remark, _detail(first, words)])
    remark = ", ".join(part for part in (remark, phrase.rule) if part)
    return f"{text.removesuffix('.')} ({remark})." if remark else text


def _detail(event: Event, words: Words) -> str:
    """What else is worth knowing: the reward of a goal, the points of a card, what an ability does."""
    values = values_of(event)
    if event.kind == kinds.GOAL_REACHED:
        return reward(str(values["goal"]), words)
    if event.kind == kinds.ACHIEVEMENT_MET:
        return words.points(points(str(values["achievement"])))
    if event.kind == kinds.ABILITY_UNLOCKED:
        return words.aside(words.text(message_id("ability", str(values["ability"]), "help")))
    return ""
