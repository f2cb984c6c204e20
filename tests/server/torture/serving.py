"""Servers in processes of their own, as they are run for the public: they can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Final, Self

from tests.patience import PATIENCE

ROOT: Final = Path(__file__).resolve().parents[3]

_ANNOUNCED: Final = re.compile(r"Boriken is at (http://\S+)/")
_TROUBLE: Final = (
    *("Traceback", "request_failed", "socket_failed", "unheard_failure"),
    "Task exception was never retrieved",
)
_LINES_OF_A_TROUBLE: Final = 40
_UNBORN: Final = "pickle.load(from_parent)"
"""Where a bot's process ends whose server is killed while it starts: it is Python that complains of that."""


class ServerProcess:
    """`boriken serve`, usually without rate limits, and with bots that do not pause."""

    def __init__(self, database_url: str, log: Path, *options: str, is_limited: bool = False) -> None:
        self._command = [
            *(sys.executable, "-u", "-m", "boriken", "serve", "--port", "0"),
            *("--database-url", database_url, "--bot-pause", "0", *options),
            *(() if is_limited else ("--no-rate-limits",)),
        ]
        self._log = log
        self._process: subprocess.Popen[str] | None = None
        self._draining = threading.Thread()
        self.url = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.terminate()
            self._end()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Run it, and wait until it serves."""
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                self._command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self._process.stdout is not None
        late = threading.Timer(PATIENCE, self._process.kill)
        late.start()
        for line in self._process.stdout:
            announced = _ANNOUNCED.search(line)
            if announced:
                self.url = announced[1]
                break
        late.cancel()
        if self._process.poll() is not None:
            raise RuntimeError(f"The server did not start: see {self._log}.")
        self._draining = threading.Thread(target=_drain, args=(self._process.stdout,), daemon=True)
        self._draining.start()

    async def restart(self) -> None:
        await asyncio.to_thread(self.start)

    def kill(self) -> None:
        """Without warning, as a power cut would."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def _end(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._draining.join(PATIENCE)
        self._process = None

    def memory(self) -> int:
        """MB in use by the server itself, without its bots; 0 where the system does not tell."""
        status = Path(f"/proc/{self.pid}/status")
        if not status.is_file():
            return 0
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
        return int(found[1]) // 1024 if found else 0

    def troubles(self) -> list[str]:
        """What must not be in the log, with the lines that say more of it."""
        lines = self._log.read_text(errors="replace").splitlines()
        found = [
            "\n".join(lines[number : number + _LINES_OF_A_TROUBLE])
            for number, line in enumerate(lines)
            if any(sign in line for sign in _TROUBLE)
        ]
        return [trouble for trouble in found if not _is_unborn(trouble)]


def _is_unborn(trouble: str) -> bool:
    traceback, _, _ = trouble.partition("Error: ")
    return traceback.startswith("Traceback") and _UNBORN in traceback


def _drain(stdout: IO[str]) -> None:
    """Let nothing the server says hold it up."""
    with stdout:
        for _ in stdout:
            pass
