"""Agents as people hand them in: good ones, clumsy ones, and one that cheats."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

CRASHER = """
    class Agent:
        def __init__(self, seed): self.asked = 0
        def choose(self, state, legal, budget):
            self.asked += 1
            return legal[1 // (9 - self.asked)]
"""
LATE = """
    class Agent:
        def __init__(self, seed): self.asked = 0
        def choose(self, state, legal, budget):
            self.asked += 1
            while self.asked == 5: pass
            return legal[-1]
"""
SPY = """
    from pathlib import Path

    class Agent:
        def __init__(self, seed): self.asked = 0
        def choose(self, state, legal, budget):
            self.asked += 1
            if self.asked == 3:
                try: Path(__file__).with_name("crasher.py").read_text()
                except BaseException: pass
            return legal[0]
"""
NUMBERS = """
    from taste import best

    class Agent:
        compact = True
        def __init__(self, seed): pass
        def act(self, observation, mask): return best(observation, mask)
"""
TASTE = """
    import numpy as np

    def best(observation, mask):
        assert observation.shape == (265,) and mask.shape == (242,)
        return np.flatnonzero(mask)[-1]
"""
RULES = """
    name = "Cup <of> cups"
    rounds = 1
    seconds = 0.25
    wait = 60.0
    start = 120.0
    baselines = ["random", "greedy"]
"""


def write_agent(path: Path, code: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(code), encoding="utf-8")
    return path


def hand_in(folder: Path) -> Path:
    """Six agents, two of them ours: one crashes, one is late, one cheats, and one sees only numbers."""
    write_agent(folder / "crasher.py", CRASHER)
    write_agent(folder / "late.py", LATE)
    write_agent(folder / "spy.py", SPY)
    write_agent(folder / "numbers" / "agent.py", NUMBERS)
    write_agent(folder / "numbers" / "taste.py", TASTE)
    write_agent(folder / "competition.toml", RULES)
    return folder
