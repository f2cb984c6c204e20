"""Where things are in a checkout."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
SOURCES = ROOT / "src"
PYPROJECT = ROOT / "pyproject.toml"
RUNTIME = ROOT / "requirements" / "runtime.txt"
DEV = ROOT / "requirements" / "dev.txt"
NODE = ROOT / "requirements" / "node.txt"
COMPILER = ROOT / "requirements" / "compiler.txt"
ALL_REQUIREMENTS = (RUNTIME, DEV, NODE)
DIST = ROOT / "dist"
WEB = ROOT / "web"
CLIENT = SOURCES / "boriken" / "server" / "static"


def name(path: Path) -> str:
    """A path as people write it: from the project's folder, with slashes."""
    return path.relative_to(ROOT).as_posix()
