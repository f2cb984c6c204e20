"""How long tests wait for what must happen: a busy machine is no failing test."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 120.0
"""Seconds."""
