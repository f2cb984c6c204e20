"""Events as sentences."""

from __future__ import annotations

import random
import re

import pytest

from boriken import EDITIONS, Game
from boriken.arena.coverage import NEEDS
from boriken.arena.styles import draw_styles
from boriken.cli.output import GLUE
from boriken.cli.terminal.story import tell
from boriken.cli.terminal.words import Words
from boriken.engine.actions import TEXTS
from boriken.engine.events import EVENT_KINDS, RANSOM_PAID, Event
from boriken.engine.options import PUERTOMA, everything
from boriken.locale import Messages, languages


def story(game: Game, *actions: str, language: str = "en") -> list[str]:
    heard: list[Event] = []
    game.listen(heard.append)
    for action in actions:
        game.play(action)
    options = game.state.rules.options
    return tell(heard, Words(Messages(language, options.edition), options.players, reader=0))


def test_a_paragraph_for_each_role() -> None:
    told = story(Game.new("classic", 3, seed=1), "builder", "build hacienda", "pass", "build small_market")
    assert told == [
        "You choose the Builder. You build the Hacienda for 1 doubloon. Benito builds nothing. "
        "Carla builds the Small Market for 1 doubloon."
    ]


def test_a_role_that_brings_nobody_anything_has_its_paragraph() -> None:
    """Here nobody has anything to sell, so nobody is asked."""
    told = story(Game.new("classic", 3, seed=1), "trader", "captain")
    assert told == ["You choose the Trader.", "Benito chooses the Captain."]


def test_what_one_player_does_is_one_sentence() -> None:
    position = """
        edition = "1897"
        players = 3
        [A]
        goods = "2 corn, 3 indigo"
        [ships]
        4 = "4 coffee"
        5 = "5 sugar"
        6 = "6 tobacco"
    """
    told = story(Game.from_position(position), "captain", "keep corn 1")
    assert told[0].startswith("You choose the Captain. You keep 1 corn and lose 1 corn and 3 fruit.")
    assert "The 4-space ship leaves with coffee." in told[0]


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_event_can_be_told(edition: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every paragraph is made of sentences, and nothing of the inside shows, in any language."""
    seen: set[str] = set()
    for seed in range(80):
        names = everything(edition) if seed % 8 else ()
        players = 2 + seed % 4
        solo = edition == "special" and seed % 3 == 0
        seats = ("human",) * (players - 1) + ("puertoma",) if solo else ()
        voluntary = seed % 4 == 1
        game = Game.new(edition, players, seed=seed, expansions=names, seats=seats, voluntary=voluntary)
        chance = random.Random(seed)
        styles = draw_styles(chance, game.players)
        heard: list[Event] = []
        game.listen(heard.append)
        while not game.over:
            weights = [styles[game.turn or 0][choice] for choice in game.state.choices]
            game.play(chance.choices(game.state.choices, weights)[0])
        messages = Messages(languages()[seed % len(languages())], edition)
        for paragraph in tell(heard, Words(messages, game.players, reader=0)):
            assert re.fullmatch(r"[A-ZÉÀÊÓÁ].*[^.]\.", paragraph)
            assert not re.search(r"_|  |\b[A-Z]\w+ [;,.]", paragraph.replace("\u00a0", "~"))
        seen |= {event.name for event in heard}
    expected = {kind.name for kind in EVENT_KINDS} - ({"privilege_points"} if edition == "special" else set())
    if edition != "special":
        expected.discard("achievement_met")
        expected -= {name for name, needs in NEEDS.items() if needs == PUERTOMA}
    assert seen == expected
    assert caplog.messages == []


def heard_in(position: str, *actions: str, language: str = "en") -> str:
    return " ".join(story(Game.from_position(position), *actions, language=language))


def test_the_small_wharf_sends_off_what_was_named() -> None:
    position = """
        edition = "classic"
        players = 3
        expansions = ["new_buildings"]
        [A]
        goods = "3 indigo, 2 tobacco, 1 corn"
        city = "small_wharf 1"
    """
    told = heard_in(position, "captain", "send corn 1", "send indigo 3", "send tobacco 2")
    assert "1 corn, 3 indigo and 2 tobacco on the Small Wharf’s ship; get 4 VP from the Small Wharf." in told


def test_a_guest_that_moves_is_told_of_once() -> None:
    position = """
        edition = "classic"
        players = 3
        expansions = ["new_buildings"]
        [A]
        city = "guesthouse 2, small_market"
        goods = "1 corn"
    """
    told = heard_in(position, "trader", "put small_market", "sell corn")
    moved = "You move a worker from the Guesthouse to the Small Market; sell 1 barrel of corn"
    assert told.startswith(f"You choose the Trader. {moved}")
    # Without its pronoun a French verb would be an order.
    told = heard_in(position, "trader", "put small_market", "sell corn", language="fr")
    assert f"Vous déplacez un ouvrier de l’Auberge sur le Petit Marché{GLUE}; vous vendez 1 " in told


@pytest.mark.parametrize(
    ("language", "edition", "told"),
    [
        ("en", "special", "Benito pays 1 coin to you for the role that was set aside."),
        ("en", "classic", "Benito takes the role that was set aside: 1 doubloon from the supply for you."),
        ("it", "special", "Benito paga per il ruolo messo da parte: 1 moneta per te."),
        ("es", "special", "Benito paga por el rol apartado: 1 moneda para ti."),
        ("es", "classic", "Benito elige el personaje apartado: 1 doblón de la banca para ti."),
        ("fr", "special", f"Benito prend le personnage mis de côté{GLUE}: 1 peso de sa poche pour vous."),
        ("pt", "special", "Benito paga 1 moeda a você pela função sequestrada."),
    ],
)
def test_a_ransom_for_the_reader(language: str, edition: str, told: str) -> None:
    words = Words(Messages(language, edition), 3, reader=0)
    assert tell([Event(RANSOM_PAID, 1, [1, 0])], words) == [told]


def test_one_fruit_is_not_many() -> None:
    """Where goods have a plural."""
    french = Words(Messages("fr", "1897"), 3)
    assert french.amounts({"indigo": 1, "corn": 2}) == "1 fruit et 2 maïs"
    assert french.amounts({"indigo": 2, "sugar": 1}) == "2 fruits et 1 sucre"
    assert Words(Messages("fr", "classic"), 3).amounts({"indigo": 2}) == "2 indigos"
    assert Words(Messages("en", "1897"), 3).amounts({"indigo": 2, "corn": 1}) == "2 fruit and 1 corn"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_can_be_typed_in_the_words_of_the_edition(edition: str, language: str) -> None:
    words = Words(Messages(language, edition), 5)
    for number, text in enumerate(TEXTS):
        assert words.read(text) == number
        assert words.read(words.spell(number)) == number, text


def test_names_that_are_missing_are_made_up() -> None:
    names = Words(Messages("en", "1897"), 4, ["Zoe", ""]).names
    assert names == ["Zoe", "Benito", "Carla", "Diego"]
