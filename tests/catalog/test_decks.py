"""The cards of expansions V and VI are those of docs/rules/expansions.md (CAR-1, ACH-3, RUL-13)."""

import pytest

from boriken import Game
from boriken.catalog.achievements import ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS
from boriken.catalog.festival import CARDS
from tests.book import tables

FESTIVAL_CARDS, DECK = (rows[1:] for rows in tables("expansions.md"))
ACHIEVEMENTS = [(row[0], int(row[1])) for row in DECK]


def test_the_deck_of_achievements() -> None:
    """RUL-13: the deck is data, and as listed."""
    assert len(ACHIEVEMENTS) == 30
    assert list(zip(ACHIEVEMENT_NAMES, ACHIEVEMENT_POINTS, strict=True)) == ACHIEVEMENTS


@pytest.mark.parametrize(("card", "points"), ACHIEVEMENTS)
def test_points_of_achievements(card: str, points: int) -> None:
    """ACH-1, ACH-3: held and met it counts; held or met alone it does not."""
    game = Game.from_position(
        f"""
        edition = "special"
        players = 3
        expansions = ["achievements"]
        [A]
        achievements = "{card}"
        done = "{card}"
        [B]
        done = "{card}"
        """
    )
    both, met, neither = game.scores()
    assert both.parts[card] == both.total == points
    assert met.total == neither.total == 0
    game = Game.from_position(
        f"""
        edition = "special"
        players = 3
        expansions = ["achievements"]
        [A]
        achievements = "{card}"
        """
    )
    assert game.scores()[0].total == 0


def amount(text: str, what: str) -> int:
    """How many of something a text such as ``1 worker, 1 coin, 1 VP`` or ``2 different goods`` names."""
    for part in text.split(","):
        number, *words = part.split()
        if words[-1].rstrip("s") == what:
            return int(number)
    return 0


def test_the_festival_cards() -> None:
    """CAR-1: what each card draws and brings."""
    assert [card.id for card in CARDS] == [row[0] for row in FESTIVAL_CARDS]
    for card, (_, draws, _, reward) in zip(CARDS, FESTIVAL_CARDS, strict=True):
        assert card.goods == amount(draws, "good")
        assert card.goods_differ == ("different" in draws)
        assert card.plantations == amount(draws, "plantation")
        assert bool(card.building) == ("building" in draws)
        assert (card.building == "large") == ("large" in draws)
        assert (card.workers, card.coins, card.vp) == (
            amount(reward, "worker"),
            amount(reward, "coin"),
            amount(reward, "VP"),
        )
