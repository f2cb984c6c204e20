"""Barrels of all kinds in one integer: four bits for each good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boriken.engine.ids import GOODS

if TYPE_CHECKING:
    from mypy_extensions import i64

_BITS: Final = 4
_FULL: Final = 15
PACKED: Final = 1 << _BITS * GOODS
"""More than anything that can be packed."""


def barrels_in(packed: i64, good: i64) -> i64:
    """How many barrels of a kind."""
    return (packed >> good * _BITS) & _FULL


def all_barrels_in(packed: i64) -> i64:
    """How many barrels of all kinds."""
    total: i64 = 0
    for good in range(GOODS):
        total += barrels_in(packed, good)
    return total


def pack(good: i64, barrels: i64) -> i64:
    """So many barrels of a kind; kinds are added up."""
    return barrels << good * _BITS
