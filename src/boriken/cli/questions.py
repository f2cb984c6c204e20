"""The question of each kind of decision, with the figures that matter for it."""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.views import FrameView, view_of
from boriken.cli.words import Words
from boriken.engine.ids import GOOD_NAMES, NOBODY
from boriken.game import Game
from boriken.rules.builder import price

QUESTIONS: Final = {
    "round": "Take a role.",
    "settler": "{settler}: take a tile.",
    "hacienda": "{settler}, your {hacienda}: draw before you take a tile?",
    "hospice": "{settler}, your {hospice}: a worker for the new tile?",
    "mayor": "{mayor}, your privilege: one more worker?",
    "place": "{mayor}: place your workers.",
    "builder": "{builder}: build.",
    "university": "{builder}, your {university}: a worker for the new building?",
    "craftsman": "{craftsman}, your privilege: one more {a_barrel}?",
    "trader": "{trader}: sell.",
    "captain": "{captain}: load a ship.",
    "storage": "{captain}: what do you keep?",
    "draft": "Draft a kind of building.",
    "guests": "Your {guesthouse}: does a guest move before this goes on?",
    "drawn tile": "You have drawn {drawn}: how do you place it?",
    "library tile": "{settler}, your {library}: take one more tile.",
    "black market": "Your {black_market}: {missing} missing for the {building}. What do you hand over?",
    "small wharf": "Your {small_wharf}: {count} on its ship. Which more?",
    "worker ship": "{mayor}: whom do you take from the {worker_ship}?",
    "villa": "{mayor}, your {villa}: do you take somebody?",
    "nobles": "{mayor}: who stands on the {post}?",
    "hunting lodge": "{settler}, your {hunting_lodge}: do you give back a tile?",
    "royal supplier": "{captain}, your {royal_supplier}: what do you hand in for 1 VP each?",
    "buccaneer": "{buccaneer}: choose an option.",
    "raid": "{buccaneer_raid}: {rest} leave, {kept} of them may go on your circles. Whom do you put where?",
    "reward": "Your reward: {count} to put on circles, in the order of the places.",
    "achievements": "Which secret card do you keep? The others go to your left.",
}


BESIDE_PUERTOMAS: Final = "Which four of six cards do you keep? Puertomas score those you do not meet."
"""PUE-23: where nobody passes cards on."""


class _Figures(dict[str, str]):
    """The figures of a decision, and else the names of things."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def __missing__(self, thing: str) -> str:
        return self.words.of(thing)


def question(game: Game, seat: int, words: Words) -> str:
    """What is to be decided now."""
    decision = game.decision or ""
    if decision == "achievements" and game.puertomas:
        return BESIDE_PUERTOMAS
    frame = view_of(game, seat)["frames"][-1]
    figures = _Figures(words)
    figures["a_barrel"] = words.small("barrel")
    if decision == "drawn tile":
        figures["drawn"] = words.tile(GOOD_NAMES[frame["memo"]])
    elif decision == "black market":
        figures["missing"], figures["building"] = _missing(game, frame, words)
    elif decision == "small wharf":
        figures["count"] = words.count(frame["count"], "barrel")
    elif decision == "raid":
        figures["rest"], figures["kept"] = str(frame["rest"]), str(frame["count"])
    elif decision == "reward":
        figures["count"] = words.count(frame["count"], "worker")
    elif decision == "nobles":
        figures["post"] = words.of(str(game.legal_actions()[0]).split()[1])
    return QUESTIONS.get(decision, "Choose.").format_map(figures)


def _missing(game: Game, frame: FrameView, words: Words) -> tuple[str, str]:
    """BLM-2: the coins that are missing for a building, and what it is called."""
    seat, building = frame["seat"], frame["memo"]
    taker = NOBODY if frame["taker"] is None else frame["taker"]
    coins = int(game.state.seats[seat].coins)
    missing = int(price(game.state, seat, taker, building)) - coins - frame["rest"]
    verb = "is" if missing == 1 else "are"
    return f"{words.count(missing, 'coin')} {verb}", words.of(BUILDING_NAMES[building])
