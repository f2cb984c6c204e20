"""What a table can agree on before the game starts: a line for each option of ``Options``.

``python3 tasks.py fields`` writes them into ``Options`` and the shape of its JSON; positions, scenarios and
``Options.from_json`` look the table up.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boriken.catalog.editions import USUAL_EDITION
from boriken.engine.fields import ALWAYS, RARE, UNTOLD

TEXT: Final = "str"
NUMBER: Final = "int"
FLAG: Final = "bool"
NAMES: Final = "Iterable[str]"

NORMAL: Final = "normal"


class Option(NamedTuple):
    """Something a table agrees on."""

    name: str
    kind: str
    default: str | int | tuple[str, ...]
    told: str
    """In JSON: RARE if younger than the format, and left out where it is as usual; UNTOLD if told by hand."""
    about: str
    kept: str = ""
    """How it is kept, as Python, if not as given."""
    shape: str = ""
    """Its type in JSON, if not that of its kind."""
    key: str = ""
    """What positions call it, if not by its name."""
    is_worded: bool = True
    """False: positions and scenarios read it in a way of their own."""
    is_rule: bool = True
    """False: it only says how decisions are asked, which scenarios and environments settle themselves."""

    @property
    def word(self) -> str:
        return self.key or self.name


# fmt: off
OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", TEXT, USUAL_EDITION, ALWAYS, "The rule set.", shape="Edition"),
    Option("players", NUMBER, 4, ALWAYS, "How many play.", is_worded=False),
    Option("governor", NUMBER, 0, ALWAYS, "The seat that is governor of round 1, or RANDOM_GOVERNOR to let "
           "chance decide (SET-1).", key="first_governor", is_worded=False),
    Option("ask_forced", FLAG, False, ALWAYS, "Leave decisions with a single option to the player instead "
           "of running them (FLOW-3).", is_rule=False),
    Option("expansions", NAMES, (), ALWAYS, "Expansions in play.",
           kept='_in_order(_with_all(expansions, edition), EXPANSIONS, "expansion")'),
    Option("variants", NAMES, (), ALWAYS, "Variants in play.",
           kept='_in_order(variants, VARIANTS, "variant")'),
    Option("draft", TEXT, "players", ALWAYS, "Who drafts the buildings (NEW-1, NEW-4): the players, chance, "
           "or the host by ``buildings``.", shape="Draft"),
    Option("buildings", NAMES, (), ALWAYS, "The kinds drafted, when they are given.",
           kept="tuple(sorted(set(buildings)))", key="drafted"),
    Option("house_rules", FLAG, False, ALWAYS, "Whether expansions of the Special Edition may be used in "
           "another rule set."),
    Option("seats", NAMES, (), UNTOLD, "Who sits where, HUMAN or PUERTOMA (PUE-1); empty if all are human.",
           kept="_without_humans_alone(seats, players)", shape="list[Player]"),
    Option("difficulty", TEXT, NORMAL, UNTOLD, "How strong the Puertomas are (PUE-4).", shape="Difficulty"),
    Option("any_order", FLAG, False, RARE, "RUL-55: whether people may name the parts of a decision in any "
           "order; search wants a single one.", is_rule=False),
    Option("voluntary", FLAG, False, RARE, "Ask for every gain that the books leave to the player, instead "
           "of taking it (VOL-1)."),
)
# fmt: on
