"""Records: written, read, replayed, verified; what is not as documented is named with its line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import BadRecord, Game, new_game
from wildbunch.records import Record, Recorder, read_record, replay, seen_by, verify, write_record


def recorded(game: Game, rng: random.Random, most: int = 10_000) -> Record:
    recorder = Recorder(game)
    for number, (_, seat, action, after) in enumerate(steps(game, rng)):
        if number == most:
            break
        recorder.add(seat, action, after)
    return recorder.record()


def one() -> Record:
    return recorded(new_game("colt-express", ["belle", "random", "ghost"], seed=4), random.Random(5))


ONE = one()
LINES = write_record(ONE).splitlines()


@settings(max_examples=200)
@given(NEW_GAMES, CHANCES)
def test_a_record_is_the_same_when_it_is_written_and_read_and_it_verifies(game: Game, rng: random.Random) -> None:
    record = recorded(game, rng)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    verdict = verify(read_record(text))
    assert verdict.replayed
    assert verdict.steps == len(record.steps)


@settings(max_examples=50)
@given(NEW_GAMES, CHANCES)
def test_a_replay_goes_through_the_same_games(game: Game, rng: random.Random) -> None:
    recorder, games = Recorder(game), [game]
    for _, seat, action, after in steps(game, rng):
        recorder.add(seat, action, after)
        games.append(after)
    assert list(replay(recorder.record())) == games


def test_a_record_is_json_lines_with_header_steps_and_result() -> None:
    header, *moves, result = map(json.loads, LINES)
    assert header["format"] == "wildbunch-record"
    assert header["version"] == 1
    assert header["rules"] == "colt-express/1"
    assert header["seats"][0] == "belle"
    assert header["drawn"] == [1]
    assert header["events"][0]["kind"] == "round_started"
    assert set(moves[0]) == {"seat", "action", "events"}
    assert set(result) == {"result"}


def test_the_record_of_a_running_game_has_no_secret_and_cannot_be_replayed() -> None:
    record = recorded(new_game("colt-express", 4, seed=1), random.Random(1), most=20)
    assert record.secret is None
    assert record.result is None
    assert read_record(write_record(record)) == record
    verdict = verify(record)
    assert not verdict.replayed
    assert verdict.why_not_replayed is not None
    assert verdict.why_not_replayed.startswith("The game in this record is not finished; ")


def test_the_record_of_a_finished_game_without_its_secret_cannot_be_replayed() -> None:
    verdict = verify(replace(ONE, secret=None))
    assert not verdict.replayed
    assert verdict.why_not_replayed == "The secret is not in the record, so its chance cannot be played again."


def test_a_record_under_other_rules_is_shown_by_its_events() -> None:
    verdict = verify(replace(ONE, rules="colt-express/0"))
    assert not verdict.replayed
    assert verdict.why_not_replayed is not None
    assert "colt-express/0" in verdict.why_not_replayed


def test_a_game_from_a_position_is_recorded_with_the_position() -> None:
    start = document(new_game("colt-express", 4, seed=1))
    record = recorded(Game.from_position(start, seed=2), random.Random(3))
    assert record.position == start
    assert read_record(write_record(record)) == record
    assert verify(read_record(write_record(record))).replayed


def test_a_step_with_entropy_from_outside_is_recorded_with_it() -> None:
    game = new_game("colt-express", 4, seed=1)
    recorder = Recorder(game)
    seat, entropy = game.awaiting[0], bytes(range(32))
    after = game.play(seat, "draw", entropy=entropy)
    recorder.add(seat, "draw", after, entropy=entropy)
    for _, seat, action, later in steps(after, random.Random(1)):
        recorder.add(seat, action, later)
    record = read_record(write_record(recorder.record()))
    assert record.steps[0].entropy == entropy.hex()
    assert verify(record).replayed


# What does not hold ----------------------------------------------------------------------------------


def tampered(line: int, change: Callable[[Any], None]) -> str:
    lines = list(LINES)
    value = json.loads(lines[line - 1])
    change(value)
    lines[line - 1] = json.dumps(value)
    return "\n".join(lines) + "\n"


def first_line_where(test: Callable[[Any], bool]) -> int:
    return next(number for number, line in enumerate(LINES, start=1) if test(json.loads(line)))


A_PLAY = first_line_where(lambda step: str(step.get("action")).startswith("play"))
A_DRAW = first_line_where(lambda step: step.get("action") == "draw")
LAST = len(LINES)


@pytest.mark.parametrize(
    ("line", "change", "sentence"),
    [
        (1, lambda h: h.update(secret="00" * 32), "Line 1: the commitment is not the SHA-256 of the secret"),
        (1, lambda h: h.update(commitment="00" * 32), "Line 1: the commitment is not the SHA-256 of the secret"),
        (1, lambda h: h.update(drawn=[0, 1]), "Line 1: the roles in $.drawn are not those that the secret draws"),
        (1, lambda h: h["options"].update(django_push="never"), "Line 1: Option django_push is one of may, must, not never."),
        (1, lambda h: h.update(seats=["belle", "doc", "annie"], drawn=[]), "Line 1: Seat 2: 'annie' is none of belle"),
        (1, lambda h: h.update(game="chess"), "Line 1: There is no game 'chess'"),
        (1, lambda h: h["events"].pop(), "Line 1: the events are not what happens when it is played"),
        (1, lambda h: h["events"][2]["cards"].reverse(), "from $.events[2] on"),
        (A_PLAY, lambda s: s.update(action="play bullet"), f"Line {A_PLAY}: seat "),
        (A_PLAY, lambda s: s.update(seat=(s["seat"] + 1) % 3), f"Line {A_PLAY}: seat "),
        (A_DRAW, lambda s: s["events"][0].update(count=2), f"Line {A_DRAW}: the events are not what happens"),
        (A_DRAW, lambda s: s["events"].append({"kind": "game_over"}), f"Line {A_DRAW}: the events are not what happens"),
        (LAST, lambda r: r["result"].update(decided_by="luck"), f"Line {LAST}: the result is not that of the game played"),
        (LAST, lambda r: r["result"]["scores"][0].update(money=9999), f"Line {LAST}: the result is not that"),
        (1, lambda h: h["events"][0].update(round=True), "from $.events[0] on"),
        (A_DRAW, lambda s: s["events"][0].update(count=3.0), f"Line {A_DRAW}: the events are not what happens"),
        (LAST, lambda r: r["result"].update(winners=[float(seat) for seat in r["result"]["winners"]]), f"Line {LAST}: the result"),
    ],
)
def test_what_does_not_hold_is_named_with_its_line(line: int, change: Callable[[Any], None], sentence: str) -> None:
    record = read_record(tampered(line, change))
    with pytest.raises(BadRecord) as refused:
        verify(record)
    assert sentence in refused.value.message
    assert refused.value.details["line"] == line


def test_chance_and_deals_that_the_secret_does_not_vouch_for_are_told() -> None:
    game = new_game("colt-express", 3, seed=1)
    assert (verify(ONE).chosen_deal, verify(ONE).chosen_chance) == (False, ())
    started = Game.from_position(document(game), seed=2)
    recorder = Recorder(started)
    while not started.over:
        seat = started.awaiting[0]
        action = started.legal_actions(seat)[0]
        entropy = bytes(32) if started.number in (1, 3) else None
        started = started.play(seat, action, entropy=entropy)
        recorder.add(seat, action, started, entropy=entropy)
    verdict = verify(read_record(write_record(recorder.record())))
    assert verdict.replayed
    assert (verdict.chosen_deal, verdict.chosen_chance) == (True, (2, 4))


def test_a_missing_result_and_a_result_too_early_are_named() -> None:
    with pytest.raises(BadRecord, match=f"Line {LAST}: the game is over, but the result is missing"):
        verify(read_record("\n".join(LINES[:-1])))
    early = [*LINES[:10], LINES[-1]]
    with pytest.raises(BadRecord, match="Line 11: there is a result, but the game is not over"):
        verify(read_record("\n".join(early)))


# What cannot be read -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text", "sentence"),
    [
        (1, "", "Line 1, column 1: this is not JSON"),
        (1, "[]", "Line 1: $ is a list; an object is needed"),
        (1, "{}", "$.format is missing; $.version is missing; $.game is missing"),
        (3, '{"seat": 0', "Line 3, column 11: this is not JSON"),
        (3, "", "Line 3, column 1: this is not JSON"),
        (3, '{"seat": 0, "seat": 1}', "Line 3: the key 'seat' is there twice"),
        (3, '{"seat": NaN}', "Line 3: NaN is not a number of JSON"),
        (3, '{"seat": ' + "9" * 5000 + "}", "Line 3: a number of 5000 digits is too long"),
        (3, "[" * 100_000, "Line 3: this JSON is nested too deeply"),
        (3, '{"seat": 3, "action": "draw", "events": []}', "Line 3: $.seat is 3; allowed are 0 to 2"),
        (3, '{"seat": 0, "action": 5, "events": []}', "Line 3: $.action is 5; a text is needed"),
        (3, '{"seat": 0, "action": null, "events": []}', "Line 3: $.action is null; a text is needed"),
        (3, '{"seat": 0, "events": {}}', "Line 3: $.action is missing; $.events is an object; a list is needed"),
        (3, '{"seat": 0, "action": "draw", "events": [7]}', "Line 3: $.events[0] is no event"),
        (3, '{"seat": 0, "action": "draw", "events": [], "note": "!"}', "Line 3: $.note is unknown"),
        (3, '{"seat": 0, "action": "draw", "events": [], "entropy": "00"}', "Line 3: $.entropy is '00'; 64 hexadecimal digits"),
        (3, '{"result": {}}', "Line 3: $.result.scores is missing"),
    ],
)
def test_a_line_that_is_not_as_documented_is_named_with_everything_wrong_in_it(line: int, text: str, sentence: str) -> None:
    lines = list(LINES)
    lines[line - 1] = text
    with pytest.raises(BadRecord) as refused:
        read_record("\n".join(lines))
    assert sentence in refused.value.message
    assert refused.value.details["line"] == line


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "pgn"}, "$.format is 'pgn'; allowed is wildbunch-record"),
        ({"version": 2}, "$.version is 2; allowed is 1 only"),
        ({"seats": "belle"}, "$.seats is 'belle'; a list is needed"),
        ({"seats": [1, 2, 3]}, "$.seats[0] is 1; a text is needed"),
        ({"drawn": [9]}, "$.drawn[0] is 9; allowed are 0 to 2"),
        ({"options": []}, "$.options is a list; an object is needed"),
        ({"secret": "secret"}, "$.secret is 'secret'; 64 hexadecimal digits in lower case are needed"),
        ({"commitment": None}, "$.commitment is null; a text is needed"),
        ({"viewer": 3}, "$.viewer is 3; allowed are 0 to 2"),
        ({"position": 1}, "$.position is 1; an object is needed"),
        ({"weather": "rain"}, "$.weather is unknown; allowed are format, version"),
    ],
)
def test_a_header_that_is_not_as_documented_is_refused(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(tampered(1, lambda header: header.update(change)))
    assert sentence in refused.value.message
    assert refused.value.details["line"] == 1


def test_nothing_and_a_line_after_the_result_are_refused() -> None:
    with pytest.raises(BadRecord, match="Line 1: a record begins with a header"):
        read_record("")
    with pytest.raises(BadRecord, match=f"Line {LAST + 1}: the result is the last line"):
        read_record("\n".join([*LINES, LINES[1]]))


@settings(max_examples=500)
@given(st.integers(0, LAST - 1), st.integers(0, 400), st.text(max_size=3))
def test_a_damaged_record_is_refused_or_read_but_never_breaks(line: int, at: int, text: str) -> None:
    lines = list(LINES)
    place = at % len(lines[line])
    lines[line] = lines[line][:place] + text + lines[line][place + 1 :]
    try:
        record = read_record("\n".join(lines))
        verify(record)
    except BadRecord as refused:
        number = refused.details["line"]
    else:
        number = line + 1
    assert 1 <= number <= LAST + 1


# What a seat has seen ------------------------------------------------------------------------------------


def test_a_seats_own_record_holds_what_it_has_seen_and_nothing_else() -> None:
    games = list(replay(ONE))
    for seat in range(3):
        seen = seen_by(ONE, seat)
        assert seen.viewer == seat
        assert seen.secret is None
        assert read_record(write_record(seen)) == seen
        assert list(seen.events) == [event.to_json() for event in games[0].events_for(seat)]
        hidden = 0
        for step, shown, before, after in zip(ONE.steps, seen.steps, games, games[1:], strict=False):
            assert list(shown.events) == [event.to_json() for event in after.events_for(seat)]
            face_down = after.events[0].kind == "played" and after.events[0].fields["face_down"]
            assert shown.action == (None if face_down and step.seat != seat else step.action)
            assert before.hides(step.seat, step.action or "") == face_down
            hidden += shown.action is None
        assert hidden
        verdict = verify(seen)
        assert not verdict.replayed
        with pytest.raises(BadRecord, match=f"Line 1: This is what seat {seat} has seen"):
            next(iter(replay(seen)))
