"""The result of a competition as a page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from boriken import __version__
from boriken.arena.statistics import Interval
from boriken.competition.alpharank import POPULATION, SELECTION
from boriken.competition.charts import matrix_chart, points_chart, skills_chart, sweep_chart
from boriken.competition.standings import Place, Standings

Cells = Iterable[tuple[str, str]]
"""What is in the cells of a row, and of which class they are."""


def report_html(standings: Standings) -> str:
    """The whole page."""
    parts = [
        _head(standings),
        _ranking(standings),
        _section(
            "How sure it is",
            "Skill by OpenSkill (Plackett–Luce), with 95 % intervals; everybody begins at 25.",
            skills_chart(standings),
        ),
        _section(
            "Who ends ahead of whom",
            "How often the row ended ahead of the column in games in which both sat, in per cent.",
            matrix_chart(standings),
        ),
        _section(
            "In the long run",
            f"α-Rank: how much of the time a strategy is the one everybody plays, in per cent, by how much"
            f" a lead counts (population {POPULATION}; the table above has α = {SELECTION:g}).",
            sweep_chart(standings),
        ),
        _section(
            "Points",
            "Of the games that were finished: all, the middle half, and the median.",
            points_chart(standings),
        ),
        _seats(standings),
        _clocks(standings),
        _failures(standings),
        _proof(standings),
    ]
    name = escape(standings.competition.settings.name)
    style = files("boriken.competition").joinpath("report.css").read_text(encoding="utf-8")
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _head(standings: Standings) -> str:
    settings = standings.competition.settings
    options = settings.options
    extras = "".join(f", {name.replace('_', ' ')}" for name in (*options.expansions, *options.variants))
    struck = (
        f" {standings.struck} of them do not count, because somebody cheated." if standings.struck else ""
    )
    return (
        f'<h1>{escape(settings.name)}</h1>\n<p class="lead">{len(standings.competition.entries)} agents,'
        f" {standings.games} games of {options.edition}{escape(extras)} for {options.players}.{struck}"
        f" {settings.seconds:g} s for a decision, {settings.memory} MB for an agent.</p>"
    )


def _ranking(standings: Standings) -> str:
    heads = [
        ("", ""),
        ("", "name"),
        ("skill", ""),
        ("α-Rank", ""),
        ("won", ""),
        ("points", ""),
        ("games", ""),
    ]
    rows = [_rank_row(number, place) for number, place in enumerate(standings.places, start=1)]
    rows += [
        ("bad", [("–", ""), (name, "name"), *[("", "")] * 4, ("disqualified", ""), ("", "")])
        for name in standings.out
    ]
    return _section(
        "Ranking", "", _table([*heads, ("failed", "")], [(style, [*cells]) for style, cells in rows])
    )


def _rank_row(number: int, place: Place) -> tuple[str, list[tuple[str, str]]]:
    performance = place.performance
    failed = sum(place.failures.values())
    return "first" if number == 1 else "", [
        (str(number), ""),
        (place.name, "name"),
        (f"{place.skill:.1f}", ""),
        (f"{100 * place.alpha:.1f} %", ""),
        (f"{100 * performance.wins:.1f} %{_range(performance.interval)}", ""),
        (f"{performance.points.mean:.1f}", ""),
        (str(performance.games), ""),
        (str(failed) if failed else "", "bad"),
    ]


def _range(interval: Interval | None) -> str:
    return "" if interval is None else f" [{100 * interval.low:.0f}–{100 * interval.high:.0f}]"


def _seats(standings: Standings) -> str:
    players = standings.competition.settings.options.players
    heads = [("", "name"), *((f"seat {seat}", "") for seat in range(players))]
    rows = [
        ("", [(place.name, "name"), *((_percent(share), "") for share in place.by_seat)])
        for place in standings.places
    ]
    return _section("By seat", "Games won on each seat; seat 0 begins.", _table(heads, rows))


def _percent(share: float | None) -> str:
    return "" if share is None else f"{100 * share:.0f} %"


def _clocks(standings: Standings) -> str:
    heads = [("", "name"), ("decisions", ""), ("mean", ""), ("longest", "")]
    rows = []
    for place in standings.places:
        thinking = place.conduct.thinking
        times = (f"{1000 * place.conduct.mean:.1f} ms", f"{1000 * thinking.longest:.0f} ms")
        rows.append(
            ("", [(place.name, "name"), (str(thinking.decisions), ""), *((time, "") for time in times)])
        )
    about = "Time for a decision, all told: a busy machine takes longer. What counts is processor time."
    return _section("Clocks", about, _table(heads, rows))


def _failures(standings: Standings) -> str:
    rows = [
        ("bad", [(name, "name"), ("cheated", "why"), (f"It {why}", "why")])
        for name, why in standings.out.items()
    ]
    for place in standings.places:
        if place.failures:
            kinds = ", ".join(f"{kind} {count}×" for kind, count in sorted(place.failures.items()))
            rows.append(("", [(place.name, "name"), (kinds, "why"), (place.conduct.first_failure, "why")]))
    if not rows:
        return ""
    about = "Who fails has lost the game, and a random player plays on for it; who cheats is disqualified."
    return _section("Failures", about, _table([("", "name"), ("", "why"), ("the first time", "why")], rows))


def _proof(standings: Standings) -> str:
    entries = standings.competition.entries
    rows = [("", [(entry.name, "name"), (entry.digest, "why")]) for entry in entries]
    about = (
        f"Played with Boriken {__version__}, seed {standings.competition.settings.seed}. The seal is a"
        f" hash of the rules, the agents' hashes and every move: <code>boriken compete FOLDER --check</code>"
        f" replays all games and works it out again.</p><p><code>{standings.seal}</code>"
    )
    return _section("Seal", about, _table([("", "name"), ("SHA256 of the agent", "why")], rows))


# --- Pieces ----------------------------------------------------------------------------------------------


def _section(title: str, about: str, body: str) -> str:
    if not body:
        return ""
    note = f'<p class="note">{about}</p>\n' if about else ""
    return f'<section>\n<h2>{title}</h2>\n{note}<div class="wide">{body}</div>\n</section>'


def _table(heads: Sequence[tuple[str, str]], rows: Sequence[tuple[str, Sequence[tuple[str, str]]]]) -> str:
    head = "".join(f'<th class="{style}">{escape(words)}</th>' for words, style in heads)
    body = "\n".join(f'<tr class="{style}">{_cells(cells)}</tr>' for style, cells in rows)
    return f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def _cells(cells: Cells) -> str:
    return "".join(f'<td class="{style}">{escape(words)}</td>' for words, style in cells)
