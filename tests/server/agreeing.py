"""Whether what a server says is what the contract says: every answer and every message of every test."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import httpx
import msgspec
from starlette.routing import compile_path
from websockets.asyncio.client import ClientConnection as AsyncConnection
from websockets.sync.client import ClientConnection
from websockets.typing import Data

from boriken.server.app import create_app
from boriken.server.contract import openapi, updates
from boriken.server.contract.errors import Refusal
from boriken.server.settings import Settings

ANSWERS: Final = {message.__name__: message for message in openapi.ANSWERS}
JSON: Final = "application/json"


class Disagreement(AssertionError):
    """The server said something else than it promises."""


@cache
def description() -> dict[str, Any]:
    document: dict[str, Any] = create_app(Settings()).openapi()
    return document


def check_message(text: str | bytes, kind: Any) -> None:
    """Read strictly: nothing is missing, and nothing is there that the contract does not know."""
    said = msgspec.json.decode(text)
    try:
        understood = msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise Disagreement(f"{error}: {said}") from None
    repeated = msgspec.json.decode(msgspec.json.encode(understood))
    if repeated != said:
        raise Disagreement(f"understood as {repeated}, but said was {said}")


def check_answer(response: httpx.Response) -> None:
    """An answer is of the kind that the description of the interface names."""
    is_json = response.headers.get("content-type", "").startswith(JSON) and response.content
    if not is_json or response.url.path == "/api/openapi.json":
        return
    if response.status_code != 200:
        check_message(response.content, Refusal)
        return
    operation = _operations(response.url.path)[response.request.method.lower()]
    schema = operation["responses"]["200"]["content"][JSON]["schema"]
    check_message(response.content, ANSWERS[schema["$ref"].rpartition("/")[2]])


def _operations(path: str) -> dict[str, Any]:
    """What the description says of an address."""
    for described, operations in description()["paths"].items():
        if compile_path(described)[0].match(path):
            return dict(operations)
    raise Disagreement(f"{path} is no part of the interface")


def _hook(response: httpx.Response) -> None:
    response.read()
    check_answer(response)


async def _async_hook(response: httpx.Response) -> None:
    await response.aread()
    check_answer(response)


HOOKS: Final = {"response": [_hook]}
ASYNC_HOOKS: Final = {"response": [_async_hook]}


class AgreeingConnection(ClientConnection):
    """A socket that believes nothing."""

    def recv(self, *arguments: Any, **options: Any) -> Data:  # type: ignore[override]
        text: Data = super().recv(*arguments, **options)
        check_message(text, updates.LiveMessage)
        return text


class AgreeingAsyncConnection(AsyncConnection):
    """The same for those who wait."""

    async def recv(self, *arguments: Any, **options: Any) -> Data:  # type: ignore[override]
        text: Data = await super().recv(*arguments, **options)
        check_message(text, updates.LiveMessage)
        return text
