"""What referee and agent say to each other: pickles one way, lines of text the other.

An agent is never unpickled: it could say anything.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from boriken.competition.settings import Limits

CODE: Final = ".py"
MAIN: Final = "agent.py"
"""What is started of an agent that is a folder."""
BASELINE: Final = "baseline:"
"""Before the name of a bot of ours."""
HEAD: Final = struct.Struct("<I")
"""Before every message to an agent: how long it is."""
LONGEST_LINE: Final = 4096
READY: Final = "ready"
CRASHED: Final = "crashed"
OUT_OF_MEMORY: Final = "memory"
CHEATED: Final = "cheated"


@dataclass(frozen=True)
class Job:
    """What an agent is started with."""

    source: str
    """The file that is started, or the name of a bot of ours."""
    limits: Limits
    seed: int
