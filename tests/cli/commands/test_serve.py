"""The server from the command line: starting, playing on it, stopping; and what cannot be started."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import boriken
from boriken.server.settings import BadSettings, Settings
from boriken.server.storage.ownership import sole_server
from tests.cli.running import run
from tests.patience import PATIENCE

WITHOUT_WORDS = """
from boriken.cli import main
from boriken.cli.commands import serve
serve.LOCAL_PORT = 0
raise SystemExit(main([]))
"""
"""As ``boriken``, but at any port: the usual one may be somebody's on this machine."""
EXAMPLE = Path(__file__).parents[3] / "examples" / "client.py"


@contextmanager
def started(folder: Path, *words: str, scheme: str = "http") -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The command in a process of its own, once it serves: its address and the process."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(boriken.__file__).parents[1]),
        "BORIKEN_NO_BROWSER": "1",
        "XDG_DATA_HOME": str(folder),
    }
    with subprocess.Popen(
        [sys.executable, *(("-m", "boriken", *words) if words else ("-c", WITHOUT_WORDS))],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    ) as process:
        try:
            assert process.stdout is not None
            first = process.stdout.readline()
            assert first.startswith(f"Boriken is at {scheme}://127.0.0.1:"), process.communicate()
            yield first.split()[-1].rstrip("/"), process
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=PATIENCE)


@pytest.mark.slow
def test_without_words_a_server_starts_with_a_file_of_the_user(tmp_path: Path) -> None:
    with started(tmp_path) as (url, process):
        assert httpx.get(f"{url}/readyz", timeout=PATIENCE).json()["status"] == "ready"
        assert "Boriken" in httpx.get(url, timeout=PATIENCE).text
    assert process.returncode == 0
    assert (tmp_path / "boriken" / "tables.db").is_file()


@pytest.mark.slow
def test_tables_outlive_the_server(tmp_path: Path) -> None:
    words = ("serve", "--port", "0", "--database-url", f"sqlite:///{tmp_path / 'mine.db'}")
    with httpx.Client(timeout=PATIENCE) as http:
        with started(tmp_path, *words) as (url, _):
            made = http.post(f"{url}/api/tables", json={"name": "Ana"}).json()["table"]
        with started(tmp_path, *words) as (url, _):
            mine = http.get(f"{url}/api/tables?scope=mine").json()["tables"]
    assert [table["id"] for table in mine] == [made["id"]]


@pytest.mark.slow
def test_the_example_client_plays_a_whole_game(tmp_path: Path) -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 40
    with started(tmp_path, "serve", "--port", "0", "--bot-pause", "0") as (url, _):
        done = subprocess.run(
            [sys.executable, str(EXAMPLE), url], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert done.stderr == ""
    assert done.stdout.count("points") == 3


@pytest.mark.slow
def test_load_measures_a_server(tmp_path: Path) -> None:
    with started(tmp_path, "serve", "--port", "0", "--no-rate-limits") as (url, _):
        ran = run("load", "--url", url, "--tables", "2", "--players", "2", "--think", "0", "--seconds", "1")
    assert "p99 ms" in ran.out
    # Everything is answered, but on a busy machine perhaps not within the second.
    troubles = ran.out.partition("bytes a turn")[2].splitlines()[1:]
    assert ran.code == 0 or troubles == ["No action was answered."], ran.err + ran.out


def test_load_without_a_server_is_one_sentence() -> None:
    ran = run("load", "--url", "http://127.0.0.1:9", "--tables", "1", "--seconds", "1")
    assert ran.code == 1
    assert "does not answer" in ran.complaint


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--database-url", "mysql://somewhere"], "sqlite:/// or postgresql://"),
        (["--database-url", "sqlite://"], "sqlite:///FILE"),
        (["--database-url", "postgresql://nobody@127.0.0.1:9/none"], "database"),
        (["--database-url", "sqlite:///{}/x.db", "--redis-url", "redis://127.0.0.1:9"], "Redis"),
        (["--database-url", "sqlite:///{}/x.db", "--redis-url", "nonsense"], "Redis"),
        (["--log-format", "xml"], "console or json"),
        (["--host", "256.1.1.1"], "256.1.1.1"),
        (["--tls-key", "{}/key"], "--tls-certificate"),
        (["--tls-key", "{}/key", "--tls-certificate", "{}/certificate"], "No such file"),
        (["--base-path", "games"], "/games"),
        (["--base-path", "/a b"], "/a b"),
        (["--metrics-address", "9464"], "HOST:PORT"),
        (["--metrics-address", "127.0.0.1:1:9464", "--database-url", "sqlite:///{}/x.db"], "cannot be used"),
        (["--unix-socket", "{}/missing/socket"], "No such file"),
        (["--smtp-url", "mail.example.org"], "smtp://"),
        (["--smtp-url", "smtp://mail.example.org"], "--mail-from"),
        (["--public-url", "play.example.org"], "https://play.example.org"),
    ],
)
def test_what_cannot_be_started_is_one_sentence(tmp_path: Path, words: list[str], hint: str) -> None:
    ran = run("serve", "--port", "0", *(word.format(tmp_path) for word in words))
    assert ran.code in (1, 2)
    assert hint in ran.complaint


def test_a_port_that_is_taken_is_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        ran = run("serve", "--port", str(taken.getsockname()[1]))
    assert ran.code == 1
    assert "cannot be used" in ran.complaint


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    settings = Settings(database_url=f"sqlite:///{tmp_path / 'tables.db'}")
    with sole_server(settings):
        with pytest.raises(BadSettings, match="Another server is already using"), sole_server(settings):
            pass
        with sole_server(Settings(database_url=f"sqlite:///{tmp_path / 'others.db'}")):
            pass
    with sole_server(settings):
        pass
