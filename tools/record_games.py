"""Record the random games that `tests/test_recorded_games.py` replays: `python tools/record_games.py`.

There is one game for every edition and number of players; together they end in every way a game can end.
Each is the first game, by seed, that ends as wanted; its players draw their moves at random. Run it again
only when a change of the rules is meant to change games, and then raise `RULES_VERSION` in `record.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from pathlib import Path

from boriken import Game, Options
from boriken.engine.rng import Generator

GAMES = Path(__file__).resolve().parent.parent / "tests" / "games"


@dataclass(frozen=True)
class Wanted:
    """A kind of game to look for."""

    options: Options
    ending: list[str]
    shared: bool = False
    """Whether several seats share the victory (END-6)."""

    @property
    def name(self) -> str:
        words = [self.options.edition, str(self.options.players), *self.ending]
        return "-".join([*words, "shared"] if self.shared else words)


WANTED = [
    Wanted(Options("classic", 2), ["city"]),
    Wanted(Options("classic", 3, governor=2), ["workers", "chips"]),
    Wanted(Options("classic", 4), ["workers"]),
    Wanted(Options("classic", 5), ["workers"], shared=True),
    Wanted(Options("1897", 2), ["workers"], shared=True),
    Wanted(Options("1897", 3), ["chips"]),
    Wanted(Options("1897", 4, governor=-1, ask_forced=True), ["city"]),
    Wanted(Options("1897", 5), ["chips"]),
    Wanted(Options("special", 2, governor=1), ["workers", "city"]),
    Wanted(Options("special", 3, ask_forced=True), ["chips"]),
    Wanted(Options("special", 4), ["workers", "city"]),
    Wanted(Options("special", 5, governor=-1), ["workers", "chips"]),
]


def play_randomly(options: Options, seed: int) -> Game:
    """A game whose players draw their moves with a generator seeded with the game's seed + 1."""
    game = Game.from_options(options, seed)
    rng = Generator.from_seed(seed + 1)
    while not game.over:
        legal = game.legal_actions()
        game.play(legal[rng.below(len(legal))])
    return game


def find(wanted: Wanted) -> Game:
    """The first game that ends as wanted."""
    for seed in count():
        game = play_randomly(wanted.options, seed)
        if game.ending() == wanted.ending and (len(game.winners()) > 1) == wanted.shared:
            return game
    raise AssertionError("There is no end of seeds.")


def main() -> None:
    GAMES.mkdir(exist_ok=True)
    for path in GAMES.glob("*.json"):
        path.unlink()
    for wanted in WANTED:
        game = find(wanted)
        path = GAMES / f"{wanted.name}.json"
        path.write_text(game.record().to_text(), encoding="utf-8", newline="\n")
        print(f"{path.name}: seed {game.seed}, {len(game.actions)} moves, {game.state.round} rounds")


if __name__ == "__main__":
    main()
