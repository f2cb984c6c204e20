"""Bots of one's own: a class ``module:Class``, or a policy that has learned, as a file ``policy.onnx``."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from boriken.engine.errors import BadOptions

if TYPE_CHECKING:
    from boriken.bots import Bot

ONNX: Final = ".onnx"
_ONNX_BOT: Final = "boriken.env.onnx:onnx_bot"
"""It lies above, where observations are made: so it is found by its name, as anybody's bot is."""


def is_own(name: str) -> bool:
    """Whether a bot is named by where it is."""
    return ":" in name or name.endswith(ONNX)


@cache
def own_bot(source: str) -> Callable[[int], Bot]:
    """What makes a bot from a seed."""
    maker: Callable[[int], Bot] = _load(_ONNX_BOT)(source) if source.endswith(ONNX) else _load(source)
    return maker


def _load(name: str) -> Any:
    """Something to call, from the current folder or from wherever Python finds modules."""
    module_name, _, class_name = name.partition(":")
    folder = os.getcwd()
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        module = importlib.import_module(module_name)
    except Exception as error:  # it is somebody's program: anything can go wrong in it
        reason = f"{type(error).__name__}: {error}"
        raise BadOptions(f"The module {module_name!r} cannot be imported ({reason}).") from error
    found = getattr(module, class_name, None)
    if not callable(found):
        raise BadOptions(f"There is no class {class_name!r} in the module {module_name!r}.")
    return found


def named_in(text: str) -> dict[str, str]:
    """Read ``mine=policy.onnx,other=module:Class``: by name, where each bot is."""
    pairs = [part.partition("=") for part in text.split(",") if part.strip()]
    return {name.strip(): source.strip() for name, _, source in pairs if is_own(source.strip())}
