"""Shapes and colours of the drawn table.

The web table's pictures are programs for a browser, with its style sheets and themes; a notebook has neither.
So the shapes here are plain ones, and only the colours are the page's, those of its light theme: a test
compares them with ``web/src/theme/tokens.css``.
"""

from __future__ import annotations

from html import escape
from typing import Final

GOOD_COLOURS: Final = {
    "corn": "#ecb11f",
    "indigo": "#3a4da6",
    "fruit": "#e8694a",
    "sugar": "#8fcdb4",
    "tobacco": "#9c5f26",
    "coffee": "#6a3a24",
}
ROLE_COLOURS: Final = {
    "settler": "#3d6b2c",
    "mayor": "#86306b",
    "builder": "#9a3d25",
    "craftsman": "#94570a",
    "trader": "#146868",
    "captain": "#21508e",
    "prospector": "#6b5a12",
    "buccaneer": "#3b3640",
}
SEAT_COLOURS: Final = ("#8c2318", "#14539a", "#2a6330", "#7a4b00", "#6d2a78")
PAPER: Final = "#fdf8ea"
CARD: Final = "#f3e8cc"
INK: Final = "#2b1a10"
FAINT: Final = "#b9a887"
LIGHT: Final = "#fff6e2"
STONE: Final = "#9a958c"
WOOD: Final = "#4f7a43"
FONT: Final = "system-ui, sans-serif"
WIDTH_OF_SIGN: Final = 0.6
"""Of the size of a letter, on average."""


class Canvas:
    """SVG elements one after the other."""

    def __init__(self, width: float) -> None:
        self.width = width
        self._parts: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, line: str = INK, thick: float = 1
    ) -> None:
        self._parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3"'
            f' fill="{fill}" stroke="{line}" stroke-width="{thick:g}"/>'
        )

    def dot(self, x: float, y: float, radius: float, fill: str, text: str = "") -> None:
        """A circle, and a number in it."""
        self._parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{INK}"/>')
        if text:
            self.text(x, y + radius * 0.45, text, radius * 1.3, readable_on(fill), middle=True)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 11,
        fill: str = INK,
        *,
        bold: bool = False,
        middle: bool = False,
        room: float = 0,
    ) -> None:
        """A line of text; squeezed if there is less room than it needs."""
        more = ' font-weight="bold"' if bold else ""
        more += ' text-anchor="middle"' if middle else ""
        if room and width_of(text, size) > room:
            more += f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
        self._parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{more}>{escape(text)}</text>'
        )

    def finish(self, height: float, title: str) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width:g} {height:g}"'
            f' width="{self.width:g}" height="{height:g}" role="img" font-family="{FONT}">'
            f"<title>{escape(title)}</title>"
            f'<rect width="{self.width:g}" height="{height:g}" fill="{PAPER}"/>{"".join(self._parts)}</svg>'
        )


def readable_on(fill: str) -> str:
    """The colour of a number on another one."""
    return INK if fill in (PAPER, GOOD_COLOURS["corn"], GOOD_COLOURS["sugar"]) else LIGHT


def width_of(text: str, size: float) -> float:
    """About how much room a text takes."""
    return len(text) * size * WIDTH_OF_SIGN
