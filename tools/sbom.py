"""The bill of materials of a release, in the words of CycloneDX: `python tools/sbom.py FILE`.

What a server needs to run (`requirements/runtime.txt`) and what is built into the web table
(`package-lock.json`), each with version, hashes and licence.
"""

from __future__ import annotations

import base64
import json
import sys
import uuid
from importlib import metadata
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from boriken import __version__  # noqa: E402
from tools.dependencies import NPM_LOCK, Pin, read_pins  # noqa: E402

RUNTIME: Final = ROOT / "requirements" / "runtime.txt"


def bill() -> dict[str, Any]:
    pins = read_pins(RUNTIME.read_text(encoding="utf-8"))
    lock = json.loads(NPM_LOCK.read_text(encoding="utf-8"))
    components = [*map(python_component, pins), *npm_components(lock)]
    own = f"pkg:pypi/boriken@{__version__}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([own, components]))}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "name": "boriken",
                "version": __version__,
                "purl": own,
                "bom-ref": own,
                "licenses": [{"license": {"id": "MIT"}}],
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [component["purl"] for component in components]}],
    }


def python_component(pin: Pin) -> dict[str, Any]:
    """One for all platforms: the hashes are those of all its files that pip may take."""
    hashes = sorted(text.removeprefix("sha256:") for text in pin.hashes)
    purl = f"pkg:pypi/{pin.name}@{pin.version}"
    return {
        "type": "library",
        "name": pin.name,
        "version": pin.version,
        "purl": purl,
        "bom-ref": purl,
        **licence(licence_of(pin.name)),
        "properties": [{"name": "boriken:file:sha256", "value": value} for value in hashes],
    }


def licence_of(name: str) -> str:
    """What an installed package says; one for another platform is not here to be asked."""
    try:
        told = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return ""
    if "License-Expression" in told:
        return str(told["License-Expression"])
    kinds = [
        line for line in told.get_all("Classifier") or () if line.startswith("License :: OSI Approved :: ")
    ]
    names = [line.rpartition(" :: ")[2] for line in kinds] or told.get_all("License") or [""]
    return " / ".join(names).split("\n")[0]


def npm_components(lock: dict[str, Any]) -> list[dict[str, Any]]:
    """What is built into the page; what only builds and tests it is not handed on."""
    found = []
    for path, package in sorted(lock["packages"].items()):
        if not path or package.get("dev"):
            continue
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
        digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
        found.append(
            {
                "type": "library",
                "name": name,
                "version": package["version"],
                "purl": purl,
                "bom-ref": purl,
                **licence(package.get("license", "")),
                "hashes": [{"alg": "SHA-512", "content": digest}],
            }
        )
    return found


def licence(text: str) -> dict[str, Any]:
    return {"licenses": [{"license": {"name": text}}]} if text else {}


def main(target: Path) -> None:
    made = bill()
    target.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    print(f"{target.name}: {len(made['components'])} components")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
