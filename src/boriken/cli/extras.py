"""What expansions add to the table: the draft, people, the buccaneer, goals and secret cards."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from boriken.catalog.buildings import BUILDING_NAMES
from boriken.cli.effects import condition, points, reward, wanted
from boriken.cli.output import Flow, labelled
from boriken.cli.views import SeatView, TableView
from boriken.cli.words import Words
from boriken.game import Game
from boriken.rules.expansions.draft import free_spaces

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
    free = free_spaces(game.state, view["frames"][-1]["memo"])
    taken = [number for number in kinds_in_game(game, view) if number in rules.draftable]
    spaces = [Text(f"cost {cost} ×{number}") for cost, number in enumerate(free) if number]
    kinds = [Text(f"{words.of(BUILDING_NAMES[number])} {rules.cost[number]}") for number in taken]
    return labelled([("Drafted", Flow(kinds)), ("Spaces left", Flow(spaces))], indent=1)


# --- The middle --------------------------------------------------------------------------------------------


def people(view: TableView, words: Words) -> Flow:
    """Workers and nobles on the worker ship, in the supply, out of the game."""
    parts = [f"{view['worker_ship']} on the {words.of('worker_ship')}", f"{view['workers']} in the supply"]
    if "nobles" in view and view["nobles"] + view["ship_nobles"]:
        parts[0] += f" and {words.count(view['ship_nobles'], 'noble')}" if view["ship_nobles"] else ""
        parts.append(f"{words.count(view['nobles'], 'noble')} in the supply")
    gone = view.get("gone_workers", 0), view.get("gone_nobles", 0)
    if any(gone):
        nobles = f" and {words.count(gone[1], 'noble')}" if gone[1] else ""
        parts.append(f"{words.count(gone[0], 'worker')}{nobles} out of the game")
    return Flow(Text(part) for part in parts)


def buccaneer(view: TableView, words: Words) -> list[Line]:
    """BUC-2, BUC-5: who holds the marker, and which role is kidnapped."""
    marker, kidnapped = view.get("marker"), view.get("kidnapped")
    if marker is None:
        return []
    parts = [Text(f"marker: {words.player(marker)}")]
    if kidnapped is not None:
        parts.append(Text(f"{words.of(kidnapped)} kidnapped by {words.player(marker)}"))
    return [(words.of("buccaneer"), Flow(parts))]


def goals(view: TableView, words: Words) -> list[Line]:
    """What each goal asks for and brings, and who has reached it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    for goal in view.get("goals", []):
        text = f"{words.card(goal['card'])}: {wanted(goal, words)} → {reward(goal['card'], words)}"
        if goal["seat"] is None:
            grid.add_row(text)
        else:
            grid.add_row(Text(f"{text} ({words.player(goal['seat'])} has it)", "dim"))
    return [("Festival", grid)] if grid.row_count else []


# --- The boards --------------------------------------------------------------------------------------------


def nobles_on(seat: SeatView, building: str, words: Words) -> str:
    """Where it matters, whether a noble stands on a building."""
    if building == "guesthouse":
        guests = seat.get("noble_guests", 0)
        return f" ({words.count(guests, 'noble')})" if guests else ""
    return f" ({words.small('noble')})" if building in seat.get("noble_posts", []) else ""


def achievements(seat: SeatView, words: Words, mine: bool) -> list[Line]:
    """One's own cards with what they ask for; of others those that have been met."""
    cards = seat.get("achievements", [])
    if not cards:
        return []
    if not mine:
        return [("Met", Flow(Text(f"{words.card(card)} {points(card)} VP") for card in cards))]
    met = seat.get("met", seat.get("achievements", []))
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in cards:
        text = "met" if card in met else condition(card, words)
        grid.add_row(Text(words.card(card), "" if card in met else "bold"), f"{points(card)} VP", text)
    return [("Cards", grid)]
