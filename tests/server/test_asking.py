"""What a client can ask for without changing anything: explanations, prospects, the catalogue."""

from __future__ import annotations

import pytest

from boriken import rulebook
from boriken.bots import LEVELS, bot_names
from boriken.catalog.buildings import BUILDINGS
from boriken.engine.options import EDITIONS, EXPANSIONS
from boriken.record import RULES_VERSION
from tests.server.running import Json, RunningServer, refusal, seated


def test_why_an_action_is_legal_or_not(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    ana.act(table, ana.look(table)["seq"], "builder")
    assert ana.get(f"/api/tables/{table}/explain", action="build wharf") == {
        "decision": "builder",
        "seat": 0,
        "answers": [
            {
                "action": "build wharf",
                "legal": False,
                "rule": "BLD-1",
                "key": "too_expensive",
                "figures": {"building": "wharf", "cost": 8, "coins": 2},
                "text": "The Wharf costs 8 coins; you have 2. (BLD-1)",
            }
        ],
    }
    answers = ana.get(f"/api/tables/{table}/explain")["answers"]
    legal = {answer["action"] for answer in answers if answer["legal"]}
    assert legal == {choice["action"] for choice in ana.look(table)["decision"]["choices"]}
    assert all(answer["rule"] and answer["text"] for answer in answers if not answer["legal"])
    with refusal(409, "not_your_turn"):
        ben.get(f"/api/tables/{table}/explain")
    with refusal(403, "no_seat"):
        server.client("Dora").get(f"/api/tables/{table}/explain")
    with refusal(400, "no_action"):
        ana.get(f"/api/tables/{table}/explain", action="dance")
    waiting = ana.create()
    with refusal(409, "nothing_to_decide"):
        ana.get(f"/api/tables/{waiting}/explain")


def test_what_each_role_would_bring(server: RunningServer) -> None:
    table, (ana, ben, _) = seated(server)
    answer = server.client().get(f"/api/tables/{table}/prospects")
    choices = [choice["action"] for choice in ana.look(table)["decision"]["choices"]]
    assert list(answer["roles"]) == choices
    assert all(len(seats) == 3 for seats in answer["roles"].values())
    assert answer["roles"]["mayor"] == [{"workers": 2}, {"workers": 1}, {"workers": 1}]
    assert "small_market" in answer["roles"]["builder"][0]["affordable"]
    assert "quarry" in answer["roles"]["settler"][0]["tiles"]
    assert "quarry" not in answer["roles"]["settler"][1]["tiles"]
    ana.act(table, ana.look(table)["seq"], "builder")
    assert ben.get(f"/api/tables/{table}/prospects")["roles"] == {}
    with refusal(409, "not_begun"):
        ana.get(f"/api/tables/{ana.create()}/prospects")


def test_brings_can_be_left_out(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    short = ana.look(table, brings="false")["decision"]["choices"]
    full = ana.look(table)["decision"]["choices"]
    assert [set(choice) for choice in short] == [{"action", "number"}] * len(full)
    assert [choice["action"] for choice in short] == [choice["action"] for choice in full]
    assert set(full[0]) == {"action", "number", "brings"}


def test_actions_are_numbers_or_texts(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    update = ana.look(table)
    number = next(c["number"] for c in update["decision"]["choices"] if c["action"] == "builder")
    assert ana.act(table, update["seq"], number)["entries"][0]["actions"] == ["builder"]
    with refusal(400, "no_action"):
        ana.act(table, update["seq"] + 1, "dance")
    with refusal(400, "no_action_number"):
        ana.act(table, update["seq"] + 1, 9999)


def test_what_an_act_must_look_like(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    good = {"seq": ana.look(table)["seq"], "key": "a_good_key", "actions": ["builder"]}
    changes: list[Json] = [
        {"key": "short"},
        {"key": "x" * 65},
        {"key": "ke\u00fd" * 4},
        {"key": 12345678},
        {"seq": -1},
        {"seq": "4"},
        {"seq": 2**31},
        {"seq": None},
        {"actions": []},
        {"actions": "builder"},
        {"actions": [None]},
        {"actions": [True]},
        {"actions": [""]},
        {"actions": ["builder"] * 65},
        {"actions": [-1]},
        {"extra": 1},
    ]
    for change in changes:
        with refusal(422, "malformed") as error:
            ana.post(f"/api/tables/{table}/act", {**good, **change})
        assert next(iter(change)) in error["message"]
    assert ana.look(table)["seq"] == good["seq"]


def test_the_catalogue_says_what_goes_together(sqlite_server: RunningServer) -> None:
    """CAR-1, NOB-6, VAR-1, VAR-4, PUE-23: what the checks of options know, as data."""
    catalogue = sqlite_server.client().get("/api/catalog")
    expansions = {facts["id"]: facts for facts in catalogue["expansions"]}
    assert expansions["festival_cards"]["excludes"] == ["festival"]
    assert expansions["festival_cards"]["editions"] == ["special"]
    assert expansions["nobles"]["drafted"] == ["special"]
    variants = {facts["id"]: facts for facts in catalogue["variants"]}
    assert variants["cost_swap"]["costs"] == {"university": 7, "factory": 8}
    assert variants["corn_start"]["costs"] == {}
    assert (variants["villa_or_jeweler"]["needs"], variants["villa_or_jeweler"]["editions"]) == (
        "nobles",
        ["special"],
    )
    assert not variants["achievement_draft"]["beside_puertomas"]
    assert catalogue["puertoma"]["editions"] == ["special"]
    assert catalogue["prices"] == {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}


def test_options_say_what_is_drafted(sqlite_server: RunningServer) -> None:
    """NEW-1, NOB-6, VAR-1: spaces by cost, the kinds for them, and why a choice does not do."""
    client = sqlite_server.client()
    plain = client.post("/api/options", {})
    assert plain == {"problem": None, "draft": []}
    asked = {"edition": "classic", "expansions": ["new_buildings", "nobles"], "draft": "given"}
    fitting = client.post("/api/options", {**asked, "buildings": ["aqueduct"], "variants": ["cost_swap"]})
    assert fitting["problem"]["code"] == "kinds_of_cost"
    assert fitting["problem"]["message"].endswith("(NEW-1).")
    rows = {row["cost"]: row for row in fitting["draft"]}
    assert [rows[cost]["spaces"] for cost in (1, 2, 10)] == [1, 3, 6]
    assert "university" in rows[7]["buildings"]
    assert all("jeweler" not in row["buildings"] for row in rows.values())
    lacking = client.post("/api/options", {"variants": ["jeweler_cap"]})
    assert (lacking["problem"]["code"], lacking["draft"]) == ("variant_needs", [])
    assert lacking["problem"]["arguments"]["expansion"] == "nobles"


def test_the_catalogue(sqlite_server: RunningServer) -> None:
    catalogue = sqlite_server.client().get("/api/catalog")
    assert catalogue["editions"] == list(EDITIONS)
    assert [expansion["id"] for expansion in catalogue["expansions"]] == list(EXPANSIONS)
    assert catalogue["bots"] == bot_names()
    people = {character["id"]: character for character in catalogue["characters"]}
    assert people["roman"] == {
        "id": "roman",
        "name": "Román",
        "bot": "shipper",
        "level": "skilled",
        "style": "shipper",
    }
    assert [character["level"] for character in people.values()] == sorted(
        (character["level"] for character in people.values()), key=LEVELS.index
    )
    assert people["amelia"]["style"] is None
    assert catalogue["stand_in"] in catalogue["bots"]
    assert catalogue["undo"] == ["none", "own", "agree"]
    assert catalogue["rules_version"] == RULES_VERSION
    assert len(catalogue["buildings"]) == len(BUILDINGS)
    wharf = next(building for building in catalogue["buildings"] if building["id"] == "wharf")
    assert (wharf["points"], wharf["circles"], wharf["spaces"], wharf["good"]) == (3, 1, 1, None)
    assert {"settler", "captain"} < set(catalogue["roles"])
    assert catalogue["goods"] == ["corn", "indigo", "sugar", "tobacco", "coffee"]
    assert catalogue["achievements"]
    assert catalogue["festival_cards"]
    assert catalogue["setups"]
    assert catalogue["limits"]["name"] == 24


def test_the_catalogue_names_rules_to_read_about_things(sqlite_server: RunningServer) -> None:
    catalogue = sqlite_server.client().get("/api/catalog")
    explained = catalogue["explained_by"]
    assert explained["cargo_ship"] == ["CAP-3"]
    assert {role.split()[0] for role in catalogue["roles"]} | set(catalogue["goods"]) < set(explained)
    assert {rule for rules in explained.values() for rule in rules} <= set(rulebook.identifiers())


@pytest.mark.parametrize("path", ["/api/catalog", "/api/tables/{table}"])
def test_long_answers_are_compressed_for_those_who_can_read_that(
    sqlite_server: RunningServer, path: str
) -> None:
    table, (ana, *_) = seated(sqlite_server)
    address = path.format(table=table)
    compressed = ana.http.get(address, headers={"Accept-Encoding": "gzip"})
    plain = ana.http.get(address, headers={"Accept-Encoding": "identity"})
    assert compressed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert compressed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"
    assert int(compressed.headers["Content-Length"]) < len(plain.content) / 2
    assert compressed.json() == plain.json()


def test_advice_is_for_whoever_plays_against_machines(server: RunningServer) -> None:
    ana = server.client("Ana")
    seats = [{"kind": "you"}, {"kind": "bot", "bot": "random"}]
    table = ana.create(options={"players": 2}, seats=seats, order="fixed", start=True)
    update = ana.look(table)
    assert update["advice"]
    answer = ana.get(f"/api/tables/{table}/advice")
    legal = {choice["action"] for choice in update["decision"]["choices"]}
    assert answer["seq"] == update["seq"]
    assert {one["action"] for one in answer["advice"]} <= legal
    shares = [one["share"] for one in answer["advice"]]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= one["win"] <= 1 for one in answer["advice"])
    table, (ana, *_) = seated(server)
    assert not ana.look(table)["advice"]
    with refusal(403, "no_advice"):
        ana.get(f"/api/tables/{table}/advice")
