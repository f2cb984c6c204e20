"""The web client's files. Its pages have addresses of their own, and all of them are the same file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Response
from starlette.responses import FileResponse

from boriken.server.errors import NotFound

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"

WITHOUT_CLIENT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Boriken</title></head>
<body><h1>Boriken</h1><p>The server runs. This installation has no web client; the interface is described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p></body></html>
"""

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """A file of the client, or its one page."""
    if path.startswith("api/"):
        raise NotFound("There is nothing at this address.")
    file = _file(path)
    if file is not None:
        # Built files carry a hash in their names.
        return FileResponse(
            file, headers={"Cache-Control": FOREVER if path.startswith("assets/") else ALWAYS_ASK}
        )
    if "." in path.rpartition("/")[2] and not path.startswith("seat/"):
        raise NotFound("There is no such file.")
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": ALWAYS_ASK})
    return Response(WITHOUT_CLIENT, media_type="text/html; charset=utf-8")


def _file(path: str) -> Path | None:
    """The client's file of this name."""
    try:
        file = (STATIC / path).resolve()
        is_ours = bool(path) and file.is_file() and file.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):  # a name that no file can have: too long, or with a NUL
        return None
    return file if is_ours else None
