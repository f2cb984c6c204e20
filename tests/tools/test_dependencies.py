"""What is installed is what was pinned; and whether anything else would be found."""

from __future__ import annotations

import base64
import hashlib
from pathlib import Path
from typing import Any

import pytest

from tools import dependencies, sbom
from tools.dependencies import Pin

HASH = f"sha256:{'0' * 64}"
INTEGRITY = f"sha512-{'A' * 86}=="


@pytest.mark.slow
def test_what_is_installed_is_what_was_pinned() -> None:
    found = dependencies.problems()
    assert [problem for problem in found if not problem.endswith("not pinned")] == []  # tools of one's own


def test_pins_are_read_with_their_hashes() -> None:
    text = f"""# a comment
one==1.2 \\
    --hash={HASH} \\
    --hash=sha256:{"1" * 64}
    # via something
Two.Parts==3 ; sys_platform == 'nowhere' \\
    --hash={HASH}
"""
    one, two = dependencies.read_pins(text)
    assert (one.name, one.version, len(one.hashes), one.applies) == ("one", "1.2", 2, True)
    assert (two.name, two.applies) == ("two-parts", False)


@pytest.mark.parametrize("hashes", [[], ["sha256:00"], ["md5:" + "0" * 32], [HASH, "sha1:" + "0" * 40]])
def test_a_pin_without_a_good_hash_is_found(hashes: list[str]) -> None:
    assert list(dependencies.problems_of_pins([Pin("one", "1", frozenset(hashes), True)]))
    assert not list(dependencies.problems_of_pins([Pin("one", "1", frozenset([HASH]), True)]))


@pytest.mark.parametrize(
    "package",
    [{}, {"integrity": "sha1-xyz"}, {"integrity": INTEGRITY, "resolved": "https://elsewhere.example/x.tgz"}],
)
def test_a_package_of_the_page_without_a_good_hash_is_found(package: dict[str, str]) -> None:
    good = {"integrity": INTEGRITY}
    assert not list(dependencies.problems_of_npm({"packages": {"": {}, "node_modules/x": good}}))
    assert list(dependencies.problems_of_npm({"packages": {"": {}, "node_modules/x": package}}))


def install(folder: Path, version: str = "1.0") -> Path:
    """A package as pip leaves it; its only file."""
    information = folder / f"one-{version}.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: one\nVersion: {version}\n")
    (folder / "one.py").write_text("pass\n")
    digest = base64.urlsafe_b64encode(hashlib.sha256(b"pass\n").digest()).decode().rstrip("=")
    (information / "RECORD").write_text(f"one.py,sha256={digest},5\n")
    return folder / "one.py"


def found(folder: Path, *pins: Pin) -> list[str]:
    return list(dependencies.problems_of_installed(pins, [str(folder)]))


def test_other_versions_strangers_and_changed_files_are_found(tmp_path: Path) -> None:
    file = install(tmp_path)
    pin = Pin("one", "1.0", frozenset([HASH]), True)
    assert found(tmp_path, pin) == []
    assert found(tmp_path, Pin("one", "1.1", frozenset([HASH]), True)) == [
        "one is installed as 1.0, but pinned as 1.1"
    ]
    assert found(tmp_path) == ["one is installed, but not pinned"]
    file.write_text("import os\n")
    assert found(tmp_path, pin) == [f"{file} is not as it was packed"]
    file.unlink()
    assert found(tmp_path, pin) == [f"{file} is missing"]


def test_the_bill_of_materials_names_everything_once() -> None:
    made: dict[str, Any] = sbom.bill()
    names = {component["purl"].partition("@")[0] for component in made["components"]}
    assert {"pkg:pypi/fastapi", "pkg:pypi/segno", "pkg:npm/qr"} <= names
    assert not {"pkg:pypi/pytest", "pkg:npm/vite"} & names
    assert len({component["bom-ref"] for component in made["components"]}) == len(made["components"])
    assert made["dependencies"][0]["dependsOn"] == [component["purl"] for component in made["components"]]
    assert sbom.bill() == made
    for component in made["components"]:
        assert component.get("hashes") or component["properties"], component["name"]
    unlicensed = [one["name"] for one in made["components"] if "licenses" not in one]
    assert len(unlicensed) <= 3  # those of other platforms
