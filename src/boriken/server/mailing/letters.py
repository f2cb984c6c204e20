"""A letter to one person: its words as plain text and as HTML, and its headers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import make_msgid, parseaddr
from html import escape
from typing import Final

from boriken.server.errors import BadRequest

LONGEST_ADDRESS: Final = 254
_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@((?!-)[A-Za-z0-9-]{1,63}(?<!-)\.)*(?!-)[A-Za-z0-9-]{1,63}(?<!-)"
)
_PAGE: Final = """\
<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#2b2118;background:#f7f1e3">
<div style="max-width:34em;margin:0 auto">
{body}
</div></body></html>
"""
_BUTTON: Final = (
    '<p><a href="{link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#7a3b16;'
    'color:#ffffff;text-decoration:none;font-weight:600">{text}</a></p>'
    '<p style="font-size:13px;color:#5c5044;word-break:break-all">{link}</p>'
)


@dataclass(frozen=True)
class Letter:
    """What is said to whom; all of it is plain text."""

    to: str
    language: str
    subject: str
    paragraphs: tuple[str, ...]
    link: str
    link_text: str
    footer: str = ""
    """Why somebody gets this, in small letters."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Further ones, such as List-Unsubscribe."""


def check_address(typed: str) -> str:
    """An address as it can be written to; anything else is refused.

    >>> check_address(" Ana@Example.org ")
    'Ana@example.org'
    """
    local, _, domain = typed.strip().rpartition("@")
    try:
        ascii_domain = domain.encode("idna").decode().lower()
    except UnicodeError:
        raise BadRequest("bad_mail_address") from None
    address = f"{local}@{ascii_domain}"
    is_dotted = not (local.startswith(".") or local.endswith(".") or ".." in local)
    if len(address) > LONGEST_ADDRESS or not is_dotted or not _ADDRESS.fullmatch(address):
        raise BadRequest("bad_mail_address")
    return address


def compose(letter: Letter, sender: str) -> EmailMessage:
    """The message as it travels. A name or title in it can neither end a header nor become markup."""
    name, address = parseaddr(sender)
    message = EmailMessage(policy=SMTP)
    message["From"] = Address(name, addr_spec=address)
    message["To"] = Address(addr_spec=letter.to)
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = datetime.now(UTC)
    message["Message-ID"] = make_msgid(domain=address.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = letter.language
    for header, value in letter.headers.items():
        message[header] = value
    message.set_content(_as_text(letter))
    message.add_alternative(_as_html(letter), subtype="html")
    return message


def _as_text(letter: Letter) -> str:
    parts = [*letter.paragraphs, f"{letter.link_text}:\n{letter.link}"]
    if letter.footer:
        parts.append(f"-- \n{letter.footer}")
    return "\n\n".join(parts) + "\n"


def _as_html(letter: Letter) -> str:
    parts = [f"<p>{escape(paragraph)}</p>" for paragraph in letter.paragraphs]
    parts.append(_BUTTON.format(link=escape(letter.link), text=escape(letter.link_text)))
    if letter.footer:
        parts.append(f'<p style="font-size:13px;color:#5c5044">{escape(letter.footer)}</p>')
    return _PAGE.format(language=letter.language, subject=escape(letter.subject), body="\n".join(parts))
