"""What a bot is, beside its name: a hash of its code, so that results of another one are told apart.

Of our bots the whole package ``boriken.bots`` is hashed, what they have learned included. Of a bot of one's
own its module is, and whatever of the same folder that module uses. What else decides how it plays (a file
of weights, say) it can name itself, in an attribute ``version``.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from boriken.arena.contestants import Budget, Contestant, find
from boriken.bots.own import ONNX

DIGITS: Final = 16
OURS: Final = "boriken"
_SUFFIXES: Final = (".py", ".npz")


def identities(contestants: Iterable[str]) -> dict[str, str]:
    """For each bot that plays, whatever its budget, the hash of its code."""
    names = {Contestant.parse(name, Budget()).bot for name in contestants}
    return {name: identity(name) for name in sorted(names)}


@cache
def identity(bot: str) -> str:
    maker = find(bot)
    if isinstance(maker, partial):  # named by the environment
        return identity(*maker.args)
    module = sys.modules.get(getattr(maker, "__module__", ""))
    version = str(getattr(maker, "version", ""))
    if bot.endswith(ONNX):
        return _hashed([], version)
    if ":" in bot:
        module = sys.modules[bot.partition(":")[0]]
    if module is None or module.__name__.partition(".")[0] == OURS:
        return _ours()
    return _hashed(sorted(_sources(module)), version)


@cache
def _ours() -> str:
    folder = Path(str(files("boriken.bots")))
    return _hashed(path for path in sorted(folder.rglob("*")) if path.suffix in _SUFFIXES)


def _hashed(paths: Iterable[Path], version: str = "") -> str:
    digest = hashlib.sha256(version.encode())
    for path in paths:
        digest.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()[:DIGITS]


def _sources(first: ModuleType) -> set[Path]:
    """The files of a module and of those it uses, as far as they lie in its folder or below."""
    if not getattr(first, "__file__", None):
        return set()
    folder = Path(str(first.__file__)).resolve().parent
    found: set[Path] = set()
    waiting = [first]
    while waiting:
        module = waiting.pop()
        path = Path(str(getattr(module, "__file__", None) or "")).resolve()
        is_installed = "site-packages" in path.parts or module.__name__.partition(".")[0] == OURS
        if path in found or is_installed or not path.is_file() or not path.is_relative_to(folder):
            continue
        found.add(path)
        waiting += _used_by(module)
    return found


def _used_by(module: ModuleType) -> list[ModuleType]:
    """Modules that it has imported, or something of."""
    used = []
    for thing in list(vars(module).values()):
        name = thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", None)
        if isinstance(name, str) and name in sys.modules:
            used.append(sys.modules[name])
    return used
