"""What an operator does on the database while a server runs, and that the server follows."""

from __future__ import annotations

import gzip
import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed

from boriken.server.operating.copying import _with_deadline_moved
from tests.cli.running import Ran, run
from tests.patience import PATIENCE
from tests.server.running import (
    Client,
    RunningServer,
    new_database,
    play_on,
    postgresql_problem,
    receive,
    refusal,
    seated,
    settings_for,
)

Admin = Callable[..., Ran]
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    problem = postgresql_problem() if request.param == "postgresql" else None
    if problem:
        pytest.skip(problem)
    with new_database(request.param, tmp_path_factory.mktemp("database")) as found:
        yield found


@pytest.fixture(scope="module")
def running(url: str) -> Iterator[RunningServer]:
    with capture_logs(), RunningServer(settings_for(url)) as server:
        yield server


@pytest.fixture
def server(running: RunningServer) -> Iterator[RunningServer]:
    yield running
    running.close_clients()


@pytest.fixture
def admin(url: str) -> Admin:
    def command(*words: object) -> Ran:
        return run("admin", *words, "--database-url", url)

    return command


def asked(admin: Admin, *words: object) -> Any:
    ran = admin(*words, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


def guest_of(admin: Admin, name: str) -> str:
    """The identifier of the only guest of a name."""
    (found,) = asked(admin, "guests", name)
    return str(found["id"])


# --- Looking -----------------------------------------------------------------------------------------------


def test_tables_are_found_by_title_name_status_and_guest(server: RunningServer, admin: Admin) -> None:
    ana = server.client("Ana Lucía")
    table = ana.create(title="Domingo en la playa")
    other = server.client("Zoé").create(title="Rainy Sunday")
    for words in (["PLAYA"], ["ana lucía"], [table], ["--guest", guest_of(admin, "Ana Lucía")]):
        assert [line["id"] for line in asked(admin, "tables", *words)] == [table], words
    assert other in [line["id"] for line in asked(admin, "tables", "--status", "waiting")]
    assert other not in [line["id"] for line in asked(admin, "tables", "--status", "over")]
    assert len(asked(admin, "tables", "--limit", 1)) == 1
    shown = admin("tables", "playa").out
    assert table in shown
    assert "Ana Lucía" in shown


def test_guests_are_listed_with_their_names(server: RunningServer, admin: Admin) -> None:
    bea = server.client("Beatriz")
    bea.create()
    bea.put("/api/me", {"name": "Bea"})
    bea.create()
    (found,) = asked(admin, "guests", "beatriz")
    assert sorted(found["names"]) == ["Bea", "Beatriz"]
    assert (found["tables"], found["playing"]) == (2, 0)
    assert "Beatriz" in admin("guests", "beatriz").out


def test_statistics_count(server: RunningServer, admin: Admin) -> None:
    before = asked(admin, "statistics")
    seated(server, players=2)
    after = asked(admin, "statistics")
    assert after["tables"]["playing"] == before["tables"].get("playing", 0) + 1
    assert after["made_in_a_day"] == before["made_in_a_day"] + 1
    assert after["guests"] == before["guests"] + 2
    assert after["entries"] == before["entries"] + 3
    assert after["bytes"] > 10_000
    assert "megabytes" in admin("statistics").out


# --- Closing, deleting, pruning ----------------------------------------------------------------------------


def test_a_table_is_closed_under_those_who_play(server: RunningServer, admin: Admin) -> None:
    table, clients = seated(server, players=2)
    with clients[1].live(table) as socket:
        seq = receive(socket)["seq"]
        assert admin("close", table).out == f"{table}: closed\n"
        assert receive(socket)["table"]["status"] == "closed"
    with refusal(409):
        clients[0].act(table, seq, "builder")
    assert admin("close", table).out == f"{table}: had ended already\n"
    assert asked(admin, "audit", "--about", table, "--actor", "admin")[0]["what"] == "closed"


def test_a_deleted_table_is_gone_for_everybody(server: RunningServer, admin: Admin) -> None:
    table, clients = seated(server, players=2)
    with clients[1].live(table) as socket:
        receive(socket)
        assert "1" in admin("delete", table, "--yes").out
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    with refusal(404, "no_table"):
        clients[0].look(table)
    assert asked(admin, "tables", table) == []


def test_a_server_that_does_not_know_yet_cannot_bring_a_table_back(
    server: RunningServer, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boriken.server.hub.Hub.look_again", _never)
    table, clients = seated(server, players=2)
    update = play_on(table, clients, moves=3)
    admin("delete", table, "--yes")
    with refusal(404, "no_table"):
        actor = clients[update["table"]["turn"]]
        actor.act(table, update["seq"], update["decision"]["choices"][0]["action"])
    assert asked(admin, "tables", table) == []


async def _never(*_: object) -> None:
    return


def test_old_tables_are_pruned_and_running_ones_kept(server: RunningServer, admin: Admin, url: str) -> None:
    waiting = server.client("Ana").create()
    playing, _ = seated(server, players=2)
    counted = admin("prune", "--days", 0, "--dry-run").out
    assert waiting in [line["id"] for line in asked(admin, "tables")]
    assert admin("prune", "--days", 1, "--yes").out == "Tables deleted: 0\n"
    assert admin("prune", "--days", 0, "--yes").out == counted.replace("to delete", "deleted")
    left = [line["id"] for line in asked(admin, "tables")]
    assert playing in left
    assert waiting not in left


# --- Guests ------------------------------------------------------------------------------------------------


def test_who_is_banned_is_shut_out_at_once_and_let_in_again(server: RunningServer, admin: Admin) -> None:
    table, clients = seated(server, players=2)
    clients[0].put("/api/me", {"name": "Rude Guest"})
    clients[0].create()
    guest = guest_of(admin, "Rude Guest")
    with clients[0].live(table) as socket, clients[1].live(table) as other:
        receive(socket)
        receive(other)
        assert admin("ban", guest, "--reason", "insults", "--days", 3).out == f"Shut out: {guest}\n"
        with pytest.raises(ConnectionClosed) as closed:
            receive(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        while receive(other, "presence")["present"].count(True) != 1:
            pass  # that both have come may be told first
    with refusal(403, "banned"):
        clients[0].look(table)
    assert clients[1].look(table)["table"]["status"] == "playing"
    assert "insults" in admin("bans").out
    assert admin("unban", guest).code == 0
    assert admin("unban", guest).complaint == f"{guest} is not shut out."
    until(lambda: clients[0].http.get("/api/me").status_code == 200)


def test_a_network_is_shut_out(server: RunningServer, admin: Admin) -> None:
    client = server.client()
    assert admin("ban", "127.0.0.0/8").out == "Shut out: 127.0.0.0/8\n"
    until(lambda: client.http.get("/api/me").status_code == 403)
    assert client.http.get("/healthz").status_code == 200
    admin("unban", "127.0.0.0/8")
    until(lambda: client.http.get("/api/me").status_code == 200)


def until(is_so: Callable[[], bool]) -> None:
    """The server looks every second; nothing else tells when it has looked."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "the server has not followed"


def test_a_person_is_forgotten(server: RunningServer, admin: Admin, tmp_path: Path) -> None:
    table, clients = seated(server, players=3, title="Player 1 invites")
    waiting = clients[1].create(title="Player 1 waits")
    update = play_on(table, clients, moves=4)
    guest = next(line["id"] for line in asked(admin, "guests", "Player 1") if line["tables"] == 2)
    assert admin("forget", guest, "--yes").out == "Forgotten at tables: 2\n"
    after = clients[0].poll(table, after=update["seq"], wait=20)
    assert after["table"]["seats"][1]["kind"] == "bot"
    until(lambda: "Player 1" not in json.dumps(clients[0].look(table, after=0)))
    assert "Player 2" in json.dumps(clients[0].look(table, after=0))
    assert clients[0].look(waiting)["table"]["status"] == "closed"
    assert clients[1].get("/api/tables", scope="mine")["tables"] == []
    for one in (table, waiting):
        admin("export", one, tmp_path / one)
        assert guest not in unpacked(tmp_path / one)
        assert "Player 1" not in unpacked(tmp_path / one)
    until(lambda: clients[0].look(table)["table"]["turn"] != 1)  # the bot goes on
    assert play_on(table, clients, moves=1)["table"]["status"] == "playing"
    assert "Nothing is known" in admin("forget", guest, "--yes").complaint


def unpacked(path: Path) -> str:
    return gzip.decompress(path.read_bytes()).decode()


# --- Keys --------------------------------------------------------------------------------------------------


def test_keys_are_rotated_without_losing_anybody_who_comes_back(server: RunningServer, admin: Admin) -> None:
    ana = server.client("Ana")
    table = ana.create()
    link = ana.get(f"/api/tables/{table}/seat-link")["path"]
    old = ana.http.cookies["boriken_guest"]
    admin("rotate-keys")
    until(lambda: fetched_cookie(ana) != old)
    assert ana.get("/api/me")["name"] == "Ana"
    phone = server.client("Ana")
    token = link.removeprefix("/seat/").removeprefix("#").rpartition("#")[2].rpartition("/")[2]
    assert phone.post("/api/seat-link", {"token": token})["table"] == table
    admin("rotate-keys", "--days", 0, "--yes")
    until(lambda: ana.http.get("/api/me").json()["name"] is None)


def fetched_cookie(client: Client) -> str:
    client.get("/api/me")
    return str(client.http.cookies["boriken_guest"])


# --- Exporting ---------------------------------------------------------------------------------------------


def test_a_table_moves_to_another_server_and_goes_on(
    server: RunningServer, admin: Admin, tmp_path: Path
) -> None:
    table, clients = seated(server, players=2, clock={"kind": "decision", "seconds": 600})
    before = play_on(table, clients, moves=25)
    file = tmp_path / "table.boriken"
    assert admin("export", table, file).code == 0
    assert "already" in admin("import", file).complaint
    other = f"sqlite:///{tmp_path / 'other.db'}"
    with RunningServer(settings_for(other)) as second:
        assert run("admin", "import", file, "--database-url", other).out == f"{table}\n"
        watcher = second.client()
        after = watcher.look(table, after=0)
    assert (after["seq"], after["view"]["round"]) == (before["seq"], before["view"]["round"])
    assert len(after["entries"]) == before["seq"]


def test_a_decision_has_as_much_time_on_another_server() -> None:
    row = {"id": "x", "deadline": 5_000, "document": '{"deadline":5000,"title":"t"}'}
    moved = _with_deadline_moved(row, 700)
    assert (moved["deadline"], json.loads(moved["document"])["deadline"]) == (5_700, 5_700)
    assert _with_deadline_moved({"deadline": None}, 700) == {"deadline": None}


# --- Complaints --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["close", "nonsense"], "no such table"),
        (["close", "abcdefghijkm"], "no such table"),
        (["delete", "abcdefghijkm"], "--yes"),
        (["delete", "abcdefghijkm", "--yes"], "not there"),
        (["tables", "--status", "lost"], "waiting, playing"),
        (["audit", "--actor", "nobody"], "admin, guest, host"),
        (["prune", "--days", "1", "--status", "lost"], "waiting, playing"),
        (["ban", "somebody"], "neither"),
        (["export", "abcdefghijkm", "{}/x"], "no table"),
        (["import", "{}/missing"], "No such file"),
    ],
)
def test_complaints_are_one_sentence(
    server: RunningServer, admin: Admin, tmp_path: Path, words: list[str], hint: str
) -> None:
    assert hint in admin(*(word.format(tmp_path) for word in words)).complaint
    assert list(tmp_path.iterdir()) == []


def test_databases_that_are_none_are_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty.db"
    sqlite3.connect(empty).close()
    empty.touch()
    assert "no tables of Boriken" in run("admin", "tables", "--database-url", f"sqlite:///{empty}").complaint
    missing = run("admin", "tables", "--database-url", f"sqlite:///{tmp_path / 'missing.db'}")
    assert "no file" in missing.complaint
    away = run("admin", "statistics", "--database-url", "postgresql://nobody@127.0.0.1:9/none")
    assert "database" in away.complaint
    assert [path.name for path in tmp_path.iterdir()] == ["empty.db"]
