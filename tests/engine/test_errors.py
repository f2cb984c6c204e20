"""What can go wrong, on its way between processes."""

from __future__ import annotations

import pickle

from boriken.engine.errors import BadOptions, BorikenError, IllegalAction


def test_errors_travel_between_processes() -> None:
    for error in (BadOptions("Not so many."), IllegalAction("The ship is full.", "CAP-4")):
        again: BorikenError = pickle.loads(pickle.dumps(error))
        assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
