"""Decisions as the server describes them, and whole answers to those of several parts."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.running import Client, Json, RunningServer, new_key, play_on, receive, refusal, seated


def at_placing(server: RunningServer) -> tuple[str, Client, Json]:
    """A table at which somebody places workers."""
    table, clients = seated(server, players=2)
    update = play_on(table, clients, stop_at="place")
    client = clients[update["table"]["turn"]]
    return table, client, client.look(table)


def ask(client: Client, table: str, what: str, seq: int, **body: object) -> Json:
    return client.post(f"/api/tables/{table}/{what}", {"seq": seq, "key": new_key(), **body})


def test_the_decision_says_all_that_can_be_answered(server: RunningServer) -> None:
    """MAY-3: places with their circles, how many are in hand, and a sensible answer."""
    _, _, update = at_placing(server)
    sheet = update["decision"]["sheet"]
    mine = update["view"]["seats"][update["decision"]["seat"]]
    assert sheet["total"] == mine["workers"] > 0
    assert (sheet["complete"], sheet["optional"]) == (True, False)
    circles = {item["id"]: item["most"] for item in sheet["items"]}
    assert {
        f"place {kind}": field["tiles"] for kind, field in mine["island"].items()
    }.items() <= circles.items()
    assert sum(update["decision"]["proposal"].values()) == sheet["total"]


def test_what_follows_from_the_proposal_comes_with_it(server: RunningServer) -> None:
    """Nothing has to be asked before the first click; everybody is told whose phase it is."""
    table, client, update = at_placing(server)
    decision = update["decision"]
    asked = ask(client, table, "preview", update["seq"], answer=decision["proposal"])
    assert decision["outlook"].items() <= asked.items()
    assert decision["phase"] == "mayor"


def test_a_whole_answer_is_carried_out(server: RunningServer) -> None:
    table, client, update = at_placing(server)
    seq, answer = update["seq"], update["decision"]["proposal"]
    reversed_answer = dict(reversed(answer.items()))
    after = ask(client, table, "act", seq, answer=reversed_answer)
    assert (after["seq"], after["repeated"]) == (seq + 1, False)
    mine = after["view"]["seats"][update["decision"]["seat"]]
    standing = {f"place {kind}": field["workers"] for kind, field in mine["island"].items()}
    standing |= {f"place {entry['building']}": entry["workers"] for entry in mine["city"]}
    assert {item: number for item, number in standing.items() if number} == answer


def test_an_incomplete_answer_is_previewed_and_refused(server: RunningServer) -> None:
    """MAY-4: nobody stays in hand while there is a circle."""
    table, client, update = at_placing(server)
    seq = update["seq"]
    nothing = ask(client, table, "preview", seq, answer={})
    assert nothing["left"] == update["decision"]["sheet"]["total"]
    assert nothing["problem"]["rule"] == "MAY-4"
    with refusal(422, "illegal") as error:
        ask(client, table, "act", seq, answer={})
    assert error["rule"] == "MAY-4"
    assert client.look(table)["seq"] == seq
    complete = ask(client, table, "preview", seq, answer=update["decision"]["proposal"])
    assert (complete["left"], complete["problem"]) == (0, None)
    assert complete["made"] is not None


def test_workers_go_back_where_they_were(server: RunningServer) -> None:
    table, client, update = at_placing(server)
    item = update["decision"]["sheet"]["items"][-1]
    begun = {item["id"]: 1}
    proposed = ask(client, table, "propose", update["seq"], begun=begun)["answer"]
    assert proposed[item["id"]] >= 1
    assert sum(proposed.values()) == update["decision"]["sheet"]["total"]
    more = ask(client, table, "propose", update["seq"], begun={}, more=item["id"])["answer"]
    assert more[item["id"]] >= 1


def test_previews_and_proposals_over_the_socket(server: RunningServer) -> None:
    table, client, update = at_placing(server)
    with client.live(table) as socket:
        receive(socket)
        body = {"type": "preview", "seq": update["seq"], "key": new_key(), "answer": {}}
        socket.send(msgspec.json.encode(body).decode())
        preview = receive(socket, "preview")
        assert (preview["key"], preview["seq"]) == (body["key"], update["seq"])
        body = {"type": "propose", "seq": update["seq"], "key": new_key()}
        socket.send(msgspec.json.encode(body).decode())
        proposal = receive(socket, "proposal")
        assert (proposal["key"], proposal["answer"]) == (body["key"], update["decision"]["proposal"])
        body = {"type": "act", "seq": update["seq"], "key": new_key(), "answer": proposal["answer"]}
        socket.send(msgspec.json.encode(body).decode())
        assert receive(socket)["key"] == body["key"]


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"answer": {"place wine": 1}}, 400),
        ({"answer": {"place corn": -1}}, 422),
        ({"answer": {"place corn": 1}, "actions": ["pass"]}, 422),
        ({}, 422),
    ],
)
def test_bad_answers_are_refused(server: RunningServer, body: Json, status: int) -> None:
    table, client, update = at_placing(server)
    with refusal(status):
        ask(client, table, "act", update["seq"], **body)
    assert client.look(table)["seq"] == update["seq"]


def test_only_the_seat_that_decides_is_told_and_may_ask(server: RunningServer) -> None:
    table, clients = seated(server, players=2)
    turn = play_on(table, clients, stop_at="round")["table"]["turn"]
    other = clients[1 - turn]
    update = other.look(table)
    assert "sheet" not in update["decision"]
    assert "figures" not in update["decision"]
    with refusal(409, "not_your_turn"):
        ask(other, table, "preview", update["seq"], answer={})
    with refusal(409, "not_your_turn"):
        ask(other, table, "propose", update["seq"])
    play_on(table, clients, stop_at="place")
    with refusal(409, "stale"):
        ask(clients[turn], table, "preview", 1, answer={})


def test_who_places_later_can_ask_ahead(server: RunningServer) -> None:
    """MAY-3: by the sheet of `ahead`; when the decision comes, the answer is still good."""
    table, clients = seated(server, players=2)
    update: Json = {"decision": {}}
    while "sheet" not in update["decision"].get("ahead", {}):
        turn = play_on(table, clients, moves=1)["table"]["turn"]
        update = clients[1 - turn].look(table)
    waiting, sheet = clients[1 - turn], update["decision"]["ahead"]["sheet"]
    answer = ask(waiting, table, "propose", update["seq"])["answer"]
    assert set(answer) <= {item["id"] for item in sheet["items"]}
    assert ask(waiting, table, "preview", update["seq"], answer=answer)["problem"] is None
    with refusal(409, "not_your_turn"):
        ask(waiting, table, "act", update["seq"], answer=answer)
    with refusal(409, "stale"):
        ask(waiting, table, "preview", 1, answer={})


def test_a_single_choice_has_nothing_to_propose(server: RunningServer) -> None:
    table, (ana, *_) = seated(server)
    seq = ana.look(table)["seq"]
    assert ask(ana, table, "propose", seq)["answer"] == {}
    assert ask(ana, table, "preview", seq, answer={})["problem"]["rule"] == "FLOW-2"


def test_prices_and_prospects_come_with_the_update(server: RunningServer) -> None:
    """BLD-2: the builder's coin; FLOW-1: what each role would bring."""
    table, (ana, ben, _) = seated(server)
    update = ana.look(table)
    assert update["decision"]["prospects"][
        "prospector" if "prospector" in update["view"]["cards"] else "mayor"
    ]
    assert update["prices"] == {}
    update = ana.act(table, update["seq"], "builder")
    assert update["prices"]["wharf"] == 8
    payments = {choice["action"]: choice.get("payment") for choice in update["decision"]["choices"]}
    privilege = [{"source": "privilege", "coins": 1}]
    coins = update["view"]["seats"][0]["coins"]
    paid = {
        "printed": 2,
        "discounts": privilege,
        "price": 1,
        "left": coins - 1,
        "missing": 0,
        "handed_to": None,
    }
    assert payments["build hacienda"] == paid
    assert payments["pass"] is None
    assert ben.look(table)["prices"] == {}
    refused = {why["action"]: why for why in update["decision"]["refusals"]}
    assert refused["build wharf"]["key"] == "too_expensive"
    assert "prices" not in ana.look(table, brings="false")
    assert "prices" not in server.client("Zoe").look(table)


def test_what_is_obvious_is_said_to_the_one_who_decides(server: RunningServer) -> None:
    """MAY-1: a worker for an empty circle. Nobody else is told of it."""
    table, clients = seated(server, players=3)
    update = play_on(table, clients, stop_at="round")
    action = "settler"
    while action != "mayor":
        update = clients[update["table"]["turn"]].act(table, update["seq"], action)
        update = clients[update["table"]["turn"]].look(table)
        decision = update["decision"]
        action = "mayor" if decision["kind"] == "round" else decision["choices"][0]["action"]
    turn = update["table"]["turn"]
    update = clients[turn].act(table, update["seq"], action)
    assert update["decision"]["obvious"] == ["worker"]
    assert "obvious" not in clients[turn - 1].look(table)["decision"]
