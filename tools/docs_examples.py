"""An extension of Griffe, which reads the docstrings for the site: examples (`>>>`) are shown as code."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Module, Object

EXAMPLE = re.compile(r"(^>>> .*?)(?=\n\s*\n|\n```|\Z)", re.MULTILINE | re.DOTALL)


class FencedExamples(Extension):
    """In a docstring an example ends with the first empty line."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        fence(obj)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        fence(pkg)


def fence(described: Object) -> None:
    if described.docstring is not None:
        described.docstring.value = EXAMPLE.sub(r"```python\n\1\n```", described.docstring.value)
