"""EP-BOX-4: the table of towns as data, tables of one's own, and all the faults of one at once."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

import wildbunch
from tests.el_paso.test_leaving import with_rates
from wildbunch.el_paso.towns import CELLS, MARKS, TOWNS, built_in, parse_towns, read_option
from wildbunch.records import Recorder, read_record, verify, write_record

TEXT = (files("wildbunch.el_paso") / "towns.toml").read_text(encoding="utf-8")
OWN = with_rates(deadwood={"bank": 6, "pasture": 2}, el_paso={"hotel": 0})


def test_the_file_is_toml_and_marks_every_cell_as_found_or_reconstructed() -> None:
    table = tomllib.loads(TEXT)
    assert tuple(table) == TOWNS
    for town in table.values():
        assert set(town) == set(CELLS)
        assert {town["rate"], *(mark for cell, value in town.items() if cell != "rate" for mark in [value[1]])} <= set(MARKS)


def test_the_table_comes_back_from_its_text_and_any_order_of_towns_and_cells_is_read() -> None:
    assert parse_towns(built_in().to_text()) == parse_towns(TEXT) == built_in()
    shuffled = "\n".join(
        part for town in reversed(TEXT.split("\n\n")[1:]) for part in [town.splitlines()[0], *sorted(town.splitlines()[1:], reverse=True)]
    )
    assert parse_towns(shuffled) == built_in()


def test_the_built_in_table_given_as_text_is_the_usual_choice() -> None:
    assert read_option(TEXT) == "built_in"
    assert wildbunch.new_game("el-paso", 2, {"towns": TEXT}).options["towns"] == "built_in"


FAULTY = """\
bank = [1, "found"]
[deadwood]
rate = "guessed"
bank = [7, "found"]
bank = [3, "found"]
zoo = [1, "found"]
saloon = [1
hotel = [1.5, "rumour"]
mine = 3
[dodge city]
corral = [9, "found"]
[deadwood]
[cheyenne]
rate = "found"
bank = [0, "found"]
saloon = [0, "found"]
mine = [0, "found"]
pasture = [0, "found"]
hotel = [0, "found"]
corral = [0, "found"]
"""


def test_a_faulty_table_gets_every_fault_with_its_line() -> None:
    with pytest.raises(wildbunch.BadOption) as refused:
        wildbunch.new_game("el-paso", 2, {"towns": FAULTY})
    faults = {(line, sentence) for line, sentence in refused.value.details["faults"]}
    assert {line for line, _ in faults} == {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20}
    assert (2, "deadwood has no line for saloon, pasture, corral") in faults
    assert (3, "rate is 'guessed'; allowed are 'reconstructed' and 'found'") in faults
    assert (4, "the rate of bank is 7; allowed are 1 to 6, and 0 for no such place") in faults
    assert (5, "bank is there twice") in faults
    assert (7, "this is not TOML: unclosed array") in faults
    assert (10, f"'[dodge city]' is no town; the towns are {', '.join(TOWNS)}") in faults
    assert (12, "deadwood is there twice, first in line 2") in faults
    assert (13, "cheyenne has no place at all") in faults
    assert (20, "there is no abilene, santa_fe, san_diego, tombstone, el_paso") in faults
    assert "line 7: this is not TOML" in refused.value.message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no toml",
        "[[deadwood]]",
        "x" * 20_000,
        "[deadwood]\nbank.rate = 1\n",
        "\0",
        "[" * 500,
        "bank = " + "9" * 5000,
        "bank = 0x" + "f" * 5000,
    ],
)
def test_what_is_no_table_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(wildbunch.BadOption, match=r"The table of towns is not possible\. Line 1"):
        read_option(text)


def test_a_table_of_ones_own_is_played_shown_and_carried_in_the_record() -> None:
    game = wildbunch.new_game("el-paso", 3, {"towns": OWN}, seed=5)
    towns = game.view(None).to_json()["towns"]
    assert towns[0]["rates"] == {"bank": 6, "saloon": 4, "mine": 4, "pasture": 2, "hotel": 4, "corral": 4}
    assert "hotel" not in towns[6]["rates"]
    recorder = Recorder(game)
    while not game.over:
        seat = game.awaiting[0]
        action = game.legal_actions(seat)[0]
        game = game.play(seat, action)
        recorder.add(seat, action, game)
    record = read_record(write_record(recorder.record()))
    assert parse_towns(str(record.options["towns"])) == parse_towns(OWN)
    assert verify(record).replayed
    assert wildbunch.Game.from_position(game.position().to_json()).options == game.options
