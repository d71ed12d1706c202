"""The rules of the house that no other tool checks, over all tracked files."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CODE = {".py", ".ts", ".js", ".svelte", ".css", ".sh"}
GENERATED = {"web/src/wire.ts"}


def tracked(*suffixes: str) -> list[Path]:
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [ROOT / name for name in listing.stdout.split("\0") if name]
    return [file for file in files if file.is_file() and (not suffixes or file.suffix in suffixes)]


def lines_matching(pattern: str, files: list[Path]) -> list[str]:
    found = []
    for file in files:
        try:
            text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        for number, line in enumerate(text.splitlines(), start=1):
            if re.search(pattern, line):
                found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:120]}")
    return found


def test_no_file_of_code_is_longer_than_500_lines() -> None:
    code = [file for file in tracked(*CODE) if file.relative_to(ROOT).as_posix() not in GENERATED]
    lengths = {file.relative_to(ROOT).as_posix(): len(file.read_text().splitlines()) for file in code}
    assert {name: length for name, length in lengths.items() if length > 500} == {}


def test_nothing_is_marked_as_still_to_be_done() -> None:
    words = "|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"])
    assert lines_matching(rf"\b({words})\b", tracked(*CODE, ".md", ".ftl", ".toml")) == []


def test_no_python_test_is_skipped_or_expected_to_fail() -> None:
    refused = {"skip", "skipif", "xfail", "importorskip"}
    found = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.attr}"
        for file in tracked(".py")
        if file.is_relative_to(ROOT / "tests")
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.Attribute) and node.attr in refused
    ]
    assert found == []


def test_no_test_of_the_client_is_skipped_or_run_alone() -> None:
    tests = [file for file in tracked(".ts") if file.name.endswith(".test.ts")]
    assert lines_matching(r"\b(test|it|describe)\.(skip|only|todo|fails)\b", tests) == []


def test_no_tracked_file_names_a_registry_or_a_machine_of_ours() -> None:
    hosts = ["pypi" + ".org", "python" + "hosted.org", "registry.npm" + "js.org", "npmmirror" + ".com"]
    pattern = "|".join([*map(re.escape, hosts), r"(?<![\w.-])/wo" + r"rk/"])
    assert lines_matching(pattern, tracked()) == []


def test_the_changelog_tells_of_the_present_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text()


# The doors to the compiled rules; everything else in these layers runs on the standard library alone.
COMPILED_DOORS = {"wildbunch.core.fast", "wildbunch.core.compiling", "wildbunch.core.memory"}
STANDARD_SINCE_3_14 = {"annotationlib"}
WITHOUT_DEPENDENCIES = ("core", "colt_express", "el_paso", "records", "games")


def modules_without_dependencies() -> list[Path]:
    package = ROOT / "src" / "wildbunch"
    files = [file for name in WITHOUT_DEPENDENCIES for file in [package / f"{name}.py", *sorted((package / name).rglob("*.py"))]]
    return [package / "__init__.py", *(file for file in files if file.exists())]


@pytest.mark.parametrize("file", modules_without_dependencies(), ids=lambda f: f.relative_to(ROOT / "src").as_posix())
def test_the_rules_import_nothing_but_the_standard_library(file: Path) -> None:
    module = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    allowed = {*sys.stdlib_module_names, *STANDARD_SINCE_3_14, "wildbunch"}
    if module in COMPILED_DOORS:
        allowed |= {"llvmlite", "numba", "numpy"}
    imported = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            imported.add(str(node.module).partition(".")[0])
    assert imported - allowed == set()


GAMELESS = ("core", "records", "server", "envs")
"""What plays any game of the table: an example in a docstring may name one, the code must not."""


def words_of_code(tree: ast.AST) -> list[str]:
    """Names, attributes, imports and texts of a module, without docstrings."""
    found: list[str] = []
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        body = node.body if isinstance(node, documented) else []
        if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body[0].value.value = None
        if isinstance(node, ast.Name):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(node.attr)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
        elif isinstance(node, ast.alias | ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.ImportFrom):
            found.append(str(node.module))
    return found


@pytest.mark.parametrize("layer", GAMELESS)
def test_what_plays_any_game_names_none(layer: str) -> None:
    package = ROOT / "src" / "wildbunch"
    named = re.compile(r"colt[-_ ]?express|el[-_ ]?paso", re.IGNORECASE)
    found = [
        f"{file.relative_to(ROOT)}: {word[:80]}"
        for file in sorted((package / layer).rglob("*.py"))
        for word in words_of_code(ast.parse(file.read_text(encoding="utf-8")))
        if named.search(word)
    ]
    assert found == []
