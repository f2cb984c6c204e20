"""Decisions for those who show them: what can be chosen, what it brings and costs, and whole answers."""

from boriken.decisions.ahead import Ahead, ahead, foreseen
from boriken.decisions.answering import COMPOUND, Answer, Carried
from boriken.decisions.costs import Discount, Payment, payment, prices
from boriken.decisions.describing import Description, describe, draft_spaces, figures, role_played
from boriken.decisions.ending import Nearness, nearness
from boriken.decisions.obvious import obvious
from boriken.decisions.previewing import Preview, preview, proposal
from boriken.decisions.progress import Progress, progress
from boriken.decisions.puertomas import PuertomaBoard, Weighing, puertoma_boards, weighing
from boriken.decisions.sheets import Item, Sheet, sheet
from boriken.moves.brings import certain_events, losses
from boriken.moves.prospects import Prospect, prospects

__all__ = [
    "COMPOUND",
    "Ahead",
    "Answer",
    "Carried",
    "Description",
    "Discount",
    "Item",
    "Nearness",
    "Payment",
    "Preview",
    "Progress",
    "Prospect",
    "PuertomaBoard",
    "Sheet",
    "Weighing",
    "ahead",
    "certain_events",
    "describe",
    "draft_spaces",
    "figures",
    "foreseen",
    "losses",
    "nearness",
    "obvious",
    "payment",
    "preview",
    "prices",
    "progress",
    "proposal",
    "prospects",
    "puertoma_boards",
    "role_played",
    "sheet",
    "weighing",
]
