"""What happens when a package is built: the web client goes into it, so that nobody needs Node to install it;
and into a wheel, where there is a C compiler, the compiled engine."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NPM_STEPS = (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"])
PURE = "BORIKEN_PURE"
"""If this is set in the environment, nothing is compiled."""
CLIENT_IS_BUILT = "BORIKEN_CLIENT_IS_BUILT"
"""Set in the environment by tasks.py, which has built the web client."""


class PackageHook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        return ["mypy", "setuptools"] if self.target_name == "wheel" and wants_compiled() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # tasks.py does all this for those who work on it
        self._build_client()
        if self.target_name == "wheel" and wants_compiled():
            self._compile(build_data)

    def _build_client(self) -> None:
        """In a checkout with Node the client is built; in an sdist it lies there already."""
        root = Path(self.root)
        is_there = (root / "PKG-INFO").is_file() or os.environ.get(CLIENT_IS_BUILT)
        npm = shutil.which("npm")
        if npm is not None and not is_there:
            for words in NPM_STEPS:
                if subprocess.run([npm, *words], cwd=root / "web", check=False).returncode != 0:
                    self.app.abort(f"The web client could not be built: npm {words[0]} failed, see above.")
        if not (root / "src" / "boriken" / "server" / "static" / "index.html").is_file():
            self.app.display_warning("Without Node there is no web client in this package.")

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Put the extensions beside the sources they are made from. Without them all works, but slowly."""
        root = Path(self.root)
        compiled = root / "build" / "wheel"
        shutil.rmtree(compiled, ignore_errors=True)
        command = [sys.executable, str(root / "tools" / "compile.py"), str(compiled)]
        if subprocess.run(command, check=False).returncode != 0:
            self.app.display_warning("Compiling failed, see above: this wheel is pure Python.")
            return
        for path in sorted(compiled.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wants_compiled() -> bool:
    """Whether there is a C compiler, and nobody has said to leave it alone."""
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cl")[0]
    return not os.environ.get(PURE) and shutil.which(compiler) is not None
