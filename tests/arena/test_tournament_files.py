"""The folder of a tournament: nothing played is lost, nothing of another tournament is mixed in, and all of it can be read."""

import csv
import json
from dataclasses import asdict
from pathlib import Path
from xml.etree import ElementTree

import pytest

from wildbunch.arena.seating import timetable
from wildbunch.arena.tournament import BadTournament, Settings, checked, play_game, play_tournament
from wildbunch.arena.tournament_files import LINES, Journal, write_result
from wildbunch.arena.tournament_result import Result

SETTINGS = checked(Settings("colt-express", ("greedy", "random"), 3, "files"))
PNG = b"\x89PNG\r\n\x1a\n"


def hold(folder: Path, games: int, resume: bool = False, settings: Settings = SETTINGS) -> int:
    """Play a tournament in a folder; how many games were played now."""
    with Journal(folder, settings, resume) as journal:
        known = len(journal.known)
        play_tournament(settings, games, known=journal.known, processes=1, keep=journal.add)
    return games - known


def lines(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / LINES).read_text(encoding="utf-8").splitlines()]


def table(file: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(file.read_text(encoding="utf-8").splitlines()))


def test_every_game_is_a_line_behind_the_settings(tmp_path: Path) -> None:
    hold(tmp_path / "new", 4)
    header, *games = lines(tmp_path / "new")
    assert header["format"] == "wildbunch-tournament"
    assert header["bots"] == ["greedy", "random"]
    assert [game["game"] for game in games] == [0, 1, 2, 3]


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    assert hold(tmp_path, 2) == 2
    assert hold(tmp_path, 5, resume=True) == 3
    assert hold(tmp_path, 5, resume=True) == 0
    with Journal(tmp_path, SETTINGS, resume=True) as journal:
        assert sorted(journal.known, key=lambda game: game.game) == play_tournament(SETTINGS, 5, processes=1)


@pytest.mark.parametrize("lost", [1, 20, 200])
def test_a_last_line_that_was_cut_off_is_played_again(tmp_path: Path, lost: int) -> None:
    hold(tmp_path, 4)
    whole = (tmp_path / LINES).read_bytes()
    (tmp_path / LINES).write_bytes(whole[:-lost])
    hold(tmp_path, 4, resume=True)
    assert (tmp_path / LINES).read_bytes() == whole


def test_a_crash_before_the_first_line_was_whole_begins_anew(tmp_path: Path) -> None:
    (tmp_path / LINES).write_bytes(b'{"format":"wildb')
    assert hold(tmp_path, 2, resume=True) == 2
    assert len(lines(tmp_path)) == 3


def test_without_resume_an_earlier_tournament_is_not_touched(tmp_path: Path) -> None:
    hold(tmp_path, 2)
    before = (tmp_path / LINES).read_bytes()
    with pytest.raises(BadTournament, match="--resume goes on with it"):
        hold(tmp_path, 2)
    assert (tmp_path / LINES).read_bytes() == before


def test_resume_begins_where_there_is_nothing_yet(tmp_path: Path) -> None:
    assert hold(tmp_path, 1, resume=True) == 1


@pytest.mark.parametrize(
    ("other", "told"),
    [
        (Settings("colt-express", ("greedy", "random"), 3, "another"), "seed files instead of another"),
        (Settings("colt-express", ("greedy", "random"), 4, "files"), "players 3 instead of 4"),
        (Settings("colt-express", ("random", "greedy"), 3, "files"), "bots greedy,random instead of random,greedy"),
        (Settings("el-paso", ("greedy", "random"), 3, "files"), "game colt-express instead of el-paso"),
        (Settings("colt-express", ("greedy", "random"), 3, "files", {"django_push": "must"}), "options"),
    ],
)
def test_a_tournament_with_other_settings_is_not_gone_on_with(tmp_path: Path, other: Settings, told: str) -> None:
    hold(tmp_path, 1)
    before = (tmp_path / LINES).read_bytes()
    with pytest.raises(BadTournament, match=told):
        hold(tmp_path, 1, resume=True, settings=checked(other))
    assert (tmp_path / LINES).read_bytes() == before


@pytest.mark.parametrize("text", ["[]\n", "no json\n", '{"format":"other"}\n'])
def test_a_file_that_is_no_tournament_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / LINES).write_text(text, encoding="utf-8")
    with pytest.raises(BadTournament):
        hold(tmp_path, 1, resume=True)


def test_a_line_that_is_no_game_is_named(tmp_path: Path) -> None:
    hold(tmp_path, 1)
    with (tmp_path / LINES).open("a", encoding="utf-8") as file:
        file.write('{"game":1}\n')
    with pytest.raises(BadTournament, match="line 3"):
        hold(tmp_path, 2, resume=True)


def with_games(folder: Path, *texts: str) -> None:
    """A folder of a tournament in which these lines stand behind the first game."""
    hold(folder, 1)
    with (folder / LINES).open("a", encoding="utf-8") as file:
        file.writelines(f"{text}\n" for text in texts)


def second_game(**other: object) -> str:
    """The line of game 1, with these fields instead of its own."""
    (played,) = play_tournament(SETTINGS, 2, known=play_tournament(SETTINGS, 1, processes=1), processes=1)[1:]
    return json.dumps({**played.to_json(), **other}, default=vars)


WRONG: list[dict[str, object]] = [
    {"game": 0},
    {"game": 0, "seed": "files/0"},
    {"game": -1, "seed": "files/-1"},
    {"game": True, "seed": "files/True"},
    {"game": 1.0, "seed": "files/1.0"},
    {"game": "1"},
    {"seed": "other/1"},
    {"seed": None},
    {"bots": ["greedy", "random"]},
    {"bots": ["greedy", "random", "nobody"]},
    {"bots": "gre"},
    {"roles": ["belle", "belle", "doc"]},
    {"roles": ["belle", "doc", 1]},
    {"places": [1, 2]},
    {"places": [1, 2, "3"]},
    {"places": [1, 2, True]},
    {"places": [1, 2, 4], "won": [1, 0, 0]},
    {"places": [1, 1, 2], "won": [0.5, 0.5, 0]},
    {"places": [0, 2, 3], "won": [0, 0, 0]},
    {"places": [1, 2, 3], "won": [0, 1, 0]},
    {"places": [1, 2, 3], "won": [1, 1, 0]},
    {"places": [1, 2, 3], "won": [1, None, 0]},
    {"money": [1, 2, None]},
    {"money": [1, 2, float("nan")]},
    {"money": [1, 2, float("inf")]},
    {"money": [1, 2, 3, 4]},
    {"money": [1, 2, 10**400]},
    {"money": 5},
    {"actions": -1},
    {"actions": None},
    {"forfeits": [{"seat": 3, "reason": "gone"}]},
    {"forfeits": [{"seat": -1, "reason": "gone"}]},
    {"forfeits": [{"seat": 0}]},
    {"forfeits": [7]},
    {"places": [1, 2, 3], "won": [1, 0, 0], "forfeits": [{"seat": 2, "reason": "gone", "kind": "bored"}]},
    {"places": [1, 2, 3], "won": [1, 0, 0], "forfeits": [{"seat": 2, "reason": "gone", "kind": ""}]},
    {"places": [1, 2, 3], "won": [1, 0, 0], "forfeits": [{"seat": 2, "reason": "gone", "kind": ["ended"]}]},
    {"places": [1, 2, 3], "won": [1, 0, 0], "forfeits": [{"seat": 2, "reason": "gone", "kind": "ended", "more": 1}]},
    {"forfeits": {}},
    {"places": [1, 2, 3], "won": [1, 0, 0], "forfeits": [{"seat": 0, "reason": "gone"}]},
    {"places": [1, 3, 3], "won": [1, 0, 0], "forfeits": [{"seat": 2, "reason": "gone"}] * 2},
    {"more": 1},
]


@pytest.mark.parametrize("other", WRONG, ids=str)
def test_a_line_that_no_game_of_this_tournament_can_have_is_named(tmp_path: Path, other: dict[str, object]) -> None:
    with_games(tmp_path, second_game(**other))
    with pytest.raises(BadTournament, match=r"line 3, is no (game|JSON object)"):
        hold(tmp_path, 2, resume=True)


@pytest.mark.parametrize("kind", [{"kind": "ended"}, {}], ids=["this version", "earlier versions"])
def test_a_forfeit_is_read_with_its_kind_and_without(tmp_path: Path, kind: dict[str, str]) -> None:
    forfeit = {"seat": 2, "reason": "gone", **kind}
    with_games(tmp_path, second_game(places=[1, 2, 3], won=[1, 0, 0], forfeits=[forfeit]))
    with Journal(tmp_path, SETTINGS, resume=True) as journal:
        assert [asdict(each) for each in journal.known[1].forfeits] == [{"kind": "", **forfeit}]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"game":' * 100_000, "", "{} {}", "9" * 5000])
def test_a_line_that_cannot_be_read_is_named(tmp_path: Path, text: str) -> None:
    with_games(tmp_path, text)
    with pytest.raises(BadTournament, match="line 3, is no JSON object"):
        hold(tmp_path, 2, resume=True)


def test_a_game_between_others_than_the_tournament_has_them_play_is_refused(tmp_path: Path) -> None:
    hold(tmp_path, 1)
    header, game = lines(tmp_path)
    game["bots"] = ["greedy"] * 3
    (tmp_path / LINES).write_text(f"{json.dumps(header)}\n{json.dumps(game)}\n", encoding="utf-8")
    with pytest.raises(BadTournament, match="Game 0 was played by other bots"):
        hold(tmp_path, 2, resume=True)


@pytest.mark.parametrize("name", ["version", "players"])
def test_a_number_of_another_type_is_another_setting(tmp_path: Path, name: str) -> None:
    hold(tmp_path, 1)
    header, *games = (tmp_path / LINES).read_text(encoding="utf-8").splitlines()
    document = json.loads(header)
    document[name] = float(document[name])
    (tmp_path / LINES).write_text("\n".join([json.dumps(document), *games, ""]), encoding="utf-8")
    with pytest.raises(BadTournament):
        hold(tmp_path, 1, resume=True)


def test_fewer_games_than_there_are_already_are_refused(tmp_path: Path) -> None:
    hold(tmp_path, 4)
    with pytest.raises(BadTournament, match="ask for 4 games or more, not 3"):
        hold(tmp_path, 3, resume=True)


def test_a_tournament_that_is_being_played_is_not_played_by_another_as_well(tmp_path: Path) -> None:
    with Journal(tmp_path, SETTINGS, resume=False):
        for _ in range(2):
            with pytest.raises(BadTournament, match="is being played just now by another process"):
                Journal(tmp_path, SETTINGS, resume=True)
    assert hold(tmp_path, 1, resume=True) == 1


@pytest.mark.parametrize("game", ["colt-express", "el-paso"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_game_that_is_played_can_be_read_again(tmp_path: Path, game: str, players: int) -> None:
    bots = ("greedy", "random", "tests.arena.failing:RaisesAnything")
    settings = checked(Settings(game, bots, players, "again"))
    played = [play_game(settings, number, seats) for number, seats in enumerate(timetable(bots, players, 12, "again"))]
    with Journal(tmp_path, settings, resume=False) as journal:
        for each in played:
            journal.add(each)
    with Journal(tmp_path, settings, resume=True) as journal:
        assert list(journal.known) == played


def test_results_are_json_csv_and_pictures_and_always_the_same(tmp_path: Path) -> None:
    result = Result.of(SETTINGS, play_tournament(SETTINGS, 6, processes=1))
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
        written = write_result(folder, result)
        assert sorted(written) == sorted(folder.iterdir())
    for file in first.iterdir():
        assert file.read_bytes() == (second / file.name).read_bytes()
    document = json.loads((first / "result.json").read_text(encoding="utf-8"))
    assert document["format"] == "wildbunch-tournament-result"
    assert document["standings"][0]["bot"] == "greedy"
    assert document["crosstable"]["greedy"]["random"]["games"] == 6
    rows = table(first / "result.csv")
    assert [row["bot"] for row in rows] == ["greedy", "random"]
    assert float(rows[0]["rating_low"]) < float(rows[0]["rating"]) < float(rows[0]["rating_high"])
    pairs = table(first / "crosstable.csv")
    assert [(pair["bot"], pair["other"]) for pair in pairs] == [("greedy", "random"), ("random", "greedy")]
    for name in ("ratings", "crosstable"):
        assert (first / f"{name}.png").read_bytes().startswith(PNG)
        drawing = ElementTree.parse(first / f"{name}.svg").getroot()
        words = " ".join("".join(text.itertext()) for text in drawing.iter("{http://www.w3.org/2000/svg}text"))
        assert "greedy" in words
        assert "6 games" in words
