"""A release, up to the upload: version, changelog, tests, packages, commit and tag."""

from __future__ import annotations

import argparse
import datetime
import re

from tools.tasks.checking import test
from tools.tasks.environment import setup
from tools.tasks.packaging import build_all
from tools.tasks.places import DEV, DIST, ROOT, SOURCES
from tools.tasks.playing import record_benchmarks
from tools.tasks.running import TaskError, last_line, run_quietly

BRANCH = "main"
CHANGELOG = ROOT / "CHANGELOG.md"
PACKAGE = SOURCES / "boriken" / "__init__.py"
"""The one place of the version."""
BENCHMARKS = (ROOT / "docs" / "benchmarks.json", ROOT / "docs" / "benchmarks.md")
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
UNRELEASED = "## [Unreleased]\n"


def release(arguments: list[str]) -> int:
    words = parse(arguments)
    setup(DEV)
    check_repository(words.version)
    before = {path: path.read_text(encoding="utf-8") for path in (PACKAGE, CHANGELOG, *BENCHMARKS)}
    after = {
        PACKAGE: with_version(before[PACKAGE], words.version),
        CHANGELOG: with_release(before[CHANGELOG], words.version, datetime.date.today()),
    }
    is_done = False
    try:
        for path, text in after.items():
            path.write_text(text, encoding="utf-8")
        if not words.skip_tests:
            test([])
        record_benchmarks(words.version, [])
        build_all()
        is_done = not words.dry_run
    finally:
        if not is_done:
            for path, text in before.items():
                path.write_text(text, encoding="utf-8")
    if words.dry_run:
        print(f"Version {words.version} can be released. Only the packages in {DIST.name} were written.")
        return 0
    git("commit", "--quiet", "--message", f"Release {words.version}", "--", *before)
    git("tag", "--annotate", tag(words.version), "--message", f"Version {words.version}")
    print(f"Version {words.version} is committed and tagged, its packages are in {DIST.name}.")
    print("CONTRIBUTING.md says how to upload them.")
    return 0


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tasks.py release")
    parser.add_argument("version", metavar="VERSION", help="such as 0.2.0, higher than the one before")
    parser.add_argument("--dry-run", action="store_true", help="try everything, but commit nothing")
    parser.add_argument("--skip-tests", action="store_true", help="because they have just passed")
    return parser.parse_args(arguments)


# --- Version and changelog ------------------------------------------------------------------------------


def with_version(text: str, version: str) -> str:
    """The package's first file with another version, which must be higher."""
    found = VERSION.search(text)
    if found is None:
        raise TaskError(f"There is no version in {PACKAGE.name}.")
    if numbers(version) <= numbers(found[1]):
        raise TaskError(f"The version must be higher than {found[1]}, which is the last one.")
    return text.replace(found[0], f'__version__ = "{version}"')


def numbers(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise TaskError(f"A version is three numbers, such as 0.2.0, and not {version!r}.", 2)
    return tuple(map(int, version.split(".")))


def with_release(text: str, version: str, day: datetime.date) -> str:
    """The changelog, where what was unreleased belongs to a version; and there is nothing unreleased yet."""
    before, heading, after = text.partition(UNRELEASED)
    news = after.partition("\n## [")[0]
    if not heading or not news.strip():
        raise TaskError("CHANGELOG.md says nothing under Unreleased: there is nothing to release.")
    return f"{before}{UNRELEASED}\n## [{version}] - {day.isoformat()}\n{after}"


# --- The repository -------------------------------------------------------------------------------------


def check_repository(version: str) -> None:
    """A release is what is on the main branch, all of it, and happens once."""
    branch = git("rev-parse", "--abbrev-ref", "HEAD").strip()
    if branch != BRANCH:
        raise TaskError(f"A release is made on the branch {BRANCH}, and this is {branch}.")
    if git("status", "--porcelain").strip():
        raise TaskError("There are changes that are not committed: commit or undo them first.")
    if git("tag", "--list", tag(version)).strip():
        raise TaskError(f"Version {version} has been released already.")


def tag(version: str) -> str:
    return f"v{version}"


def git(*words: object) -> str:
    code, output = run_quietly(["git", *map(str, words)])
    if code != 0:
        raise TaskError(f"git {words[0]} failed: {last_line(output)}")
    return output
