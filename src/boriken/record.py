"""Records: a whole game as text. Options, seed and actions are the game; the rest is there to check it."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from boriken.chance import BY_SEED, CHANCES
from boriken.engine.errors import BadNotation, BadOptions, BadRecord
from boriken.engine.options import Options
from boriken.engine.reading import Reader, shown, unreadable
from boriken.notation import Action

FORMAT: Final = "boriken-record-1"
WHERE: Final = "record"
"""What is wrong, is wrong with that."""
RULES_VERSION: Final = 2
"""Raised when a change of the rules lets the same seed and actions give another game."""


@dataclass(frozen=True)
class Record:
    """A game, finished or not, as it is written to a file."""

    options: Options
    seed: int
    actions: list[Action]
    result: dict[str, object]
    """What the replay must lead to: scores, winners, reasons for the end, fingerprint of the state."""
    names: list[str] = field(default_factory=list)
    """Who sat where."""
    chance: str = BY_SEED
    """How the draws follow from the seed: see ``boriken.chance``."""
    rules_version: int = RULES_VERSION

    def to_text(self) -> str:
        """JSON, one action to a line, so that two records can be compared by eye."""
        head = {
            "format": FORMAT,
            "rules_version": self.rules_version,
            "options": self.options.to_json(),
            "names": self.names,
            "seed": self.seed,
            **({} if self.chance == BY_SEED else {"chance": self.chance}),
            "result": self.result,
        }
        text = json.dumps(head, indent=1, ensure_ascii=False)
        actions = ",\n".join(f'  "{action}"' for action in self.actions)
        return f'{text[:-2]},\n "actions": [\n{actions}\n ]\n}}\n'

    @staticmethod
    def from_text(text: str) -> Record:
        """Read a record; whether it replays is for ``Game.from_record`` to say."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord(key="record_not_json", line=str(error.lineno)) from None
        except (ValueError, RecursionError):
            raise unreadable(BadRecord, WHERE, "other", WHERE) from None
        reader = Reader(data, WHERE, BadRecord)
        reader.choice("format", [FORMAT])
        version = reader.whole("rules_version", 1)
        if version != RULES_VERSION:
            raise BadRecord(key="record_of_other_rules", version=version, current=RULES_VERSION)
        try:
            options = Options.from_json(reader.value("options"))
        except BadOptions as error:
            raise BadRecord(error.message, error.key, **error.figures) from None
        return Record(
            options=options,
            seed=_read_seed(reader),
            actions=_read_actions(reader),
            result=reader.inner("result").data,
            names=[str(name) for name in reader.items("names")],
            chance=_read_chance(reader),
            rules_version=version,
        )


def _read_seed(reader: Reader) -> int:
    """Any whole number, however large."""
    seed = reader.value("seed")
    if type(seed) is not int:
        raise unreadable(BadRecord, WHERE, "whole", "seed")
    return seed


def _read_chance(reader: Reader) -> str:
    if "chance" not in reader.data:
        return BY_SEED
    return CHANCES[reader.choice("chance", list(CHANCES))]


def _read_actions(reader: Reader) -> list[Action]:
    actions: list[Action] = []
    for number, text in enumerate(reader.items("actions"), start=1):
        try:
            actions.append(Action.parse(str(text)))
        except BadNotation:
            raise BadRecord(key="record_no_action", move=number, typed=shown(text)) from None
    return actions
