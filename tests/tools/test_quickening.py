"""The engine that is compiled in the background: begun once, used if it is right, never if it is not."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools.tasks import quickening
from tools.tasks.running import TaskError

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="has no links and priorities of this kind")


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was begun; a small package to compile, where a compiler seems to be."""
    monkeypatch.delenv(quickening.VARIABLE, raising=False)
    for name in ("QUICK", "LOG", "RUNNING", "FAILED", "TOOLS", "WORK"):
        monkeypatch.setattr(quickening, name, tmp_path / "build" / getattr(quickening, name).name)
    monkeypatch.setattr(quickening, "QUICK", tmp_path / "build")
    monkeypatch.setattr(quickening, "SOURCES", tmp_path / "src")
    for path in ("engine/state.py", "engine/__init__.py", "engine/old.so", "server/app.py", "bots/random.py"):
        (tmp_path / "src" / "boriken" / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "src" / "boriken" / path).write_text("x = 1\n", encoding="ascii")
    monkeypatch.setattr(quickening, "modules_to_compile", modules)
    monkeypatch.setattr(quickening, "can_compile", lambda: True)
    monkeypatch.setattr(quickening, "has_extensions", lambda: False)
    keys: list[str] = []
    monkeypatch.setattr(quickening, "begin", keys.append)
    return keys


def modules(sources: Path) -> set[Path]:
    return {Path("boriken/engine/state.py"), Path("boriken/bots/random.py")}


def make_ready(tmp_path: Path) -> Path:
    folder: Path = tmp_path / "build" / quickening.key()
    folder.mkdir(parents=True)
    (folder / quickening.READY).touch()
    return folder


def test_it_is_begun_where_people_play_and_says_so(
    begun: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert quickening.quickened(may_compile=False) is None
    assert begun == []
    assert quickening.quickened(may_compile=True) is None
    assert begun == [quickening.key()]
    assert capsys.readouterr().out == f"{quickening.BEGUN}\n"


def test_it_is_begun_once(begun: list[str], tmp_path: Path) -> None:
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "running.txt").write_text(str(os.getpid()), encoding="ascii")
    quickening.quickened(may_compile=True)
    (tmp_path / "build" / "running.txt").write_text("x", encoding="ascii")
    (tmp_path / "build" / "failed.txt").write_text(quickening.key(), encoding="ascii")
    quickening.quickened(may_compile=True)
    assert begun == []


def test_nobody_has_to(begun: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_ready(tmp_path)
    for name, value in (("can_compile", False), ("has_extensions", True)):
        with monkeypatch.context() as moment:
            moment.setattr(quickening, name, lambda value=value: value)
            assert quickening.quickened(may_compile=True) is None
    monkeypatch.setenv(quickening.VARIABLE, "1")
    assert quickening.quickened(may_compile=True) is None
    assert begun == []


def test_what_is_ready_is_used_until_a_source_changes(begun: list[str], tmp_path: Path) -> None:
    folder = make_ready(tmp_path)
    found = quickening.quickened(may_compile=True)
    assert found is not None
    assert found["PYTHONPATH"].split(os.pathsep)[0] == str(folder)
    source = tmp_path / "src" / "boriken" / "engine" / "state.py"
    for change in (lambda: source.write_text("x = 2\n"), lambda: source.with_name("new.py").touch()):
        change()
        assert quickening.quickened(may_compile=False) is None
        make_ready(tmp_path)
        assert quickening.quickened(may_compile=False) is not None
    assert begun == []


def test_the_folder_looks_like_the_sources(begun: list[str], tmp_path: Path) -> None:
    quickening.link(tmp_path / "src" / "boriken", tmp_path / "farm")
    assert (tmp_path / "farm" / "server").is_symlink()
    assert not (tmp_path / "farm" / "engine").is_symlink()
    assert sorted(path.name for path in (tmp_path / "farm" / "engine").iterdir()) == [
        "__init__.py",
        "state.py",
    ]
    assert (tmp_path / "farm" / "engine" / "state.py").read_text(encoding="ascii") == "x = 1\n"


@pytest.mark.parametrize("broken", ["tools/compile.py", "--version", "simulate"])
def test_a_broken_build_is_not_used_and_not_tried_again(
    begun: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def call(command: list[str], variables: dict[str, str] | None = None) -> str:
        quick = variables is not None and str(tmp_path / "build") in variables.get("PYTHONPATH", "")
        if broken in command and broken == "tools/compile.py":
            raise TaskError("It does not compile.")
        if "--version" in command:
            return "boriken 1 (pure Python)" if broken == "--version" else "boriken 1 (compiled)"
        return '{"games": 2}' if quick and broken == "simulate" else '{"games": 3}'

    monkeypatch.setattr(quickening, "call", call)
    monkeypatch.setattr(quickening, "compiler_python", lambda: Path(sys.executable))
    key = quickening.key()
    quickening.compile_quietly(key)
    assert not (tmp_path / "build" / key).exists()
    assert quickening.quickened(may_compile=True) is None
    assert begun == []
    broken = ""
    quickening.compile_quietly(key)
    assert quickening.quickened(may_compile=True) is not None


def test_only_the_last_ones_are_kept(begun: list[str], tmp_path: Path) -> None:
    for age, name in enumerate(("newest", "older", "oldest")):
        folder = tmp_path / "build" / name
        folder.mkdir(parents=True)
        (folder / quickening.READY).touch()
        os.utime(folder / quickening.READY, (1e9 - age, 1e9 - age))
    quickening.remove_old(tmp_path / "build" / "next")
    assert [path.name for path in (tmp_path / "build").iterdir()] == ["newest"]
