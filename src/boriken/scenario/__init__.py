"""Scenarios: cases of the rules as data, one TOML file each, and the check whether a case holds.

A file names the rules it shows, gives a position, and says step by step what is played, what is legal
then, what is refused by which rule, and what holds::

    title = "Of equal ships the choice is free"
    rules = ["CAP-4"]

    [position]                       # as in boriken.position; instead [start] for a game from its start
    players = 3
    [position.A]
    goods = "3 corn"

    [[step]]                         # any number, in order
    note = "All three ships are empty."      # for readers
    play = ["A captain"]                     # the seat that has to decide, and its action
    legal = ["load corn 4", "load corn 5", "load corn 6"]    # exactly these, in any order
    allows = ["load corn 4"]                 # at least these
    refuses = { pass = "CAP-2" }             # each refused, by this rule
    [step.expect]                            # what holds after the plays
    turn = "A"
    "A.goods" = "3 corn"

``editions`` and ``players`` at the top run the same case in several rule sets. Decisions with a single
option are asked (``ask_forced``), so that every move of a case is written down; a lone pass never is.
What can be expected is listed in ``boriken.scenario.facts``.
"""

from boriken.scenario.case import Scenario
from boriken.scenario.checking import Difference, differences, run

__all__ = ["Difference", "Scenario", "differences", "run"]
