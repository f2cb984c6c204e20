"""Answers that are the same for everybody: compressed once, for clients that can read that."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fastapi import Request, Response

WORTH_IT: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")


def fixed_response(
    request: Request, content: bytes, kind: str, headers: Mapping[str, str] | None = None
) -> Response:
    """Content that does not depend on who asks."""
    all_headers = {**(headers or {}), "Vary": "Accept-Encoding"}
    if kind.startswith(WORTH_IT) and "gzip" in request.headers.get("accept-encoding", ""):
        all_headers["Content-Encoding"] = "gzip"
        content = _compressed(content)
    return Response(content, media_type=kind, headers=all_headers)


@lru_cache(maxsize=256)
def _compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)
