"""Write what follows from the tables of fields and options where it is marked: `python3 tasks.py fields`.

The tables are `fields.py` and `agreements.py` in `src/boriken/engine`. A place in the code looks like this,
and in Markdown likewise:

    # fields: slots of State
    # end of fields

What stands between the two lines is written here and nowhere else; a test compares. It is plain code, because
the compiled engine is quick only with that.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from textwrap import wrap

from boriken.engine import agreements
from boriken.engine import fields as table
from boriken.engine.agreements import OPTIONS, Option
from boriken.engine.fields import BASE, NAMES, RARE, SEAT, STATE, UNTOLD, Field, observed, told

ROOT = Path(__file__).resolve().parent.parent
_PLACE = re.compile(
    r"^(?P<indent> *)(?P<mark>#|<!--) fields: (?P<what>[a-z ]+) of (?P<whose>State|Seat|Options)"
    r"(?: in (?P<part>[a-z]+))?(?P<close>| -->)\n(?P<body>.*?)^ *(?P=mark) end of fields(?P=close)\n",
    re.MULTILINE | re.DOTALL,
)
_WIDTH = 110
_TYPES = {
    table.FLAG: "bool",
    table.COUNTS: "list[int]",
    table.LIST: "list[int]",
    table.SHARED: "list[int]",
    table.RULES: "RuleSet",
    table.LISTENER: "Listener | None",
}
_PART_TYPES = {"rng": "Generator", "seats": "list[Seat]", "frames": "list[Frame]"}
_SHAPES = {
    table.NUMBER: "int",
    table.FLAG: "bool",
    table.COUNTS: "Counts",
    table.MASK: "list[str]",
    table.SEAT_NUMBER: "int",
    table.HOLDER: "int | None",
    table.CHOICE: "str | None",
    table.SEATS: "list[int]",
}
_TITLES = {table.EXPANSIONS: "# Expansions.", table.PUERTOMA: "# Puertomas; 0 without them."}
_LEFT_OUT = {
    table.NUMBER: "0",
    table.FLAG: "`false`",
    table.HOLDER: "nobody",
}


def main(arguments: list[str]) -> int:
    """Write all places again; with a folder, those of another copy of the project."""
    root = Path(arguments[0]) if arguments else ROOT
    for path in places(root):
        made = written(path)
        if made != path.read_text(encoding="utf-8"):
            path.write_text(made, encoding="utf-8")
            print(f"Written: {path.relative_to(root)}")
    return 0


def places(root: Path) -> list[Path]:
    """The files that something is written into."""
    files = [*(root / "src" / "boriken").rglob("*.py"), *(root / "docs").glob("*.md")]
    return [path for path in sorted(files) if _PLACE.search(path.read_text(encoding="utf-8"))]


def written(path: Path) -> str:
    """The text of a file as it must be."""
    text = _PLACE.sub(_fill, path.read_text(encoding="utf-8"))
    if path.suffix != ".py":
        return text
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", path.name, "-"]
    config = ["--config", str(ROOT / "pyproject.toml")]
    done = subprocess.run([*ruff, *config], input=text, capture_output=True, encoding="utf-8", check=True)
    return done.stdout


def _fill(place: re.Match[str]) -> str:
    first, last = place[0].split("\n", 1)[0], place[0].rstrip("\n").rsplit("\n", 1)[1]
    if place["whose"] == "Options":
        lines = _OPTION_WRITERS[place["what"]]()
    else:
        fields = STATE if place["whose"] == "State" else SEAT
        if place["part"]:
            fields = tuple(field for field in fields if field.part == place["part"])
        lines = _WRITERS[place["what"]](fields, place["whose"].lower())
    body = [f"{place['indent']}{line}" if line else "" for line in lines]
    return "\n".join([first, *body, last, ""])


Fields = tuple[Field, ...]
Lines = Iterator[str]


def _docs(text: str) -> list[str]:
    lines = wrap(text, _WIDTH - 14)
    return [f'"""{lines[0]}', *lines[1:-1], f'{lines[-1]}"""'] if len(lines) > 1 else [f'"""{text}"""']


# --- The classes -------------------------------------------------------------------------------------------


def _type(field: Field) -> str:
    return _PART_TYPES.get(field.name) or _TYPES.get(field.kind, "i64")


def _given(fields: Fields) -> list[Field]:
    """What a state is made of."""
    return [field for field in fields if field.kind != table.LISTENER]


def _slots(fields: Fields, thing: str) -> Lines:
    return (f'"{name}",' for name in sorted(field.name for field in fields))


def _attributes(fields: Fields, thing: str) -> Lines:
    part = BASE
    for field in fields:
        if field.part not in (part, BASE):
            part = field.part
            yield from ("", _TITLES[part])
        yield f"{field.name}: {_type(field)}"
        more = f" A bit for each of ``{field.of}``." if field.kind == table.MASK else ""
        yield from _docs(field.about + more)


def _parameters(fields: Fields, thing: str) -> Lines:
    return (f"{field.name}: {_type(field)}," for field in _given(fields))


def _assignments(fields: Fields, thing: str) -> Lines:
    return (f"self.{field.name} = {field.name}" for field in _given(fields))


def _copies(fields: Fields, thing: str) -> Lines:
    for field in _given(fields):
        if field.kind == table.PARTS:
            yield f"{field.name},"
        elif field.kind == table.PART:
            yield f"self.{field.name}.clone(),"
        elif field.kind in (table.COUNTS, table.LIST):
            yield f"self.{field.name}[:],"
        else:
            yield f"self.{field.name},"


def _values(fields: Fields, thing: str) -> Lines:
    return (f"self.{field.name}," for field in _given(fields))


def _comparison(fields: Fields, thing: str) -> Lines:
    terms = []
    for field in _given(fields):
        name = field.name
        if field.kind == table.RULES:
            terms.append(f"self.{name} is other.{name}")
        elif field.kind == table.PART:
            terms.append(f"self.{name}.same_as(other.{name})")
        elif field.kind != table.PARTS:
            terms.append(f"self.{name} == other.{name}")
    yield from (
        "return (",
        *(f"    {'and ' if number else ''}{term}" for number, term in enumerate(terms)),
        ")",
    )


_STARTS = {
    table.FLAG: "False",
    table.LIST: "[]",
    table.SHARED: "[]",
    table.HOLDER: "NOBODY",
    table.CHOICE: "NOBODY",
}


def _start(field: Field) -> str:
    empty = f"[0] * len({field.of})" if field.kind == table.COUNTS else _STARTS.get(field.kind, "0")
    return field.start or empty


def _starts(fields: Fields, thing: str) -> Lines:
    return (f"{field.name}={_start(field)}," for field in _given(fields))


# --- JSON --------------------------------------------------------------------------------------------------


def _value(field: Field, thing: str) -> str:
    value = f"{thing}.{field.name}"
    worded = {
        table.NUMBER: value,
        table.FLAG: value,
        table.SEAT_NUMBER: value,
        table.COUNTS: f"counts_to_json({value}, {field.of})",
        table.MASK: f"bits_to_json({value}, {field.of})",
        table.HOLDER: f"holder_to_json({value})",
        table.CHOICE: f"choice_to_json({value}, {field.of})",
        table.SEATS: f"seat_list({value}, state.rules.players)",
    }
    return worded.get(field.kind) or f"{field.word}_to_json({thing})"


def _json(fields: Fields, thing: str) -> Lines:
    """What is always there; what has words of its own is put into them by a function of its name."""
    for field in fields:
        if field.told not in (RARE, UNTOLD):
            yield f'"{field.word}": {_value(field, thing)},'


def _rare_json(fields: Fields, thing: str) -> Lines:
    for field in fields:
        if field.told == RARE:
            start = _start(field)
            yield f"if {thing}.{field.name}{'' if start in ('0', 'False', '[]') else f' != {start}'}:"
            yield f'    data["{field.word}"] = {_value(field, thing)}'


def _read(field: Field) -> str:
    word = f'"{field.word}"'
    reading = {
        table.NUMBER: f"reader.whole({', '.join(filter(None, (word, field.bounds)))})",
        table.FLAG: f"reader.value({word}) is True",
        table.SEAT_NUMBER: f"reader.whole({word}, 0, players - 1)",
        table.COUNTS: f"reader.counts({word}, {field.of})",
        table.MASK: f"reader.mask({word}, {field.of})",
        table.HOLDER: f"read_holder(reader, {word}, players)",
        table.CHOICE: f"read_choice(reader, {word}, {field.of})",
        table.SEATS: f"read_seat_list(reader, {word}, players)",
    }
    return reading.get(field.kind, "")


def _reading(fields: Fields, thing: str) -> Lines:
    for field in fields:
        reading = _read(field)
        if field.told == UNTOLD or not reading:
            continue
        if field.told == RARE:
            yield f'if "{field.word}" in reader.data:'
        yield f"{'    ' if field.told == RARE else ''}{thing}.{field.name} = {reading}"


_NOT_ON_BOARDS = ("frames",)
"""What is part of a position, but lies on no board: its shape has it by hand."""


def _shapes(fields: Fields, thing: str) -> Lines:
    for field in fields:
        if field.told == UNTOLD or field.word in _NOT_ON_BOARDS:
            continue
        shape = field.shape or _SHAPES[field.kind]
        about = field.tells or field.about
        if field.seen == table.OWNER:
            shape, about = f"{shape} | None", f"{about} None where it is another's."
        if field.seen == table.NOBODY_YET:
            about += " Once the game is over."
        if field.told == RARE:
            about += " Left out where it is as at the start."
        may_lack = field.part == table.EXPANSIONS or field.told == RARE
        yield f"{field.word}: NotRequired[{shape}]" if may_lack else f"{field.word}: {shape}"
        yield from _docs(about)


def _secrets(fields: Fields, thing: str) -> Lines:
    """What others do not see."""
    return (f'entry["{field.word}"] = None' for field in fields if field.seen == table.OWNER)


def _unseen(fields: Fields, thing: str) -> Lines:
    """What nobody sees before the end."""
    return (f'entry.pop("{field.word}", None)' for field in fields if field.seen == table.NOBODY_YET)


# --- Numbers -----------------------------------------------------------------------------------------------


def _amounts(fields: Fields, thing: str) -> Lines:
    """Of which none is below 0."""
    for field in fields:
        if field.kind in (table.NUMBER, table.COUNTS):
            yield f"{'*' if field.kind == table.COUNTS else ''}{thing}.{field.name},"


def _observations(fields: Fields, thing: str) -> Lines:
    for part in dict.fromkeys(field.part for field in fields):
        for field in observed(fields, part):
            value = f"{thing}.{field.name}"
            number = f"1 if {value} else 0" if field.kind == table.FLAG else f"_limited({value})"
            yield f"numbers.append({number})"


# --- The documentation -------------------------------------------------------------------------------------


def _left_out(field: Field) -> str:
    return field.left_out or _LEFT_OUT.get(field.kind, "none")


def _how(field: Field) -> str:
    ways = {
        table.COUNTS: table.COUNTED,
        table.MASK: f'`"{", ".join(NAMES[field.of][:2])}"`' if field.of else "",
        table.SEAT_NUMBER: '`"A"`',
        table.HOLDER: '`"A"`',
        table.CHOICE: f'`"{NAMES[field.of][0]}"`' if field.of else "",
        table.SEATS: '`["A"]`',
        table.FLAG: "`true`",
        table.NUMBER: "a number",
    }
    return field.how or ways.get(field.kind, "")


def _listing(fields: Fields, thing: str) -> Lines:
    yield from ("", "| key | meaning | written | left out |", "| --- | --- | --- | --- |")
    for part in (BASE, table.EXPANSIONS, table.PUERTOMA):
        for field in filter(_how, told(fields, part)):
            about = (field.tells or field.about).replace("``", "`").rstrip(".")
            yield f"| `{field.word}` | {about} | {_how(field)} | {_left_out(field)} |"
    yield ""


# --- Options -----------------------------------------------------------------------------------------------


def _option_parameters() -> Lines:
    for option in OPTIONS:
        default = f'"{option.default}"' if isinstance(option.default, str) else option.default
        yield f"{option.name}: {option.kind} = {default},"


def _option_assignments() -> Lines:
    for option in OPTIONS:
        yield f"self.{option.name}: Final = {option.kept or option.name}"
        yield from _docs(option.about)
    yield from ("self._key: Final = (", *(f"    self.{option.name}," for option in OPTIONS), ")")


def _option_value(option: Option) -> str:
    return f"list(self.{option.name})" if option.kind == agreements.NAMES else f"self.{option.name}"


def _option_words() -> Lines:
    return (f'"{option.name}": {_option_value(option)},' for option in OPTIONS if option.told == table.ALWAYS)


def _rare_option_words() -> Lines:
    for option in OPTIONS:
        if option.told == RARE:
            yield f"if self.{option.name}:"
            yield f'    data["{option.name}"] = {_option_value(option)}'


def _option_shapes() -> Lines:
    for option in OPTIONS:
        shape = option.shape or ("list[str]" if option.kind == agreements.NAMES else option.kind)
        yield f"{option.name}: {shape if option.told == table.ALWAYS else f'NotRequired[{shape}]'}"
        yield from _docs(option.about)


def _option_keywords() -> Lines:
    """What environments take, beside edition and players."""
    return (f"{option.name}: {option.kind}" for option in OPTIONS[2:] if option.is_rule)


_OPTION_WRITERS: dict[str, Callable[[], Lines]] = {
    "parameters": _option_parameters,
    "assignments": _option_assignments,
    "words": _option_words,
    "rare words": _rare_option_words,
    "shapes": _option_shapes,
    "keywords": _option_keywords,
}


_WRITERS: dict[str, Callable[[Fields, str], Lines]] = {
    "slots": _slots,
    "attributes": _attributes,
    "parameters": _parameters,
    "assignments": _assignments,
    "copies": _copies,
    "values": _values,
    "comparison": _comparison,
    "starts": _starts,
    "words": _json,
    "rare words": _rare_json,
    "reading": _reading,
    "shapes": _shapes,
    "secrets": _secrets,
    "unseen": _unseen,
    "amounts": _amounts,
    "observations": _observations,
    "listing": _listing,
}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
