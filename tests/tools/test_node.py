"""Which Node builds the web client."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.tasks import node

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs here are shell scripts")


@pytest.fixture(autouse=True)
def wheel(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """Where the Node from PyPI would be."""
    monkeypatch.setattr(node, "install_node", lambda: tmp_path / "wheel")
    node.npm.cache_clear()
    yield tmp_path / "wheel"
    node.npm.cache_clear()


def machine_with(version: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has this version of Node and nothing else; none if it is empty."""
    for name in ("node", "npm") if version else ():
        (folder / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v24.0.0"])
def test_the_node_of_the_machine(version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine_with(version, tmp_path, monkeypatch)
    assert node.npm() == (str(tmp_path / "npm"),)


@pytest.mark.parametrize("version", ["", "v18.20.8", "v20.18.9", "broken"])
def test_the_node_from_pypi(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wheel: Path
) -> None:
    """It is found by its name, too: programs in `node_modules` ask for it so."""
    machine_with(version, tmp_path, monkeypatch)
    program, script = node.npm()
    assert program == wheel / "bin" / "node"
    assert script == wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    assert os.environ["PATH"].startswith(f"{wheel / 'bin'}{os.pathsep}")
