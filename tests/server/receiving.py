"""A place in the local network where notices arrive, and that answers as it is told."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import msgspec

from tests.patience import PATIENCE


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class LocalReceiver:
    """Keeps all that arrives; ``answer`` says with which status."""

    def __init__(self, answer: Callable[[Received], int] = lambda received: 204) -> None:
        self.answer = answer
        self.received: list[Received] = []
        self._arrived = threading.Condition()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers.get("content-length", "0"))
                got = Received(
                    self.path,
                    {name.lower(): value for name, value in self.headers.items()},
                    self.rfile.read(length),
                )
                with receiver._arrived:
                    receiver.received.append(got)
                    receiver._arrived.notify_all()
                self.send_response(receiver.answer(got))
                self.send_header("Location", "http://127.0.0.1:1/")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

        self._server = Server(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(PATIENCE)

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}{path}"

    def wait(self, number: int) -> list[Received]:
        """All that has arrived, when there are so many."""
        with self._arrived:
            arrived = self._arrived.wait_for(lambda: len(self.received) >= number, PATIENCE)
            assert arrived, f"{len(self.received)} of {number} arrived"
            return list(self.received)

    def times(self) -> Counter[str]:
        """How often each delivery arrived."""
        with self._arrived:
            return Counter(received.headers["idempotency-key"] for received in self.received)
