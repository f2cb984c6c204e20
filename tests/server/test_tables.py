"""Making tables and finding them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boriken.bots import bot_names
from boriken.engine.options import DRAFTS, EDITIONS, EXPANSIONS, VARIANTS
from boriken.record import RULES_VERSION
from tests.server.running import RunningServer, play_on, refusal, seated, unmarked

YOU, OPEN = {"kind": "you"}, {"kind": "open"}


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def test_a_table_as_it_comes(server: RunningServer) -> None:
    ana = server.client("Ana")
    update = ana.post("/api/tables", {})
    table = update["table"]
    assert re.fullmatch("[a-z2-9]{12}", table.pop("id"))
    assert table.pop("created") == table.pop("updated")
    assert table.pop("options") == {
        "edition": "1897",
        "players": 3,
        "governor": 0,
        "ask_forced": False,
        "expansions": [],
        "variants": [],
        "draft": "players",
        "buildings": [],
        "house_rules": False,
        "any_order": True,
    }
    empty = {"kind": "open", "name": None, "bot": None, "stand_in": None, "present": False}
    assert [unmarked(seat) for seat in table.pop("seats")] == [
        {"kind": "person", "name": "Ana", "bot": None, "stand_in": None, "present": False},
        empty,
        empty,
    ]
    assert table == {
        "title": "Ana",
        "status": "waiting",
        "seq": 1,
        "public": False,
        "rated": False,
        "order": "random",
        "undo": "own",
        "clock": {"kind": "none", "seconds": 0},
        "host": "Ana",
        "you": {"seat": 0, "host": True},
        "turn": None,
        "deadline": None,
        "undo_request": None,
        "result": None,
        "rematch": None,
        "spectators": 0,
        "rules_version": RULES_VERSION,
    }
    position = {key: update[key] for key in ("view", "decision", "scores", "undo", "entries")}
    assert position == {"view": None, "decision": None, "scores": None, "undo": None, "entries": []}


def test_a_table_with_every_option(server: RunningServer) -> None:
    ana = server.client("Ana")
    options = {
        "edition": "special",
        "players": 4,
        "expansions": ["nobles", "achievements", "new_buildings"],
        "variants": ["achievement_draft", "corn_start"],
        "draft": "chance",
        "buildings": [],
        "house_rules": True,
        "ask_forced": True,
    }
    table = ana.post(
        "/api/tables",
        {
            "title": " Friday\u202e night ",
            "options": options,
            "seats": [bot(), YOU, OPEN, bot("greedy")],
            "order": "fixed",
            "undo": "agree",
            "clock": {"kind": "day", "days": 2},
            "public": True,
        },
    )["table"]
    chosen = {**options, "governor": 0, "variants": ["corn_start", "achievement_draft"]}
    chosen["expansions"] = ["new_buildings", "nobles", "achievements"]
    chosen["any_order"] = True
    assert table["options"] == chosen
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("bot", "Trinidad", "random"),
        ("person", "Ana", None),
        ("open", None, None),
        ("bot", "Baldomero", "greedy"),
    ]
    assert (table["title"], table["order"], table["undo"], table["public"]) == (
        "Friday night",
        "fixed",
        "agree",
        True,
    )
    assert table["clock"] == {"kind": "day", "seconds": 2 * 86_400}
    assert table["you"] == {"seat": 1, "host": True}


def test_drafted_buildings_can_be_given(server: RunningServer) -> None:
    ana = server.client("Ana")
    options = {"edition": "special", "players": 2, "expansions": ["nobles"], "draft": "given"}
    with refusal(400, "buildings_given") as error:
        ana.create(options=options)
    assert "NEW-4" in error["message"]


def test_who_takes_no_seat_only_watches(server: RunningServer) -> None:
    ana = server.client("Ana")
    table = ana.post("/api/tables", {"options": {"players": 2}, "seats": [OPEN, OPEN]})["table"]
    assert table["you"] == {"seat": None, "host": True}
    assert table["host"] == "Ana"


def test_a_game_against_bots_can_start_at_once(server: RunningServer) -> None:
    ana = server.client("Ana")
    update = ana.post("/api/tables", {"seats": [YOU, bot(), bot()], "order": "fixed", "start": True})
    assert update["table"]["status"] == "playing"
    assert update["decision"]["yours"]
    assert [seat["name"] for seat in update["table"]["seats"]] == ["Ana", "Trinidad", "Baldomero"]
    with refusal(409, "open_seats") as error:
        ana.create(seats=[YOU, bot(), OPEN], start=True)
    assert "open seats" in error["message"]


EVERY_OPTION = [
    *({"edition": edition, "players": players} for edition in EDITIONS for players in (2, 3, 4, 5)),
    *({"expansions": [name], "house_rules": True} for name in EXPANSIONS),
    *({"expansions": ["new_buildings"], "draft": draft} for draft in DRAFTS if draft != "given"),
    *(
        {
            "edition": "special",
            "variants": [name],
            "expansions": ["new_buildings", "nobles", "achievements"],
        }
        for name in VARIANTS
    ),
]


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_every_option_begins_a_game(options: dict[str, Any], sqlite_server: RunningServer) -> None:
    ana = sqlite_server.client("Ana")
    players = options.get("players", 3)
    table = ana.create(options=options, seats=[YOU, *[OPEN] * (players - 1)])
    others = [sqlite_server.client(f"Player {number}") for number in range(1, players)]
    for other in others:
        other.post(f"/api/tables/{table}/join")
    update = ana.post(f"/api/tables/{table}/start")
    assert update["table"]["status"] == "playing"
    assert update["table"]["options"]["edition"] == options.get("edition", "1897")
    assert "options" not in update["view"]
    by_seat = sorted([ana, *others], key=lambda client: client.look(table)["table"]["you"]["seat"])
    assert play_on(table, by_seat, moves=3)["seq"] == update["seq"] + 3


REFUSED: list[tuple[int, dict[str, Any], str]] = [
    (400, {"options": {"edition": "2020"}}, "Unknown edition “2020”: choose one of"),
    (400, {"options": {"expansions": ["gold"]}}, "gold"),
    (400, {"options": {"variants": ["gold"]}}, "gold"),
    (400, {"options": {"variants": ["jeweler_cap"]}}, "VAR-3"),
    (400, {"options": {"draft": "gold"}}, "Unknown draft"),
    (400, {"options": {"draft": "chance"}}, "NEW-1"),
    (400, {"options": {"buildings": ["wharf"]}}, "NEW-4"),
    (400, {"options": {"expansions": ["achievements"]}}, "Special Edition"),
    (
        400,
        {"options": {"edition": "special", "expansions": ["festival", "festival_cards"]}},
        "choose one of the two",
    ),
    (400, {"seats": [YOU, OPEN]}, "The number of seats (2) does not match 3 players."),
    (400, {"seats": [YOU, YOU, OPEN]}, "Only one seat can be yours."),
    (400, {"seats": [YOU, OPEN, bot("deep")]}, f"choose one of {', '.join(bot_names())}"),
    (400, {"name": " "}, "name"),
    (422, {"options": {"players": 1}}, "options.players"),
    (422, {"options": {"players": 6}}, "options.players"),
    (422, {"options": {"players": "3"}}, "options.players"),
    (422, {"options": {"players": 3.5}}, "options.players"),
    (422, {"options": {"ask_forced": 1}}, "options.ask_forced"),
    (422, {"options": {"governor": 0}}, "there is no “options.governor”"),
    (422, {"options": None}, "options"),
    (422, {"seats": []}, "seats"),
    (422, {"seats": [YOU] * 6}, "seats"),
    (422, {"seats": [YOU, {"kind": "person"}, OPEN]}, "seats.1.kind"),
    (422, {"order": "mixed"}, "order"),
    (422, {"undo": "always"}, "undo"),
    (422, {"clock": {"kind": "decision", "seconds": 1}}, "clock.seconds"),
    (422, {"clock": {"kind": "day", "days": 0}}, "clock.days"),
    (422, {"clock": {"kind": "hour"}}, "clock.kind"),
    (422, {"clock": 300}, "clock"),
    (422, {"public": "yes"}, "public"),
    (422, {"start": None}, "start"),
    (422, {"title": "x" * 201}, "title"),
    (422, {"titel": "Friday"}, "titel"),
]


@pytest.mark.parametrize(("status", "body", "sentence"), REFUSED, ids=lambda value: str(value)[:40])
def test_what_no_table_can_be(
    status: int, body: dict[str, Any], sentence: str, sqlite_server: RunningServer
) -> None:
    ana = sqlite_server.client("Ana")
    with refusal(status) as error:
        ana.create(**body)
    assert sentence in error["message"]
    assert ana.get("/api/tables", scope="mine") == {"tables": [], "more": False}


def test_the_lobby_has_public_tables_only(server: RunningServer) -> None:
    ana = server.client("Ana")
    hidden, shown = ana.create(), ana.create(public=True)
    stranger = server.client()

    def listed(scope: str) -> list[str]:
        return [table["id"] for table in stranger.get("/api/tables", scope=scope)["tables"]]

    assert shown in listed("open")
    assert hidden not in listed("open")
    assert shown not in listed("playing")
    update = ana.post(f"/api/tables/{shown}/start", {"fill": "random"})
    assert update["table"]["status"] == "playing"
    ana.post(f"/api/tables/{hidden}/start", {"fill": "random"})
    assert shown not in listed("open")
    assert shown in listed("playing")
    assert hidden not in listed("playing")
    ana.post(f"/api/tables/{shown}/close")
    assert shown not in listed("open") + listed("playing")
    with refusal(422, "malformed"):
        stranger.get("/api/tables", scope="all")


def test_my_tables_are_those_i_sit_at_or_made(server: RunningServer) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")

    def mine() -> list[tuple[str, str]]:
        return [(table["id"], table["status"]) for table in ben.get("/api/tables", scope="mine")["tables"]]

    closed, watched = ben.create(), ben.create(seats=[OPEN, OPEN, OPEN])
    ben.post(f"/api/tables/{closed}/close")
    joined, left, opened = (ana.create(public=True) for _ in range(3))
    for table in (joined, left, opened):
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
    ben.post(f"/api/tables/{left}/leave")
    ana.post(f"/api/tables/{opened}/seats/1", {"kind": "open"})
    ana.post(f"/api/tables/{joined}/start", {"fill": "random"})
    assert mine() == [(joined, "playing"), (watched, "waiting"), (closed, "closed")]
    you = ben.get("/api/tables", scope="mine")["tables"][0]["you"]
    assert you["seat"] is not None
    assert you["host"] is False


def test_lists_tell_no_more_than_the_table(server: RunningServer) -> None:
    table, (ana, *_) = seated(server, public=True)
    listed = next(t for t in ana.get("/api/tables", scope="mine")["tables"] if t["id"] == table)
    assert listed.pop("unread") == 0  # of the chat, and only for oneself
    assert listed == ana.look(table)["table"]
    assert server.client().get("/api/tables", scope="playing")["tables"][0]["you"] == {
        "seat": None,
        "host": False,
    }


@pytest.mark.parametrize("name", ["q7t2mzk4wy3a", "nobody", "x" * 500, "Q7T2MZK4WY3A", "0" * 12, "%00"])
def test_there_is_no_such_table(name: str, server: RunningServer) -> None:
    ana = server.client("Ana")
    for path in ("", "/updates", "/log", "/at/1", "/record", "/timeline", "/prospects", "/seat-link"):
        with refusal(404, "no_table"):
            ana.get(f"/api/tables/{name}{path}")
    for path in ("join", "leave", "start", "close"):
        with refusal(404, "no_table"):
            ana.post(f"/api/tables/{name}/{path}")
    with refusal(404, "no_table"):
        ana.act(name, 1, "builder")
