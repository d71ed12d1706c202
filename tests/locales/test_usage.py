"""No message without use: the words of the game are asked for by its tables, the labels of the fronts by their code."""

import re
from pathlib import Path

from tests.locales.test_messages import ENGLISH, LOCALES, ROOT, entries, expected

TEMPLATE = re.compile(r"""["'`]([a-z][a-z-]*-)(?:\$\{|\{)""")
"""The beginning of a name that code completes: `cli-column-{column}`, `speed-${speed}`."""

REFERENCE = re.compile(r"\{ ([a-z][a-z-]+) \}")
"""A message inside another one."""


def sources() -> str:
    """All code that may name a message, and the messages that other messages refer to."""
    python = list((ROOT / "src" / "wildbunch").rglob("*.py"))
    client = [file for suffix in ("ts", "svelte") for file in (ROOT / "web" / "src").rglob(f"*.{suffix}")]
    referred = [name for file in (LOCALES / "en").glob("*.ftl") for name in REFERENCE.findall(file.read_text(encoding="utf-8"))]
    return "\n".join([*(Path(file).read_text(encoding="utf-8") for file in [*python, *client]), *referred])


def test_no_message_is_unused() -> None:
    code = sources()
    asked_for = {name for names in expected().values() for name in names}
    families = tuple(f"{family}-" for family in expected())
    completed = tuple(begin for begin in set(TEMPLATE.findall(code)) if begin not in families)
    # The words of El Paso are checked against its own tables, beside them.
    names = [name for file in ENGLISH if not file.startswith("el-paso") for name in entries("en", file)]
    unused = [
        name
        for name in names
        if name not in asked_for and not name.startswith(completed) and not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", code)
    ]
    assert unused == []
