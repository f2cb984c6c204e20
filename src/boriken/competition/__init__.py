"""Competitions between programs that people hand in: each in a process of its own, with limits.

``settings`` has the rules of a competition, ``entries`` who takes part. Referee and agent are two processes:
``remote`` is the referee's side, ``runner`` the agent's, with ``guard`` and ``limits``. ``holding`` plays the
games, ``ledger`` keeps them, ``standings`` says who is how strong, ``report`` shows it.
"""
