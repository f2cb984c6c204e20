"""Guests by brute force: the questions of the program against a player free to move guests (GUE-1, RUL-22).

`pytest --hypothesis-profile=ci` looks at ten times as many positions.
"""

from random import Random

import pytest
from hypothesis import settings

from boriken.catalog.buildings import GUESTHOUSE
from boriken.engine.actions import TAKE_CARD, TEXTS
from boriken.engine.options import EDITIONS
from boriken.position import position_from_document, write_position
from tests.rules.free_guests import Phase, TooLarge
from tests.rules.guest_positions import random_position

POSITIONS = 5 * settings().max_examples
MOST_NODES = 20_000
MOST_TOO_LARGE = POSITIONS // 20


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_a_free_guest_could_bring_is_asked_for(edition: str) -> None:
    too_large = questions = 0
    for seed in range(POSITIONS):
        state = position_from_document(random_position(edition, seed))
        owner = [GUESTHOUSE in seat.city for seat in state.seats].index(True)
        role = Random(seed).choice(state.choices)
        phase = Phase(owner, seed, MOST_NODES)
        try:
            lost = phase.lost(state, role - TAKE_CARD)
        except TooLarge:
            too_large += 1
            continue
        assert not lost, f"{TEXTS[role]}, {len(lost)} results lost:\n{write_position(state)}"
        questions += phase.questions
    assert too_large <= MOST_TOO_LARGE
    assert questions > POSITIONS
