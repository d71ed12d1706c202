"""The house rules of a server: read, refused in a sentence, and used where a table asks for nothing else."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from wildbunch.server.house import read_house_rules, with_house_rules
from wildbunch.server.settings import BadSetting

TOWNS = (files("wildbunch.el_paso") / "towns.toml").read_text(encoding="utf-8").replace("[4,", "[5,")


def house(folder: Path, text: str) -> str:
    (folder / "towns.toml").write_text(TOWNS, encoding="utf-8")
    (folder / "house.toml").write_text(text, encoding="utf-8")
    return str(folder / "house.toml")


def test_without_a_file_there_are_none() -> None:
    assert read_house_rules("") == {}


def test_options_are_those_of_the_house_unless_the_table_asks_for_others(tmp_path: Path) -> None:
    rules = read_house_rules(house(tmp_path, '[el-paso]\ntiles_per_town = 18\ntowns_file = "towns.toml"\n'))
    assert with_house_rules(rules, "el-paso", {})["tiles_per_town"] == 18
    assert with_house_rules(rules, "el-paso", {"tiles_per_town": 20})["tiles_per_town"] == 20
    assert with_house_rules(rules, "colt-express", {"django_push": "must"}) == {"django_push": "must"}


def test_a_table_of_towns_of_the_house_stands_for_the_usual_one(tmp_path: Path) -> None:
    rules = read_house_rules(house(tmp_path, '[el-paso]\ntowns_file = "towns.toml"\n'))
    for wanted in ({}, {"towns": "built_in"}):
        assert "bank = [5," in with_house_rules(rules, "el-paso", wanted)["towns"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[chess]\n", "There is no game 'chess'"),
        ("[el-paso]\ntiles_per_town = 19\n", "tiles_per_town is one of 20, 18, not 19"),
        ("[el-paso]\npace = 1\n", "There is no option pace"),
        ('[el-paso]\ntowns_file = "nowhere.toml"\n', "nowhere.toml cannot be read"),
        ('[el-paso]\ntowns = "[x]"\n', "The table of towns is not possible. Line 1"),
        ("el-paso = 1\n", "el-paso is 1; its options are needed"),
        ("[", "is not TOML"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_house_rules(house(tmp_path, text))
    assert str(refused.value).startswith("WILDBUNCH_HOUSE_RULES: ")
    assert sentence in str(refused.value)


def test_a_file_that_is_not_there_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match=r"nothing\.toml cannot be read"):
        read_house_rules(str(tmp_path / "nothing.toml"))
