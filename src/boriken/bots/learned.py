"""The weights of the learned evaluation, read when they are first needed; ``tools/train.py`` makes them."""

from __future__ import annotations

import ast
import sys
from array import array
from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from boriken.bots.features import FEATURE_NAMES
from boriken.bots.network import UNITS, Network

WEIGHTS: Final = "weights.npz"
_MAGIC: Final = b"\x93NUMPY\x01\x00"
_LETTER: Final = 4
"""Bytes of a letter in numpy's texts."""


@cache
def network() -> Network:
    with as_file(files("boriken.bots") / WEIGHTS) as path:
        return network_of(read_arrays(path))


def network_of(data: Mapping[str, list[Any]]) -> Network:
    """The network of weights kept by the names of their features.

    A feature they do not know starts at 0: it says nothing until the network is trained again. Plain lists
    are quicker than arrays where only a few numbers are multiplied at a time.
    """
    rows = dict(zip(data["features"], data["weights"], strict=True))
    weights = [rows.get(name, [0.0] * UNITS) for name in FEATURE_NAMES]
    return Network(weights, data["biases"], data["strength"], data["points"])


def read_arrays(path: Path) -> dict[str, list[Any]]:
    """The arrays of a file of numpy's, as lists: numpy itself would be most of what Boriken installs."""
    with ZipFile(path) as archive:
        return {Path(name).stem: _as_list(archive.read(name)) for name in archive.namelist()}


def _as_list(data: bytes) -> list[Any]:
    """Texts, or numbers of four bytes in rows or not: all that the weights are made of."""
    start = len(_MAGIC) + 2
    body = start + int.from_bytes(data[len(_MAGIC) : start], "little")
    head = ast.literal_eval(data[start:body].decode("latin-1"))
    kind, shape, raw = head["descr"], head["shape"], data[body:]
    if not data.startswith(_MAGIC) or head["fortran_order"]:
        raise ValueError("These weights are not as tools/train.py writes them.")
    if kind.startswith("<U"):
        width = _LETTER * int(kind.removeprefix("<U"))
        texts = [raw[place : place + width] for place in range(0, len(raw), width)]
        return [text.decode("utf-32-le").rstrip("\0") for text in texts]
    if kind != "<f4":
        raise ValueError(f"Weights must be of four bytes, not {kind}.")
    numbers = array("f", raw)
    if sys.byteorder == "big":
        numbers.byteswap()
    flat = numbers.tolist()
    columns = shape[-1]
    if len(shape) == 1:
        return flat
    return [flat[place : place + columns] for place in range(0, len(flat), columns)]
