"""Boriken: the board game Puerto Rico as a rules engine, with tools around it.

>>> import boriken
>>> game = boriken.Game.new(edition="classic", players=3, seed=1)
>>> game.play("builder")
"""

from boriken.board import Board
from boriken.engine.errors import (
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadScenario,
    BorikenError,
    IllegalAction,
)
from boriken.engine.events import Event
from boriken.engine.options import EDITIONS, EXPANSIONS, VARIANTS, Options
from boriken.explaining import Explanation
from boriken.game import Game
from boriken.notation import Action
from boriken.record import Record
from boriken.rules.scoring import Score

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "EXPANSIONS",
    "VARIANTS",
    "Action",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "Board",
    "BorikenError",
    "Event",
    "Explanation",
    "Game",
    "IllegalAction",
    "Options",
    "Record",
    "Score",
]
