"""What an agent may not touch, watched from inside its process by an audit hook, which cannot be taken off.

It stops what is done by mistake or out of curiosity, and says so. It is no prison: what is compiled escapes
it. Programs of strangers belong into a container (``docs/competition.md``).
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final

FORBIDDEN: Final = frozenset(("ctypes", "_ctypes", "cffi", "multiprocessing", "socket", "subprocess"))
"""Modules of the standard library, or near it, that an agent may not import."""
TOUCHED: Final = (
    *("ctypes.", "socket.", "subprocess.", "shutil.", "ftplib.", "smtplib.", "urllib.", "http."),
    *("os.exec", "os.fork", "os.forkpty", "os.kill", "os.killpg", "os.posix_spawn", "os.spawn", "os.system"),
    *("os.chmod", "os.chown", "os.link", "os.mkdir", "os.remove", "os.rename", "os.rmdir", "os.symlink"),
    *("os.truncate", "os.utime", "pty.", "signal.pthread_kill", "webbrowser.", "sqlite3.", "tempfile."),
    *("gc.get_objects", "gc.get_referrers", "gc.get_referents", "sys._current_frames"),
)
"""Beginnings of the names of audit events that are nobody's business in a game."""
LISTING: Final = ("os.listdir", "os.scandir", "os.walk")
HARMLESS: Final = ("/dev/null", "/dev/urandom", "/proc/cpuinfo", "/proc/meminfo", "/usr/share/zoneinfo")
_WRITING: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND


def guard(own: Path, readable: Sequence[Path], imports: Sequence[str], tell: Callable[[str], None]) -> None:
    """From now on, tell what the agent touches and may not; ``tell`` must not come back.

    ``own`` is the agent's folder, or its only file.
    """
    roots = tuple(os.path.realpath(path) for path in (str(own), *map(str, readable), *HARMLESS))
    mine = os.path.realpath(own)
    inside = [path.stem for path in own.iterdir()] if own.is_dir() else []
    allowed = frozenset((*sys.stdlib_module_names, "boriken", *imports, *inside)) - FORBIDDEN
    realpath, frame_here, separator = os.path.realpath, sys._getframe, os.sep

    def is_below(path: str, folders: tuple[str, ...]) -> bool:
        return any(path == folder or path.startswith(folder + separator) for folder in folders)

    def is_asked_by_agent() -> bool:
        """What libraries import for themselves is their business."""
        frame: FrameType | None = frame_here(2)
        while frame is not None and "importlib" in frame.f_code.co_filename:
            frame = frame.f_back
        return frame is not None and is_below(realpath(frame.f_code.co_filename), (mine,))

    def shown(path: str) -> str:
        """Without where the competition lies, which is nobody's business."""
        return path.removeprefix(os.path.dirname(mine) + separator)

    def check_open(path: Any, mode: Any, flags: Any) -> None:
        if path is None or isinstance(path, int):
            return
        name = realpath(os.fsdecode(path))
        is_write = bool(flags & _WRITING) if isinstance(flags, int) else False
        if is_write or (isinstance(mode, str) and set(mode) & set("wax+")):
            tell(f"wrote to {shown(name)}")
        if not is_below(name, roots):
            tell(f"read {shown(name)}")

    def hook(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            check_open(*arguments)
        elif event == "import":
            top = str(arguments[0]).partition(".")[0]
            if top not in allowed and is_asked_by_agent():
                raise ImportError(f"{top} may not be imported in this competition")
        elif event in LISTING:
            name = realpath(os.fsdecode(arguments[0] or "."))
            if not is_below(name, roots):
                tell(f"listed {shown(name)}")
        elif event.startswith(TOUCHED):
            details = " ".join(str(argument) for argument in arguments[:1] if isinstance(argument, str))
            tell(f"called {event} {details}".rstrip())

    sys.addaudithook(hook)
