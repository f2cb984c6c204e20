"""The documentation as a site."""

from __future__ import annotations

import os

from tools.tasks.environment import program, setup
from tools.tasks.lanes import Check, run_beside
from tools.tasks.places import DEV


def docs(arguments: list[str]) -> int:
    """Build it strictly: no link may lead nowhere; and its examples must do what they say."""
    setup(DEV)
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # about a version that is not ours
    python = program("python")
    run_beside(
        [Check("build the site", [python, "-m", "mkdocs", "build", "--strict"])],
        [Check("examples", [python, "-m", "pytest", "-q", "tests/test_doctests.py"])],
    )
    print("The documentation is in site/index.html.")
    return 0
