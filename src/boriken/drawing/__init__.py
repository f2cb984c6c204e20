"""The table as a drawing: what ``Game.svg`` gives, and notebooks show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.drawing.boards import draw_board, height_of
from boriken.drawing.canvas import (
    CARD,
    FAINT,
    INK,
    LIGHT,
    PAPER,
    ROLE_COLOURS,
    SEAT_COLOURS,
    Canvas,
    width_of,
)
from boriken.drawing.pieces import good_colour, labelled_row, tile
from boriken.engine.ids import FIELD_NAMES, GOOD_NAMES, HOUSE_PLACES
from boriken.engine.shapes import TableView
from boriken.locale.speaking import Speaker

WIDTH: Final = 960.0
EDGE: Final = 12.0
LINE: Final = 26.0
CARD_HEIGHT: Final = 38.0


def draw(view: TableView, turn: int | None, words: Speaker) -> str:
    """SVG of what somebody sees; ``turn`` is who decides."""
    canvas = Canvas(WIDTH)
    governor = words.labelled(words.of("governor"), words.player(view["governor"]))
    title = f"{words.text('board-round', round=view['round'])} · {governor}"
    canvas.text(EDGE, 22, title, 15, bold=True)
    y = _roles(canvas, view, words, 32)
    y = _harbour(canvas, view, words, y + 10)
    y = _supplies(canvas, view, words, y)
    y = _cards_on_the_table(canvas, view, words, y)
    y = _market(canvas, view, words, y + 4)
    return canvas.finish(_boards(canvas, view, turn, words, y + 10), title)


def _roles(canvas: Canvas, view: TableView, words: Speaker, y: float) -> float:
    """The cards with the coins on them, or with those who have taken them."""
    step = (WIDTH - 2 * EDGE) / max(7, len(view["cards"]))
    for place, (card, entry) in enumerate(view["cards"].items()):
        x, room = EDGE + place * step, step - 6
        seat = entry["seat"]
        is_free = seat is None and card != view.get("kidnapped")
        canvas.box(x, y, room, CARD_HEIGHT, ROLE_COLOURS[card.split()[0]] if is_free else CARD)
        colour = LIGHT if is_free else INK
        canvas.text(x + 6, y + 16, words.of(card), 11, colour, bold=True, room=room - 12)
        if not is_free:
            holder = words.text("board-kidnapped") if seat is None else words.player(seat)
            canvas.text(x + 6, y + 31, holder, 10, colour, room=room - 12)
        elif entry["coins"]:
            canvas.text(x + 6, y + 31, "+" + words.count(entry["coins"], "coin"), 10, colour)
    return y + CARD_HEIGHT


def _harbour(canvas: Canvas, view: TableView, words: Speaker, y: float) -> float:
    """Ships and trading house, place by place."""
    x = labelled_row(canvas, EDGE, y, words.text("terminal-ships"))
    for ship in view["ships"]:
        good = None if ship["good"] is None else good_colour(ship["good"], view)
        x = _places(
            canvas, x, y, [good if place < ship["load"] else None for place in range(ship["capacity"])]
        )
    x = labelled_row(canvas, x + 14, y, words.text("terminal-house"))
    sold = [good_colour(good, view) for good, number in view["trading_house"].items() for _ in range(number)]
    _places(canvas, x, y, [*sold, *[None] * (HOUSE_PLACES - len(sold))])
    return y + LINE


def _places(canvas: Canvas, x: float, y: float, colours: Sequence[str | None]) -> float:
    canvas.box(x, y, 15 * len(colours) + 5, 20, CARD)
    for place, colour in enumerate(colours):
        canvas.dot(x + 10 + 15 * place, y + 10, 5.5, colour or PAPER)
    return x + 15 * len(colours) + 14


def _supplies(canvas: Canvas, view: TableView, words: Speaker, y: float) -> float:
    x = labelled_row(canvas, EDGE, y, words.text("board-supply"))
    for good in GOOD_NAMES:
        canvas.dot(x + 9, y + 10, 9, good_colour(good, view), str(view["supply"].get(good, 0)))
        x += 24
    people = f"{words.count(view['workers'], 'worker')} (+{view['worker_ship']})"
    for text in (people, words.points(view["chips"])):
        canvas.text(x + 6, y + 14, text)
        x += width_of(text, 11) + 14
    x = labelled_row(canvas, x + 8, y, words.text("terminal-plantations"))
    lying = {**view["face_up"], "quarry": view["quarries"]}
    for kind in FIELD_NAMES:
        if lying.get(kind):
            tile(canvas, x, y, 20, kind, view, str(lying[kind]))
            x += 26
    canvas.text(x + 4, y + 14, words.text("terminal-face-down", count=view["pile_size"]))
    return y + LINE


def _cards_on_the_table(canvas: Canvas, view: TableView, words: Speaker, y: float) -> float:
    """What expansions lay in the middle: goals and who has reached them, the buccaneer's marker."""
    texts = [
        words.of(goal["card"])
        if goal["seat"] is None
        else words.labelled(words.of(goal["card"]), words.player(goal["seat"]))
        for goal in view.get("goals", [])
    ]
    marker = view.get("marker")
    if marker is not None:
        texts.append(words.labelled(words.of("buccaneer"), words.player(marker)))
    if not texts:
        return y
    canvas.text(EDGE, y + 12, " · ".join(texts), room=WIDTH - 2 * EDGE)
    return y + 20


def _market(canvas: Canvas, view: TableView, words: Speaker, y: float) -> float:
    """What is for sale: printed cost, name, copies."""
    canvas.text(EDGE, y + 12, words.text("board-market"), 11, bold=True)
    x, y = EDGE, y + 18
    for building, left in view["buildings"].items():
        if not left:
            continue
        text = f"{BUILDINGS[BUILDING_NUMBERS[building]].cost} {words.of(building)} ×{left}"
        room = width_of(text, 10) + 12
        if x + room > WIDTH - EDGE:
            x, y = EDGE, y + 21
        canvas.box(x, y, room, 17, CARD, FAINT)
        canvas.text(x + 6, y + 12, text, 10, room=room - 12)
        x += room + 5
    return y + 21


def _boards(canvas: Canvas, view: TableView, turn: int | None, words: Speaker, y: float) -> float:
    """Two beside each other; where the drawing ends."""
    width = (WIDTH - 3 * EDGE) / 2
    for first in range(0, len(view["seats"]), 2):
        pair = range(first, min(first + 2, len(view["seats"])))
        height = max(height_of(view["seats"][number]) for number in pair)
        for number in pair:
            x = EDGE + (number - first) * (width + EDGE)
            frame = SEAT_COLOURS[number] if number == turn else FAINT
            canvas.box(x, y, width, height, CARD, frame, 3 if number == turn else 1)
            draw_board(canvas, x + 8, y + 6, width - 16, view, number, words)
        y += height + 10
    return y
