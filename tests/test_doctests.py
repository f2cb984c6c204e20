"""The examples in docstrings and in the documentation do what they say."""

import ast
import doctest
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
MODULES = sorted(path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8"))
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
WITH_EXAMPLES = {"README.md", "competition.md", "data.md", "notation.md", "python.md", "tutorial.md"}

FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def docstrings(path: Path) -> list[tuple[str, str]]:
    """Names and docstrings, from the source: the compiled engine has none."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            found.append((getattr(node, "name", "module"), ast.get_docstring(node) or ""))
    return found


def run(text: str, names: dict[str, Any], where: str) -> int:
    """Run the examples in a text; how many there were."""
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    runner = doctest.DocTestRunner(verbose=False)
    complaints: list[str] = []
    runner.run(test, out=complaints.append)
    assert not complaints, "".join(complaints)
    return len(test.examples)


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_docstrings(path: Path) -> None:
    names = vars(importlib.import_module(module_name(path)))
    assert sum(run(text, dict(names), f"{path.name}: {name}") for name, text in docstrings(path)) > 0


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_documents(path: Path) -> None:
    """The examples of a document follow one another: a later one may use the names of an earlier."""
    blocks = FENCE.findall(path.read_text(encoding="utf-8"))
    examples = run("\n".join(blocks), {}, path.name)
    assert examples > 0 or path.name not in WITH_EXAMPLES
    for block in blocks:
        assert block.startswith(">>> "), f"{path.name}: a python block that is not run:\n{block}"
