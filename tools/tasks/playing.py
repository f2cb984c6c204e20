"""The command `boriken`, from this checkout."""

from __future__ import annotations

from tools.tasks.client import build_client
from tools.tasks.environment import program, setup
from tools.tasks.node import NoNode
from tools.tasks.places import RUNTIME
from tools.tasks.quickening import PURE, quickened
from tools.tasks.running import TaskError, run


def play(arguments: list[str]) -> int:
    if arguments not in ([], [PURE]):
        raise TaskError(f"The task play takes no argument but {PURE}.", 2)
    return boriken(arguments)


def boriken(arguments: list[str]) -> int:
    setup(RUNTIME)
    is_pure = arguments[:1] == [PURE]
    arguments = arguments[is_pure:]
    if not arguments or arguments[0] == "serve":
        try:
            build_client()
        except NoNode as error:
            print(f"{error}\nThe server runs with the web table as it was built last, if ever.", flush=True)
    return run([program("boriken"), *arguments], environment=None if is_pure else quickened(not arguments))


def bench(arguments: list[str]) -> int:
    return boriken(["bench", *arguments])
