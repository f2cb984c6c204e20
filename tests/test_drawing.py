"""The table as SVG: all that lies there, and nothing that is hidden."""

import random
import re
from html import escape
from pathlib import Path
from xml.etree import ElementTree

import pytest

from boriken import Game, Options
from boriken.drawing.canvas import GOOD_COLOURS, INK, PAPER, ROLE_COLOURS, SEAT_COLOURS
from boriken.locale import languages, names_for
from tests.games import EXPANDED_TABLES, SOLO_TABLES, TABLES

ROOT = Path(__file__).parents[1]
TOKENS = ROOT / "web" / "src" / "theme" / "tokens.css"
PICTURE = ROOT / "docs" / "images" / "game.svg"
SVG = "{http://www.w3.org/2000/svg}"


def played(options: Options, moves: int, names: tuple[str, ...] = ()) -> Game:
    game = Game.from_options(options, seed=3, names=names)
    chance = random.Random(moves)
    for _ in range(moves):
        if not game.over:
            game.play(chance.choice(game.state.choices))
    return game


def elements(svg: str, kind: str) -> list[dict[str, str]]:
    return [element.attrib for element in ElementTree.fromstring(svg).iter(SVG + kind)]


@pytest.mark.parametrize("options", [*TABLES, *EXPANDED_TABLES, *SOLO_TABLES], ids=repr)
def test_every_position_can_be_drawn(options: Options) -> None:
    for moves in (0, 70, 10_000):
        game = played(options, moves)
        texts = [element.text or "" for element in ElementTree.fromstring(game.svg()).iter(SVG + "text")]
        names = names_for("en", game.state.rules.options.edition)
        view = game.view()
        for seat in view["seats"]:
            assert all(names[entry["building"]] in texts for entry in seat["city"])
        for building, left in view["buildings"].items():
            assert left == 0 or any(text.endswith(f"{names[building]} ×{left}") for text in texts)
        assert all(names[card] in texts for card in view["cards"])
        assert not any("None" in text for text in texts)


def test_islands_ships_and_house_are_drawn_piece_by_piece() -> None:
    game = played(Options("classic", 3), 120)
    svg = game.svg()
    assert len(elements(svg, "text")) > 30
    tiles = [box for box in elements(svg, "rect") if box.get("width") == "28"]
    state = game.state
    assert len(tiles) == sum(sum(seat.fields) for seat in state.seats)
    for good, number in (("corn", 0), ("coffee", 4)):
        fields = sum(box["fill"] == GOOD_COLOURS[good] for box in tiles)
        assert fields == sum(seat.fields[number] for seat in state.seats)
    places = [dot for dot in elements(svg, "circle") if dot["r"] == "5.5"]
    assert sum(dot["fill"] != PAPER for dot in places) == sum(state.ship_load) + sum(state.house)
    workers = [dot for dot in elements(svg, "circle") if dot["fill"] == INK]
    assert len(workers) == sum(sum(seat.manned) + sum(seat.crew) for seat in state.seats)


def test_the_picture_in_the_documentation_is_what_is_drawn() -> None:
    drawn = played(Options("classic", 3), 120).svg()
    assert PICTURE.read_text(encoding="utf-8") == drawn, f"write this into {PICTURE}:\n{drawn}"


def test_what_is_hidden_is_not_drawn() -> None:
    game = played(Options("special", 3, expansions=["achievements"]), 40)
    hidden = game.to_json()["seats"]
    names = names_for("en", "special")
    kept = [card for seat in hidden for card in seat["achievements"]]
    assert kept
    svg = game.svg()
    assert not [card for card in kept if f">{escape(names[card])}<" in svg]
    assert not re.search(r"\d VP ·|· \d+ VP", svg)


def test_names_cannot_bring_markup_in() -> None:
    game = played(Options("1897", 3), 5, ("<script>", "a & b", '"'))
    for text in (game.svg(), game._repr_html_()):
        ElementTree.fromstring(text)
        assert "<script>" not in text


@pytest.mark.parametrize("language", languages())
def test_all_languages_have_the_words(language: str) -> None:
    game = played(Options("special", 4, expansions="all"), 60)
    ElementTree.fromstring(game.svg(language))


def test_colours_are_those_of_the_page() -> None:
    tokens = TOKENS.read_text(encoding="utf-8")
    found = dict(re.findall(r"--([a-z]+-[a-z0-9]+): (?:light-dark\()?(#[0-9a-f]{6})", tokens))
    for kind, colours in (("good", GOOD_COLOURS), ("role", ROLE_COLOURS)):
        assert {name: found[f"{kind}-{name}"] for name in colours} == colours
    assert tuple(found[f"seat-{number}"] for number in range(5)) == SEAT_COLOURS
