"""One board of the drawing: island, city, and what lies beside them."""

from __future__ import annotations

from typing import Final

from boriken.catalog.buildings import BUILDING_NUMBERS, BUILDINGS
from boriken.drawing.canvas import CARD, FAINT, INK, LIGHT, PAPER, SEAT_COLOURS, Canvas
from boriken.drawing.pieces import good_colour, tile
from boriken.engine.ids import FIELD_NAMES
from boriken.engine.shapes import SeatView, TableView
from boriken.locale.speaking import Speaker

TILE: Final = 28.0
FIELDS_IN_A_ROW: Final = 4
ISLAND_HEIGHT: Final = 3 * (TILE + 3)
HEAD: Final = 44.0
ROW: Final = 21.0
COLUMNS: Final = 2
CARDS_LINE: Final = 18.0


def height_of(seat: SeatView) -> float:
    """How much room a board takes."""
    rows = (len(seat["city"]) + COLUMNS - 1) // COLUMNS
    return HEAD + max(ISLAND_HEIGHT, rows * ROW) + (CARDS_LINE if open_cards(seat) else 0) + 12


def open_cards(seat: SeatView) -> list[str]:
    """Abilities of a Puertoma, and achievements that have been met."""
    return [*(seat["puertoma"]["abilities"] if "puertoma" in seat else []), *seat.get("done", [])]


def draw_board(
    canvas: Canvas, x: float, y: float, width: float, view: TableView, number: int, words: Speaker
) -> None:
    seat = view["seats"][number]
    name = words.player(number)
    if "puertoma" in seat:
        name = words.labelled(words.text("puertoma-name"), name)
    canvas.text(x, y + 12, name, 12, SEAT_COLOURS[number], bold=True)
    facts = [words.count(seat["coins"], "coin")]
    if seat.get("points") is not None:
        facts.append(words.points(seat["points"] or 0))
    if seat["workers"]:
        facts.append(words.text("terminal-idle", count=seat["workers"]))
    if seat.get("nobles"):
        facts.append(words.count(seat["nobles"], "noble"))
    canvas.text(x, y + 29, " · ".join(facts), room=width / 2)
    for place, (good, count) in enumerate(seat["goods"].items()):
        canvas.dot(x + width / 2 + 30 + 26 * place, y + 22, 10, good_colour(good, view), str(count))
    _island(canvas, x, y + HEAD - 6, view, seat)
    island = FIELDS_IN_A_ROW * (TILE + 3) + 8
    _city(canvas, x + island, y + HEAD - 6, width - island, seat, words)
    if cards := open_cards(seat):
        canvas.text(x, y + height_of(seat) - 14, " · ".join(map(words.of, cards)), 10, room=width)


def _island(canvas: Canvas, x: float, y: float, view: TableView, seat: SeatView) -> None:
    """Each field with who works there; a Puertoma may have more workers than tiles of a kind."""
    fields: list[tuple[str, int]] = []
    for kind in FIELD_NAMES:
        held = seat["island"].get(kind)
        if held is not None:
            share, rest = divmod(held["workers"], held["tiles"])
            fields += [(kind, share + (place < rest)) for place in range(held["tiles"])]
    fields += [("forest", 0)] * len(seat.get("forests", []))
    for place, (kind, workers) in enumerate(fields):
        row, column = divmod(place, FIELDS_IN_A_ROW)
        left, top = x + column * (TILE + 3), y + row * (TILE + 3)
        tile(canvas, left, top, TILE, kind, view)
        if workers:
            canvas.dot(left + TILE / 2, top + TILE / 2, 7, INK, str(workers) if workers > 1 else "")
        elif kind != "forest":
            canvas.dot(left + TILE / 2, top + TILE / 2, 7, LIGHT)


def _city(canvas: Canvas, x: float, y: float, width: float, seat: SeatView, words: Speaker) -> None:
    """The buildings in the order in which they were built; large ones have a thick edge."""
    room = width / COLUMNS
    for place, entry in enumerate(seat["city"]):
        building = BUILDINGS[BUILDING_NUMBERS[entry["building"]]]
        row, column = divmod(place, COLUMNS)
        left, top = x + column * room, y + row * ROW
        canvas.box(
            left, top, room - 4, ROW - 3, PAPER, INK if building.spaces > 1 else FAINT, building.spaces
        )
        circles = 11 * building.circles
        canvas.text(left + 5, top + 13, words.of(building.id), 10, room=room - circles - 14)
        for circle in range(building.circles):
            filled = INK if circle < entry["workers"] else CARD
            canvas.dot(left + room - circles - 4 + 11 * circle + 3, top + 9, 4, filled)
