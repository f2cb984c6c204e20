"""What is remembered of a finished game follows from its log."""

from __future__ import annotations

from boriken.engine.options import PUERTOMA
from boriken.server.changes import forgetting, seating
from boriken.server.new_table import puertoma_seat
from boriken.server.profiles.finished import finished_game
from tests.server.profiles.games import Log, bot, person


def test_a_game_is_remembered_as_it_was_played() -> None:
    log = Log(person("Ana"), person("Ben"), bot("skilled"))
    log.play()
    game = finished_game(log.table, log.entries)
    result = log.table.document.result
    assert result is not None
    assert [(seat.rank, seat.points) for seat in game.seats] == [(at.rank, at.points) for at in result]
    assert [seat.guest for seat in game.seats] == ["guest-Ana", "guest-Ben", None]
    assert [seat.bot for seat in game.seats] == [None, None, "skilled"]
    assert game.pool == "3-base"
    assert game.ended == log.entries[-1].at
    acted = [entry for entry in log.entries if entry.kind == "acted"]
    for seat in game.seats:
        assert seat.decisions == sum(entry.seat == seat.seat for entry in acted)
        assert (seat.stood_in, seat.is_gone) == (0, False)
        assert sum(seat.facts.parts.values()) == seat.points
        assert log.table.state is not None
        assert len(seat.facts.city) == len(log.table.state.seats[seat.seat].city)


def test_roles_and_barrels_are_counted_from_events() -> None:
    log = Log(person("Ana"), person("Ben"), person("Eva"), seed=4)
    log.play()
    game = finished_game(log.table, log.entries)
    told = [event for entry in log.entries for event in getattr(entry.body, "events", [])]
    for seat in game.seats:
        mine = [event for event in told if getattr(event, "seat", None) == seat.seat]
        roles = [event.card.partition(" ")[0] for event in mine if type(event).__name__ == "RoleTakenEvent"]
        assert sum(seat.facts.roles.values()) == len(roles)
        assert seat.facts.first_role == roles[0]
        loaded = [event.count for event in mine if type(event).__name__ in ("LoadedEvent", "ShippedEvent")]
        assert seat.facts.shipped == sum(loaded)
        assert 0 < seat.facts.most_shipped <= seat.facts.shipped
        assert 0 < seat.facts.most_kinds <= 5


def test_what_a_stand_in_decided_is_told_apart() -> None:
    log = Log(person("Ana"), person("Ben"), person("Eva"))
    log.play(30)
    log.do(seating.leave(log.table, "guest-Ben", log.now))
    log.play(30)
    log.do(seating.give_back(log.table, 1, False, log.now))
    log.play(30)
    log.do(seating.leave(log.table, "guest-Eva", log.now))
    log.play()
    game = finished_game(log.table, log.entries)
    ana, ben, eva = game.seats
    assert (ana.stood_in, ana.is_gone) == (0, False)
    assert (ben.is_gone, eva.is_gone) == (False, True)
    assert 0 < ben.stood_in < ben.decisions
    assert 0 < eva.stood_in < eva.decisions
    assert ana.is_own_work
    assert not eva.is_own_work


def test_who_is_forgotten_was_a_person_all_the_same() -> None:
    log = Log(person("Ana"), person("Ben"))
    log.play(10)
    change = forgetting.forget(log.table, "guest-Ben", log.now)
    assert change is not None
    log.do(change)
    log.play()
    ben = finished_game(log.table, log.entries).seats[1]
    assert (ben.kind, ben.guest, ben.bot, ben.is_gone) == ("person", None, None, True)
    assert "Ben" not in ben.name


def test_puertomas_are_neither_people_nor_bots() -> None:
    kinds = ["human", PUERTOMA, PUERTOMA]
    log = Log(person("Ana"), puertoma_seat(), puertoma_seat(), edition="special", seats=kinds)
    log.play()
    game = finished_game(log.table, log.entries)
    assert game.puertomas == 2
    assert game.difficulty == "normal"
    assert [seat.bot for seat in game.seats] == [None, None, None]


def test_a_log_without_events_still_has_results() -> None:
    log = Log(person("Ana"), person("Ben"))
    log.play()
    for entry in log.entries:
        if hasattr(entry.body, "events"):
            entry.body.events = []
    game = finished_game(log.table, log.entries)
    assert all(seat.facts.parts and not seat.facts.roles for seat in game.seats)
