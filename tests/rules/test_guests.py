"""Guests by brute force: the questions of the program against a player free to move guests (GUE-1, RUL-22).

`pytest --hypothesis-profile=ci` looks at ten times as many positions.
"""

import pytest
from hypothesis import settings

from boriken.catalog.buildings import GUESTHOUSE
from boriken.engine.ids import CARD_NAMES
from boriken.engine.options import EDITIONS
from boriken.position import position_from_document, write_position
from tests.rules.free_guests import Phase, TooLarge
from tests.rules.guest_positions import random_position

POSITIONS = 3 * settings().max_examples
MOST_NODES = 20_000
MOST_TOO_LARGE = POSITIONS // 20


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_a_free_guest_could_bring_is_asked_for(edition: str) -> None:
    too_large = questions = 0
    for seed in range(POSITIONS):
        document, role = random_position(edition, seed)
        state = position_from_document(document)
        owner = [GUESTHOUSE in seat.city for seat in state.seats].index(True)
        phase = Phase(owner, seed, MOST_NODES)
        try:
            lost = phase.lost(state, CARD_NAMES.index(role))
        except TooLarge:
            too_large += 1
            continue
        assert not lost, f"{role}, {len(lost)} results lost:\n{write_position(state)}"
        questions += phase.questions
    assert too_large <= MOST_TOO_LARGE
    assert questions > POSITIONS
