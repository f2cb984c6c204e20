"""The command `boriken`, from this checkout."""

from __future__ import annotations

from tools.tasks.client import build_client
from tools.tasks.environment import program, setup
from tools.tasks.node import NoNode
from tools.tasks.places import RUNTIME
from tools.tasks.running import run


def play(arguments: list[str]) -> int:
    return boriken([])


def boriken(arguments: list[str]) -> int:
    setup(RUNTIME)
    if not arguments or arguments[0] == "serve":
        try:
            build_client()
        except NoNode as error:
            print(f"{error}\nThe server runs with the web table as it was built last, if ever.", flush=True)
    return run([program("boriken"), *arguments])


def bench(arguments: list[str]) -> int:
    return boriken(["bench", *arguments])
