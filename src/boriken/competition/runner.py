"""The process of an agent: it gets ready, and answers each position it is sent with an action.

It is told everything through one pipe and answers, a line at a time, through another; its own standard input
and output lead nowhere. ``remote`` is the other side.
"""

from __future__ import annotations

import ast
import importlib
import json
import os
import pickle
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, BinaryIO, Final

from boriken.competition.guard import guard
from boriken.competition.limits import leave_network, limit_files, limit_memory
from boriken.competition.talking import (
    BASELINE,
    CHEATED,
    CODE,
    CRASHED,
    HEAD,
    MAIN,
    OUT_OF_MEMORY,
    READY,
    Job,
)

AGENT: Final = "Agent"
"""What the class of an agent is called."""
ENDED: Final = 3
LONGEST: Final = 300

Tell = Callable[[str], None]


def main() -> None:
    hear, answer = _take_over_pipes()
    head = hear.read(HEAD.size)
    job: Job = pickle.loads(hear.read(HEAD.unpack(head)[0]))

    def tell(line: str) -> None:
        os.write(answer, line.encode("ascii", "backslashreplace") + b"\n")

    def give_up(kind: str, text: str) -> None:
        tell(json.dumps([kind, " ".join(text.split())[:LONGEST]]))
        os._exit(ENDED)

    try:
        choose = _get_ready(job, lambda text: give_up(CHEATED, text))
        tell(READY)
        while head := hear.read(HEAD.size):
            state = pickle.loads(hear.read(HEAD.unpack(head)[0]))
            tell(str(int(choose(state, state.choices, job.limits.seconds))))
    except MemoryError:
        give_up(OUT_OF_MEMORY, f"it may use {job.limits.memory} MB")
    except Exception as error:  # whatever an agent does wrong
        give_up(CRASHED, f"{type(error).__name__}: {error}{_place(error, job)}")


def _take_over_pipes() -> tuple[BinaryIO, int]:
    """What the agent prints must not be taken for an answer."""
    hear, answer = os.dup(0), os.dup(1)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nowhere, number)
    return os.fdopen(hear, "rb"), answer


def _place(error: Exception, job: Job) -> str:
    """Where in the agent's files it happened."""
    folder = str(Path(job.source).parent)
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(folder)
    ]
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def _get_ready(job: Job, cheated: Tell) -> Callable[[Any, list[int], float], int]:
    """Limits first, then the agent's own code."""
    leave_network()
    if job.source.startswith(BASELINE):
        from boriken.arena.contestants import Budget, Contestant

        bot = Contestant.parse(job.source.removeprefix(BASELINE), Budget(job.limits.seconds)).make(job.seed)
        limit_memory(job.limits.memory)
        return bot.choose
    path = Path(job.source)
    own = path.parent if path.name == MAIN else path
    _import_beforehand(own, job)
    limit_memory(job.limits.memory)
    limit_files()
    libraries = [Path(folder) for folder in (*sys.path, sys.prefix, sys.base_prefix) if folder]
    if own.is_dir():
        sys.path.insert(0, str(own))
        os.chdir(own)
    guard(own, libraries, job.limits.imports, cheated)
    if path.suffix != CODE:
        from boriken.env.onnx import onnx_bot

        return onnx_bot(job.source)(job.seed).choose
    return _choosing(_load(path), job.seed)


def _import_beforehand(own: Path, job: Job) -> None:
    """What libraries do when they are first imported (looking for others, say) is not the agent's doing."""
    sources = list(own.rglob(f"*{CODE}")) if own.is_dir() else [own]
    wanted = {"onnxruntime", "numpy"} if own.suffix not in ("", CODE) else set()
    for source in sources if not wanted else []:
        wanted |= _imported_by(source) & set(job.limits.imports)
    if wanted:
        wanted |= {"boriken.env.policies", "boriken.env.onnx"}
    for name in sorted(wanted):
        importlib.import_module(name)


def _imported_by(source: Path) -> set[str]:
    """The packages that a file names; what cannot be read will complain later."""
    try:
        tree = ast.parse(source.read_bytes())
    except (SyntaxError, ValueError):
        return set()
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in names}


def _load(path: Path) -> ModuleType:
    """By its source, whatever else lies beside it."""
    module = ModuleType(path.stem)
    module.__file__ = str(path)
    sys.modules[path.stem] = module
    exec(compile(path.read_bytes(), str(path), "exec"), module.__dict__)
    return module


def _choosing(module: ModuleType, seed: int) -> Callable[[Any, list[int], float], int]:
    """The agent's own way to choose, or the way of agents that see numbers: ``act(observation, mask)``."""
    if not hasattr(module, AGENT):
        raise TypeError(f"the file has no class {AGENT}")
    agent = getattr(module, AGENT)(seed)
    if hasattr(agent, "choose"):
        choose: Callable[[Any, list[int], float], int] = agent.choose
        return choose
    if not hasattr(agent, "act"):
        raise TypeError(f"{AGENT} has neither choose(state, legal, budget) nor act(observation, mask)")
    from boriken.env.policies import PolicyBot

    return PolicyBot(agent.act, compact=bool(getattr(agent, "compact", False))).choose
