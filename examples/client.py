"""Plays a whole game against bots on a server, at random: python examples/client.py http://127.0.0.1:8000"""

import random
import sys
import uuid

import httpx

TABLE = {
    "name": "Example",
    "options": {"edition": "1897", "players": 3},
    "seats": [{"kind": "you"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}],
    "start": True,
}


def ask(http, method, path, body=None):
    answer = http.request(method, path, json=body)
    if answer.status_code != 200:
        sys.exit(answer.json()["error"]["message"])
    return answer.json()


def main(url):
    with httpx.Client(base_url=url, timeout=90) as http:
        now = ask(http, "POST", "/api/tables", TABLE)
        path = f"/api/tables/{now['table']['id']}"
        while now["table"]["status"] == "playing":
            if now["decision"]["yours"]:
                action = random.choice(now["decision"]["choices"])["action"]
                act = {"seq": now["seq"], "key": uuid.uuid4().hex, "actions": [action]}
                now = ask(http, "POST", f"{path}/act", act)
            else:
                now = ask(http, "GET", f"{path}/updates?after={now['seq']}&wait=60")
        for score in now["scores"]["scores"]:
            print(f"{now['table']['seats'][score['seat']]['name']}: {score['total']} points")


main(sys.argv[1])
