"""`wildbunch simulate`: a table, JSON and CSV, the same for a seed on any number of cores."""

import csv
import io
import json
import re
from pathlib import Path

from tests.cli.process import Terminal, wildbunch

from wildbunch.records import read_record, verify

FEW = ("simulate", "--players", "3", "--games", "6", "--seed", "cli")


def test_the_table_tells_shares_with_their_intervals() -> None:
    done = wildbunch(*FEW)
    assert (done.returncode, done.stderr) == (0, "")
    assert "6 games of colt-express, 3 players, seed cli" in done.stdout
    assert re.search(r"^ greedy +6 +[\d.]+% +[\d.]+-[\d.]+ +33.3%", done.stdout, flags=re.M)
    assert re.search(r"^ random +12 ", done.stdout, flags=re.M)


def test_json_and_csv_are_the_same_on_one_core_and_on_two() -> None:
    for form in ("--json", "--csv"):
        alone, together = wildbunch(*FEW, form, "--processes", "1"), wildbunch(*FEW, form, "--processes", "2")
        assert alone.returncode == 0
        assert alone.stdout == together.stdout


def test_json_is_a_document_with_what_was_asked_and_the_standings() -> None:
    document = json.loads(wildbunch(*FEW, "--json", "--option", "django_push=must").stdout)
    assert document["format"] == "wildbunch-simulation"
    assert document["bots"] == ["greedy", "random", "random"]
    assert document["options"]["django_push"] == "must"
    best = document["standings"][0]
    assert best["won"]["low"] <= best["won"]["value"] <= best["won"]["high"]


def test_csv_has_a_row_for_each_game_and_seat() -> None:
    rows = list(csv.DictReader(io.StringIO(wildbunch(*FEW, "--csv").stdout)))
    assert [(row["game"], row["seat"]) for row in rows] == [(str(game), str(seat)) for game in range(6) for seat in range(3)]
    assert sum(float(row["won"]) for row in rows) == 6


def test_records_of_all_games_are_written_and_right(tmp_path: Path) -> None:
    assert wildbunch(*FEW, "--records", str(tmp_path / "records")).returncode == 0
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 6
    assert all(verify(read_record(file.read_text(encoding="utf-8"))).replayed for file in files)


def test_a_terminal_gets_a_progress_bar_and_the_table(terminals: list[Terminal]) -> None:
    terminal = Terminal(*FEW)
    terminals.append(terminal)
    terminal.until("Games")
    assert terminal.end() == 0
    assert "Bots are not people." in terminal.shown


def test_another_game_can_be_simulated() -> None:
    done = wildbunch(*FEW, "--game", "el-paso")
    assert (done.returncode, done.stderr) == (0, "")
    assert "6 games of el-paso" in done.stdout


def test_a_bot_of_one_s_own_plays_from_the_current_folder_in_every_process(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from wildbunch.bots import Bot\n"
        "class First(Bot):\n"
        "    name = 'first'\n"
        "    def choose(self, view, legal, rng):\n"
        "        return legal[0]\n"
    )
    done = wildbunch(*FEW, "--bots", '"mine:First",random', "--processes", "2", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^ mine:First +6 ", done.stdout, flags=re.M)
