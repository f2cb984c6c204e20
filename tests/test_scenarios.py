"""Every file below ``scenarios`` holds; and the runner says so when a case does not, or makes no sense."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

from boriken.cli.commands.scenario import scenario as scenario_command
from boriken.engine.errors import BadScenario
from boriken.rulebook import examples
from boriken.scenario import Scenario, run

FOLDER = Path(__file__).parent / "scenarios"
EXAMPLES = Path(examples.__file__).parent / "data"
"""The worked examples of the rules, which the product shows."""
FILES = sorted([*FOLDER.rglob("*.toml"), *EXAMPLES.glob("*.toml")])

CASE = """
title = "Of equal ships the choice is free"
rules = ["CAP-4"]

[position]
edition = "classic"
players = 3
[position.A]
goods = "3 corn"
city = "hospice 1, wharf 0"
island = "corn 1/2"
[position.ships]
4 = "1 indigo"

[[step]]
note = "Two ships are empty."
play = ["A captain"]
legal = ["load corn 6", "load corn 5"]
allows = ["load corn 5"]
refuses = { "load corn 4" = "CAP-3", pass = "CAP-2" }

[[step]]
play = ["A load corn 5"]
[step.expect]
turn = "B"
decision = "round"
over = false
winners = []
"A.goods" = ""
"A.chips" = 4
"A.island" = "corn 1/2"
"A.city" = "wharf 0, hospice 1"
"A.city.wharf" = 0
"A.city.factory" = "none"
"ships.5" = "3 corn"
"supply.corn" = 7
supply = 46
cards.captain = "A"
B.score.chips = 0
"""
"""A case that holds; the tests change a line of it."""


ONE_SENTENCE = re.compile(r"\S.*[.?]( \([A-Z0-9]+-\d+\))?")


def changed(old: str, new: str) -> str:
    assert CASE.count(old) == 1, old
    return CASE.replace(old, new)


load = cache(Scenario.from_file)


# --- The scenarios ---------------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    folder = FOLDER if path.is_relative_to(FOLDER) else EXAMPLES.parent
    return path.relative_to(folder).with_suffix("").as_posix()


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario_holds(path: Path) -> None:
    assert run(load(path)) == []


def test_scenarios_are_found() -> None:
    assert len(FILES) > 200


def test_scenarios_are_named_after_a_rule_they_show() -> None:
    def is_named(path: Path) -> bool:
        return any(path.stem.startswith(f"{rule.lower()}-") for rule in load(path).rules)

    assert [path.name for path in FILES if not is_named(path)] == []


def test_titles_differ() -> None:
    titles = Counter(load(path).title for path in FILES)
    assert [title for title, times in titles.items() if times > 1] == []


# --- The runner ------------------------------------------------------------------------------------------


def test_a_case_that_holds_has_no_differences() -> None:
    assert run(Scenario.from_text(CASE)) == []


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ('turn = "B"', 'turn = "C"', "step 2, turn: expected C, found B"),
        ('decision = "round"', 'decision = "storage"', "step 2, decision: expected storage, found round"),
        ("over = false", "over = true", "step 2, over: expected True, found False"),
        ("winners = []", 'winners = ["A"]', "step 2, winners: expected A, found none"),
        ('"A.chips" = 4', '"A.chips" = 3', "step 2, A.chips: expected 3, found 4"),
        ('"A.goods" = ""', '"A.goods" = "1 corn"', "step 2, A.goods: expected 1 corn, found nothing"),
        (
            '"A.island" = "corn 1/2"',
            '"A.island" = "corn 2/2"',
            "step 2, A.island: expected corn 2/2, found corn 1/2",
        ),
        (
            '"wharf 0, hospice 1"',
            '"wharf 0"',
            "step 2, A.city: expected wharf 0, found hospice 1, wharf 0",
        ),
        ('"A.city.wharf" = 0', '"A.city.wharf" = 1', "step 2, A.city.wharf: expected 1, found 0"),
        (
            '"A.city.factory" = "none"',
            '"A.city.factory" = 0',
            "step 2, A.city.factory: expected 0, found none",
        ),
        ('= "3 corn"\n"supply', '= "4 corn"\n"supply', "step 2, ships.5: expected 4 corn, found 3 corn"),
        ("supply = 46", "supply = 45", "step 2, supply: expected 45, found 46"),
        ('cards.captain = "A"', "cards.captain = 0", "step 2, cards.captain: expected 0, found A"),
        ("B.score.chips = 0", "B.score.chips = 1", "step 2, B.score.chips: expected 1, found 0"),
        (
            '"load corn 6", "load corn 5"',
            '"load corn 6"',
            "step 1, legal: expected load corn 6, found load corn 5, load corn 6",
        ),
        (
            'allows = ["load corn 5"]',
            'allows = ["pass"]',
            "step 1, allows pass: expected it legal, found "
            "You can load a cargo ship, so you must load one or use a private ship. (CAP-2)",
        ),
        (
            '"CAP-3"',
            '"CAP-4"',
            "step 1, refuses load corn 4: expected a refusal by CAP-4, found "
            "The 4-space ship carries indigo. (CAP-3)",
        ),
        (
            '"load corn 4" =',
            '"load corn 6" =',
            "step 1, refuses load corn 6: expected a refusal by CAP-3, found it legal",
        ),
    ],
)
def test_a_wrong_expectation_is_reported(old: str, new: str, difference: str) -> None:
    assert run(Scenario.from_text(changed(old, new))) == [difference]


def test_a_move_that_is_refused_ends_the_case() -> None:
    assert run(Scenario.from_text(changed('"A load corn 5"', '"A load corn 4"'))) == [
        "step 2, play A load corn 4: expected a legal action, found it refused: "
        "The 4-space ship carries indigo. (CAP-3) Legal: load corn 5, load corn 6"
    ]


def test_a_move_out_of_turn_ends_the_case() -> None:
    assert run(Scenario.from_text(changed('"A load corn 5"', '"B load corn 5"'))) == [
        "step 2, play B load corn 5: expected a turn of B, found A (captain: load corn 5, load corn 6)"
    ]


def test_a_move_after_the_end_ends_the_case() -> None:
    text = """
    title = "Nothing follows the end"
    rules = ["END-2"]
    [position]
    players = 3
    ending = ["city"]
    cards = { trader = "A", captain = "B" }
    [[step]]
    play = ["C craftsman", "A mayor"]
    """
    assert run(Scenario.from_text(text)) == [
        "step 1, play A mayor: expected a turn of A, found the game over"
    ]


def test_pieces_that_get_lost_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = ["There are 7 quarries."], ["There are 7 quarries.", "A barrel is gone."]
    answers = iter([before, after, before])
    monkeypatch.setattr("boriken.scenario.checking.problems", lambda state: next(answers))
    assert run(Scenario.from_text(CASE)) == [
        "step 1, pieces: expected nothing lost or doubled, found A barrel is gone."
    ]


def test_a_position_may_leave_pieces_out() -> None:
    assert run(Scenario.from_text(changed("players = 3", "players = 3\nworkers = 1\nchips = 9"))) == []


def test_forced_moves_are_asked_unless_the_position_says_otherwise() -> None:
    text = """
    title = "The only load"
    rules = ["FLOW-3"]
    [position]
    players = 3
    %s
    A = { goods = "1 corn" }
    ships = { 4 = "1 corn" }
    [[step]]
    play = ["A captain"]
    expect = { turn = "%s" }
    """
    assert run(Scenario.from_text(text % ("", "A"))) == []
    assert run(Scenario.from_text(text % ("ask_forced = false", "B"))) == []


def test_several_rule_sets_run_and_are_named() -> None:
    text = """
    title = "Chips of three and five players"
    rules = ["SET-4"]
    editions = ["classic", "special"]
    players = [3, 5]
    [start]
    governor = "B"
    [[step]]
    expect = { turn = "B", chips = 126 }
    """
    assert run(Scenario.from_text(text)) == [
        "classic, 3 players, step 1, chips: expected 126, found 76",
        "special, 3 players, step 1, chips: expected 126, found 75",
    ]


EXPANDED = """
title = "Pieces of the expansions"
rules = ["FOREST-1"]
[position]
players = 3
edition = "special"
expansions = ["new_buildings", "nobles", "buccaneer", "festival_cards", "achievements"]
nobles = 7
ship_nobles = 1
gone_workers = 2
gone_nobles = 3
marker = "B"
kidnapped = "trader"
goals = ["specialist / corn / by C", "closing_time coffee"]
[position.A]
workers = 2
nobles = 3
noble_posts = "chapel"
noble_guests = 1
city = "chapel 1, guesthouse 1, cloister 1"
forests = "2 corn, sugar known"
achievements = "deal_closer, master_architect"
done = "deal_closer"
[[step]]
[step.expect]
nobles = 7
ship_nobles = 1
gone_workers = 2
gone_nobles = 3
marker = "B"
kidnapped = "trader"
goals.specialist = "C"
goals.closing_time = ""
goals.inauguration = "none"
A.nobles = 3
A.noble_posts = "chapel"
A.noble_guests = 1
A.forests = "2 corn, sugar known"
A.achievements = 2
A.done = "deal_closer"
A.score.nobles = 3
A.score.cloister = 1
A.score.deal_closer = 4
A.score.master_architect = 0
B.forests = 0
"""


def test_pieces_of_the_expansions_can_be_expected() -> None:
    assert run(Scenario.from_text(EXPANDED)) == []


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        (
            'A.forests = "2 corn, sugar known"',
            'A.forests = "sugar known, 2 corn"',
            "step 1, A.forests: expected sugar known, 2 corn, found corn, corn, sugar known",
        ),
        ("B.forests = 0", "B.forests = 1", "step 1, B.forests: expected 1, found 0"),
        (
            'goals.specialist = "C"',
            'goals.specialist = ""',
            "step 1, goals.specialist: expected nothing, found C",
        ),
        ('A.done = "deal_closer"', 'A.done = ""', "step 1, A.done: expected nothing, found deal_closer"),
    ],
)
def test_a_wrong_expectation_of_the_expansions_is_reported(old: str, new: str, difference: str) -> None:
    assert EXPANDED.count(old) == 1
    assert run(Scenario.from_text(EXPANDED.replace(old, new))) == [difference]


def test_a_start_has_expansions_variants_and_a_draft() -> None:
    text = """
    title = "Chance drafts"
    rules = ["NEW-4"]
    [start]
    edition = "special"
    expansions = ["new_buildings"]
    variants = ["cost_swap"]
    draft = "chance"
    house_rules = false
    [[step]]
    expect = { decision = "round", buildings = 49 }
    """
    assert run(Scenario.from_text(text)) == []


# --- Bad files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("title = ", "titel = ", "unknown key 'titel'"),
        ('title = "Of equal ships the choice is free"', "", "“title” is missing"),
        ('title = "Of equal ships the choice is free"', "title = 7", "“title” must be text"),
        ('["CAP-4"]', "[]", "at least one rule"),
        ('["CAP-4"]', '["CAP-44"]', "'CAP-44' is no identifier"),
        ('["CAP-4"]', "[4]", "4 is no identifier"),
        ('rules = ["CAP-4"]', 'rules = ["CAP-4"]\nplayers = [3]', "say it once"),
        ('edition = "classic"', 'edition = "roman"', "Unknown edition “roman”"),
        ("players = 3", "players = 9", "9 players cannot play"),
        ("[position.A]", "[position.X]", "unknown key 'X'"),
        ("note = ", "notes = ", "step 1: unknown key 'notes'"),
        ('note = "Two ships are empty."', "note = 2", "step 1: “note” must be text"),
        ('["A captain"]', '"A captain"', "step 1: “play” must be a list"),
        ('"A captain"', '"captain"', "step 1, play: 'captain' must be a seat and its action"),
        ('"A captain"', '"A skipper"', "step 1, play: “skipper” is not an action"),
        ('"A captain"', "1", "step 1, play: 1 must be a seat and its action"),
        ('["load corn 5"]', '["load corn 55"]', "step 1, allows: “load corn 55” is not an action"),
        ('["load corn 5"]', "[5]", "step 1, allows: 5 must be an action"),
        ('{ "load corn 4" = "CAP-3", pass = "CAP-2" }', '["pass"]', "step 1: “refuses” must be an object"),
        ('pass = "CAP-2"', 'pass = "CAP"', "step 1, refuses: 'CAP' is no identifier"),
        ('pass = "CAP-2"', 'pas = "CAP-2"', "step 1, refuses: “pas” is not an action"),
        ('"A.chips" = 4', '"A.chip" = 4', "there is no 'A.chip' in this game: did you mean A.chips"),
        ('"A.chips" = 4', '"D.chips" = 4', "there is no 'D.chips' in this game"),
        ('"A.chips" = 4', '"A.chips" = true', "'A.chips' must be a number or text"),
        ('"A.goods" = ""', '"A.goods" = "corn"', "'A.goods' must be text such as '2 corn'"),
        ('"A.goods" = ""', '"A.goods" = "1 rum"', "'A.goods' must be text such as '2 corn'"),
        ('"A.goods" = ""', '"A.goods" = "1 corn, 1 corn"', "'A.goods' must be text such as '2 corn'"),
        ("over = false", 'over = "no"', "'over' must be true or false"),
        ("winners = []", 'winners = "A"', "'winners' must be a list of texts"),
        ("winners = []", "winners = [1]", "'winners' must be a list of texts"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(old: str, new: str, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        Scenario.from_text(changed(old, new), "case.toml")
    assert message in str(refused.value)
    assert str(refused.value).startswith("case.toml")
    assert ONE_SENTENCE.fullmatch(str(refused.value))


HEAD = 'title = "T"\nrules = ["CAP-4"]\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "“step” is missing"),
        (HEAD + "[position]\n", "“step” is missing"),
        (HEAD + "step = []\n[position]\n", "at least one [[step]]"),
        (HEAD + "step = 3\n[position]\n", "“step” must be a list"),
        (HEAD + "step = [3]\n[position]\n", "step 1: it must be an object"),
        (HEAD + "[[step]]\n", "either a [position] or a [start]"),
        (HEAD + "[[step]]\n[position]\n[start]\n", "either a [position] or a [start]"),
        (HEAD + "[start]\nchips = 3\n[[step]]\n", "start: unknown key 'chips'"),
        (HEAD + "position = 1\n[[step]]\n", "“position” must be an object"),
        (HEAD + "editions = []\n[position]\n[[step]]\n", "'editions' must not be empty"),
        (HEAD + 'editions = "classic"\n[position]\n[[step]]\n', "“editions” must be a list"),
        (HEAD + 'players = ["3"]\n[position]\n[[step]]\n', "must be a whole number"),
        (HEAD + '[start]\ngovernor = "F"\n[[step]]\n', "“governor” cannot be “F”, only A, B, C, D, E"),
        (HEAD + '[start]\ngovernor = "E"\n[[step]]\n', "Seat 4 cannot be governor here: choose 0 to 3"),
        (HEAD + '[start]\nexpansions = ["moon"]\n[[step]]\n', "Unknown expansion “moon”"),
        (HEAD + "[start]\nexpansions = [3]\n[[step]]\n", "expansions: 3 must be text"),
        (HEAD + "[start]\nbuildings = 3\n[[step]]\n", "“buildings” must be a list"),
        (HEAD + "[start]\nhouse_rules = 1\n[[step]]\n", "'house_rules' must be true or false"),
        (HEAD + '[position]\n[[step]]\nexpect = { "A.forests" = true }\n', "'corn, 2 sugar', or a number"),
        (HEAD + "[position", "no complete TOML text"),
        (HEAD + "x = " + "[" * 5000, "no complete TOML text"),
        (HEAD + "x = " + "9" * 5000, "no complete TOML text"),
    ],
)
def test_an_incomplete_file_is_refused_in_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadScenario) as refused:
        Scenario.from_text(text, "case.toml")
    assert message in str(refused.value)
    assert ONE_SENTENCE.fullmatch(str(refused.value))


def test_a_truncated_file_is_refused_or_still_a_scenario() -> None:
    refused = 0
    for length in range(len(CASE)):
        try:
            Scenario.from_text(CASE[:length])
        except BadScenario:
            refused += 1
    assert len(CASE) > refused > len(CASE) // 2


def test_a_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"no\.toml: the file cannot be read"):
        Scenario.from_file(tmp_path / "no.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadScenario, match=r"binary\.toml: the file is no text in UTF-8"):
        Scenario.from_file(str(tmp_path / "binary.toml"))


# --- The command -----------------------------------------------------------------------------------------


def command(*paths: Path) -> Result:
    app = typer.Typer()
    app.command()(scenario_command)
    return CliRunner().invoke(app, [str(path) for path in paths])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a case that holds, in a folder of its own."""
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "holds.toml").write_text(CASE, encoding="utf-8")
    return tmp_path


def test_command_lists_what_holds(folder: Path) -> None:
    result = command(folder)
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "ok       holds: Of equal ships the choice is free (CAP-4)",
        "1 hold, 0 differ, 0 cannot be read.",
    ]


def test_command_shows_what_differs(folder: Path) -> None:
    (folder / "differs.toml").write_text(changed('"A.chips" = 4', '"A.chips" = 3'), encoding="utf-8")
    result = command(folder / "differs.toml", folder / "deep")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == [
        "differs  differs: Of equal ships the choice is free (CAP-4)",
        "  step 2, A.chips",
        "    expected: 3",
        "    found:    4",
        "ok       holds: Of equal ships the choice is free (CAP-4)",
        "1 hold, 1 differ, 0 cannot be read.",
    ]


def test_command_goes_on_after_a_file_it_cannot_read(folder: Path) -> None:
    (folder / "broken.toml").write_text("title = ", encoding="utf-8")
    (folder / "differs.toml").write_text(changed('"A.chips" = 4', '"A.chips" = 3'), encoding="utf-8")
    result = command(folder)
    assert result.exit_code == 2
    assert "broken.toml: the file is no complete TOML text" in result.stderr
    assert result.stdout.splitlines()[-1] == "1 hold, 1 differ, 1 cannot be read."


def test_command_without_any_scenario_fails(tmp_path: Path) -> None:
    assert command(tmp_path).exit_code == 2
    assert command(tmp_path / "nowhere.toml").exit_code == 2


def test_command_prints_titles_as_they_are(folder: Path) -> None:
    text = changed("Of equal ships the choice is free", r"A [red]title[/] \u001b[31m")
    (folder / "deep" / "holds.toml").write_text(text, encoding="utf-8")
    line = command(folder).stdout.splitlines()[0]
    assert "A [red]title[/]" in line
    assert "\x1b" not in line
