"""What the expansions add to a position."""

from __future__ import annotations

from boriken.catalog.achievements import ACHIEVEMENT_NAMES
from boriken.catalog.buildings import BUILDING_NAMES
from boriken.catalog.festival import CARD_IDS, CARDS
from boriken.engine.errors import BadPosition
from boriken.engine.goals import (
    BUILDING_AT,
    GOODS_AT,
    NOTHING,
    PLANTATIONS_AT,
    SET_ASIDE_AT,
)
from boriken.engine.ids import CARD_NAMES, GOOD_NAMES
from boriken.engine.state import KNOWN_FOREST, Seat, State
from boriken.position.parsing import named, parts, read_counts, read_mask, read_seat_name, read_texts, whole


def read_expansions(document: dict[str, object], state: State) -> None:
    rules = state.rules
    state.gone_workers = whole(document.get("gone_workers", 0), "gone_workers")
    state.gone_nobles = whole(document.get("gone_nobles", 0), "gone_nobles")
    if "marker" in document:
        state.marker = read_seat_name(document["marker"], "marker", rules)
    if "kidnapped" in document:
        if document["kidnapped"] not in CARD_NAMES:
            raise BadPosition(f"Position, kidnapped: there is no role {document['kidnapped']!r}.")
        state.kidnapped = CARD_NAMES.index(str(document["kidnapped"]))
    for number, text in enumerate(read_texts(document.get("goals", []), "goals")):
        _read_goal(text, number, state)
    for name in read_texts(document.get("quiet", []), "quiet"):
        state.quiet |= 1 << read_seat_name(name, "quiet", rules)


def _read_goal(text: str, number: int, state: State) -> None:
    """``farm_fair corn sugar / coffee tobacco / by A``"""
    text, _, seat = text.partition(" by ")
    if seat:
        state.claims |= (read_seat_name(seat, "goals", state.rules) + 1) << 4 * number
    parts = [part.split() for part in text.split("/")]
    if not parts[0] or parts[0][0] not in CARD_IDS or len(parts) > 3:
        raise BadPosition(f"Position, goals: {text!r} must be like 'farm_fair corn sugar / corn tobacco'.")
    card = CARDS[CARD_IDS.index(parts[0][0])]
    parts += [[]] * (3 - len(parts))
    goods, plantations, buildings = parts[0][1:], parts[1], parts[2]
    is_complete = len(goods) == card.goods and len(plantations) == card.plantations
    if not is_complete or len(buildings) != (1 if card.building else 0):
        raise BadPosition(f"Position, goals: {text!r} does not have what {card.id} draws (CAR-1).")
    goal = [CARD_IDS.index(card.id), *[NOTHING] * 6, 0]
    for place, name in enumerate(goods):
        goal[GOODS_AT + place] = named(name, GOOD_NAMES, "goals")
    for place, name in enumerate(plantations):
        goal[PLANTATIONS_AT + place] = named(name, GOOD_NAMES, "goals")
    for name in buildings:
        goal[BUILDING_AT] = named(name, BUILDING_NAMES[: len(state.rules.copies)], "goals")
        if state.rules.players > 2 and state.rules.copies[goal[BUILDING_AT]] > 1:
            goal[SET_ASIDE_AT] = 1
    state.festival += goal


def read_expanded_seat(data: dict[str, object], where: str, seat: Seat) -> None:
    seat.nobles = whole(data.get("nobles", 0), f"{where}.nobles")
    seat.noble_guests = whole(data.get("noble_guests", 0), f"{where}.noble_guests")
    seat.points_mark = whole(data.get("points_mark", 0), f"{where}.points_mark")
    seat.noble_posts = read_mask(data, where, "noble_posts", BUILDING_NAMES)
    seat.cards = read_mask(data, where, "achievements", ACHIEVEMENT_NAMES)
    seat.done = read_mask(data, where, "done", ACHIEVEMENT_NAMES)
    seat.hand = read_mask(data, where, "hand", ACHIEVEMENT_NAMES)
    for good, barrels in enumerate(read_counts(data.get("loads", ""), f"{where}.loads", GOOD_NAMES)):
        seat.loads |= barrels << 4 * good
    for part in parts(data.get("forests", ""), f"{where}.forests"):
        number, kind, known = _split_forest(part)
        forest = named(kind, GOOD_NAMES, f"{where}.forests")
        seat.forests += [forest + KNOWN_FOREST if known else forest] * number


def _split_forest(part: str) -> tuple[int, str, bool]:
    """``corn``, ``2 corn``, ``corn known``"""
    words = part.split()
    known = words[-1] == "known"
    if known:
        words.pop()
    number = int(words[0]) if words and words[0].isdecimal() else 1
    return number, words[-1] if words else "", known
