"""Security headers, on every kind of answer: pages, files, every operation, refusals, what is not there."""

from __future__ import annotations

import re

import httpx
import pytest

from boriken.server.edges import CONTENT_POLICY, HEADERS
from boriken.server.pages import STATIC
from tests.server.running import RunningServer

OTHERS = (
    *(
        ("GET", path)
        for path in ("/", "/table/abc", "/favicon.svg", "/no/such.file", "/" + "a" * 300, "/api/nothing")
    ),
    *(("GET", path) for path in ("/healthz", "/readyz", "/metrics", "/api/openapi.json")),
    *(("PATCH", "/api/me"), ("DELETE", "/"), ("OPTIONS", "/api/me"), ("HEAD", "/")),
)


def test_the_policy_has_no_exceptions() -> None:
    assert CONTENT_POLICY.startswith("default-src 'none';")
    assert not re.search(r"unsafe|https?:|\*|blob:|nonce-|sha256-", CONTENT_POLICY)
    for name in ("script-src", "style-src", "connect-src"):
        assert re.search(rf"{name} 'self';", CONTENT_POLICY)
    for name in ("base-uri", "frame-ancestors"):
        assert re.search(rf"{name} 'none'(;|$)", CONTENT_POLICY)


def test_every_answer_has_them(sqlite_server: RunningServer) -> None:
    client = sqlite_server.client("Ana")
    table = client.create()
    operations = [
        (method.upper(), re.sub(r"\{\w+\}", "1", path.replace("{table_id}", table)))
        for path, described in sqlite_server.server.app.openapi()["paths"].items()
        for method in described
        if not path.endswith("/updates")  # which waits for news
    ]
    assert len(operations) > 30
    seen = set()
    for method, path in (*operations, *OTHERS):
        answer = client.http.request(method, path, json={} if method in ("POST", "PUT") else None)
        seen.add(answer.status_code)
        assert_guarded(answer)
    refused = client.http.put("/api/me", content=b"x" * 100_000, headers={"Content-Type": "application/json"})
    foreign = client.http.put("/api/me", json={"name": "E"}, headers={"Origin": "https://evil.example"})
    for answer in (refused, foreign):
        seen.add(answer.status_code)
        assert_guarded(answer)
    assert seen >= {200, 403, 404, 405, 413, 422}


def test_an_answer_to_a_mistake_has_them(
    sqlite_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: str) -> None:
        raise RuntimeError("a mistake of the server")

    client = sqlite_server.client("Ana")
    table = client.create()
    monkeypatch.setattr(sqlite_server.services.hub, "table", fail)
    answer = client.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["error"]["code"]) == (500, "mistake")
    assert "a mistake of the server" not in answer.text
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value


def assert_guarded(answer: httpx.Response) -> None:
    for name, value in HEADERS.items():
        assert answer.headers.get(name) == value, (answer.request.url, name)
    assert "server" not in answer.headers
    if answer.request.url.path.startswith("/api/"):
        assert "no-store" in answer.headers.get("cache-control", "") or "etag" in answer.headers


def test_the_page_needs_no_exception() -> None:
    index = STATIC / "index.html"
    if index.is_file():
        page = index.read_text(encoding="utf-8")
        assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=|javascript:", page)
