"""What was hidden from whom at each moment of a game, and looking for it in what they were sent."""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.chance import BY_MOVES, Chance
from boriken.engine.seat import KNOWN_FOREST
from boriken.engine.state import State
from boriken.engine.words import bits_to_json
from boriken.game import Game
from boriken.server.contract.entries import Back
from boriken.server.history import actions_of
from boriken.server.table import Entry, Table

Json = dict[str, Any]

_WORDS: Final = re.compile(rb"[A-Za-z0-9_\-]{7,}")
"""Names of cards, numbers of generators, keys, tokens: all of them are at least so long."""
OPEN_KEYS: Final = ("rng", "done", "points_mark", "chance", "seed")
"""Nobody's business before the end."""
LISTS_ALL_CARDS: Final = b'"decision":"achievements"'
"""An explanation of every card there is; that says nothing of where they are."""


@dataclass(frozen=True)
class Heard:
    """Something one client was sent: when the table was at ``seq``."""

    seat: int | None
    """None for a spectator."""
    seq: int
    where: str
    data: bytes


class Truth:
    """A game with its secrets, replayed from what the server has stored."""

    def __init__(self, table: Table, log: list[Entry]) -> None:
        self.states: dict[int, State] = {}
        self._numbers: set[bytes] = set()
        """Of the generators and keys, in all ways they could be written."""
        self._cards: dict[int | None, dict[int, set[str]]] = {}
        assert table.seed is not None
        game = Game.from_options(table.game().state.rules.options, table.seed, table.names, BY_MOVES)
        chances: dict[int, Chance] = {}
        for entry in log:
            if entry.kind == "acted":
                for action in actions_of(entry):
                    game.play(action)
            elif entry.kind == "undone":
                assert isinstance(entry.body, Back)
                to = entry.body.to
                game.state = self.states[to].clone()
                game.chance = chances[to]
            assert game.chance is not None
            self.states[entry.seq] = game.state.clone()
            chances[entry.seq] = game.chance
            self._note_numbers(game.state, game.chance)
        self._numbers |= {str(table.seed).encode(), f"{table.seed:x}".encode()}
        for seat in (None, *range(game.players)):
            self._cards[seat] = self._known_cards(seat)

    def _note_numbers(self, state: State, chance: Chance) -> None:
        generator = chance.generator()
        numbers = (state.rng.a, state.rng.b, generator.a, generator.b, chance.seed)
        self._numbers |= {str(number).encode() for number in numbers if number > 10**6}
        self._numbers.add(chance.key.hex().encode())
        self._numbers.add(base64.urlsafe_b64encode(chance.key).rstrip(b"="))

    def _known_cards(self, seat: int | None) -> dict[int, set[str]]:
        """By entry: the achievement cards a seat has had in hand or has seen open until then."""
        known: set[str] = set()
        by_seq: dict[int, set[str]] = {}
        for seq, state in self.states.items():
            for number, other in enumerate(state.seats):
                seen = other.cards | other.hand if number == seat else other.cards & other.done
                known |= set(bits_to_json(seen, ACHIEVEMENT_NAMES))
            by_seq[seq] = set(known)
        return by_seq

    # --- Looking -----------------------------------------------------------------------------------------

    def leaks(self, heard: Heard, others: set[bytes]) -> list[str]:
        """What this message should not have told; ``others`` are cookies and links of other people."""
        words = set(_WORDS.findall(heard.data))
        found = [f"a number of the generator: {word!r}" for word in words & self._numbers]
        found += [f"what belongs to somebody else: {text!r}" for text in others if text in heard.data]
        if heard.seq in self.states and LISTS_ALL_CARDS not in heard.data:
            hidden = set(ACHIEVEMENT_NAMES) - self._cards[heard.seat][heard.seq]
            found += [f"the card {name}" for name in hidden if name.encode() in words]
        message = _decode(heard.data)
        if isinstance(message, dict) and isinstance(message.get("view"), dict):
            found += self._leaks_of_view(message["view"], self.states[message["seq"]], heard.seat)
        return [f"{heard.where} at {heard.seq} told seat {heard.seat} {leak}" for leak in found]

    def _leaks_of_view(self, view: Json, state: State, seat: int | None) -> list[str]:
        found = [f"the key {key!r}" for key in OPEN_KEYS if key in _keys(view)]
        for number, shown in enumerate(view["seats"]):
            if number == seat:
                continue
            held = state.seats[number]
            if shown["chips"] is not None or shown["noted"] is not None:
                found.append(f"the points of seat {number}")
            if shown.get("hand") is not None:
                found.append(f"the hand of seat {number}")
            if set(shown.get("achievements", ())) - set(
                bits_to_json(held.cards & held.done, ACHIEVEMENT_NAMES)
            ):
                found.append(f"unmet achievements of seat {number}")
            for forest, tile in zip(held.forests, shown.get("forests", ()), strict=True):
                if forest < KNOWN_FOREST and tile.get("kind") is not None:
                    found.append(f"a forest of seat {number}")
        if "frames" in view:
            found.append("what is going on behind the decision")
        return found


def _decode(data: bytes) -> object:
    try:
        return msgspec.json.decode(data)
    except msgspec.DecodeError:
        return None


def _keys(data: object) -> set[str]:
    """All keys of a JSON value, however deep."""
    if isinstance(data, dict):
        return set(data).union(*(_keys(value) for value in data.values()))
    if isinstance(data, list):
        return set[str]().union(*(_keys(value) for value in data))
    return set()
