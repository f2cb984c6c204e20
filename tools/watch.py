"""`python3 tasks.py watch`: whenever files are saved, `quick` for them, until Ctrl-C."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from watchfiles import Change, DefaultFilter, watch

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "tests", "tools", "docs", "web/src", "web/e2e", "examples")
SUFFIXES = (".py", ".toml", ".csv", ".ftl", ".md", ".json", ".ts", ".svelte")


class Sources(DefaultFilter):
    """What people write: no caches, no builds."""

    ignore_dirs = (*DefaultFilter.ignore_dirs, "static", "build")

    def __call__(self, change: Change, path: str) -> bool:
        return change != Change.deleted and path.endswith(SUFFIXES) and super().__call__(change, path)


def main() -> None:
    print(f"Watching {', '.join(FOLDERS)}. Ctrl-C ends it.")
    folders = [ROOT / folder for folder in FOLDERS]
    for changes in watch(*folders, watch_filter=Sources(), raise_interrupt=False):
        files = sorted({path for _, path in changes if Path(path).is_file()})
        if files:
            print(f"\n=== {', '.join(str(Path(path).relative_to(ROOT)) for path in files)}")
            subprocess.run([sys.executable, "tasks.py", "quick", *files], cwd=ROOT, check=False)


if __name__ == "__main__":
    main()
