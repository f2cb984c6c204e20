"""Nobody keeps the server busy with what is much work and few requests."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator

import pytest

from boriken.server import edges
from boriken.server.edges import Refusing
from boriken.server.limits import Rate
from boriken.server.working import Work, for_whom_it_is
from tests.patience import PATIENCE
from tests.server.running import Client, Json, RunningServer, receive, refusal, seated, settings_for

LITTLE = Rate(5, 0.0001)
"""A twentieth of a second, for good."""
PLENTY = Rate(1e9, 1e9)


@pytest.fixture
def limited(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """A server on which the number of requests does not count."""
    for name in ("BY_ADDRESS", "BY_GUEST"):
        for module in ("edges", "live"):
            monkeypatch.setattr(f"boriken.server.{module}.{name}", PLENTY)
    with RunningServer(
        settings_for(sqlite_url, rate_limits=True, trusted_proxies=("127.0.0.0/8",))
    ) as running:
        yield running


def grant_little(server: RunningServer, monkeypatch: pytest.MonkeyPatch, limit: str) -> None:
    """From now on, whatever was done before."""
    monkeypatch.setattr(edges, limit, LITTLE)
    server.services.limiter._buckets.clear()


def ask_until_refused(client: Client, path: str) -> None:
    with refusal(429, "too_many"):
        for _ in range(1000):
            client.get(path)


@pytest.mark.slow
def test_work_is_limited_whatever_it_is_for(limited: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ana, ben, carla) = seated(limited)
    grant_little(limited, monkeypatch, "WORK_OF_GUEST")
    ask_until_refused(ana, f"/api/tables/{table}?after=0")
    ask_until_refused(ben, f"/api/tables/{table}/at/4")
    # Others are not meant, and who watches over the server is always answered.
    assert carla.look(table)["seq"]
    assert ana.get("/healthz") == {"status": "ok"}


@pytest.mark.slow
def test_many_guests_of_one_address_share_its_work(
    limited: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (ana, *_) = seated(limited, players=2)
    grant_little(limited, monkeypatch, "WORK_OF_ADDRESS")
    path = f"/api/tables/{table}?after=0"
    for address, others in (("203.0.113.1", "203.0.113.2"), ("2001:db8:1:2::1", "2001:db8:1:3::1")):
        nobody = limited.client()
        nobody.http.headers["X-Forwarded-For"] = address
        ask_until_refused(nobody, path)
        # Neither a cookie helps, nor a page that needs none.
        for client, asked in ((ana, path), (nobody, "/"), (nobody, "/api/openapi.json")):
            headers = {"X-Forwarded-For": address}
            assert client.http.get(asked, headers=headers).status_code == 429
        assert ana.http.get(path, headers={"X-Forwarded-For": others}).status_code == 200


@pytest.mark.slow
def test_work_over_sockets_is_counted_too(limited: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ana, *_) = seated(limited)
    asking = f'{{"type": "propose", "seq": {ana.look(table)["seq"]}, "key": "as-often-as-it-goes"}}'
    grant_little(limited, monkeypatch, "WORK_OF_GUEST")
    with ana.live(table) as socket:
        receive(socket)
        answer: Json = {"type": "proposal"}
        while answer["type"] in ("proposal", "presence"):
            socket.send(asking)
            answer = json.loads(socket.recv(PATIENCE))
        assert answer["error"]["code"] == "too_many"
    with refusal(429, "too_many"):
        ana.look(table)


# --- What is work ----------------------------------------------------------------------------------------


def keep_busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_a_request_hands_on_is_its_own_and_what_others_do_is_not() -> None:
    work, others = Work(), Work()

    async def part() -> str:
        keep_busy(0.02)
        return "done"

    async def doing() -> str:
        await asyncio.sleep(0)
        return await asyncio.create_task(for_whom_it_is(part()))

    async def busy() -> None:
        for _ in range(5):
            keep_busy(0.02)
            await asyncio.sleep(0)

    async def both() -> list[object]:
        return list(await asyncio.gather(work.count(doing()), others.count(busy())))

    assert asyncio.run(both()) == ["done", None]
    assert 0.02 <= work.seconds < 0.1 <= others.seconds


def test_who_hangs_up_is_cancelled_and_pays() -> None:
    work = Work()
    ended: list[str] = []

    async def doing() -> None:
        keep_busy(0.02)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            ended.append("cancelled")
            raise

    async def hang_up() -> None:
        task = asyncio.create_task(work.count(doing()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(hang_up())
    assert ended == ["cancelled"]
    assert work.seconds >= 0.02


def test_who_goes_on_asking_waits_for_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edges, "PATIENT", 2)

    async def ask(refusing: Refusing, payer: str) -> bool:
        """Whether the refusal comes at once."""
        task = asyncio.create_task(refusing.wait(payer))
        await asyncio.sleep(0)
        is_done = task.done()
        task.cancel()
        return is_done

    async def all_of_them() -> list[bool]:
        refusing = Refusing(lambda: 7.0)
        return [await ask(refusing, payer) for payer in ("mallory", "mallory", "mallory", "ana", "mallory")]

    assert asyncio.run(all_of_them()) == [True, True, False, True, False]
