"""Mail: what arrives, what is refused, and that nobody waits for ever."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from boriken.server.errors import BadRequest
from boriken.server.mailing import postman as postman_module
from boriken.server.mailing.letters import Letter, check_address, compose
from boriken.server.mailing.postman import MailFailed, Postman
from boriken.server.mailing.smtp import MailServer, check_mail
from boriken.server.metrics import Metrics
from boriken.server.settings import BadSettings, Settings
from tests.server.mails import PUBLIC, SENDER, part, receiving

LETTER = Letter(
    to="ana@example.org",
    language="it",
    subject="Tocca a te,\r\nBcc: everybody@example.org",
    paragraphs=("Ciao <Ana> & Benìto,", "tocca a te."),
    link="https://play.example.org/t/1?a=1&b=2",
    link_text="Apri il tavolo",
    footer="Perché ricevi questa e-mail.",
    headers={"List-Unsubscribe": "<https://play.example.org/u/1>"},
)


def settings_of(url: str) -> Settings:
    return Settings(smtp_url=url, mail_from=SENDER, public_url=PUBLIC)


async def send(url: str, *letters: Letter) -> Metrics:
    metrics = Metrics()
    postman = Postman(settings_of(url), metrics)
    for letter in letters:
        await postman.send(letter)
    return metrics


def test_a_letter_arrives_as_plain_text_and_as_html() -> None:
    with receiving() as box:
        metrics = asyncio.run(send(box.url, LETTER))
        mail = box.next()
    assert mail["From"] == SENDER
    assert mail["To"] == "ana@example.org"
    assert mail["Subject"] == "Tocca a te, Bcc: everybody@example.org"
    assert mail["Bcc"] is None
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == "<https://play.example.org/u/1>"
    assert mail["Message-ID"].endswith("@example.org>")
    assert mail["Date"] is not None
    plain, html = part(mail, "plain"), part(mail, "html")
    assert "Ciao <Ana> & Benìto," in plain
    assert f"Apri il tavolo:\n{LETTER.link}\n" in plain
    assert "Ciao &lt;Ana&gt; &amp; Benìto," in html
    assert 'href="https://play.example.org/t/1?a=1&amp;b=2"' in html
    assert '<html lang="it">' in html
    assert LETTER.footer in plain
    assert LETTER.footer in html
    assert metrics.mails.labels("sent")._value.get() == 1


def test_an_address_that_does_not_exist_is_final_and_one_that_is_busy_is_not() -> None:
    with receiving() as box:
        box.answers = {"gone@example.org": "550 no such person", "busy@example.org": "450 later, please"}
        for to, is_final in (("gone@example.org", True), ("busy@example.org", False)):
            with pytest.raises(MailFailed) as failed:
                asyncio.run(send(box.url, replace(LETTER, to=to)))
            assert failed.value.is_final is is_final
        assert box.is_empty


def test_a_mail_server_that_hangs_or_is_gone_keeps_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman_module, "STEP", 0.05)

    async def to_one_that_says_nothing() -> None:
        said_nothing = asyncio.Event()

        async def hang(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await said_nothing.wait()
            writer.close()

        server = await asyncio.start_server(hang, "127.0.0.1", 0)
        async with server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(MailFailed) as failed:
                await send(f"smtp://127.0.0.1:{port}", LETTER)
            said_nothing.set()
        assert not failed.value.is_final
        with pytest.raises(MailFailed) as failed:
            await send(f"smtp://127.0.0.1:{port}", LETTER)  # nobody is there any more
        assert not failed.value.is_final

    asyncio.run(to_one_that_says_nothing())


def test_what_is_posted_is_tried_again_and_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postman_module, "AGAIN", (0.0, 0.0))
    monkeypatch.setattr(postman_module, "MOST_WAITING", 2)

    async def post() -> Metrics:
        metrics = Metrics()
        postman = Postman(settings_of(box.url), metrics)
        box.answers = {"busy@example.org": "450 later, please"}
        for to in ("ana@example.org", "busy@example.org", "ben@example.org"):
            postman.post(replace(LETTER, to=to))
        await asyncio.gather(*postman._posted)
        await postman.close()
        return metrics

    with receiving() as box:
        metrics = asyncio.run(post())
        assert box.next()["To"] == "ana@example.org"
        assert box.is_empty
    states = {state: metrics.mails.labels(state)._value.get() for state in ("sent", "failed", "dropped")}
    assert states == {"sent": 1, "failed": 3, "dropped": 1}


def test_letters_keep_a_pace() -> None:
    """As many at once as the burst allows; those after it have to wait, each for its own moment."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def go() -> None:
        postman = Postman(settings_of("smtp://127.0.0.1"), Metrics(), clock=lambda: 0.0)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("boriken.server.mailing.postman.asyncio.sleep", sleep)
            for _ in range(int(postman_module.PACE.burst) + 2):
                await postman._keep_pace()

    asyncio.run(go())
    assert waited == [0.5, 1.0]


@pytest.mark.parametrize(
    "typed",
    [
        *("", "ana", "@example.org", "ana@", "a na@example.org", "ana@exa mple.org", "ana@example..org"),
        *("ana@-example.org", "a..b@example.org", ".a@example.org", "ana@example.org\nBcc: x@example.org"),
        *("ana@example.org, ben@example.org", "Ana <ana@example.org>", f"{'a' * 65}@example.org"),
        *(f"ana@{'a' * 64}.org", f"ana@{'a.' * 130}org", "añña@example.org"),
    ],
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(BadRequest):
        check_address(typed)


def test_addresses_of_other_letters_can_be_written_to() -> None:
    assert check_address("ana@bücher.example") == "ana@xn--bcher-kva.example"
    assert compose(replace(LETTER, to="o'neil+x@example.org"), SENDER)["To"] == "o'neil+x@example.org"


def test_a_password_never_travels_unencrypted() -> None:
    assert MailServer.read("smtp://ana:p%40ss@mail.example.org").start_tls is True
    assert MailServer.read("smtp://ana:p%40ss@mail.example.org").password == "p@ss"
    assert MailServer.read("smtp://mail.example.org").start_tls is None
    assert MailServer.read("smtp://ana:x@127.0.0.1:25").start_tls is None
    secure = MailServer.read("smtps://ana:x@mail.example.org")
    assert (secure.use_tls, secure.start_tls, secure.port) == (True, False, 465)


@pytest.mark.parametrize(
    "bad",
    [
        Settings(smtp_url="mail.example.org", mail_from=SENDER, public_url=PUBLIC),
        Settings(smtp_url="smtp://h:99999", mail_from=SENDER, public_url=PUBLIC),
        Settings(smtp_url="smtp://h", mail_from=SENDER),
        Settings(smtp_url="smtp://h", public_url=PUBLIC),
        Settings(smtp_url="smtp://h", mail_from="nobody", public_url=PUBLIC),
        Settings(public_url="play.example.org"),
        Settings(public_url="https://play.example.org/?x"),
    ],
)
def test_settings_that_cannot_send_mail_are_refused(bad: Settings) -> None:
    with pytest.raises(BadSettings):
        check_mail(bad)
