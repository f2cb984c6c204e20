"""The page of benchmarks, `docs/benchmarks.md`, and the history behind it: `python3 tasks.py bench --record`.

    python tools/benchmarks.py VERSION REPORT...

Each report is what `boriken bench --json` printed, of the compiled engine or of the Python sources. They take
the place of what the history has of this version. If the engine has become a tenth slower than in the version
before, on the same kind of machine, it says so and fails; the history is written all the same.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import geometric_mean
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
HISTORY: Final = ROOT / "docs" / "benchmarks.json"
PAGE: Final = ROOT / "docs" / "benchmarks.md"
TABLES: Final = {"speeds": "base game", "with_expansions": "special, all expansions"}
KINDS: Final = {True: "compiled", False: "Python sources"}
LOST: Final = 0.9
"""Of the speed of the version before: below that it is too slow."""
METHOD: Final = """# Benchmarks

How quick the engine is, version by version. One command writes this page, on a machine with a C compiler:

```
python3 tasks.py bench --record
```

It runs `boriken bench` on the compiled engine and on the Python sources, on one core: random games, from
setting up to the end, with 2 to 5 players, without and with all expansions of the Special Edition. Figures
are medians of five repeats, by processor time. In between runs a loop of plain Python that never changes;
*games per million* are games in the time of a million of its turns. So machines that are quick, slow or busy
with other things can be compared, as long as Python is the same.

A release that is a tenth slower than the one before, by games per million, is refused.
"""

Report = dict[str, Any]
History = dict[str, list[Report]]
"""By version, oldest first: a report for each kind of build."""


def with_version(history: History, version: str, reports: list[Report]) -> History:
    """The history with these reports as its last version."""
    return {**{name: those for name, those in history.items() if name != version}, version: reports}


def losses(history: History) -> list[str]:
    """In what the last version has become too slow against the one before, a sentence for each."""
    if len(history) < 2:
        return []
    (before_name, before), (name, now) = list(history.items())[-2:]
    found = []
    for report in now:
        earlier = next((one for one in before if _is_like(one, report)), None)
        for table, title in TABLES.items() if earlier else ():
            ratio = _speed(report[table]) / _speed(earlier[table])  # type: ignore[index]
            if ratio < LOST:
                kind = KINDS[report["compiled"]]
                found.append(f"{name} ({kind}, {title}) has {ratio:.2f} of the speed of {before_name}.")
    return found


def _is_like(one: Report, other: Report) -> bool:
    """The same kind of build, machine and Python."""
    keys = ("compiled", "machine")
    return all(one[key] == other[key] for key in keys) and _python(one) == _python(other)


def _python(report: Report) -> str:
    """3.11 of 3.11.7"""
    return str(report["python"]).rpartition(".")[0]


def _speed(speeds: list[dict[str, float]]) -> float:
    return geometric_mean(speed["games_per_million"] for speed in speeds)


def page(history: History) -> str:
    """The page, the newest version first."""
    parts = [METHOD]
    for version, reports in reversed(history.items()):
        parts.append(f"## {version}\n")
        for report in reports:
            parts.append(_table(report))
    return "\n".join(parts)


def _table(report: Report) -> str:
    about = f"{KINDS[report['compiled']].capitalize()}, Python {report['python']}, {report['machine']}:\n\n"
    head = "| | games/s | decisions/s | copies/s | games per million |\n| --- | --- | --- | --- | --- |\n"
    rows = [
        f"| {title}, {speed['players']} players | {speed['games']:,.0f} | {speed['decisions']:,.0f}"
        f" | {speed['clones']:,.0f} | {speed['games_per_million']:,.1f} |\n"
        for table, title in TABLES.items()
        for speed in report[table]
    ]
    tail = f"\nWith all expansions: {report['ratio']:.2f} decisions for each of the base game.\n"
    return about + head + "".join(rows) + tail


def main(arguments: list[str]) -> int:
    version, *names = arguments
    history: History = json.loads(HISTORY.read_text(encoding="utf-8")) if HISTORY.is_file() else {}
    reports = [json.loads(Path(name).read_text(encoding="utf-8")) for name in names]
    history = with_version(history, version, reports)
    HISTORY.write_text(json.dumps(history, indent=1) + "\n", encoding="utf-8", newline="\n")
    PAGE.write_text(page(history), encoding="utf-8", newline="\n")
    found = losses(history)
    for sentence in found:
        print(sentence, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
