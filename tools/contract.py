"""Write the description of the interface to `web/openapi.json`, of which the types of the web table are made.

`python3 tasks.py contract`, whenever a message of the server has changed; a test compares.
"""

from __future__ import annotations

import json
from pathlib import Path

from boriken.server.app import create_app
from boriken.server.settings import Settings

WRITTEN = Path(__file__).resolve().parent.parent / "web" / "openapi.json"


def description() -> str:
    """The OpenAPI document as text."""
    document = create_app(Settings()).openapi()
    document["info"]["version"] = "development"  # a release changes no message
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    WRITTEN.write_text(description(), encoding="utf-8")
    print(f"Written: {WRITTEN.name}")
