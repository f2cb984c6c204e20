"""Accounts: from guest to account in one step, signing in on several devices, and what must not work."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosedError

from boriken.server.accounts.proofs import digest
from boriken.server.limits import Rate
from boriken.server.operating.administration import Administration
from boriken.server.operating.copying import copy_to, restore
from boriken.server.operating.lists import find_accounts
from boriken.server.routes import mail_links
from boriken.server.storage import session_store
from boriken.server.uptime import wall
from tests.server.mails import PUBLIC, SENDER, Letterbox, part, receiving
from tests.server.passkeys import PRESENT, Authenticator, from_text
from tests.server.running import Client, Json, RunningServer, new_key, receive, refusal, seated, settings_for
from tests.server.test_notices import await_that


@pytest.fixture(scope="module")
def box() -> Iterator[Letterbox]:
    with receiving() as letterbox:
        yield letterbox


@pytest.fixture(scope="module")
def account_server(database_url: str, box: Letterbox) -> Iterator[RunningServer]:
    """A server that sends mail."""
    settings = settings_for(database_url, smtp_url=box.url, mail_from=SENDER, public_url=PUBLIC)
    with RunningServer(settings) as running:
        yield running


def there(client: Client) -> Client:
    """As if it had found the server by its name."""
    client.http.headers.update({"Host": "play.example.org", "User-Agent": "Firefox/143.0 (Linux)"})
    return client


def somebody(server: RunningServer, name: str | None = None) -> Client:
    return there(server.client(name))


def begin_passkey(client: Client, **body: Any) -> Json:
    return asked_for(client.post("/api/account/new-passkey", body))


def asked_for(ceremony: Json) -> Json:
    options: Json = json.loads(ceremony["options"])
    return options


def make_passkey(client: Client, key: Authenticator, **body: Any) -> Json:
    made = key.make(begin_passkey(client, **body))
    return client.post("/api/account/passkeys", {"credential": json.dumps(made)})


def sign_in(client: Client, key: Authenticator, **body: Any) -> Json:
    options = asked_for(client.post("/api/account/sign-in/passkey/begin"))
    return client.post("/api/account/sign-in/passkey", {"credential": json.dumps(key.sign(options)), **body})


def follow_link(client: Client, mail: Any, path: str = "sign-in/mail", **body: Any) -> Json:
    (token,) = re.findall(rf"{PUBLIC}/account#(\S+)", part(mail, "plain"))
    return client.post(f"/api/account/{path}", {"token": token, **body})


def code_of(mail: Any) -> str:
    code: str = re.findall(r"\d{4} \d{4}", part(mail, "plain"))[0]
    return code


def new_name(letters: str = "Ana") -> str:
    """Names are unique, and tests share a server."""
    return f"{letters} {''.join(secrets.choice('bcdfghkpstxz') for _ in range(8))}"


# --- By passkey --------------------------------------------------------------------------------------------


def test_a_guest_keeps_seat_and_name_and_comes_back_on_another_device(account_server: RunningServer) -> None:
    table, (ana, _) = seated(account_server, players=2)
    name, key = new_name(), Authenticator(PUBLIC)
    answer = make_passkey(there(ana), key, name=name)
    assert (answer["made"], answer["moved"], len(answer["codes"])) == (True, 0, 8)
    assert answer["account"]["name"] == name
    assert [each["name"] for each in answer["account"]["passkeys"]] == ["Firefox, Linux"]
    assert ana.get("/api/me") == {"name": name, "account": True}
    assert ana.look(table)["table"]["you"] == {"seat": 0, "host": True}
    device = somebody(account_server)
    back = sign_in(device, key)
    assert (back["made"], back["codes"], len(back["account"]["devices"])) == (False, [], 2)
    update = device.look(table)
    assert update["decision"]["yours"]
    device.act(table, update["seq"], "builder")


def test_the_cookie_of_before_is_good_no_more(account_server: RunningServer) -> None:
    """Else nobody could be signed out: who has copied it would stay."""
    ana = somebody(account_server, new_name())
    copied = there(account_server.client())
    copied.http.cookies.update(ana.http.cookies)
    assert copied.get("/api/me")["name"] is not None
    make_passkey(ana, Authenticator(PUBLIC))
    assert copied.get("/api/me") == {"name": None}


def test_other_devices_are_signed_out_at_once_and_their_sockets_end(account_server: RunningServer) -> None:
    table, (ana, _) = seated(account_server, players=2)
    key, device = Authenticator(PUBLIC), somebody(account_server)
    make_passkey(there(ana), key, name=new_name())
    sign_in(device, key)
    devices = ana.get("/api/account")["devices"]
    assert [each["here"] for each in devices].count(True) == 1
    (other,) = [each for each in devices if not each["here"]]
    with device.live(table) as socket:
        assert receive(socket)["table"]["you"]["seat"] == 0
        assert len(ana_end(ana, other["id"])["devices"]) == 1
        with pytest.raises(ConnectionClosedError, match="1012"):
            receive(socket, "never")
    assert device.get("/api/me") == {"name": None}
    assert ana.get("/api/me")["account"]
    sign_in(device, key)
    assert len(ana.http.delete("/api/account/devices").json()["devices"]) == 1
    assert device.get("/api/me") == {"name": None}
    ana.post("/api/account/sign-out")
    assert ana.get("/api/me") == {"name": None}


def ana_end(client: Client, device: str) -> Json:
    answer: Json = client.http.delete(f"/api/account/devices/{device}").json()
    return answer


def test_an_assertion_is_good_once_here_and_for_this_challenge(account_server: RunningServer) -> None:
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    eve, device = somebody(account_server), somebody(account_server)
    options = asked_for(device.post("/api/account/sign-in/passkey/begin"))
    signed = {"credential": json.dumps(key.sign(options))}
    # Whoever has overheard it has not the cookie of the browser that asked, or only one of their own.
    with refusal(403, "link_over"):
        eve.post("/api/account/sign-in/passkey", signed)
    eve.post("/api/account/sign-in/passkey/begin")
    with refusal(403, "sign_in_failed"):
        eve.post("/api/account/sign-in/passkey", signed)
    assert device.post("/api/account/sign-in/passkey", signed)["account"]["account"]
    with refusal(403, "link_over"):
        device.post("/api/account/sign-in/passkey", signed)


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "https://play.example.org.evil.example"},
        {"origin": "http://play.example.org"},
        {"challenge": "AAAA"},
        {"type": "webauthn.create"},
    ],
)
def test_assertions_that_are_not_for_this_server(account_server: RunningServer, changes: Json) -> None:
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    device = somebody(account_server)
    options = asked_for(device.post("/api/account/sign-in/passkey/begin"))
    with refusal(403, "sign_in_failed"):
        device.post("/api/account/sign-in/passkey", {"credential": json.dumps(key.sign(options, **changes))})
    with refusal(403, "link_over"):  # the challenge is gone with the failure
        device.post("/api/account/sign-in/passkey", {"credential": json.dumps(key.sign(options))})
    assert device.get("/api/me") == {"name": None}


def test_copies_strangers_and_unlocked_keys_are_refused(account_server: RunningServer) -> None:
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    device = somebody(account_server)
    sign_in(device, key)
    key.count -= 1  # as a copy counts that was made before
    with refusal(403, "sign_in_failed"):
        sign_in(device, key)
    with refusal(403, "sign_in_failed"):
        sign_in(device, Authenticator(PUBLIC))
    forged = Authenticator(PUBLIC)
    forged.id = key.id
    with refusal(403, "sign_in_failed"):
        sign_in(device, forged)
    key.count, key.flags = key.count + 10, PRESENT  # nobody has shown that it is theirs
    with refusal(403, "sign_in_failed"):
        sign_in(device, key)
    known = key.sign({"rpId": "x", "challenge": "x"})["id"]
    for broken in ("{}", "[]", '{"id": 7}', f'{{"id": "{known}", "response": []}}', "[" * 9000, "no"):
        device.post("/api/account/sign-in/passkey/begin")
        with refusal(403, "sign_in_failed"):
            device.post("/api/account/sign-in/passkey", {"credential": broken})


def test_a_passkey_is_made_by_whoever_asked_and_checked(account_server: RunningServer) -> None:
    ana, ben = somebody(account_server, new_name()), somebody(account_server, new_name("Ben"))
    key = Authenticator(PUBLIC)
    made = key.make(begin_passkey(ana))
    ben.http.headers["Cookie"] = (
        f"{ben.cookie['Cookie']}; boriken_ticket={ana.http.cookies['boriken_ticket']}"
    )
    with refusal(403, "link_over"):
        ben.post("/api/account/passkeys", {"credential": json.dumps(made)})
    del ben.http.headers["Cookie"]
    key.flags = PRESENT
    with refusal(403, "passkey_refused"):
        make_passkey(ana, key)
    with refusal(403, "passkey_refused"):
        make_passkey(ana, Authenticator("https://evil.example"))
    assert ana.get("/api/account")["account"] is False
    key.flags = Authenticator(PUBLIC).flags
    make_passkey(ana, key)
    with refusal(409, "passkey_known"):
        make_passkey(ben, key)


def test_names_of_accounts_are_their_own(account_server: RunningServer) -> None:
    ana, eve = somebody(account_server, new_name()), somebody(account_server)
    make_passkey(ana, Authenticator(PUBLIC))
    name = ana.get("/api/me")["name"]
    eve.put("/api/me", {"name": name})  # a guest may be called anything
    with refusal(409, "name_taken"):
        begin_passkey(eve)
    with refusal(409, "name_taken"):
        begin_passkey(eve, name=name.upper().replace("A", "\u0410"))
    make_passkey(eve, Authenticator(PUBLIC), name=new_name("Eve"))
    with refusal(409, "name_taken"):
        eve.put("/api/me", {"name": name})
    another = new_name("Anabel")
    assert ana.put("/api/me", {"name": another}) == {"name": another, "account": True}
    with refusal(409, "name_taken"):  # for a while
        eve.put("/api/me", {"name": name})
    table = ana.create(name="Somebody else")
    assert ana.look(table)["table"]["seats"][0]["name"] == another


def test_at_an_address_there_are_no_passkeys(
    account_server: RunningServer, sqlite_server: RunningServer
) -> None:
    elsewhere = account_server.client("Ana")  # by 127.0.0.1, but the server is called otherwise
    assert elsewhere.get("/api/account")["ways"] == {"passkey": False, "mail": True}
    with refusal(409, "no_passkeys_here"):
        begin_passkey(elsewhere)
    ana = sqlite_server.client("Ana")
    assert ana.get("/api/account")["ways"] == {"passkey": False, "mail": False}
    port = sqlite_server.url.rpartition(":")[2]
    ana.http.headers["Host"] = f"localhost:{port}"
    assert ana.get("/api/account")["ways"] == {"passkey": True, "mail": False}
    make_passkey(ana, Authenticator(f"http://localhost:{port}"), name=new_name())
    with refusal(409, "no_mail"):
        ana.post("/api/account/sign-in/mail/begin", {"address": "ana@example.org"})


# --- By mail -----------------------------------------------------------------------------------------------


def ask(client: Client, address: str, language: str = "en") -> Json:
    return client.post("/api/account/sign-in/mail/begin", {"address": address, "language": language})


def new_address() -> str:
    return f"ana-{secrets.token_hex(6)}@example.org"


def test_a_link_signs_in_and_makes_the_account_if_there_is_none(
    account_server: RunningServer, box: Letterbox
) -> None:
    table, (ana, _) = seated(account_server, players=2)
    address, name = new_address(), new_name()
    ask(there(ana), address, "it")
    mail = box.next()
    assert (mail["To"], mail["Subject"]) == (address, "Accedi a Boriken")
    (token,) = re.findall(rf"{PUBLIC}/account#(\S+)", part(mail, "plain"))
    shown = ana.post("/api/account/sign-in/mail/look", {"token": token})
    assert shown == {"purpose": "sign_in", "address": address, "name": None}
    answer = follow_link(ana, mail, name=name)
    assert (answer["made"], answer["account"]["name"]) == (True, name)
    assert [each["address"] for each in answer["account"]["addresses"]] == [address]
    assert ana.look(table)["table"]["you"]["seat"] == 0
    with refusal(403, "link_over"):
        follow_link(somebody(account_server), mail)
    # On another device, with other capitals.
    device = somebody(account_server)
    ask(device, address.upper())
    mail = box.next()
    (token,) = re.findall(rf"{PUBLIC}/account#(\S+)", part(mail, "plain"))
    assert device.post("/api/account/sign-in/mail/look", {"token": token})["name"] == name
    assert follow_link(device, mail)["made"] is False
    assert device.look(table)["table"]["you"]["seat"] == 0


def test_a_code_is_for_the_browser_that_asked_and_for_few_tries(
    account_server: RunningServer, box: Letterbox
) -> None:
    ana, eve = somebody(account_server, new_name()), somebody(account_server, new_name("Eve"))
    ask(ana, new_address())
    code = code_of(box.next())
    with refusal(403, "link_over"):
        eve.post("/api/account/sign-in/mail", {"code": code})
    with refusal(403, "wrong_code"):
        ana.post("/api/account/sign-in/mail", {"code": "0000 0000"})
    assert ana.post("/api/account/sign-in/mail", {"code": code})["made"]
    ask(eve, new_address())
    code = code_of(box.next())
    for _ in range(session_store.MOST_TRIES):
        with refusal(403, "wrong_code"):
            eve.post("/api/account/sign-in/mail", {"code": "1"})
    with refusal(403, "link_over"):
        eve.post("/api/account/sign-in/mail", {"code": code})


def test_links_run_out_and_made_up_ones_are_nothing(
    account_server: RunningServer, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = somebody(account_server, new_name())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("boriken.server.routes.mail_links.TICKET", -1)
        ask(ana, new_address())
    with refusal(403, "link_over"):
        follow_link(ana, box.next())
    for token in ("x", ".", "a.b", "\u00e9.\u00e9", "x" * 200):
        with refusal(403, "link_over"):
            ana.post("/api/account/sign-in/mail", {"token": token})
        with refusal(403, "link_over"):
            ana.post("/api/account/sign-in/mail/look", {"token": token})
    with refusal(403, "link_over"):
        ana.post("/api/account/sign-in/mail", {})


def test_nothing_tells_whether_an_address_has_an_account(
    account_server: RunningServer, box: Letterbox
) -> None:
    """The same answer, and the same statements: what is in the mail only its reader knows."""
    ana, known = somebody(account_server, new_name()), new_address()
    ask(ana, known)
    follow_link(ana, box.next())
    eve = somebody(account_server, new_name("Eve"))
    answers: list[object] = []
    asked = []
    for address in (known, new_address()):
        with counted_statements(account_server) as statements:
            answers.append(ask(eve, address))
        asked.append(statements)
        mail = box.next()
        answers.append([mail["Subject"], len(part(mail, "plain").splitlines())])
    assert answers[:2] == answers[2:]
    assert asked[0] == asked[1] != []
    # Nor does adding it to an account of one's own, until its reader opens the link.
    make_passkey(eve, Authenticator(PUBLIC))
    eve.post("/api/account/new-address", {"address": known})
    with refusal(409, "address_taken"):
        follow_link(eve, box.next(), "addresses")


@contextmanager
def counted_statements(server: RunningServer) -> Iterator[list[str]]:
    """What is asked of the tables by which somebody signs in."""
    found: list[str] = []

    def note(*arguments: Any) -> None:
        if re.search("mail_addresses|passkeys|tickets|recovery", arguments[2]):
            found.append(arguments[2])

    engine = server.services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(engine, "before_cursor_execute", note)


def test_an_address_is_confirmed_by_the_account_that_asked(
    account_server: RunningServer, box: Letterbox
) -> None:
    ana, eve = somebody(account_server, new_name()), somebody(account_server, new_name("Eve"))
    key, address = Authenticator(PUBLIC), new_address()
    make_passkey(ana, key)
    make_passkey(eve, Authenticator(PUBLIC))
    eve.post("/api/account/new-address", {"address": address})
    mail = box.next()
    with refusal(403, "other_link"):  # somebody who opens what a stranger has asked for gives nothing away
        follow_link(ana, mail, "addresses")
    with refusal(403, "link_over"):
        follow_link(ana, mail)
    assert follow_link(eve, mail, "addresses")["addresses"][0]["address"] == address
    # Word of what changes goes to the addresses of before.
    make_passkey(eve, Authenticator(PUBLIC))
    told = box.next()
    assert (told["To"], told["Subject"]) == (address, "Your Boriken account has changed")
    (known,) = eve.get("/api/account")["addresses"]
    eve.http.delete(f"/api/account/addresses/{known['id']}")
    assert box.next()["To"] == address
    assert eve.get("/api/account")["addresses"] == []


def test_floods_of_mails_are_bounded(sqlite_url: str, box: Letterbox) -> None:
    settings = settings_for(
        sqlite_url, smtp_url=box.url, mail_from=SENDER, public_url=PUBLIC, rate_limits=True
    )
    with RunningServer(settings) as server:
        ana = somebody(server, "Ana")
        for _ in range(4):
            ask(ana, "ben@example.org")
        with refusal(429, "too_many"):
            ask(ana, "BEN@example.org")
        for other in range(3):
            ask(ana, f"carla{other}@example.org")
        with refusal(429, "too_many"):
            ask(ana, "dora@example.org")
        for _ in range(10):
            with refusal(403, "wrong_code"):
                ana.post("/api/account/sign-in/code", {"code": "ABCD"})
        with refusal(429, "too_many"):
            ana.post("/api/account/sign-in/code", {"code": "ABCD"})
    for _ in range(7):
        box.next()


def test_one_network_does_not_use_up_the_mails_of_all(
    sqlite_url: str, box: Letterbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail_links, "MAILS_OF_NEIGHBOURHOOD", Rate(2, 0.001))
    settings = settings_for(
        sqlite_url,
        smtp_url=box.url,
        mail_from=SENDER,
        public_url=PUBLIC,
        rate_limits=True,
        trusted_proxies=("127.0.0.0/8",),
    )
    with RunningServer(settings) as server:
        client = somebody(server)
        for number in range(2):
            client.http.headers["X-Forwarded-For"] = f"198.51.{number}.7"
            ask(client, f"ana{number}@example.org")
        client.http.headers["X-Forwarded-For"] = "198.51.2.7"
        with refusal(429, "too_many"):
            ask(client, "ben@example.org")
        client.http.headers["X-Forwarded-For"] = "203.0.113.7"
        ask(client, "ben@example.org")
    for _ in range(3):
        box.next()


# --- Recovery, and changing how one signs in ---------------------------------------------------------------


def test_a_recovery_code_is_good_once(account_server: RunningServer) -> None:
    ana, device = somebody(account_server, new_name()), somebody(account_server)
    first, second, *_ = make_passkey(ana, Authenticator(PUBLIC))["codes"]
    assert device.post("/api/account/sign-in/code", {"code": first.lower()})["account"]["codes"] == 7
    with refusal(403, "wrong_code"):
        device.post("/api/account/sign-in/code", {"code": first})
    fresh = device.post("/api/account/codes")["codes"]
    with refusal(403, "wrong_code"):
        device.post("/api/account/sign-in/code", {"code": second})
    assert device.post("/api/account/sign-in/code", {"code": fresh[0].replace("-", " ")})
    stored = account_server.run(rows_with(account_server, fresh[1], digest(fresh[1].replace("-", ""))))
    assert stored == [False, True]


async def rows_with(server: RunningServer, *texts: str) -> list[bool]:
    from sqlalchemy import select

    from boriken.server.storage.schema import recovery_codes

    async with server.services.store.engine.connect() as connection:
        rows = str((await connection.execute(select(recovery_codes))).all())
    return [text in rows for text in texts]


def test_the_last_way_to_sign_in_stays(account_server: RunningServer) -> None:
    ana = somebody(account_server, new_name())
    (key,) = make_passkey(ana, Authenticator(PUBLIC))["account"]["passkeys"]
    response = ana.http.delete(f"/api/account/passkeys/{key['id']}")
    assert response.json()["error"]["code"] == "last_way"
    assert len(make_passkey(ana, Authenticator(PUBLIC))["account"]["passkeys"]) == 2
    assert len(ana.http.delete(f"/api/account/passkeys/{key['id']}").json()["passkeys"]) == 1
    stranger = ana.http.delete("/api/account/passkeys/AAAA").json()
    assert len(stranger["passkeys"]) == 1


def test_a_device_left_unlocked_gives_no_account_away(
    account_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has not shown for a while who they are must do so before they change how one signs in."""
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    monkeypatch.setattr("boriken.server.routes.entering.PROVED", -1)
    assert ana.get("/api/account")["proved"] is False
    with refusal(403, "prove_again"):
        begin_passkey(ana)
    with refusal(403, "prove_again"):
        ana.post("/api/account/codes")
    with refusal(403, "prove_again"):
        ana.post("/api/account/new-address", {"address": new_address()})
    for path in ("/api/account/passkeys/x", "/api/account/addresses/x", "/api/me"):
        assert ana.http.delete(path).json()["error"]["code"] == "prove_again"
    monkeypatch.undo()
    there(ana)
    sign_in(ana, key)
    assert len(ana.get("/api/account")["devices"]) == 1  # it is the same device
    ana.post("/api/account/codes")


def test_only_accounts_have_them(account_server: RunningServer) -> None:
    ana = somebody(account_server, new_name())
    for path in ("codes", "sign-out", "new-address"):
        with refusal(403, "no_account"):
            ana.post(f"/api/account/{path}", {"address": "a@example.org"} if "address" in path else {})
    stranger = somebody(account_server)
    with refusal(401, "no_guest"):
        begin_passkey(stranger)


# --- What comes along --------------------------------------------------------------------------------------


def test_a_game_that_is_looked_for_comes_along(account_server: RunningServer) -> None:
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    device = somebody(account_server, "Ben")
    both = ana.create(seats=[{"kind": "you"}, {"kind": "open"}], options={"players": 2})
    device.post(f"/api/tables/{both}/join")  # where they stay two
    device.put("/api/me/match", {"key": new_key(), "players": [5], "pace": "days"})
    before = device.get("/api/me/match")["since"]
    assert ana.get("/api/me/match")["state"] == "idle"
    assert sign_in(device, key)["apart"] == [both]
    for client in (device, ana):
        match = client.get("/api/me/match")
        assert (match["state"], match["since"]) == ("waiting", before)
    ana.http.delete("/api/me/match")


def test_seats_of_a_guest_on_another_device_come_along(account_server: RunningServer) -> None:
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    table, (device, ben) = seated(account_server, players=2)
    device.post(f"/api/tables/{table}/chat", {"key": "said-by-guest", "text": "hello"})
    watched = there(device).create(seats=[{"kind": "open"}] * 2, options={"players": 2})
    both = ana.create(seats=[{"kind": "you"}, {"kind": "open"}], options={"players": 2})
    device.post(f"/api/tables/{both}/join")
    assert device.get("/api/account")["seats"] == 3
    answer = sign_in(device, key)
    assert (answer["moved"], answer["apart"]) == (2, [both])
    for client in (device, ana):
        assert client.look(table)["table"]["you"] == {"seat": 0, "host": True}
        assert client.look(watched)["table"]["you"] == {"seat": None, "host": True}
        assert client.get(f"/api/tables/{table}/chat")["messages"][0]["yours"]
        assert client.look(both)["table"]["you"]["seat"] == 0
    assert {each["id"] for each in ana.get("/api/tables", scope="mine")["tables"]} == {table, watched, both}
    kinds = [entry["kind"] for entry in ben.look(table, after=0)["entries"]]
    assert kinds[-1] == "claimed"
    update = ana.look(table)
    ana.act(table, update["seq"], "builder")


def test_guests_are_marked_where_others_have_accounts(account_server: RunningServer, sqlite_url: str) -> None:
    ana = somebody(account_server, new_name())
    make_passkey(ana, Authenticator(PUBLIC))
    table = ana.create(seats=[{"kind": "you"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
    ben = somebody(account_server, "Ben")
    update = ben.post(f"/api/tables/{table}/join")
    assert [seat.get("guest") for seat in update["table"]["seats"]] == [None, True, None]
    for client in (ana, ben):
        client.post(f"/api/tables/{table}/chat", {"key": new_key()[:20], "text": "hello"})
    said = ana.get(f"/api/tables/{table}/chat")["messages"]
    assert [message.get("guest") for message in said] == [None, True]
    with ana.live(table) as socket:
        assert receive(socket)["table"]["seats"][1]["guest"]
    with RunningServer(settings_for(sqlite_url)) as alone:  # nobody could be taken for somebody else
        carla = alone.client("Carla")
        assert "guest" not in carla.look(carla.create())["table"]["seats"][0]


def test_who_does_not_want_it_leaves_them(account_server: RunningServer) -> None:
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    device = somebody(account_server, new_name("Ben"))
    table = device.create()
    before = device.cookie
    assert sign_in(device, key, bring=False)["moved"] == 0
    assert device.look(table)["table"]["you"]["seat"] is None
    guest = there(account_server.client())
    guest.http.headers.update(before)
    assert guest.look(table)["table"]["you"]["seat"] == 0


# --- Being forgotten, and others' processes ----------------------------------------------------------------


def test_who_is_forgotten_has_no_account(account_server: RunningServer, box: Letterbox) -> None:
    ana, key, name = somebody(account_server, new_name()), Authenticator(PUBLIC), new_name()
    make_passkey(ana, key, name=name)
    assert ana.http.delete("/api/me").json() == {"name": None}
    with refusal(403, "sign_in_failed"):
        sign_in(somebody(account_server), key)
    ben = somebody(account_server, name)
    make_passkey(ben, Authenticator(PUBLIC))
    assert ben.get("/api/me")["name"] == name


def test_operators_find_accounts_and_sign_them_out(account_server: RunningServer) -> None:
    ana, key, name = somebody(account_server), Authenticator(PUBLIC), new_name()
    ana.put("/api/me", {"name": name})
    make_passkey(ana, key)
    store = account_server.services.store
    (found,) = account_server.run(find_accounts(store.engine, name.upper(), 10))
    assert (found.name, found.passkeys, found.devices, found.addresses) == (name, 1, 1, [])
    assert account_server.run(Administration(store).sign_out(found.id)) == 1
    await_that(lambda: ana.get("/api/me") == {"name": None})
    assert sign_in(ana, key)["account"]["name"] == name


def test_operators_sign_everybody_out(account_server: RunningServer) -> None:
    services, names = account_server.services, [new_name() for _ in range(3)]
    people = [somebody(account_server, name) for name in names]
    for client in people:
        make_passkey(client, Authenticator(PUBLIC))
    account_server.run(services.audit.flush(services.store.engine))
    (last,) = account_server.run(find_accounts(services.store.engine, names[2], 10))
    account_server.run(Administration(services.store).sign_out(last.id))
    # Deeds are followed in their order: those of the others, who are remembered, are done with.
    await_that(lambda: people[2].get("/api/me") == {"name": None})
    assert people[0].get("/api/me")["account"]
    account_server.run(Administration(services.store).sign_out(None))
    await_that(lambda: all(client.get("/api/me") == {"name": None} for client in people))


def test_a_device_that_is_signed_out_while_it_is_looked_up_is_not_let_in(
    account_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be remembered as signed in, until the server is started again."""
    ana = somebody(account_server, new_name())
    make_passkey(ana, Authenticator(PUBLIC))
    accounts, session = account_server.services.accounts, digest(secret_of(ana))
    found = account_server.run(accounts.store.session(session, wall()))
    assert found is not None
    read = accounts.store.session

    async def read_and_end(asked: str, now: int) -> session_store.Session | None:
        monkeypatch.setattr(accounts.store, "session", read)
        known = await read(asked, now)
        await accounts.store.end(found.account_id, [session])
        await accounts.look_again(found.account_id)
        return known

    accounts.forget_devices()
    monkeypatch.setattr(accounts.store, "session", read_and_end)
    assert ana.get("/api/me") == {"name": None}


def test_a_copy_has_accounts_and_no_links(account_server: RunningServer, tmp_path: Path) -> None:
    """Restored elsewhere, one signs in as before; what was good once is not good again."""
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    begin_passkey(ana)
    rows = account_server.run(copy_to(account_server.services.settings, tmp_path / "copy"))
    assert "tickets" not in rows
    settings = settings_for(f"sqlite:///{tmp_path / 'other.db'}", public_url=PUBLIC)
    assert account_server.run(restore(settings, tmp_path / "copy"))["accounts"] == rows["accounts"] > 0
    with RunningServer(settings) as other:
        again = somebody(other)
        again.http.cookies.update(ana.http.cookies)
        assert again.get("/api/me") == ana.get("/api/me")
        assert sign_in(somebody(other), key)["account"]["account"]


def test_what_is_kept_of_somebody_can_be_taken_along(account_server: RunningServer, box: Letterbox) -> None:
    """All of it, and nothing by which somebody else could sign in or learn of others."""
    table, (ana, ben) = seated(account_server, players=2, title="Friday")
    ana.act(table, ana.look(table)["seq"], "builder")
    ana.post(f"/api/tables/{table}/chat", {"key": "said-by-ana", "text": "hello there"})
    ben.post(f"/api/tables/{table}/chat", {"key": "said-by-ben", "text": "not of Ana"})
    ana.post("/api/me/notices/webhooks", {"channel": "json", "url": "https://hooks.example.org/x"})
    key, address = Authenticator(PUBLIC), new_address()
    made = make_passkey(there(ana), key, name=new_name())
    ana.post("/api/account/new-address", {"address": address})
    follow_link(ana, box.next(), "addresses")
    response = ana.http.get("/api/me/export")
    assert response.headers["content-disposition"] == 'attachment; filename="boriken.json"'
    kept = response.json()
    assert kept["account"][0]["name"] == kept["name"] == made["account"]["name"]
    assert [each["id"] for each in kept["passkeys"]] == [made["account"]["passkeys"][0]["id"]]
    assert [each["address"] for each in kept["mail_addresses"]] == [address]
    assert (len(kept["recovery_codes"]), len(kept["devices"])) == (8, 1)
    assert [each["text"] for each in kept["said"]] == ["hello there"]
    assert kept["notice_receivers"][0]["address"]["url"] == "https://hooks.example.org/x"
    (at,) = kept["tables"]
    assert (at["title"], at["seat"], at["host"], at["entries"][-1]["actions"]) == (
        "Friday",
        0,
        True,
        ["builder"],
    )
    text = response.text
    for secret in (secret_of(ana), digest(secret_of(ana)), *made["codes"], "not of Ana"):
        assert secret not in text
    guest = ben.http.get("/api/me/export").json()
    assert (guest["account"], guest["said"][0]["text"]) == ([], "not of Ana")
    assert account_server.client().http.get("/api/me/export").status_code == 401


def test_another_process_knows_who_signed_in_and_who_was_signed_out(postgresql_or_skip: None) -> None:
    from tests.server.running import new_postgresql_database

    with new_postgresql_database() as url:
        settings = settings_for(url, public_url=PUBLIC)
        with RunningServer(settings) as first, RunningServer(settings) as second:
            ana, key = somebody(first, "Ana"), Authenticator(PUBLIC)
            make_passkey(ana, key)
            device = somebody(second)
            sign_in(device, key)
            assert device.get("/api/me") == {"name": "Ana", "account": True}
            ana.http.delete("/api/account/devices")
            await_that(lambda: device.get("/api/me") == {"name": None})


def test_devices_that_nobody_uses_are_signed_out(account_server: RunningServer) -> None:
    store = account_server.services.accounts.store
    ana, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(ana, key)
    assert account_server.run(store.sessions("nobody", wall())) == []
    (device,) = ana.get("/api/account")["devices"]
    later = wall() + session_store.IDLE + 1
    account = account_server.run(store.session(digest(secret_of(ana)), wall()))
    assert account is not None
    assert account.digest.startswith(device["id"])
    assert account_server.run(store.session(account.digest, later)) is None
    account_server.run(store.tidy(wall()))
    assert ana.get("/api/me")["account"]


def test_devices_do_not_pile_up(account_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session_store, "MOST_DEVICES", 2)
    first, key = somebody(account_server, new_name()), Authenticator(PUBLIC)
    make_passkey(first, key)
    second, third = somebody(account_server), somebody(account_server)
    sign_in(second, key)
    assert len(first.get("/api/account")["devices"]) == 2
    shown = sign_in(third, key)["account"]["devices"]
    assert [device["here"] for device in shown] == [True, False]
    await_that(lambda: first.get("/api/me") == {"name": None})
    assert second.get("/api/me")["account"]


def secret_of(client: Client) -> str:
    secret: str = json.loads(from_text(client.http.cookies["boriken_guest"].partition(".")[0]))[2]
    return secret
