"""What the system itself keeps an agent from; the rest is for ``guard``.

Linux has all of this, other systems some: on Windows there are no such limits.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Any, Final

MEGABYTE: Final = 1 << 20
OPEN_FILES: Final = 64
_NEW_USER: Final = 0x10000000
_NEW_NETWORK: Final = 0x40000000
_NO_NEW_PRIVILEGES: Final = 38


def limit_memory(megabytes: int) -> None:
    resource = _resource()
    if resource is None:
        return
    # Data, not address space: what is only reserved is in nobody's way.
    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    _limit(kind, megabytes * MEGABYTE)


def limit_files() -> None:
    """Nothing can be written, little be open at once, and no core is left when it crashes."""
    resource = _resource()
    if resource is None:
        return
    _limit(resource.RLIMIT_FSIZE, 0)
    _limit(resource.RLIMIT_NOFILE, OPEN_FILES)
    _limit(resource.RLIMIT_CORE, 0)


def _resource() -> Any:
    """Not on Windows."""
    try:
        import resource
    except ImportError:
        return None
    return resource


def _limit(kind: int, most: int) -> None:
    with contextlib.suppress(OSError, ValueError):  # not every system has every limit
        _resource().setrlimit(kind, (most, most))


def leave_network() -> None:
    """A network of its own, with nothing in it, and no way to more rights: as far as the system grants it."""
    if sys.platform != "linux":
        return
    import ctypes

    system = ctypes.CDLL(None)
    with contextlib.suppress(AttributeError):
        system.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        system.unshare(_NEW_NETWORK if os.geteuid() == 0 else _NEW_USER | _NEW_NETWORK)
