"""What expansions add to the table: the draft, people, the buccaneer, goals and secret cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.output import Flow, labelled
from boriken.cli.terminal.words import Words
from boriken.decisions import draft_spaces
from boriken.engine.shapes import SeatView, TableView
from boriken.game import Game
from boriken.moves.effects import condition, points, reward, wanted

Line = tuple[str, RenderableType]

# --- The draft ---------------------------------------------------------------------------------------------


def kinds_in_game(game: Game, view: TableView) -> list[int]:
    """The kinds that are for sale or were: without those that have not been drafted."""
    seen = set(view["buildings"])
    for seat in view["seats"]:
        seen |= {entry["building"] for entry in seat["city"]}
    seen |= {goal["building"] for goal in view.get("goals", []) if goal["building"] is not None}
    return [number for number in game.state.rules.market if BUILDING_NAMES[number] in seen]


def drafted(game: Game, view: TableView, words: Words) -> RenderableType:
    """NEW-1: the kinds drafted so far, and the spaces that are left."""
    rules = game.state.rules
    taken = [number for number in kinds_in_game(game, view) if number in rules.draftable]
    spaces = [
        Text(words.text("terminal-space", cost=cost, count=number))
        for cost, number in draft_spaces(game.state).items()
    ]
    kinds = [Text(f"{words.of(BUILDING_NAMES[number])} {rules.cost[number]}") for number in taken]
    lines: list[Line] = [("terminal-drafted", Flow(kinds)), ("terminal-spaces", Flow(spaces))]
    return labelled([(words.text(label), line) for label, line in lines], indent=1)


# --- The middle --------------------------------------------------------------------------------------------


def people(view: TableView, words: Words) -> Flow:
    """Workers and nobles on the worker ship, in the supply, out of the game."""
    on_ship = _workers_and_nobles(view["worker_ship"], view.get("ship_nobles", 0), words)
    in_supply = _workers_and_nobles(view["workers"], view.get("nobles", 0), words)
    parts = [
        words.labelled(words.of("worker_ship"), on_ship),
        words.labelled(words.text("board-supply"), in_supply),
    ]
    gone = view.get("gone_workers", 0) + view.get("gone_nobles", 0)
    if gone:
        parts.append(words.text("board-gone", count=gone))
    return Flow(Text(part) for part in parts)


def _workers_and_nobles(workers: int, nobles: int, words: Words) -> str:
    shown = words.count(workers, "worker")
    return f"{shown}, {words.count(nobles, 'noble')}" if nobles else shown


def buccaneer(view: TableView, words: Words) -> list[Line]:
    """BUC-2, BUC-5: who holds the marker, and which role is kidnapped."""
    marker, kidnapped = view.get("marker"), view.get("kidnapped")
    if marker is None:
        return []
    parts = [Text(words.labelled(words.text("terminal-marker"), words.player(marker)))]
    if kidnapped is not None:
        parts.append(Text(words.labelled(words.text("board-kidnapped"), words.of(kidnapped))))
    return [(words.of("buccaneer"), Flow(parts))]


def goals(view: TableView, words: Words) -> list[Line]:
    """What each goal asks for and brings, and who has reached it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for goal in view.get("goals", []):
        asks = words.labelled(words.of(goal["card"]), words.aside(wanted(goal, words)))
        text = f"{asks} → {reward(goal['card'], words)}"
        if goal["seat"] is None:
            grid.add_row(text)
        else:
            grid.add_row(Text(f"{text} ✓ {words.player(goal['seat'])}", "dim"))
    return [(words.text("expansion-festival-name"), grid)] if grid.row_count else []


# --- The boards --------------------------------------------------------------------------------------------


def nobles_on(seat: SeatView, building: str, words: Words) -> str:
    """Where it matters, whether a noble stands on a building."""
    if building == "guesthouse":
        guests = seat.get("noble_guests", 0)
        return f" ({words.count(guests, 'noble')})" if guests else ""
    return f" ({words.count(1, 'noble')})" if building in seat.get("noble_posts", []) else ""


def achievements(seat: SeatView, words: Words, mine: bool) -> list[Line]:
    """One's own cards with what they ask for; of others those that have been met."""
    cards = seat.get("achievements", [])
    if not cards:
        return []
    if not mine:
        shown = [Text(f"{words.of(card)} {words.points(points(card))}") for card in cards]
        return [(words.text("terminal-met"), Flow(shown))]
    met = seat.get("met", seat.get("achievements", []))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in cards:
        text = words.text("board-met") if card in met else condition(card, words)
        style = "" if card in met else "bold"
        grid.add_row(Text(words.of(card), style), words.points(points(card)), text)
    return [(words.text("terminal-cards"), grid)]
