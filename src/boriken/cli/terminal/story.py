"""Events told as sentences: ``Ana sells 1 crate of sugar for 3 coins. Benito passes.``"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from boriken.cli.terminal.automa import Told, with_remarks
from boriken.cli.terminal.effects import points, reward
from boriken.cli.terminal.words import Words, arguments
from boriken.engine import events as kinds
from boriken.engine.actions import PASS, PLACES, PUT_NOBLE, PUT_WORKER
from boriken.engine.events import Event
from boriken.locale import NONE, Argument, message_id

_BEFORE_ROLE: Final = (kinds.RANSOM_PAID, kinds.KIDNAPPED_ROLE_PLAYED)
_BEGIN_PARAGRAPH: Final = (kinds.ROLE_TAKEN, kinds.ROUND_ENDED, kinds.GOAL_DRAWN, *_BEFORE_ROLE)
_ALONE: Final = (kinds.ROLE_TAKEN, kinds.PUERTOMA_WEIGHED)
"""Sentences of their own: the headline of a paragraph, and how a Puertoma came to it."""
_SILENT: Final = (kinds.TILES_TURNED_UP, kinds.WORKERS_LIFTED)
"""What the table shows right after, or what says nothing new."""
_COUNTED: Final = (
    kinds.WORKERS_FROM_SHIP,
    kinds.FIELD_STAFFED,
    kinds.BUILDING_STAFFED,
    kinds.NOBLE_POSTED,
)
"""Events that are news only if they are about somebody."""

_TOGETHER: Final = {
    kinds.PRODUCED: "produced",
    kinds.FIELD_STAFFED: "staffed",
    kinds.BUILDING_STAFFED: "staffed",
    kinds.STORED: "stored",
    kinds.SENT: "sent",
    kinds.DELIVERED: "delivered",
    kinds.HANDED_OVER: "handed-over",
    kinds.GOAL_DRAWN: "goal-drawn",
    kinds.DRAFTED: "drafted",
}
"""Events that are told together if there are several: the end of their message (``board-log-produced``)."""


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
        together = _TOGETHER.get(told.event.kind)
        for phrase in self.phrases:
            is_alike = together is not None and together == _TOGETHER.get(phrase.events[0].kind)
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
        if _is_news(event, after):
            yield event


def _is_news(event: Event, after: Event | None) -> bool:
    """Of most actions the events that follow tell, so of a guest that moves."""
    if event.kind == kinds.ACTED:
        action, forced = event.number("action"), event.number("forced")
        puts_somebody = any(first <= action < first + PLACES for first in (PUT_WORKER, PUT_NOBLE))
        is_told_after = after is not None and after.kind == kinds.GUEST_MOVED
        return not forced if _is_pass(event) else puts_somebody and not is_told_after
    if event.kind in _COUNTED:
        return event.number("count") > 0
    return event.kind not in _SILENT


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
    if len(phrase.events) > 1:
        text = _tell_together(phrase.events, words)
    else:
        text = _tell_event(first, words)
    remark = words.one_after_the_other([phrase.remark, _detail(first, words)])
    remark = ", ".join(part for part in (remark, phrase.rule) if part)
    return f"{text.removesuffix('.')} ({remark})." if remark else text


def _tell_event(event: Event, words: Words) -> str:
    if _is_pass(event):
        return _say("event-acted-pass", event.seat, words)
    values = arguments(event)
    if event.kind == kinds.ACTED:
        _, _, where = str(values["action"]).partition(" ")
        noble = where.startswith("noble ")
        place = where.removeprefix("noble ")
        return _say("event-acted-put", event.seat, words, noble=noble, place=place)
    if event.kind == kinds.RANSOM_PAID:
        values["to"] = words.to_player(event.number("to"))
    return _say(message_id("event", event.name), event.seat, words, **values)


def _say(id: str, seat: int, words: Words, **args: Argument) -> str:
    """In the form for the reader, for another player, or for what nobody did."""
    ending = "-nobody" if seat < 0 else "-you" if seat == words.reader else ""
    form = id + ending if words.messages.has(id + ending) else id
    return words.text(form, player=words.names[seat] if seat >= 0 else "", **args)


def _tell_together(events: list[Event], words: Words) -> str:
    """What was produced, where people stand, what was kept: several events of a kind in one sentence."""
    id = f"board-log-{_TOGETHER[events[0].kind]}"
    values = [arguments(event) for event in events]
    if events[0].kind == kinds.STORED:
        kept, lost = (
            words.amounts({str(one["good"]): int(str(one[key])) for one in values if one[key]}) or NONE
            for key in ("count", "lost")
        )
        return _say(id, events[0].seat, words, kept=kept, lost=lost)
    if "good" in values[0]:
        goods: Counter[str] = Counter()
        for one in values:
            goods[str(one["good"])] += _count(one)
        return _say(id, events[0].seat, words, what=words.amounts(goods))
    return _say(id, events[0].seat, words, what=", ".join(_part(one, words) for one in values))


def _count(values: dict[str, Argument]) -> int:
    return int(str(values.get("count", 1)))


def _part(values: dict[str, Argument], words: Words) -> str:
    """What one of several events is about."""
    count = _count(values)
    if "what" in values:
        return words.points(1) if values["what"] == "chip" else words.count(count, str(values["what"]))
    thing = values.get("field") or values.get("building") or values["goal"]
    return words.of(str(thing)) + (f" ({count})" if count > 1 else "")


def _detail(event: Event, words: Words) -> str:
    """What else is worth knowing: the reward of a goal, the points of a card, what an ability does."""
    values = arguments(event)
    if event.kind == kinds.GOAL_REACHED:
        return reward(str(values["goal"]), words)
    if event.kind == kinds.ACHIEVEMENT_MET:
        return words.points(points(str(values["achievement"])))
    if event.kind == kinds.ABILITY_UNLOCKED:
        return words.aside(words.text(message_id("ability", str(values["ability"]), "help")))
    return ""
