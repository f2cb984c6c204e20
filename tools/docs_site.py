"""What the site of the documentation has besides `docs/`, as hooks of MkDocs.

The pages beside the README, and the reference, are made while the site is built: the repository has each
of them once, where it reads well.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from boriken.rulebook import USUAL_EDITION
from boriken.rulebook.wording import name_things, plain

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "boriken"
BESIDE = ("CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "NOTICE.md", "LICENSE")
PROGRAMS = ("cli", "server", "load", "__main__")
"""They are run, not imported."""
MARK = re.compile(r"\[(?=classic|1897|special)")
REFERENCE = "reference"
OVERVIEW = """# Reference

What there is in the Python package, from its docstrings. Most programs need no more than this page:

::: boriken
    options:
      show_root_heading: false
      show_root_toc_entry: false
      inherited_members: true
"""


def rooms() -> list[str]:
    """What can be imported, by its name."""
    found = [
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()
    ]
    return sorted(name for name in found if name not in ("__init__", *PROGRAMS))


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The pages made here have their places, too."""
    reference: list[Any] = [f"{REFERENCE}/index.md"]
    reference += [{room: f"{REFERENCE}/{room}.md"} for room in rooms()]
    nav: list[Any] = config.nav or []
    project = [page for page in BESIDE if page.endswith(".md")]
    config.nav = [{"Home": "index.md"}, *nav, {"Project": project}, {"Reference": reference}]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pages = {"index.md": readme.replace("](docs/", "](")}
    pages |= {name: (ROOT / name).read_text(encoding="utf-8").replace("](docs/", "](") for name in BESIDE}
    pages |= {f"{REFERENCE}/index.md": OVERVIEW}
    pages |= {f"{REFERENCE}/{room}.md": page_of(room) for room in rooms()}
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """The rules with their names; the marks of editions would be taken for links."""
    folder, *inside = page.file.src_uri.split("/")
    if folder != "rules" or len(inside) == 1:
        return markdown
    named = plain(name_things(markdown, inside[0], USUAL_EDITION))
    return MARK.sub(r"\\[", named)


def page_of(room: str) -> str:
    return f"# {room}\n\n::: boriken.{room}\n    options:\n      show_submodules: true\n"
