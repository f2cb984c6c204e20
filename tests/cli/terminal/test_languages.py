"""The terminal in five languages: which one is spoken, and that everything is said in it."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from boriken import Game, cli, drawing, moves
from boriken.bots.judging import HandJudge
from boriken.cli.options import chosen_language
from boriken.cli.output import GLUE
from boriken.cli.terminal.session import HELP, Session
from boriken.cli.terminal.words import Words
from boriken.engine.actions import TEXTS
from boriken.locale import Messages, languages, names_for, speaking
from boriken.locale.speaking import SEAT_NAMES
from tests.cli.running import Ran, run
from tests.locale.catalogue import ids
from tests.locale.pseudo import pseudo

LANGUAGES = languages()
GAMES = {
    "base": ("--edition", "classic", "--players", 4),
    "expansions": ("--edition", "special", "--expansions", "all"),
    "solo": ("--solo", "--difficulty", "hard", "--expansions", "all", "--draft", "chance"),
}
COMMANDS = ("?", "s", "t", "why", "log", "99", "dance", "? build wharf", "? pass", "rule", "save")
RECORD = Path(__file__).parents[2] / "games" / "special-3-chips.json"


def typed(seed: int) -> str:
    """Choices at random, with everything else that can be typed in between."""
    chance = random.Random(seed)
    lines = ["pass, pass", *COMMANDS]
    lines += [chance.choice(["1", "2", "3", "4", "5", "0", "1", "2", "f"]) for _ in range(12_000)]
    lines[500:500] = COMMANDS
    return "".join(f"{line}\n" for line in lines)


def whole_game(game: str, *more: str | object) -> Ran:
    return run("play", "--seed", 3, "--governor", 0, *GAMES[game], *more, typed=typed(3))


# --- Which language ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "pt_BR"}, "pt"),
        ({"LANG": "it_IT.UTF-8", "LC_MESSAGES": "pt_BR", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(
    variables: dict[str, str], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert chosen_language(None) == expected


@pytest.mark.slow
def test_somebody_says_which_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Choisissez un personnage." in run("play", "--seed", 1, "--governor", 0).out
    monkeypatch.setenv("BORIKEN_LANGUAGE", "es")
    assert "Elige un rol." in run("play", "--seed", 1, "--governor", 0).out
    assert "Scegli un ruolo." in run("play", "--seed", 1, "--governor", 0, "--language", "it").out


@pytest.mark.parametrize("command", [["play"], ["replay", RECORD], ["review", RECORD]])
def test_an_unknown_language_is_one_sentence(command: list[object], monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run(*command, "--language", "tlh")
    assert ran.code == 2
    assert ran.complaint == "Unknown language “tlh”: choose one of en, es, fr, it, pt."
    monkeypatch.setenv("BORIKEN_LANGUAGE", "tlh")
    assert run(*command).code == 2


# --- Everything is said in it ------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_be_played_to_its_end(language: str, game: str, caplog: pytest.LogCaptureFixture) -> None:
    ran = whole_game(game, "--language", language)
    assert (ran.code, ran.err, caplog.messages) == (0, "", [])
    shown = [line.removeprefix("> ") for line in ran.out.splitlines()]
    assert [line for line in shown if len(line) > 80] == []
    # French puts a space before a colon, at which no line may break.
    assert [line for line in shown if re.match(r"\s*[:;!]", line)] == []
    assert GLUE not in ran.out
    points = Messages(language, "1897").text("score-total")
    assert re.search(rf"^ +{points}( +\d+){{3,}} *$", ran.out, re.MULTILINE)
    # Nothing is called by the name it has inside, but where the notation stands beside a choice.
    assert [line for line in shown if re.match(r" ›|▸|  [A-ZÉÎ]", line) and "_" in line] == []


class Pseudo:
    """A language that shares no letter with any other but in what the catalogue does not say."""

    KEPT = re.compile(rf"\b({'|'.join([*SEAT_NAMES, 'Puertoma', 'PUE'])})\b")

    @classmethod
    def say(cls, text: str) -> str:
        return pseudo(text, cls.KEPT)


@pytest.fixture
def _pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    say, known = Messages.text, names_for
    monkeypatch.setattr(Messages, "text", lambda self, id, **args: Pseudo.say(say(self, id, **args)))
    monkeypatch.setattr(
        speaking,
        "names_for",
        lambda *which: {thing: Pseudo.say(name) for thing, name in known(*which).items()},
    )


def leftovers(out: str) -> Iterator[str]:
    """Words that do not come from the catalogue, nor are names, notation or commands."""
    notation = {word for text in TEXTS for word in text.split()}
    commands = {word for command, _ in HELP for word in command.split()} | {*COMMANDS, "dance"}
    for line in out.splitlines():
        plain = re.sub(r"\b[A-Z]+-\d+\w?\b", "", Pseudo.KEPT.sub("", line))
        yield from (word for word in re.findall(r"[A-Za-z_]{2,}", plain) if word not in notation | commands)


@pytest.mark.slow
@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_past_the_catalogue(game: str) -> None:
    """Sentences written into the program would stay as they are."""
    ran = whole_game(game)
    assert (ran.code, ran.err) == (0, "")
    assert set(leftovers(ran.out)) == set()
    assert len(ran.out) > 100_000


@pytest.mark.usefixtures("_pseudo")
def test_no_replay_is_told_past_the_catalogue() -> None:
    ran = run("replay", RECORD, "--moves")
    assert ran.code == 0
    assert set(leftovers(ran.out.replace(str(RECORD), ""))) == set()


@pytest.mark.usefixtures("_pseudo")
def test_no_advice_is_given_past_the_catalogue(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in a game nor after it."""
    monkeypatch.setattr("boriken.bots.advice.network", HandJudge)
    file = tmp_path / "game.json"
    lines = ["hint x", "hint 20", "builder", "1", "f", "1", f"save {file}", "q"]
    played = run("play", "--seed", 5, "--governor", 0, typed="".join(f"{line}\n" for line in lines))
    reviewed = run("review", file, "--simulations", 10)
    assert (played.code, reviewed.code) == (0, 0)
    assert "%" in played.out
    assert "%" in reviewed.out
    assert set(leftovers(played.out + reviewed.out)) == set()


def test_a_sentence_written_into_the_program_would_be_found() -> None:
    assert list(leftovers(f"{Pseudo.say('Ana takes the Builder.')} Ana takes it. (CAP-4) build wharf")) == [
        "takes",
        "it",
    ]


# --- The messages of the terminal --------------------------------------------------------------------------


def test_every_message_of_the_terminal_is_used() -> None:
    folders = [Path(str(room.__file__)).parent for room in (cli, moves, drawing)]
    files = [Path(str(speaking.__file__)), *(path for folder in folders for path in folder.rglob("*.py"))]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r"[\"'](terminal-[a-z-]+)[\"']", source))
    assert used == set(ids("en", "terminal.ftl"))


# --- Typing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("it", ("costruttore", "build capanna di costruzione")),
        ("it", ("Costruttore", "costruisci la CAPANNA di costruzione")),
        ("it", ("il costruttore", "costruisci capanna di costruzione")),
        ("it", ("builder", "build construction_hut")),
        ("es", ("constructor", "build caseta de obra")),
        ("es", ("el Constructor", "construir CASETA de obra")),
        ("fr", ("batisseur", "build depot de materiaux")),
        ("fr", ("Bâtisseur", "construire le dépôt de matériaux")),
        ("fr", ("le bâtisseur", "construire DÉPÔT de matériaux")),
        ("pt", ("construtor", "build patio de construcao")),
        ("pt", ("o construtor", "construir o pátio de construção")),
    ],
)
def test_things_are_called_by_their_names(language: str, lines: tuple[str, ...]) -> None:
    """In the notation, in the names of the language, or as the choice is written."""
    ran = run(
        *("play", "--seed", 5, "--governor", 0, "--language", language),
        typed="".join(f"{line}\n" for line in [*lines, "s"]),
    )
    names = names_for(language, "1897")
    told = " ".join(ran.out.split())
    assert re.search(rf"› \S+ ?\w+( \w+)? {names['construction_hut']} \w+ 1 ", told)


@pytest.mark.parametrize(
    ("language", "text"),
    [("it", "Piazzala coperta, come foresta"), ("pt", "colocar virada para baixo, como floresta")],
)
def test_the_text_of_a_choice_may_hold_a_comma(
    language: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Game.from_position("""
        edition = "1897"
        players = 3
        expansions = ["new_buildings"]
        [A]
        city = "hacienda 1, forest_house 1"
    """)
    game.play("settler")
    game.play("draw")
    monkeypatch.setattr("sys.stdin", io.StringIO(f"? {text}\n{text}\n"))
    words = Words(Messages(language, "1897"), 3, reader=0)
    shown = io.StringIO()
    assert str(Session(Console(file=shown), game, 0, words).decide()) == "forest"
    assert words.text("terminal-legal") in shown.getvalue()


@pytest.mark.parametrize(
    ("language", "line", "near"),
    [("fr", "bâtiseur", "bâtisseur"), ("pt", "build patio de construçao x", "build pátio de construção")],
)
def test_suggestions_have_their_accents(language: str, line: str, near: str) -> None:
    ran = run("play", "--seed", 5, "--governor", 0, "--language", language, typed=f"{line}\n")
    suggested = Messages(language, "1897").text("terminal-did-you-mean", near=near)
    assert " ".join(suggested.split())[:-2] in " ".join(ran.out.split())


def test_a_choice_can_be_asked_about_by_its_text() -> None:
    lines = "builder\n? costruisci  l'HACIENDA\n"
    ran = run("play", "--seed", 5, "--governor", 0, "--language", "it", typed=lines)
    assert "> È permesso.\n" in ran.out


def test_rules_are_found_by_the_words_of_the_language() -> None:
    french = run("play", "--seed", 5, "--language", "fr", typed="rule chantier naval\n").out
    assert "WHA-1" in french
    assert "WHA-1" not in run("play", "--seed", 5, typed="rule chantier naval\n").out


@pytest.mark.parametrize(
    ("language", "file"),
    [("en", "FILE"), ("it", "FILE"), ("es", "ARCHIVO"), ("fr", "FICHIER"), ("pt", "ARQUIVO")],
)
def test_the_help_says_where_a_file_is_named(language: str, file: str) -> None:
    assert f" save {file} " in run("play", "--seed", 5, "--language", language, typed="?\n").out


# --- Sentences ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You have already chosen the Builder this round. (FLOW-1)"),
        ("it", "In questo round hai già scelto il Costruttore. (FLOW-1)"),
        ("es", "En esta ronda ya has elegido el rol del Constructor. (FLOW-1)"),
        ("fr", "Vous avez déjà choisi le Bâtisseur pendant cette manche. (FLOW-1)"),
        ("pt", "Nesta rodada você já escolheu o Construtor. (FLOW-1)"),
    ],
)
def test_a_role_that_the_reader_has_taken(language: str, told: str) -> None:
    ran = run(
        *("play", "--seed", 5, "--governor", 0, "--players", 2, "--language", language),
        typed="builder, pass\n? builder\n",
    )
    assert told in ran.out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You choose the Builder. You build the Hacienda for 1 coin. Benito"),
        ("it", "Scegli il Costruttore. Costruisci l’Hacienda per 1 moneta. Benito"),
        ("es", "Eliges el rol del Constructor. Construyes la Hacienda por 1 moneda. Benito"),
        ("fr", "Vous choisissez le Bâtisseur. Vous construisez l’Hacienda pour 1 peso. Benito"),
        ("pt", "Você escolhe o Construtor. Você constrói a Fazenda por 1 moeda. Benito"),
    ],
)
def test_the_reader_is_spoken_to(language: str, told: str) -> None:
    ran = run(
        *("play", "--seed", 5, "--governor", 0, "--language", language),
        typed="builder, build hacienda\nlog\n",
    )
    assert told in " ".join(ran.out.split())
