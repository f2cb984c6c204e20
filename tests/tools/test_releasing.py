"""A release: what it writes, and when it is refused."""

from __future__ import annotations

import datetime
import subprocess
from pathlib import Path

import pytest

from tools.tasks import releasing, running
from tools.tasks.places import ROOT
from tools.tasks.running import TaskError

DAY = datetime.date(2026, 11, 17)
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- News.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n"


def test_what_was_unreleased_belongs_to_the_version() -> None:
    assert releasing.with_release(CHANGELOG, "0.2.0", DAY) == (
        "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-11-17\n\n### Added\n\n- News.\n\n"
        "## [0.1.0] - 2026-01-01\n\n- Old.\n"
    )


@pytest.mark.parametrize("text", [CHANGELOG.replace("### Added\n\n- News.\n", ""), "# Changelog\n"])
def test_without_news_there_is_no_release(text: str) -> None:
    with pytest.raises(TaskError, match="nothing to release"):
        releasing.with_release(text, "0.2.0", DAY)


def test_the_version_is_in_one_place() -> None:
    text = releasing.PACKAGE.read_text(encoding="utf-8")
    assert '__version__ = "99.0.0"' in releasing.with_version(text, "99.0.0")
    assert not releasing.VERSION.search((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "0.2", "v0.2.0", "0.2.0.1", "next"])
def test_a_version_is_three_numbers_and_higher(version: str) -> None:
    with pytest.raises(TaskError, match="version"):
        releasing.with_version('__version__ = "0.1.0"\n', version)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clean one on the main branch."""
    monkeypatch.setattr(running, "ROOT", tmp_path)
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    (tmp_path / "file").write_text("first", encoding="utf-8")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    me = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *me, *words], cwd=folder, check=True)


def commit(folder: Path) -> None:
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "Something")


def test_a_clean_repository_can_be_released(repository: Path) -> None:
    releasing.check_repository("0.2.0")
    git(repository, "tag", "v0.2.0")
    with pytest.raises(TaskError, match="released already"):
        releasing.check_repository("0.2.0")


def test_what_is_not_committed_is_not_released(repository: Path) -> None:
    (repository / "file").write_text("second", encoding="utf-8")
    with pytest.raises(TaskError, match="not committed"):
        releasing.check_repository("0.2.0")


def test_only_the_main_branch_is_released(repository: Path) -> None:
    git(repository, "switch", "--quiet", "--create", "another")
    with pytest.raises(TaskError, match="another"):
        releasing.check_repository("0.2.0")
