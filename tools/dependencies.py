"""Whether what is installed is what was pinned, as far as that can be known without a network.

pip and npm compare what they download with the pinned hashes. This compares what lies on the disk: each
package has the pinned version, each file the hash its package gives it, and nobody else is there.
"""

from __future__ import annotations

import base64
import csv
import hashlib
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parent.parent
LOCKS: Final = tuple(ROOT / "requirements" / f"{name}.txt" for name in ("compiler", "dev", "runtime", "node"))
NPM_LOCK: Final = ROOT / "web" / "package-lock.json"
UNPINNED: Final = ("boriken", "pip")
"""The project itself, and what every environment begins with."""


@dataclass(frozen=True)
class Pin:
    """A package as it is pinned."""

    name: str
    version: str
    hashes: frozenset[str]
    applies: bool
    """Whether this machine needs it."""


def read_pins(text: str) -> list[Pin]:
    """What `tasks.py lock` has written."""
    pins = []
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        named, *options = re.split(r"\s+--hash=", line.strip())
        requirement = Requirement(named)
        (specifier,) = requirement.specifier
        applies = requirement.marker is None or requirement.marker.evaluate()
        name = canonicalize_name(requirement.name)
        pins.append(Pin(name, specifier.version, frozenset(map(str.strip, options)), applies))
    return pins


def problems_of_pins(pins: Iterable[Pin]) -> Iterator[str]:
    for pin in pins:
        if not pin.hashes or not all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in pin.hashes):
            yield f"{pin.name} {pin.version} is pinned without a good hash"


def problems_of_npm(lock: dict[str, object]) -> Iterator[str]:
    """Every package has a hash, and none comes from an address of its own."""
    packages = lock["packages"]
    assert isinstance(packages, dict)
    for path, package in packages.items():
        if path and not re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", package.get("integrity", "")):
            yield f"{path} is pinned without a good hash"
        if "resolved" in package:
            yield f"{path} comes from {package['resolved']}"


def problems_of_installed(pins: Iterable[Pin], paths: list[str] | None = None) -> Iterator[str]:
    """Packages whose version or files are not as pinned, and those that nobody asked for."""
    wanted = {pin.name: pin for pin in pins if pin.applies}
    for package in metadata.distributions(path=sys.path if paths is None else paths):
        name = canonicalize_name(package.metadata["Name"])
        if name in UNPINNED:
            continue
        if name not in wanted:
            yield f"{name} is installed, but not pinned"
        elif package.version != wanted[name].version:
            yield f"{name} is installed as {package.version}, but pinned as {wanted[name].version}"
        yield from problems_of_files(package)


def problems_of_files(package: metadata.Distribution) -> Iterator[str]:
    # Not `package.files`: with the backport importlib_metadata imported, that leaves out what is missing.
    for name, digest, _ in csv.reader((package.read_text("RECORD") or "").splitlines()):
        mode, _, value = digest.partition("=")
        if mode != "sha256":
            continue
        path = Path(str(package.locate_file(name)))
        if not path.is_file():
            yield f"{path} is missing"
        elif _digest(path) != value:
            yield f"{path} is not as it was packed"


def _digest(path: Path) -> str:
    digest = hashlib.sha256(path.read_bytes()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def problems() -> list[str]:
    locks = {path: read_pins(path.read_text(encoding="utf-8")) for path in LOCKS}
    pins = [pin for path in LOCKS for pin in locks[path]]
    found = [*problems_of_pins(pins)]
    found += problems_of_npm(json.loads(NPM_LOCK.read_text(encoding="utf-8")))
    found += problems_of_installed(pins)
    return sorted(set(found))


def main() -> int:
    found = problems()
    for problem in found:
        print(problem, file=sys.stderr)
    if not found:
        print("What is installed is what was pinned.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
