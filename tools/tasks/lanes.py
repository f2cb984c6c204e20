"""Running checks beside each other: what is quiet does not disturb what is shown, and no failure is lost."""

from __future__ import annotations

import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.tasks.places import ROOT
from tools.tasks.running import TaskError, exit_code


@dataclass
class Check:
    """A program that must end well. What it prints is shown as it comes, else only notes; all if it fails."""

    what: str
    command: Sequence[str | Path]
    is_shown: bool = False
    fine: Sequence[int] = (0,)
    """The exit codes of a good end."""
    code: int = 1
    output: str = ""

    @property
    def has_failed(self) -> bool:
        return self.code not in self.fine

    def run(self, before: str = "") -> None:
        """Say how it ended; ``before`` is what ends a line that somebody else has begun."""
        began = time.monotonic()
        if self.is_shown:
            print(f"--- {self.what}", flush=True)
        try:
            self._run()
        except OSError as error:  # it is not there, or may not be run
            self.output = str(error)
        result = "passed" if not self.has_failed else "FAILED, see the end" if self.output else "FAILED"
        print(f"{before}--- {self.what}: {result} ({time.monotonic() - began:.0f} s)", flush=True)
        for line in self.output.splitlines():
            if line.startswith("note: "):
                print(f"    {line}", flush=True)

    def _run(self) -> None:
        done = subprocess.run(
            [str(part) for part in self.command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=None if self.is_shown else subprocess.PIPE,
            stderr=None if self.is_shown else subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        self.code, self.output = exit_code(done.returncode), done.stdout or ""


def run_beside(*lanes: Sequence[Check]) -> None:
    """Run the checks of each lane in turn, the lanes beside each other; all of them, whatever fails."""
    is_interrupted = threading.Event()
    before = "\n" if len(lanes) > 1 and any(check.is_shown for lane in lanes for check in lane) else ""
    threads = [threading.Thread(target=run_in_turn, args=[lane, is_interrupted, before]) for lane in lanes]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():
            try:
                thread.join()
            except KeyboardInterrupt:  # the programs hear of it too: they end, and no other begins
                is_interrupted.set()
    if is_interrupted.is_set():
        raise KeyboardInterrupt
    report([check for lane in lanes for check in lane if check.has_failed])


def run_in_turn(lane: Sequence[Check], is_interrupted: threading.Event, before: str) -> None:
    for check in lane:
        if not is_interrupted.is_set():
            check.run(before)


def report(failed: Sequence[Check]) -> None:
    """Show what was not shown yet, last, where it is found."""
    for check in failed:
        if check.output:
            print(f"\n--- {check.what} said:\n\n{check.output.rstrip()}", flush=True)
    if failed:
        names = ", ".join(check.what for check in failed)
        raise TaskError(f"{names} failed, see above.", failed[0].code)
