"""Figures: on an address of their own, and none for strangers; the dashboard asks only for what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from boriken.server.metrics import Metrics
from boriken.server.operating.measuring import MetricsServer, are_told_here
from boriken.server.settings import BadSettings, Settings, split_address
from tests.patience import PATIENCE
from tests.server.running import RunningServer, refusal, settings_for

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({}, True),
        ({"host": "localhost"}, True),
        ({"host": "::1"}, True),
        ({"host": "0.0.0.0"}, False),
        ({"host": "192.0.2.1"}, False),
        ({"trusted_proxies": ("127.0.0.1",)}, False),
        ({"metrics_address": "127.0.0.1:9464"}, False),
    ],
)
def test_strangers_are_told_no_figures(changes: dict[str, object], told: bool) -> None:
    assert are_told_here(Settings(**changes)) == told  # type: ignore[arg-type]


def test_figures_have_an_address_of_their_own(sqlite_url: str) -> None:
    settings = settings_for(sqlite_url, metrics_address="127.0.0.1:0")
    with RunningServer(settings) as server:
        figures = MetricsServer(settings, server.services.metrics)
        try:
            told = httpx.get(f"http://127.0.0.1:{figures.port}/metrics", timeout=PATIENCE).text
        finally:
            figures.close()
        with refusal(404, "nothing_here"):
            server.client().get("/metrics")
    for name in (
        "boriken_commit_queue 0.0",
        "boriken_news_queue 0.0",
        'boriken_bots{state="waiting"} 0.0',
        'boriken_reviews{state="running"} 0.0',
        "boriken_tables_in_memory 0.0",
        "boriken_database_connections ",
        "boriken_loop_lag_seconds_count ",
        "process_open_fds ",
        "process_resident_memory_bytes ",
    ):
        assert name in told, name


def test_addresses() -> None:
    assert split_address("127.0.0.1:9464") == ("127.0.0.1", 9464)
    assert split_address("[::1]:9464") == ("::1", 9464)
    for text in ("9464", ":9464", "127.0.0.1", "127.0.0.1:x", "127.0.0.1:99999"):
        with pytest.raises(BadSettings, match="HOST:PORT"):
            split_address(text)


def test_an_address_that_is_taken_is_one_sentence() -> None:
    first = MetricsServer(Settings(metrics_address="127.0.0.1:0"), Metrics())
    try:
        with pytest.raises(BadSettings, match="cannot be used"):
            MetricsServer(Settings(metrics_address=f"127.0.0.1:{first.port}"), Metrics())
    finally:
        first.close()


def test_the_dashboard_asks_for_figures_there_are() -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", ())]
    known = {sample.name for family in Metrics().registry.collect() for sample in family.samples}
    # Those with labels have no sample before something happens.
    families = {family.name for family in Metrics().registry.collect()}
    known |= families | {
        f"{name}{end}" for name in families for end in ("_total", "_bucket", "_count", "_sum")
    }
    named = {name for text in asked for name in re.findall(r"\b(?:boriken|process)_\w+", text)}
    assert len(named) > 12
    assert named <= known
    own = {name for name in families if name.startswith("boriken_")}
    unseen = {name for name in own if not any(text.startswith(name) for text in named)}
    assert unseen <= {"boriken"}, "a figure that no panel shows"
    assert len({panel["id"] for panel in dashboard["panels"]}) == len(dashboard["panels"])
