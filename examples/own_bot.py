"""A bot of one's own: boriken arena own_bot:Collector random --players 3 --games 60, in this folder."""

import random

from boriken.engine.machine import play
from boriken.rules.scoring import scores


class Collector:
    """Tries every action, and takes the one after which it owns most."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, state, legal, budget):
        seat = state.frames[-1].seat
        return max(legal, key=lambda action: self.worth(state, action, seat))

    def worth(self, state, action, seat):
        after = state.clone()
        play(after, action)
        board = after.seats[seat]
        points = scores(after)[seat].total
        tiles = sum(board.fields)
        at_work = sum(board.manned) + sum(board.crew)
        barrels = sum(board.goods)
        small_change = self.chance.random() / 100  # so that ties are broken at random
        return points + board.coins / 3 + barrels / 2 + tiles / 2 + at_work + small_change
