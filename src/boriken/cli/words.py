"""How things and players are called at one table, and the colours they have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.names import name
from boriken.catalog.setups import DIFFERENCES
from boriken.cli.output import one_line
from boriken.engine.actions import NUMBERS, TEXTS
from boriken.engine.explain import SENTENCES, Explanation
from boriken.engine.ids import GOOD_NAMES
from boriken.notation import Action

SEAT_NAMES: Final = ("Ana", "Benito", "Carla", "Diego", "Elena")
"""In the order of the letters that positions give to seats."""
YOU: Final = "You"

STYLES: Final = {
    "corn": "yellow",
    "indigo": "bright_blue",
    "sugar": "bold",  # white, but that cannot be seen on every terminal
    "tobacco": "dark_orange3",
    "coffee": "rgb(160,110,60)",
}
ENDINGS: Final = {
    "workers": "there are too few workers to refill the {worker_ship}",
    "city": "a city is full",
    "chips": "the victory points have run out",
}


class Words:
    """The names of an edition and of those who sit at a table."""

    def __init__(self, edition: str, players: int, names: Iterable[str] = ()) -> None:
        given = [one_line(text) for text in names][:players]
        self.edition = edition
        self.names = [text or SEAT_NAMES[seat] for seat, text in enumerate(given)]
        self.names += SEAT_NAMES[len(given) : players]
        self._readings = {self.spell(number): number for number in range(len(TEXTS))}

    # --- Names -------------------------------------------------------------------------------------------

    def of(self, thing: str) -> str:
        """The edition's name of a thing."""
        return name(thing, self.edition)

    def small(self, thing: str) -> str:
        return self.of(thing).lower()

    def count(self, number: int, thing: str) -> str:
        """``1 coin``, ``2 coins``"""
        return f"{number} {self.small(thing)}{'' if number == 1 else 's'}"

    def amounts(self, numbers: Mapping[str, int]) -> str:
        """``2 Corn, 1 Sugar``"""
        return ", ".join(f"{number} {self.of(thing)}" for thing, number in numbers.items())

    def tile(self, field: str) -> str:
        """``a Corn plantation``, ``a quarry``"""
        if field not in GOOD_NAMES:
            return f"a {self.small(field)}"
        article = "an" if self.of(field)[0] in "AEIO" else "a"
        return f"{article} {self.of(field)} {self.small('plantation')}"

    def card(self, id: str) -> str:
        """The title of an achievement or a festival card: ``Tobacco and Fruit Broker``"""
        return " ".join(word if word == "and" else word.capitalize() for word in id.split("_"))

    def place(self, place: str) -> str:
        """Where somebody stands: ``the Corn plantation``, ``the Chapel``, ``the portrait``"""
        if place == "portrait":
            return "the portrait"
        return f"the {self.of(place)}{' ' + self.small('plantation') if place in GOOD_NAMES else ''}"

    def ransom(self, coins: int, kidnapper: int) -> str:
        """BUC-5: what taking a kidnapped role costs, or brings the kidnapper."""
        price = self.count(coins, "coin")
        if DIFFERENCES["kidnapped_role_paid_by_taker"][self.edition]:
            return f"{price} to {self.player(kidnapper)}"
        return f"{price} for {self.player(kidnapper)} from the bank"

    def ending(self, reason: str) -> str:
        return ENDINGS[reason].format(worker_ship=self.of("worker_ship"))

    def styled(self, thing: str, text: str = "") -> Text:
        """A thing's name, or what is said of it, in its colour."""
        return Text(text or self.of(thing), STYLES.get(thing, ""))

    # --- Players -----------------------------------------------------------------------------------------

    def player(self, seat: int) -> str:
        return self.names[seat]

    def verb(self, seat: int, verb: str) -> str:
        """The form that goes with the name: ``puts workers on``, after "You" ``put workers on``."""
        head, space, rest = verb.partition(" ")
        ending = "" if self.names[seat] == YOU else "es" if head.endswith(("s", "ch", "do")) else "s"
        return f"{head}{ending}{space}{rest}"

    # --- Actions -----------------------------------------------------------------------------------------

    def spell(self, action: int) -> str:
        """An action in the words of the edition, as somebody might type it: ``load fruit 6``."""
        head, *rest = TEXTS[action].split()
        if action == NUMBERS["pass"]:
            return head
        if not rest or rest[0].isdecimal():
            head = self._spell_word(head)
        return " ".join([head, *(self._spell_word(word) for word in rest)])

    def _spell_word(self, word: str) -> str:
        try:
            return self.small(word)
        except ValueError:
            return word.replace("_", " ")

    def read(self, text: str) -> Action:
        """Read an action, in the notation or in the words of the edition."""
        typed = " ".join(text.lower().split())
        if typed not in NUMBERS and typed in self._readings:
            return Action(self._readings[typed])
        return Action.parse(text)

    def explain(self, explanation: Explanation) -> str:
        """Why an action is refused, in the names of this table."""
        if explanation.legal:
            return "That is legal."
        figures = dict(explanation.figures)
        for key in ("building", "card", "field", "good", "other", "place"):
            if key in figures:
                figures[key] = self._named(str(figures[key]))
        if "seat" in figures:
            figures["seat"] = self.player(int(figures["seat"]))
        sentence = SENTENCES[explanation.key].replace("seat {seat}", "{seat}").format(**figures)
        return f"{sentence} ({explanation.rule})"

    def _named(self, id: str) -> str:
        return self.card(id) if id in ACHIEVEMENT_NAMES else self.of(id)
