"""A database that a server with earlier rules left behind: its tables go on."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

from tests.server.running import RunningServer, play_on, settings_for

STORED = Path(__file__).parents[1] / "earlier" / "tables-1.sql"


def test_a_running_table_goes_on(tmp_path: Path) -> None:
    """It stands in the middle of a decision on what to store; who sat there still does."""
    text = STORED.read_text(encoding="utf-8")
    known = json.loads(text.splitlines()[0].removeprefix("--"))
    database = sqlite3.connect(tmp_path / "tables.db")
    database.executescript(text)
    database.close()
    table = known["table"]
    with RunningServer(settings_for(f"sqlite:///{tmp_path / 'tables.db'}")) as server:
        clients = [server.client() for _ in known["cookies"]]
        for client, cookie in zip(clients, known["cookies"], strict=True):
            client.http.headers["Cookie"] = cookie
        update = clients[0].look(table)
        assert update["seq"] == known["seq"]
        assert update["table"]["rules_version"] == 1
        assert (update["decision"]["kind"], update["decision"]["yours"]) == ("storage", True)
        assert len(clients[0].look(table, after=0)["entries"]) == known["seq"]
        said = {"key": "from-today", "text": "still here"}
        clients[0].post(f"/api/tables/{table}/chat", said)  # which nobody could at the time
        assert clients[1].get(f"/api/tables/{table}/chat")["messages"][0]["text"] == "still here"
        last = play_on(table, clients)
        assert last["table"]["status"] == "over"
        assert last["table"]["rules_version"] == 1
