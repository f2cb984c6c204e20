"""Random games with everything that can be hidden: every byte that clients get is searched for secrets."""

from __future__ import annotations

import base64
import random
from contextlib import ExitStack
from typing import Final

import httpx
import msgspec
from websockets.sync.client import ClientConnection

from boriken.chance import BY_MOVES, BY_SEED
from boriken.engine.options import Options
from tests.patience import PATIENCE
from tests.server.running import Client, RequestRefused, RunningServer, new_database, seated, settings_for
from tests.server.torture import indistinct
from tests.server.torture.findings import Findings, Task
from tests.server.torture.leaks import Heard, Json, Truth

_BASE: Final = ["new_buildings", "nobles", "buccaneer"]
TABLES: Final = (
    Options(
        *("special", 3),
        expansions=[*_BASE, "festival_cards", "achievements"],
        variants=["achievement_draft"],
        draft="chance",
    ),
    Options(
        *("classic", 3),
        expansions=[*_BASE, "festival", "achievements"],
        variants=["achievement_draft"],
        draft="chance",
        house_rules=True,
    ),
    Options("1897", 4, expansions=[*_BASE, "festival_cards", "achievements"], house_rules=True),
)
"""All expansions in all rule sets; the two festivals exclude each other."""
NOSY: Final = 0.06
"""After how many moves everybody asks for everything there is to ask for."""
UNDO: Final = 0.05
MOST_MOVES: Final = 5_000
PROFILES: Final = (
    *("/api/profile", "/api/profile/games", "/api/profile/statistics", "/api/profile/ratings/3-base"),
    *("/api/profile/records", "/api/profile?of=Player%200", "/api/profile/games?of=Player%201"),
)
"""What is remembered of people is of finished games alone."""
POSITIONS: Final = 12
"""Positions of each game in which secrets are exchanged for others."""
GAMES_OF_LUCK: Final = 6


class Observer:
    """A client whose every byte is kept."""

    def __init__(self, show: Show, client: Client, seat: int | None) -> None:
        self.client = client
        self.seat = seat
        self.last: Json = {}
        self.socket: ClientConnection | None = None
        self._show = show
        client.http.event_hooks["response"].append(self._hear_response)

    def _hear_response(self, response: httpx.Response) -> None:
        body = response.read()
        try:
            answer = msgspec.json.decode(body)
            seq = answer.get("table", {}).get("seq", self._show.seq) if "view" in answer else self._show.seq
        except (msgspec.DecodeError, AttributeError):
            seq = self._show.seq
        headers = b"\n".join(name + b": " + value for name, value in response.headers.raw)
        where = f"{response.request.method} {response.request.url.path}"
        self._show.heard += [Heard(self.seat, seq, where, body), Heard(self.seat, seq, where, headers)]

    def catch_up(self, seq: int) -> None:
        """Take what the socket brings, until the table is where we know it to be."""
        while not self.last or self.last["seq"] < seq:
            assert self.socket is not None
            text = self.socket.recv(PATIENCE, decode=False)
            message: Json = msgspec.json.decode(text)
            if message["type"] == "update":
                self.last = message
            self._show.heard.append(Heard(self.seat, message.get("seq", self._show.seq), "socket", text))

    def be_nosy(self, table: str, chance: random.Random) -> None:
        """Ask for everything, whether one may or not."""
        path = f"/api/tables/{table}"
        past = chance.randint(1, self._show.seq)
        for address in (
            *(
                f"{path}?after={past}",
                f"{path}/log?after={past}",
                f"{path}/log?limit=500",
                f"{path}/at/{past}",
            ),
            *(f"{path}/at/{self._show.seq}", f"{path}/explain", f"{path}/prospects", f"{path}/timeline"),
            *(f"{path}/record", f"{path}/updates?after={past}&wait=0", "/api/me", "/metrics"),
            *("/api/tables?scope=mine", "/api/tables?scope=playing", "/api/tables?scope=open"),
            *PROFILES,
            f"{path}/ratings",
        ):
            self.client.http.get(address)
        self.client.http.post(f"{path}/act", json={"seq": past, "key": "k" * 20, "actions": ["build wharf"]})


class Show:
    """One game, and all that was sent while it was played."""

    def __init__(self, server: RunningServer, options: Options, chance: random.Random) -> None:
        self.heard: list[Heard] = []
        self._random = chance
        chosen = {key: value for key, value in options.to_json().items() if key != "governor"}
        self.table, clients = seated(server, options.players, options=chosen, public=True)
        self.seq: int = clients[0].look(self.table)["seq"]
        self.observers = [Observer(self, client, seat) for seat, client in enumerate(clients)]
        self.observers += [
            Observer(self, server.client("Spectator"), None),
            Observer(self, server.client(), None),
        ]
        self._links = [client.get(f"/api/tables/{self.table}/seat-link")["path"] for client in clients]

    def play(self, moves: int = MOST_MOVES) -> None:
        """To the end, or for some moves."""
        with ExitStack() as sockets:
            for observer in self.observers:
                observer.socket = sockets.enter_context(observer.client.live(self.table, "?after=0"))
            for _ in range(moves):
                if self._everybody_looks()["decision"] is None:
                    break
                self._move()

    def _everybody_looks(self) -> Json:
        for observer in self.observers:
            observer.catch_up(self.seq)
        return self.observers[0].last

    def _move(self) -> None:
        actor = self.observers[self.observers[0].last["decision"]["seat"]]
        if self._random.random() < NOSY:
            for observer in self.observers:
                observer.be_nosy(self.table, self._random)
        actions = [choice["action"] for choice in actor.last["decision"]["choices"]]
        update = actor.client.act(self.table, self.seq, indistinct.choose(actions, self._random))
        self.seq = update["seq"]
        if update["undo"] is not None and self._random.random() < UNDO:
            self.seq = actor.client.undo(self.table, self.seq)["seq"]

    # --- Afterwards --------------------------------------------------------------------------------------

    def leaks(self, server: RunningServer) -> list[str]:
        """What anybody was told before the end that they should not have been told."""
        store = server.services.store
        signing_key = server.run(store.secret("signing key"))
        truth = Truth(server.run(store.load(self.table)), server.run(store.entries(self.table, 0)))
        found: list[str] = []
        for heard in self.heard:
            if not truth.states[heard.seq].over:
                found += truth.leaks(heard, self._belongings_of_others(heard.seat) | _spellings(signing_key))
        return found

    def _belongings_of_others(self, seat: int | None) -> set[bytes]:
        """Cookies, identities and seat links of everybody else."""
        texts: set[bytes] = set()
        for number, observer in enumerate(self.observers[:-1]):
            if seat is None and observer.seat is None:
                continue  # the two spectators are told apart by nothing
            if observer.seat != seat:
                cookie = dict(observer.client.http.cookies)["boriken_guest"]
                payload = cookie.partition(".")[0]
                identity = msgspec.json.decode(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))[
                    0
                ]
                texts |= {cookie.encode(), identity.encode()}
                if number < len(self._links):
                    texts.add(self._links[number].removeprefix("/seat#").encode())
        return texts


def _spellings(key: bytes) -> set[bytes]:
    return {key.hex().encode(), base64.b64encode(key), base64.urlsafe_b64encode(key).rstrip(b"=")}


# --- The run ---------------------------------------------------------------------------------------------


def run(task: Task) -> Findings:
    findings = Findings()
    chance = random.Random(task.seed)
    with (
        new_database(task.database, task.folder) as url,
        RunningServer(settings_for(url, log_format="json")) as server,
    ):
        for number in range(task.count):
            options = TABLES[number % len(TABLES)]
            watch_game(server, options, chance, findings)
            exchange_secrets(options, chance, findings)
            server.close_clients()
            task.tell(f"{number + 1} games, {findings.failed} leaks")
    foresee(chance, findings)
    return findings


def watch_game(
    server: RunningServer,
    options: Options,
    chance: random.Random,
    findings: Findings,
    moves: int = MOST_MOVES,
) -> None:
    """Play, and search what was sent."""
    show = Show(server, options, chance)
    try:
        show.play(moves)
    except RequestRefused as error:
        findings.fail(f"{options.edition}: the game could not be played: {error}")
        return
    for leak in show.leaks(server):
        findings.fail(f"{options.edition}: {leak}")
    findings.count("games")
    findings.count("messages searched", len(show.heard))
    findings.count("MB searched", sum(len(heard.data) for heard in show.heard) // 1_000_000)


def exchange_secrets(
    options: Options, chance: random.Random, findings: Findings, number: int = POSITIONS
) -> None:
    """In some positions of a game, let what is hidden be something else."""
    game = indistinct.positions(options, chance.getrandbits(40))
    for state in chance.sample(game, min(number, len(game))):
        findings.count("positions with other secrets")
        for problem in (
            *indistinct.differences(state, chance),
            *indistinct.refusals_that_tell(state, chance),
        ):
            findings.fail(f"{options.edition}: {problem}")


def foresee(chance: random.Random, findings: Findings) -> None:
    """With one generator for the whole game all draws are foreseen; here no more than luck brings."""
    for kind in (BY_SEED, BY_MOVES):
        counts = [
            indistinct.foreseen(Options("1897", 3), chance.getrandbits(40), kind)
            for _ in range(GAMES_OF_LUCK)
        ]
        draws, right, lucky = (sum(column) for column in zip(*counts, strict=True))
        findings.count(f"draws (chance by {kind})", draws)
        findings.count(f"foreseen with the generator (chance by {kind})", right)
        findings.count(f"guessed by luck (chance by {kind})", lucky)
        if kind == BY_SEED:
            findings.require(right == draws, "the test itself foresees nothing")
        else:
            # Five times the spread that luck has.
            spread = (lucky * (draws - lucky) / draws * 2) ** 0.5
            findings.require(right <= lucky + 5 * spread + 5, f"{right} of {draws} draws were foreseen")
