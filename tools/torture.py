"""Put the server's hard promises to the test: `python3 tools/torture.py kill --count 50`.

It runs servers of its own on databases of its own. PostgreSQL and Redis are looked for where
`BORIKEN_TEST_POSTGRESQL` and `BORIKEN_TEST_REDIS` say, else on this machine.
"""

from __future__ import annotations

import argparse
import importlib
import random
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.server.torture.findings import Findings, Task  # noqa: E402


@dataclass(frozen=True)
class Torture:
    """What is done, and how often by default."""

    meaning: str
    count: int
    module: str
    databases: tuple[str, ...] = ("sqlite", "postgresql")


TORTURES: Final = {
    "kill": Torture("kill the server under load, N times", 50, "kill"),
    "race": Torture("three processes, one sequence number, N times", 1000, "race", ("postgresql",)),
    "takeover": Torture("kill one of three processes under load, N times", 20, "takeover", ("postgresql",)),
    "calling": Torture("kill the server while N notices are due", 1000, "calling"),
    "secrets": Torture("N games whose every byte is searched for secrets", 12, "hidden"),
    "malformed": Torture("N malformed or illegal requests and frames", 100_000, "malformed"),
    "kinds": Torture("every kind of message of the contract, made up N times", 500, "kinds"),
    "resume": Torture("drop and resume a connection N times", 200, "resume"),
    "mixed": Torture(
        "N minutes of play with kills, pauses, lost and slow clients", 60, "mixed", ("postgresql",)
    ),
    "flood": Torture(
        "a guest who sends as much as they can for N minutes, beside others", 10, "flood", ("sqlite",)
    ),
    "scale": Torture(
        "the same N tables on one, two and three processes: what an action costs",
        250,
        "scale",
        ("postgresql",),
    ),
    "schema": Torture("Schemathesis with N examples for each operation", 100, "schema"),
}


def run(name: str, count: int, database: str, seed: int) -> Findings:
    module = importlib.import_module(f"tests.server.torture.{TORTURES[name].module}")
    with tempfile.TemporaryDirectory(prefix="boriken-torture-") as folder:
        findings = module.run(
            Task(count, database, seed, Path(folder), lambda line: print(f"  … {line}", flush=True))
        )
    assert isinstance(findings, Findings)
    return findings


def parser() -> argparse.ArgumentParser:
    listing = "\n".join(f"  {name:<11}{it.meaning} ({it.count:,})" for name, it in TORTURES.items())
    result = argparse.ArgumentParser(
        prog="torture",
        description="Put the server's hard promises to the test.",
        epilog=f"tortures:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.add_argument("name", metavar="NAME", choices=TORTURES, help="one of the tortures below")
    how_often = "how often, or for how many minutes; the number in brackets if not given"
    result.add_argument("--count", "--minutes", type=int, dest="count", help=how_often)
    result.add_argument("--database", choices=("sqlite", "postgresql"), help="which database")
    result.add_argument(
        "--seed", type=int, help="the seed of what is tried; another one each time if not given"
    )
    return result


def main(argv: list[str]) -> int:
    given = parser().parse_args(argv)
    torture = TORTURES[given.name]
    count = torture.count if given.count is None else given.count
    database = given.database or torture.databases[0]
    seed = random.SystemRandom().randrange(2**31) if given.seed is None else given.seed
    if count < 1 or database not in torture.databases:
        print(
            f"torture: {given.name} runs once at least, on {' or '.join(torture.databases)}.", file=sys.stderr
        )
        return 2
    print(f"{given.name}: {torture.meaning} (N = {count:,}, {database}, --seed {seed})", flush=True)
    started = time.monotonic()
    findings = run(given.name, count, database, seed)
    print("\n".join(findings.lines()))
    verdict = f"{findings.failed} PROMISES BROKEN" if findings.failed else "every promise held"
    print(f"{given.name}: {verdict}, {time.monotonic() - started:.0f} s", flush=True)
    return 1 if findings.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
