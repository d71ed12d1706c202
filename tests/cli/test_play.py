"""`wildbunch play`: whole games through a pipe and in a real terminal."""

import os
import re
import sys
import time
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.process import Terminal, wildbunch

from wildbunch.records import read_record, verify

ALWAYS_THE_FIRST = "1\n" * 400


@pytest.mark.parametrize(
    ("language", "begin", "end"),
    [
        ("en", "You ride as Doc.", "The train has arrived and the game is over."),
        ("de", "Du fährst als Doc.", "Der Zug ist am Ziel, das Spiel ist aus."),
        ("ja", "あなたはドクです。", "列車が駅に着き、ゲームが終わりました。"),
    ],
)
def test_a_whole_game_in_each_language(language: str, begin: str, end: str, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = wildbunch("play", "--lang", language, "--bandit", "doc", "--seed", "7", "--record", str(file), say=ALWAYS_THE_FIRST)
    assert (done.returncode, done.stderr) == (0, "")
    assert begin in done.stdout
    assert end in done.stdout
    assert verify(read_record(file.read_text(encoding="utf-8"))).replayed


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_nothing_is_wider_than_80_columns(language: str) -> None:
    done = wildbunch("play", "--lang", language, "--players", "6", "--seed", "wide", say="?\nrules\n" + ALWAYS_THE_FIRST)
    assert done.returncode == 0
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80] == []


def test_the_language_comes_from_the_environment() -> None:
    assert "Du fährst als" in wildbunch("play", LANG="de_AT.UTF-8").stdout
    assert "あなたは" in wildbunch("play", LANG="en_US.UTF-8", LC_ALL="ja_JP.UTF-8").stdout


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    first = wildbunch("play", "--seed", "again", say="2\n" * 9)
    assert first.stdout == wildbunch("play", "--seed", "again", say="2\n" * 9).stdout
    assert first.stdout != wildbunch("play", "--seed", "other", say="2\n" * 9).stdout


def test_a_choice_may_be_given_in_notation() -> None:
    done = wildbunch("play", "--bandit", "doc", "--seed", "7", say="draw\nquit\n")
    assert re.search(r"Doc draws .*, and ", done.stdout)


def test_the_other_hands_are_never_told() -> None:
    done = wildbunch("play", "--bandit", "doc", "--players", "3", "--seed", "7", say=ALWAYS_THE_FIRST)
    drawn = re.findall(r"^(\w+) draws (.*)", done.stdout, flags=re.M)
    assert all(re.fullmatch(r"(one card|\d cards)\.", cards) for bandit, cards in drawn if bandit != "Doc")


def test_the_end_of_the_input_leaves_politely(tmp_path: Path) -> None:
    file = tmp_path / "unfinished.jsonl"
    done = wildbunch("play", "--record", str(file), say="1\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "You have left the game." in done.stdout
    unfinished = read_record(file.read_text(encoding="utf-8"))
    assert unfinished.secret is None
    assert unfinished.result is None


def test_a_record_that_could_not_be_written_is_refused_before_the_game(tmp_path: Path) -> None:
    folder = wildbunch("play", "--record", str(tmp_path), say="1\n")
    assert (folder.returncode, folder.stdout) == (2, "")
    assert folder.stderr == f"wildbunch: {tmp_path} cannot be written: it is a folder.\n"


def test_a_whole_game_in_a_terminal(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", "--bandit", "ghost", "--players", "4", "--seed", "terminal")
    terminals.append(terminal)
    table = terminal.until(r"Your choice: ")
    assert "You ride as Ghost." in table
    assert re.search(r"^\|Locomotive +\|Car 1 +\|Car 2 ", table, flags=re.M)
    assert "[Ghost]" in table
    assert "Your hand:" in table
    terminal.say("?")
    explained = terminal.until(r"Your choice: ")
    assert "What you can do:" in explained
    assert "Rule CE-" in explained
    assert "What you cannot do, and why:" in explained
    terminal.say("log")
    assert "Round 1 begins." in terminal.until(r"Your choice: ")
    terminal.say("rules")
    assert "CE-GHOST-1" in terminal.until(r"Your choice: ")
    terminal.say("play bullet")
    assert "Bullets cannot be played" in terminal.until(r"Your choice: ")
    terminal.say("99")
    assert "type a number from 1 to" in terminal.until(r"Your choice: ")
    choices = 0
    while True:
        terminal.say("1")
        if "This is how it ended:" in terminal.until(r"Your choice: |This is how it ended:"):
            break
        choices += 1
    assert choices > 15
    assert terminal.end() == 0
    assert re.search(r"(wins|share the win)", terminal.shown)


def test_ctrl_c_leaves_politely(terminals: list[Terminal]) -> None:
    terminal = Terminal("play")
    terminals.append(terminal)
    terminal.until(r"Your choice: ")
    terminal.interrupt()
    assert terminal.end() == 130
    assert "You have left the game." in terminal.shown
    assert "Traceback" not in terminal.shown


def test_no_colour_where_none_is_wanted(terminals: list[Terminal]) -> None:
    terminal = Terminal("play", NO_COLOR="1")
    terminals.append(terminal)
    shown = terminal.until(r"Your choice: ")
    assert not re.search(r"\x1b\[[\d;]*(3[0-7]|38|4[0-7]|48|9[0-7])[;m]", shown)


def test_nonsense_is_answered_and_asked_again() -> None:
    nonsense = ["", "0", "-1", "1e5", "play", "play fire fire", "move 77", "rob purse#99", "?? 1", "? 99", "fire belle", "٣", "x" * 5000]
    done = wildbunch("play", "--seed", "7", "--bandit", "doc", say="\n".join([*nonsense, "quit", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Your choice:") == len(nonsense) + 1


@pytest.mark.parametrize(
    ("language", "told", "listed"),
    [
        ("en", "? for an explanation and all commands", "“quit” leaves."),
        ("de", "alle Befehle", "„quit“"),
        ("ja", "コマンドの一覧", "「quit」"),
    ],
)
def test_what_is_no_choice_is_told_where_the_commands_are_listed(language: str, told: str, listed: str) -> None:
    start = wildbunch("play", "--seed", "7", "--lang", language, say="quit\n").stdout
    undone = wildbunch("play", "--seed", "7", "--lang", language, say="undo\nquit\n").stdout
    helped = [wildbunch("play", "--seed", "7", "--lang", language, say=f"{word}\nquit\n").stdout for word in ("?", "help", "HELP")]
    assert told in " ".join(undone.split())
    assert (start.count(listed), undone.count(listed)) == (1, 1)
    assert helped[0].count(listed) == 2
    assert helped[0] == helped[1] == helped[2]


def test_bytes_that_are_no_text_are_answered_too(terminals: list[Terminal]) -> None:
    terminal = Terminal("play")
    terminals.append(terminal)
    terminal.until(r"Your choice: ")
    os.write(terminal.master, b"\xff\xfe\n")
    terminal.until(r"Your choice: ")
    terminal.say("quit")
    assert terminal.end() == 0


def test_a_bot_of_one_s_own_that_fails_is_replaced_and_the_reason_told(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "from wildbunch.bots import Bot\n"
        "class Failing(Bot):\n"
        "    def choose(self, view, legal, rng):\n"
        "        raise ValueError('no brain')\n"
    )
    for language, told in (
        ("en", "Django’s bot is replaced by random: mine:Failing raised ValueError: no brain."),
        ("de", "Für Django spielt jetzt random: mine:Failing brach ab mit ValueError: no brain."),
        ("ja", "ジャンゴはここからrandomが動かします。mine:Failingがエラーを出しました（ValueError: no brain）。"),
    ):
        options = ("--lang", language, "--players", "3", "--bandit", "doc", "--seed", "5", "--bots", "mine:Failing,greedy")
        done = wildbunch("play", *options, say=ALWAYS_THE_FIRST, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "".join(done.stdout.split()).count("".join(told.split())) == 1


def test_ctrl_c_while_a_program_thinks_leaves_politely_and_ends_the_program(terminals: list[Terminal], tmp_path: Path) -> None:
    file = tmp_path / "thinking.py"
    file.write_text(
        "import os, time\n"
        'input(); print(\'{"type": "hello", "version": 1}\', flush=True)\n'
        "input(); print(os.getpid(), flush=True, file=open(__file__ + '.pid', 'w')); time.sleep(600)\n"
    )
    terminal = Terminal("play", "--bandit", "doc", "--seed", "7", "--bots", f"program?seconds=600:{sys.executable} {file}")
    terminals.append(terminal)
    terminal.until(r"Turn 1 begins|Your choice: ")
    pid = tmp_path / "thinking.py.pid"
    while not (pid.exists() and pid.read_text().endswith("\n")):
        if terminal.process.poll() is not None:
            break
        if "Your choice" in terminal.shown:
            terminal.say("1")
        time.sleep(0.1)
    terminal.interrupt()
    assert terminal.end() == 130
    assert "You have left the game." in terminal.shown
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
