"""Write web/tests/fixtures/situations.json: for each kind of decision a game up to where it has to be made.

Games are played by a bot that now and then does anything, the same games every time. It takes some minutes.

Run it from the project's root: ``PYTHONPATH=src python3 web/tools/find_situations.py``.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boriken.bots import make_bot
from boriken.chance import BY_MOVES
from boriken.engine.options import Options
from boriken.game import Game

TARGET: Final = Path(__file__).parents[1] / "tests" / "fixtures" / "situations.json"
EXPANSIONS: Final = ("new_buildings", "nobles", "buccaneer", "festival_cards", "achievements")
BASE: Final = Options(edition="1897", players=3)
MORE: Final = Options(edition="special", players=4, expansions=EXPANSIONS)
FULL: Final = Options(edition="special", players=5, expansions=EXPANSIONS)
CARDS: Final = Options(
    edition="special", players=3, expansions=("achievements",), variants=("achievement_draft",)
)
VOLUNTARY: Final = Options(edition="special", players=4, expansions=EXPANSIONS, voluntary=True)
CLASSIC: Final = Options(edition="classic", players=3)

AT_THE_START: Final = ("draft", "achievements")
LATE_ENOUGH: Final = 7
"""Round from which on there is something to see on the boards."""
MANY_CHOICES: Final = 4
GAMES: Final = 120
WHIMS: Final = 0.35
"""How often anything is done instead of what the bot would do."""


@dataclass(frozen=True)
class Situation:
    """Where a game stops for a seat to decide."""

    kind: str
    seat: int
    round: int
    choices: int
    is_last_round: bool
    seed: int
    actions: tuple[str, ...]

    @property
    def worth(self) -> tuple[bool, int]:
        """There should be something on the boards, and something to choose."""
        is_late = self.kind in AT_THE_START or self.round >= LATE_ENOUGH
        return is_late and self.choices > 1, min(self.choices, MANY_CHOICES)


def situations(options: Options, seed: int) -> Iterator[Situation]:
    """Every decision of a game."""
    game = Game.from_options(options, seed, chance=BY_MOVES)
    bot, whims = make_bot("greedy", seed), random.Random(seed)
    actions: list[str] = []
    while game.turn is not None and game.decision is not None:
        choices = game.legal_actions()
        round_, is_ending = game.state.round, bool(game.state.ending)
        yield Situation(game.decision, game.turn, round_, len(choices), is_ending, seed, tuple(actions))
        is_whim = whims.random() < WHIMS
        action = whims.choice(choices) if is_whim else bot.choose(game.state, game.state.choices, 1.0)
        game.play(action)
        actions.append(str(game.actions[-1]))


def of_each_kind(options: Options, games: int) -> dict[str, Situation]:
    """The best situation of each kind, and the first choice of a role in the last round."""
    best: dict[str, Situation] = {}
    for seed in range(games):
        for situation in situations(options, seed):
            name = "last-round" if situation.is_last_round and situation.kind == "round" else situation.kind
            known = best.get(name)
            if known is None or situation.worth > known.worth:
                best[name] = situation
    return best


def main() -> None:
    base, more = of_each_kind(BASE, GAMES), of_each_kind(MORE, GAMES)
    named = {name: (MORE, situation) for name, situation in more.items()}
    named |= {name: (BASE, situation) for name, situation in base.items()}
    named["expansions"] = (MORE, more["round"])
    asked_more = of_each_kind(VOLUNTARY, 3)
    named |= {name: (VOLUNTARY, asked_more[name]) for name in ("offer", "production", "payment")}
    named["achievements"] = (CARDS, of_each_kind(CARDS, 1)["achievements"])
    named["full"] = (FULL, of_each_kind(FULL, 3)["last-round"])
    named["classic"] = (CLASSIC, of_each_kind(CLASSIC, 3)["round"])
    found = [
        {
            "name": name.replace(" ", "-"),
            "kind": situation.kind,
            "seat": situation.seat,
            "options": options.to_json(),
            "seed": situation.seed,
            "actions": situation.actions,
        }
        for name, (options, situation) in sorted(named.items())
    ]
    TARGET.write_text("[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n")
    for name, (_, situation) in sorted(named.items()):
        print(f"{name}: round {situation.round}, {situation.choices} choices, game {situation.seed}")


if __name__ == "__main__":
    main()
