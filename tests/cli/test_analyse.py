"""`wildbunch analyse`: what a seat could have won where."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.cli.conftest import recorded
from tests.cli.process import Terminal, wildbunch

from wildbunch.core.rules import game_names
from wildbunch.schemas import schema

FEW = ("--iterations", "20")


def analysed(*arguments: str, say: str = "") -> Any:
    done = wildbunch("analyse", *arguments, *FEW, "--json", say=say, patience=300)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.fixture(scope="module", params=game_names())
def text(request: pytest.FixtureRequest) -> str:
    """The record of a game of three."""
    return recorded("analysed", 3, request.param)


@pytest.fixture(scope="module")
def document(text: str) -> Any:
    """The analysis of its second seat."""
    return analysed("-", "--seat", "1", say=text)


def test_the_document_keeps_to_its_schema_and_is_the_same_each_time(text: str, document: Any) -> None:
    Draft202012Validator(schema("analysis")).validate(document)
    assert document == analysed("-", "--seat", "1", say=text)
    assert document != analysed("-", "--seat", "1", "--seed", "other", say=text)
    steps = [json.loads(line) for line in text.splitlines()[1:-1]]
    assert len(document["curve"]) == len(steps) + 1
    for decision in document["decisions"]:
        assert (steps[decision["step"] - 1]["seat"], steps[decision["step"] - 1]["action"]) == (1, decision["played"])
        assert sum(choice["visits"] for choice in decision["choices"]) == 20


@pytest.mark.parametrize(
    ("language", "best", "decided"),
    [
        ("en", "The search would have played", "What decided it:"),
        ("de", "Die Suche hätte", "Das hat entschieden:"),
        ("ja", "探索", "勝負を決めた場面："),
    ],
)
def test_every_decision_the_curve_and_the_moments_are_told(text: str, document: Any, language: str, best: str, decided: str) -> None:
    done = wildbunch("analyse", "-", "--seat", "1", "--lang", language, *FEW, say=text, patience=300)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(best) == len(document["decisions"])
    assert decided in done.stdout
    assert "100 % │" in done.stdout
    assert all(f"{number}. " in done.stdout for number in range(1, len(document["moments"]) + 1))


def test_in_a_terminal_a_bar_shows_how_far_it_is(record: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("analyse", str(record), "--seat", "1", *FEW)
    terminals.append(terminal)
    terminal.until("Positions")
    terminal.until("What decided it:")
    assert terminal.end() == 0


def test_an_unfinished_record_is_refused_in_one_sentence(record: Path) -> None:
    text = "\n".join(record.read_text(encoding="utf-8").splitlines()[:-4]) + "\n"
    done = wildbunch("analyse", "-", "--seat", "0", say=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "wildbunch: The record ends before the game does; an analysis can be had after the end.\n"


def test_the_record_of_a_game_one_has_left_is_refused_as_unfinished(tmp_path: Path) -> None:
    file = tmp_path / "left.jsonl"
    assert wildbunch("play", "--record", str(file), "--seed", "3", say="1\nquit\n").returncode == 0
    done = wildbunch("analyse", str(file), "--seat", "0")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "wildbunch: The record ends before the game does; an analysis can be had after the end.\n"


def test_a_record_without_its_secret_is_refused(record: Path) -> None:
    header, *rest = record.read_text(encoding="utf-8").splitlines(keepends=True)
    text = json.dumps({**json.loads(header), "secret": None}) + "\n" + "".join(rest)
    done = wildbunch("analyse", "-", "--seat", "0", say=text)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "wildbunch: The secret is not in the record, so its chance cannot be played again.\n"


def test_a_seat_that_is_not_in_the_record_is_refused(record: Path) -> None:
    done = wildbunch("analyse", str(record), "--seat", "4")
    assert (done.returncode, done.stderr) == (2, "wildbunch: The record has seats 0 to 3, not 4.\n")
