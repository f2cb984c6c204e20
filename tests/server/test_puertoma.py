"""Solo games: Puertomas at a table are part of the game, neither persons nor bots (PUE-1 to PUE-25)."""

from __future__ import annotations

import random
from datetime import datetime
from typing import Any

import msgspec
import pytest

from boriken.catalog.puertoma import ABILITY_NAMES, ARROWS, TIE_BREAK_ORDERS
from boriken.engine.events import TIE_BREAK_DRAWN
from boriken.engine.options import DIFFICULTIES
from boriken.server.contract.events import EVENTS
from boriken.server.hub import now
from tests.server.running import Client, Json, RunningServer, play_on, play_out, receive, refusal, seated
from tests.server.test_whole_games import check_record

EXPANSIONS = ["new_buildings", "nobles", "buccaneer", "festival_cards", "achievements"]
YOU, OPEN, BOT, PUERTOMA = ({"kind": kind} for kind in ("you", "open", "bot", "puertoma"))


def special(players: int = 3, **options: Any) -> Json:
    return {"edition": "special", "players": players, **options}


# --- Whole games -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("expansions", [[], EXPANSIONS], ids=["base", "expansions"])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_whole_solo_game(difficulty: str, expansions: list[str], sqlite_server: RunningServer) -> None:
    options = {"difficulty": difficulty, "expansions": expansions}
    table, clients = seated(sqlite_server, players=1, puertomas=2, options=options)
    (over,) = play_out(table, clients)
    assert over["table"]["options"]["seats"] == ["human", "puertoma", "puertoma"]
    assert over["table"]["options"]["difficulty"] == difficulty
    check_record(clients[0], table)


@pytest.mark.slow
@pytest.mark.parametrize(("humans", "puertomas"), [(1, 1), (2, 1), (3, 2), (4, 1)])
def test_other_numbers_of_humans_and_puertomas(
    humans: int, puertomas: int, sqlite_server: RunningServer
) -> None:
    options = {"expansions": ["new_buildings", "buccaneer", "festival"], "draft": "chance"}
    table, clients = seated(sqlite_server, humans, puertomas, options=options)
    updates = play_out(table, clients)
    assert all(update["scores"] == updates[0]["scores"] for update in updates)
    check_record(clients[0], table)


@pytest.mark.slow
def test_the_longest_solo_game_on_every_database(server: RunningServer) -> None:
    options = {"expansions": EXPANSIONS, "difficulty": "hard", "ask_forced": True}
    table, clients = seated(server, players=2, puertomas=2, options=options)
    play_out(table, clients)
    check_record(clients[0], table)


@pytest.mark.slow
def test_a_bot_plays_against_puertomas(sqlite_server: RunningServer) -> None:
    ana = sqlite_server.client("Ana")
    table = ana.create(options=special(), seats=[BOT, PUERTOMA, PUERTOMA], start=True)
    update = ana.look(table)
    while update["table"]["status"] == "playing":
        update = ana.poll(table, after=update["seq"], wait=20)
    check_record(ana, table)


# --- Making a table --------------------------------------------------------------------------------------


def test_a_table_with_puertomas(server: RunningServer) -> None:
    ana = server.client("Ana")
    made = ana.post("/api/tables", {"options": special(), "seats": [YOU, PUERTOMA, PUERTOMA]})["table"]
    there = {"kind": "puertoma", "name": "Puertoma", "bot": None, "stand_in": None, "present": True}
    assert made["seats"][1:] == [there, there]
    assert made["options"]["difficulty"] == "normal"
    started = ana.post(f"/api/tables/{made['id']}/start")
    assert [seat["name"] for seat in started["table"]["seats"]] == ["Ana", "Puertoma", "Puertoma 2"]
    assert started["decision"]["yours"]


@pytest.mark.parametrize(
    ("options", "seats", "told"),
    [
        (special(2), [PUERTOMA, PUERTOMA], "At least one human must play"),
        (special(4), [YOU, PUERTOMA, PUERTOMA, PUERTOMA], "Too many Puertomas (3): 2 at most (PUE-1)."),
        (special(4), [YOU, PUERTOMA, PUERTOMA], "The number of seats (3) does not match 4 players."),
        ({"edition": "1897"}, [YOU, PUERTOMA, PUERTOMA], "not to “Puerto Rico 1897” (PUE-1)."),
        (special(difficulty="brutal"), [YOU, PUERTOMA, PUERTOMA], "Unknown difficulty “brutal”"),
        (special(difficulty="hard"), [YOU, OPEN, BOT], "and there are none (PUE-4)."),
        (
            special(expansions=["achievements"], variants=["achievement_draft"]),
            [YOU, PUERTOMA, PUERTOMA],
            "“Drafted achievements” is not available with Puertomas (PUE-23).",
        ),
    ],
)
def test_what_cannot_be_played(
    options: Json, seats: list[Json], told: str, sqlite_server: RunningServer
) -> None:
    with refusal(400) as error:
        sqlite_server.client("Ana").create(options=options, seats=seats)
    assert told in error["message"]
    assert error["message"].count(". ") == 0


def test_puertomas_sit_after_all_others(sqlite_server: RunningServer) -> None:
    """PUE-1: wherever the host puts them."""
    ana = sqlite_server.client("Ana")
    made = ana.look(ana.create(options=special(), seats=[PUERTOMA, YOU, OPEN]))
    assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "open", "puertoma"]


def test_a_puertoma_is_no_bot(sqlite_server: RunningServer) -> None:
    with refusal(422, "malformed") as error:
        seats = [YOU, {"kind": "puertoma", "bot": "greedy"}, PUERTOMA]
        sqlite_server.client("Ana").create(options=special(), seats=seats)
    assert "only a bot’s seat has a bot" in error["message"]


# --- Seats -----------------------------------------------------------------------------------------------


def test_nobody_can_have_the_seat_of_a_puertoma(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    table = ana.create(options=special(), seats=[YOU, PUERTOMA, PUERTOMA])
    with refusal(409, "table_full"):
        ben.post(f"/api/tables/{table}/join")
    with refusal(409, "table_full"):
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
    for body in ({"kind": "open"}, {"kind": "bot", "bot": "random"}):
        with refusal(409, "puertoma_seat") as error:
            ana.post(f"/api/tables/{table}/seats/1", body)
        assert error["message"] == "A Puertoma is part of the game: nobody else can have its seat."
    ana.post(f"/api/tables/{table}/start")
    for bot in ("greedy", None):
        with refusal(409, "puertoma_seat") as error:
            ana.post(f"/api/tables/{table}/seats/2/stand-in", {"bot": bot})
        assert "part of the game" in error["message"]


def test_no_seat_becomes_a_puertomas_later(server: RunningServer) -> None:
    ana = server.client("Ana")
    table = ana.create(options=special(), seats=[YOU, OPEN, PUERTOMA])
    with refusal(422, "malformed"):
        ana.post(f"/api/tables/{table}/seats/1", {"kind": "puertoma"})
    update = ana.post(f"/api/tables/{table}/start", {"fill": "random"})
    assert sorted(seat["kind"] for seat in update["table"]["seats"][:2]) == ["bot", "person"]
    assert update["table"]["seats"][2]["kind"] == "puertoma"


def test_mixing_the_seats_leaves_puertomas_after_all_others(server: RunningServer) -> None:
    ana = server.client("Ana")
    first = set()
    for _ in range(12):
        seats = [YOU, {"kind": "bot", "bot": "random"}, BOT, PUERTOMA]
        table = ana.create(options=special(4), seats=seats, order="random")
        update = ana.post(f"/api/tables/{table}/start")
        assert [seat["kind"] == "puertoma" for seat in update["table"]["seats"]] == [False] * 3 + [True]
        assert update["view"]["governor"] == 0
        first.add(update["table"]["you"]["seat"])
        ana.post(f"/api/tables/{table}/close")
    assert len(first) > 1  # once in 3 ** 11 runs chance is always the same


@pytest.mark.slow
def test_who_leaves_a_solo_game_finds_it_played_on(server: RunningServer) -> None:
    table, (ana,) = seated(server, players=1, puertomas=2)
    assert ana.post(f"/api/tables/{table}/leave")["table"]["seats"][0]["bot"] == "greedy"
    update = ana.look(table)
    while update["table"]["status"] == "playing":
        update = ana.poll(table, after=update["seq"], wait=20)
    assert {entry["by"] for entry in log(ana, table) if entry["kind"] == "acted"} == {"bot"}


@pytest.mark.slow
def test_a_rematch_is_against_puertomas_again(server: RunningServer) -> None:
    table, (ana, ben) = seated(server, players=2, puertomas=1, options={"difficulty": "easy"})
    play_out(table, [ana, ben])
    again = ben.post(f"/api/tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person", "puertoma"]
    assert again["options"] == ana.look(table)["table"]["options"]
    ana.post(f"/api/tables/{again['id']}/join")
    assert ben.post(f"/api/tables/{again['id']}/start")["view"]["puertoma"]["action"] == "builder"


def test_puertomas_are_always_there(server: RunningServer) -> None:
    table, (ana,) = seated(server, players=1, puertomas=2)
    with ana.live(table) as socket:
        assert [seat["present"] for seat in receive(socket)["table"]["seats"]] == [True] * 3
        with server.client().live(table):
            assert receive(socket, "presence")["present"] == [True] * 3
    assert [seat["present"] for seat in ana.look(table)["table"]["seats"]][1:] == [True, True]


# --- Playing ---------------------------------------------------------------------------------------------


def log(client: Client, table: str) -> list[Json]:
    entries: list[Json] = []
    while page := client.get(f"/api/tables/{table}/log", after=len(entries), limit=500)["entries"]:
        entries += page
    return entries


def test_only_humans_are_ever_asked(sqlite_server: RunningServer) -> None:
    clock = {"kind": "decision", "seconds": 300}
    table, clients = seated(sqlite_server, players=2, puertomas=1, clock=clock)
    for _ in range(60):
        update = play_on(table, clients, moves=1)
        if update["table"]["status"] != "playing":
            break
        assert update["table"]["turn"] == update["decision"]["seat"] < 2
        left = datetime.fromisoformat(update["table"]["deadline"]).timestamp() - now() / 1000
        assert 200 < left <= 300  # what Puertomas do takes none of it
    assert {entry["seat"] for entry in log(clients[0], table) if entry["kind"] == "acted"} == {0, 1}


DRAWS = {"tie_break_drawn", "ability_unlocked", "tiles_turned_up", "pile_shuffled"}


def is_drawn(event: Json) -> bool:
    return event["event"] in DRAWS or event.get("tie_break", 0) > 0


def test_what_puertomas_did_is_taken_back_unless_a_card_was_drawn(sqlite_server: RunningServer) -> None:
    table, (ana,) = seated(sqlite_server, players=1, puertomas=2)
    met: set[str] = set()
    update = ana.look(table)
    while update["table"]["status"] == "playing" and len(met) < 3:
        before = update
        action = random.choice(update["decision"]["choices"])["action"]
        update = ana.act(table, before["seq"], action)
        (entry,) = update["entries"]
        drawn = any(is_drawn(event) for event in entry["events"])
        acted = any(event["seat"] in (1, 2) for event in entry["events"])
        if update["table"]["status"] != "playing":
            break
        assert (update["undo"] is None) == drawn
        if drawn:
            met.add("drawn")
        elif update["undo"]["to"] == before["seq"]:  # else it began with an earlier request
            met.add("others" if acted else "alone")
            back = ana.undo(table, update["seq"], to=before["seq"])
            assert (back["view"], back["decision"]) == (before["view"], before["decision"])
            update = ana.act(table, back["seq"], action)
            assert update["entries"][0]["events"] == entry["events"]
    assert met == {"drawn", "others", "alone"}


def test_what_one_sees_of_puertomas(server: RunningServer) -> None:
    table, (ana,) = seated(server, players=1, puertomas=2, options={"difficulty": "hard"})
    watcher = server.client()
    for client in (ana, watcher):
        view = client.look(table)["view"]
        assert set(view["puertoma"]) == {"action", "deck", "tie_break"}
        assert "puertoma" not in view["seats"][0]
        for seat in view["seats"][1:]:
            assert set(seat["puertoma"]) == {"levels", "reserve", "abilities", "retired", "tally"}
            assert len(seat["puertoma"]["abilities"]) == 1
            assert seat["puertoma"]["reserve"] in view["buildings"]
    assert [seat["puertoma"]["levels"] for seat in view["seats"][1:]] == [[1], [2]]


def test_the_log_tells_why(server: RunningServer) -> None:
    table, (ana,) = seated(server, players=1, puertomas=2, options={"difficulty": "hard"})
    play_on(table, [ana], moves=12)
    entries = log(ana, table)
    started = [event["event"] for event in entries[1]["events"]]
    assert started.count("ability_unlocked") == started.count("building_reserved") == 2
    assert started.count("barrel_taken") == started.count("built") == 2  # PUE-4
    reasons = [event["why"] for event in entries[1]["events"] if event["event"] == "puertoma_reason"]
    assert reasons == ["head_start"] * 7
    events = [event for entry in entries[2:] for event in entry["events"]]
    weighed = [event for event in events if event["event"] == "puertoma_weighed"]
    assert weighed
    for event in weighed:
        assert set(event["richest"]) <= set(event["near"] or event["profitable"])
        assert event["seat"] in (1, 2)


def test_what_puertomas_would_weigh_now(server: RunningServer) -> None:
    table, (ana,) = seated(server, players=1, puertomas=2)
    weighed = server.client().get(f"/api/tables/{table}/puertomas")["puertomas"]
    assert [one["seat"] for one in weighed] == [1, 2]
    assert [board["weighing"] for board in ana.look(table)["puertomas"]] == weighed
    for one in weighed:
        # At the start they can build, settle and use a worker; from the builder arrows lead to both others.
        assert one["profitable"] == ["settler", "mayor", "builder"]
        assert one["near"] == one["richest"] == ["settler", "mayor"]
    with refusal(409, "not_begun"):
        ana.get(f"/api/tables/{ana.create()}/puertomas")
    without, _ = seated(server)
    assert ana.get(f"/api/tables/{without}/puertomas") == {"puertomas": []}


PAYABLE = {"small_market", "hacienda", "construction_hut"}


def test_prospects_know_the_rules_of_puertomas(server: RunningServer) -> None:
    table, (ana,) = seated(server, players=1, puertomas=2)
    view = ana.look(table)["view"]
    roles = ana.get(f"/api/tables/{table}/prospects")["roles"]
    assert roles["mayor"] == [{"workers": 2}, {"workers": 1}, {"workers": 1}]
    assert roles["trader"][1:] == [{"sale": None}] * 2
    assert roles["captain"][1:] == [{"barrels": 0, "points": 0}] * 2
    for seat in (1, 2):
        (tile,) = roles["settler"][seat]["tiles"]
        (own,) = view["seats"][seat]["island"]
        assert tile == own if own in view["face_up"] else tile in view["face_up"]
        # With two coins the highest level they can pay is the first.
        assert set(roles["builder"][seat]["affordable"]) == PAYABLE


def test_the_catalogue_has_their_pieces(sqlite_server: RunningServer) -> None:
    catalogue = sqlite_server.client().get("/api/catalog")
    assert catalogue["difficulties"] == list(DIFFICULTIES)
    pieces = catalogue["puertoma"]
    assert pieces["arrows"] == ARROWS
    assert pieces["tie_breaks"] == TIE_BREAK_ORDERS
    assert pieces["reasons"]["second_of_kind"] == "PUE-12"
    assert [ability["id"] for ability in pieces["abilities"]] == ABILITY_NAMES
    assert [ability["level"] for ability in pieces["abilities"]] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert pieces["fields"][3] == {"good": "tobacco", "places": 2, "circles": 3}
    assert (pieces["most"], pieces["levels"], pieces["places_of_level"]) == (2, 4, 2)


@pytest.mark.parametrize(("card", "number", "wraps"), [(7, 1, True), (3, 3, False)])
def test_older_logs_say_whom_a_tie_break_card_meant(card: int, number: int, wraps: bool) -> None:
    """PUE-8b: counting begins again at the first."""
    older = {"event": "tie_break_drawn", "seat": 1, "tie_break": card, "candidates": 3}
    event: Json = msgspec.to_builtins(msgspec.convert(older, EVENTS[TIE_BREAK_DRAWN]))
    assert (event["number"], event["wraps"]) == (number, wraps)
    newer = msgspec.to_builtins(msgspec.convert({**event, "number": 2}, EVENTS[TIE_BREAK_DRAWN]))
    assert newer["number"] == 2
