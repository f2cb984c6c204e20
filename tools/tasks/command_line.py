"""Which tasks there are, and the command line that calls them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from tools.tasks.checking import lint, test, test_compiled, torture
from tools.tasks.client import contract, test_browser
from tools.tasks.compiling import clean, compile_
from tools.tasks.environment import keep_bytecode
from tools.tasks.fields import fields
from tools.tasks.locking import lock
from tools.tasks.packaging import wheels
from tools.tasks.playing import bench, boriken, play
from tools.tasks.quick import quick, watch
from tools.tasks.releasing import release
from tools.tasks.running import TaskError
from tools.tasks.site import docs

TASKS: dict[str, tuple[Callable[[list[str]], int], str]] = {
    "play": (play, "play: starts a server on this machine and opens the browser; --pure: not compiled"),
    "run": (boriken, "the command boriken; the arguments are its words"),
    "test": (test, "style, types, tests, client and browser; with arguments only pytest, which gets them"),
    "test-browser": (
        test_browser,
        "the browser tests thoroughly: all games and languages, both sizes; arguments go to vitest",
    ),
    "quick": (quick, "style, types and the quick tests; with arguments, what concerns these files"),
    "watch": (watch, "quick for every file that is saved, until Ctrl-C"),
    "lint": (lint, "style, layers and types alone; with --fix, repair what ruff can"),
    "fields": (fields, "write out the fields of the state wherever they are spoken of, from their table"),
    "contract": (contract, "write what the server says as OpenAPI, and the types of the web table from it"),
    "compile": (compile_, "compile engine, rules and catalog with mypyc, beside their sources"),
    "test-compiled": (test_compiled, "compile, then the tests on the compiled build; arguments go to pytest"),
    "bench": (
        bench,
        "measure the speed; --record writes docs/benchmarks.md; arguments go to boriken bench",
    ),
    "torture": (torture, "the server's hard promises, at length; arguments go to tools/torture.py"),
    "docs": (docs, "build the documentation into site, links and examples checked"),
    "wheels": (wheels, "build a compiled and a pure wheel into dist, install both and try them"),
    "release": (release, "a release up to the upload; VERSION, and --dry-run to try it"),
    "lock": (lock, "pin the requirements again; arguments go to uv pip compile, such as --upgrade"),
    "clean": (clean, "remove what compile made, so that the Python sources are used again"),
}
WITHOUT_ARGUMENTS = ("watch", "fields", "contract", "docs", "compile", "wheels", "clean")


def parser() -> argparse.ArgumentParser:
    listing = "\n".join(f"  {name:<15}{meaning}" for name, (_, meaning) in TASKS.items())
    result = argparse.ArgumentParser(
        prog="tasks.py",
        usage="python3 tasks.py TASK [argument ...]",
        description="Set up the environment .venv when needed, then do one task.",
        epilog=f"tasks:\n{listing}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    result.add_argument("task", metavar="TASK", choices=TASKS, help="one of the tasks below")
    return result


def main(argv: list[str]) -> int:
    arguments = argv[1:]
    task_name = parser().parse_args(argv[:1]).task
    try:
        if arguments and task_name in WITHOUT_ARGUMENTS:
            raise TaskError(f"The task {task_name} takes no arguments.", 2)
        keep_bytecode()
        task, _ = TASKS[task_name]
        return task(arguments)
    except TaskError as error:
        print(f"tasks.py: {error}", file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"tasks.py: {error.filename or 'The system'}: {error.strerror or error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
