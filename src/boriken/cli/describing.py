"""An action in words: ``Load Sugar on ship 6``, ``Put a noble on the Chapel``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boriken.cli.views import view_of
from boriken.cli.words import Words
from boriken.engine.actions import DRAFT_KIND, PASS
from boriken.engine.ids import GOOD_NAMES
from boriken.game import Game
from boriken.notation import Action

PASSING: Final = {
    "settler": "Take nothing",
    "library tile": "Take nothing",
    "hacienda": "Do not draw",
    "hospice": "No worker",
    "mayor": "No worker",
    "villa": "Nobody",
    "builder": "Build nothing",
    "black market": "Nothing of this kind",
    "university": "No worker",
    "craftsman": "Take nothing",
    "trader": "Sell nothing",
    "captain": "Ship nothing",
    "small wharf": "The ship leaves",
    "royal supplier": "Hand in nothing more",
    "hunting lodge": "Keep all",
    "storage": "Keep nothing more",
    "guests": "Nobody moves",
    "reward": "The rest stays idle",
    "buccaneer": "An option without effect",
}
"""What passing means in each kind of decision."""


def describe(game: Game, action: Action, words: Words) -> str:
    """An action in words."""
    decision = game.decision or ""
    if action == PASS:
        return PASSING.get(decision, "Pass")
    if decision == "round":
        return words.of(str(action))
    verb, _, rest = str(action).partition(" ")
    if decision == "draft":
        return f"{game.state.rules.cost[action - DRAFT_KIND]:>2} {words.of(rest)}"
    if decision == "raid" and not rest:
        return "The others leave" + (", a noble among them" if verb == "noble" else "")
    if rest.startswith("noble "):
        return _person(decision, verb, "noble", rest.removeprefix("noble "), words)
    if verb in ("put", "hand"):
        return _person(decision, verb, "worker", rest, words)
    thing, _, number = rest.partition(" ")
    if verb in ("worker", "noble"):
        return _new_person(decision, verb, thing, words)
    if verb in ("plant", "forest"):
        return _drawn(game, verb, thing, words)
    return _SENTENCES[verb](words, thing, number)


_SENTENCES: Final[dict[str, Callable[[Words, str, str], str]]] = {
    "take": lambda words, thing, number: f"Take {words.tile(thing)}",
    "draw": lambda words, thing, number: f"Draw a face-down {words.small('plantation')}",
    "place": lambda words, thing, number: f"{number} on {words.of(thing)}",
    "build": lambda words, thing, number: f"Build {words.of(thing)}",
    "barrel": lambda words, thing, number: f"Take 1 more {words.of(thing)}",
    "sell": lambda words, thing, number: f"Sell {words.of(thing)}",
    "load": lambda words, thing, number: f"Load {words.of(thing)} on ship {number}",
    "wharf": lambda words, thing, number: f"Ship {words.of(thing)} from the {words.of('wharf')}",
    "keep": lambda words, thing, number: f"Keep {number} {words.of(thing)}",
    "post": lambda words, thing, number: f"Sell {words.of(thing)} at the {words.of('trading_post')}",
    "send": lambda words, thing, number: f"{number} {words.of(thing)} on the {words.of('small_wharf')}",
    "nobles": lambda words, thing, number: (
        f"{'No noble' if number == '0' else words.count(int(number), 'noble')} on the {words.of(thing)}"
    ),
    "land": lambda words, thing, number: f"Buy a face-down {words.small('plantation')}",
    "clear": lambda words, thing, number: f"Give back {words.tile(thing)}",
    "deliver": lambda words, thing, number: f"Hand in 1 {words.of(thing)}",
    "piracy": lambda words, thing, number: f"{words.of('buccaneer_piracy')}: ship {thing}",
    "loot": lambda words, thing, number: words.of("buccaneer_loot"),
    "raid": lambda words, thing, number: words.of("buccaneer_raid"),
    "kidnap": lambda words, thing, number: (
        f"{words.of('buccaneer_kidnap')}: the {words.of(f'{thing} {number}'.strip())}"
    ),
    "choose": lambda words, thing, number: words.card(thing),
}


def _person(decision: str, verb: str, who: str, where: str, words: Words) -> str:
    """``put chapel``, ``put noble chapel``, ``hand noble portrait``, ``hand barrel corn``, ``hand chip``"""
    if verb == "hand" and where == "chip":
        return "1 VP"
    if verb == "hand" and where.startswith("barrel "):
        return f"1 {words.of(where.removeprefix('barrel '))}"
    if verb == "hand":
        return f"A {words.small(who)} from {words.place(where)}"
    if decision == "guests":
        return f"Move a {words.small(who)} to {words.place(where)}"
    return f"Put a {words.small(who)} on {words.place(where)}"


def _new_person(decision: str, who: str, tile: str, words: Words) -> str:
    if tile == "forest":
        return f"Take a {words.small(who)} for the new {words.small(tile)}"
    if tile:
        return f"Put a {words.small(who)} on the new {words.of(tile)}"
    if decision == "university":
        return f"Put a {words.small(who)} on the new building"
    source = words.of("worker_ship") if decision == "worker ship" else "supply"
    return f"Take a {words.small(who)} from the {source}"


def _drawn(game: Game, verb: str, good: str, words: Words) -> str:
    """A tile taken or drawn that may become a forest."""
    forest = words.small("forest")
    if good:
        return f"Take {words.tile(good)} as a {forest}"
    if verb == "forest":
        return f"Place it face down as a {forest}"
    drawn = view_of(game, game.turn)["frames"][-1]["memo"]
    return f"Place it as {words.tile(GOOD_NAMES[drawn])}"
