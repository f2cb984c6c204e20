"""What can go wrong, on its way between processes."""

from __future__ import annotations

import pickle

from boriken.engine.errors import BadOptions, BorikenError, IllegalAction


def test_errors_travel_between_processes() -> None:
    keyed = BadOptions(key="players", count=6, fewest=2, most=5)
    for error in (BadOptions("Not so many."), keyed, IllegalAction("The ship is full.", "CAP-4")):
        again: BorikenError = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
