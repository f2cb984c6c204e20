"""Stamps: a dozen things to try, each a question about one finished game and one who played it.

They say nothing of strength; each is about another way to play. (Achievements are an expansion of the game.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boriken.catalog.buildings import BUILDINGS
from boriken.engine.ids import CAPTAIN, CARD_NAMES
from boriken.engine.options import EASY, everything
from boriken.server.profiles.finished import FinishedGame, FinishedSeat

Question = Callable[[FinishedGame, FinishedSeat], bool]

FEW_CHIPS: Final = 8
FULL_HOLD: Final = 10
ALL_GOODS: Final = 5
QUARRIES: Final = 4

ROLES: Final = frozenset(CARD_NAMES[: CAPTAIN + 1])
"""Of the base game; prospectors are not at every table."""

_KINDS: Final = {building.id: building for building in BUILDINGS}


def _has_won(seat: FinishedSeat) -> bool:
    return seat.rank == 1


def _no_works(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Win without a building that produces."""
    return _has_won(seat) and not any(
        _KINDS[name].is_small_production or _KINDS[name].is_large_production for name in seat.facts.city
    )


def _landlocked(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Win with hardly a chip."""
    return _has_won(seat) and seat.facts.parts.get("chips", 0) <= FEW_CHIPS


def _last_coin(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Win without a coin left."""
    return _has_won(seat) and seat.facts.coins == 0


def _hair(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Win by a single point, or by the tie-break."""
    others = [other.points for other in game.seats if other.rank > 1]
    return _has_won(seat) and bool(others) and seat.points - max(others) <= 1


def _giant(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Win against a master."""
    return _has_won(seat) and any(other.bot == "master" for other in game.seats)


def _alone(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Win against Puertomas that are not told to be easy."""
    return _has_won(seat) and game.puertomas > 0 and game.difficulty != EASY


def _all_goods(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Produce goods of all kinds in one phase."""
    return seat.facts.most_kinds >= ALL_GOODS


def _full_hold(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Load ten barrels in one phase."""
    return seat.facts.most_shipped >= FULL_HOLD


def _quarrymaster(game: FinishedGame, seat: FinishedSeat) -> bool:
    """End with four quarries."""
    return seat.facts.quarries >= QUARRIES


def _monuments(game: FinishedGame, seat: FinishedSeat) -> bool:
    """End with two large buildings."""
    return sum(_KINDS[name].is_large for name in seat.facts.city) >= 2


def _all_trades(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Take each of the base game's roles at least once."""
    return seat.facts.roles.keys() >= ROLES


def _whole_box(game: FinishedGame, seat: FinishedSeat) -> bool:
    """Play with all expansions of one's edition."""
    return set(everything(game.edition)) <= set(game.expansions)


STAMPS: Final[dict[str, Question]] = {
    "all_trades": _all_trades,
    "all_goods": _all_goods,
    "quarrymaster": _quarrymaster,
    "full_hold": _full_hold,
    "monuments": _monuments,
    "hair": _hair,
    "last_coin": _last_coin,
    "landlocked": _landlocked,
    "no_works": _no_works,
    "alone": _alone,
    "giant": _giant,
    "whole_box": _whole_box,
}
"""In the order in which they are shown."""


def earned(game: FinishedGame, seat: FinishedSeat) -> list[str]:
    """The stamps somebody gets for a game; none for what a bot played in their place."""
    if not seat.is_own_work:
        return []
    return [name for name, is_earned in STAMPS.items() if is_earned(game, seat)]
