"""The forms of a name: "the Wharf", "del Molo", "2 açúcares", "une plantation de maïs".

What a language needs for them is data, ``catalog/data/languages/<language>/grammar.csv``; the web table reads
the same (``web/src/lib/i18n/grammar.ts``). Its rows have three columns, ``what``, ``when`` and ``form``:

- ``sound``: a word for how a name can begin (``vowel``), and the pattern that tells; a name whose ``grammar``
  has the word has it anyway, one that has it with a minus sign has not
- ``singular``: the numbers after which a name is counted in the singular
- ``list``: how several things are put together, by how the last begins: ``{first} and {last}``
- ``compound``: how a thing with something after it is called: ``plantation corn``, ``ship 5``. ``{head}`` is
  the first, ``{number}`` the second as it is, and ``{OF_KIND}`` or another function that form of the second;
  ``second`` is for the second card of a role, ``prospector 2``
- anything else is a function: ``THE``. Of the rows whose words in ``when`` are all true of a name, the last
  counts; ``~`` stands for the name. ``THE_PLURAL`` does the same with the name's plural.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from typing import Any, Final

from fluent.runtime.types import FluentNone

from boriken.catalog.names import Noun, noun, things
from boriken.catalog.tables import read_table

PLURAL: Final = "plural"
SEPARATOR: Final = ", "
_PLURAL_OF: Final = "_PLURAL"
_PLACE: Final = re.compile(r"\{(\w+)\}")


class Grammar:
    """The forms of a language.

    >>> grammar = Grammar("it")
    >>> [grammar.form(function, noun("wharf", "1897", "it")) for function in ("THE", "A", "IN")]
    ['il Molo', 'un Molo', 'nel Molo']
    """

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.sounds: Final[dict[str, re.Pattern[str]]] = {}
        self.singular: frozenset[int] = frozenset({1})
        self.lists: Final[list[tuple[frozenset[str], str]]] = []
        self.compounds: Final[dict[str, str]] = {}
        self.functions: Final[dict[str, list[tuple[frozenset[str], str]]]] = {}
        for row in read_table(f"languages/{language}/grammar"):
            what, when, form = row["what"], row["when"], row["form"]
            if what == "sound":
                self.sounds[when] = re.compile(form, re.IGNORECASE)
            elif what == "singular":
                self.singular = frozenset(map(int, form.split()))
            elif what == "list":
                self.lists.append((frozenset(when.split()), form))
            elif what == "compound":
                self.compounds[when] = form
            else:
                self.functions.setdefault(what, []).append((frozenset(when.split()), form))

    def form(self, function: str, word: Noun) -> str:
        """One of the forms that the language's table has, or that form of the plural."""
        text, traits = word.text, word.grammar
        if function.endswith(_PLURAL_OF):
            text, traits = word.plural, traits | {PLURAL}
            function = function.removesuffix(_PLURAL_OF)
        traits = traits | self._sounds_of(text)
        true = {trait for trait in traits if f"-{trait}" not in word.grammar}
        fitting = [form for when, form in self.functions[function] if when <= true]
        return fitting[-1].replace("~", text)

    def _sounds_of(self, text: str) -> set[str]:
        return {sound for sound, pattern in self.sounds.items() if pattern.search(text)}

    def join(self, texts: Sequence[str]) -> str:
        """``Ana, Benito and Carla``"""
        if len(texts) < 2:
            return "".join(texts)
        *first, last = texts
        sounds = self._sounds_of(last)
        form = [form for when, form in self.lists if when <= sounds][-1]
        return form.format(first=SEPARATOR.join(first), last=last)

    def count(self, word: Noun, number: int) -> str:
        """``1 coin``, ``2 coins``"""
        return f"{number} {word.one if number in self.singular else word.plural}"

    def compound(self, head: str, word: Noun, rest: str, of: Callable[[str, str], str]) -> Noun:
        """A thing with another, or with a number: ``corn plantation``, ``5-space ship``.

        The second card of a role is ``Adventurer 2`` by name, ``the second Adventurer`` in a sentence.
        """
        is_second = head not in self.compounds
        form = self.compounds.get("second" if is_second else head, "{head} {number}")

        def said(part: str) -> str:
            parts = {"head": part, "number": rest}
            return _PLACE.sub(lambda found: parts.get(found[1]) or of(found[1], rest), form)

        text = said(word.text)
        name = f"{word.name} {rest}" if is_second else capital(text)
        return replace(word, name=name, text=text, one=said(word.one), plural=said(word.plural), also=())


@cache
def grammar(language: str) -> Grammar:
    """The grammar of a language."""
    return Grammar(language)


def capital(text: str) -> str:
    """As at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


@cache
def noun_of(thing: str, language: str, edition: str) -> Noun:
    """The word for a thing, or for a thing with another: ``ship 5``, ``phase mayor``."""
    with suppress(LookupError):
        return noun(thing, edition, language)
    head, _, rest = thing.partition(" ")
    word = noun(head, edition, language)
    of = partial(form, language=language, edition=edition)
    return grammar(language).compound(head, word, rest, of) if rest else word


def tile(thing: str, language: str, edition: str) -> str:
    """Plantations are called by their good: the identifier of its plantation. Other things are themselves."""
    is_good = thing in things() and "good" in noun(thing, edition, language).grammar
    return f"plantation {thing}" if is_good else thing


def form(function: str, thing: str, language: str, edition: str) -> str:
    """A form of a thing's name, by the functions that messages use.

    >>> form("the", "wharf", "it", "1897"), form("of", "hacienda", "it", "1897")
    ('il Molo', 'dell’Hacienda')
    >>> form("a", "plantation corn", "it", "1897"), form("the_plural", "coin", "es", "classic")
    ('una piantagione di mais', 'los doblones')
    """
    return said(function.upper(), noun_of(thing, language, edition), language)


def said(function: str, word: Noun, language: str) -> str:
    """A form of a word."""
    if function == "NAME":
        return word.name
    if function == "SMALL":
        return word.text
    if function == "PLURAL":
        return word.plural
    return grammar(language).form(function, word)


def count(thing: str, number: int, language: str, edition: str) -> str:
    """A number of things.

    >>> count("indigo", 2, "it", "1897"), count("sugar", 2, "pt", "1897"), count("coin", 0, "fr", "classic")
    ('2 frutti', '2 açúcares', '0 doublon')
    """
    return grammar(language).count(noun_of(thing, language, edition), number)


def gender(word: Noun) -> str:
    """For what has to agree with a name: ``m``, ``f``, ``mp`` or ``fp``."""
    kind = "".join(letter for letter in ("m", "f") if letter in word.grammar)
    return f"{kind}p" if PLURAL in word.grammar else kind


def all_functions(language: str) -> Iterable[str]:
    """Those of a thing's name that a language has."""
    own = grammar(language).functions
    return ("NAME", "SMALL", PLURAL.upper(), *own, *(f"{function}{_PLURAL_OF}" for function in own))


def fluent_functions(
    language: str, edition: str, titles: Callable[[str], str]
) -> dict[str, Callable[..., Any]]:
    """What messages can use of them. A card without a name in the tables has a title, without an article."""

    def word(thing: str) -> Noun:
        with suppress(LookupError):
            return noun_of(thing, language, edition)
        title = titles(thing)
        return Noun(title, title, title, title, frozenset({"bare"}))

    def saying(function: str) -> Callable[[str], str]:
        return lambda thing: said(function, word(thing), language)

    functions: dict[str, Callable[..., Any]] = {
        **{function: saying(function) for function in all_functions(language)},
        "CAP": capital,
        "COUNT": lambda thing, number: grammar(language).count(word(thing), int(number)),
        "TILE": lambda thing: tile(thing, language, edition),
        "SHIP": lambda ship: f"ship {int(ship)}",
        "PHASE": lambda card: f"phase {card.partition(' ')[0]}",
        "GENDER": lambda thing: gender(word(thing)),
    }
    return {name: _unless_missing(function) for name, function in functions.items()}


def _unless_missing(function: Callable[..., Any]) -> Callable[..., Any]:
    """An argument that is missing is said by its own name, whatever form of it is wanted."""

    def careful(*args: Any) -> Any:
        missing = [arg for arg in args if isinstance(arg, FluentNone)]
        return missing[0] if missing else function(*args)

    return careful
