"""Lessons: short positions that are played step by step."""

from __future__ import annotations

from boriken.server.contract.base import Message
from boriken.server.contract.updates import Update


class LessonMoment(Message):
    """Where a lesson is."""

    step: int
    """So many decisions have been made; the next one is asked for."""
    steps: int
    """So many it has."""
    update: Update
    """The table as at any game, with all that has happened so far."""
