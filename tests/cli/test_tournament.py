"""`wildbunch tournament`: a table, files, JSON and CSV; interrupted and gone on with; refusals in one sentence."""

import csv
import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.process import Terminal, environment, wildbunch

from wildbunch.cli.main import run

FEW = ("tournament", "--players", "3", "--games", "6", "--seed", "cli")


def test_the_table_tells_ratings_wins_and_the_cross_table() -> None:
    done = wildbunch(*FEW)
    assert (done.returncode, done.stderr) == (0, "")
    assert "6 games of colt-express, 3 players, seed cli" in done.stdout
    assert re.search(r"^ greedy +[\d.]+ +[\d.]+-[\d.]+ +6 ", done.stdout, flags=re.M)
    assert re.search(r"^ 1 greedy +\d+ \(\d+-\d+\)", done.stdout, flags=re.M)
    assert all(len(line) <= 80 for line in done.stdout.splitlines())


def test_many_bots_fit_into_80_columns() -> None:
    bots = ",".join(["greedy", "random", *(f"reference-{style}" for style in ("pacifist", "hoarder", "gunman"))])
    done = wildbunch("tournament", "--players", "5", "--games", "5", "--bots", bots, "--processes", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert all(len(line) <= 80 for line in done.stdout.splitlines())
    assert re.search(r"^ \d reference-pacifist( +\d+){4} *$", done.stdout, flags=re.M)


def test_json_and_csv_are_the_same_on_one_core_and_on_two() -> None:
    for form in ("--json", "--csv"):
        alone, together = wildbunch(*FEW, form, "--processes", "1"), wildbunch(*FEW, form, "--processes", "2")
        assert (alone.returncode, alone.stderr) == (0, "")
        assert alone.stdout == together.stdout


def test_what_is_printed_is_what_is_written(tmp_path: Path) -> None:
    printed = wildbunch(*FEW, "--json", "--out", str(tmp_path)).stdout
    assert printed == (tmp_path / "result.json").read_text(encoding="utf-8")
    assert json.loads(printed)["games"] == 6
    again = wildbunch(*FEW, "--csv", "--out", str(tmp_path), "--resume").stdout
    assert again == (tmp_path / "result.csv").read_text(encoding="utf-8")
    assert [row["bot"] for row in csv.DictReader(io.StringIO(again))] == ["greedy", "random"]


def test_both_games_and_own_house_rules() -> None:
    document = json.loads(wildbunch(*FEW, "--json", "--game", "el-paso", "--option", "tiles_per_town=18").stdout)
    assert (document["game"], document["options"]["tiles_per_town"]) == ("el-paso", 18)


def test_interrupted_and_gone_on_with_it_is_the_same_tournament(tmp_path: Path, terminals: list[Terminal]) -> None:
    many = (*FEW[:3], "--games", "60", "--seed", "cli", "--processes", "1", "--json", "--out")
    terminal = Terminal(*many, str(tmp_path / "stopped"))
    terminals.append(terminal)
    terminal.until(r"Games .* [1-9]\d*/60")
    terminal.interrupt()
    assert terminal.end() == 130
    assert not (tmp_path / "stopped" / "result.json").exists()
    resumed = wildbunch(*many, str(tmp_path / "stopped"), "--resume")
    assert (resumed.returncode, resumed.stderr) == (0, "")
    assert resumed.stdout == wildbunch(*many, str(tmp_path / "whole")).stdout


def test_forfeits_are_told_with_their_reason() -> None:
    done = wildbunch(*FEW, "--bots", "random,tests.arena.failing:Raises", "--processes", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Forfeited: game 0, tests.arena.failing:Raises raised RuntimeError: out of" in done.stdout
    assert "more forfeits" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--bots", "greedy"], "two bots or more"),
        (["--bots", "greedy,greedy"], "named twice"),
        (["--bots", "greedy,nobody"], "greedy, random, reference-"),
        (["--json", "--csv"], "not both"),
        (["--resume"], "name it with --out"),
        (["--engine", "steam"], "there is processes, ray"),
        (["--players", "6", "--game", "el-paso"], "2 to 5 seats"),
        (["--out", "/dev/null/folder"], "cannot be written"),
    ],
)
def test_nonsense_gets_one_sentence(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", "--games", "1", *arguments]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(r"wildbunch: .+\.\n", said.err)
    assert told in said.err


@pytest.mark.parametrize(
    ("hidden", "arguments", "extra"),
    [
        ("openskill", [], "arena"),
        ("matplotlib", ["--out", "unused"], "arena"),
        ("ray", ["--engine", "ray"], "cluster"),
    ],
)
def test_a_missing_extra_is_named_before_anything_is_played(hidden: str, arguments: list[str], extra: str, tmp_path: Path) -> None:
    start = f"import sys; sys.modules['{hidden}'] = None  # as if it were not installed\n"
    start += "from wildbunch.cli.main import main; main(sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", start, "tournament", "--games", "2", *arguments],
        env=environment(),
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"wildbunch: .+ is not installed: .+\.\n", done.stderr)
    assert f"pip install 'wildbunch[{extra}]', or in a clone .venv/bin/pip install -e '.[{extra}]'." in done.stderr
    assert list(tmp_path.iterdir()) == []
