"""What a table agrees on before the game starts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from boriken.catalog.editions import DIFFERENCES, EDITION_RECORDS, usual_edition
from boriken.engine.agreements import FLAG, NAMES, NUMBER, OPTIONS, TEXT
from boriken.engine.agreements import NORMAL as NORMAL
from boriken.engine.errors import BadOptions
from boriken.engine.reading import unreadable

if TYPE_CHECKING:
    from boriken.engine.shapes import OptionsShape

EDITIONS: Final = tuple(EDITION_RECORDS)
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
USUAL_PLAYERS: Final = 4
RANDOM_GOVERNOR: Final = -1

EXPANSIONS: Final = (
    "new_buildings",
    "nobles",
    "buccaneer",
    "festival",
    "festival_cards",
    "achievements",
)
SPECIAL_EXPANSIONS: Final = tuple(
    name for name in EXPANSIONS if any(name in edition.expansions for edition in EDITION_RECORDS.values())
)
"""They belong to some editions; other rule sets may use them as a house rule."""

EXCLUSIVE: Final = ("festival", "festival_cards")
"""CAR-1: festival cards take the place of the festival."""
ALL: Final = "all"
"""One word for all expansions that a rule set has."""


class Variant(NamedTuple):
    """A variant of the rules, and what it goes with."""

    name: str
    rule: str
    needs: str = ""
    """The expansion that it changes."""
    edition: str = ""
    """The only rule set that has it, if it is not for all."""
    beside_puertomas: bool = True


VARIANT_RECORDS: Final = (
    Variant("cost_swap", "VAR-1"),
    Variant("corn_start", "VAR-2"),
    Variant("jeweler_cap", "VAR-3", needs="nobles"),
    Variant("villa_or_jeweler", "VAR-4", "nobles", "special"),
    Variant("hacienda_or_forest_house", "VAR-5", needs="new_buildings"),
    Variant("achievement_draft", "ACH-2", needs="achievements", beside_puertomas=False),
    Variant("errata", "VAR-6", edition="special"),
)
VARIANTS: Final = tuple(variant.name for variant in VARIANT_RECORDS)
DRAFTS: Final = ("players", "chance", "given")

HUMAN: Final = "human"
PUERTOMA: Final = "puertoma"
MOST_PUERTOMAS: Final = 2
FEWEST_HUMANS: Final = 1
EASY: Final = "easy"
DIFFICULTIES: Final = (EASY, NORMAL, "hard")


_JSON_TYPES: Final[dict[str, type]] = {TEXT: str, NUMBER: int, FLAG: bool, NAMES: list}
_EXPECTED: Final = {TEXT: "text", NUMBER: "whole", FLAG: "switch", NAMES: "list"}
"""The same as cases of the message ``wrong``."""


class Options:
    """The options of a game, checked when made, and never changed.

    >>> Options(edition="special", players=5, expansions=["nobles", "new_buildings"]).expansions
    ('new_buildings', 'nobles')
    """

    def __init__(
        self,
        # fields: parameters of Options
        edition: str = "1897",
        players: int = 4,
        governor: int = 0,
        ask_forced: bool = False,
        expansions: Iterable[str] = (),
        variants: Iterable[str] = (),
        draft: str = "players",
        buildings: Iterable[str] = (),
        house_rules: bool = False,
        seats: Iterable[str] = (),
        difficulty: str = "normal",
        any_order: bool = False,
        voluntary: bool = False,
        # end of fields
    ) -> None:
        # fields: assignments of Options
        self.edition: Final = edition
        """The rule set."""
        self.players: Final = players
        """How many play."""
        self.governor: Final = governor
        """The seat that is governor of round 1, or RANDOM_GOVERNOR to let chance decide (SET-1)."""
        self.ask_forced: Final = ask_forced
        """Leave decisions with a single option to the player instead of running them (FLOW-3)."""
        self.expansions: Final = _in_order(_with_all(expansions, edition), EXPANSIONS, "expansion")
        """Expansions in play."""
        self.variants: Final = _in_order(variants, VARIANTS, "variant")
        """Variants in play."""
        self.draft: Final = draft
        """Who drafts the buildings (NEW-1, NEW-4): the players, chance, or the host by ``buildings``."""
        self.buildings: Final = tuple(sorted(set(buildings)))
        """The kinds drafted, when they are given."""
        self.house_rules: Final = house_rules
        """Whether expansions of the Special Edition may be used in another rule set."""
        self.seats: Final = _without_humans_alone(seats, players)
        """Who sits where, HUMAN or PUERTOMA (PUE-1); empty if all are human."""
        self.difficulty: Final = difficulty
        """How strong the Puertomas are (PUE-4)."""
        self.any_order: Final = any_order
        """RUL-55: whether people may name the parts of a decision in any order; search wants a single one."""
        self.voluntary: Final = voluntary
        """Ask for every gain that the books leave to the player, instead of taking it (VOL-1)."""
        self._key: Final = (
            self.edition,
            self.players,
            self.governor,
            self.ask_forced,
            self.expansions,
            self.variants,
            self.draft,
            self.buildings,
            self.house_rules,
            self.seats,
            self.difficulty,
            self.any_order,
            self.voluntary,
        )
        # end of fields
        self._check_table()
        self._check_expansions()
        self._check_variants()
        self._check_draft()
        self._check_puertomas()

    def _check_table(self) -> None:
        if self.edition not in EDITIONS:
            raise BadOptions(key="unknown_edition", typed=self.edition, known=list(EDITIONS))
        if not FEWEST_PLAYERS <= self.players <= MOST_PLAYERS:
            raise BadOptions(key="players", count=self.players, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
        if not RANDOM_GOVERNOR <= self.governor < self.players:
            raise BadOptions(
                key="governor", seat=self.governor, last=self.players - 1, chance=RANDOM_GOVERNOR
            )

    def _check_expansions(self) -> None:
        if set(EXCLUSIVE) <= set(self.expansions):
            raise BadOptions(key="festival_or_cards")
        for name in SPECIAL_EXPANSIONS:
            is_own = name in EDITION_RECORDS[self.edition].expansions
            if name in self.expansions and not is_own and not self.house_rules:
                raise BadOptions(key="special_expansion", expansion=name, edition=self.edition)

    def _check_variants(self) -> None:
        for name, rule, needs, edition, _ in VARIANT_RECORDS:
            if name not in self.variants:
                continue
            if needs and needs not in self.expansions:
                raise BadOptions(key="variant_needs", variant=name, expansion=needs, rule=rule)
            if edition not in ("", self.edition):
                raise BadOptions(key="variant_of_edition", variant=name, edition=edition, rule=rule)

    def _check_draft(self) -> None:
        if self.draft not in DRAFTS:
            raise BadOptions(key="unknown_draft", typed=self.draft, known=list(DRAFTS))
        if self.draft != "players" and not self.has_draft:
            raise BadOptions(key="nothing_drafted")
        if bool(self.buildings) != (self.draft == "given"):
            raise BadOptions(key="buildings_given")

    def _check_puertomas(self) -> None:
        if self.difficulty not in DIFFICULTIES:
            raise BadOptions(key="unknown_difficulty", typed=self.difficulty, known=list(DIFFICULTIES))
        if not self.seats:
            if self.difficulty != NORMAL:
                raise BadOptions(key="no_puertoma_plays")
            return
        humans = self.players - self.puertomas
        if self.seats != (HUMAN,) * humans + (PUERTOMA,) * self.puertomas or humans < FEWEST_HUMANS:
            raise BadOptions(key="humans_first")
        if self.puertomas > MOST_PUERTOMAS:
            raise BadOptions(key="puertomas", count=self.puertomas, most=MOST_PUERTOMAS)
        if self.governor != 0:
            raise BadOptions(key="governor_with_puertomas")
        if not EDITION_RECORDS[self.edition].has_puertomas:
            raise BadOptions(key="puertomas_of_special", edition=self.edition)
        for variant in VARIANT_RECORDS:
            if variant.name in self.variants and not variant.beside_puertomas:
                raise BadOptions(key="variant_with_puertomas", variant=variant.name)

    @property
    def puertomas(self) -> int:
        """How many of the seats are Puertomas."""
        return self.seats.count(PUERTOMA)

    @property
    def has_draft(self) -> bool:
        """NEW-1, NOB-6: whether buildings are drafted at all."""
        return "new_buildings" in self.expansions or (
            DIFFERENCES["nobles_join_draft"][self.edition] and "nobles" in self.expansions
        )

    def to_json(self) -> OptionsShape:
        data: OptionsShape = {
            # fields: words of Options
            "edition": self.edition,
            "players": self.players,
            "governor": self.governor,
            "ask_forced": self.ask_forced,
            "expansions": list(self.expansions),
            "variants": list(self.variants),
            "draft": self.draft,
            "buildings": list(self.buildings),
            "house_rules": self.house_rules,
            # end of fields
        }
        if self.seats:
            data["seats"] = list(self.seats)
            data["difficulty"] = self.difficulty
        # fields: rare words of Options
        if self.any_order:
            data["any_order"] = self.any_order
        if self.voluntary:
            data["voluntary"] = self.voluntary
        # end of fields
        return data

    def naming_in_any_order(self, any_order: bool = True) -> Options:
        """The same table with the order of naming free, or not (RUL-55)."""
        return Options.from_json({**self.to_json(), "any_order": any_order})

    @staticmethod
    def from_json(data: object) -> Options:
        """Read options back; anything missing has its default, anything unknown is refused."""
        if not isinstance(data, dict):
            raise unreadable(BadOptions, "options", "no_object", "")
        known: dict[str, Any] = {option.name: option.default for option in OPTIONS}
        kinds = {option.name: option.kind for option in OPTIONS}
        for key, value in data.items():
            if key not in known:
                raise unreadable(BadOptions, "options", "unknown", str(key))
            if type(value) is not _JSON_TYPES[kinds[key]]:
                raise unreadable(BadOptions, "options", _EXPECTED[kinds[key]], key)
            known[key] = [str(name) for name in value] if isinstance(value, list) else value
        return Options(**known)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __reduce__(self) -> tuple[object, ...]:
        """The compiled class knows no other way to be pickled or copied."""
        return Options.from_json, (self.to_json(),)

    def __repr__(self) -> str:
        return f"Options({self.to_json()})"


def everything(edition: str) -> tuple[str, ...]:
    """All expansions that a rule set has; of one that does not exist, those that any could have."""
    own = EDITION_RECORDS[edition].expansions if edition in EDITION_RECORDS else ()
    replaced = EXCLUSIVE if set(EXCLUSIVE) & set(own) else ()
    strange = (*SPECIAL_EXPANSIONS, *replaced)
    return tuple([name for name in EXPANSIONS if name in own or name not in strange])


def _with_all(names: Iterable[str], edition: str) -> Iterable[str]:
    """Expansions by name; ALL stands for those of the rule set, alone or in a list."""
    if isinstance(names, str):
        return everything(edition) if names == ALL else names
    given = list(names)
    return everything(edition) if given == [ALL] else given


def usual_table(edition: str | None, players: int | None, seats: Iterable[str]) -> tuple[str, int]:
    """The rule set and the number of players where nobody says them: Puertomas need one that has them, and
    seats that are listed are counted."""
    seated = len(tuple(seats))
    if edition is None:
        edition = usual_edition(seated > 0)
    return edition, players if players is not None else seated or USUAL_PLAYERS


def _in_order(names: Iterable[str], known: tuple[str, ...], what: str) -> tuple[str, ...]:
    """Names once each, in the order in which they are known."""
    if isinstance(names, str):
        raise BadOptions(f"Give a list of {what}s, not the text {names!r}.")
    given = list(names)
    for name in given:
        if name not in known:
            raise BadOptions(key=f"unknown_{what}", typed=name, known=list(known))
    return tuple(name for name in known if name in given)


def _without_humans_alone(seats: Iterable[str], players: int) -> tuple[str, ...]:
    """The seats, or none if all are human: a table without Puertomas is the same however it is written."""
    if isinstance(seats, str):
        raise BadOptions(f"Give a list of seats, not the text {seats!r}.")
    given = tuple(seats)
    for seat in given:
        if seat not in (HUMAN, PUERTOMA):
            raise BadOptions(f"Unknown kind of seat {seat!r}: choose {HUMAN} or {PUERTOMA}.")
    if given and len(given) != players:
        raise BadOptions(key="seats_and_players", seats=len(given), count=players)
    return given if PUERTOMA in given else ()
