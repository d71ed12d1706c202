"""`wildbunch options`, and where a table tells its own options."""

import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import recorded
from tests.cli.process import wildbunch

from wildbunch.cli.options import options_line
from wildbunch.core.rules import game_info, game_names
from wildbunch.words import LANGUAGES, Words

SOURCES = {
    ("django_push", "may"): "As in the text this edition follows.",
    ("django_push", "must"): "As in other editions.",
    ("marshals_revenge", "every_roof"): "As in the text this edition follows.",
    ("marshals_revenge", "above_marshal"): "As in other editions.",
    ("open_pile", True): "As in the text this edition follows.",
    ("open_pile", False): "A house rule.",
    ("expert", False): "As in the text this edition follows.",
    ("expert", True): "As in the text this edition follows.",
    ("tiles_per_town", 20): "As in the text this edition follows.",
    ("tiles_per_town", 18): "As in other editions.",
    ("positions", "counted"): "One reading of a text that leaves it open.",
    ("positions", "dense"): "One reading of a text that leaves it open.",
    ("rounding", "total"): "One reading of a text that leaves it open.",
    ("rounding", "per_tile"): "One reading of a text that leaves it open.",
    ("first_lookout", "random"): "As in the text this edition follows.",
    **{("first_lookout", f"{which}_seat"): "A house rule." for which in ("first", "second", "third", "fourth", "fifth")},
    ("towns", "built_in"): "Partly reconstructed: the table shows where.",
    ("towns", None): "A house rule.",
}


def test_every_option_of_every_game_is_listed_with_all_its_choices_and_where_they_come_from() -> None:
    games = json.loads(wildbunch("options", "--json").stdout)
    assert [game["game"] for game in games] == [*game_names()]
    listed = {}
    for game in games:
        assert [option["name"] for option in game["options"]] == [option.name for option in game_info(game["game"]).options]
        for option, own in zip(game["options"], game_info(game["game"]).options, strict=True):
            assert option["default"] == own.default
            assert option["help"].endswith(".")
            listed |= {(option["name"], choice["choice"]): choice["source"] for choice in option["choices"]}
    assert listed == SOURCES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_for_people_says_how_each_choice_is_given_and_fits_the_terminal(language: str) -> None:
    done = wildbunch("options", "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    for name, choice in SOURCES:
        given = "..." if choice is None else str(choice).lower() if isinstance(choice, bool) else choice
        assert f"    {name}={given}\n" in done.stdout
    assert [line for line in done.stdout.splitlines() if cell_len(line) > 80] == []


def test_what_is_listed_can_be_given() -> None:
    for game in json.loads(wildbunch("options", "--json", "--game", "el-paso").stdout):
        for option in game["options"]:
            for choice in (choice["choice"] for choice in option["choices"] if choice["choice"] is not None):
                asked = ("--game", game["game"], "--players", "5", "--option", f"{option['name']}={choice}")
                assert wildbunch("play", *asked).returncode == 0


def test_one_game_can_be_asked_for() -> None:
    assert "django_push" not in wildbunch("options", "--game", "el-paso").stdout
    refused = wildbunch("options", "--game", "chess")
    assert (refused.returncode, refused.stderr) == (2, "wildbunch: There is no game 'chess'; there is colt-express, el-paso.\n")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "House rules: Django’s push: Always · Marshal’s Revenge: Every roof · "),
        ("de", "Hausregeln: Djangos Stoß: Immer · Die Rache des Marshals: Alle Dächer · "),
        ("ja", "選んだルール：ジャンゴの押し飛ばし：必ず飛ばす · 保安官の復讐：すべての屋根 · "),
    ],
)
def test_a_table_tells_its_options_at_the_start(language: str, told: str) -> None:
    done = wildbunch("play", "--lang", language, "--option", "django_push=must")
    assert "".join(told.split()) in "".join(done.stdout.split())


def test_a_replay_tells_the_options_of_its_table(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(recorded("options", name="el-paso"), encoding="utf-8")
    told = " ".join(wildbunch("replay", str(file)).stdout.split())
    assert "House rules: Tiles in a town: 20 tiles · Positions: Count the bandits · " in told


def test_an_option_of_another_version_is_told_as_it_is_written() -> None:
    line = options_line(Words("en"), {"django_push": "never", "open_pile": False, "horses": 3})
    assert line == "House rules: django_push=never · Cards on the pile: To be remembered · horses=3"
