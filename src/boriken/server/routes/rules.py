"""What the rules say, in the reader's language and in the words of an edition."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request, Response

from boriken import rulebook
from boriken.catalog.names import LANGUAGES
from boriken.decisions import puertoma_boards
from boriken.engine.options import EDITIONS
from boriken.engine.shapes import TableView
from boriken.engine.state import State
from boriken.rulebook.examples import Example, all_examples, examples_of
from boriken.rulebook.searching import names_of
from boriken.rulebook.source import EVERY_EDITION, Block, Chapter, Part
from boriken.rulebook.wording import Piece, differing, fill, things
from boriken.server.compression import fixed_response
from boriken.server.contract.rules import (
    Elsewhere,
    ExampleMoment,
    ExampleRoles,
    ExampleSeat,
    Rule,
    RuleBlock,
    Rulebook,
    RuleChapter,
    RuleExample,
    RuleExamples,
    RulePart,
    Rules,
)
from boriken.server.errors import BadRequest, NotFound
from boriken.server.routes.answers import ERRORS, answered_by, json_response

router = APIRouter(prefix="/api", tags=["rules"], responses=ERRORS)

Language = Annotated[str, Query(max_length=20, description="One of the languages, or English.")]
Edition = Annotated[str, Query(max_length=20, description="Whose names and rules.")]
Identifier = Annotated[str, Path(max_length=40)]


@router.get("/rules", responses=answered_by(Rules))
async def search_rules(
    words: Annotated[str, Query(max_length=100)] = "",
    language: Language = rulebook.ENGLISH,
    edition: Edition = rulebook.USUAL_EDITION,
) -> Response:
    """All rules, or those in which all the words occur."""
    _check(language, edition)
    found = rulebook.search(words, language, edition) if words.split() else rulebook.rules(language, edition)
    return json_response(Rules([_rule(rule, language) for rule in found]))


@router.get("/rules/{identifier}", responses=answered_by(Rule))
async def rule(
    identifier: Identifier,
    language: Language = rulebook.ENGLISH,
    edition: Edition = rulebook.USUAL_EDITION,
) -> Response:
    """What a rule says."""
    _check(language, edition)
    found = rulebook.rule(identifier, language, edition)
    if found is None:
        raise NotFound("no_such_rule")
    return json_response(_rule(found, language))


@router.get("/rules/{identifier}/examples", responses=answered_by(RuleExamples))
async def examples(
    request: Request,
    identifier: Identifier,
    language: Language = rulebook.ENGLISH,
    edition: Edition = rulebook.USUAL_EDITION,
) -> Response:
    """The worked examples of a rule, played out."""
    _check(language, edition)
    if identifier not in all_examples():
        raise NotFound("no_such_rule")
    return fixed_response(request, _examples(identifier, language, edition), "application/json")


@router.get("/rulebook", responses=answered_by(Rulebook))
async def whole_rulebook(
    request: Request,
    language: Language = rulebook.ENGLISH,
    edition: Edition = rulebook.USUAL_EDITION,
) -> Response:
    """All rules, by part and chapter, as one reads them."""
    _check(language, edition)
    return fixed_response(request, _rulebook(language, edition), "application/json")


def _check(language: str, edition: str) -> None:
    if language not in LANGUAGES:
        raise BadRequest("unknown_language", typed=language, known=list(LANGUAGES))
    if edition not in EDITIONS:
        raise BadRequest("unknown_edition", typed=edition, known=list(EDITIONS))


# --- The book ----------------------------------------------------------------------------------------------


@cache
def _rulebook(language: str, edition: str) -> bytes:
    english = rulebook.parts(rulebook.ENGLISH)
    parts = [
        _part(part, model, edition) for part, model in zip(rulebook.parts(language), english, strict=True)
    ]
    named = sorted({thing for part in english for text in _texts(part) for thing in things(text)})
    names = {thing: list(called) for thing in named if (called := names_of(thing, language))}
    return msgspec.json.encode(Rulebook(language, _edition(edition), parts, names))


def _texts(part: Part) -> list[str]:
    blocks = [block for chapter in part.chapters for block in chapter.blocks]
    return [chapter.title for chapter in part.chapters] + [block.text for block in blocks]


def _part(part: Part, model: Part, edition: str) -> RulePart:
    return RulePart(
        key=part.name,
        title=_marked(fill(part.title, part.language, edition)),
        editions=_editions(part.editions),
        introduction=[_block(block, EVERY_EDITION, part.language, edition) for block in part.introduction],
        chapters=[
            _chapter(chapter, key_of(english), part.language, edition)
            for chapter, english in zip(part.chapters, model.chapters, strict=True)
        ],
    )


def key_of(chapter: Chapter) -> str:
    """The English title in the words of the classic edition, for addresses."""
    title = "".join(piece.text for piece in fill(chapter.title, rulebook.ENGLISH, "classic"))
    return title.lower().replace(" ", "-")


def _chapter(chapter: Chapter, key: str, language: str, edition: str) -> RuleChapter:
    return RuleChapter(
        key=key,
        title=_marked(fill(chapter.title, language, edition)),
        editions=_editions(chapter.editions),
        blocks=[_block(block, chapter.editions, language, edition) for block in chapter.blocks],
    )


def _block(block: Block, editions: tuple[str, ...], language: str, edition: str) -> RuleBlock:
    having = tuple(each for each in block.editions if each in editions)
    shown = edition if edition in having else having[0]
    rows = [row for row in block.rows if shown in row.editions]
    return RuleBlock(
        kind=block.kind,
        identifier=block.id,
        text=_marked(fill(block.text, language, shown)),
        editions=_editions(having),
        elsewhere=_elsewhere(block.text, having, language, shown),
        rows=[[_marked(fill(cell, language, shown)) for cell in row.cells] for row in rows],
        examples=len(all_examples().get(block.id, [])),
    )


def _elsewhere(text: str, editions: tuple[str, ...], language: str, edition: str) -> list[Elsewhere]:
    return [
        Elsewhere(_edition(other), _marked(fill(text, language, other)))
        for other in differing(text, editions, edition)
    ]


def _rule(found: rulebook.Rule, language: str) -> Rule:
    others = [(other, rulebook.rule(found.id, language, other)) for other in found.differing]
    return Rule(
        found.id,
        found.chapter,
        found.text,
        _editions(found.editions),
        [Elsewhere(_edition(other), rule.text) for other, rule in others if rule is not None],
    )


def _marked(pieces: list[Piece]) -> str:
    return "".join(f"{{{piece.thing}|{piece.text}}}" if piece.thing else piece.text for piece in pieces)


def _editions(editions: tuple[str, ...]) -> Any:
    return list(editions)


def _edition(edition: str) -> Any:
    return edition


# --- Examples ----------------------------------------------------------------------------------------------


@cache
def _examples(rule: str, language: str, edition: str) -> bytes:
    found = [_example(example) for example in examples_of(rule, language, edition)]
    return msgspec.json.encode(RuleExamples(found))


def _example(example: Example) -> RuleExample:
    """Only who and what matters is shown: whoever has something, what holds something, what changes."""
    views = [moment.view for moment in example.moments]
    seats = [
        number
        for number in range(len(views[0]["seats"]))
        if any(_has_something(view["seats"][number]) for view in views)
    ]
    has_ships = any(ship["load"] for view in views for ship in view["ships"])
    has_house = any(view["trading_house"] for view in views)
    has_workers = any(view["worker_ship"] != views[0]["worker_ship"] for view in views)
    has_tiles = any(view["face_up"] != views[0]["face_up"] for view in views)
    has_roles = any(moment.weighed for moment in example.moments)
    return RuleExample(
        example.rule,
        [
            ExampleMoment(
                told=moment.told,
                seats=_seats(moment.state, view, seats),
                ships=view["ships"] if has_ships else [],
                trading_house=view["trading_house"] if has_house else None,
                worker_ship=view["worker_ship"] if has_workers else None,
                face_up=view["face_up"] if has_tiles else None,
                roles=_roles(view, moment.weighed) if has_roles else None,
            )
            for moment, view in zip(example.moments, views, strict=True)
        ],
    )


def _seats(state: State, view: TableView, numbers: list[int]) -> list[ExampleSeat]:
    fields = {board.seat: board.fields for board in puertoma_boards(state)}
    return [ExampleSeat(number, view["seats"][number], fields.get(number, [])) for number in numbers]


def _roles(view: TableView, weighed: list[str] | None) -> ExampleRoles:
    return ExampleRoles(view["cards"], view["puertoma"]["action"], weighed)


def _has_something(board: Any) -> bool:
    return any(board[what] for what in ("coins", "chips", "goods", "island", "city", "workers"))
