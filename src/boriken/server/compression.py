"""Compressed answers, for clients that can read them: once if the same for everybody, else if long."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fastapi import Request, Response

WORTH_IT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
LONG: Final = 2_000
"""Bytes."""
QUICKLY: Final = 3
"""A level of gzip: a table of 13 kB becomes 3 kB in a tenth of a millisecond."""


def fixed_response(
    request: Request, content: bytes, kind: str, headers: Mapping[str, str] | None = None
) -> Response:
    """Content that does not depend on who asks."""
    all_headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if kind.startswith(WORTH_IT) and _reads_gzip(request):
        all_headers["Content-Encoding"] = "gzip"
        content = _compressed(content)
    return Response(content, media_type=kind, headers=all_headers)


def shortened(request: Request, response: Response) -> Response:
    """The same answer for one reader, compressed in a hurry if it is long."""
    response.headers["Vary"] = "Accept-Encoding"
    if len(response.body) > LONG and _reads_gzip(request):
        response.body = gzip.compress(response.body, QUICKLY)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response


def _reads_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@lru_cache(maxsize=256)
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
