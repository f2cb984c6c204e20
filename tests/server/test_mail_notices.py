"""Notices by mail: to confirmed addresses alone, once, and no more of them with one click."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from boriken.server.changes.calling import PATIENCE
from boriken.server.operating.keys import rotate
from boriken.server.uptime import wall
from tests.server.mails import PUBLIC, SENDER, Letterbox, part, receiving
from tests.server.running import Client, Json, RunningServer, refusal, seated, settings_for
from tests.server.test_accounts import follow_link, new_address, new_name, there
from tests.server.test_notices import await_that, later, play_to


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    with receiving() as letterbox:
        yield letterbox


@pytest.fixture(scope="module")
def mailing_server(database_url: str, box: Letterbox) -> Iterator[RunningServer]:
    settings = settings_for(database_url, smtp_url=box.url, mail_from=SENDER, public_url=PUBLIC)
    with RunningServer(settings) as running:
        yield running


def with_address(client: Client, box: Letterbox, address: str) -> Json:
    """An account with an address to which notices are sent."""
    there(client).post("/api/account/sign-in/mail/begin", {"address": address})
    known = follow_link(client, box.next(), name=new_name())["account"]["addresses"][0]
    return client.post("/api/me/notices/mail", {"address": known["id"], "language": "es"})


def test_a_turn_is_told_by_mail_until_one_click(mailing_server: RunningServer, box: Letterbox) -> None:
    table, (ana, ben) = seated(mailing_server, players=2, title="Friday")
    address = new_address()
    wishes = with_address(ben, box, address)
    assert [(each["channel"], each["label"]) for each in wishes["receivers"]] == [("mail", address)]
    assert "mail" in wishes["channels"]
    play_to(table, ana, ben, 1)
    with later(mailing_server, PATIENCE + 1000):
        mail = box.next()
    assert (mail["To"], mail["Subject"]) == (address, "Friday: te toca.")
    assert f"{PUBLIC}/table/{table}" in part(mail, "plain")
    (token,) = re.findall(rf"{PUBLIC}/unsubscribe#(\S+)", part(mail, "plain"))
    assert mail["List-Unsubscribe"] == f"<{PUBLIC}/api/unsubscribe/{token}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # As a mail program does it: a form, without a cookie; and after the keys of cookies have changed.
    mailing_server.run(rotate(mailing_server.services.store.engine, wall()))
    program = mailing_server.client()
    opened = program.http.get(f"/api/unsubscribe/{token}")  # programs open all links: that alone does nothing
    assert (opened.status_code, opened.headers["location"]) == (303, f"/unsubscribe#{token}")
    assert len(ben.get("/api/me/notices")["receivers"]) == 1
    form = {"List-Unsubscribe": "One-Click"}
    assert program.http.post(f"/api/unsubscribe/{token}", data=form).json() == {"address": address}
    assert ben.get("/api/me/notices")["receivers"] == []
    assert program.post(f"/api/unsubscribe/{token}") == {"address": None}
    for forged in (f"{token}x", "x", ben.http.cookies["boriken_guest"]):
        with refusal(404, "no_receiver"):
            program.post(f"/api/unsubscribe/{forged}")
    assert box.is_empty


def test_an_address_that_does_not_exist_is_written_to_no_more(
    mailing_server: RunningServer, box: Letterbox
) -> None:
    _, (ana, _) = seated(mailing_server, players=2)
    address = new_address()
    with_address(ana, box, address)
    box.answers[address] = "550 no such person"
    ana.post("/api/me/notices/test")
    await_that(lambda: ana.get("/api/me/notices")["receivers"] == [])
    assert box.is_empty


def test_addresses_of_others_and_removed_ones_get_nothing(
    mailing_server: RunningServer, box: Letterbox
) -> None:
    _, (ana, eve) = seated(mailing_server, players=2)
    known = with_address(ana, box, new_address())["addresses"][0]
    with_address(eve, box, new_address())
    with refusal(404, "no_receiver"):
        eve.post("/api/me/notices/mail", {"address": known["id"]})
    with refusal(403, "no_account"):
        mailing_server.client("Ben").post("/api/me/notices/mail", {"address": known["id"]})
    ana.post("/api/account/new-address", {"address": new_address()})
    follow_link(ana, box.next(), "addresses")
    box.next()  # word of the change
    ana.http.delete(f"/api/account/addresses/{known['id']}")
    box.next()
    box.next()
    assert ana.get("/api/me/notices")["receivers"] == []
    assert json.dumps(ana.get("/api/me/notices")).count("@example.org") == 1
