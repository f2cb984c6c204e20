"""The draft of the buildings (NEW-1 to NEW-4, NOB-6): spaces, copies, whose turn, and what is refused."""

from collections import Counter

import pytest

from boriken import BadOptions, Game, IllegalAction, Options
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.engine.rng import Generator
from tests.games import is_one_sentence

EDITIONS = ("classic", "1897", "special")

BASE = {
    1: ["small_market"],
    2: ["hacienda", "construction_hut"],
    3: ["small_warehouse"],
    4: ["hospice"],
    5: ["office", "large_market"],
    6: ["large_warehouse"],
    7: ["factory"],
    8: ["university", "harbor"],
    9: ["wharf"],
    10: ["guild_hall", "residence", "fortress", "customs_house", "city_hall"],
}
NEW = {
    1: ["aqueduct"],
    2: ["forest_house", "black_market"],
    3: ["storehouse"],
    4: ["guesthouse"],
    5: ["trading_post", "church"],
    6: ["small_wharf"],
    7: ["lighthouse"],
    8: ["specialty_factory", "library"],
    9: ["union_hall"],
    10: ["statue", "cloister"],
}
NOBLES = {
    2: ["land_office"],
    3: ["chapel"],
    4: ["hunting_lodge"],
    5: ["zoning_office"],
    6: ["royal_supplier"],
    7: ["villa"],
    8: ["jeweler"],
    10: ["royal_garden"],
}
PRODUCTION = {
    "small_indigo_plant": 4,
    "small_sugar_mill": 4,
    "large_indigo_plant": 3,
    "large_sugar_mill": 3,
    "tobacco_storage": 3,
    "coffee_roaster": 3,
}
SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
"""NEW-1"""
SPACES_OF_BOTH_IN_CLASSIC = {1: 1, 2: 3, 3: 2, 4: 2, 5: 3, 6: 2, 7: 2, 8: 2, 9: 1, 10: 6}
"""NOB-6: seven more."""

LARGE = {*BASE[10], *NEW[10], *NOBLES[10]}
I_AND_II = ("new_buildings", "nobles")
DRAFTED = [
    *((edition, ("new_buildings",)) for edition in EDITIONS),
    *((edition, I_AND_II) for edition in EDITIONS),
    ("special", ("nobles",)),
]
"""Where there is a draft at all."""


def spaces(edition: str, expansions: tuple[str, ...]) -> dict[int, int]:
    return SPACES_OF_BOTH_IN_CLASSIC if (edition, expansions) == ("classic", I_AND_II) else SPACES


def pool(edition: str, expansions: tuple[str, ...]) -> dict[str, int]:
    """The kinds that are drafted, and their cost."""
    packs = [BASE]
    if "new_buildings" in expansions:
        packs.append(NEW)
    if "nobles" in expansions and edition != "1897":
        packs.append(NOBLES)
    kinds = {kind: cost for pack in packs for cost, names in pack.items() for kind in names}
    if edition == "classic":
        kinds.pop("jeweler", None)
    return kinds


def always_in(edition: str, expansions: tuple[str, ...]) -> set[str]:
    """NOB-6: kinds in the game without a draft."""
    kinds = set(PRODUCTION)
    if "nobles" in expansions and edition == "1897":
        kinds |= {kind for names in NOBLES.values() for kind in names}
    if expansions == I_AND_II and edition == "classic":
        kinds.add("jeweler")
    return kinds


def copies(kind: str, players: int) -> int:
    """SET-10, 2P-3, RUL-51"""
    if kind in PRODUCTION:
        return 2 if players == 2 else PRODUCTION[kind]
    if kind == "jeweler":
        return 2
    return 1 if players == 2 or kind in LARGE else 2


def in_game(game: Game) -> dict[str, int]:
    return {name: n for name, n in zip(BUILDING_NAMES, game.state.stock, strict=False) if n}


def legal(game: Game) -> list[str]:
    return [str(action) for action in game.legal_actions()]


def refusal(game: Game, action: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        game.play(action)
    assert is_one_sentence(str(refused.value))
    return refused.value.rule


def drafted_by_players(game: Game, seed: int) -> list[str]:
    """Play a draft at random, and check every decision on the way."""
    edition = game.state.rules.options.edition
    expansions = game.state.rules.options.expansions
    kinds = pool(edition, expansions)
    free = dict(spaces(edition, expansions))
    rng = Generator.from_seed(seed)
    drafted: list[str] = []
    while game.decision == "draft":
        assert game.turn == (game.state.governor + len(drafted)) % game.players
        wanted = [f"draft {kind}" for kind, cost in kinds.items() if free[cost] and kind not in drafted]
        assert sorted(legal(game)) == sorted(wanted)
        action = legal(game)[rng.below(len(legal(game)))]
        game.play(action)
        drafted.append(action.removeprefix("draft "))
        free[kinds[drafted[-1]]] -= 1
    assert set(free.values()) == {0}
    return drafted


def test_all_kinds_are_listed_here() -> None:
    listed = {kind for pack in (BASE, NEW, NOBLES) for kinds in pack.values() for kind in kinds}
    assert listed | set(PRODUCTION) == set(BUILDING_NAMES), (
        "the lists of kinds by cost and the catalogue differ"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("edition", "expansions"), DRAFTED)
def test_players_draft_until_the_spaces_are_full(
    edition: str, expansions: tuple[str, ...], players: int
) -> None:
    """NEW-1, NOB-6: from the governor, clockwise, one kind with all its copies; the rest is out."""
    for seed in range(3):
        game = Game.new(
            edition,
            players,
            seed,
            expansions=expansions,
            governor=seed % players,
            ask_forced=True,
        )
        drafted = drafted_by_players(game, seed)
        assert len(drafted) == len(set(drafted)) == sum(spaces(edition, expansions).values())
        kinds = always_in(edition, expansions) | set(drafted)
        assert in_game(game) == {kind: copies(kind, players) for kind in kinds}
        assert game.decision == "round"
        assert game.turn == seed % players


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("edition", "expansions"), DRAFTED)
def test_chance_drafts(edition: str, expansions: tuple[str, ...], players: int) -> None:
    """NEW-4: chance fills the same spaces; every kind comes up, none but those always in does always."""
    seen: Counter[str] = Counter()
    kinds = pool(edition, expansions)
    games = 150
    for seed in range(games):
        game = Game.new(edition, players, seed, expansions=expansions, draft="chance")
        assert game.decision == "round"
        found = in_game(game)
        assert all(number == copies(kind, players) for kind, number in found.items())
        drafted = set(found) - always_in(edition, expansions)
        assert Counter(kinds[kind] for kind in drafted) == spaces(edition, expansions)
        seen.update(found.keys())
    assert set(seen) == set(kinds) | always_in(edition, expansions)
    by_cost = Counter(kinds.values())
    for kind, cost in kinds.items():
        is_sure = by_cost[cost] == spaces(edition, expansions)[cost]
        assert (seen[kind] == games) == is_sure, kind


def test_the_same_seed_drafts_the_same() -> None:
    """NEW-4"""
    first, second = (Game.new("special", 4, 9, expansions=I_AND_II, draft="chance") for _ in range(2))
    assert first.fingerprint() == second.fingerprint()


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("edition", ["classic", "1897"])
def test_nobles_alone_are_added_without_a_draft(edition: str, players: int) -> None:
    """NOB-6: without I all eight kinds join those of the base game."""
    game = Game.new(edition, players, 1, expansions=["nobles"])
    kinds = {kind for pack in (BASE, NOBLES) for names in pack.values() for kind in names}
    assert game.decision == "round"
    assert in_game(game) == {kind: copies(kind, players) for kind in kinds | set(PRODUCTION)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_of_four_one_of_two_five_of_seven(edition: str) -> None:
    """NEW-2"""
    kinds = Counter(pool(edition, ("new_buildings",)).values())
    assert {cost: (SPACES[cost], kinds[cost]) for cost in kinds} == {
        **dict.fromkeys((2, 5, 8), (2, 4)),
        **dict.fromkeys((1, 3, 4, 6, 7, 9), (1, 2)),
        10: (5, 7),
    }
    game = Game.new(edition, 3, 1, expansions=["new_buildings"])
    assert len(legal(game)) == sum(kinds.values()) == 31


def test_office_and_trading_post_may_meet() -> None:
    """NEW-3"""
    game = Game.new("classic", 4, 1, expansions=["new_buildings"])
    game.play("draft office")
    game.play("draft trading_post")
    assert {"office", "trading_post"} <= set(in_game(game))


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_cannot_be_drafted(edition: str) -> None:
    """NEW-1: a kind drafted already, a kind without a free space."""
    game = Game.new(edition, 3, 1, expansions=["new_buildings"])
    game.play("draft aqueduct")
    assert game.turn == 1
    assert refusal(game, "draft aqueduct") == "NEW-1"
    assert refusal(game, "draft small_market") == "NEW-1"
    assert "draft small_indigo_plant" not in legal(game)
    assert "draft jeweler" not in legal(game)


def test_the_jeweler_is_drafted_in_special_only() -> None:
    """NOB-6: [special] it takes a space of cost 8; [classic] and [1897] it is always in."""
    game = Game.new("special", 4, 1, expansions=I_AND_II)
    assert "jeweler" not in in_game(game)
    for kind in ("jeweler", "harbor"):
        game.play(f"draft {kind}")
    assert refusal(game, "draft library") == "NEW-1"
    for edition in ("classic", "1897"):
        game = Game.new(edition, 4, 1, expansions=I_AND_II)
        assert in_game(game)["jeweler"] == 2
        assert "draft jeweler" not in legal(game)


# --- Variants --------------------------------------------------------------------------------------------


def test_villa_and_jeweler_exclude_each_other() -> None:
    """VAR-4"""
    for first, second in (("villa", "jeweler"), ("jeweler", "villa")):
        game = Game.new("special", 3, 1, expansions=["nobles"], variants=["villa_or_jeweler"])
        game.play(f"draft {first}")
        assert f"draft {second}" not in legal(game)
        assert refusal(game, f"draft {second}") == "VAR-4"


@pytest.mark.parametrize("edition", EDITIONS)
def test_hacienda_and_forest_house_exclude_each_other(edition: str) -> None:
    """VAR-5"""
    for first, second in (("hacienda", "forest_house"), ("forest_house", "hacienda")):
        game = Game.new(edition, 3, 1, expansions=["new_buildings"], variants=["hacienda_or_forest_house"])
        game.play(f"draft {first}")
        assert refusal(game, f"draft {second}") == "VAR-5"


@pytest.mark.parametrize("expansions", [("nobles",), I_AND_II])
@pytest.mark.parametrize("swap", [(), ("cost_swap",)])
def test_pairs_never_meet_and_the_spaces_are_full_all_the_same(
    expansions: tuple[str, ...], swap: tuple[str, ...]
) -> None:
    """VAR-4, VAR-5, with VAR-1 too"""
    variants = ["villa_or_jeweler", *swap]
    if "new_buildings" in expansions:
        variants.append("hacienda_or_forest_house")
    for seed in range(80):
        game = Game.new("special", 4, seed, expansions=expansions, variants=variants, draft="chance")
        found = set(in_game(game))
        assert len(found) == len(PRODUCTION) + 17
        assert not {"villa", "jeweler"} <= found
        if "new_buildings" in expansions:
            assert not {"hacienda", "forest_house"} <= found


def test_without_the_variants_the_pairs_may_meet() -> None:
    """VAR-4, VAR-5"""
    game = Game.new("special", 4, 1, expansions=I_AND_II)
    for kind in ("villa", "jeweler", "hacienda", "forest_house"):
        game.play(f"draft {kind}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cost_swap_moves_the_spaces(edition: str) -> None:
    """VAR-1: the university competes with the lighthouse, the factory with the harbor and the like."""
    game = Game.new(edition, 3, 1, expansions=["new_buildings"], variants=["cost_swap"])
    game.play("draft university")
    assert refusal(game, "draft lighthouse") == "NEW-1"
    game.play("draft factory")
    game.play("draft harbor")
    assert refusal(game, "draft library") == "NEW-1"
    assert refusal(game, "draft specialty_factory") == "NEW-1"


# --- Given -----------------------------------------------------------------------------------------------


def first_kinds(edition: str, expansions: tuple[str, ...]) -> list[str]:
    """As many kinds of each cost as there are spaces."""
    free = dict(spaces(edition, expansions))
    chosen = []
    for kind, cost in pool(edition, expansions).items():
        if free[cost]:
            free[cost] -= 1
            chosen.append(kind)
    return chosen


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize(("edition", "expansions"), DRAFTED)
def test_the_host_names_the_kinds(edition: str, expansions: tuple[str, ...], players: int) -> None:
    """NEW-4"""
    chosen = first_kinds(edition, expansions)
    game = Game.new(edition, players, 1, expansions=expansions, draft="given", buildings=reversed(chosen))
    assert game.decision == "round"
    kinds = always_in(edition, expansions) | set(chosen)
    assert in_game(game) == {kind: copies(kind, players) for kind in kinds}


def bad_draft(buildings: list[str], edition: str = "special", variants: tuple[str, ...] = ()) -> str:
    with pytest.raises(BadOptions) as refused:
        Game.new(edition, 4, 1, expansions=I_AND_II, variants=variants, draft="given", buildings=buildings)
    assert is_one_sentence(str(refused.value).replace("(VAR-4, VAR-5)", "(VAR-4)"))
    return str(refused.value)


def test_bad_given_drafts_are_refused_with_the_reason() -> None:
    """NEW-1, NEW-4, VAR-4, VAR-5"""
    good = first_kinds("special", I_AND_II)
    assert "“castle” is not a building that can be drafted" in bad_draft([*good, "castle"])
    assert "“coffee_roaster” is not a building that can be drafted" in bad_draft([*good, "coffee_roaster"])
    assert "“villa” is not a building that can be drafted" in bad_draft([*good, "villa"], "1897")
    assert "of cost 1: 1 must be chosen, not 2" in bad_draft([*good, "aqueduct"])
    assert "of cost 1: 1 must be chosen, not 0" in bad_draft(good[1:])
    assert "of cost 9: 1 must be chosen, not 0" in bad_draft([kind for kind in good if kind != "wharf"])
    swapped = [kind for kind in good if kind not in ("factory", "university", "construction_hut")]
    pairs = [*swapped, "villa", "jeweler", "forest_house"]
    both = ("villa_or_jeweler", "hacienda_or_forest_house")
    Game.new("special", 4, 1, expansions=I_AND_II, draft="given", buildings=pairs)
    assert "can be in the game" in bad_draft(pairs, variants=both)
    assert "can be in the game" in bad_draft(pairs, variants=both[:1])
    assert "can be in the game" in bad_draft(pairs, variants=both[1:])


def test_a_given_draft_needs_the_kinds_and_only_it() -> None:
    """NEW-4"""
    for draft, buildings in (("given", []), ("players", ["wharf"]), ("chance", ["wharf"])):
        with pytest.raises(BadOptions, match="if, and only if, the draft is “given”"):
            Options(expansions=["new_buildings"], draft=draft, buildings=buildings)


def test_the_cost_swap_holds_for_given_kinds() -> None:
    """VAR-1: university and factory change places on the spaces."""
    good = first_kinds("classic", ("new_buildings",))
    assert {"university", "factory", "harbor"} <= set(good)
    for variants in ((), ("cost_swap",)):
        Game.new(
            "classic",
            3,
            1,
            expansions=["new_buildings"],
            variants=variants,
            draft="given",
            buildings=good,
        )
    with_lighthouse = [kind for kind in good if kind != "factory"] + ["lighthouse"]
    Game.new("classic", 3, 1, expansions=["new_buildings"], draft="given", buildings=with_lighthouse)
    with pytest.raises(BadOptions, match="of cost 7: 1 must be chosen, not 2"):
        Game.new(
            "classic",
            3,
            1,
            expansions=["new_buildings"],
            variants=["cost_swap"],
            draft="given",
            buildings=with_lighthouse,
        )
