"""Something between a server and what it uses, which can stop to answer, as a process that is paused does."""

from __future__ import annotations

import asyncio
import threading
from typing import Self

from tests.patience import PATIENCE


class Between:
    """Passes on everything between its own port and another one, until it is stopped; then nothing."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._goes_on = asyncio.Event()
        self._goes_on.set()
        self.port = 0

    def __enter__(self) -> Self:
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result(PATIENCE)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    def stop(self) -> None:
        """Take everything, and pass on nothing."""
        self._loop.call_soon_threadsafe(self._goes_on.clear)

    def go_on(self) -> None:
        self._loop.call_soon_threadsafe(self._goes_on.set)

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._connect, "127.0.0.1", 0)

    async def _end(self) -> None:
        self._server.close()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)  # what was aborted is closed in the next turn of the loop

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            await self._goes_on.wait()
            there, back = await asyncio.open_connection(*self._to)
            ends.append(back)
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            for end in ends:
                end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._goes_on.wait()
            writer.write(data)
            await writer.drain()
        writer.close()
