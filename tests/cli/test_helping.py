"""What the commands say of themselves, in five languages and in none."""

from __future__ import annotations

import re

import pytest

from boriken.cli.helping import ARGUMENTS, FOR_PLAYERS
from boriken.locale import Messages, languages
from tests.cli.running import run
from tests.locale.catalogue import ids
from tests.locale.pseudo import pseudo

IDENTIFIERS = {
    word
    for known in ARGUMENTS.values()
    if isinstance(known, list)
    for word in re.findall(r"\w+", " ".join(known))
}
KEPT = re.compile(
    r"((?:sqlite|postgresql|redis|https|smtps?)://\S+|--?[\w-]+|X-Forwarded-For|CAP-4|Puertoma|UTF-8|JSON"
    rf"|\b(?:{'|'.join(sorted(IDENTIFIERS, key=len, reverse=True))}|console|json|given|simulate|play)\b)"
)


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize("command", FOR_PLAYERS)
def test_help_is_in_the_language_that_is_asked_for(
    command: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BORIKEN_LANGUAGE", language)
    own = run(command, "--help")
    monkeypatch.setenv("BORIKEN_LANGUAGE", "en")
    english = run(command, "--help")
    assert own.out.startswith(Messages(language, "1897").text("help-title-usage"))
    assert english.out.startswith("Usage:")
    told = set(re.findall(r"\w{4,}(?: \w+){3,}", own.out))
    assert told & set(re.findall(r"\w{4,}(?: \w+){3,}", english.out)) == set()


@pytest.mark.parametrize("command", FOR_PLAYERS)
def test_help_says_nothing_past_the_catalogue(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence written into the program would stay as it is."""
    say = Messages.text
    monkeypatch.setattr(Messages, "text", lambda self, id, **args: pseudo(say(self, id, **args), KEPT))
    shown = run(command, "--help").out
    plain = re.sub(r"\[[^\]]*?: ?[^\]]*\]|\[x?[<>=x\d.]+\]|\bboriken\b", "", KEPT.sub("", shown))
    left = set(re.findall(r"[A-Za-z]{3,}", plain)) - {command}
    assert left == set()
    assert len(re.findall(r"[а-щ]{3,}", shown)) > 10


def test_every_text_of_the_help_is_used() -> None:
    english = Messages("en", "1897")
    shown = "".join(run(*command, "--help").out for command in ([], *([name] for name in FOR_PLAYERS)))
    squeezed = re.sub(r"\s", "", shown)
    for id in ids("en", "help.ftl"):
        if id.startswith(("help-word-", "help-no-", "help-bad-")) or id in COMPLAINTS:
            continue
        assert re.sub(r"\s", "", english.text(id, **ARGUMENTS))[:40] in squeezed, id


COMPLAINTS = ("help-missing", "help-needs-value", "help-too-deep")


def test_technical_commands_speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert run("simulate", "--help").out.startswith("Usage:")
    assert run("simulate", "--players", 9).complaint == "9 players cannot play: choose 2 to 5 players."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--foo"], "L’opzione --foo non c’è."),
        (["play", "--seat"], "L’opzione --seat non si usa così: vedi --help."),
        (["play", "--seat", "x"], "Il valore di --seat non va bene: vedi --help."),
        (["play", "--seat", "7"], "Il posto 7 non c’è: scegli da 0 a 2."),
        (["play", "--bot", "deep"], "Il bot “deep” non esiste: scegli tra beginner"),
        (["play", "--expansions", "gold"], "L’espansione “gold” non esiste: scegli tra new_buildings"),
        (["replay"], "Manca: FILE."),
        (["rules", "--edition", "x"], "L’edizione “x” non esiste: scegli tra classic"),
        (["serve", "--log-format", "xml"], "Il formato del registro deve essere console o json, non “xml”."),
        (["dance"], "Non è un comando, o c’è una parola di troppo: vedi --help."),
    ],
)
def test_complaints_are_in_the_language_of_the_system(
    words: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert run(*words).complaint.startswith(told)
