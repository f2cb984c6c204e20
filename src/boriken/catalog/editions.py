"""The rule sets and where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boriken.catalog.tables import read_records


@dataclass(frozen=True)
class Edition:
    """One rule set: its record in ``data/editions.toml``, which says what each part is."""

    id: str
    names: str
    is_usual: bool
    chips: tuple[int, ...]
    expansions: tuple[str, ...]
    has_puertomas: bool
    rules: dict[str, str]


def _edition(name: str, record: dict[str, Any]) -> Edition:
    return Edition(
        id=name,
        names=record["names"],
        is_usual=record.get("usual", False),
        chips=tuple(record["chips"]),
        expansions=tuple(record.get("expansions", [])),
        has_puertomas=record.get("puertomas", False),
        rules=record["rules"],
    )


EDITION_RECORDS: Final[dict[str, Edition]] = {
    name: _edition(name, record) for name, record in read_records("editions").items()
}

USUAL_EDITION: Final = next(name for name, edition in EDITION_RECORDS.items() if edition.is_usual)
PUERTOMA_EDITIONS: Final = tuple(name for name, edition in EDITION_RECORDS.items() if edition.has_puertomas)


def usual_edition(has_puertomas: bool) -> str:
    """What is played if no rule set is named."""
    if not has_puertomas or USUAL_EDITION in PUERTOMA_EDITIONS:
        return USUAL_EDITION
    return PUERTOMA_EDITIONS[0]


DIFFERENCES: Final[dict[str, dict[str, bool]]] = {
    difference: {name: difference in edition.rules for name, edition in EDITION_RECORDS.items()}
    for some in EDITION_RECORDS.values()
    for difference in some.rules
}
"""Where the rule sets differ in more than a number: by difference, then by edition."""
