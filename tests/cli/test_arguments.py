"""Whatever is wrong with the arguments: one sentence that says what is allowed, exit code 2, nothing else."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.process import COMMAND, PATIENCE, environment, wildbunch

from wildbunch.cli.main import run

NONSENSE = [
    (["plya"], "there is play, simulate, tournament, position, replay"),
    (["play", "--lang", "fr"], "there is en, de, ja"),
    (["play", "--players", "1"], "from 2 to 6"),
    (["play", "--players", "2", "--bandit", "belle"], "is no team"),
    (["play", "--players", "7"], "from 2 to 6"),
    (["play", "--players", "four"], "from 2 to 6"),
    (["play", "--bandit", "billy"], "there is belle, cheyenne, django, doc, ghost, tuco, and random"),
    (["play", "--bots", "deepblue"], "greedy, random"),
    (["play", "--bots", ""], "greedy, random"),
    (["play", "--bots", "greedy,greedy,greedy,greedy"], "name at most 3"),
    (["play", "--option", "django_push"], "NAME=VALUE"),
    (["play", "--option", "=must"], "NAME=VALUE"),
    (["play", "--option", "django_push=perhaps"], "may, must"),
    (["play", "--option", "open_pile=maybe"], "true, false"),
    (["play", "--option", "no_such=1"], "django_push, marshals_revenge, open_pile"),
    (["play", "--option", "open_pile=true", "--option", "open_pile=false"], "twice"),
    (["play", "--record", "/no/such/folder/game.jsonl"], "no folder"),
    (["play", "--frobnicate"], "there is --bandit, --bots, --game, --help, --lang"),
    (["play", "extra"], "extra"),
    (["simulate", "--games", "0"], "from 1 to 10000000"),
    (["simulate", "--games", "ten"], "from 1 to 10000000"),
    (["simulate", "--bots", "greedy,nobody"], "greedy, random"),
    (["simulate", "--players", "12"], "from 2 to 6"),
    (["simulate", "--players", "6", "--game", "el-paso"], "2 to 5 seats"),
    (["simulate", "--game", "chess"], "colt-express"),
    (["simulate", "--json", "--csv"], "not both"),
    (["simulate", "--processes", "0"], "from 1 to 1024"),
    (["simulate", "--records", "/dev/null/records", "--games", "1"], "cannot be written"),
    (["position"], "FILE"),
    (["position", "/no/such/file.json"], "No such file"),
    (["position", "/"], "cannot be read"),
    (["position", "/bin/sh"], "not a text in UTF-8"),
    (["position", "-", "--entropy", "00" * 32], "at most one for each"),
    (["position", "-", "--do", "draw", "--entropy", "xyz"], "64 hexadecimal digits"),
    (["replay"], "FILE"),
    (["replay", "/no/such/record.jsonl"], "No such file"),
    (["replay", "/dev/null"], "Line 1"),
    (["replay", "-", "--as", "9"], "from 0 to 5"),
    (["replay", "-", "--step", "-1"], "of 0 or more"),
    (["analyse"], "RECORD"),
    (["analyse", "/dev/null"], "from 0 to 5"),
    (["analyse", "/dev/null", "--seat", "0"], "Line 1"),
    (["analyse", "-", "--seat", "0", "--iterations", "0"], "from 1 to 1000000000"),
    (["analyse", "-", "--seat", "0", "--iterations", "9" * 23], "from 1 to 1000000000"),
    (["simulate", "--games", "9" * 23], "from 1 to 10000000"),
    (["tournament", "--games", "9" * 23], "from 1 to 10000000"),
    (["tournament", "--processes", "9" * 23], "from 1 to 1024"),
    (["simulate", "--bots", f"legend?iterations={'9' * 23},random"], "from 1 to 1000000000"),
    (["simulate", "--bots", ",random"], "name is missing in ',random'"),
    (["play", "--bots", "greedy,"], "name is missing in 'greedy,'"),
    (["tournament", "--bots", ",random"], "name is missing in ',random'"),
    (["tournament", "--bots", '"unclosed,greedy'], "double quote"),
    (["simulate", "--bots", '"a"b,greedy'], "double quote"),
    (["play", "--bots", '"' + "x" * 200_000 + '"'], "cannot be read"),
    (["play", "--towns", "/dev/null"], "--towns is for El Paso"),
    (["simulate", "--towns", "/no/such/file"], "--towns is for El Paso"),
    (["tournament", "--towns", "/dev/null"], "--towns is for El Paso"),
    (["simulate", "--game", "el-paso", "--option", "towns=reconstructed", "--towns", "/dev/null"], "given twice"),
    (["simulate", "--game", "chess", "--towns", "/dev/null"], "colt-express"),
    (["simulate", "--bots", "tests.arena.failing:ElPasoOnly"], "plays el-paso only"),
    (["play", "--bots", "tests.arena.failing:ElPasoOnly"], "plays el-paso only"),
    (["tournament", "--bots", "random,tests.arena.failing:ElPasoOnly"], "plays el-paso only"),
    (["play", "--game", "el-paso", "--bots", "tests.arena.failing:GamesAsText"], "names in a tuple"),
    (["serve", "--port", "70000"], "from 0 to 65535"),
    (["warm", "--now"], "there is --help"),
]


@pytest.mark.parametrize(("arguments", "allowed"), NONSENSE, ids=lambda value: " ".join(value)[:50] if isinstance(value, list) else "")
def test_nonsense_gets_one_sentence_with_what_is_allowed(arguments: list[str], allowed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"wildbunch: .+\.\n", told.err)
    assert allowed in told.err


def test_a_refusal_leaves_the_process_with_its_exit_code() -> None:
    done = wildbunch("play", "--players", "7")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "wildbunch: Invalid value for '--players': it is a whole number from 2 to 6.\n"


def test_help_names_every_command_and_option() -> None:
    overview = wildbunch("--help")
    assert (overview.returncode, overview.stderr) == (0, "")
    for command in ("play", "simulate", "tournament", "position", "replay", "options", "bench", "warm", "serve"):
        assert re.search(rf"^  {command} ", overview.stdout, flags=re.M)
        assert f"Usage: wildbunch {command}" in wildbunch(command, "--help").stdout


def test_no_arguments_are_answered_with_the_help() -> None:
    assert "Usage: wildbunch" in wildbunch().stdout + wildbunch().stderr


def test_help_imports_nothing_it_does_not_need() -> None:
    asked = "import sys; from wildbunch.cli.main import run; run(['--help']); print(*sorted(sys.modules))"
    done = subprocess.run([sys.executable, "-c", asked], env=environment(), capture_output=True, text=True, check=True)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert loaded & {"rich.console", "numpy", "numba", "babel", "fluent.runtime", "fastapi", "wildbunch.colt_express.flow"} == set()


def test_a_closed_pipe_ends_quietly(record: Path) -> None:
    reader, writer = os.pipe()
    process = subprocess.Popen([*COMMAND, "replay", str(record)], stdout=writer, stderr=subprocess.PIPE, env=environment(), text=True)
    os.close(writer)
    os.close(reader)
    assert process.communicate(timeout=PATIENCE)[1] == ""
    assert process.returncode == 1


def without(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command where a package is not installed."""
    asked = f"import sys; sys.modules[{module!r}] = None; from wildbunch.cli.main import main; main({list(arguments)!r})"
    return subprocess.run([sys.executable, "-c", asked], env=environment(), capture_output=True, text=True, check=False)


def test_serve_without_its_packages_says_how_to_get_them() -> None:
    done = without("uvicorn", "serve")
    assert done.returncode == 2
    assert "uvicorn" in done.stderr
    assert "pip install 'wildbunch[web]'" in done.stderr


def test_warm_without_numba_says_that_everything_works_all_the_same() -> None:
    done = without("numba", "warm")
    assert (done.returncode, done.stderr) == (0, "")
    assert "pip install 'wildbunch[fast]'" in done.stdout


def test_warm_says_where_nothing_can_be_kept(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("WILDBUNCH_CACHE", "/dev/null/rules")
    assert run(["warm"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("Nothing can be written into /dev/null/rules, so every start compiles anew.")
    assert told.err == ""


def test_warm_says_when_it_is_done() -> None:
    done = wildbunch("warm", patience=900.0)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("The rules and the search are compiled.\n")


def test_bench_measures_and_says_what_is_wanted() -> None:
    done = wildbunch("bench", "--quick", "--json", patience=900.0)
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert {"plain games, 4 players", "plays through Game"} <= {figure["name"] for figure in report["figures"]}
    assert all(figure["value"] > 0 for figure in report["figures"])
    assert report["machine"]["cores"] >= 1


def test_a_fault_of_the_program_is_one_sentence_and_can_be_traced() -> None:
    asked = "import wildbunch.cli.play as p; p.play_here = lambda *a: 1 / 0\nfrom wildbunch.cli.main import main\nmain(['play'])"
    done = subprocess.run([sys.executable, "-c", asked], env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 70
    assert re.fullmatch(r"wildbunch: This is a fault of wildbunch, .*ZeroDivisionError.*\.\n", done.stderr)
    traced = environment(WILDBUNCH_TRACEBACK="1")
    assert "Traceback" in subprocess.run([sys.executable, "-c", asked], env=traced, capture_output=True, text=True, check=False).stderr


@pytest.mark.parametrize(
    ("closed", "code", "said"),
    [
        (">&-", 0, ""),
        ("2>&-", 0, ""),
        (">/dev/full", 2, "wildbunch: What this command says cannot be written: No space left on device.\n"),
    ],
)
def test_an_output_that_is_closed_or_full_is_no_fault(closed: str, code: int, said: str) -> None:
    command = f"{sys.executable} -m wildbunch simulate --games 1 --bots random --processes 1 --json {closed}"
    done = subprocess.run(["sh", "-c", command], env=environment(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)


@pytest.mark.parametrize("columns", ["0", "1", "-5", "many"])
def test_a_terminal_of_any_width_is_written_to(columns: str) -> None:
    done = wildbunch("play", COLUMNS=columns)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    "command", ["", "play", "simulate", "tournament", "position", "replay", "analyse", "options", "bench", "warm", "serve"]
)
def test_the_reference_page_shows_the_help_as_it_is(command: str) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "command-line.md").read_text(encoding="utf-8")
    shown = wildbunch(*command.split(), "--help").stdout.rstrip()
    assert f"```text\n{shown}\n```" in page
