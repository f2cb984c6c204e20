"""Tables and entries as rows of the database, and back."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

import msgspec
from sqlalchemy import Row

from boriken.chance import Chance
from boriken.engine.codec import state_to_json
from boriken.engine.state import State
from boriken.game import Game
from boriken.server.characters import with_characters
from boriken.server.contract.entries import BODIES
from boriken.server.document import Document
from boriken.server.table import Change, Entry, Key, Table

_encoder: Final = msgspec.json.Encoder()
_document_decoder: Final = msgspec.json.Decoder(Document)
_body_decoders: Final = {kind: msgspec.json.Decoder(body) for kind, body in BODIES.items()}
"""What an earlier version did not write yet has its default."""


def encode(data: object) -> str:
    return _encoder.encode(data).decode()


def encode_state(state: State) -> str:
    return encode(state_to_json(state))


def decode_state(text: str) -> State:
    return Game.from_json(msgspec.json.decode(text)).state


def table_row(table: Table) -> dict[str, object]:
    document = table.document
    return {
        "id": table.id,
        "seq": table.seq,
        "status": document.status,
        "is_public": document.is_public,
        "updated": table.updated,
        "deadline": document.deadline,
        "waits_for_bot": table.bot_to_move() is not None,
        "rules_version": table.rules_version,
        "document": encode(document),
        "state": None if table.state is None else encode_state(table.state),
        "chance": None if table.chance is None else table.chance.key.hex(),
        "seed": None if table.seed is None else str(table.seed),
        "created": document.created,
        "words": folded(" ".join([document.title, document.host_name, *table.names])),
        "host": document.host,
        "origin": document.origin,
    }


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """As it is searched for: without capitals and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def table_from_row(row: Row[tuple[object, ...]]) -> Table:
    return Table(
        id=row.id,
        seq=row.seq,
        updated=row.updated,
        document=with_characters(_document_decoder.decode(row.document)),
        state=None if row.state is None else decode_state(row.state),
        chance=None if row.chance is None else Chance(bytes.fromhex(row.chance)),
        seed=None if row.seed is None else int(row.seed),
        rules_version=row.rules_version,
    )


def entry_row(change: Change) -> dict[str, object]:
    entry = change.entry
    return {
        "table_id": change.table.id,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.kind,
        "seat": entry.seat,
        "key": None if entry.key is None else entry.key.name,
        "asked": None if entry.key is None else entry.key.asked,
        "rules_version": entry.rules_version,
        "body": encode(entry.body),
    }


def entry_from_row(row: Row[tuple[object, ...]]) -> Entry:
    key = None if row.key is None else Key(row.key, row.asked or "")
    body = _body_decoders[row.kind].decode(row.body)
    return Entry(row.seq, row.at, row.kind, row.seat, body, key, row.rules_version)


def snapshot_row(change: Change, state: str) -> dict[str, object]:
    chance = change.table.chance
    assert chance is not None
    return {"table_id": change.table.id, "seq": change.table.seq, "state": state, "chance": chance.key.hex()}
