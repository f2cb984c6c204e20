"""Schemathesis: requests made up from the description of the interface, answers held against it."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.patience import PATIENCE
from tests.server.running import new_database
from tests.server.torture.clients import Person, set_table
from tests.server.torture.findings import Findings, Task
from tests.server.torture.serving import ServerProcess

CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
PHASES: Final = "examples,coverage,fuzzing"
DESCRIPTION: Final = Path(__file__).resolve().parents[3] / "web" / "openapi.json"
"""What the server describes of itself, as another test holds; read from a file it is never late."""


def run(task: Task) -> Findings:
    findings = Findings()
    with new_database(task.database, task.folder) as url:
        with ServerProcess(url, task.folder / "server.log") as server:
            cookie, table = asyncio.run(_sit_down(server.url))
            (task.folder / "schemathesis.toml").write_text(
                f'parameters = {{ "path.table_id" = "{table}" }}\n'
            )
            _run_schemathesis(task, server.url, cookie, findings)
        for line in server.troubles():
            findings.fail(f"the server's log: {line}")
    return findings


async def _sit_down(url: str) -> tuple[str, str]:
    """A guest's cookie and table: more of the interface answers to somebody than to nobody."""
    person = Person(lambda: url)
    await person.name("Schemathesis")
    table = await set_table([person], 2)
    await person.close()
    return person.cookie, table


def _run_schemathesis(task: Task, url: str, cookie: str, findings: Findings) -> None:
    command = [
        *(sys.executable, "-m", "schemathesis.cli", "run", str(DESCRIPTION), "--url", url),
        *("--request-timeout", str(PATIENCE)),
        *("--checks", ",".join(CHECKS), "--phases", PHASES, "--max-examples", str(task.count)),
        *("--seed", str(task.seed), "--header", f"Cookie: {cookie}", "--suppress-health-check", "all"),
        # Not what waits for news, nor what ends the table for all that follows.
        *("--exclude-path-regex", "/(updates|close|leave)$"),
        *("--continue-on-failure", "--warnings", "off"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=task.folder, check=False)
    (task.folder / "schemathesis.txt").write_text(done.stdout + done.stderr)
    for operations in re.findall(r"(\d+) selected", done.stdout)[:1]:
        findings.count("operations", int(operations))
    for cases in re.findall(r"(\d+) generated", done.stdout)[:1]:
        findings.count("requests", int(cases))
    if done.returncode != 0:
        findings.fail(f"Schemathesis:\n{done.stdout[-6000:]}{done.stderr[-2000:]}")
