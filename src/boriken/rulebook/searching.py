"""Finding rules by words: with or without accents, in the names of any edition, and in those others use."""

from __future__ import annotations

import unicodedata
from functools import cache

from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.names import ENGLISH, noun, things
from boriken.locale.grammar import noun_of

__all__ = ["folded", "names_of"]


def folded(text: str) -> str:
    """In small letters and without accents: what is compared.

    >>> folded("Índigo, Bâtisseur, Builder’s Yard")
    "indigo, batisseur, builder's yard"
    """
    plain = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


@cache
def names_of(thing: str, language: str) -> tuple[str, ...]:
    """All that a thing is called: in every edition, in this language and in English, and by others.

    >>> names_of("mayor", "en")
    ('Mayor', 'Recruiter')
    """
    if thing not in things():
        return ()
    found: dict[str, None] = {}
    for spoken in dict.fromkeys((language, ENGLISH)):
        for edition in EDITION_RECORDS:
            word = noun(thing, edition, spoken)
            for name in (noun_of(thing, spoken, edition).name, *word.also):
                found[name] = None
    return tuple(found)
