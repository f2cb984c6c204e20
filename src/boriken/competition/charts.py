"""The pictures of a report, as SVG in the colours of the page around them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from statistics import median, quantiles
from typing import Final

from boriken.competition.alpharank import SELECTION, SWEEP, alpha_rank
from boriken.competition.standings import Standings

WIDTH: Final = 720
ROW: Final = 34
NAMES: Final = 170
"""The width of the names on the left."""
VALUES: Final = 60
"""The width of the figures on the right."""
LONGEST_NAME: Final = 20
SWEEP_HEIGHT: Final = 260
COLOURS: Final = 6
"""Lines that can be told apart; those who are behind share the last."""
LEAST_GAP: Final = 16
STEPS: Final = (0.5, 1, 2, 5, 10, 20, 50, 100)
MOST_TICKS: Final = 8


class Scale:
    """Where a value lies between left and right."""

    def __init__(self, low: float, high: float) -> None:
        span = max(high - low, 1e-9)
        self.step = next((step for step in STEPS if span / step <= MOST_TICKS), STEPS[-1])
        self.first = math.floor(low / self.step) * self.step
        self.last = max(math.ceil(high / self.step) * self.step, self.first + self.step)

    def __call__(self, value: float) -> float:
        left, right = NAMES, WIDTH - VALUES
        return left + (value - self.first) / (self.last - self.first) * (right - left)

    def ticks(self) -> list[float]:
        count = round((self.last - self.first) / self.step)
        return [self.first + self.step * number for number in range(count + 1)]

    def grid(self, bottom: float) -> list[str]:
        return [
            part
            for tick in self.ticks()
            for part in (
                line(self(tick), 4, self(tick), bottom, "grid"),
                text(self(tick), bottom + 18, f"{tick:g}", "faint middle"),
            )
        ]


def skills_chart(standings: Standings) -> str:
    """Skills with their intervals, best first."""
    places = standings.places
    scale = Scale(min(p.interval.low for p in places), max(p.interval.high for p in places))
    parts = scale.grid(ROW * len(places))
    for row, place in enumerate(places):
        y = ROW * (row + 0.5)
        parts += [
            text(0, y + 5, short(place.name)),
            line(scale(place.interval.low), y, scale(place.interval.high), y, "whisker"),
            f'<circle class="dot" cx="{scale(place.skill):.1f}" cy="{y}" r="5.5"/>',
            text(WIDTH, y + 5, f"{place.skill:.1f}", "right"),
        ]
    return picture(ROW * len(places) + 28, parts, "Skills with 95 % intervals")


def points_chart(standings: Standings) -> str:
    """How many points each had, game by game: all, the middle half, and the median."""
    places = [place for place in standings.places if place.points]
    if not places:
        return ""
    scale = Scale(min(min(p.points) for p in places), max(max(p.points) for p in places))
    parts = scale.grid(ROW * len(places))
    for row, place in enumerate(places):
        y, points = ROW * (row + 0.5), place.points
        low, _, high = quantiles(points, method="inclusive") if len(points) > 1 else [float(points[0])] * 3
        parts += [
            text(0, y + 5, short(place.name)),
            line(scale(min(points)), y, scale(max(points)), y, "whisker thin"),
            f'<rect class="box" x="{scale(low):.1f}" y="{y - 8}" rx="3"'
            f' width="{max(2.0, scale(high) - scale(low)):.1f}" height="16"/>',
            line(scale(median(points)), y - 10, scale(median(points)), y + 10, "median"),
            text(WIDTH, y + 5, f"{median(points):g}", "right"),
        ]
    return picture(ROW * len(places) + 28, parts, "Points of each game")


def matrix_chart(standings: Standings) -> str:
    """How often the row ended ahead of the column."""
    names = standings.names
    cell = min(64.0, (WIDTH - NAMES) / len(names))
    parts = []
    for row, name in enumerate(names):
        y = ROW * (row + 1)
        parts.append(text(0, y + ROW / 2 + 5, f"{row + 1}  {short(name)}"))
        parts.append(text(NAMES + cell * (row + 0.5), ROW - 12, str(row + 1), "faint middle"))
        for column, other in enumerate(names):
            share = standings.ahead.get((name, other))
            if share is not None:
                parts += _cell(NAMES + cell * column, y, cell, share)
    return picture(ROW * (len(names) + 1), parts, "How often the row ended ahead of the column, in per cent")


def _cell(x: float, y: float, width: float, share: float) -> list[str]:
    """The stronger the colour, the further from one in two; warm for ahead, cold for behind."""
    kind = "ahead" if share >= 0.5 else "behind"
    box = f'x="{x + 1.5:.1f}" y="{y + 1.5}" width="{width - 3:.1f}" height="{ROW - 3}" rx="4"'
    return [
        f'<rect class="{kind}" {box} fill-opacity="{0.08 + 0.9 * abs(share - 0.5):.2f}"/>',
        text(x + width / 2, y + ROW / 2 + 5, f"{100 * share:.0f}", "middle"),
    ]


def sweep_chart(standings: Standings) -> str:
    """The shares of α-Rank, from where chance decides to where only the better survives."""
    payoffs = standings.payoffs()
    shares = [alpha_rank(payoffs, alpha) for alpha in SWEEP]
    left, right, bottom = 40.0, WIDTH - NAMES, SWEEP_HEIGHT - 28.0
    low, high = math.log10(SWEEP[0]), math.log10(SWEEP[-1])

    def x(alpha: float) -> float:
        return left + (math.log10(alpha) - low) / (high - low) * (right - left)

    def y(share: float) -> float:
        return bottom - share * (bottom - 8)

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts += [line(left, y(share), right, y(share), "grid")]
        parts += [text(left - 6, y(share) + 4, f"{100 * share:.0f}", "faint right")]
    for power in range(round(low), round(high) + 1):
        parts.append(text(x(10.0**power), bottom + 18, f"α = {10.0**power:g}", "faint middle"))
    parts.append(line(x(SELECTION), 4, x(SELECTION), bottom, "grid mark"))
    ends = spread_out([y(share) for share in shares[-1]], LEAST_GAP)
    for number, name in enumerate(standings.names):
        colour = f"series-{min(number, COLOURS - 1)}"
        points = " ".join(
            f"{x(alpha):.1f},{y(row[number]):.1f}" for alpha, row in zip(SWEEP, shares, strict=True)
        )
        parts.append(f'<polyline class="curve {colour}" points="{points}"/>')
        parts.append(text(right + 8, ends[number] + 4, short(name), f"label {colour}"))
    return picture(SWEEP_HEIGHT, parts, "Shares of α-Rank by strength of selection")


def spread_out(places: Sequence[float], gap: float) -> list[float]:
    """As near to where they belong as labels can be that do not touch, in the same order, and no lower.

    >>> spread_out([10, 49, 50], 16)
    [10, 34, 50]
    """
    result = list(places)
    reached = math.inf
    for number in sorted(range(len(places)), key=lambda number: (-places[number], -number)):
        result[number] = min(places[number], reached - gap)
        reached = result[number]
    return result


# --- Shapes ----------------------------------------------------------------------------------------------


def picture(height: float, parts: Sequence[str], label: str) -> str:
    body = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">\n{body}\n</svg>'


def text(x: float, y: float, words: str, style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
