"""An agent in a process of its own: what it may do, and what becomes of it if it does something else."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from boriken import Game
from boriken.competition.failures import Cheated, Crashed, Late, OutOfMemory
from boriken.competition.remote import RemoteAgent
from boriken.competition.settings import Limits
from tests.competition.agents import write_agent

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="has no limits for processes"),
]
STATE = Game.new(players=3, seed=1, any_order=False).state


def asked(folder: Path, deed: str, limits: Limits | None = None, before: str = "pass") -> int:
    """What an agent answers that does this before it does."""
    code = f"""
import os, sys
{before}
class Agent:
    def __init__(self, seed): self.seed = seed
    def choose(self, state, legal, budget):
        {deed}
        return legal[self.seed]
"""
    source = write_agent(folder / "mine" / "agent.py", code)
    limits = limits or Limits(seconds=20, memory=200, imports=(), wait=60, start=60)
    agent = RemoteAgent(str(source), limits, seed=2)
    try:
        return agent.choose(STATE, STATE.choices, limits.seconds)
    finally:
        agent.close()


def test_what_is_allowed(tmp_path: Path) -> None:
    """To print, to read what lies beside it and what Python has, to import that, to use threads."""
    write_agent(tmp_path / "mine" / "notes.txt", "corn")
    write_agent(tmp_path / "mine" / "helper.py", "import fractions, threading")
    deed = "import helper, random; print(1, open('notes.txt').read()); sys.stderr.write('2')"
    assert (
        asked(tmp_path, deed + "; t = helper.threading.Thread(target=print); t.start(); t.join()")
        == (STATE.choices[2])
    )


@pytest.mark.parametrize(
    ("deed", "told"),
    [
        ("open('/etc/hostname')", "read /etc/hostname"),
        ("open('notes.txt', 'w')", "wrote to mine/notes.txt"),
        ("os.listdir('..')", "listed "),
        ("sys.modules['os'].kill(os.getppid(), 0)", "called os.kill"),
        ("os.system('true')", "called os.system"),
        ("import asyncio; asyncio.run(asyncio.sleep(0))", "called socket.__new__"),
        ("import gc; gc.get_objects()", "called gc.get_objects"),
    ],
)
def test_who_touches_anything_else_has_cheated(tmp_path: Path, deed: str, told: str) -> None:
    with pytest.raises(Cheated, match=told):
        asked(tmp_path, deed)


@pytest.mark.parametrize(
    ("deed", "why"),
    [
        ("import subprocess", "ImportError: subprocess may not be imported"),
        ("import numpy", "ImportError: numpy may not be imported"),
        ("os._exit(7)", r"its process has ended \(exit code 7\)"),
        ("return 'corn'", "ValueError: invalid literal"),
        ("os.abort()", r"its process has ended \(signal 6\)"),
    ],
)
def test_who_falls_over_has_crashed(tmp_path: Path, deed: str, why: str) -> None:
    with pytest.raises(Crashed, match=why):
        asked(tmp_path, deed)


def test_an_agent_that_is_none_has_crashed(tmp_path: Path) -> None:
    with pytest.raises(Crashed, match="has no class Agent"):
        RemoteAgent(str(write_agent(tmp_path / "x.py", "pass")), Limits(1, 200, (), 60, 60), 1)
    with pytest.raises(Crashed, match="SyntaxError"):
        RemoteAgent(str(write_agent(tmp_path / "y.py", "class")), Limits(1, 200, (), 60, 60), 1)


def test_who_wants_too_much_memory_is_told(tmp_path: Path) -> None:
    with pytest.raises(OutOfMemory, match="200 MB"):
        asked(tmp_path, "bytearray(300 << 20)")


def test_nobody_waits_for_ever(tmp_path: Path) -> None:
    """Neither for who computes nor for who sleeps."""
    with pytest.raises(Late):
        asked(tmp_path, "while True: pass", Limits(0.05, 200, (), 60, 60))
    with pytest.raises(Late):
        asked(tmp_path, "import time; time.sleep(1000)", Limits(0.05, 200, (), 0.1, 60))


@pytest.mark.skipif(sys.platform != "linux", reason="tells nothing of processes")
def test_between_its_decisions_it_stands_still(tmp_path: Path) -> None:
    source = write_agent(
        tmp_path / "x.py",
        """
        class Agent:
            def __init__(self, seed): pass
            def choose(self, state, legal, budget): return legal[0]
        """,
    )
    agent = RemoteAgent(str(source), Limits(20, 200, (), 60, 60), 1)
    try:
        for _ in range(2):
            assert agent.choose(STATE, STATE.choices, 20) == STATE.choices[0]
            status = Path(f"/proc/{agent._process.pid}/status")
            while "State:\tT" not in status.read_text(encoding="ascii"):
                pass  # the signal is under way
    finally:
        agent.close()
    assert agent._process.returncode is not None
