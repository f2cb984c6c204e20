"""Making data sets: of games that are played for it, or of records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from boriken import __version__
from boriken.arena.identity import identities
from boriken.arena.simulate import BOT_BUDGET
from boriken.data.schema import FORMAT
from boriken.engine.errors import BadRecord, BorikenError
from boriken.engine.options import Options
from boriken.extras import from_extras
from boriken.record import RULES_VERSION, Record

_VERSIONS = {"format": FORMAT, "boriken": __version__, "rules_version": RULES_VERSION}


class Target(Protocol):
    """Where records go while games are played."""

    games_kept: int
    """Games of an earlier run, which need not be played again."""

    def add(self, record: str) -> None: ...

    def summary(self) -> str: ...


class Nowhere:
    """For those who want no data."""

    games_kept = 0

    def add(self, record: str) -> None:
        pass

    def summary(self) -> str:
        return ""


@contextmanager
def open_export(target: Path | None, options: Options, seed: int, bots: Sequence[str]) -> Iterator[Target]:
    """Begin or go on with a data set of games that follow from all this; nothing is finished on an error."""
    if target is None:
        yield Nowhere()
        return
    with from_extras():
        from boriken.data.parts import Parts

    how = {
        **_VERSIONS,
        "options": options.to_json(),
        "seed": seed,
        "bots": list(bots),
        "budget": str(BOT_BUDGET),
        "code_of_bots": identities(bots),
    }
    parts = Parts(target, how)
    yield parts
    parts.finish()


@dataclass(frozen=True)
class Exported:
    """What became of records."""

    summary: str
    left_out: list[str]
    """Files with games that are not over."""


def export_records(files: Iterable[Path], target: Path) -> Exported:
    """Make a data set of records. Whatever cannot be read or does not replay is an error."""
    with from_extras():
        from boriken.data.parts import Parts

    names = [str(path) for path in files]
    parts = Parts(target, {**_VERSIONS, "records": names})
    left_out = []
    kept = 0
    for name in names:
        try:
            record = Record.from_text(Path(name).read_text(encoding="utf-8"))
            if not record.result.get("over"):
                left_out.append(name)
                continue
            kept += 1
            if kept > parts.games_kept:
                parts.add(record.to_text())
        except BadRecord as error:
            raise BorikenError(f"{name}: {error}") from None
    parts.finish()
    return Exported(parts.summary(), left_out)
