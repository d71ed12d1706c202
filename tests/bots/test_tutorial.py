"""The tutorial on a bot of one's own: its file and its commands, as they are printed."""

import json
import re
import shlex
from pathlib import Path

from tests.cli.process import wildbunch

PAGE = Path(__file__).resolve().parents[2] / "docs" / "tutorial" / "own-bot.md"


def test_the_bot_of_the_tutorial_has_ten_lines_and_plays_in_every_command(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    (bot,) = re.findall(r"```python\n(.*?)```", page, flags=re.S)
    assert len([line for line in bot.splitlines() if line.strip()]) <= 10
    (tmp_path / "mybots.py").write_text(bot)
    consoles = re.findall(r"```console\n\$ wildbunch (.*?)\n(.*?)```", page, flags=re.S)
    assert len(consoles) == 4
    for command, shown in consoles:
        done = wildbunch(*shlex.split(command), folder=tmp_path, say="1\nquit\n")
        assert (done.returncode, done.stderr) == ((2, shown) if shown else (0, ""))


def test_the_bot_of_the_tutorial_wins_as_often_as_it_says(tmp_path: Path) -> None:
    (bot,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), flags=re.S)
    (tmp_path / "mybots.py").write_text(bot)
    done = wildbunch("simulate", "--bots", "mybots:Robber,random", "--games", "100", "--json", folder=tmp_path)
    (robber,) = (line for line in json.loads(done.stdout)["standings"] if line["bot"] == "mybots:Robber")
    assert robber["won"]["low"] < 0.75 < robber["won"]["high"]
