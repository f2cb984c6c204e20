"""Small things of the drawing: goods, tiles, labels."""

from __future__ import annotations

from typing import Final

from boriken.catalog.editions import EDITION_RECORDS
from boriken.drawing.canvas import GOOD_COLOURS, STONE, WOOD, Canvas, readable_on, width_of
from boriken.engine.shapes import TableView

WITH_FRUIT: Final = "1897"
"""Whose names call indigo fruit."""
OTHER_FIELDS: Final = {"quarry": STONE, "forest": WOOD}


def good_colour(good: str, view: TableView) -> str:
    names = EDITION_RECORDS[view["options"]["edition"]].names
    return GOOD_COLOURS["fruit" if good == "indigo" and names == WITH_FRUIT else good]


def tile(
    canvas: Canvas, x: float, y: float, size: float, kind: str, view: TableView, number: str = ""
) -> None:
    """A field of an island, or one that can be taken."""
    colour = OTHER_FIELDS.get(kind) or good_colour(kind, view)
    canvas.box(x, y, size, size, colour)
    if number:
        ink = readable_on(colour)
        canvas.text(x + size / 2, y + size * 0.7, number, size * 0.55, ink, bold=True, middle=True)


def labelled_row(canvas: Canvas, x: float, y: float, label: str) -> float:
    """A label; where what it belongs to begins."""
    canvas.text(x, y + 14, label, 11, bold=True)
    return x + max(48, width_of(label, 12) + 8)
