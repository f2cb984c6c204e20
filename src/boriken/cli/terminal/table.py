"""The table as one seat sees it: what lies in the middle, the buildings, every board."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS, LARGE_ROW
from boriken.cli.output import Flow, labelled
from boriken.cli.terminal.automa import action_board, automa_board
from boriken.cli.terminal.extras import (
    achievements,
    buccaneer,
    drafted,
    goals,
    kinds_in_game,
    nobles_on,
    people,
)
from boriken.cli.terminal.words import Words
from boriken.engine.ids import (
    CITY_SPACES,
    FIELD_NAMES,
    GOOD_NAMES,
    HOUSE_PLACES,
    ISLAND_FIELDS,
    NOBODY,
)
from boriken.engine.shapes import SeatView, TableView
from boriken.game import Game
from boriken.rules.builder import price


def show_table(console: Console, game: Game, seat: int, words: Words) -> None:
    """Everything a player sees before deciding."""
    view = game.view(seat)
    governor = words.labelled(words.of("governor"), words.player(view["governor"]))
    if game.decision == "draft":
        console.print(Rule(f"{words.text('phase-draft')} · {governor}", style="dim", characters="─"))
        console.print(drafted(game, view, words))
        return
    heading = words.text("board-round", round=view["round"])
    console.print(Rule(f"{heading} · {governor}", style="dim", characters="─"))
    console.print(_middle(view, words))
    console.print(_market(game, view, seat, words, console.width))
    # One's own board comes last, next to the choices.
    for turn in range(1, game.players + 1):
        number = (seat + turn) % game.players
        console.print(board(view, number, words, mine=number == seat))


# --- The middle of the table -------------------------------------------------------------------------------


def _middle(view: TableView, words: Words) -> RenderableType:
    house = [words.styled(good) for good, number in view["trading_house"].items() for _ in range(number)]
    free = words.text("terminal-house-free", count=HOUSE_PLACES - len(house), places=HOUSE_PLACES)
    face_down = words.text("terminal-face-down", count=view["pile_size"])
    tiles = [
        *_amounts(view["face_up"], words),
        Text(face_down),
        Text(words.count(view["quarries"], "quarry")),
    ]
    supply = [*_amounts(_all_goods(view["supply"]), words), Text(words.points(view["chips"]))]
    lines: list[tuple[str, RenderableType]] = [
        (words.text("board-roles"), _cards(view, words)),
        (words.text("terminal-ships"), _ships(view, words)),
        (words.text("terminal-house"), Flow([*house, Text(free)])),
        (words.text("board-supply"), Flow(supply)),
        (words.text("terminal-plantations"), Flow(tiles)),
        (words.text("terminal-people"), people(view, words)),
        *buccaneer(view, words),
        *action_board(view, words),
        *goals(view, words),
    ]
    return labelled(lines, indent=1)


def _cards(view: TableView, words: Words) -> Flow:
    """Cards with the coins on them, or with those who hold them."""
    shown = []
    for card, entry in view["cards"].items():
        if card == view.get("kidnapped"):
            shown.append(Text(f"{words.of(card)} ({words.text('board-kidnapped')})", "bold"))
        elif entry["seat"] is not None:
            holder = words.labelled(words.of(card), words.player(entry["seat"]))
            shown.append(Text(f"({holder})", "dim"))
        elif entry["coins"]:
            shown.append(Text.assemble((words.of(card), "bold"), (f" +{entry['coins']}", "yellow")))
        else:
            shown.append(Text(words.of(card), "bold"))
    return Flow(shown)


def _ships(view: TableView, words: Words) -> Flow:
    shown = []
    for ship in view["ships"]:
        if ship["good"] is None:
            shown.append(Text(f"[{ship['capacity']}] {words.text('board-empty')}"))
        else:
            full = f" {words.text('terminal-full')}" if ship["load"] == ship["capacity"] else ""
            load = words.styled(ship["good"], f"{ship['load']} {words.of(ship['good'])}{full}")
            shown.append(Text.assemble(f"[{ship['capacity']}] ", load))
    return Flow(shown)


def _all_goods(numbers: Mapping[str, int]) -> dict[str, int]:
    """The view leaves out what there is none of; that a kind has run out is worth seeing."""
    return {good: numbers.get(good, 0) for good in GOOD_NAMES}


# --- The buildings -----------------------------------------------------------------------------------------


def _market(game: Game, view: TableView, seat: int, words: Words, width: int) -> RenderableType:
    """The small buildings row by row beside each other if they fit, the large ones below."""
    rows: dict[int, list[Text]] = {}
    for number in kinds_in_game(game, view):
        rows.setdefault(BUILDINGS[number].row, []).append(_for_sale(game, view, seat, number, words))
    columns = [rows[row] for row in sorted(rows) if row < LARGE_ROW]
    if sum(2 + max(text.cell_len for text in column) for column in columns) > width:
        columns = _two_columns([text for column in columns for text in column])
    grid = Table.grid(padding=(0, 2, 0, 0))
    for line in range(max(len(column) for column in columns)):
        grid.add_row(*(column[line] if line < len(column) else "" for column in columns))
    legend = Text(words.text("terminal-market"), "dim")
    return Padding(Group(legend, grid, Flow(rows.get(LARGE_ROW, []), "  ")), (0, 0, 0, 2))


def _two_columns(texts: list[Text]) -> list[list[Text]]:
    half = (len(texts) + 1) // 2
    return [texts[:half], texts[half:]]


def _for_sale(game: Game, view: TableView, seat: int, number: int, words: Words) -> Text:
    """Grey where the seat cannot have it."""
    mine = view["seats"][seat]
    building = BUILDINGS[number].id
    left = view["buildings"].get(building, 0)
    cost = price_for(game, view, seat, number)
    owned = any(entry["building"] == building for entry in mine["city"])
    available = left > 0 and cost <= mine["coins"] and not owned
    text = f"{cost:>2} {words.of(building)} ×{left}{'*' if owned else ''}"
    return Text(text, "" if available else "dim", no_wrap=True)


def price_for(game: Game, view: TableView, seat: int, building: int) -> int:
    """What a building costs this seat now; the privilege counts while this seat is the builder."""
    phase = view["frames"][-1] if view["frames"] else None
    is_builder = phase is not None and phase["step"] == "builder" and phase["taker"] == seat
    return int(price(game.state, seat, seat if is_builder else NOBODY, building))


# --- The boards --------------------------------------------------------------------------------------------


def board(view: TableView, number: int, words: Words, mine: bool) -> RenderableType:
    """What lies before one player."""
    seat = view["seats"][number]
    facts = [Text(words.count(seat["coins"], "coin"))]
    if seat["points"] is not None:
        facts.append(Text(words.points(seat["points"])))
    facts += _amounts(seat["goods"], words) or [Text(words.text("terminal-no-goods"))]
    if seat["workers"]:
        facts.append(Text(words.text("terminal-idle", count=seat["workers"])))
    if seat.get("nobles"):
        facts.append(Text(words.count(seat["nobles"], "noble")))
    if "puertoma" in seat:
        return automa_board(seat, number, facts, words)
    heading = Table.grid(padding=(0, 2, 0, 0))
    heading.add_row(Text.assemble("▸ " if mine else "  ", (words.player(number), "bold")), Flow(facts))
    places = [_island(seat, words), _city(seat, words)]
    width = max(len(label) for label, _, _ in places)
    lines: list[tuple[str, RenderableType]] = [
        (f"{label:<{width}} {used}", shown) for label, used, shown in places
    ]
    lines += achievements(seat, words, mine)
    return Group(heading, labelled(lines, indent=3))


def _island(seat: SeatView, words: Words) -> tuple[str, str, Flow]:
    """A label, how much is used, and what lies there."""
    woods = seat.get("forests", [])
    tiles = [
        words.styled(kind, f"{words.of(kind)} {field['workers']}/{field['tiles']}")
        for kind in FIELD_NAMES
        if (field := seat["island"].get(kind))
    ]
    if woods:
        hidden = ", ".join("?" if forest["kind"] is None else words.of(forest["kind"]) for forest in woods)
        tiles.append(Text(f"{words.count(len(woods), 'forest')} ({hidden})", "green"))
    return words.text("board-island"), f"{seat['plots']:>2}/{ISLAND_FIELDS}", Flow(tiles)


def _city(seat: SeatView, words: Words) -> tuple[str, str, Flow]:
    entries = [(BUILDINGS[BUILDING_NUMBERS[entry["building"]]], entry["workers"]) for entry in seat["city"]]
    shown = [
        Text(
            f"{words.of(building.id)} {workers}/{building.circles}{nobles_on(seat, building.id, words)}",
            "" if workers else "dim",
        )
        for building, workers in entries
    ]
    return words.text("board-city"), f"{seat['spaces']:>2}/{CITY_SPACES}", Flow(shown)


def _amounts(numbers: Mapping[str, int], words: Words) -> list[Text]:
    return [words.styled(good, f"{number} {words.of(good)}") for good, number in numbers.items()]
