"""The last things before the first round: goals, secret cards, plantations face up."""

from __future__ import annotations

from boriken.engine.frame import Frame
from boriken.engine.ids import CHOOSE_CARDS
from boriken.engine.state import State
from boriken.engine.step import Step
from boriken.rules.expansions.achievements import deal_achievements
from boriken.rules.expansions.festival_draw import draw_goals
from boriken.rules.settler import turn_up_tiles


class Prepare(Step):
    """FES-1: goals are drawn when the buildings are known, before plantations are turned up (SET-8)."""

    name = "prepare"

    def resume(self, state: State, frame: Frame) -> bool:
        state.frames.pop()
        options = state.rules.options
        if "festival" in options.expansions or "festival_cards" in options.expansions:
            draw_goals(state)
        turn_up_tiles(state)
        if "achievements" in options.expansions:
            self.deal_cards(state)
        return False

    def deal_cards(self, state: State) -> None:
        """ACH-1, ACH-2"""
        deal_achievements(state)
        if "achievement_draft" in state.rules.options.variants:
            state.frames.append(Frame(CHOOSE_CARDS, state.governor))
