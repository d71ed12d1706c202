"""JSON Schemas (draft 2020-12) of the documented formats.

>>> schema("colt-express-position")["title"]
'A position of Colt Express'
>>> schema("record")["title"]
'A line of a record'
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

NAMES = ("analysis", "bot-protocol", "colt-express-position", "el-paso-position", "record")


def schema(name: str) -> dict[str, Any]:
    """The schema of a format: "colt-express-position", "el-paso-position" (positions and views), "record" (one line of a record),
    "analysis" (of a finished game) or "bot-protocol" (one line between wildbunch and a bot).
    """
    loaded: dict[str, Any] = json.loads((files(__name__) / f"{name}.schema.json").read_text(encoding="utf-8"))
    return loaded
