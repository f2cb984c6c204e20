"""Fill the database of a server with tables at which one guest has to decide, as situations.json has them.

Printed are, as JSON, the guest's cookie, and for each table its name, its kind of decision and the
identifiers of its copies.

Run it from the project's root: ``PYTHONPATH=src python3 web/tools/make_tables.py sqlite:///FILE COPIES``.
"""

from __future__ import annotations

import asyncio
import json
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace
from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from boriken.chance import BY_MOVES
from boriken.engine.options import Options
from boriken.game import Game
from boriken.server.changes.moves import act
from boriken.server.changes.seating import bot_seat, create, start
from boriken.server.characters import with_characters
from boriken.server.document import BOT, PERSON, Document, SeatDocument
from boriken.server.guests import Guest, Signer, guest_token
from boriken.server.hub import now
from boriken.server.operating.copying import OF_TABLE
from boriken.server.settings import Settings
from boriken.server.storage import schema
from boriken.server.storage.store import Store
from boriken.server.table import Change, new_id

SITUATIONS: Final = Path(__file__).parents[1] / "tests" / "fixtures" / "situations.json"
ANA: Final = Guest("a" * 24, "Ana")
OPPONENT: Final = "random"

Situation = dict[str, Any]


def changes(situation: Situation) -> list[Change]:
    """Everything that happened at a table up to the decision."""
    time = now()
    options = Options.from_json(situation["options"])
    seats = [bot_seat(OPPONENT) for _ in range(options.players)]
    seats[situation["seat"]] = SeatDocument(kind=PERSON, name=ANA.name, guests=(ANA.id,))
    document = Document(
        title="", host=ANA.id, host_name=ANA.name, options=options.to_json(), seats=tuple(seats),
        order="fixed", created=time,
    )  # fmt: skip
    made = [create(with_characters(document))]
    begun = start(made[0].table, None, time)
    game = Game.from_options(options, situation["seed"], begun.table.names, BY_MOVES)
    table = replace(begun.table, state=game.state, chance=game.chance, seed=situation["seed"])
    made.append(replace(begun, table=replace(table, document=replace(table.document, turn=game.turn))))
    for action in situation["actions"]:
        table = made[-1].table
        assert table.turn is not None
        by = PERSON if table.turn == situation["seat"] else BOT
        made.append(act(table, table.turn, [action], by, time))
    return made


async def copy(connection: AsyncConnection, table_id: str) -> str:
    """The same at another table; rows are copied faster than games are played again."""
    copy_id = new_id()
    for name, key in OF_TABLE.items():
        rows = schema.metadata.tables[name]
        columns = [literal(copy_id) if column.name == key else column for column in rows.c]
        copied = select(*columns).where(rows.c[key] == table_id)
        await connection.execute(insert(rows).from_select(rows.c.keys(), copied))
    return copy_id


async def fill(database_url: str, copies: int) -> dict[str, object]:
    situations: list[Situation] = json.loads(SITUATIONS.read_text())
    made = [changes(situation) for situation in situations]
    store = await Store.open(Settings(database_url=database_url))
    # A change of every table at a time: there are many tables, and each time to write takes its time.
    for batch in zip_longest(*made):
        await store.write([change for change in batch if change is not None])
    tables = []
    async with store.engine.begin() as connection:
        for situation, (first, *_) in zip(situations, made, strict=True):
            ids = [first.table.id, *[await copy(connection, first.table.id) for _ in range(copies - 1)]]
            tables.append({"name": situation["name"], "kind": situation["kind"], "ids": ids})
    signer = Signer(await store.secret("signing key"))
    await store.close()
    return {"guest": guest_token(signer, ANA), "tables": tables}


if __name__ == "__main__":
    database, number = sys.argv[1:]
    print(json.dumps(asyncio.run(fill(database, int(number)))))
