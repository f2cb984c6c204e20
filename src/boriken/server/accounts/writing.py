"""Letters about accounts: links to sign in with, addresses to confirm, and word of what has changed."""

from __future__ import annotations

from typing import Final, Literal
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from boriken.catalog.editions import USUAL_EDITION
from boriken.locale import ENGLISH, Messages, languages
from boriken.server.accounts.proofs import shown_code
from boriken.server.mailing.letters import Letter
from boriken.server.storage.session_store import TICKET

Purpose = Literal["sign_in", "address"]
Happened = Literal[
    "passkey_added", "passkey_removed", "address_added", "address_removed", "codes_renewed", "code_used"
]

MINUTES: Final = TICKET // 60_000


def link_letter(purpose: Purpose, to: str, language: str, public_url: str, token: str, code: str) -> Letter:
    """The same for everybody: whether somebody has an account at this address stands nowhere."""
    messages = Messages(language, USUAL_EDITION)
    kind = purpose.replace("_", "-")
    place = urlsplit(public_url).netloc
    return Letter(
        to=to,
        language=language,
        subject=messages.text(f"mail-{kind}-subject"),
        paragraphs=(
            messages.text(f"mail-{kind}-text", place=place, minutes=MINUTES),
            messages.text("mail-code", code=shown_code(code)),
        ),
        # In the fragment, which no server on the way gets to see.
        link=f"{public_url}/account#{token}",
        link_text=messages.text(f"mail-{kind}-link"),
        footer=messages.text("mail-not-you"),
    )


def change_letter(happened: Happened, to: str, language: str, public_url: str, name: str) -> Letter:
    """Word of a change to whoever has the account, in case it was somebody else."""
    messages = Messages(language, USUAL_EDITION)
    kind = happened.replace("_", "-")
    return Letter(
        to=to,
        language=language,
        subject=messages.text("mail-changed-subject"),
        paragraphs=(messages.text(f"mail-changed-{kind}", name=name), messages.text("mail-changed-check")),
        link=f"{public_url}/account",
        link_text=messages.text("mail-changed-link"),
    )


def language_of(connection: HTTPConnection) -> str:
    """The first that a browser asks for of those we speak."""
    asked = connection.headers.get("accept-language", "").split(",")
    wanted = (part.partition(";")[0].strip()[:2].lower() for part in asked)
    return next((language for language in wanted if language in languages()), ENGLISH)
