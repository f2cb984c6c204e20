"""A ladder as a picture: ratings with their intervals, and who beats whom, in SVG."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import Final

from boriken.arena.schedule import FORMATS
from boriken.arena.standings import Standings

WIDTH: Final = 860
MARGIN: Final = 24
LABELS: Final = 190
"""The width of the names on the left."""
LONGEST_NAME: Final = 22
VALUES: Final = 130
"""The width of the figures on the right."""
ROW: Final = 34
HEAD: Final = 84
CELL: Final = 62
TICK_STEPS: Final = (10, 25, 50, 100, 200, 500, 1000)
MOST_TICKS: Final = 8

STYLE: Final = """
  svg { background: #fff; --ink: #1c2430; --faint: #6b7684; --line: #d9dee5; --mark: #0f6b75; }
  @media (prefers-color-scheme: dark) {
    svg { background: #14191f; --ink: #e8ecf1; --faint: #9aa6b3; --line: #333c47; --mark: #5cc3cd; }
  }
  text { font: 14px system-ui, sans-serif; fill: var(--ink); }
  .title { font-size: 18px; font-weight: 600; }
  .faint { fill: var(--faint); font-size: 12px; }
  .right { text-anchor: end; }
  .middle { text-anchor: middle; }
  .grid { stroke: var(--line); }
  .whisker { stroke: var(--mark); stroke-width: 2; }
  .dot, .cell { fill: var(--mark); }
"""


def ladder_svg(standings: Standings) -> str:
    """The whole picture."""
    plan = standings.plan
    extras = "".join(f", {name}" for name in (*plan.options.expansions, *plan.options.variants))
    title = f"{plan.options.edition}{extras}, {plan.options.players} players"
    about = f"{standings.games} games, {FORMATS[plan.format]}; 95 % confidence intervals; seed {plan.seed}"
    parts = [
        _text(MARGIN, 36, title, "title"),
        _text(MARGIN, 56, about, "faint"),
        *_ratings(standings),
    ]
    height = HEAD + ROW * len(standings.ladder) + 40
    if standings.meetings:
        parts += _meetings(standings, height)
        height += CELL + ROW * len(standings.ladder) + MARGIN
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}"'
        f' height="{height}" role="img" aria-label="{escape(title)}">\n'
        f"<style>{STYLE}</style>\n{body}\n</svg>\n"
    )


def _ratings(standings: Standings) -> list[str]:
    ratings = [rating for rating, _ in standings.ladder]
    low = min(rating.interval.low for rating in ratings)
    high = max(rating.interval.high for rating in ratings)
    step = next((step for step in TICK_STEPS if (high - low) / step <= MOST_TICKS), TICK_STEPS[-1])
    first, last = floor(low / step) * step, max(ceil(high / step), floor(low / step) + 1) * step
    bottom = HEAD + ROW * len(ratings)

    def place(value: float) -> float:
        left, right = MARGIN + LABELS, WIDTH - MARGIN - VALUES
        return left + (value - first) / (last - first) * (right - left)

    parts = []
    for tick in range(first, last + 1, step):
        parts.append(_line(place(tick), HEAD, place(tick), bottom, "grid"))
        parts.append(_text(place(tick), bottom + 18, str(tick), "faint middle"))
    for row, (rating, performance) in enumerate(standings.ladder):
        y = HEAD + ROW * row + ROW / 2
        parts += [
            _text(MARGIN, y + 5, _short(performance.contestant)),
            _line(place(rating.interval.low), y, place(rating.interval.high), y, "whisker"),
            f'<circle class="dot" cx="{place(rating.value):.1f}" cy="{y}" r="5"/>',
            _text(WIDTH - MARGIN, y + 5, f"{rating.value:.0f}", "right"),
            _text(WIDTH - MARGIN - 48, y + 5, f"{performance.points.mean:.1f} points", "faint right"),
        ]
    return parts


def _meetings(standings: Standings, top: float) -> list[str]:
    """A square for each meeting, the fuller the more games the row has won against the column."""
    names = [performance.contestant for _, performance in standings.ladder]
    shares = {}
    for meeting in standings.meetings:
        opponent = meeting.opponents[0]
        shares[meeting.contestant, opponent] = meeting.wins
        shares.setdefault((opponent, meeting.contestant), 1 - meeting.wins)
    parts = [_text(MARGIN, top + 20, "Games won by the row against the column, in per cent", "faint")]
    width = min(CELL, (WIDTH - 2 * MARGIN - LABELS) / len(names))
    for column, name in enumerate(names):
        x = MARGIN + LABELS + width * (column + 0.5)
        parts.append(_text(x, top + CELL - 16, str(column + 1), "faint middle"))
        for row, other in enumerate(names):
            if (other, name) in shares:
                parts += _cell(x - width / 2, top + CELL - 8 + ROW * row, width, shares[other, name])
    for row, name in enumerate(names):
        parts.append(_text(MARGIN, top + CELL - 8 + ROW * row + ROW / 2 + 5, f"{row + 1}  {_short(name)}"))
    return parts


def _cell(x: float, y: float, width: float, share: float) -> list[str]:
    box = f'x="{x + 2:.1f}" y="{y + 2:.1f}" width="{width - 4:.1f}" height="{ROW - 4}" rx="4"'
    return [
        f'<rect class="cell" {box} fill-opacity="{0.08 + 0.6 * share:.2f}"/>',
        _text(x + width / 2, y + ROW / 2 + 5, f"{100 * share:.0f}", "middle"),
    ]


def _short(name: str) -> str:
    """Of ``module:Class`` the end says most."""
    return name if len(name) <= LONGEST_NAME else f"…{name[1 - LONGEST_NAME :]}"


def _text(x: float, y: float, text: str, style: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{style}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'
