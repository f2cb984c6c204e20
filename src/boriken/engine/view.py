"""What a seat may know (SET-12), and dealing the unknown anew for search."""

from __future__ import annotations

from boriken.engine.codec import state_to_json
from boriken.engine.ids import NOBODY
from boriken.engine.rng import Generator
from boriken.engine.state import State

SPECTATOR = NOBODY


def view(state: State, seat: int = SPECTATOR) -> dict[str, object]:
    """The position as JSON without what this seat may not know; everything once the game is over.

    Hidden are the coming draws and the other players' victory points. The face-down plantations are
    given by kind: anybody can count the others.
    """
    data = state_to_json(state)
    del data["rng"]
    if not state.over:
        seats = data["seats"]
        assert isinstance(seats, list)
        for number, entry in enumerate(seats):
            if number != seat:
                entry["chips"] = None
                entry["noted"] = None
    return data


def determinize(state: State, seat: int, rng: Generator) -> State:
    """A copy in which everything this seat does not know is dealt anew.

    In the base game that is the coming draws. Victory points stay: an attentive player has counted them.
    """
    copy = state.clone()
    copy.rng = Generator.from_seed(rng.below(1 << 30) << 30 | rng.below(1 << 30))
    return copy
