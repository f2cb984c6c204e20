"""The rules digest: complete, well-formed, in agreement with the catalogue, and found by its readers."""

import csv
import re
from collections import Counter
from pathlib import Path

import pytest

from boriken import rulebook
from boriken.catalog.buildings import BUILDINGS, Building
from boriken.catalog.editions import EDITION_RECORDS
from boriken.catalog.names import name
from boriken.engine.ids import GOOD_NAMES
from boriken.rulebook import source
from boriken.rulebook.source import EVERY_EDITION, Block, Chapter, Row
from tests.book import ENGLISH, RULES, tables

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "boriken"
DATA = SOURCE / "catalog" / "data"

CHAPTERS = {
    "base": [
        "Setup",
        "The round",
        "Optional gains",
        "Settler",
        "Mayor",
        "Builder",
        "Craftsman",
        "Trader",
        "Captain",
        "Prospector",
        "End and scoring",
        "Two players",
    ],
    "buildings": [
        "All buildings",
        "Small buildings of the base game",
        "Large buildings of the base game",
        "Small buildings of expansion I",
        "Large buildings of expansion I",
        "Buildings of expansion II",
    ],
    "expansions": [
        "I New buildings",
        "II Nobles",
        "III Buccaneer",
        "IV Festival",
        "V Festival cards",
        "VI Achievements",
        "Variants",
    ],
    "puertoma": [
        "Setup of the Puertoma",
        "How it takes a role",
        "How it acts",
        "End for the Puertoma",
        "With expansions",
    ],
    "rulings": ["Rulings"],
}

# The last rule of each family; they are numbered from 1 without a gap.
LAST = {
    "base": (
        "SET-12 FLOW-6 VOL-5 SETL-4 MAY-6 BLD-6 CRA-4 TRA-5 CAP-7 PRO-1 END-6 2P-6"
        " X-BLD-1 X-CRA-1 X-CAP-1 X-PRO-1"
    ),
    "buildings": (
        "BUI-3 SMKT-1 LMKT-1 HAC-2 HUT-1 SWH-1 LWH-1 HOS-2 OFF-1 FAC-1 UNI-2 HAR-1 WHA-2 "
        "GLD-1 RES-1 FOR-1 CUS-1 CIT-1 "
        "X-SMKT-1 X-FAC-2 X-HAR-1 X-GLD-2 X-RES-1 X-FOR-1 X-CUS-1 X-CIT-1 "
        "AQU-1 FOREST-4 BLM-3 STO-1 GUE-1 TPO-1 CHU-1 SMW-1 LIG-1 SPE-1 LIB-5 UNH-1 STA-1 CLO-1 "
        "X-AQU-1 X-FOREST-2 X-BLM-2 X-STO-1 X-CHU-1 X-SMW-1 X-SPE-2 X-UNH-2 X-CLO-2 "
        "LAO-2 CHA-1 HUN-1 ZON-1 ROY-1 VIL-1 JEW-1 GAR-1"
    ),
    "expansions": "NEW-4 NOB-6 BUC-6 FES-4 CAR-2 ACH-3 VAR-6",
    "puertoma": "PUE-25 X-PUE-3",
}
LAST_RULING = 60

MENTION = re.compile(r"\b(?:X-)?(?:2P|[A-Z]{2,})-\d+[a-z]?\b")

SETUP_ROWS = {
    "coins per player": "coins",
    "starting plantations, from the governor on": "start_tiles",
    "[classic] VP chips": "vp_classic",
    "[1897] VP chips": "vp_1897",
    "[special] VP chips": "vp_special",
    "workers in the supply": "supply_workers",
    "workers in the worker_ship": "ship_workers",
    "cargo ships": "ships",
    "prospectors": "prospectors",
    "face-up plantations": "face_up",
    "roles per player and round": "roles_per_player",
}
GOAL_BUILDINGS = {"row 3": "1 small beige_building of row 3", "large": "1 large_building"}
EXPANSIONS_WITH_BUILDINGS = {"base": 23, "new_buildings": 14, "nobles": 8}
"""How many kinds of building each has in the printed game, in the order of the tables."""
BUILDING_COLUMNS = {
    "cost": "cost",
    "VP": "vp",
    "row": "row",
    "circles": "circles",
    "copies": "copies",
    "copies with 2 players": "copies_2p",
}


def records(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def texts(identifier: str) -> str:
    found = rulebook.rule(identifier, edition="classic")
    assert found is not None, identifier
    return found.text


def counted(number: str, what: str) -> str:
    """``1 coin``, ``2 coins``; points are not bent."""
    return f"{number} {what}" if number == "1" or what == "VP" else f"{number} {what}s"


def drawn_by(card: dict[str, str]) -> str:
    """What a festival card draws, in words."""
    number, _, different = card["goods"].partition(" ")
    draws = []
    if card["plantations"] != "0":
        draws.append(counted(card["plantations"], "plantation"))
    if number != "0":
        draws.append(counted(number, f"{different} good".strip()))
    if card["building"]:
        draws.append(GOAL_BUILDINGS[card["building"]])
    return ", ".join(draws)


def test_every_rule_is_there_and_no_other() -> None:
    for file, last in LAST.items():
        families = [identifier.rsplit("-", 1) for identifier in last.split()]
        expected = {f"{family}-{n}" for family, count in families for n in range(1, int(count) + 1)}
        assert {rule.id for rule in rulebook.rules() if rule.part == file} == expected, (
            f"{file}.md and LAST differ"
        )
    rulings = [rule.id for rule in rulebook.rules() if rule.part == "rulings"]
    assert rulings == [f"RUL-{n}" for n in range(1, LAST_RULING + 1)]
    assert {rule.part for rule in rulebook.rules()} == {*LAST, "rulings"}


def test_identifiers_are_unique() -> None:
    assert len(set(rulebook.identifiers())) == len(rulebook.identifiers())


def test_every_list_item_is_a_rule_with_a_well_formed_identifier() -> None:
    starts = [
        line
        for file in CHAPTERS
        for line in (ENGLISH / f"{file}.md").read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith(("- ", "* "))
    ]
    written = [re.match(r"- `((?:X-)?(?:2P|[A-Z]{2,6})-[1-9]\d*)` \S", line) for line in starts]
    assert [line for line, match in zip(starts, written, strict=True) if match is None] == []
    assert [match[1] for match in written if match] == rulebook.identifiers()


def test_rules_stand_in_document_order_under_their_headings() -> None:
    headings = list(dict.fromkeys((rule.part, rule.chapter) for rule in rulebook.rules(edition="classic")))
    assert headings == [(file, chapter) for file, chapters in CHAPTERS.items() for chapter in chapters]
    base = [rule.id for rule in rulebook.rules() if rule.part == "base"]
    assert base[:2] == ["SET-1", "SET-2"]
    assert base[-1] == "2P-6"


def test_every_identifier_mentioned_exists() -> None:
    for file in RULES.rglob("*.md"):
        for mention in MENTION.findall(file.read_text(encoding="utf-8")):
            assert rulebook.rule(mention) is not None, f"{file.name} mentions {mention}"


def test_every_identifier_the_code_names_exists() -> None:
    for file in (path for path in SOURCE.rglob("*") if path.suffix in (".py", ".csv")):
        for mention in MENTION.findall(file.read_text(encoding="utf-8")):
            assert mention == "UTF-8" or rulebook.rule(mention) is not None, f"{file.name} names {mention}"


def test_text_is_joined_over_its_lines_and_ends_with_its_item() -> None:
    assert texts("CAP-4") == (
        "You load as many barrels of the kind you chose as fit. If several ships could take the kind, "
        "you must use one that takes the most barrels; among equals, you choose."
    )
    # The next thing after BLD-6 is an example, after MAY-6 a heading, after CAR-2 a table, after 2P-6 the
    # end of the file.
    assert texts("BLD-6").endswith("triggers the end (END-1b).")
    assert texts("MAY-6").endswith("Exactly enough does not trigger it.")
    assert texts("CAR-2").endswith("private ships count.")
    assert texts("2P-6").endswith("The Recruitment Hall is refilled with at least 2 workers.")
    for rule in rulebook.rules():
        assert rule.text
        assert rule.text == " ".join(rule.text.split())
        assert rule.text.endswith((".", ".)"))


def test_a_part_has_its_chapters_and_everything_in_them() -> None:
    document = (
        "# Book\n\nIntroduction\ngoes on.\n\n## One\n\n| a | b |\n| --- | --- |\n| [special] c | |\n\n"
        "- `AB-1` First\n  goes on.\n\n  Not part of it.\n- no rule\n  but an item\n"
        "## [classic 1897] Two\nText.\n- `X-AB-12` [1897] Example.\n"
    )
    part = source.parse(document, "book", "en")
    assert (part.title, part.editions) == ("Book", EVERY_EDITION)
    assert part.introduction == (Block("paragraph", "Introduction goes on."),)
    assert part.chapters == (
        Chapter(
            "One",
            "book",
            blocks=(
                Block("table", rows=(Row(("a", "b")), Row(("c", ""), ("special",)))),
                Block("rule", "First goes on.", "AB-1"),
                Block("paragraph", "Not part of it."),
                Block("item", "no rule but an item"),
            ),
        ),
        Chapter(
            "Two",
            "book",
            ("classic", "1897"),
            (Block("paragraph", "Text."), Block("rule", "Example.", "X-AB-12", ("1897",))),
        ),
    )


def test_chapters_of_a_part_of_one_edition_are_of_that_edition() -> None:
    part = source.parse("# [special] Book\n\n## One\n", "book", "en")
    assert part.editions == part.chapters[0].editions == ("special",)


@pytest.mark.parametrize("spelling", ["CAP-4", "cap-4", " Cap-4 "])
def test_a_rule_is_found_in_any_case(spelling: str) -> None:
    rule = rulebook.rule(spelling)
    assert rule is not None
    assert (rule.id, rule.chapter, rule.part) == ("CAP-4", "Captain", "base")


@pytest.mark.parametrize("part", ["END-1a", "end-1b", "END-1C"])
def test_a_lettered_part_gives_its_rule(part: str) -> None:
    assert rulebook.rule(part) == rulebook.rule("END-1")


@pytest.mark.parametrize("unknown", ["", "CAP", "CAP-8", "CAP-40", "END-1d", "CAP-4a", "RUL-99", "PUE-26"])
def test_an_unknown_identifier_gives_nothing(unknown: str) -> None:
    assert rulebook.rule(unknown) is None


def test_search_wants_all_words_in_any_case() -> None:
    private = [rule.id for rule in rulebook.search("PRIVATE ship")]
    assert private == ["HAR-1", "WHA-1", "LIG-1", "CAR-2", "ACH-3"]
    assert rulebook.search("ship private") == rulebook.search("PRIVATE ship")
    assert rulebook.search("private zeppelin") == []


def test_search_looks_into_identifier_chapter_and_text() -> None:
    assert [rule.id for rule in rulebook.search("x-gld")] == ["X-GLD-1", "X-GLD-2"]
    trader = [rule.id for rule in rulebook.search("trader")]
    assert "TRA-3" in trader  # only its chapter says so
    assert "SET-7" in trader  # only its text says so


def test_searching_for_nothing_finds_nothing() -> None:
    assert rulebook.search("") == rulebook.search("  ") == []


def test_what_is_given_out_can_be_changed_without_harm() -> None:
    rulebook.rules().clear()
    rulebook.identifiers().clear()
    assert rulebook.rules()
    assert rulebook.identifiers()


def test_the_text_in_a_wheel_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "base.md").write_text("# Base\n", encoding="utf-8")
    monkeypatch.setattr(source, "_IN_WHEEL", tmp_path)
    assert source.folder() == tmp_path


def test_missing_texts_are_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source, "_IN_WHEEL", tmp_path / "wheel")
    monkeypatch.setattr(source, "_IN_CHECKOUT", tmp_path / "checkout")
    with pytest.raises(rulebook.RulebookMissing, match="rule texts are missing"):
        source.folder()
    assert issubclass(rulebook.RulebookMissing, FileNotFoundError)


def setups_with_chips() -> list[dict[str, str]]:
    """The numbers of the set-up, with the chips of each edition."""
    return [
        {**row, **{f"vp_{name}": str(edition.chips[place]) for name, edition in EDITION_RECORDS.items()}}
        for place, row in enumerate(records("setup.csv"))
    ]


def test_set_up_table_agrees_with_the_catalogue() -> None:
    [[header, *rows]] = tables("base.md")
    setups = setups_with_chips()
    assert header == ["", *(f"{setup['players']} players" for setup in setups)]
    assert [row[0] for row in rows] == list(SETUP_ROWS)
    assert set(SETUP_ROWS.values()) == set(setups[0]) - {"players"}
    for label, *cells in rows:
        column = SETUP_ROWS[label]
        assert [cell.replace(",", "") for cell in cells] == [setup[column] for setup in setups], label


def test_set_up_rules_agree_with_the_catalogue() -> None:
    setups = {setup["players"]: setup for setup in setups_with_chips()}

    def three(column: str) -> str:
        return " / ".join(", ".join(setups[players][column].split()) for players in "345")

    assert three("coins") in texts("SET-2")
    for players in "345":
        assert f"{players} players {', '.join(setups[players]['start_tiles'].split())}" in texts("SET-3")
    for edition in EDITION_RECORDS:
        chips = rulebook.rule("SET-4", edition=edition)
        assert chips is not None
        assert chips.text == f"VP chips: {three(f'vp_{edition}')}."
    assert three("supply_workers") in texts("SET-5")
    assert three("ships") in texts("SET-6")
    assert f"{three('prospectors')} Prospectors" in texts("SET-7")


def printed(building: Building, column: str) -> str:
    """What a table says of a building: an empty field where there is nothing to say."""
    value = getattr(building, column)
    if column == "good":
        return "" if value < 0 else GOOD_NAMES[value]
    return str(value)


def test_building_tables_agree_with_the_catalogue() -> None:
    found = tables("buildings.md")
    assert len(found) == len(EXPANSIONS_WITH_BUILDINGS)
    assert Counter(building.expansion for building in BUILDINGS) == EXPANSIONS_WITH_BUILDINGS
    for (header, *rows), expansion in zip(found, EXPANSIONS_WITH_BUILDINGS, strict=True):
        assert header == ["building", *BUILDING_COLUMNS]
        assert rows == [
            [building.id, *(printed(building, column) for column in BUILDING_COLUMNS.values())]
            for building in BUILDINGS
            if building.expansion == expansion
        ]


def test_every_building_but_the_plain_production_ones_has_a_rule_that_begins_with_its_name() -> None:
    named = {name(building.id, "classic") for building in BUILDINGS if building.good < 0}
    described = {
        re.split("[:,]", rule.text)[0]
        for rule in rulebook.rules(edition="classic")
        if rule.part == "buildings"
    }
    assert named
    assert named - described == set()


def test_rules_of_the_draft_agree_with_the_catalogue() -> None:
    """NEW-2, NOB-6: how many kinds of each cost there are to choose from."""
    kinds: dict[int, list[str]] = {}
    for building in BUILDINGS:
        if building.is_beige and building.expansion != "nobles":
            kinds.setdefault(building.cost, []).append(building.id)
    assert {cost: len(ids) for cost, ids in kinds.items()} == {
        **dict.fromkeys((1, 3, 4, 6, 7, 9), 2),
        **dict.fromkeys((2, 5, 8), 4),
        10: 7,
    }, "NEW-2 says otherwise"
    nobles = [building for building in BUILDINGS if building.expansion == "nobles"]
    costs = [str(building.cost) for building in nobles if building.id != "jeweler"]
    assert f"7 spaces more ({', '.join(costs)}) and {len(costs)} kinds more" in texts("NOB-6")
    assert f"all {len(nobles)} kinds are added" in texts("NOB-6")


def test_table_of_festival_cards_agrees_with_the_catalogue() -> None:
    [[header, *rows], _] = tables("expansions.md")
    cards = records("festival_cards.csv")
    assert header == ["card", "draws", "condition", "reward"]
    assert len(cards) == 12
    assert [row[0] for row in rows] == [card["id"] for card in cards]
    for (_, draws, condition, reward), card in zip(rows, cards, strict=True):
        assert draws == drawn_by(card), card["id"]
        assert condition
        rewards = {"worker": card["workers"], "coin": card["coins"], "VP": card["vp"]}
        assert reward == ", ".join(counted(n, what) for what, n in rewards.items() if n != "0"), card["id"]


def test_goals_of_the_festival_bring_what_their_cards_bring() -> None:
    """FES-4: the three goals are three of the cards."""
    cards = {card["id"]: card for card in records("festival_cards.csv")}
    assert f"island: {counted(cards['specialist']['workers'], 'worker')}" in texts("FES-4")
    assert f"(repeats count): {counted(cards['carnival_cocktail']['coins'], 'doubloon')}" in texts("FES-4")
    assert f"built: {cards['pioneer_toast']['vp']} VP" in texts("FES-4")


def test_table_of_achievements_agrees_with_the_catalogue() -> None:
    [_, [header, *rows]] = tables("expansions.md")
    achievements = records("achievements.csv")
    assert header == ["card", "VP", "condition"]
    assert len(achievements) == 30
    assert [row[:2] for row in rows] == [[card["id"], card["vp"]] for card in achievements]
    conditions = [row[2] for row in rows]
    assert all(conditions)
    assert len(set(conditions)) == len(conditions)
