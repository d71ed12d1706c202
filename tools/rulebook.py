"""Generates the pages docs/rules/: each rule by its id, in our words, with the functions that carry it and the tests that name it.

`python -m tools.rulebook` writes the pages. The lists of ids are docs/rules/*.ids. A function carries a rule if its docstring
names the id, a table of components if the comment above it does; a test names a rule in its name or in its docstring.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LISTS = ROOT / "docs" / "rules"
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+-(?:\d+|[A-Z]+)\b")
COMMENT = re.compile(r"^# (?P<title>.+?) \((?P<id>[A-Z]{2}-[A-Z]+-\w+)\)")


@dataclass(frozen=True)
class Rule:
    """A rule as the list has it."""

    id: str
    words: str
    section: str


@dataclass(frozen=True)
class Place:
    """Where a rule is carried or tested: a file, a name in it, and what is said there."""

    path: str
    name: str
    words: str


def rules(game: str) -> tuple[str, list[Rule]]:
    """The introduction and the rules of a list."""
    introduction, section, found = [], "", []
    for line in (LISTS / f"{game}.ids").read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            section = line[2:]
        elif section and line:
            number, _, words = line.partition(": ")
            found.append(Rule(number, words, section))
        elif line:
            introduction.append(line)
    return "\n".join(introduction), found


def functions(path: Path) -> Iterator[tuple[str, str]]:
    """The names and docstrings of all functions of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            yield node.name, " ".join((ast.get_docstring(node) or "").split())


def carriers(game: str) -> dict[str, list[Place]]:
    """For each id the functions and tables that carry it; those whose docstring begins with it first."""
    found: dict[str, list[Place]] = {}
    first: dict[str, list[Place]] = {}
    for path in sorted((ROOT / "src" / "wildbunch" / game.replace("-", "_")).rglob("*.py")):
        where = path.relative_to(ROOT).as_posix()
        for name, words in functions(path):
            for number in dict.fromkeys(ID.findall(words)):
                group = first if words.startswith(number) else found
                group.setdefault(number, []).append(Place(where, name, words.removeprefix(f"{number}: ")))
        for line in path.read_text(encoding="utf-8").splitlines():
            if table := COMMENT.match(line):
                first.setdefault(table["id"], []).append(Place(where, "", table["title"]))
    return {number: first.get(number, []) + found.get(number, []) for number in {**first, **found}}


def tests(game: str) -> dict[str, list[Place]]:
    """For each id the tests that name it."""
    found: dict[str, list[Place]] = {}
    for path in sorted((ROOT / "tests" / game.replace("-", "_")).rglob("test_*.py")):
        for name, words in functions(path):
            if not name.startswith("test_"):
                continue
            in_name = re.match(r"test_([A-Z]{2}_[A-Z]+_(?:\d+|[A-Z]+))_?(.*)", name)
            numbers = [*ID.findall(words), *([in_name[1].replace("_", "-")] if in_name else [])]
            sentence = (in_name[2] if in_name else name.removeprefix("test_")).replace("_", " ")
            for number in dict.fromkeys(numbers):
                found.setdefault(number, []).append(Place(path.relative_to(ROOT).as_posix(), name, sentence))
    return found


def page(game: str) -> str:
    """The page of a game."""
    introduction, listed = rules(game)
    carried, tested = carriers(game), tests(game)
    lines = [f"# Rules of {game.replace('-', ' ').title()}", "", introduction, ""]
    section = ""
    for rule in listed:
        if rule.section != section:
            section = rule.section
            lines += [f"## {section}", ""]
        lines += [f"### {rule.id}", "", rule.words, "", "In the code:", ""]
        for place in carried.get(rule.id, []):
            name = f"`{place.name}`" if place.name else "table"
            lines.append(f"- {name} in [{Path(place.path).name}](../../{place.path}): {place.words}")
        lines += ["", "Tests:", ""]
        lines += [f"- [{Path(place.path).name}](../../{place.path}): {place.words}" for place in tested.get(rule.id, [])]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def games() -> list[str]:
    """The games that have a list."""
    return sorted(path.stem for path in LISTS.glob("*.ids"))


def main() -> None:
    """Write the pages."""
    for game in games():
        path = LISTS / f"{game}.md"
        path.write_text(page(game), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
