"""What is said, in the language of whoever hears it, and in the form of where it is heard.

Whoever reads a notice may not be at the table: it says nothing but what stands in the lobby, the table's
title and who sits there.
"""

from __future__ import annotations

import html
import re
from typing import Final

import msgspec

from boriken.catalog.editions import USUAL_EDITION
from boriken.locale import ENGLISH, Messages

WEBHOOKS: Final = ("discord", "slack", "matrix", "json")
PUSH: Final = "push"
MAIL: Final = "mail"

_MARKS_OF_DISCORD: Final = re.compile(r"([\\*_~`|>#\[\]()@<-])")


class Telling(msgspec.Struct, frozen=True, kw_only=True):
    """A notice in words."""

    kind: str
    table: str = ""
    title: str = ""
    text: str = ""
    url: str = ""
    at: int
    """Milliseconds since 1970."""
    language: str = ENGLISH
    withdrawn: bool = False
    """It does not hold any more: whoever shows it takes it away."""

    @property
    def tag(self) -> str:
        """By what one takes the place of another: of a wait nobody needs two."""
        return f"{self.table}-{'turn' if self.kind == 'time' else self.kind}"


def sentence(kind: str, language: str, title: str, player: str, is_group: bool) -> str:
    id = f"notice-{kind}-group" if is_group and kind in ("turn", "time") else f"notice-{kind}"
    return Messages(language, USUAL_EDITION).text(id, table=title, player=player)


def webhook_body(channel: str, delivery: str, telling: Telling) -> bytes:
    """As the receivers of each kind read it."""
    if channel == "discord":
        text = _MARKS_OF_DISCORD.sub(r"\\\1", telling.text)
        return msgspec.json.encode({"content": f"{text}\n{telling.url}", "allowed_mentions": {"parse": []}})
    if channel == "slack":
        text = telling.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return msgspec.json.encode({"text": f"{text}\n<{telling.url}>"})
    if channel == "matrix":
        link = f'<a href="{html.escape(telling.url)}">{html.escape(telling.url)}</a>'
        marked = f"{html.escape(telling.text)}<br>{link}"
        return msgspec.json.encode({"text": f"{telling.text}\n{telling.url}", "html": marked})
    told = msgspec.to_builtins(telling)
    del told["withdrawn"], told["language"]
    return msgspec.json.encode({"id": delivery, **told})
