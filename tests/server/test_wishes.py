"""Parts of notices: quiet hours, wishes for tables, and the forms in which they are told."""

from __future__ import annotations

from datetime import datetime

import pytest

from boriken.server.notices.telling import Telling, webhook_body
from boriken.server.notices.wishes import MOST_TABLES, Quiet, Wish, is_zone


def at(day: str) -> int:
    return int(datetime.fromisoformat(day).timestamp() * 1000)


@pytest.mark.parametrize(
    ("quiet", "now", "until"),
    [
        ((22 * 60, 8 * 60), "2026-01-10T23:30+01:00", "2026-01-11T08:00+01:00"),
        ((22 * 60, 8 * 60), "2026-01-11T07:59+01:00", "2026-01-11T08:00+01:00"),
        ((22 * 60, 8 * 60), "2026-01-11T08:00+01:00", "2026-01-11T08:00+01:00"),
        ((22 * 60, 8 * 60), "2026-01-11T21:59+01:00", "2026-01-11T21:59+01:00"),
        ((13 * 60, 15 * 60), "2026-01-11T14:00+01:00", "2026-01-11T15:00+01:00"),
        ((0, 0), "2026-01-11T14:00+01:00", "2026-01-11T14:00+01:00"),
        # The night in which clocks go forward.
        ((22 * 60, 8 * 60), "2026-03-28T23:00+01:00", "2026-03-29T08:00+02:00"),
    ],
)
def test_quiet_hours(quiet: tuple[int, int], now: str, until: str) -> None:
    wish = Wish(quiet=Quiet(*quiet), zone="Europe/Berlin")
    assert wish.quiet_until(at(now)) == at(until)


def test_wishes_for_tables_are_bounded() -> None:
    wish = Wish()
    for number in range(MOST_TABLES + 20):
        wish = wish.at_table(f"table{number}", ())
    assert len(wish.tables) == MOST_TABLES
    assert not wish.wants("turn", f"table{MOST_TABLES}")
    assert wish.wants("turn", "table0")
    assert not is_zone("Mars/Olympus")


@pytest.mark.parametrize("channel", ["discord", "slack", "matrix", "json"])
def test_forms(channel: str) -> None:
    telling = Telling(kind="turn", table="t", title="<b>", text="<b> & co", url="https://x/table/t", at=5)
    body = webhook_body(channel, "d", telling).decode()
    expected = {
        "discord": r'{"content":"\\<b\\> & co\nhttps://x/table/t","allowed_mentions":{"parse":[]}}',
        "slack": r'{"text":"&lt;b&gt; &amp; co\n<https://x/table/t>"}',
        "matrix": r'{"text":"<b> & co\nhttps://x/table/t","html":"&lt;b&gt; &amp; co<br>'
        r'<a href=\"https://x/table/t\">https://x/table/t</a>"}',
        "json": '{"id":"d","kind":"turn","table":"t","title":"<b>","text":"<b> & co",'
        '"url":"https://x/table/t","at":5}',
    }
    assert body == expected[channel]
