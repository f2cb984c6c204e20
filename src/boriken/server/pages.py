"""The web client's files. Its pages have addresses of their own, and all of them are the same file."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request, Response

from boriken.server.compression import fixed_response
from boriken.server.errors import NotFound

STATIC: Final = (Path(__file__).parent / "static").resolve()
FOREVER: Final = "public, max-age=31536000, immutable"
LONGEST_PART: Final = 255
"""Bytes of a file's name."""
ALWAYS_ASK: Final = "no-cache"

HERE: Final = '"./'
"""How the page begins addresses: wherever the server is, at the root of a site or in a part of it."""
WITHOUT_CLIENT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Boriken</title></head>
<body><h1>Boriken</h1><p>The server runs. This installation has no web client; the interface is described at
<a href="./api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file of the client, or its one page."""
    if path.startswith("api/"):
        raise NotFound("nothing_here")
    base_path: str = request.app.state.settings.base_path
    file = _find(path)
    if file is None:
        return Response(WITHOUT_CLIENT.replace(HERE, f'"{base_path}/'), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Built files carry a hash in their names.
    headers = {"Cache-Control": FOREVER if path.startswith("assets/") else ALWAYS_ASK}
    return fixed_response(request, _content(file, file.stat().st_mtime_ns, base_path), kind, headers)


def _find(path: str) -> Path | None:
    """The file at an address; an address that is no file's is a page. None if there is no client."""
    if "\0" in path or any(len(part.encode()) > LONGEST_PART for part in path.split("/")) or len(path) > 1000:
        raise NotFound("nothing_here")
    file = (STATIC / path).resolve()
    if path and file.is_relative_to(STATIC) and file.is_file():
        return file
    if "." in path.rpartition("/")[2] and not path.startswith(("seat/", "people/")):
        raise NotFound("no_such_file")
    index = STATIC / "index.html"
    return index if index.is_file() else None


@lru_cache(maxsize=256)
def _content(file: Path, changed: int, base_path: str) -> bytes:
    """Files are few and small: each is read once, until it changes. The page says where the others are."""
    content = file.read_bytes()
    if file.suffix != ".html":
        return content
    return content.replace(HERE.encode(), f'"{base_path}/'.encode())
