"""What has to be installed beside the game itself, and for what.

``pip install boriken`` brings the engine, the bots and the terminal. Everything else is an extra of
``pyproject.toml``; here it is by the names that are imported.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from boriken.engine.errors import BorikenError

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "research": ("gymnasium", "numpy", "openskill", "pettingzoo"),
    "server": (
        "aiosmtplib",
        "aiosqlite",
        "alembic",
        "asyncpg",
        "confusable_homoglyphs",
        "fastapi",
        "http_ece",
        "httpcore",
        "httptools",
        "httpx",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "py_vapid",
        "redis",
        "segno",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "webauthn",
        "websockets",
    ),
    "data": ("pyarrow",),
    "onnx": ("onnxruntime",),
    "openspiel": ("pyspiel",),
    "dask": ("distributed",),
}


def missing(error: ModuleNotFoundError) -> BorikenError | None:
    """What to say of a module that was not found; nothing if no extra has it."""
    name = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if name in modules:
            return BorikenError(key="missing_extra", command=f"pip install 'boriken[{extra}]'")
    return None


@contextmanager
def from_extras() -> Iterator[None]:
    """For imports that may fail because an extra is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        sentence = missing(error)
        if sentence is None:
            raise
        raise sentence from None
