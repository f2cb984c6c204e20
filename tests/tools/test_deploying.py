"""What the files for containers promise, as far as it can be read from them: nothing here runs Docker."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

from boriken.cli import app

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]


def serve_options() -> set[str]:
    commands: Any = get_command(app)
    return {name for option in commands.commands["serve"].params for name in option.opts}


def test_the_image_runs_without_rights_and_keeps_tables_in_a_volume() -> None:
    last = DOCKERFILE.rpartition("\nFROM ")[2]
    assert "\nUSER boriken\n" in last
    assert "\nVOLUME /data\n" in last
    assert "sqlite:////data/" in last
    assert "HEALTHCHECK" in last
    assert "--require-hashes" in DOCKERFILE
    assert "node tools/locked.js" in DOCKERFILE


@pytest.mark.parametrize("name", list(SERVICES))
def test_every_container_has_limits_health_and_an_end_to_its_logs(name: str) -> None:
    service = SERVICES[name]
    limits = service["deploy"]["resources"]["limits"]
    assert {"cpus", "memory", "pids"} <= set(limits)
    assert "healthcheck" in service or "build" in service  # the image has its own
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert "max-size" in service["logging"]["options"]
    assert service["restart"] == "unless-stopped"


def test_only_the_proxy_is_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["proxy"]
    assert COMPOSE["networks"]["back"]["internal"] is True
    assert all(SERVICES[name]["networks"] == ["back"] for name in ("database", "redis"))


def test_what_is_kept_lies_in_volumes_that_are_named() -> None:
    named = {
        volume.partition(":")[0] for service in SERVICES.values() for volume in service.get("volumes", ())
    }
    assert named == set(COMPOSE["volumes"])


@pytest.mark.parametrize(
    "words", [json.loads(DOCKERFILE.rpartition("\nCMD ")[2]), SERVICES["boriken"]["command"]], ids=str
)
def test_the_words_of_the_command_exist(words: list[str]) -> None:
    assert words[:2] == ["boriken", "serve"]
    assert {word for word in words if word.startswith("--")} <= serve_options()


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
def test_what_npm_installed_otherwise_than_pinned_is_found(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package.json").write_text('{"type": "module"}')
    shutil.copy(ROOT / "web" / "tools" / "locked.js", tmp_path / "tools")
    pin = {"version": "1.0.0", "integrity": "sha512-a"}

    def check(**installed: object) -> int:
        lock = {"packages": {"node_modules/one": pin}}
        (tmp_path / "package-lock.json").write_text(json.dumps(lock))
        there = {"packages": {f"node_modules/{name}": package for name, package in installed.items()}}
        (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps(there))
        words = ["node", str(tmp_path / "tools" / "locked.js")]
        return subprocess.run(words, capture_output=True, check=False).returncode

    assert check(one=pin) == 0
    assert check(one={**pin, "version": "1.0.1"}) == 1
    assert check(one={**pin, "integrity": "sha512-b"}) == 1
    assert check(one=pin, two=pin) == 1
    assert check(one=pin, two={**pin, "optional": True}) == 0
