"""Several processes of one server on one machine share the port; the database says who leads a table."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Final

import structlog

from boriken.server.logs import set_up_logs
from boriken.server.reaching import check_tls
from boriken.server.running import STOP_SIGNALS, address, listening_at, serve_on
from boriken.server.settings import BadSettings, Settings, split_address

AGAIN: Final = 1.0
"""Seconds until a worker that ended by itself is started again."""
STOPPING: Final = 20.0
"""Seconds for a worker to finish what it has begun."""

logger: Final = structlog.get_logger(__name__)
_spawn: Final = multiprocessing.get_context("spawn")


def serve_with_workers(settings: Settings, workers: int, on_start: Callable[[str], None]) -> int:
    """Serve until a signal says stop: the exit code. SIGHUP starts the workers anew, one after the other."""
    if settings.is_sqlite:
        raise BadSettings(key="workers_need_postgresql")
    check_tls(settings)
    set_up_logs(settings.log_format)
    with listening_at(settings) as listening:
        return Workers(settings, workers, listening).run(lambda: on_start(address(listening, settings)))


def settings_of(settings: Settings, number: int) -> Settings:
    """Each worker has addresses of its own: the ports that follow the first one's."""
    return replace(
        settings,
        link_address=_shifted(settings.link_address, number),
        metrics_address=_shifted(settings.metrics_address, number) if settings.metrics_address else "",
    )


def _shifted(text: str, number: int) -> str:
    host, port = split_address(text)
    shown = f"[{host}]" if ":" in host else host
    return f"{shown}:{port + number if port else 0}"


class Worker:
    """One of the processes."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._said, saying = _spawn.Pipe(duplex=False)
        parent_lives, self._lives = _spawn.Pipe(duplex=False)
        self.process: SpawnProcess = _spawn.Process(
            target=_work, args=(settings, listening, saying, parent_lives)
        )
        self.process.start()
        saying.close()
        parent_lives.close()

    def wait_until_ready(self) -> bool:
        """Whether it serves; if not, it has ended."""
        try:
            return bool(self._said.recv())
        except EOFError:
            self.process.join()
            return False

    def stop(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def wait_until_stopped(self) -> None:
        self.process.join(STOPPING)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


class Workers:
    """All of them, until a signal says stop."""

    def __init__(self, settings: Settings, number: int, listening: socket.socket) -> None:
        self._settings = settings
        self._listening = listening
        self._number = number
        self._workers: list[Worker] = []
        self._is_stopping = False
        self._is_renewing = False
        self._woken, self._waking = socket.socketpair()

    def run(self, on_start: Callable[[], None]) -> int:
        with self._signals():
            try:
                self._workers = [self._new(number) for number in range(self._number)]
                if not all(worker.wait_until_ready() for worker in self._workers):
                    return 1  # it has said why
                on_start()
                while not self._is_stopping:
                    wait([self._woken, *(worker.process.sentinel for worker in self._workers)])
                    self._look_after()
            finally:
                for worker in self._workers:
                    worker.stop()
                for worker in self._workers:
                    worker.wait_until_stopped()
        return 0

    def _new(self, number: int) -> Worker:
        return Worker(settings_of(self._settings, number), self._listening)

    def _look_after(self) -> None:
        for number, worker in enumerate(self._workers):
            if not self._is_stopping and not worker.process.is_alive():
                logger.error("worker_ended", number=number, code=worker.process.exitcode)
                time.sleep(AGAIN)
                self._replace(number)
        if self._is_renewing and not self._is_stopping:
            self._is_renewing = False
            for number in range(len(self._workers)):
                self._replace(number)

    def _replace(self, number: int) -> None:
        """The others serve meanwhile, and lead its tables."""
        if self._is_stopping:
            return
        self._workers[number].stop()
        self._workers[number].wait_until_stopped()
        self._workers[number] = self._new(number)
        self._workers[number].wait_until_ready()

    @contextmanager
    def _signals(self) -> Iterator[None]:
        asked = dict.fromkeys(STOP_SIGNALS, self._stop)
        if hasattr(signal, "SIGHUP"):
            asked[signal.SIGHUP] = self._renew
        before = {number: signal.signal(number, handler) for number, handler in asked.items()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._is_stopping = True
        self._waking.send(b".")

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._is_renewing = True
        self._waking.send(b".")


def _work(settings: Settings, listening: socket.socket, saying: Connection, parent_lives: Connection) -> None:
    """What a worker does: serve until it is told to stop, or nobody is there to tell it."""
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    serve_on(listening, settings, lambda: saying.send(True), parent_lives)
