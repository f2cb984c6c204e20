"""Bots that go wrong, for processes of a BotPool to run."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from boriken.server.bot_pool import think as think_well


def think(name: str, seed: int, state_text: str, budget: float) -> int:
    """What the bot's name says; anything else is a bot that does well."""
    what, _, marker = name.partition(" ")
    if what == "crash":
        os._exit(1)
    if what == "crash_once" and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    if what == "hang":
        threading.Event().wait()
    if what == "raise":
        raise ValueError("I give up.")
    if what == "cheat":
        return 100_000
    return think_well("random", seed, state_text, budget)
