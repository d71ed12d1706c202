"""`wildbunch replay`: verify, tell, and step through."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import recorded
from tests.cli.process import Terminal, wildbunch

from wildbunch import Game, new_game
from wildbunch.core.rules import game_names
from wildbunch.records import Recorder, write_record


def lines_of(record: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]


def written(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


@pytest.mark.parametrize(
    ("language", "right", "over"),
    [
        ("en", "The record is right:", "Round 5 is over."),
        ("de", "Die Aufzeichnung stimmt:", "Runde 5 ist vorbei."),
        ("ja", "記録は正しく", "第5ラウンドが終わりました。"),
    ],
)
def test_a_record_is_verified_and_told(record: Path, language: str, right: str, over: str) -> None:
    done = wildbunch("replay", str(record), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert right in done.stdout
    assert over in done.stdout


@pytest.mark.parametrize(
    ("language", "deal", "chance"),
    [
        ("en", "It starts from a position", "In one step chance was chosen by whoever wrote the record"),
        ("de", "Sie beginnt mit einer Stellung", "In einem Schritt hat, wer die Aufzeichnung schrieb, den Zufall gewählt"),
        ("ja", "この記録は途中の局面から", "1手では、記録を書いた人が"),
    ],
)
def test_what_the_secret_does_not_vouch_for_is_told(tmp_path: Path, language: str, deal: str, chance: str) -> None:
    game = Game.from_position(new_game("colt-express", 3, seed=1).position().to_json())
    recorder = Recorder(game)
    while not game.over:
        seat, entropy = game.awaiting[0], None if game.number else bytes(32)
        action = game.legal_actions(seat)[-1]
        game = game.play(seat, action, entropy=entropy)
        recorder.add(seat, action, game, entropy=entropy)
    file = tmp_path / "chosen.jsonl"
    file.write_text(write_record(recorder.record()), encoding="utf-8")
    told = wildbunch("replay", str(file), "--lang", language, COLUMNS="200").stdout.replace("\n", " " * (language != "ja"))
    assert deal in told
    assert chance in told
    document = json.loads(wildbunch("replay", str(file), "--json").stdout)
    assert (document["chosen_deal"], document["chosen_chance"]) == (True, [1])


def test_a_dash_reads_the_standard_input(record: Path) -> None:
    assert wildbunch("replay", "-", say=record.read_text(encoding="utf-8")).stdout == wildbunch("replay", str(record)).stdout


def test_a_step_is_shown_with_the_train(record: Path) -> None:
    done = wildbunch("replay", str(record), "--step", "5")
    assert "After step 5 of" in done.stdout
    assert "|Locomotive" in done.stdout
    last = len(lines_of(record)) - 2
    end = wildbunch("replay", str(record), "--step", str(last))
    assert "This is how it ended:" in end.stdout
    beyond = wildbunch("replay", str(record), "--step", str(last + 1))
    assert (beyond.returncode, beyond.stderr) == (2, f"wildbunch: The record has steps 0 to {last}, not {last + 1}.\n")


def test_json_tells_the_verdict_and_every_step(record: Path) -> None:
    document = json.loads(wildbunch("replay", str(record), "--json").stdout)
    assert document["replayed"] is True
    stored = lines_of(record)
    assert [step["events"] for step in document["steps"]] == [line["events"] for line in stored[1:-1]]
    assert document["result"] == stored[-1]["result"]
    one = json.loads(wildbunch("replay", str(record), "--json", "--step", "3").stdout)
    assert one["position"]["format"] == "wildbunch-position"


def test_as_a_seat_nothing_is_told_that_it_did_not_see(record: Path) -> None:
    document = json.loads(wildbunch("replay", str(record), "--json", "--as", "1").stdout)
    me = document["seats"][1]
    events = [event for step in document["steps"] for event in step["events"]] + document["events"]
    assert all(event["cards"] is None for event in events if event["kind"] == "draws" and event["bandit"] != me)
    assert any(event["cards"] for event in events if event["kind"] == "draws" and event["bandit"] == me)
    hidden = [event for event in events if event["kind"] == "played" and event["face_down"] and event["bandit"] != me]
    assert hidden
    assert all(event["card"] is None for event in hidden)
    face_down = [step for step in document["steps"] if any(event in hidden for event in step["events"])]
    assert all(step["action"] is None for step in face_down)
    view = json.loads(wildbunch("replay", str(record), "--json", "--as", "1", "--step", "9").stdout)["position"]
    assert view["viewer"] == 1
    assert "unknown" in view["seats"][0]["hand"]


def test_a_changed_record_is_refused_with_the_line(record: Path) -> None:
    lines = lines_of(record)
    lines[4]["events"] = []
    done = wildbunch("replay", "-", say=written(lines))
    assert done.returncode == 2
    assert done.stderr.startswith("wildbunch: Line 5: ")


def test_a_changed_secret_is_refused(record: Path) -> None:
    lines = lines_of(record)
    lines[0]["secret"] = "00" * 32
    done = wildbunch("replay", "-", say=written(lines))
    assert done.returncode == 2
    assert "commitment" in done.stderr


def test_a_record_without_its_secret_is_told_from_its_events(record: Path) -> None:
    lines = lines_of(record)
    lines[0]["secret"] = None
    text = written(lines[:20])
    done = wildbunch("replay", "-", say=text)
    assert (done.returncode, done.stderr) == (0, "")
    assert "cannot be played again" in done.stdout.replace("\n", " ") or "not played again" in done.stdout.replace("\n", " ")
    assert "The record ends before the game does." in done.stdout
    for more in (("--step", "3"), ("--as", "2")):
        refused = wildbunch("replay", "-", *more, say=text)
        assert refused.returncode == 2
        assert "The game in this record is not finished" in refused.stderr


@pytest.mark.parametrize("text", ["", "x", "{}", "[]\n[]", '{"format":"wildbunch-record"}', "\0"])
def test_what_is_no_record_is_refused_with_the_line(text: str) -> None:
    done = wildbunch("replay", "-", say=text)
    assert done.returncode == 2
    assert done.stderr.startswith("wildbunch: Line 1")
    assert "Traceback" not in done.stderr


def test_in_a_terminal_one_steps_through(record: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("replay", str(record))
    terminals.append(terminal)
    assert "After step 0 of" in terminal.until(r"Step 0: ")
    terminal.say("")
    assert "After step 1 of" in terminal.until(r"Step 1: (?!\w)")
    terminal.say("12")
    assert "After step 12 of" in terminal.until(r"Step 12: (?!\w)")
    terminal.say("b")
    assert "After step 11 of" in terminal.until(r"Step 11: (?!\w)")
    terminal.say("9999")
    assert "is no step" in terminal.until(r"Step 11: (?!\w)")
    terminal.say("q")
    assert terminal.end() == 0


def test_in_a_terminal_ctrl_c_ends_politely(record: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal("replay", str(record))
    terminals.append(terminal)
    terminal.until(r"Step 0: ")
    terminal.interrupt()
    assert terminal.end() == 0
    assert "Traceback" not in terminal.shown


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_every_game_is_told_in_every_language(language: str) -> None:
    for game in game_names():
        text = recorded("told", 3, game)
        done = wildbunch("replay", "-", "--lang", language, say=text)
        assert (done.returncode, done.stderr) == (0, "")
        assert wildbunch("replay", "-", "--lang", language, "--step", "7", say=text).returncode == 0
