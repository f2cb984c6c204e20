"""A few tests on a compiled build: what `python3 tasks.py test` runs where there is a C compiler.

The build is a copy of the package in `build/compiled`, so that the sources go on being tested as they are. It
is not optimized, which takes a third of the time. `python3 tasks.py test-compiled` runs all tests, on the
build that users have.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "compiled"
SELECTION = (
    "tests/engine/test_pickling.py",
    "tests/engine/test_clone.py",
    "tests/engine/test_options.py",
    "tests/env/test_vector.py",
    "tests/test_recorded_games.py",
)
"""Whole games, and what compiled classes do otherwise than Python's: copies, pickles, wrong arguments."""
IS_COMPILED = "import sys; from boriken.engine import state; sys.exit(state.__file__.endswith('.py'))"


def main() -> int:
    shutil.rmtree(COPY, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src" / "boriken", COPY / "boriken", ignore=unwanted)
    compiling = ["tools/compile.py", str(COPY), "--for-tests"]
    testing = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *SELECTION]
    for words in (compiling, ["-c", IS_COMPILED], testing):
        done = subprocess.run(
            [sys.executable, *words], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(COPY)}, check=False
        )
        if done.returncode != 0:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
