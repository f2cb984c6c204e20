"""Requests and frames that must be refused: each is broken in at least one way, by construction."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import quote

Json = dict[str, Any]

HUGE: Final = "9" * 400
DEEP: Final = 9_000
TOO_LONG: Final = 40_000
WRONG_VALUES: Final[list[object]] = [
    *(None, True, -1, 2**31, 2**63, 2**200, 1.5, 1e308, "", " ", "\x00", "\ud800", "\u202e", "a" * 300),
    *([], [[]], {}, {"a": {"b": []}}, [None], ["\x00"], "9" * 50, "settler\n", "‮build", "é" * 30),
]
METHODS: Final = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "LINK")


@dataclass(frozen=True)
class Scene:
    """What there is to attack: cookies by whose they are, tables by how they stand."""

    cookies: dict[str, str]
    """``host`` (sits everywhere and is on turn), ``other`` (sits there too), ``stranger``, ``nobody``."""
    tables: dict[str, str]
    """``waiting``, ``playing``, ``over``, ``closed``."""
    seq: int
    """Of the table that plays; it is the host's turn."""
    legal: list[str]
    """What the host may do there."""
    link: str
    """A good token for the host's seat at the table that plays."""


@dataclass(frozen=True)
class Attempt:
    """One request, as bytes."""

    method: str
    path: str
    cookie: str
    body: bytes
    headers: tuple[tuple[str, str], ...] = (("Content-Type", "application/json"),)

    def to_bytes(self) -> bytes:
        lines = [f"{self.method} {self.path} HTTP/1.1", "Host: boriken", f"Cookie: {self.cookie}"]
        lines += [f"{name}: {value}" for name, value in self.headers]
        if self.body or self.method not in ("GET", "HEAD", "OPTIONS"):
            lines.append(f"Content-Length: {len(self.body)}")
        head = "\r\n".join(lines) + "\r\n\r\n"
        return head.encode("latin-1", "replace") + self.body


@dataclass(frozen=True)
class Call:
    """A good request of the host's: what would change something if it were let through."""

    method: str
    path: str
    body: Json


class Attempts:
    """Makes them, from one seed."""

    def __init__(self, scene: Scene, seed: int) -> None:
        self.scene = scene
        self.random = random.Random(seed)
        self._ways: list[Callable[[], Attempt]] = [
            *(self._wrong_value, self._wrong_value, self._missing, self._unknown_field, self._wrong_person),
            *(self._wrong_person, self._illegal, self._bad_json, self._bad_json, self._wrong_origin),
            *(self._wrong_method, self._unknown_path, self._bad_query, self._forged, self._too_long),
        ]

    def request(self) -> Attempt:
        return self.random.choice(self._ways)()

    def _calls(self) -> list[Call]:
        tables, seq = self.scene.tables, self.scene.seq
        key = "".join(self.random.choices("abcdef0123456789", k=16))
        playing, waiting = f"/api/tables/{tables['playing']}", f"/api/tables/{tables['waiting']}"
        act = {"seq": seq, "key": key, "actions": [self.random.choice(self.scene.legal)]}
        return [
            *[Call("POST", f"{playing}/act", act)] * 3,
            Call("POST", f"{playing}/undo", {"seq": seq, "key": key, "to": 2}),
            Call("POST", f"{playing}/undo-answer", {"seq": seq, "key": key, "agree": True}),
            Call("POST", f"{waiting}/seats/1", {"kind": "bot", "bot": "random"}),
            Call("POST", f"{playing}/seats/1/stand-in", {"bot": "random"}),
            Call("POST", f"{waiting}/start", {"fill": "random"}),
            Call("POST", f"{waiting}/join", {"name": "Ana", "seat": 1}),
            Call("POST", "/api/tables", {"title": "x", "options": {"players": 3, "edition": "classic"}}),
            Call("POST", "/api/seat-link", {"token": self.scene.link}),
            Call("PUT", "/api/me", {"name": "Ana"}),
        ]

    def _attempt(self, call: Call, body: object, who: str = "host") -> Attempt:
        data = json.dumps(body).encode()
        return Attempt(call.method, call.path, self.scene.cookies[who], data)

    # --- Ways to be wrong --------------------------------------------------------------------------------

    def _wrong_value(self) -> Attempt:
        """A value of the wrong type or range; names are cleaned, so only non-texts are wrong there."""
        call = self.random.choice(self._calls())
        field = self.random.choice(list(call.body))
        wrong = [value for value in WRONG_VALUES if _is_wrong(call, field, value)]
        return self._attempt(call, {**call.body, field: self.random.choice(wrong)})

    def _missing(self) -> Attempt:
        calls = [call for call in self._calls() if call.path.endswith(("/act", "/undo-answer", "/me"))]
        call = self.random.choice(calls)
        field = self.random.choice(list(call.body))
        return self._attempt(call, {name: value for name, value in call.body.items() if name != field})

    def _unknown_field(self) -> Attempt:
        call = self.random.choice(self._calls())
        name = self.random.choice(["sequence", "", "\x00", "\ud800", "__proto__", "a" * 200, "type"])
        return self._attempt(call, {**call.body, name: self.random.choice(WRONG_VALUES)})

    def _wrong_person(self) -> Attempt:
        """Good for the host, but somebody else asks; at the table that plays everything is taken."""
        calls = [call for call in self._calls() if self.scene.tables["playing"] in call.path]
        call = self.random.choice([call for call in calls if not call.path.endswith("undo")])
        return self._attempt(call, call.body, self.random.choice(["other", "stranger", "nobody"]))

    def _illegal(self) -> Attempt:
        """Against the rules, too late, too early, or at a table where nothing can be done."""
        call = self._calls()[0]
        body = dict(call.body)
        way = self.random.randrange(4)
        if way == 0:
            nonsense = ["build wharf", "load corn 9", "keep indigo 3", "take forest corn", "xyzzy", "choose"]
            body["actions"] = [self.random.choice(nonsense)]
        elif way == 1:
            body["seq"] = self.scene.seq + self.random.choice([-1, 1, -2, 100, 10_000])
        elif way == 2:
            body["actions"] = [*body["actions"], *["build wharf"] * self.random.randrange(1, 63)]
        else:
            state = self.random.choice(["over", "closed", "waiting"])
            return self._attempt(Call("POST", f"/api/tables/{self.scene.tables[state]}/act", {}), body)
        return self._attempt(call, body)

    def _bad_json(self) -> Attempt:
        call = self.random.choice(self._calls())
        good = json.dumps(call.body).encode()
        cut = self.random.randrange(1, len(good))
        broken = [
            *(
                good[:cut],
                good + b"}",
                b"[" * DEEP,
                b'{"a":' * (DEEP // 2),
                b"\xff\xfe" + good,
                b"\x00" + good,
            ),
            *(self.random.randbytes(self.random.randrange(1, 200)), good.replace(b'"', b"'"), b"null", b"[]"),
            *(
                b'"' + good[:1],
                HUGE.encode(),
                b"-" + good,
                b"NaN",
                b"1e999",
                b'{"name":' + HUGE.encode() + b"}",
            ),
        ]
        return Attempt(call.method, call.path, self.scene.cookies["host"], self.random.choice(broken))

    def _wrong_origin(self) -> Attempt:
        call = self.random.choice(self._calls())
        origins = ["https://evil.example", "null", "http://[", "http://boriken.evil", "\x7f", "http://" * 50]
        headers = (("Content-Type", "application/json"), ("Origin", self.random.choice(origins)))
        if self.random.random() < 0.4:
            kinds = ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp", "\xff"]
            headers = (("Content-Type", self.random.choice(kinds)), ("X-Forwarded-For", HUGE))
        body = json.dumps(call.body).encode()
        return Attempt(call.method, call.path, self.scene.cookies["host"], body, headers)

    def _wrong_method(self) -> Attempt:
        call = self.random.choice(self._calls())
        table = self.random.choice(list(self.scene.tables.values()))
        paths = [call.path, f"/api/tables/{table}", "/api/catalog", "/healthz", "/api/nothing", "/"]
        path = self.random.choice(paths)
        is_good = {"GET", "POST", "PUT"} if path == call.path else {"GET"}
        method = self.random.choice([method for method in METHODS if method not in is_good])
        return Attempt(method, path, self.scene.cookies["host"], b"{}")

    def _unknown_path(self) -> Attempt:
        strange = quote(self.random.randbytes(self.random.randrange(1, 40)), safe="")
        tables = [
            "aaaaaaaaaaaa",
            strange,
            "%00",
            "..",
            "%2e%2e%2f",
            "%ed%a0%80",
            "x" * 3000,
            "'; DROP TABLE log",
        ]
        table = quote(self.random.choice(tables), safe="%")
        actions = [
            "",
            "/act",
            "/at/1",
            "/at/-1",
            f"/at/{HUGE}",
            "/log",
            f"/seats/{HUGE}",
            "/record",
            f"/{strange}",
        ]
        roots = [f"/api/tables/{table}{self.random.choice(actions)}", f"/api/rules/{table}", f"/{table}"]
        method = self.random.choice(["GET", "POST"])
        return Attempt(
            method, self.random.choice(roots), self.scene.cookies["host"], b"{}" * (method == "POST")
        )

    def _bad_query(self) -> Attempt:
        table = self.random.choice(list(self.scene.tables.values()))
        places = ["", "/log", "/explain", "/updates", "/prospects", "/timeline", "/record", "/at/0"]
        names = ["after", "limit", "wait", "brings", "action", "scope", "words"]
        values = [
            "-1",
            HUGE,
            "%00",
            "%ff",
            "1.5",
            "nan",
            "",
            "%ed%a0%80",
            "a" * 2000,
            "true&after=2",
            "%F0%9F%98%80",
        ]
        pairs = [f"{self.random.choice(names)}={self.random.choice(values)}" for _ in range(2)]
        # A good question is answered; waiting for an answer is not what this is about.
        query = "&".join([*pairs, "wait=0"])
        root = self.random.choice(
            [f"/api/tables/{table}{self.random.choice(places)}", "/api/tables", "/api/rules"]
        )
        return Attempt("GET", f"{root}?{query}", self.scene.cookies["host"], b"")

    def _forged(self) -> Attempt:
        """Cookies and links that this server has not signed, or not for this."""
        payload, _, signature = self.scene.cookies["host"].partition("=")[2].partition(".")
        forged = [
            *(
                f"{payload}.{signature[::-1]}",
                f"{payload}.",
                f".{signature}",
                payload,
                self.scene.link,
                "\xff.\xff",
            ),
            *(f"{payload[:-2]}.{signature}", f"{payload}.{signature}A", "a" * 6000, f'"{payload}', "[]."),
        ]
        token = self.random.choice(forged)
        if self.random.random() < 0.5:
            call = Call("POST", "/api/seat-link", {})
            bad = token if token != self.scene.link else f"{token}x"
            return self._attempt(call, {"token": bad[:399]}, "stranger")
        call = self._calls()[0]
        return Attempt(call.method, call.path, f"boriken_guest={token}", json.dumps(call.body).encode())

    def _too_long(self) -> Attempt:
        call = self.random.choice(self._calls())
        body = json.dumps(call.body).encode() + b" " * TOO_LONG
        return Attempt(call.method, call.path, self.scene.cookies["host"], body)

    # --- Over a WebSocket --------------------------------------------------------------------------------

    def frame(self, who: str) -> str | bytes:
        """A message that must not be carried out, no matter which of these sends it."""
        call = self._calls()[0]
        good = {"type": "act", **call.body}
        if who != "host" and self.random.random() < 0.3:
            return json.dumps(good)
        field = self.random.choice([*call.body, "type"])
        wrong = [value for value in WRONG_VALUES if _is_wrong(call, field, value)]
        text = json.dumps(good)
        frames: list[str | bytes] = [
            json.dumps({**good, field: self.random.choice(wrong)}),
            json.dumps({name: value for name, value in good.items() if name != field}),
            json.dumps({**good, "extra": self.random.choice(WRONG_VALUES)}),
            json.dumps({**good, "actions": ["build wharf"]}),
            json.dumps({**good, "seq": self.scene.seq - 1}),
            json.dumps({"type": self.random.choice(["undo", "undo-answer", "join", "close"]), "seq": 1}),
            *(text[: self.random.randrange(len(text))], "[" * DEEP, f"[{HUGE}]", "null", "\x00", ""),
            *(text.encode()[:-1], self.random.randbytes(60), b"\xff" + text.encode(), " " * TOO_LONG),
        ]
        return self.random.choice(frames)


def _is_wrong(call: Call, field: str, value: object) -> bool:
    """Whether a value can be no good there; a text in place of a text may be."""
    if field in ("name", "title", "fill", "bot", "token") and isinstance(value, str):
        return field in ("fill", "bot") or (field == "token") or "\ud800" in value or len(value) > 200
    if field in ("name", "seat", "to", "bot", "fill") and value is None:
        return call.path.endswith("/me")
    if field == "options":
        return value != {}
    if field == "agree":
        return not isinstance(value, bool)
    if field == "key":
        return not (isinstance(value, str) and 8 <= len(value) <= 64)
    return not (field == "title" and isinstance(value, str))
