"""The question of each kind of decision, with the figures that matter for it."""

from __future__ import annotations

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.views import FrameView, view_of
from boriken.cli.words import Words
from boriken.engine.ids import GOOD_NAMES, NOBODY
from boriken.game import Game
from boriken.locale import Argument, message_id
from boriken.rules.builder import price


def question(game: Game, seat: int, words: Words) -> str:
    """What is to be decided now."""
    decision = game.decision or ""
    frame = view_of(game, seat)["frames"][-1]
    figures: dict[str, Argument] = {"count": frame["count"], "kept": frame["count"], "rest": frame["rest"]}
    if decision == "drawn tile":
        figures["field"] = GOOD_NAMES[frame["memo"]]
    elif decision == "black market":
        figures["coins"], figures["building"] = _missing(game, frame)
    elif decision == "nobles":
        figures["building"] = str(game.legal_actions()[0]).split()[1]
    asked = words.text(message_id("decision", decision, "ask"), **figures)
    if decision == "achievements" and game.puertomas:
        # PUE-23: nobody passes cards on, and what they are for is another thing.
        return f"{asked} {words.text('puertoma-with-achievements-help')}"
    return asked


def what_may_i_do(game: Game, words: Words) -> str:
    """What the decision is about, at more length."""
    decision = game.decision or ""
    if decision == "achievements" and game.puertomas:
        return words.text("puertoma-with-achievements-help")
    return words.text(message_id("decision", decision, "help"))


def _missing(game: Game, frame: FrameView) -> tuple[int, str]:
    """BLM-2: the coins that are missing for a building, and which it is."""
    seat, building = frame["seat"], frame["memo"]
    taker = NOBODY if frame["taker"] is None else frame["taker"]
    coins = int(game.state.seats[seat].coins)
    return int(price(game.state, seat, taker, building)) - coins - frame["rest"], BUILDING_NAMES[building]
