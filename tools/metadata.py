"""Whether what packages say of themselves is as the package index wants it; the arguments name them."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from pathlib import Path

from packaging.metadata import Metadata


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        found = Metadata.from_email(read(path), validate=True)
        if not found.description or found.description_content_type != "text/markdown":
            sys.exit(f"{path.name} has no description.")
        print(f"{path.name}: {found.name} {found.version}, {path.stat().st_size // 1000} kB")


def read(package: Path) -> bytes:
    """A wheel is a zip file, sources are a tar file."""
    if package.suffix == ".whl":
        with zipfile.ZipFile(package) as wheel:
            return wheel.read(next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")))
    with tarfile.open(package) as archive:
        info = archive.extractfile(next(name for name in archive.getnames() if name.endswith("/PKG-INFO")))
        assert info is not None
        return info.read()


if __name__ == "__main__":
    main(sys.argv[1:])
