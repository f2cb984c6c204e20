"""Decisions for those who show them: what can be chosen, what it brings and costs, and whole answers."""

from boriken.decisions.answering import COMPOUND, Answer, Carried
from boriken.decisions.brings import certain_events, losses
from boriken.decisions.costs import Discount, Prices, prices
from boriken.decisions.describing import Description, describe, draft_spaces, figures, role_played
from boriken.decisions.ending import Nearness, nearness
from boriken.decisions.previewing import Preview, preview, proposal
from boriken.decisions.prospects import Prospect, prospects
from boriken.decisions.sheets import Item, Sheet, sheet

__all__ = [
    "COMPOUND",
    "Answer",
    "Carried",
    "Description",
    "Discount",
    "Item",
    "Nearness",
    "Preview",
    "Prices",
    "Prospect",
    "Sheet",
    "certain_events",
    "describe",
    "draft_spaces",
    "figures",
    "losses",
    "nearness",
    "preview",
    "prices",
    "proposal",
    "prospects",
    "role_played",
    "sheet",
]
