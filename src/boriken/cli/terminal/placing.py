"""Help with the decisions that come in several parts: placing workers, storage."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.cli.terminal.choices import Choice
from boriken.cli.terminal.words import STYLES, Words
from boriken.decisions import Sheet, figures, proposal, sheet
from boriken.engine.ids import FIELD_NAMES
from boriken.game import Game

PLACE: Final = "place "
FILL: Final = "f"
AS_BEFORE: Final = "="


class Placing:
    """Placing workers: where they stood before, and how the person wants to go on."""

    def __init__(self, game: Game, seat: int, words: Words) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.before: dict[str, int] = {}
        self.habit = ""
        """FILL or AS_BEFORE for all places that are left, or neither."""

    def remember(self) -> None:
        """Note where the workers stand, before they are taken in hand."""
        self.before = {place: workers for place, _, workers in self._places()}
        self.habit = ""

    def current(self) -> str:
        """The place that is asked for."""
        return self._open()[0]

    def _open(self) -> list[str]:
        """The places not yet decided on."""
        asked = sheet(self.game.state)
        assert asked is not None
        return [item.id.removeprefix(PLACE) for item in asked.items]

    def pick(self, choices: list[Choice]) -> Choice | None:
        """What follows from the habit: what is proposed, beside those who stood there before or not."""
        if not self.habit:
            return None
        begun = {f"{PLACE}{place}": number for place, number in self.before.items()}
        answer = proposal(self.game.state, begun if self.habit == AS_BEFORE else {})
        wanted = answer.get(f"{PLACE}{self.current()}", 0)
        return next(choice for choice in choices if int(choice.key) == wanted)

    def show(self, console: Console, choices: list[Choice]) -> None:
        """Every place: what it had and has got, which one is asked for, what is to come."""
        still_open = self._open()
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(min_width=3, justify="right")
        for place, circles, workers in self._places():
            if circles:
                mark = "▸" if place == still_open[0] else ""
                room = self.words.text("terminal-circles", circles=circles)
                had = self.words.text("terminal-had", count=self.before.get(place, 0))
                got = self.words.text("terminal-has-now", count=workers) if place not in still_open else ""
                grid.add_row(mark, self.words.styled(place), room, had, got)
        console.print(grid)
        idle = int(self.game.state.seats[self.seat].idle)
        keys = key_range(choices, self.words)
        asked = Text(self.words.text("terminal-how-many", count=idle, place=self.current(), keys=keys))
        asked.highlight_words([self.words.of(self.current())], STYLES.get(self.current(), ""))
        console.print(asked)
        console.print(Text(self.words.text("terminal-placing-keys"), "dim"))

    def _places(self) -> list[tuple[str, int, int]]:
        """All places in the order in which they are asked for: name, circles, workers."""
        mine = self.game.view(self.seat)["seats"][self.seat]
        places = []
        for kind in FIELD_NAMES:
            field = mine["island"].get(kind)
            places.append((kind, field["tiles"], field["workers"]) if field else (kind, 0, 0))
        for entry in mine["city"]:
            circles = BUILDINGS[BUILDING_NUMBERS[entry["building"]]].circles
            places.append((entry["building"], circles, entry["workers"]))
        return places


def key_range(choices: list[Choice], words: Words) -> str:
    """What can be typed: ``0 or 1``, ``1 to 6``"""
    keys = [choice.key for choice in choices]
    if len(keys) == 1:
        return keys[0]
    return words.text("terminal-or" if len(keys) == 2 else "terminal-range", first=keys[0], last=keys[-1])


def show_storage(console: Console, game: Game, seat: int, words: Words) -> None:
    """The barrels, what may stay, and how the answer works."""
    asked = sheet(game.state)
    assert asked is not None
    goods = game.view(seat)["seats"][seat]["goods"]
    open_ = {good: number for good, number in goods.items() if _is_open(asked, good)}
    kept = {good: number for good, number in goods.items() if good not in open_}
    if kept:
        console.print(words.text("terminal-kept", what=words.amounts(kept)))
    said = [
        words.text("terminal-have", what=words.amounts(open_)),
        words.text("board-storage-room", **figures(game.state)),
    ]
    if len(open_) > 1:
        said.append(words.text("terminal-storage-order"))
    console.print(" ".join(said))


def _is_open(asked: Sheet, good: str) -> bool:
    return any(item.id == f"keep {good}" for item in asked.items)
