"""El Paso in the terminal: played, drawn, explained, with towns of one's own."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.process import wildbunch

import wildbunch as package
from wildbunch.records import read_record, verify

ALWAYS_THE_FIRST = "1\n" * 400
PLAY = ("play", "--game", "el-paso")


@pytest.mark.parametrize(
    ("language", "begin", "end"),
    [
        ("en", "You ride as Cole.", "The ride through the seven towns is over."),
        ("de", "Du fährst als Cole.", "Der Ritt durch die sieben Städte ist zu Ende."),
        ("ja", "あなたはコールです。", "七つの町をめぐる旅が終わりました。"),
    ],
)
def test_a_whole_game_in_each_language(language: str, begin: str, end: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = wildbunch(*PLAY, "--lang", language, "--bandit", "cole", "--seed", "7", "--record", str(file), say=ALWAYS_THE_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert begin in done.stdout
    assert end in done.stdout
    assert verify(read_record(file.read_text(encoding="utf-8"))).replayed


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_nothing_is_wider_than_80_columns_and_everything_is_explained(language: str) -> None:
    done = wildbunch(*PLAY, "--lang", language, "--players", "5", "--seed", "wide", say="?\nrules\nleave\nlog\n" + ALWAYS_THE_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80] == []


def test_the_town_is_drawn_with_its_rates_and_what_is_reconstructed() -> None:
    done = wildbunch(*PLAY, "--seed", "3", say="quit\n")
    assert "Town 1 of 7: Deadwood." in done.stdout
    assert "4:1*" in done.stdout
    assert "(* reconstructed)" in done.stdout
    assert "Next, town 2, Cheyenne:" in done.stdout


def test_a_choice_tells_the_odds_and_a_refusal_its_rule() -> None:
    done = wildbunch(*PLAY, "--bandit", "cole", "--seed", "3", say="? 1\nleave\nquit\n")
    assert "Odds of an arrest in the next roll: 1/243" in done.stdout
    assert "In the first raid of a town everybody takes part. (Rule EP-RAID-1)" in done.stdout


def test_the_other_hands_and_choices_are_never_told() -> None:
    done = wildbunch(*PLAY, "--bandit", "cole", "--players", "3", "--seed", "7", say=ALWAYS_THE_FIRST)
    chosen = [line for line in done.stdout.splitlines() if " has chosen " in line and not line.startswith("Cole")]
    assert chosen
    assert all(line.endswith(" has chosen a card.") for line in chosen)


def test_a_table_of_towns_is_read_from_a_file_and_kept_in_the_record(tmp_path: Path) -> None:
    text = (files("wildbunch.el_paso") / "towns.toml").read_text(encoding="utf-8")
    towns, record = tmp_path / "towns.toml", tmp_path / "game.jsonl"
    towns.write_text(text.replace('bank = [4, "reconstructed"]', 'bank = [6, "found"]', 1), encoding="utf-8")
    done = wildbunch(*PLAY, "--seed", "3", "--towns", str(towns), "--record", str(record), say=ALWAYS_THE_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert "6:1" in done.stdout
    towns.unlink()
    replayed = wildbunch("replay", str(record), "--step", "3")
    assert replayed.returncode == 0
    assert "6:1" in replayed.stdout


def test_a_faulty_table_of_towns_gets_every_fault_with_its_line(tmp_path: Path) -> None:
    towns = tmp_path / "towns.toml"
    towns.write_text('[deadwood]\nbank = [7, "found"]\nzoo = 1\n', encoding="utf-8")
    done = wildbunch("simulate", "--game", "el-paso", "--games", "1", "--towns", str(towns))
    assert done.returncode == 2
    assert "line 2: the rate of bank is 7; allowed are 1 to 6" in done.stderr.replace("\n", " ")
    assert "line 3: 'zoo' is unknown" in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr


def test_a_position_may_be_played_on_with_secret_answers_of_several_seats() -> None:
    position = package.new_game("el-paso", 2, seed="position").position().to_json()
    cards = [next(f"raid {place} {values[0]}" for place, values in seat["hand"]["cards"].items()) for seat in position["seats"]]
    done = wildbunch("position", "-", "--do", cards[0], "--do", cards[1], say=json.dumps(position))
    assert (done.returncode, done.stderr) == (0, "")
    assert "rolls. Stars:" in done.stdout


def test_an_option_that_is_a_number_can_be_given() -> None:
    done = wildbunch("simulate", "--game", "el-paso", "--games", "2", "--option", "tiles_per_town=18", "--processes", "1", "--json")
    assert json.loads(done.stdout)["options"]["tiles_per_town"] == 18
