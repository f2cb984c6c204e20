"""An agent in a process of its own, as the referee sees it: something that chooses, or has failed."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Final, NoReturn

import boriken
from boriken.competition import talking
from boriken.competition.failures import Cheated, Crashed, Late, OutOfMemory
from boriken.competition.settings import Limits
from boriken.competition.talking import HEAD, LONGEST_LINE, READY, Job
from boriken.engine.state import State

GRACE_SHARE: Final = 0.2
GRACE_SECONDS: Final = 0.05
"""Agents look at the clock only now and then: late is who takes so much more than allowed."""
SECONDS_BETWEEN_LOOKS: Final = 0.01
_SOURCES: Final = str(Path(boriken.__file__).resolve().parents[1])
_PROGRAM: Final = (
    f"import sys; sys.path.insert(0, {_SOURCES!r}); from boriken.competition.runner import main; main()"
)
_FAILURES: Final[dict[str, type[Exception]]] = {
    talking.CRASHED: Crashed,
    talking.OUT_OF_MEMORY: OutOfMemory,
    talking.CHEATED: Cheated,
}


class RemoteAgent:
    """Between its decisions its process stands still, so that nobody thinks in the time of others."""

    def __init__(self, source: str, limits: Limits, seed: int) -> None:
        self._limits = limits
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._process = subprocess.Popen(
            [sys.executable, "-s", "-P", "-c", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=_clean_environment(),
            cwd=os.path.abspath(os.sep),
            start_new_session=True,
        )
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        try:
            self._send(Job(source, limits, seed))
            if self._answer(limits.start, time.monotonic, limits.start) != READY:
                raise Crashed("it answered before it was asked")
            self._pause()
        except BaseException:
            self.close()
            raise

    def choose(self, state: State, legal: list[int], budget: float) -> int:
        """Raises why the agent has lost, if it has."""
        self._wake()
        clock = clock_of(self._process.pid)
        self._send(state)
        answer = self._answer(budget * (1 + GRACE_SHARE) + GRACE_SECONDS, clock, self._limits.wait)
        self._pause()
        if not answer.lstrip("-").isdecimal():
            raise Crashed("its answer is no number")
        return int(answer)

    def close(self) -> None:
        """End its process, whatever that is at, and those it may have started."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            with contextlib.suppress(OSError):
                if pipe is not None and pipe is self._process.stdin:
                    pipe.close()

    def _send(self, thing: object) -> None:
        message = pickle.dumps(thing)
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # it is gone: its last line, or none, will say why
            self._process.stdin.write(HEAD.pack(len(message)) + message)
            self._process.stdin.flush()

    def _answer(self, allowed: float, clock: Callable[[], float], wait: float) -> str:
        """The next line, if it comes before the clock of the agent, or that on the wall, has run out."""
        began, patience_ends = clock(), time.monotonic() + wait
        line = None
        while line is None:
            with contextlib.suppress(queue.Empty):
                line = self._lines.get(timeout=SECONDS_BETWEEN_LOOKS)
            if clock() - began > allowed or time.monotonic() > patience_ends:
                raise Late(f"no answer in the time allowed ({self._limits.seconds:g} s for a decision)")
        return self._understand(line)

    def _understand(self, line: bytes) -> str:
        if not line.endswith(b"\n"):
            self._complain_of_end()
        text = line.decode("ascii", "replace").strip()
        if not text.startswith("["):
            return text
        try:
            kind, reason = json.loads(text)
            failure = _FAILURES[kind]
        except (ValueError, KeyError, TypeError):
            raise Crashed("its answer is no number") from None
        raise failure(str(reason))

    def _complain_of_end(self) -> NoReturn:
        code = self._process.wait()
        how = f"signal {-code}" if code < 0 else f"exit code {code}"
        raise Crashed(f"its process has ended ({how})")

    def _pause(self) -> None:
        self._signal("SIGSTOP")

    def _wake(self) -> None:
        self._signal("SIGCONT")

    def _signal(self, name: str) -> None:
        number = getattr(signal, name, None)  # not on Windows
        if number is not None:
            with contextlib.suppress(OSError):
                os.kill(self._process.pid, number)


def clock_of(process: int) -> Callable[[], float]:
    """The processor time of another process, on Linux; elsewhere the time."""
    if sys.platform != "linux":
        return time.monotonic
    number = ~process << 3 | 2  # as the kernel numbers such clocks

    def look() -> float:
        try:
            return time.clock_gettime(number)
        except OSError:  # it has ended, which its pipe will tell
            return 0.0

    return look


def _clean_environment() -> dict[str, str]:
    """Nothing of the referee's own, and everything repeatable."""
    threads = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    environment = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "LC_ALL": "C.UTF-8"}
    environment |= dict.fromkeys(threads, "1")
    if sys.pycache_prefix:
        environment["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
    if "SYSTEMROOT" in os.environ:  # without it Windows starts nothing
        environment["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    return environment


def _read(pipe: IO[bytes], lines: queue.Queue[bytes]) -> None:
    """Lines as they come; an empty one at the end. An endless one is cut."""
    with contextlib.suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
            if not line.endswith(b"\n"):
                break
    lines.put(b"")
