"""Wheels as package indexes want them."""

from __future__ import annotations

import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tools.tasks.packaging import for_many_systems

INFO = "mine-1.0.dist-info"


def make_wheel(folder: Path, tag: str, *extensions: Path) -> Path:
    wheel = folder / f"mine-1.0-{tag}.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for extension in extensions:
            archive.write(extension, f"mine/{extension.name}")
        archive.writestr(f"{INFO}/METADATA", "Metadata-Version: 2.1\nName: mine\nVersion: 1.0\n")
        archive.writestr(f"{INFO}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {tag}\n")
        names = [*archive.namelist(), f"{INFO}/RECORD"]
        archive.writestr(f"{INFO}/RECORD", "".join(f"{name},,\n" for name in names))
    return wheel


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has manylinux")
def test_a_compiled_wheel_is_for_many_systems(tmp_path: Path) -> None:
    """One of Python's own extensions stands for ours."""
    extensions = list((Path(sysconfig.get_path("stdlib")) / "lib-dynload").glob("_bisect.*.so"))
    if not extensions:
        pytest.skip("this Python has its extensions built in")
    machine = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    wheel = make_wheel(tmp_path, f"{python}-{python}-{machine}", *extensions)
    repaired = for_many_systems(wheel)
    assert "manylinux" in repaired.name or "musllinux" in repaired.name
    assert [path.name for path in tmp_path.iterdir()] == [repaired.name]
    with zipfile.ZipFile(repaired) as archive:
        assert f"mine/{extensions[0].name}" in archive.namelist()


def test_a_pure_wheel_stays_as_it_is(tmp_path: Path) -> None:
    wheel = make_wheel(tmp_path, "py3-none-any")
    assert for_many_systems(wheel) == wheel
    assert wheel.is_file()
