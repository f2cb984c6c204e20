"""What a player is told who tries something that is not possible: the rule, the reason and its figures."""

from __future__ import annotations

import pytest

from boriken import Game

BASE = "players = 3\nworker_ship = 3\n"
"""The base game for three."""
ALL = BASE + 'expansions = ["new_buildings", "nobles", "buccaneer"]\ndraft = "chance"\nship_nobles = 0\n'


def told(position: str, moves: str, action: str) -> tuple[str, str]:
    """The rule and the English sentence for an action after some moves."""
    game = Game.from_position(f'edition = "classic"\nask_forced = true\n{position}')
    for move in filter(None, moves.split(", ")):
        game.play(move)
    why = game.explain(action)
    assert not why.legal
    return why.rule, why.text.removesuffix(f" ({why.rule})")


PASSES = [
    (BASE, "", "FLOW-2", "You cannot pass: you must choose a role."),
    (
        BASE + '[A]\nisland = "corn 0/2"\ncity = "hacienda 1"\n',
        "mayor, pass",
        "MAY-4",
        "You cannot pass: as many circles as possible must be filled.",
    ),
    (
        BASE + '[A]\ngoods = "1 corn"\n',
        "captain",
        "CAP-2",
        "You can load a cargo ship, so you must load one or use a private ship.",
    ),
    (
        ALL.replace("ship_nobles = 0", "ship_nobles = 1"),
        "mayor, pass",
        "MAY-2",
        "You cannot pass: take a worker or a noble.",
    ),
]


@pytest.mark.parametrize(("position", "moves", "rule", "text"), PASSES)
def test_where_nobody_passes(position: str, moves: str, rule: str, text: str) -> None:
    """FLOW-2, MAY-4, CAP-2, MAY-2"""
    assert told(position, moves, "pass") == (rule, text)


NOT_AT_THIS_TABLE = [
    ("prospector", "SET-7", "With 3 players there is no Prospector."),
    ("load sugar 7", "SET-6", "With 3 players there is no 7-space ship."),
    (
        "build library",
        "NEW-1",
        "The Library is not in this game: it belongs to the expansion “New Buildings”.",
    ),
    ("build villa", "NOB-6", "The Villa is not in this game: it belongs to the expansion “Nobles”."),
    ("buccaneer", "BUC-1", "That is not in this game: it belongs to the expansion “Buccaneer”."),
    ("noble", "NOB-1", "That is not in this game: it belongs to the expansion “Nobles”."),
    ("choose big_spender", "ACH-1", "That is not in this game: it belongs to the expansion “Achievements”."),
]


@pytest.mark.parametrize(("action", "rule", "text"), NOT_AT_THIS_TABLE)
@pytest.mark.parametrize("moves", ["", "settler"])
def test_what_is_not_in_the_game(moves: str, action: str, rule: str, text: str) -> None:
    """SET-6, SET-7 and the expansions: at any decision."""
    assert told(BASE + 'face_up = "2 corn"\n', moves, action) == (rule, text)


def test_two_players_have_a_box_of_their_own() -> None:
    """2P-4"""
    two = "players = 2\nworker_ship = 3\n"
    assert told(two, "", "prospector 2") == ("2P-4", "With 2 players there is no Prospector 2.")
    assert told(two, "captain", "load corn 5") == ("2P-4", "With 2 players there is no 5-space ship.")


BUILDINGS = [
    ("settler", "draw", "HAC-1", "Hacienda"),
    ("settler", "worker corn", "HOS-1", "Hospice"),
    ("builder", "worker", "UNI-1", "University"),
    ("captain", "wharf corn", "WHA-1", "Wharf"),
    ("trader", "post corn", "TPO-1", "Trading Post"),
    ("trader", "land", "LAO-1", "Land Office"),
    ("builder", "hand chip", "BLM-1", "Black Market"),
    ("settler", "forest corn", "FOREST-1", "Forest House"),
    ("settler", "clear corn", "HUN-1", "Hunting Lodge"),
    ("captain", "deliver corn", "ROY-1", "Royal Supplier"),
]


@pytest.mark.parametrize(("moves", "action", "rule", "building"), BUILDINGS)
def test_buildings_that_are_missing(moves: str, action: str, rule: str, building: str) -> None:
    position = ALL + 'face_up = "2 corn"\n[A]\ncoins = 1\ngoods = "1 corn, 1 coffee"\n'
    assert told(position, moves, action) == (rule, f"You have no occupied {building}.")


def test_the_hacienda_draws_no_quarry() -> None:
    """HAC-2"""
    position = BASE + 'face_up = "2 corn"\npile = "9 corn"\n[A]\ncity = "hacienda 1"\n'
    rule, text = told(position, "settler", "take quarry")
    assert rule == "HAC-2"
    assert text == "The Hacienda never draws a quarry; you take your own tile afterwards."


def test_a_full_house_is_told_with_what_it_holds() -> None:
    """TRA-4: A fills the house. B, who could only sell there, is not asked; C has a land office."""
    house = 'trading_house = "1 corn, 1 indigo, 1 sugar"\n'
    position = ALL + house + '[A]\ngoods = "1 coffee"\n[B]\ngoods = "1 tobacco"\n'
    position += '[C]\ncoins = 1\ngoods = "1 tobacco"\ncity = "land_office 1"\n'
    rule, text = told(position, "trader, sell coffee", "sell tobacco")
    assert (rule, text) == ("TRA-4", "The Trading House is full: Corn, Indigo, Sugar, Coffee.")
    position = BASE + house + '[A]\ngoods = "1 coffee"\n[B]\ngoods = "1 tobacco"\n'
    rule, text = told(position, "trader, sell coffee", "sell tobacco")
    assert rule == "TRA-4"
    assert text.endswith("anybody with nothing to sell, or who found the Trading House full, was not asked.")


def test_the_second_tile_of_the_library() -> None:
    """LIB-2"""
    position = ALL + 'face_up = "4 corn"\n[A]\ncity = "library 1"\n'
    rule, text = told(position, "settler, take corn, pass, pass", "take quarry")
    assert rule == "LIB-2"
    assert text == (
        "The second tile is a plantation; a quarry is possible only with an occupied Construction Hut."
    )


@pytest.mark.parametrize(("action", "name"), [("clear quarry", "quarry"), ("clear forest", "forest")])
def test_what_the_land_office_does_not_take_back(action: str, name: str) -> None:
    """LAO-2"""
    position = ALL + '[A]\nisland = "quarry 0/1, corn 0/1"\nforests = "corn"\ncity = "land_office 1"\n'
    position += 'nobles = 1\nnoble_posts = "land_office"\n'
    assert told(position, "trader", action) == (
        "LAO-2",
        f"You cannot discard a {name} here, only plantations.",
    )


def test_the_worker_of_a_forest_moves_on() -> None:
    """FOREST-2, special: with forest and plantation the hospice's worker goes to the plantation."""
    game = Game.from_position(
        'edition = "special"\nplayers = 3\nworker_ship = 3\nworkers = 10\nexpansions = ["new_buildings"]\n'
        'draft = "chance"\nface_up = "2 corn"\npile = "9 sugar"\n'
        '[A]\ncity = "hacienda 1, hospice 1, forest_house 1"\n'
    )
    for move in ("settler", "draw", "forest", "take corn"):
        game.play(move)
    assert game.explain("worker forest").rule == "FOREST-2"
    assert game.explain("worker forest").key == "forest_worker_moves_on"
    assert game.explain("worker").key == "say_which_tile"


def test_the_villa_takes_nobles_first() -> None:
    """VIL-1"""
    position = ALL + 'nobles = 2\nworkers = 9\n[A]\ncity = "villa 1"\n'
    rule, text = told(position, "mayor, pass", "worker")
    assert (rule, text) == ("VIL-1", "The supply still has 2 nobles: take one, not a worker.")


def test_what_cannot_be_kidnapped() -> None:
    """BUC-3: a role that is taken, and the buccaneer himself."""
    position = ALL + '[cards]\nmayor = "C"\n'
    assert told(position, "buccaneer", "kidnap mayor") == (
        "BUC-3",
        "The Mayor has already been chosen this round, by seat 2.",
    )
    assert told(position, "buccaneer", "kidnap buccaneer") == ("BUC-3", "The Buccaneer cannot be set aside.")


def test_options_without_effect_are_told_apart() -> None:
    """RUL-43"""
    assert told(ALL, "buccaneer", "loot")[1].startswith("The Trading House is empty")
    assert told(ALL, "buccaneer", "piracy 4")[1].startswith("The 4-space ship is empty")
    assert told(ALL, "buccaneer", "raid")[1].startswith(
        "The Recruitment Hall holds 3 workers; with 3 players, only"
    )


@pytest.mark.parametrize("edition", ["classic", "1897"])
def test_what_is_in_every_game_with_nobles(edition: str) -> None:
    """NOB-6"""
    game = Game.new(edition=edition, players=3, seed=1, expansions=["new_buildings", "nobles"])
    why = game.explain("draft jeweler")
    assert (why.rule, why.key) == ("NOB-6", "in_every_game_with_nobles")
    assert game.explain("draft coffee_roaster").key == "in_every_game"
    assert game.explain("pass").text == "You cannot pass: you must add a building. (NEW-1)"


def test_places_come_one_after_the_other() -> None:
    """MAY-3"""
    position = BASE + '[A]\nisland = "corn 0/2, sugar 0/2"\ncity = "hacienda 1"\n'
    assert told(position, "mayor, pass", "place sugar 1") == (
        "MAY-3",
        "First the corn plantation, then the sugar plantation.",
    )
    assert told(position, "mayor, pass, place corn 1", "place corn 0") == (
        "MAY-3",
        "You have already decided about the corn plantation.",
    )
    assert told(position, "mayor, pass", "place wharf 1") == ("MAY-3", "You do not own the Wharf.")
    assert told(position, "mayor, pass", "place coffee 1")[1] == "You do not have a coffee plantation."


def test_phases_that_are_over() -> None:
    """FLOW-1"""
    position, moves = BASE + 'face_up = "3 corn"\n', "settler, take corn, pass, pass"
    assert told(position, moves, "take corn") == ("FLOW-1", "The Settler phase of this round is over.")
    assert told(position, moves, "settler") == (
        "FLOW-1",
        "The Settler has already been chosen this round, by seat 0.",
    )


BLACK_MARKET = [
    ("pass", "BLM-2", "You cannot pass: you are still short by 3 doubloons."),
    ("hand black_market", "BLM-3", "Whoever works on the Black Market itself cannot be handed over."),
    ("hand quarry", "BLM-2", "Without whoever works on the quarry, the building would cost more."),
    ("hand portrait", "BLM-1", "There is nobody in San Juan."),
    ("hand noble corn", "BLM-3", "There is no noble on the corn plantation."),
    ("hand barrel corn", "BLM-1", "You have no corn."),
    (
        "hand barrel sugar",
        "BLM-1",
        "You are asked about that next: first hand over what is asked for now, or pass.",
    ),
]


@pytest.mark.parametrize(("action", "rule", "text"), BLACK_MARKET)
def test_what_the_black_market_refuses(action: str, rule: str, text: str) -> None:
    """BLM-1 to BLM-3: 3 doubloons are missing for the factory."""
    position = ALL + 'buildings = "1 factory"\n[A]\ncoins = 2\nchips = 1\ngoods = "1 sugar"\n'
    position += 'island = "corn 1/1, quarry 1/1"\ncity = "black_market 1"\n'
    assert told(position, "builder, build factory", action) == (rule, text)


def test_the_black_market_takes_one_of_each() -> None:
    """BLM-1"""
    position = ALL + 'buildings = "1 factory"\n[A]\ncoins = 4\nchips = 1\ngoods = "1 sugar"\n'
    position += 'island = "corn 2/2"\ncity = "black_market 1"\n'
    text = "That is already decided: at most one of each is handed over."
    assert told(position, "builder, build factory, hand corn", "hand corn") == ("BLM-1", text)
    assert told(position, "builder, build factory, pass, hand barrel sugar", "hand corn") == ("BLM-1", text)


def test_who_cannot_be_raided() -> None:
    """BUC-3, RUL-43"""
    position = ALL.replace("worker_ship = 3", "worker_ship = 8") + '[A]\nisland = "corn 0/3, sugar 0/2"\n'
    assert told(position, "buccaneer, raid", "put wharf") == (
        "BUC-3",
        "There is no empty circle on the Wharf.",
    )
    assert (
        told(position, "buccaneer, raid", "put noble corn")[1] == "There is no noble in the Recruitment Hall."
    )
    full = "buccaneer, raid, put corn, put corn, put corn"
    assert told(position, full, "put sugar")[1] == "You cannot keep anybody else: the others must leave."
    assert told(position, full, "noble")[0] == "RUL-43"
    assert told(position, "buccaneer, raid", "pass") == ("RUL-43", "You cannot pass: choose who must leave.")


def test_in_any_order_nothing_has_to_wait() -> None:
    """RUL-55, BLM-1: the barrel may be named first, and once."""
    position = (
        ALL + 'any_order = true\nbuildings = "1 factory"\n[A]\ncoins = 4\nchips = 1\ngoods = "2 sugar"\n'
    )
    position += 'island = "corn 2/2"\ncity = "black_market 1"\n'
    rule, text = told(position, "builder, build factory, hand barrel sugar", "hand barrel sugar")
    assert (rule, text) == ("BLM-1", "That is already decided: at most one of each is handed over.")


def test_the_hospice_of_classic_brings_no_noble() -> None:
    """RUL-12, HOS-1: 001 knows no worker from the ship, and nobles are nowhere else."""
    position = ALL.replace("ship_nobles = 0", "ship_nobles = 1") + 'workers = 5\nface_up = "2 corn"\n'
    rule, text = told(position + '[A]\ncity = "hospice 1"\n', "settler, take corn", "noble corn")
    assert (rule, text) == ("RUL-12", "The Hospice brings only a worker from the supply, not a noble.")


def test_a_circle_that_a_reward_has_filled() -> None:
    """HOS-1: the festival's worker stands on the new tile already."""
    frames = '"round A count=1", "settler A taker=A memo=3", "hospice A taker=A rest=5"'
    position = f"players = 3\nworkers = 5\nframes = [{frames}]\n"
    position += '[cards]\nsettler = "A"\n[A]\nisland = "corn 1/1, sugar 0/1"\ncity = "hospice 1"\n'
    assert told(position, "", "worker corn") == ("HOS-1", "You have no corn plantation with an empty circle.")
    assert told(position, "", "worker coffee")[0] == "HOS-2"


def test_nobles_on_the_ship_of_a_raid() -> None:
    """RUL-43, RUL-55: with one order of naming, nobles come before workers."""
    position = ALL.replace("ship_nobles = 0", "ship_nobles = 4") + '[A]\nisland = "corn 0/1, sugar 0/2"\n'
    rule, text = told(position, "buccaneer, raid, put corn", "put noble sugar")
    assert (rule, text) == ("BUC-3", "Choose the nobles before the workers.")
    few = position.replace("worker_ship = 3", "worker_ship = 1")
    assert told(few, "buccaneer, raid", "worker") == ("RUL-43", "2 must leave, and only 1 worker can.")
