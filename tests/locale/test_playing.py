"""Whatever happens in a game can be told: events, questions, buttons, refusals."""

from __future__ import annotations

from functools import cache

import pytest

from boriken.engine.actions import ACTIONS, TEXTS
from boriken.engine.events import PUERTOMA_WEIGHED, Event
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.explaining import explain
from boriken.locale import NONE, Messages, languages, message_id
from boriken.locale.actions import action_message
from boriken.locale.refusals import refusal_message
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES, decisions
from tests.locale.catalogue import variables

Said = tuple[str, tuple[tuple[str, str | int], ...]]
"""A message and its arguments; a list of things is written as one text, so that it can be kept in a set."""
GAMES = [TABLES[1], TABLES[4], TABLES[11], *EXPANDED_TABLES, *SOLO_TABLES]
SAMPLE = 7
"""Of the actions that do not belong to a decision, one in so many is tried, in turn."""
PLAYERS = ["Ana", "Benito", "Carla", "Diego", "Elena"]


def said_event(event: Event) -> list[Said]:
    data = event.to_json()
    id = message_id("event", event.name)
    values = {key: value for key, value in data.items() if key not in ("event", "seat")}
    args = {key: _hashable(value) for key, value in values.items()}
    if event.name == "ransom_paid":
        args["to"] = PLAYERS[event.number("to")]
    if event.name == "drafted" and event.seat < 0:
        return [("event-drafted-nobody", tuple(args.items()))]
    if event.seat < 0:
        return [(id, tuple(args.items()))]
    told = [(id, tuple({**args, "player": PLAYERS[event.seat]}.items()))]
    return told if event.kind >= PUERTOMA_WEIGHED else [*told, (f"{id}-you", tuple(args.items()))]


def _hashable(value: object) -> str | int:
    if isinstance(value, list):
        return ", ".join(value) or NONE
    assert isinstance(value, str | int)
    return value


def said_action(action: int, decision: str) -> Said:
    id, args = action_message(TEXTS[action], decision)
    return id, tuple(args.items())


def said_refusal(state: State, action: int) -> frozenset[Said]:
    why = explain(state, action)
    return frozenset() if why.legal else refused(why.edition, why.key, tuple(why.figures.items()))


@cache
def refused(edition: str, key: str, figures: tuple[tuple[str, int | str], ...]) -> frozenset[Said]:
    """The same refusal occurs many times in a game."""
    english = Messages("en", edition)  # the names of decisions are in words already
    said = [
        refusal_message(english, key, dict(figures), PLAYERS.__getitem__, reader)
        for reader in (None, *range(len(PLAYERS)))
    ]
    return frozenset(
        (id, tuple((name, _hashable(value)) for name, value in args.items())) for id, args in said
    )


@cache
def told(options: Options) -> frozenset[Said]:
    """Everything there is to say in a random game, each once."""
    said: set[Said] = set()

    def listen(event: Event) -> None:
        said.update(said_event(event))

    for number, state in enumerate(decisions(options, seed=5)):
        state.listener = listen
        if state.frames:
            step = state.rules.steps[state.frames[-1].step]
            for action in step.universe(state, state.frames[-1]):
                said.add(said_action(action, step.name))
                said |= said_refusal(state, action)
            for action in range(number % SAMPLE, ACTIONS, SAMPLE):
                said |= said_refusal(state, action)
    return frozenset(said)


def name_of(options: Options) -> str:
    return f"{options.edition}-{options.players}{'-solo' if options.puertomas else ''}"


@pytest.mark.slow
@pytest.mark.parametrize("options", GAMES, ids=name_of)
def test_a_game_can_be_told(options: Options, caplog: pytest.LogCaptureFixture) -> None:
    for language in languages():
        messages = Messages(language, options.edition)
        for id, args in told(options):
            assert "{" not in messages.text(id, **dict(args)), (language, id)
    assert caplog.messages == []


@pytest.mark.slow
def test_the_games_say_much() -> None:
    """Most messages occur: the test above is no empty one."""
    ids = {id for options in GAMES for id, _ in told(options)}
    for prefix in ("event-", "refusal-", "action-"):
        known = {id for id in variables("en") if id.startswith(prefix)}
        assert len(ids & known) > 0.8 * len(known), sorted(known - ids)
