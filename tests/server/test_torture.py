"""The hard promises, a little of each; `python3 tools/torture.py` puts them to the full test."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.chance import BY_MOVES, Chance
from boriken.engine.options import Options
from boriken.engine.state import State
from boriken.game import Game
from boriken.server.changes import moves
from boriken.server.document import PERSON
from boriken.server.errors import Conflict
from tests.server.running import RunningServer
from tests.server.torture import (
    calling,
    flood,
    hidden,
    indistinct,
    kill,
    kinds,
    malformed,
    mixed,
    race,
    resume,
    schema,
    takeover,
)
from tests.server.torture.clients import Feed
from tests.server.torture.findings import Findings, Task
from tests.server.torture.leaks import Heard, Truth
from tests.server.torture.ledger import Ledger

pytestmark = pytest.mark.slow


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "postgresql":
        request.getfixturevalue("postgresql_or_skip")
    return str(request.param)


# --- Kills, races, drops ---------------------------------------------------------------------------------


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, tmp_path: Path) -> None:
    findings = kill.run(Task(2, database, 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["kills"] == 2
    assert findings.figures["requests acknowledged"] > 0


def test_nothing_is_lost_when_one_of_several_processes_is_killed(
    postgresql_or_skip: None, tmp_path: Path
) -> None:
    findings = takeover.run(Task(3, "postgresql", 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["kills"] == 3
    assert findings.figures["tables taken over"] > 0
    assert findings.figures["requests acknowledged"] > 0


def test_no_notice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    """On PostgreSQL it takes longer: who takes over waits until the lease has run out."""
    findings = calling.run(Task(60, "sqlite", 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["notices"] == 60


def test_nothing_is_lost_while_processes_are_killed_and_paused(
    postgresql_or_skip: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mixed, "MINUTE", 15.0)
    findings = mixed.run(Task(1, "postgresql", 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["kills"] + findings.figures["pauses"] > 0


def test_who_sends_as_much_as_they_can_stores_little(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flood, "MINUTE", 10.0)
    monkeypatch.setattr(flood, "STEADY", float("inf"))  # how slow others are depends on the machine
    findings = flood.run(Task(1, "sqlite", 7, tmp_path))
    assert findings.failures == []
    # The burst of new tables of a guest, and the few that time gives back.
    assert 0 < findings.figures["tables the guest has stored"] <= 60


def test_of_three_devices_on_three_processes_exactly_one_is_first(
    postgresql_or_skip: None, redis_or_skip: None, tmp_path: Path
) -> None:
    findings = race.run(Task(20, "postgresql", 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["moves seen live"] == 6 * 20


def test_a_client_that_drops_and_resumes_misses_nothing(database: str, tmp_path: Path) -> None:
    findings = resume.run(Task(15, database, 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["drops"] == 15


# --- Nonsense --------------------------------------------------------------------------------------------


def test_what_is_malformed_or_illegal_is_refused_and_changes_nothing(database: str, tmp_path: Path) -> None:
    findings = malformed.run(Task(300, database, 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["frames"] > 0
    assert findings.figures["answered 422"] > 0


def test_every_kind_of_message_is_answered_whatever_it_says(tmp_path: Path) -> None:
    findings = kinds.run(Task(8, "sqlite", 7, tmp_path))
    assert findings.failures == []
    heard = {figure.partition(" ")[0] for figure in findings.figures}
    assert heard >= {kind.__name__ for kind in (*kinds.SOCKET_KINDS, *kinds.http_kinds().values())}
    assert findings.figures["Ping pong"] == 8


def test_answers_are_as_they_are_described(tmp_path: Path) -> None:
    findings = schema.run(Task(1, "sqlite", 7, tmp_path))
    assert findings.failures == []
    assert findings.figures["requests"] > 100


# --- Secrets ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", hidden.TABLES, ids=lambda options: options.edition)
def test_nobody_is_sent_a_secret(options: Options, server: RunningServer) -> None:
    findings = Findings()
    hidden.watch_game(server, options, random.Random(7), findings, moves=40)
    assert findings.failures == []
    assert findings.figures["messages searched"] > 100


@pytest.mark.parametrize("options", hidden.TABLES, ids=lambda options: options.edition)
def test_other_secrets_give_the_same_answers(options: Options) -> None:
    findings = Findings()
    hidden.exchange_secrets(options, random.Random(7), findings, number=4)
    assert findings.failures == []


def test_knowing_the_generator_helps_nobody() -> None:
    findings = Findings()
    hidden.foresee(random.Random(7), findings)
    assert findings.failures == []


def before_a_draw() -> State:
    """The first position in which somebody may draw a tile."""
    chance = random.Random(1)
    game = Game.from_options(Options("1897", 3), 1, (), BY_MOVES)
    while "draw" not in map(str, game.legal_actions()):
        actions = [str(action) for action in game.legal_actions()]
        game.play("build hacienda" if "build hacienda" in actions else chance.choice(actions))
    return game.state


def test_no_list_of_actions_goes_on_after_a_draw() -> None:
    """Else its refusal would tell what would be drawn, and cost nothing."""
    state = before_a_draw()
    table = indistinct.table_of(state, Chance(b"1" * 32))
    assert table.turn is not None
    moves.act(table, table.turn, ["draw"], PERSON, 1)
    with pytest.raises(Conflict, match="hidden_first"):
        moves.act(table, table.turn, ["draw", "pass"], PERSON, 1)


# --- Whether the searching would find anything -----------------------------------------------------------


def test_a_leak_would_be_found(server: RunningServer) -> None:
    show = hidden.Show(server, Options("special", 3, expansions=["achievements"]), random.Random(7))
    show.play(moves=6)
    store = server.services.store
    table = server.run(store.load(show.table))
    truth = Truth(table, server.run(store.entries(show.table, 0)))
    assert table.state is not None
    card = ACHIEVEMENT_NAMES[next(n for n in range(30) if (table.state.seats[1].cards >> n) & 1)]
    assert truth.leaks(Heard(1, show.seq, "test", card.encode()), set()) == []
    for secret in (card, str(table.seed), str(table.state.rng.a)):
        told = Heard(None, show.seq, "test", f'{{"told":"{secret}"}}'.encode())
        assert len(truth.leaks(told, set())) == 1
    assert truth.leaks(Heard(0, show.seq, "test", b"x some-cookie x"), {b"some-cookie"})


def test_a_feed_notices_what_is_missed_and_what_comes_twice() -> None:
    def update(*seqs: int, after: int) -> dict[str, object]:
        return {"seq": seqs[-1], "after": after, "entries": [{"seq": seq} for seq in seqs]}

    feed = Feed()
    assert feed.take(update(1, 2, after=0)) is None
    assert feed.take(update(3, after=2)) is None
    assert feed.take({"seq": 3, "after": 3, "entries": []}) is None
    assert feed.take(update(5, after=4)) is not None
    assert feed.take(update(5, after=4)) is not None


def test_a_ledger_notices_what_is_lost_changed_half_or_too_much() -> None:
    entry = {"seq": 1, "kind": "acted", "seat": 0, "by": "person", "actions": ["builder", "pass"]}
    ledger = Ledger()
    assert ledger.acknowledge(1, 0, ["builder", "pass"]) is None
    ledger.hear({"seq": 1, "entries": [entry], "view": None}, 0)
    assert ledger.problems([entry]) == []
    assert ledger.problems([])
    assert ledger.problems([{**entry, "actions": ["builder"]}])
    assert ledger.problems([entry, {**entry, "seq": 2}])
    assert ledger.problems([entry, {**entry, "seq": 3, "by": "bot"}])
    assert ledger.acknowledge(1, 0, ["builder", "pass"]) is not None
