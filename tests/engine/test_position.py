"""Positions as text: written and read back, completed by what is left, and every mistake told."""

import tomllib
from typing import Any

import pytest
from hypothesis import given

from boriken import BadPosition, BorikenError, Game, Options
from boriken.engine.invariants import problems
from boriken.engine.state import State
from boriken.position import read_position, write_position
from tests.games import TABLES, at, decisions, is_one_sentence, plain, positions, seeds, tables, words


def same(state: State) -> Any:
    """All of a state but the rule set: who began is an option and no part of a position."""
    data = plain(state)
    del data["rules"]
    return data


@given(state=positions())
def test_round_trip(state: State) -> None:
    text = write_position(state)
    read = read_position(text)
    assert same(read) == same(state)
    assert read.rules.players == state.rules.players
    assert read.rules.options.edition == state.rules.options.edition
    assert read.rules.options.ask_forced == state.rules.options.ask_forced
    assert write_position(read) == text


@given(options=tables(), seed=seeds)
def test_round_trip_at_every_step_of_a_game(options: Options, seed: int) -> None:
    """Also inside a phase: the first time a step waits for a decision."""
    seen = set()
    for state in decisions(options, seed):
        if at(state) not in seen:
            seen.add(at(state))
            assert same(read_position(write_position(state))) == same(state)
    assert len(seen) > 6


@given(state=positions())
def test_what_is_in_the_supply_can_be_left_out(state: State) -> None:
    """Without the lines about common stocks, the same is worked out from what lies elsewhere."""
    lines = write_position(state).splitlines()
    left_out = ("workers", "chips", "quarries", "supply", "pile", "buildings")
    top = lines.index("[ships]")
    kept = [line for line in lines[:top] if not line.startswith(tuple(f"{key} =" for key in left_out))]
    assert len(kept) == top - len(left_out)
    assert same(read_position("\n".join(kept + lines[top:]))) == same(state)


def test_an_empty_text_is_the_usual_game_with_empty_boards() -> None:
    state = read_position("")
    assert state.rules.options == Options()
    data = words(state)
    assert data["workers"] == 75
    assert data["worker_ship"] == 4
    assert data["chips"] == 100
    assert data["quarries"] == 8
    assert data["supply"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
    assert data["pile"] == {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
    assert sum(data["buildings"].values()) == 20 + 24 + 5
    assert (
        data["seats"]
        == [{"coins": 0, "chips": 0, "noted": 0, "workers": 0, "goods": {}, "island": {}, "city": []}] * 4
    )
    assert data["frames"] == [{"step": "round", "seat": 0, "taker": None, "count": 0, "memo": 0, "rest": 0}]
    assert problems(state) == []


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.edition}-{options.players}")
def test_the_rest_is_in_the_supply(options: Options) -> None:
    state = read_position(
        f'''
        edition = "{options.edition}"
        players = {options.players}
        worker_ship = 6
        face_up = "corn, 2 sugar"
        discard = "tobacco"
        trading_house = "coffee"
        [ships]
        6 = "3 corn"
        [A]
        chips = 7
        workers = 2
        goods = "2 corn, indigo"
        island = "quarry 1/2, sugar 0/1"
        city = "hospice 1, large_sugar_mill 2, city_hall"
        '''
    )
    rules = state.rules
    assert problems(state) == []
    assert state.workers == rules.workers - 6 - 2 - 1 - 3
    assert state.chips == rules.chips - 7
    assert state.quarries == rules.quarries - 2
    assert state.supply == [b - n for b, n in zip(rules.barrels, (5, 1, 0, 0, 1), strict=True)]
    assert state.pile == [t - n for t, n in zip(rules.tiles, (1, 0, 3, 1, 0), strict=True)]
    stock = words(state)["buildings"]
    assert "city_hall" not in stock
    assert stock.get("hospice", 0) == (0 if options.players == 2 else 1)
    assert stock["large_sugar_mill"] == (1 if options.players == 2 else 2)


def test_whose_turn_it_is() -> None:
    def turn(text: str) -> tuple[int | None, int]:
        game = Game.from_position(text)
        return game.turn, int(game.state.frames[0].count)

    assert turn("") == (0, 0)
    assert turn('governor = "C"') == (2, 0)
    assert turn('governor = "C"\n[cards]\nmayor = "C"\ncaptain = "D"') == (0, 2)
    assert turn('governor = "C"\nturn = "B"') == (1, 3)
    assert turn('players = 2\n[cards]\nmayor = "A"\ncaptain = "B"\nbuilder = "A"') == (1, 3)


def test_coins_and_takers_of_cards() -> None:
    state = read_position('[cards]\nmayor = "B"\nprospector = 3\n')
    cards = words(state)["cards"]
    assert cards["mayor"] == {"coins": 0, "seat": 1}
    assert cards["prospector"] == {"coins": 3, "seat": None}
    assert cards["settler"] == {"coins": 0, "seat": None}


def test_a_frame_in_the_middle_of_a_phase() -> None:
    game = Game.from_position(
        """
        players = 3
        frames = ["round A count=1", "captain B taker=A count=1 memo=1"]
        [cards]
        captain = "A"
        [B]
        goods = "2 corn"
        """
    )
    assert game.decision == "captain"
    assert game.turn == 1
    assert [str(action) for action in game.legal_actions()] == ["load corn 4", "load corn 5", "load corn 6"]


def test_a_seed_or_the_generator() -> None:
    assert words(read_position("seed = 7"))["rng"] == [1714290700, 1495485341]
    assert words(read_position(""))["rng"] == words(read_position("seed = 0"))["rng"]
    assert words(read_position("rng = [5, 6]"))["rng"] == [5, 6]


def test_the_text_is_toml_that_a_person_can_read() -> None:
    game = Game.new(edition="classic", players=3, seed=1)
    document = tomllib.loads(game.position())
    assert document["edition"] == "classic"
    assert document["cards"]["captain"] == 0
    assert document["ships"] == {"4": "", "5": "", "6": ""}
    assert document["A"]["island"] == "indigo 0/1"
    assert document["C"]["island"] == "corn 0/1"
    assert document["frames"] == ["round A"]


# --- Mistakes --------------------------------------------------------------------------------------------

MISTAKES = {
    "edition =": "no TOML text",
    "edition = 'basic'": "Unknown edition “basic”: choose one of classic, 1897, special",
    "edition = 1897": "'edition' must be text, not 1897",
    "players = 1": "1 player cannot play",
    "players = 6": "6 players cannot play",
    "players = '4'": "players: '4' must be a whole number",
    "ask_forced = 1": "'ask_forced' must be true or false",
    "season = 'spring'": "unknown key 'season'",
    "players = 3\n[D]": "unknown key 'D'",
    "governor = 'E'": "governor: 'E' is no seat: choose one of A, B, C, D",
    "governor = 0": "governor: 0 is no seat",
    "governor = 'AB'": "governor: 'AB' is no seat",
    "governor = ''": "governor: '' is no seat",
    "turn = 'X'": "turn: 'X' is no seat",
    "round = 0": "round: 0 must be a whole number, at least 1",
    "round = 1.5": "round: 1.5 must be a whole number",
    "ending = 'city'": "'ending' must be a list",
    "ending = ['boredom']": "'boredom' is no reason for the end: workers, city, chips",
    "rng = 5": "'rng' must be two whole numbers",
    "rng = [5]": "'rng' must be two whole numbers",
    "rng = [0, 1]": "'rng' must be two whole numbers from 1 on",
    "seed = 'x'": "seed: 'x' must be a whole number",
    "workers = -1": "workers: -1 must be a whole number",
    "worker_ship = true": "worker_ship: True must be a whole number",
    "worker_ship = 80": "1 more workers are in use than there are in the game",
    "chips = 'all'": "chips: 'all' must be a whole number",
    "quarries = []": "quarries: [] must be a whole number",
    "supply = 5": "supply: 5 must be text",
    "supply = '2 gold'": "supply: '2 gold' must be like '2 corn'",
    "supply = 'two corn'": "supply: 'two corn' must be like '2 corn'",
    "supply = 'corn 2'": "supply: 'corn 2' must be like '2 corn'",
    "face_up = '11 corn'": "1 more corn (pile) are in use than there are in the game",
    "pile = '1 quarry'": "pile: '1 quarry' must be like '2 corn'",
    "discard = ['corn']": "discard: ['corn'] must be text",
    "trading_house = '1 gold'": "trading_house: '1 gold' must be like",
    "trading_house = '12 indigo'": "1 more indigo (supply) are in use",
    "buildings = '2 castle'": "buildings: '2 castle' must be like '2 small_indigo_plant'",
    "ships = 'three'": "'ships' must be a table",
    "[ships]\n4 = '1 corn'": "there is no ship '4': [5, 6, 7]",
    "[ships]\n5 = '6 corn'": "ships.5: '6 corn' does not fit (CAP-3)",
    "[ships]\n5 = '1 corn, 1 sugar'": "ships.5: a ship carries one kind only (CAP-3)",
    "[ships]\n5 = '1 corn'\n6 = '1 corn'": "ships.6: two ships carry corn (CAP-3)",
    "[ships]\n5 = 3": "ships.5: 3 must be text",
    "cards = 3": "'cards' must be a table",
    "[cards]\nbuccaneer = 1": "there is no 'buccaneer' in this game: settler",
    "players = 3\n[cards]\nprospector = 1": "there is no 'prospector' in this game",
    "[cards]\nmayor = 'E'": "cards.mayor: 'E' is no seat",
    "[cards]\nmayor = -1": "cards.mayor: -1 must be a whole number",
    "[cards]\nmayor='A'\nbuilder='B'\ntrader='C'\ncaptain='D'": "4 role cards taken, but a round has 4 turns",
    "A = 5": "seat A must be a table",
    "[A]\ncoin = 3": "seat A: unknown key 'coin': known are coins, chips",
    "[A]\ncoins = '3'": "A.coins: '3' must be a whole number",
    "[A]\nchips = -1": "A.chips: -1 must be a whole number",
    "[A]\nchips = 101": "1 more chips are in use than there are in the game",
    "[A]\nnoted = 1.0": "A.noted: 1.0 must be a whole number",
    "[A]\nworkers = []": "A.workers: [] must be a whole number",
    "[A]\nworkers = 76": "1 more workers are in use",
    "[A]\ngoods = '1 quarry'": "A.goods: '1 quarry' must be like",
    "[A]\ngoods = '11 corn'": "A.goods: there are 10 corn",
    "[A]\nisland = 'corn 2'": "A.island: 'corn 2' must be like 'corn 2/3', workers/tiles",
    "[A]\nisland = 'forest 0/1'": "A.island: 'forest 0/1' must be like",
    "[A]\nisland = 'corn x/1'": "A.island: 'corn x/1' must be like",
    "[A]\nisland = 'corn 0/-1'": "A.island: 'corn 0/-1' must be like",
    "[A]\nisland = 'corn 2/1'": "A.island: 'corn 2/1' has more workers than tiles (MAY-3)",
    "[A]\nisland = 'corn 0/7, sugar 0/6'": "A.island: 13 tiles do not fit on 12 fields",
    "[A]\nisland = 'quarry 0/9'": "1 more quarries are in use",
    "[A]\nisland = 'corn 0/11'": "1 more corn (pile) are in use",
    "[A]\ncity = 'castle'": "A.city: there is no building 'castle' in this game",
    "[A]\ncity = 'aqueduct'": "A.city: there is no building 'aqueduct' in this game",
    "[A]\ncity = 'wharf, wharf'": "A.city: wharf stands twice (BLD-5)",
    "[A]\ncity = 'wharf one'": "A.city: 'wharf one' must be like 'hospice 1'",
    "[A]\ncity = 'wharf 2'": "A.city: wharf has 1 circle(s), not 2",
    "[A]\ncity = 'guild_hall, residence, fortress, customs_house, city_hall, wharf, harbor, hospice'": (
        "A.city: 13 city spaces do not fit on 12"
    ),
    "[A]\ncity = 'residence'\n[B]\ncity = 'residence'": "1 more residence (buildings) are in use",
    "frames = 'round A'": "'frames' must be a list",
    "frames = ['round']": "frames: 'round' must be like 'captain B taker=A'",
    "frames = ['lunch A']": "frames: 'lunch A' must be like 'captain B taker=A', with one of round, settler",
    "frames = ['round E']": "frames: 'E' is no seat",
    "frames = ['round A', 'captain A taker=Z']": "frames: 'Z' is no seat",
    "frames = ['round A count=x']": "frames: 'count=x' must be taker=A, count=1, memo=1 or rest=1",
    "frames = ['round A colour=1']": "frames: 'colour=1' must be taker=A",
    "frames = [3]": "frames: 3 must be like",
}


def refusal(text: str) -> str:
    with pytest.raises(BorikenError) as refused:
        Game.from_position(text)
    assert is_one_sentence(str(refused.value))
    return str(refused.value)


@pytest.mark.parametrize("text", MISTAKES, ids=lambda text: text.replace("\n", " "))
def test_mistakes_are_told(text: str) -> None:
    assert MISTAKES[text] in refusal(text)


def test_a_mistake_says_what_it_is_about() -> None:
    with pytest.raises(BadPosition, match=r"^Position, A\.goods: 'corn 2' must be like '2 corn'\.$"):
        read_position("[A]\ngoods = 'corn 2'")


@pytest.mark.parametrize(
    "text",
    [
        "supply = '² corn'",
        "[A]\nisland = 'corn ²/3'",
        "[A]\ncity = 'wharf ²'",
        "frames = ['round A count=²']",
    ],
)
def test_odd_digits_are_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        "AB = 5",
        "buildings = '2 aqueduct'",
        "[A]\nisland = 'corn 1/1, corn 2/2'",
        "trading_house = '5 corn'",
        "face_up = '9 corn'",
        "frames = ['round A count=9']",
        "frames = ['hacienda A']",
        "frames = ['round A count=1', 'place A rest=0']\n[A]\nworkers = 3\nisland = 'corn 0/2'",
    ],
    ids=lambda text: text.replace("\n", " "),
)
def test_positions_that_cannot_be_are_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize("text", ["[A]\ncoins = 9999999999999999999999", "rng = [9999999999999999999999, 1]"])
def test_numbers_too_large_are_refused(text: str) -> None:
    refusal(text)


def test_a_position_has_the_fingerprint_of_its_game() -> None:
    game = Game.new(players=3, seed=1, governor=2)
    assert Game.from_position(game.position()).fingerprint() == game.fingerprint()


_BUCCANEER = 'edition = "classic"\nplayers = 3\nexpansions = ["buccaneer"]\n'
_ACHIEVEMENTS = 'edition = "special"\nplayers = 3\nexpansions = ["achievements"]\n'
_FESTIVAL = 'players = 3\nexpansions = ["festival"]\n'


@pytest.mark.parametrize(
    "text",
    [
        _BUCCANEER + 'kidnapped = "trader"',
        _BUCCANEER + 'kidnapped = "trader"\nmarker = "A"\nturn = "B"\n[cards]\ntrader = "A"',
        _BUCCANEER + 'kidnapped = "buccaneer"\nmarker = "A"',
        _BUCCANEER + 'kidnapped = "prospector"\nmarker = "A"',
        'players = 3\nkidnapped = "trader"\nmarker = "A"',
        _ACHIEVEMENTS + '[A]\nachievements = "big_spender"\n[B]\nachievements = "big_spender"',
        'players = 3\n[A]\nachievements = "big_spender"',
        'players = 3\ngoals = ["specialist / corn"]',
        _FESTIVAL + 'goals = ["specialist / corn", "specialist / corn"]',
        _FESTIVAL + 'goals = ["pioneer_toast / / lighthouse"]',
        _FESTIVAL + 'goals = ["pioneer_toast / / small_market"]',
    ],
    ids=lambda text: text.replace("\n", " "),
)
def test_expansions_that_do_not_hang_together_are_refused(text: str) -> None:
    refusal(text)


@pytest.mark.parametrize(
    "text",
    [
        'frames = ["round A count=1", "buccaneer A taker=A"]',
        'expansions = ["new_buildings"]\nframes = ["round A count=1", "mayor A taker=A", '
        '"guests A taker=A"]\n'
        '[A]\ncity = "guesthouse 1"',
        'expansions = ["festival"]\nframes = ["round A count=1", "settler A taker=A", "reward A count=50"]',
        'expansions = ["new_buildings"]\n[A]\nforests = "99999999999999 corn"',
        'expansions = ["festival"]\ngoals = ["festival_delivery corn"]',
        "round = " + "9" * 5000,
        f"supply = '{'9' * 5000} corn'",
        'expansions = ["nobles"]\n[A]\nloads = "17 corn"',
    ],
    ids=lambda text: text[:60].replace("\n", " "),
)
def test_what_no_expansion_knows_is_refused(text: str) -> None:
    refusal(text)


def test_a_position_keeps_who_drafted() -> None:
    game = Game.new("special", 3, 3, expansions=["new_buildings"], draft="chance")
    assert Game.from_position(game.position()).fingerprint() == game.fingerprint()
