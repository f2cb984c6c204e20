"""Positions as text: a small TOML document that people can write by hand and the machine can read back.

Whatever is left out is as at the start of a game, and whatever lies nowhere is in the supply;
``docs/notation.md`` describes the format.
"""

from boriken.position.parsing import SEAT_NAMES, seat_name
from boriken.position.reading import position_from_document, read_position
from boriken.position.writing import write_position, write_ship

__all__ = [
    "SEAT_NAMES",
    "position_from_document",
    "read_position",
    "seat_name",
    "write_position",
    "write_ship",
]
