"""A competition of six: one crashes, one is late, one cheats; what is on disk can be trusted."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from boriken.competition import holding
from boriken.competition.alpharank import alpha_rank
from boriken.competition.ledger import FILE, header, open_ledger
from boriken.competition.schedule import matches
from boriken.competition.settings import Settings, read_settings
from boriken.competition.standings import places_of
from boriken.engine.errors import BadOptions, BorikenError
from tests.cli.running import Ran, run
from tests.competition.agents import CRASHER, hand_in, write_agent

AGENTS = ["crasher", "greedy", "late", "numbers", "random", "spy"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return hand_in(tmp_path_factory.mktemp("cup"))


@pytest.fixture(scope="module")
def held(folder: Path) -> Ran:
    return run("compete", folder, "--jobs", 1)


@pytest.mark.slow
def test_who_fails_has_lost_and_who_cheats_is_out(folder: Path, held: Ran) -> None:
    assert held.code == 0, held.err
    results = json.loads((folder / "results" / "results.json").read_text(encoding="utf-8"))
    assert results["disqualified"] == {"spy": "read crasher.py"}
    assert (results["games"], results["struck"]) == (6, 3)
    places = {place["agent"]: place for place in results["ranking"]}
    assert sorted(places) == sorted({*AGENTS} - {"spy"})
    assert results["ranking"][0]["agent"] == "greedy"
    failed = {name: place["failures"] for name, place in places.items() if place["failures"]}
    assert {name: [*kinds] for name, kinds in failed.items()} == {"crasher": ["Crashed"], "late": ["Late"]}
    assert "ZeroDivisionError" in places["crasher"]["first_failure"]
    assert "(crasher.py, line 6)" in places["crasher"]["first_failure"]
    for name in failed:
        assert places[name]["wins"]["share"] == places[name]["points"]["max"] == 0
    assert sum(place["alpha_rank"] for place in places.values()) == pytest.approx(1)
    assert "spy is disqualified" in held.out


@pytest.mark.slow
def test_the_report_is_one_whole_page(folder: Path, held: Ran) -> None:
    page = Page((folder / "results" / "report.html").read_text(encoding="utf-8"))
    assert page.open == []
    assert page.pictures == 4
    assert not [address for address in page.addresses if address != "http://www.w3.org/2000/svg"]
    for words in ("Cup <of> cups", "disqualified", "It read crasher.py", *AGENTS):
        assert any(words in text for text in page.texts), words
    assert any(text in held.out for text in page.texts if len(text) == 64)  # the seal


@pytest.mark.slow
def test_a_competition_that_was_killed_goes_on_and_comes_to_the_same_seal(folder: Path, held: Ran) -> None:
    path = folder / "results" / FILE
    before = path.read_bytes()
    lines = before.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]) + lines[5][:70])
    again = run("compete", folder, "--jobs", 1, "--json")
    assert json.loads(again.out)["seal"] == json.loads(lines[-1])["seal"]
    path.write_bytes(before)
    assert run("compete", folder, "--check").out.split()[-1] == json.loads(lines[-1])["seal"]


def change_score(line: str) -> str:
    return line.replace('"winners":[', '"winners":[7,', 1)


def change_move(line: str) -> str:
    return line.replace('"builder"', '"settler"', 1)


@pytest.mark.slow
@pytest.mark.parametrize("change", [change_score, change_move, lambda line: "", lambda line: "{}"])
def test_a_changed_game_is_noticed(folder: Path, held: Ran, change: Callable[[str], str]) -> None:
    path = folder / "results" / FILE
    before = path.read_text(encoding="utf-8")
    lines = before.splitlines()
    lines[3] = change(lines[3])
    path.write_text("".join(f"{line}\n" for line in lines if line), encoding="utf-8")
    try:
        assert "line 4" in run("compete", folder, "--check").complaint
    finally:
        path.write_text(before, encoding="utf-8")


@pytest.mark.slow
def test_another_program_is_another_agent(folder: Path, held: Ran) -> None:
    before = (folder / "crasher.py").read_text(encoding="utf-8")
    write_agent(folder / "crasher.py", CRASHER + "\n# mended")
    try:
        assert "other agents (crasher)" in run("compete", folder, "--check").complaint
    finally:
        (folder / "crasher.py").write_text(before, encoding="utf-8")


def test_a_false_result_is_noticed_even_if_all_seals_are_right(
    folder: Path, held: Ran, tmp_path: Path
) -> None:
    """The moves are replayed, not believed."""
    competition = holding.open_competition(folder)
    head = header(competition.settings, competition.entries)
    with open_ledger(folder / "results" / FILE, head) as ledger:
        played = ledger.games[0]
    played.outcome.scores[0] += 1
    assert holding._problem(played, competition.plan[0]) == "its result is not that of its moves."
    played.outcome.scores[0] -= 1
    assert holding._problem(played, competition.plan[0]) == ""
    assert "another deal" in holding._problem(
        played, competition.plan[0].__class__(**{**vars(competition.plan[0]), "deal": 1})
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_everybody_sits_on_every_seat_equally_often(players: int) -> None:
    plan = list(matches(AGENTS, Settings(players=players, rounds=3)))
    assert len(plan) == 3 * len(AGENTS)
    sat = Counter((name, seat) for game in plan for seat, name in enumerate(game.seats))
    assert set(sat.values()) == {3}
    assert all(len(set(game.seats)) == players for game in plan)


def test_places_are_shared_and_failures_come_last(folder: Path, held: Ran) -> None:
    competition = holding.open_competition(folder)
    with open_ledger(folder / "results" / FILE, header(competition.settings, competition.entries)) as ledger:
        outcome = ledger.games[0].outcome

    def places(scores: list[int], winners: list[int], *failures: str) -> list[float]:
        return places_of(replace(outcome, scores=scores, winners=winners, failures=list(failures)))

    assert places([5, 9, 5], [1]) == [1, 0, 1]
    assert places([9, 9, 0], [0], "", "", "Late: x") == [0, 1, 2]
    assert places([0, 0, 0], [0, 1, 2], "x", "x", "x") == [0, 0, 0]


@pytest.mark.parametrize(
    ("payoffs", "alpha", "shares"),
    [
        ([[0.5, 0.8, 0.1], [0.2, 0.5, 0.9], [0.9, 0.1, 0.5]], 10, [0.333, 0.333, 0.333]),
        ([[0.5, 0.2], [0.8, 0.5]], 0.1, [0.050, 0.950]),
        ([[0.5, 0.5], [0.5, 0.5]], 100, [0.5, 0.5]),
    ],
)
def test_alpha_rank(payoffs: list[list[float]], alpha: float, shares: list[float]) -> None:
    assert alpha_rank(payoffs, alpha) == pytest.approx(shares, abs=2e-3)


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("rounds = 0", "rounds must be at least 1"),
        ("colour = 3", "unknown field `colour`"),
        ("players = 9", "players"),
        ("seconds = 3\nwait = 2", "wait must be more than seconds"),
        ("memory = '1 GB'", "Expected `int`"),
        ("a b", "cannot be read"),
    ],
)
def test_rules_that_cannot_be_are_refused(tmp_path: Path, rules: str, reason: str) -> None:
    write_agent(tmp_path / "competition.toml", rules)
    with pytest.raises(BorikenError, match=reason):
        read_settings(tmp_path)


def test_too_few_agents_and_names_that_are_taken_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="has 0 agents, too few for a table of 3"):
        holding.open_competition(tmp_path)
    write_agent(tmp_path / "random.py", CRASHER)
    write_agent(tmp_path / "competition.toml", 'baselines = ["random", "greedy"]')
    with pytest.raises(BadOptions, match="Two agents are called 'random'"):
        holding.open_competition(tmp_path)
    assert "is no folder with agents" in run("compete", tmp_path / "nowhere").complaint
    assert "no game has been played" in run("compete", hand_in(tmp_path / "x"), "--check").complaint


class Page(HTMLParser):
    """What is in a page, and whether all that was opened is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.addresses: list[str] = []
        self.pictures = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value for name, value in attrs if name in ("href", "src", "xmlns") and value]
        self.pictures += tag == "svg"
        if tag not in ("meta",):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())
