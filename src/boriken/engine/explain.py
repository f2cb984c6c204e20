"""Why an action is legal or refused: the rule and the figures, in one sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boriken.engine.actions import TEXTS
from boriken.engine.state import State
from boriken.engine.step import Refusal

SENTENCES: Final[dict[str, str]] = {
    "game_over": "The game is over.",
    "not_now": "{action} does not belong to this decision ({step}, seat {seat}).",
    "card_taken": "The {card} has been taken in this round by seat {seat}.",
    "settler_closed": "With a full island the settler cannot be taken.",
    "same_prospector": "Both prospectors bring the same: take the first.",
    "not_face_up": "No {field} plantation lies face up.",
    "no_right_to_quarry": "Only the settler and owners of an occupied construction hut may take a quarry.",
    "no_quarry_left": "No quarry is left.",
    "not_this_turns_tile": "No {field} tile that the hospice serves was placed in this turn.",
    "too_few_circles": "{place} has {circles} circle(s).",
    "too_few_workers": "Only {workers} worker(s) are left to place.",
    "workers_left_over": "{workers} worker(s) would be left for {circles} circle(s), and all must be placed.",
    "already_owned": "You own {building} already.",
    "none_for_sale": "No {building} is for sale.",
    "no_city_space": "Your city has no room for {building}.",
    "too_expensive": "{building} costs {cost}, you have {coins}.",
    "supply_empty": "The supply has no {good} left.",
    "not_produced": "You produced no {good} in this phase.",
    "house_full": "The trading house is full.",
    "no_barrel": "You have no {good}.",
    "kind_in_house": "The trading house holds {good} already.",
    "must_load": "You can load a cargo ship, so you must load or use a wharf.",
    "ship_full": "Ship {ship} is full.",
    "ship_has_other": "Ship {ship} carries {other}.",
    "kind_on_other_ship": "Another ship carries {good} already.",
    "other_ship_takes_more": "Ship {ship} takes {here} {good}, another takes {there}.",
    "no_wharf": "You have no occupied wharf.",
    "wharf_used": "You have used your wharf in this phase.",
    "kind_decided": "What happens to your {good} is decided already.",
    "too_few_barrels": "You have {barrels} {good}.",
    "no_room_to_store": "Warehouses keep {kinds} kind(s), {barrels} barrel(s) more stay: not that {good}.",
    "no_forest_house": "Only the owner of an occupied forest house may place a forest.",
    "no_such_person": "Nobody of that kind is to be had.",
    "already_sold": "You have sold a barrel in this turn.",
    "no_trading_post": "You have no occupied trading post.",
    "no_land_office": "You have no occupied land office.",
    "land_office_used": "You have used your land office in this turn.",
    "land_office_other_person": "A worker in the land office buys land, a noble gives it back.",
    "no_such_plantation": "You have no such plantation.",
    "cannot_buy_land": "Land needs a coin, a free field and a face-down plantation.",
    "no_small_wharf": "You have no occupied small wharf.",
    "small_wharf_used": "You have used your small wharf in this phase.",
    "not_to_be_handed_over": "{missing} coin(s) are missing, and this cannot make up for them now.",
    "works_on_black_market": "Who stands on the black market itself cannot be handed over.",
    "guest_changes_nothing": "No guest of yours can go there, or it would change nothing now.",
    "in_every_game": "{building} is in the game without a draft.",
    "already_drafted": "{building} has been drafted already.",
    "excluded_by_pair": "{building} is kept out by its pair.",
    "no_draft_space": "No space of cost {cost} is free for {building}.",
    "not_so_many_nobles": "Your nobles and workers do not allow that number of nobles on {building}.",
    "quarries_stay": "Quarries are never given back.",
    "holds_marker": "You hold the buccaneer marker until somebody else has taken the role.",
    "own_kidnapping": "You have kidnapped the {card} yourself: it waits for the end of the round.",
    "no_ransom": "The kidnapped {card} costs 3, you have {coins}.",
    "every_option_works": "Every option of the buccaneer has an effect: choose one.",
    "cannot_kidnap": "The {card} cannot be kidnapped.",
    "no_effect_pass": "That option would have no effect: pass says so.",
    "no_circle_for_raided": "Nobody can be put there; {left} more may be kept.",
    "no_circle_for_reward": "There is no empty circle, or a later place has been filled already.",
    "not_in_hand": "{card} is not in your hand.",
}
"""English. Whoever shows it in another language words the key and the figures anew."""


@dataclass(frozen=True)
class Explanation:
    """The answer to "may I do this?"."""

    action: str
    legal: bool
    rule: str
    """Identifier of the rule that refuses the action; empty if it is legal."""
    key: str
    figures: dict[str, int | str]

    @property
    def text(self) -> str:
        """One English sentence."""
        if self.legal:
            return f"{self.action} is legal."
        sentence = SENTENCES[self.key].format(**self.figures)
        return f"{sentence} ({self.rule})" if self.rule else sentence


def explain(state: State, action: int) -> Explanation:
    """Say of any action whether it is legal now, and if not, which rule refuses it and why."""
    text = TEXTS[action]
    if action in state.choices:
        return Explanation(text, True, "", "", {})
    refusal = _refusal(state, action)
    return Explanation(text, False, refusal.rule, refusal.key, refusal.figures)


def _refusal(state: State, action: int) -> Refusal:
    if not state.frames:
        return Refusal("END-2", "game_over")
    frame = state.frames[-1]
    step = state.rules.steps[frame.step]
    if action in step.universe(state, frame):
        return step.refuse(state, frame, action)
    return Refusal("FLOW-1", "not_now", {"action": TEXTS[action], "step": step.name, "seat": frame.seat})
