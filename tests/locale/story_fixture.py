"""What terminal and web table must say alike: every kind of event, action and decision with its message.

``python3 tasks.py contract`` writes it; ``test_story.py`` and ``story.test.ts`` hold both sides to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec

from boriken.engine.actions import NUMBERS, TEXTS
from boriken.engine.events import CARD_SETS, EVENT_KINDS, FLAGS, WORDS, Event
from boriken.engine.ids import ENDING_NAMES, STEP_NAMES
from boriken.engine.options import Options
from boriken.engine.reasons import REASON_KEYS
from boriken.locale.actions import action_message
from boriken.locale.story import gains, help_messages, is_remark, is_told, say, told_together
from boriken.rules.compiling import compile_rules
from tests.games import deciding_steps

WRITTEN = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "story.json"
DECISION = "drawn tile"
SAMPLES = {
    "action": [
        NUMBERS[text] for text in ("load corn 6", "hand noble chapel", "put noble chapel", "put corn", "pass")
    ],
    "decision": [STEP_NAMES.index(name) for name in ("hospice", "library tile")],
    "reason": list(ENDING_NAMES),
    "why": list(range(len(REASON_KEYS))),
    **{flag: [0, 1] for flag in FLAGS},
    **{cards: [0, 0b101] for cards in CARD_SETS},
}
"""Of each field; of others that are words the first and the last, and numbers."""


def decisions() -> list[str]:
    """Every kind of decision."""
    steps = compile_rules(Options(voluntary=True)).steps
    return sorted(steps[number].name for number in deciding_steps())


def samples(field: str) -> list[int]:
    if field in SAMPLES:
        return SAMPLES[field]
    return [0, len(WORDS[field]) - 1] if field in WORDS else [0, 1, 3]


def events() -> Iterator[Event]:
    """Of each kind one for nobody, and for a seat every field with every sample."""
    for kind in EVENT_KINDS:
        first = [samples(field)[-1] for field in kind.fields]
        yield Event(kind.number, -1, first)
        yield Event(kind.number, 1, first)
        for place, field in enumerate(kind.fields):
            for value in samples(field)[:-1]:
                yield Event(kind.number, 1, [*first[:place], value, *first[place + 1 :]])


def groups() -> Iterator[list[Event]]:
    """Events that are told together: of each message all there are."""
    by_message: dict[str, list[Event]] = {}
    for event in events():
        message = told_together(event)
        if message is not None and event.seat == 1:
            by_message.setdefault(message, []).append(event)
    yield from by_message.values()


def _told(group: list[Event], after: Event | None = None) -> dict[str, object]:
    first = group[0]
    told: dict[str, object] = {
        "events": [event.to_json() for event in group],
        "after": None if after is None else after.to_json(),
        "remark": is_remark(first),
        "together": told_together(first),
        "gains": msgspec.to_builtins(gains(first)),
        "said": msgspec.to_builtins(say(group)) if is_told(first, after) else None,
    }
    return {key: value for key, value in told.items() if value}


def _message(action: str) -> list[object]:
    id, args = action_message(action, DECISION)
    return [id, {name: value for name, value in args.items() if name != "decision"}]


def fixture() -> dict[str, object]:
    """Everything, as both sides must have it."""
    alone = list(events())
    guest = next(event for event in alone if event.name == "guest_moved")
    before_a_guest = [event for event in alone if event.name == "acted"]
    return {
        "events": [
            *(_told([event]) for event in alone),
            *(_told([event], guest) for event in before_a_guest),
            *(_told(group) for group in groups()),
        ],
        "decision": DECISION,
        "actions": {text: _message(text) for text in [*TEXTS, "choose"]},
        "help": {kind: [help_messages(kind, False), help_messages(kind, True)] for kind in decisions()},
    }


def written() -> str:
    """One line for each event, action and decision."""
    lines = []
    for part, content in json.loads(json.dumps(fixture())).items():
        if isinstance(content, list):
            inner = ",\n".join(json.dumps(one) for one in content)
            lines.append(f"{json.dumps(part)}: [\n{inner}\n]")
        elif isinstance(content, dict):
            inner = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in content.items())
            lines.append(f"{json.dumps(part)}: {{\n{inner}\n}}")
        else:
            lines.append(f"{json.dumps(part)}: {json.dumps(content)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    WRITTEN.write_text(written(), encoding="utf-8")
    print(f"Written: {WRITTEN.name}")
