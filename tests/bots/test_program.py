"""Bots that are programs: real ones, and ones that do everything wrong."""

import importlib.util
import json
import random
import re
import shlex
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from wildbunch import bots, new_game
from wildbunch.arena.match import chance_of, play_out
from wildbunch.bots.base import Bot
from wildbunch.bots.faults import BotFault, Fault
from wildbunch.bots.guarded import fault_of, seated
from wildbunch.bots.program import VERSION
from wildbunch.core.action import Action
from wildbunch.records import Recorder, write_record
from wildbunch.schemas import schema
from wildbunch.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]


def node() -> str:
    """The Node the client is built with."""
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    found = shutil.which("node", path=build.find_node().path)
    assert found is not None
    return found


BOTS = ROOT / "examples" / "bots"
SAMPLES = [shlex.join([sys.executable, f"{BOTS}/robber.py"]), shlex.join([node(), f"{BOTS}/robber.js"])]
LINES = Draft202012Validator(schema("bot-protocol"))

GREET = "import json, os, sys, time\nhello = json.loads(input())\nprint(json.dumps({'type': 'hello', 'version': 1}), flush=True)\n"
ANSWERING = GREET + (
    "for line in sys.stdin:\n"
    "    question = json.loads(line)\n"
    "    if question['type'] == 'end':\n"
    "        break\n"
    "    print(json.dumps({'type': 'answer', 'number': question['number'], 'action': question['legal'][0]['text']}), flush=True)\n"
)
Program = Callable[..., str]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """Writes a program in Python and names the bot."""

    def written(text: str, seconds: float = 120) -> str:
        file = tmp_path / f"bot {len(list(tmp_path.iterdir()))}.py"
        file.write_text(text)
        return f"program?seconds={seconds}:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"

    return written


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Ends the bots of a test."""
    with ExitStack() as opened:
        yield opened


def ask(bot: Bot, seed: str = "1") -> Action:
    """What a bot chooses at the start of a game."""
    game = new_game("colt-express", 3, seed=seed)
    seat = game.awaiting[0]
    return bot.choose(game.view(seat), game.legal_actions(seat), random.Random(seed))


def state(pid: int) -> str:
    """The letter by which the system tells a process's state; empty where there is none of this number."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return ""


def gone(pid: int, of_ours: bool = True) -> bool:
    """Whether a process has ended, given a minute; one of ours may not even be a zombie, others are for the system to bury."""
    for _ in range(1200):
        if state(pid) in ("", *([] if of_ours else "Z")):
            return True
        time.sleep(0.05)
    return False


def pids_in(file: Path) -> tuple[int, int]:
    """A program and what it has started."""
    own, child = file.read_text().split()
    return int(own), int(child)


@pytest.mark.parametrize("name", SAMPLES, ids=["python", "node"])
@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
def test_the_samples_play_whole_games_and_the_same_for_the_same_seed(name: str, game: str) -> None:
    played = []
    for _ in range(2):
        start = new_game(game, 4, seed="samples")
        recorder = Recorder(start)
        with closing(bots.make(f"program:{name}")) as bot:
            play_out(start, [bot, bot, *[bots.make("random")] * 2], "samples", recorder.add)
        played.append(write_record(recorder.record()))
    assert played[0] == played[1]


@pytest.mark.parametrize("name", SAMPLES, ids=["python", "node"])
def test_the_samples_play_the_expert_game_and_the_game_of_two_teams(name: str) -> None:
    with closing(bots.make(f"program:{name}")) as bot:
        for seats in (2, 4):
            assert play_out(new_game("colt-express", seats, {"expert": True}, seed=1), [bot] * seats, "1").over


def test_all_lines_keep_to_the_schema(program: Program, tmp_path: Path) -> None:
    heard = tmp_path / "heard.jsonl"
    listening = ANSWERING.replace("hello = json.loads(input())", f"hello = json.loads(input()); heard = open({str(heard)!r}, 'w')")
    listening = listening.replace("    question =", "    print(line, end='', file=heard, flush=True)\n    question =")
    for game in ("colt-express", "el-paso"):
        with closing(bots.make(program(listening))) as bot:
            play_out(new_game(game, 3, seed=1), [bot, bots.make("greedy"), bots.make("greedy")], "1")
        lines = [json.loads(line) for line in heard.read_text().splitlines()]
        for line in lines:
            LINES.validate(line)
        assert [line.get("number") for line in lines] == [*range(1, len(lines)), None]
        assert {(line["game"], line["seat"], line["view"]["viewer"]) for line in lines[:-1]} == {(game, 0, 0)}
        assert lines[-1] == {"type": "end"}


def test_the_lines_in_the_documentation_keep_to_the_schema() -> None:
    text = (ROOT / "docs" / "reference" / "bot-protocol.md").read_text(encoding="utf-8")
    lines = [line for block in re.findall(r"```json\n(.*?)```", text, flags=re.S) for line in block.splitlines()]
    assert len(lines) == 5
    for line in lines:
        LINES.validate(json.loads(line))


@pytest.mark.parametrize(
    "line",
    [
        {"type": "hello", "version": 2},
        {"type": "hello", "protocol": "another", "version": 1, "seconds": 1},
        {"type": "answer", "number": 1},
        {"type": "answer", "number": 0, "action": "draw"},
        {"type": "question", "number": 1},
        {"type": "end", "why": "over"},
        {"type": "bye"},
    ],
    ids=str,
)
def test_the_schema_refuses_other_lines(line: dict[str, Any]) -> None:
    assert not LINES.is_valid(line)


@pytest.mark.parametrize(
    ("text", "kind", "detail"),
    [
        ("", "ended", "exit code 0"),
        ("raise SystemExit(3)", "ended", "exit code 3"),
        ("print('not yet'); raise ValueError('no brain')", "garbage", "not yet"),
        (GREET + "raise ValueError('no brain')", "ended", "exit code 1 (ValueError: no brain)"),
        (GREET + "{}['train']", "ended", "exit code 1 (KeyError: 'train')"),
        (
            GREET + "def dig(depth): dig(depth + 1) if depth < 90 else 1 / 0\ndig(0)",
            "ended",
            "exit code 1 (ZeroDivisionError: division by zero)",
        ),
        (GREET + "print('  all\\n  indented\\n', file=sys.stderr); raise SystemExit(3)", "ended", "exit code 3 (indented)"),
        (GREET + "os.kill(os.getpid(), 15)", "ended", "SIGTERM"),
        (GREET + "input(); os.close(1); time.sleep(60)", "ended", "it has closed its input or output"),
        (GREET + "time.sleep(60)", "silent", "1.5"),
        (GREET + "input()\nwhile True: print('thinking', file=sys.stderr)", "silent", "1.5"),
        (GREET + "input(); print('3', flush=True)", "garbage", "3"),
        (GREET + "input(); print('[' * 5000, flush=True)", "garbage", "[" * 120 + "…"),
        (GREET + "input(); print('x' * 100_000, flush=True)", "garbage", "x" * 120 + "…"),
        (GREET + "while True: print('{}')", "garbage", "{}"),
        (GREET + 'input(); print(\'{"type": "answer", "number": 7, "action": "draw"}\', flush=True)', "garbage", None),
        (GREET + 'input(); print(\'{"type": "answer", "number": 1, "action": 24}\', flush=True)', "garbage", None),
        (GREET + 'input(); print(\'{"type": "answer", "number": 1, "action": "fly"}\', flush=True)', "illegal", "fly"),
        ('print(\'{"type": "hello", "version": 2}\', flush=True); time.sleep(60)', "version", "2"),
        ('print(\'{"type": "hello", "version": -1}\', flush=True); time.sleep(60)', "version", "-1"),
        ('print(\'{"type": "hello", "version": "2"}\', flush=True); time.sleep(60)', "garbage", '{"type": "hello", "version": "2"}'),
        ('print(\'{"type": "hi", "version": 2}\', flush=True); time.sleep(60)', "garbage", '{"type": "hi", "version": 2}'),
        ('print(\'{"type": "hello", "version": true}\', flush=True); time.sleep(60)', "garbage", '{"type": "hello", "version": true}'),
        ('print(\'{"type": "hello", "version": 1.0}\', flush=True); time.sleep(60)', "garbage", '{"type": "hello", "version": 1.0}'),
        (GREET + 'input(); print(\'{"type": "answer", "number": true, "action": "draw"}\', flush=True)', "garbage", None),
        ("import os; os.write(1, b'\\xff\\n')", "garbage", "\N{REPLACEMENT CHARACTER}"),
    ],
)
def test_whatever_a_program_does_wrong_is_told_and_the_program_ended(
    text: str, kind: Any, detail: str | None, program: Program, tmp_path: Path, stack: ExitStack
) -> None:
    pid = tmp_path / "pid"
    own = f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid()))\n"
    name = program(own + text, 1.5 if kind == "silent" else 120)
    bot = stack.enter_context(closing(bots.make(name)))
    with pytest.raises(BotFault) as failed:
        ask(bot)
    fault = failed.value.fault
    assert (fault.bot, fault.kind) == (name, kind)
    assert detail is None or fault.detail == detail
    assert gone(int(pid.read_text()))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('throw new Error("kaboom");', "Error: kaboom"),
        ('throw "kaboom";', "kaboom"),
        ('require("./no-such-module");', "Error: Cannot find module './no-such-module'"),
        ('throw new Error("kaboom", { cause: new TypeError("no fuse") });', "Error: kaboom"),
        ('throw Object.assign(new RangeError("too far"), { code: "FAR" });', "RangeError: too far"),
        ('console.error("out of powder"); process.exit(1);', "out of powder"),
    ],
)
def test_the_error_of_a_program_for_node_is_told(text: str, told: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.js"
    file.write_text(text)
    with pytest.raises(BotFault) as failed:
        ask(bots.make(f"program:{shlex.join([node(), str(file)])}"))
    assert (failed.value.fault.kind, failed.value.fault.detail) == ("ended", f"exit code 1 ({told})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_a_program_of_another_version_the_one_that_is_understood_is_told(language: str) -> None:
    sentences = [str(Fault("mine", "version", "7")), Words(language).text("bot-fault-version", bot="mine", detail="7")]
    for sentence in sentences:
        assert sorted(re.findall(r"\d+", sentence)) == [str(VERSION), "7"]


def test_random_plays_on_in_the_place_of_a_program_that_fails(program: Program, stack: ExitStack) -> None:
    name = program(ANSWERING.replace("question['type'] == 'end'", "question['number'] == 4"))
    bot = stack.enter_context(closing(seated(name)))
    assert play_out(new_game("colt-express", 3, seed=2), [bot, bots.make("greedy"), bots.make("greedy")], "2").over
    assert fault_of(bot) == Fault(name, "ended", "exit code 0")


def test_a_file_that_is_no_program_could_not_be_started(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("no program\n")
    file.chmod(0o755)
    with pytest.raises(BotFault) as failed:
        ask(bots.make(f"program:{shlex.quote(str(file))}"))
    assert (failed.value.fault.kind, failed.value.fault.detail) == ("unstarted", "Exec format error")


def test_a_program_is_started_when_it_is_first_asked_and_once(program: Program, tmp_path: Path, stack: ExitStack) -> None:
    starts = tmp_path / "starts"
    name = program(f"open({str(starts)!r}, 'a').write('x')\n{ANSWERING}")
    bot = stack.enter_context(closing(bots.make(name)))
    assert not starts.exists()
    assert ask(bot) == ask(bot)
    assert starts.read_text() == "x"


STUBBORN = (
    "import os, signal, subprocess, sys\n"
    "child = subprocess.Popen(['sleep', '600'])\n"
    "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    "open({file!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')\n"
)


@pytest.mark.parametrize("after", ["", "time.sleep(600)", "while True: print('more', flush=True)"], ids=["leaves", "stays", "talks"])
def test_no_program_outlives_its_game_and_nothing_it_has_started(after: str, program: Program, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    with closing(bots.make(program(STUBBORN.format(file=str(file)) + ANSWERING + after))) as bot:
        ask(bot)
        own, child = pids_in(file)
        assert "" not in (state(own), state(child))
    assert gone(own)
    assert gone(child, of_ours=False)


def test_a_program_that_nobody_knows_any_more_is_ended(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    bot = bots.make(program(STUBBORN.format(file=str(file)) + ANSWERING + "time.sleep(600)"))
    ask(bot)
    del bot
    own, child = pids_in(file)
    assert gone(own)
    assert gone(child, of_ours=False)


def test_the_seed_of_a_question_comes_from_the_chance_of_the_seat(program: Program, stack: ExitStack) -> None:
    echo = ANSWERING.replace("question['legal'][0]", "question['legal'][question['seed'] % len(question['legal'])]")
    bot = stack.enter_context(closing(bots.make(program(echo))))
    game = new_game("colt-express", 3, seed=3)
    legal, view = game.legal_actions(game.awaiting[0]), game.view(game.awaiting[0])
    chosen = [bot.choose(view, legal, chance_of(str(number), 0)).text for number in range(20)]
    assert chosen == [bot.choose(view, legal, chance_of(str(number), 0)).text for number in range(20)]
    assert len(set(chosen)) > 1


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("program:", "The bot program: names no program; a bot is named program:COMMAND."),
        ("program:no-such-program --fast", "There is no program 'no-such-program' that can be started."),
        ("program:node 'bot.js", "The command of the bot program:node 'bot.js cannot be read: No closing quotation."),
        ("program?seconds=0:node bot.js", "The parameter seconds of the bot program is a number from 0.05 to 3600, not '0'."),
        ("program?speed=1:node bot.js", "The bot program has no parameter speed; it has seconds."),
    ],
)
def test_a_program_that_cannot_be_is_refused_with_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make(name)
    assert refused.value.message == sentence
