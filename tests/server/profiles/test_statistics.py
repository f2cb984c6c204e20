"""Statistics are counts over somebody's games."""

from __future__ import annotations

from boriken.server.contract.profiles import BuildingCount, Rivalry, RoleCount, SeatCount, SourceCount
from boriken.server.profiles.finished import Facts
from boriken.server.profiles.statistics import Opponent, Played, statistics

FIRST = Facts(parts={"chips": 20, "buildings": 12}, city=["wharf", "office"], first_role="builder")
SECOND = Facts(parts={"chips": 10}, city=["office"], first_role="settler")


NOBODY: dict[str, str] = {}


def played(table: str, rank: int, points: int, facts: Facts, seat: int = 0) -> Played:
    return Played(table=table, seat=seat, rank=rank, points=points, facts=facts)


def other(table: str, rank: int, name: str, bot: str | None = None) -> Opponent:
    kind = "person" if bot is None else "bot"
    return Opponent(table=table, kind=kind, guest=None if bot else name, name=name, bot=bot, rank=rank)


def test_games_are_counted() -> None:
    games = [played("a", 1, 32, FIRST), played("b", 2, 10, SECOND, seat=1), played("c", 1, 32, FIRST)]
    told = statistics(games, [], False, NOBODY.get)
    assert (told.games, told.wins, told.points, told.best, told.more) == (3, 2, 24.7, 32, False)
    assert told.sources == [SourceCount("chips", 16.7, 20.0), SourceCount("buildings", 8.0, 12.0)]
    assert told.buildings == [BuildingCount("office", 3, 2), BuildingCount("wharf", 2, 2)]
    assert told.first_roles == [RoleCount("builder", 2, 2), RoleCount("settler", 1, 0)]
    assert told.seats == [SeatCount(0, 2, 2), SeatCount(1, 1, 0)]


def test_who_one_has_met() -> None:
    games = [played("a", 1, 32, FIRST), played("b", 2, 10, SECOND), played("c", 1, 30, FIRST)]
    others = [
        other("a", 2, "Ben"),
        other("b", 1, "Ben"),
        other("c", 1, "Ben"),
        other("a", 3, "Lola", "beginner"),
        other("b", 3, "Ramón", "beginner"),
        Opponent(table="a", kind="person", guest=None, name="Anon", bot=None, rank=4),
    ]
    ben, beginners = statistics(games, others, True, {"Ben": "Benito"}.get).rivals
    assert ben == Rivalry("Benito", None, True, 3, 1, 1)
    assert (beginners.bot, beginners.games, beginners.ahead, beginners.behind) == ("beginner", 2, 2, 0)


def test_nobody_has_statistics_without_games() -> None:
    told = statistics([], [], False, NOBODY.get)
    assert (told.games, told.points, told.sources, told.rivals) == (0, 0.0, [], [])
