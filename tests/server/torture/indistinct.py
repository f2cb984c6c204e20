"""What a seat is shown must not depend on what it may not know: other secrets, the same answers."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec

from boriken.chance import BY_MOVES, Chance
from boriken.decisions import prices, prospects
from boriken.engine import view as viewing
from boriken.engine.actions import TEXTS
from boriken.engine.machine import play
from boriken.engine.options import Options
from boriken.engine.rng import Generator
from boriken.engine.state import State
from boriken.game import Game
from boriken.server.changes import moves
from boriken.server.document import PERSON, PLAYING, Document, SeatDocument
from boriken.server.errors import Refused
from boriken.server.presenting import show_decision, show_explanations, show_view
from boriken.server.table import Table

LIKED: Final = ("forest", "hacienda", "hospice", "draw", "land", "choose", "library")
"""Words of actions that lead to secrets: random players would seldom come to them."""
WORLDS: Final = 3
"""Other sets of secrets that are tried in each position."""


def choose(actions: list[str], chance: random.Random) -> str:
    """Mostly at random, but with a liking for what is hidden."""
    liked = [action for action in actions if any(word in action for word in LIKED)]
    return chance.choice(liked) if liked and chance.random() < 0.7 else chance.choice(actions)


def table_of(state: State, chance: Chance) -> Table:
    """A table at which this position has come about."""
    options = state.rules.options
    seats = tuple(SeatDocument(kind=PERSON, name=f"{n}", guests=(f"{n}",)) for n in range(options.players))
    document = Document(
        title="",
        host="0",
        host_name="0",
        options=dict(options.to_json()),
        seats=seats,
        created=0,
        status=PLAYING,
        turn=int(state.frames[-1].seat),
        marks=(None,) * options.players,
    )
    return Table("a" * 12, 5, 0, document, state, chance, 1)


# --- Other secrets ---------------------------------------------------------------------------------------


def other_world(state: State, seat: int, chance: random.Random) -> State:
    """The same for this seat (-1: a spectator), with all that is hidden from it dealt at random."""
    world = viewing.determinize(state, seat, Generator.from_seed(chance.getrandbits(60)))
    others = [number for number in range(len(world.seats)) if number != seat]
    chips = [world.seats[number].chips for number in others]
    for number, points in zip(others, chips[1:] + chips[:1], strict=True):
        world.seats[number].chips = points
    return world


def shown(state: State, seat: int) -> dict[str, Any]:
    """Everything a client can ask for in a position."""
    known = None if seat == viewing.SPECTATOR else seat
    answers: dict[str, Any] = {
        "view": show_view(state, known),
        "decision": msgspec.to_builtins(show_decision(state, known, True)),
        "prospects": prospects(state),
        "prices": [prices(state, seat) for seat in range(len(state.seats))],
    }
    if int(state.frames[-1].seat) == seat:
        answers["explain"] = show_explanations(table_of(state, Chance(b"0" * 32)), seat, None)
    return answers


def differences(state: State, chance: random.Random) -> list[str]:
    """Where a seat could tell one set of secrets from another."""
    found: list[str] = []
    for seat in range(viewing.SPECTATOR, len(state.seats)):
        here = shown(state, seat)
        for _ in range(WORLDS):
            there = shown(other_world(state, seat, chance), seat)
            found += [
                f"seat {seat} can tell by {name!r} what it may not know, at {here['decision']['kind']!r}"
                for name in here
                if here[name] != there[name]
            ]
    return found


# --- Other chances ---------------------------------------------------------------------------------------


def refusals_that_tell(state: State, chance: random.Random) -> list[str]:
    """Lists of actions whose refusal depends on what would be drawn: asking would be a free look."""
    found: list[str] = []
    seat = int(state.frames[-1].seat)
    actions = [TEXTS[action] for action in state.choices]
    first = choose(actions, chance)
    after = Game(state.clone())
    after.play(first)
    follow_up = [TEXTS[action] for action in after.state.choices] if not after.over else []
    for second in [*chance.sample(follow_up, min(3, len(follow_up))), "pass", "worker corn"]:
        answers = {_refusal(state, seat, [first, second], Chance(chance.randbytes(32))) for _ in range(5)}
        if len(answers) > 1:
            found.append(f"the list {[first, second]} is answered by what would be drawn: {answers}")
    return found


def _refusal(state: State, seat: int, actions: list[str], chance: Chance) -> str:
    try:
        moves.act(table_of(state, chance), seat, actions, PERSON, 1)
    except Refused as error:
        return error.message
    return "carried out"


def foreseen(options: Options, seed: int, chance_kind: str) -> tuple[int, int, int]:
    """How often somebody who knew the generator after each move would foresee what the next move draws.

    Draws, right guesses with the generator, right guesses with one made up: the last is what luck gives.
    """
    chance = random.Random(seed)
    game = Game.from_options(options, chance.getrandbits(128), (), chance_kind)
    draws = right = lucky = 0
    while not game.over:
        action = game.legal_actions()[chance.randrange(len(game.legal_actions()))]
        before = game.state.clone()
        game.play(action)
        if sum(game.state.pile) == sum(before.pile):
            continue
        draws += 1
        right += _turns_up(before, int(action), before.rng.clone()) == game.state.face_up
        made_up = Generator.from_seed(chance.getrandbits(60))
        lucky += _turns_up(before, int(action), made_up) == game.state.face_up
    return draws, right, lucky


def _turns_up(before: State, action: int, rng: Generator) -> list[int]:
    guess = before.clone()
    guess.rng = rng
    play(guess, action)
    return guess.face_up


def positions(options: Options, seed: int) -> list[State]:
    """The positions of a game between players who like secrets."""
    chance = random.Random(seed)
    game = Game.from_options(options, seed, (), BY_MOVES)
    found: list[State] = []
    while not game.over:
        found.append(game.state.clone())
        game.play(choose([str(action) for action in game.legal_actions()], chance))
    return found
