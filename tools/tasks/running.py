"""Running programs, and what to say when one fails."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tools.tasks.places import ROOT

NO_NETWORK_SIGNS = (
    "Failed to establish a new connection",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "ENOTFOUND",  # npm
    "EAI_AGAIN",
    "(from versions: none)",  # pip, when an index did not answer at all
    "dns error",
    "error sending request",
)


class TaskError(Exception):
    """Ends the run: one sentence for the person at the keyboard, and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def run(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Run a program in the project's directory: its exit code. Ctrl-C is the program's to answer."""
    with subprocess.Popen([str(part) for part in command], cwd=ROOT, env=environment) as process:
        while True:
            try:
                code = process.wait()
            except KeyboardInterrupt:
                continue
            return exit_code(code)


def exit_code(code: int) -> int:
    """What a shell would say: a program that a signal has ended counts from 128."""
    return code if code >= 0 else 128 - code


def must(what: str, command: Sequence[str | Path]) -> None:
    """Run a program whose failure ends the task."""
    print(f"--- {what}", flush=True)
    code = run(command)
    if code != 0:
        raise TaskError(f"{what} failed, see above.", code)


def run_quietly(command: Sequence[str | Path], text: str = "") -> tuple[int, str]:
    """Run a program without showing what it prints: its exit code and everything it printed."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        input=text,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout


def raise_if_no_network(output: str) -> None:
    if any(sign in output for sign in NO_NETWORK_SIGNS):
        raise TaskError("The package index cannot be reached: check the network and run this again.")


def last_line(output: str) -> str:
    """The line that says what went wrong: the last error, or else the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.lower().startswith("error")]
    return (errors or lines or ["it gave no reason."])[-1]
