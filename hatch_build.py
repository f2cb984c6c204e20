"""Builds the web client into the package. Whoever installs a wheel or an sdist needs no Node."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClientHook(BuildHookInterface):
    """In a checkout with Node the client is built; in an sdist it lies there already."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # tasks.py builds the client for those who work on it
        root = Path(self.root)
        static = root / "src" / "boriken" / "server" / "static"
        is_sdist = (root / "PKG-INFO").is_file()
        npm = shutil.which("npm")
        if not is_sdist and npm is not None and (root / "web" / "package.json").is_file():
            for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, *words], cwd=root / "web", check=True, env=dict(os.environ))
        if not (static / "index.html").is_file():
            self.app.display_warning("Without Node there is no web client in this package.")
