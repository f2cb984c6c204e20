"""Settler: tiles (SETL-1 to SETL-4), hacienda, construction hut and hospice."""

from collections import Counter

import pytest

from boriken import Game
from tests.games import words


def texts(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def settle(text: str, common: str = 'face_up = "2 corn, sugar, coffee"', edition: str = "1897") -> Game:
    """A settler phase of three with A as settler."""
    game = Game.from_position(f'edition = "{edition}"\nplayers = 3\n{common}\n{text}')
    game.play("settler")
    return game


def island(game: Game, seat: int = 0) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = words(game.state)["seats"][seat]["island"]
    return found


def test_what_may_be_taken() -> None:
    """SETL-1, SETL-2, HUT-1: quarries for the settler and for owners of an occupied hut."""
    game = settle('[B]\ncity = "construction_hut 0"\n[C]\ncity = "construction_hut 1"')
    assert texts(game) == ["take corn", "take sugar", "take coffee", "take quarry", "pass"]
    game.play("take coffee")
    assert texts(game) == ["take corn", "take sugar", "pass"]
    assert game.explain("take quarry").rule == "SETL-2"
    game.play("take corn")
    assert texts(game) == ["take corn", "take sugar", "take quarry", "pass"]
    game.play("take quarry")
    assert [island(game, seat) for seat in range(3)] == [
        {"coffee": {"tiles": 1, "workers": 0}},
        {"corn": {"tiles": 1, "workers": 0}},
        {"quarry": {"tiles": 1, "workers": 0}},
    ]
    assert game.state.quarries == 7


def test_without_quarries_nobody_takes_one() -> None:
    """SETL-2"""
    game = settle('[C]\nisland = "quarry 0/8"')
    assert texts(game) == ["take corn", "take sugar", "take coffee", "pass"]
    assert game.explain("take quarry").text == "There are no quarries left. (SETL-2)"


def test_a_quarry_can_be_taken_when_no_plantation_lies_face_up() -> None:
    """SETL-3"""
    game = settle('[C]\ncity = "construction_hut 1"', common="")
    assert texts(game) == ["take quarry", "pass"]
    game.play("take quarry")
    assert (game.turn, texts(game)) == (2, ["take quarry", "pass"])


def test_a_full_island_takes_nothing() -> None:
    """SETL-3: neither a tile nor the hacienda's, and the hospice has nothing to do."""
    game = settle('[A]\nisland = "corn 0/6, indigo 0/6"\ncity = "hacienda 1, hospice 1"')
    assert (game.turn, game.decision) == (1, "settler")


def test_new_tiles_after_the_phase() -> None:
    """SETL-4, RUL-46: what is left is discarded, then four are turned up."""
    game = settle("")
    for move in ("take coffee", "pass", "pass"):
        game.play(move)
    data = words(game.state)
    assert data["discard"] == {"corn": 2, "sugar": 1}
    assert sum(data["face_up"].values()) == 4
    assert sum(data["pile"].values()) == 50 - 4 - 4


def test_a_pile_that_runs_out() -> None:
    """SETL-4: what is there is turned up first, then the discards are shuffled and drawing goes on."""
    game = settle("", common='face_up = "2 corn, sugar, coffee"\npile = "3 tobacco"\ndiscard = "9 indigo"')
    for _ in range(3):
        game.play("pass")
    data = words(game.state)
    assert data["face_up"].pop("tobacco") == 3
    assert sum(data["face_up"].values()) == 1
    assert data["discard"] == {}
    assert Counter(data["pile"]) + Counter(data["face_up"]) == Counter(indigo=9, corn=2, sugar=1, coffee=1)


def test_a_pile_that_is_just_enough_is_not_shuffled() -> None:
    """SETL-4"""
    game = settle("", common='face_up = "corn"\npile = "4 tobacco"\ndiscard = "9 indigo"')
    for _ in range(3):
        game.play("pass")
    data = words(game.state)
    assert data["face_up"] == {"tobacco": 4}
    assert data["pile"] == {}
    assert data["discard"] == {"indigo": 9, "corn": 1}


def test_too_few_tiles_are_simply_fewer() -> None:
    """SETL-4"""
    game = settle("", common='face_up = "corn"\npile = "1 tobacco"\ndiscard = "1 indigo"')
    for move in ("take corn", "pass", "pass"):
        if game.decision == "settler":
            game.play(move)
    data = words(game.state)
    assert data["face_up"] == {"tobacco": 1, "indigo": 1}
    assert data["pile"] == data["discard"] == {}


# --- Hacienda --------------------------------------------------------------------------------------------


def test_the_hacienda_draws_before_the_regular_tile() -> None:
    """HAC-1, HAC-2"""
    game = settle(
        '[A]\ncity = "hacienda 1, construction_hut 1"', common='face_up = "corn"\npile = "2 coffee"'
    )
    assert (game.decision, texts(game)) == ("hacienda", ["draw", "pass"])
    game.play("draw")
    assert island(game) == {"coffee": {"tiles": 1, "workers": 0}}
    assert words(game.state)["pile"] == {"coffee": 1}
    assert (game.decision, texts(game)) == ("settler", ["take corn", "take quarry", "pass"])


def test_the_hacienda_may_be_left() -> None:
    """HAC-1, RUL-52"""
    game = settle('[A]\ncity = "hacienda 1"')
    game.play("pass")
    assert island(game) == {}
    assert game.decision == "settler"
    assert settle('[A]\ncity = "hacienda 0"').decision == "settler"  # BUI-1


def test_the_last_field_for_the_hacienda() -> None:
    """HAC-1: no regular tile follows."""
    game = settle('[A]\nisland = "corn 0/6, indigo 0/5"\ncity = "hacienda 1"')
    game.play("draw")
    assert game.turn == 1


def test_the_hacienda_shuffles_the_discards() -> None:
    """HAC-1, RUL-45: with an empty pile at once; without any tile there is no power."""
    game = settle('[A]\ncity = "hacienda 1"', common='face_up = "corn"\npile = ""\ndiscard = "2 coffee"')
    game.play("draw")
    data = words(game.state)
    assert (data["pile"], data["discard"]) == ({"coffee": 1}, {})
    game = settle('[A]\ncity = "hacienda 1"', common='face_up = "corn"\npile = ""\ndiscard = ""')
    assert game.decision == "settler"


def test_every_tile_of_the_pile_is_drawn_equally_often() -> None:
    """RUL-31: drawing from counts is drawing from a shuffled pile."""
    drawn: Counter[str] = Counter()
    for seed in range(1000):
        common = f'seed = {seed}\nface_up = "corn"\npile = "6 tobacco, 3 coffee, 1 sugar"'
        game = settle('[A]\ncity = "hacienda 1"', common)
        game.play("draw")
        drawn.update(list(island(game)))
    assert 550 < drawn["tobacco"] < 650
    assert 250 < drawn["coffee"] < 350
    assert 70 < drawn["sugar"] < 130
    assert drawn.total() == 1000


# --- Hospice ---------------------------------------------------------------------------------------------


def test_the_hospice_sends_a_worker_to_the_tile() -> None:
    """HOS-1: quarries too; it may be declined (RUL-52)."""
    for kind in ("corn", "quarry"):
        game = settle('[A]\ncity = "hospice 1"')
        game.play(f"take {kind}")
        assert (game.decision, texts(game)) == ("hospice", [f"worker {kind}", "pass"])
        other = game.copy()
        game.play(f"worker {kind}")
        assert island(game) == {kind: {"tiles": 1, "workers": 1}}
        assert game.state.workers == 58 - 1 - 3 - 1
        other.play("pass")
        assert island(other) == {kind: {"tiles": 1, "workers": 0}}


def test_no_tile_no_worker() -> None:
    """HOS-1; and BUI-1: not without somebody in the hospice."""
    game = settle('[A]\ncity = "hospice 1"')
    game.play("pass")
    assert game.turn == 1
    game = settle('[A]\ncity = "hospice 0"')
    game.play("take corn")
    assert game.turn == 1


@pytest.mark.parametrize(("supply", "ship", "asked"), [(1, 2, True), (0, 2, True), (0, 0, False)])
def test_where_the_worker_comes_from(supply: int, ship: int, asked: bool) -> None:
    """HOS-1: the supply, or else the worker ship; both empty, none."""
    rest = 58 - 1 - supply - ship
    game = settle(
        f'[A]\ncity = "hospice 1"\n[B]\nworkers = {rest}', common=f'face_up = "corn"\nworker_ship = {ship}'
    )
    game.play("take corn")
    assert (game.decision == "hospice") == asked
    if asked:
        game.play("worker corn")
        assert (game.state.workers, game.state.worker_ship) == ((0, 2) if supply else (0, 1))


BOTH = '[A]\ncity = "hacienda 1, hospice 1"'
COMMON = 'face_up = "corn, sugar"\npile = "9 coffee"'


@pytest.mark.parametrize("edition", ["1897", "special"])
def test_the_hospice_and_the_tile_of_the_hacienda(edition: str) -> None:
    """HOS-2: in 1897 the regular tile only, in special either of the two, chosen when both are placed."""
    game = settle(BOTH, COMMON, edition)
    game.play("draw")
    assert game.decision == "settler"
    game.play("take corn")
    expected = ["worker corn", "pass"] if edition == "1897" else ["worker corn", "worker coffee", "pass"]
    assert texts(game) == expected
    game.play("worker corn")
    assert game.turn == 1  # one worker in a phase


@pytest.mark.parametrize("answers", [("worker coffee",), ("pass", "worker corn"), ("pass", "pass")])
def test_the_hospice_serves_the_tile_just_placed(answers: tuple[str, ...]) -> None:
    """HOS-2: in classic with each tile as it is placed, until the worker has come."""
    game = settle(BOTH, COMMON, "classic")
    game.play("draw")
    assert texts(game) == ["worker coffee", "pass"]
    game.play(answers[0])
    assert game.decision == "settler"
    game.play("take corn")
    if answers[0] == "pass":
        assert texts(game) == ["worker corn", "pass"]
        game.play(answers[1])
    assert game.turn == 1
    came = sum(tiles["workers"] for tiles in island(game).values())
    assert came == (answers[-1] != "pass")


@pytest.mark.parametrize("edition", ["1897", "special"])
def test_only_the_tile_of_the_hacienda(edition: str) -> None:
    """HOS-2"""
    game = settle(BOTH, COMMON, edition)
    game.play("draw")
    game.play("pass")
    if edition == "1897":
        assert game.turn == 1
    else:
        assert texts(game) == ["worker coffee", "pass"]


def test_two_tiles_of_a_kind_are_one_choice() -> None:
    """HOS-2: which of the two gets the worker makes no difference."""
    game = settle(BOTH, 'face_up = "coffee"\npile = "7 coffee"', "special")
    game.play("draw")
    game.play("take coffee")
    assert texts(game) == ["worker coffee", "pass"]
