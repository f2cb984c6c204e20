"""Running the command line inside the test, with typed input and without a terminal."""

from __future__ import annotations

import contextlib
import io
import re
import sys
from dataclasses import dataclass

from boriken.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one sentence of a command that refused its input."""
        assert self.code not in (0, None), self.out
        assert self.err.count("\n") == 1, self.err
        text = self.err.removesuffix("\n").removeprefix("boriken: ")
        assert re.fullmatch(r"\S.*[.?!)]", text), self.err
        return text


def run(*arguments: str | object, typed: str | None = "") -> Ran:
    """``boriken`` with these words, and with what somebody types; None: the input is closed."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    sys.stdin = None if typed is None else io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main([str(word) for word in arguments])
    finally:
        sys.stdin = before
    return Ran(code, out.getvalue(), err.getvalue())
