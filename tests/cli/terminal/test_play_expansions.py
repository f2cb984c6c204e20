"""``boriken play`` with expansions: whole games by what somebody might type, and what is shown in them."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from boriken import EDITIONS, Game
from boriken.cli.terminal.table import show_table
from boriken.cli.terminal.words import Words
from boriken.engine.shapes import GoalView
from boriken.locale import Messages
from boriken.moves.effects import wanted
from tests.cli.running import Ran, run

SOME_INPUT = ["1", "2", "3", "4", "5", "0", "1", "2", "f"]


def typed(seed: int, lines: int = 12_000) -> str:
    """Numbers at random: some are no choice and are answered with a sentence."""
    chance = random.Random(seed)
    return "".join(f"{chance.choice(SOME_INPUT)}\n" for _ in range(lines))


def whole_game(edition: str, seed: int, *words: str | object) -> Ran:
    return run("play", "--edition", edition, "--seed", seed, *words, typed=typed(seed))


def play(*lines: str, words: str) -> str:
    return run("play", "--seed", "5", "--governor", "0", *words.split(), typed="\n".join(lines)).out


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_with_all_expansions_can_be_played_to_its_end(edition: str, players: int) -> None:
    ran = whole_game(edition, players, "--players", players, "--expansions", "all")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^After \d+ rounds: ", ran.out, re.MULTILINE)
    assert re.search(rf"Points( +\d+){{{players}}} *\n", ran.out)
    shown = [line.removeprefix("> ") for line in ran.out.splitlines()]
    assert max(len(line) for line in shown) <= 80
    # In the news and on the table nothing is called by the name it has inside.
    assert not [line for line in shown if re.match(r" ›|▸|  [A-Z]", line) and "_" in line]


@pytest.mark.slow
def test_a_game_with_house_rules_and_variants() -> None:
    words = ("--expansions", "nobles,festival_cards,achievements", "--house-rules")
    variants = ("--variants", "achievement_draft,corn_start,cost_swap")
    ran = whole_game("1897", 4, "--players", 4, *words, *variants)
    assert (ran.code, ran.err) == (0, "")
    assert "Which secret card do you keep?" in ran.out
    assert re.search(r"^After \d+ rounds: ", ran.out, re.MULTILINE)


def test_a_kind_can_be_drafted_by_its_name() -> None:
    for line in ("Small Market", " 1 Small Market", "draft small market"):
        assert "You add the Small Market to the game." in play(line, words="--expansions new_buildings")


def test_what_is_legal_is_suggested_first() -> None:
    out = play("small markett", words="--expansions new_buildings")
    assert "Did you mean draft small market, " in " ".join(out.split())


@pytest.mark.slow
def test_a_saved_game_replays_with_its_story(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert whole_game("special", 6, "--expansions", "all", "--save", file).code == 0
    game = Game.from_record(file.read_text(encoding="utf-8"))
    assert game.over
    assert len(game.state.rules.options.expansions) == 5
    ran = run("replay", file, "--moves")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"Ana adds the .* to the\s+game", ran.out)


def test_the_draft_says_what_each_kind_does() -> None:
    out = play(words="--edition classic --expansions new_buildings")
    assert "Add a building to the game." in out
    assert re.search(r"1 +1 Small Market +\+1 doubloon when you sell \(SMKT-1\)", out)
    assert "Spaces left cost 1 ×1 · cost 2 ×2" in out
    out = play("draft small market", "t", words="--edition classic --expansions new_buildings")
    assert "You add the Small Market to the game." in out
    assert re.search(r"Drafted .*Small Market 1", out)
    assert "(NEW-1)" in play(
        "draft small market", "draft aqueduct", words="--edition classic --expansions new_buildings"
    )


def test_buildings_can_be_given() -> None:
    kinds = "small_market,hacienda,black_market,small_warehouse,guesthouse,office,church,large_warehouse"
    kinds += ",lighthouse,library,harbor,wharf,guild_hall,residence,fortress,statue,cloister"
    out = play(words=f"--edition classic --expansions new_buildings --buildings {kinds}")
    assert "Round 1" in out
    assert "8 Library ×2" in out
    assert "University" not in out
    assert "10 Statue ×1" in out


def test_goals_cards_nobles_and_the_marker_are_shown() -> None:
    words = "--edition special --expansions nobles,buccaneer,festival_cards,achievements --draft chance"
    out = play("buccaneer", "1", words=words)
    assert re.search(r"Work Register: \d workers?, 1 citizen · Supply: \d+ workers, 19 citizens", out)
    assert re.search(r"Festival [A-Z].*: .* → \d", out)
    assert re.search(r"Cards +[A-Z][\w ]+ +\d VP  \w", out)
    assert "Smuggler marker: You" in out
    assert "You set the Planter aside." in out


def test_a_goal_counts_what_it_drew_twice() -> None:
    goal: GoalView = {
        "card": "carnival_cocktail",
        "goods": ["indigo", "sugar", "indigo"],
        "plantations": [],
        "building": None,
        "set_aside": False,
        "seat": None,
    }
    words = Words(Messages("en", "1897"), 3, ["Ana", "Ben", "Eva"])
    assert wanted(goal, words) == "Produce 2 fruit and 1 sugar in one phase"


def test_a_kidnapped_role_is_shown_to_everybody() -> None:
    """BUC-5."""
    game = Game.new("special", 3, expansions=["buccaneer"], seed=5, governor=0)
    game.play("buccaneer")
    game.play("kidnap settler")
    assert game.turn == 1
    console = Console(record=True, width=80)
    show_table(console, game, 1, Words(Messages("en", "special"), 3, ["Ana", "Ben", "Eva"]))
    shown = " ".join(console.export_text().split())
    assert "Smuggler marker: Ana · set aside: Planter" in shown


def test_others_cards_are_not_shown() -> None:
    words = "--edition special --expansions achievements --players 5"
    out = play(words=words)
    assert out.count("Cards  ") == 1
    assert "Met " not in out


def test_refusals_are_worded_in_the_names_of_the_edition() -> None:
    words = "--edition special --expansions achievements --variants achievement_draft"
    hand = re.findall(r"^ +\d  Keep ([A-Z][\w ]+?)  +\d VP:", play(words=words), re.MULTILINE)
    assert len(hand) == 4
    other = next(card for card in ("Big Spender", "Dock Tycoon", "Pastry Maker") if card not in hand)
    assert f"{other} is not in your hand. (ACH-2)" in play(f"choose {other}", words=words)
    assert f"{hand[1]} is not in your hand" not in play(f"choose {hand[1].lower()}", words=words)


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--expansions", "nobels"], "Unknown expansion “nobels”"),
        (["--expansions", "festival,festival_cards"], "(CAR-1)"),
        (["--expansions", "achievements"], "belongs to the Special Edition"),
        (["--variants", "hacienda_or_forest_house"], "(VAR-5)"),
        (["--variants", "chess"], "Unknown variant “chess”"),
        (["--draft", "chance"], "(NEW-1)"),
        (["--expansions", "new_buildings", "--draft", "dice"], "Unknown draft “dice”"),
        (["--expansions", "new_buildings", "--draft", "given"], "(NEW-4)"),
        (["--expansions", "new_buildings", "--buildings", "church"], "NEW-1"),
    ],
)
def test_a_table_that_cannot_be_is_one_sentence(words: list[str], hint: str) -> None:
    ran = run("play", *words)
    assert hint in ran.complaint
    assert ran.code == 2
