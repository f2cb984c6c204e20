"""What the rules say, over HTTP: one of them, all of them, and their examples."""

from __future__ import annotations

from boriken import rulebook
from tests.server.running import RunningServer, refusal


def test_the_rules(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    rule = anybody.get("/api/rules/CAP-4")
    assert rule["identifier"] == "CAP-4"
    assert rule["text"]
    assert rule["chapter"]
    assert anybody.get("/api/rules/cap-4") == rule
    with refusal(404, "no_such_rule"):
        anybody.get("/api/rules/CAP-99")
    found = anybody.get("/api/rules", words="wharf")["rules"]
    assert found
    assert "WHA-1" in [rule["identifier"] for rule in found]
    assert rule in anybody.get("/api/rules")["rules"]
    assert anybody.get("/api/rules", words="zzzz")["rules"] == []


def test_rules_in_a_language_and_an_edition(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    classic = anybody.get("/api/rules/HOS-1", edition="classic")
    assert classic["text"].startswith("Hospice: ")
    assert [other["edition"] for other in classic["elsewhere"]] == ["1897", "special"]
    assert anybody.get("/api/rules/ACH-1")["editions"] == ["special"]
    found = anybody.get("/api/rules", words="reclutador", language="es")["rules"]
    assert "MAY-1" in [rule["identifier"] for rule in found]
    for query, code in (({"language": "xx"}, "unknown_language"), ({"edition": "roman"}, "unknown_edition")):
        for path in ("/api/rules", "/api/rules/CAP-4", "/api/rulebook", "/api/rules/X-CAP-1/examples"):
            with refusal(400, code):
                anybody.get(path, **query)


def test_the_whole_rulebook(sqlite_server: RunningServer) -> None:
    book = sqlite_server.client().get("/api/rulebook", edition="classic", language="it")
    assert (book["language"], book["edition"]) == ("it", "classic")
    chapters = {chapter["key"]: chapter for part in book["parts"] for chapter in part["chapters"]}
    assert list(chapters)[:4] == ["how-to-read-them", "the-editions", "words", "setup"]
    assert chapters["captain"]["title"].startswith("{captain|")
    assert chapters["vi-achievements"]["editions"] == ["special"]
    blocks = [block for chapter in chapters.values() for block in chapter["blocks"]]
    assert [block["identifier"] for block in blocks if block["kind"] == "rule"] == rulebook.identifiers()
    table = next(block for block in chapters["setup"]["blocks"] if block["kind"] == "table")
    assert [row[1:] for row in table["rows"]].count(["65", "76", "101", "126"]) == 1
    assert len(table["rows"]) == 10  # the chips of this edition alone
    [example] = [block for block in blocks if block["identifier"] == "X-CAP-1"]
    assert example["examples"] == 2
    assert "Recruiter" in book["names"]["mayor"]


def test_examples_of_a_rule(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    first, _ = anybody.get("/api/rules/X-CAP-1/examples", edition="classic")["examples"]
    begin, *_, end = first["moments"]
    assert begin["told"] == []
    assert [seat["seat"] for seat in begin["seats"]] == [0, 1, 2, 3]
    assert [ship["load"] for ship in end["ships"]] == [4, 0, 0]
    assert end["trading_house"] is None
    [office, *_] = anybody.get("/api/rules/X-SMKT-1/examples")["examples"]
    assert office["moments"][-1]["trading_house"] == {"corn": 1}
    with refusal(404, "no_such_rule"):
        anybody.get("/api/rules/CAP-1/examples")


def test_examples_show_what_changes_and_no_more(sqlite_server: RunningServer) -> None:
    anybody = sqlite_server.client()
    [refill] = anybody.get("/api/rules/X-PUE-1/examples", edition="special")["examples"]
    begin, *_, end = refill["moments"]
    assert (begin["worker_ship"], end["worker_ship"]) == (4, 5)
    assert (end["roles"], end["face_up"]) == (None, None)
    human, _, _, puertoma = end["seats"]
    assert human["fields"] == []
    planted = {field["good"]: field["places"] for field in puertoma["fields"]}
    assert (planted["indigo"], planted["sugar"], planted["corn"]) == ([0, None], [1, None], [None, None])
    [settler] = anybody.get("/api/rules/X-PUE-2/examples", edition="special")["examples"]
    assert settler["moments"][0]["worker_ship"] is None
    assert settler["moments"][0]["face_up"] == {"corn": 1, "coffee": 2}
    assert settler["moments"][3]["roles"]["weighed"] == ["settler", "mayor"]
    assert settler["moments"][-1]["roles"]["marker"] == "settler"
