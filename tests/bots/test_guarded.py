"""A bot of one's own that fails: the reason is told, and random plays on."""

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from wildbunch import bots, new_game
from wildbunch.arena.match import play_out
from wildbunch.arena.simulate import simulate
from wildbunch.bots.base import Bot
from wildbunch.bots.by_game import NotForThisGame
from wildbunch.bots.faults import Fault
from wildbunch.bots.guarded import Guarded, fault_of, require_player, seated
from wildbunch.bots.uniform import Uniform
from wildbunch.core.action import Action


class Failing(Bot):
    """Plays the first action until the fifth question, and then does something else."""

    name = "failing"

    def __init__(self, then: Any) -> None:
        self.then = then
        self.asked = 0
        self.closed = 0

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        self.asked += 1
        if self.asked < 5:
            return legal[0]
        if isinstance(self.then, BaseException):
            raise self.then
        return self.then  # type: ignore[no-any-return]

    def close(self) -> None:
        self.closed += 1
        raise RuntimeError("closing fails as well")


class Unspeakable(BaseException):
    """No Exception, and it fails when it is shown."""

    def __str__(self) -> str:
        raise ValueError("no words")


class Leaves(Uniform):
    """Ends the program when it is closed."""

    def close(self) -> None:
        sys.exit(3)


FAULTS = [
    (ValueError("no\nidea."), Fault("mine:Failing", "raised", "ValueError: no idea")),
    (SystemExit(), Fault("mine:Failing", "raised", "SystemExit")),
    (GeneratorExit("over"), Fault("mine:Failing", "raised", "GeneratorExit: over")),
    (StopIteration(), Fault("mine:Failing", "raised", "StopIteration")),
    (Unspeakable(), Fault("mine:Failing", "raised", "Unspeakable: what cannot be shown (Unspeakable)")),
    (None, Fault("mine:Failing", "illegal", "None")),
    ("fly", Fault("mine:Failing", "illegal", "fly")),
    (Action("fly", 999, "fly", {}), Fault("mine:Failing", "illegal", "fly")),
]


@pytest.mark.parametrize(("then", "fault"), FAULTS, ids=lambda value: type(value).__name__)
def test_random_plays_on_from_the_first_fault_on(then: Any, fault: Fault) -> None:
    failing = Failing(then)
    guarded = Guarded(failing, "mine:Failing")
    game = new_game("colt-express", 3, seed="guarded")
    assert play_out(game, [guarded, bots.make("random"), bots.make("random")], "guarded").over
    assert fault_of(guarded) == fault
    assert (failing.asked, failing.closed) == (5, 1)


def test_an_interrupt_of_a_person_goes_through() -> None:
    guarded = Guarded(Failing(KeyboardInterrupt()), "mine:Failing")
    with pytest.raises(KeyboardInterrupt):
        play_out(new_game("colt-express", 3, seed="guarded"), [guarded, Uniform(), Uniform()], "guarded")


def test_a_bot_that_leaves_when_it_is_closed_leaves_nobody_else() -> None:
    Guarded(Leaves(), "mine:Leaves").close()


OWN = "tests.arena.failing"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("GamesAsText", "are given as names in a tuple, such as games = (\"el-paso\",), not as 'el-paso'."),
        ("GamesAsNumber", 'are given as names in a tuple, such as games = ("el-paso",), not as 5.'),
        ("GamesUntold", "cannot tell its games: Unspeakable: what cannot be shown (Unspeakable)."),
    ],
)
def test_games_that_are_no_names_are_refused(name: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        require_player(f"{OWN}:{name}", "el-paso")
    assert refused.value.message.endswith(sentence)


def test_a_bot_for_another_game_is_refused_and_one_that_fails_is_not() -> None:
    with pytest.raises(NotForThisGame, match="plays el-paso only"):
        require_player(f"{OWN}:ElPasoOnly", "colt-express")
    require_player(f"{OWN}:ElPasoOnly", "el-paso")
    require_player(f"{OWN}:RaisesAnything", "el-paso")


def test_what_an_own_bot_prints_goes_to_the_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulate([f"{OWN}:RaisesAnything", f"{OWN}:Talks", "random"], 1, "talk", processes=1)
    assert len(result.faults()) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert all(word in said.err for word in ("made", "asked", "shown", "closed", "thinking"))


def test_the_text_of_a_legal_action_is_as_good_as_the_action() -> None:
    class ByText(Bot):
        def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
            return legal[-1].text  # type: ignore[return-value]

    guarded = Guarded(ByText(), "mine:ByText")
    assert play_out(new_game("el-paso", 2, seed=1), [guarded, guarded], "1").over
    assert fault_of(guarded) is None


def test_a_fault_of_our_own_bots_is_never_hidden() -> None:
    assert not isinstance(seated("greedy"), Guarded)
    assert fault_of(seated("random")) is None


def test_a_simulation_tells_who_failed_and_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ownbots_failing.py").write_text(
        "from wildbunch.bots import Bot\n"
        "class Late(Bot):\n"
        "    def choose(self, view, legal, rng):\n"
        "        return legal[0] if view.round.number < 3 else legal[len(legal)]\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    result = simulate(["ownbots_failing:Late", "random", "random"], 3, "faults", processes=1)
    sentence = "ownbots_failing:Late raised IndexError: tuple index out of range"
    assert [(row.game, row.bot, row.fault) for row in result.faults()] == [(game, "ownbots_failing:Late", sentence) for game in range(3)]
    assert result.to_json()["faults"][0] == {"game": 0, "seat": 0, "bot": "ownbots_failing:Late", "kind": "raised", "message": sentence}
    flat = [row.flat() for row in result.rows]
    assert {(row["fault"], row["fault_kind"]) for row in flat if row["bot"] == "random"} == {("", "")}
    assert {(row["fault"], row["fault_kind"]) for row in flat if row["bot"] != "random"} == {(sentence, "raised")}
    del sys.modules["ownbots_failing"]
