"""What the commands share: consoles, files, progress, tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final, TypeVar, cast

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from boriken.engine.errors import BorikenError

Item = TypeVar("Item")


NO_BREAK_SPACE: Final = "\u00a0"
GLUE: Final = "\ue000"
"""Stands for a no-break space until it is written, because Rich would break a line at one."""


class _Unglued:
    """The stdout of the moment, with spaces where texts have glue."""

    def write(self, text: str) -> int:
        return sys.stdout.write(text.replace(GLUE, NO_BREAK_SPACE))

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.stdout, name)


def make_console() -> Console:
    """A console for stdout that prints texts as they are: nothing in them is read as markup."""
    file = None if sys.stdout is None else cast(IO[str], _Unglued())
    return Console(file=file, markup=False, highlight=False, emoji=False)


def one_line(text: str) -> str:
    """Text from a file or the command line, fit for a terminal: on one line, without control characters."""
    return "".join(sign if sign.isprintable() else " " for sign in text).strip()


class Flow:
    """Texts one after the other; a line breaks only between two of them."""

    def __init__(self, items: Iterable[Text], separator: str = " · ") -> None:
        self.items = [item for item in items if item]
        self.separator = separator

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        lines: list[Text] = []
        for item in self.items:
            if lines and lines[-1].cell_len + len(self.separator) + item.cell_len <= options.max_width:
                lines[-1].append(self.separator).append_text(item)
            else:
                lines.append(Text.assemble(item))
        yield Text("\n").join(lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        lengths = [item.cell_len for item in self.items] or [0]
        whole = sum(lengths) + len(self.separator) * (len(lengths) - 1)
        return Measurement(max(lengths), whole).with_maximum(options.max_width)


def plain_table(title: str = "") -> Table:
    return Table(title=title or None, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD)


def labelled(lines: Iterable[tuple[str, RenderableType]], indent: int) -> Table:
    """Lines with a label before each; a long line is folded beside its label."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=indent)
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for label, text in lines:
        grid.add_row("", label, text)
    return grid


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def read_text(path: Path) -> str:
    """A whole file; what is no text is one sentence."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BorikenError(key="no_text_file", file=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file, and the folder it lies in if that is missing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def check_writable(path: Path) -> None:
    """Fail now, not after a long run, if a file cannot be written; what it holds stays as it is."""
    is_new = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.open("a").close()
    if is_new:
        path.unlink()


@contextmanager
def progress(items: Iterator[Item], title: str, total: int, done: int = 0) -> Iterator[Iterator[Item]]:
    """Show on stderr, if that is a terminal, how far a run has come that may have begun earlier."""
    console = Console(file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        yield iter(bar.track(items, total=total, completed=done, description=title))
