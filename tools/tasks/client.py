"""The web client: what it is built from, building and testing it, also in a browser."""

from __future__ import annotations

import hashlib
import os
import shutil
from pathlib import Path

from tools.tasks.environment import program, setup
from tools.tasks.lanes import Check, run_beside
from tools.tasks.node import npm
from tools.tasks.places import CLIENT, DEV, ROOT, SOURCES, WEB
from tools.tasks.running import TaskError, last_line, must, raise_if_no_network, run_quietly

CLIENT_STAMP = CLIENT / "built-from.txt"
PACKAGES_STAMP = WEB / "node_modules" / "installed-from.txt"


def install_packages() -> None:
    """Install what the web client is built and tested with, if the lock file has changed."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if PACKAGES_STAMP.is_file() and PACKAGES_STAMP.read_text(encoding="utf-8") == lock:
        return
    print("Installing the packages of the web client (this can take a minute)", flush=True)
    # Not "npm ci": it insists on the builds of other platforms, which not every registry has.
    run_npm("install the packages of the web client", "install", "--no-save", "--no-audit", "--no-fund")
    PACKAGES_STAMP.write_text(lock, encoding="utf-8")


def build_client() -> None:
    """Build the web client, if its sources have changed."""
    sources = hashlib.sha256()
    for path in client_sources():
        sources.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    if CLIENT_STAMP.is_file() and CLIENT_STAMP.read_text(encoding="utf-8") == sources.hexdigest():
        return
    install_packages()
    print("Building the web client", flush=True)
    run_npm("build the web client", "run", "build")
    CLIENT_STAMP.write_text(sources.hexdigest(), encoding="utf-8")


def client_sources() -> list[Path]:
    folders = (
        WEB / "src",
        WEB / "public",
        SOURCES / "boriken" / "locale",
        SOURCES / "boriken" / "catalog" / "data",
    )
    found = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    found += [path for path in WEB.iterdir() if path.is_file()]
    return sorted(path for path in found if path.suffix != ".pyc")


def run_npm(what: str, *arguments: str) -> None:
    code, output = run_quietly([*npm(), "--prefix", WEB, *arguments])
    if code != 0:
        raise_if_no_network(output)
        print(output)
        raise TaskError(f"npm could not {what}, see above.", code)


def prepare_client() -> None:
    """Everything its checks need."""
    install_packages()
    build_client()


def client_checks() -> list[Check]:
    """The web client: style, types and its pure parts."""
    return [
        npm_check(*check) for check in (("eslint", "lint"), ("svelte-check", "check"), ("vitest", "test"))
    ]


def npm_check(what: str, script: str, *arguments: str) -> Check:
    words = [*npm(), "--prefix", WEB, "run", "--silent", script]
    return Check(what, [*words, "--", *arguments] if arguments else words)


def contract(arguments: list[str]) -> int:
    """What the server says, for the types of the web table; tests compare both."""
    setup(DEV)
    must("write web/openapi.json", [program("python"), "tools/contract.py"])
    must("write what both sides say", [program("python"), "-m", "tests.locale.story_fixture"])
    install_packages()
    run_npm("write the types of the web table", "run", "contract")
    return 0


def test_browser(arguments: list[str]) -> int:
    setup(DEV)
    os.environ["BORIKEN_THOROUGH"] = "1"
    prepare_client()
    checks = browser_checks(*arguments)
    if not checks:
        raise TaskError("There is no Chromium here, which the browser tests need.")
    for check in checks:
        check.is_shown = True
    run_beside(checks)
    return 0


def browser_checks(*arguments: str) -> list[Check]:
    """Whole games by clicks in a real browser, and whatever else needs one; nothing where there is none."""
    browser = find_browser()
    if browser is None:
        print("There is no Chromium here, so the browser tests are skipped.", flush=True)
        return []
    os.environ["BORIKEN_BROWSER"] = browser
    os.environ["BORIKEN_PYTHON"] = str(program("python"))
    return [npm_check("browser tests", "e2e", *arguments)]


def find_browser() -> str | None:
    """Chromium, installed if this is a Debian whose packages we may install."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests", flush=True)
        for command in (
            ["apt-get", "update"],
            ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
        ):
            code, output = run_quietly(command)
            if code != 0:
                print(f"Chromium could not be installed: {last_line(output)}", flush=True)
                return None
        found = shutil.which("chromium")
    return found
