"""`wildbunch position`: check, play on, and say what is possible."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.process import wildbunch

import wildbunch as package
from wildbunch.core.rules import game_names

ENTROPY = "5a" * 32


@pytest.fixture
def document() -> dict[str, Any]:
    game = package.new_game("colt-express", ["doc", "belle", "tuco"], seed="position")
    document: dict[str, Any] = json.loads(json.dumps(game.position().to_json()))
    return document


@pytest.fixture
def file(document: dict[str, Any], tmp_path: Path) -> str:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_it_is_drawn_with_what_is_possible(file: str) -> None:
    done = wildbunch("position", file)
    assert (done.returncode, done.stderr) == (0, "")
    assert "|Locomotive" in done.stdout
    assert "Doc holds:" in done.stdout
    assert "Draw 3 cards  (draw)" in done.stdout


def test_the_standard_input_is_read_for_a_dash(document: dict[str, Any], file: str) -> None:
    assert wildbunch("position", "-", say=json.dumps(document)).stdout == wildbunch("position", file).stdout


def test_json_holds_the_position_the_awaited_seats_their_choices_and_what_happened(document: dict[str, Any], file: str) -> None:
    answer = json.loads(wildbunch("position", file, "--json").stdout)
    assert answer["position"] == document
    seat = answer["awaiting"][0]
    assert {"text": "draw"}.items() <= answer["legal"][str(seat)][-1].items()
    later = json.loads(wildbunch("position", file, "--json", "--do", "draw", "--entropy", ENTROPY).stdout)
    assert later["steps"][0]["events"][0]["kind"] == "draws"
    assert later["awaiting"] != [seat]


def test_the_same_entropy_gives_the_same_position(file: str) -> None:
    asked = ("position", file, "--json", "--do", "draw", "--do", "draw", "--entropy", ENTROPY, "--entropy", "00" * 32)
    assert wildbunch(*asked).stdout == wildbunch(*asked).stdout
    assert wildbunch(*asked[:-1], "11" * 32).stdout != wildbunch(*asked).stdout


def test_what_it_prints_can_be_read_again(file: str, tmp_path: Path) -> None:
    later = json.loads(wildbunch("position", file, "--json", "--do", "draw").stdout)["position"]
    again = json.loads(wildbunch("position", "-", "--json", say=json.dumps(later)).stdout)
    assert again["position"] == later


def test_all_faults_are_told_at_once_each_with_its_path(document: dict[str, Any]) -> None:
    document["marshal"] = 99
    document["phase"] = "lunch"
    document["bandits"][0]["level"] = "below"
    told = wildbunch("position", "-", say=json.dumps(document))
    assert told.returncode == 2
    assert all(f"  {path}" in told.stderr for path in ("$.marshal:", "$.phase:", "$.bandits[0].level:"))
    faults = json.loads(wildbunch("position", "-", "--json", say=json.dumps(document)).stdout)["faults"]
    assert {"$.marshal", "$.phase", "$.bandits[0].level"} <= {fault["path"] for fault in faults}


def test_an_action_that_is_not_possible_is_refused_with_its_rule(file: str) -> None:
    done = wildbunch("position", file, "--do", "pass")
    assert done.returncode == 2
    assert done.stderr.startswith("wildbunch: CE-ROUND-6: ")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "7", '{"game": "chess"}', '{"game": 1}', "[" * 100_000, '{"a":NaN}', '{"a":1,"a":2}', "9" * 5000]
)
def test_what_is_no_position_is_refused(text: str) -> None:
    done = wildbunch("position", "-", say=text)
    assert done.returncode == 2
    assert done.stderr.startswith("wildbunch: ")
    assert "Traceback" not in done.stderr


def test_the_mark_that_some_editors_put_before_a_text_is_passed_over(file: str) -> None:
    text = Path(file).read_text(encoding="utf-8")
    Path(file).write_text(text, encoding="utf-8-sig")
    for done in (wildbunch("position", file), wildbunch("position", "-", say=f"\ufeff{text}")):
        assert (done.returncode, done.stderr) == (0, "")


def test_every_game_has_its_positions() -> None:
    for game in game_names():
        position = package.new_game(game, 3, seed="every").position().to_json()
        done = wildbunch("position", "-", say=json.dumps(position))
        assert (done.returncode, done.stderr) == (0, "")
