"""Names of bots: with parameters, and classes of people's own."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wildbunch import bots
from wildbunch.bots.base import Bot
from wildbunch.bots.naming import Maker, Number, split
from wildbunch.bots.uniform import Uniform

OWN = """
import sys
from wildbunch.bots import Bot

class First(Bot):
    name = "first"
    def __init__(self, depth="1"):
        self.depth = depth
    def choose(self, view, legal, rng):
        return legal[0]

class Unfinished(Bot):
    name = "unfinished"

class Stranger:
    pass

class Broken(First):
    def __init__(self):
        raise ValueError("no brain.")

class Leaving(First):
    def __init__(self):
        sys.exit()
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with modules of one's own."""
    (tmp_path / "ownbots_here").mkdir()
    (tmp_path / "ownbots_here" / "mine.py").write_text(OWN)
    (tmp_path / "ownbots_here" / "wrong.py").write_text("class First(:\n")
    (tmp_path / "ownbots_here" / "needy.py").write_text("import no_such_package\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("ownbots_here")]:
        del sys.modules[name]


def test_a_name_is_split_from_its_parameters() -> None:
    assert split("greedy") == ("greedy", {})
    assert split("search?iterations=500&seconds=0.3") == ("search", {"iterations": "500", "seconds": "0.3"})


class Told(Uniform):
    """Keeps what it was made with."""

    def __init__(self, **given: float) -> None:
        self.given = given


MAKER = Maker(Told, {"iterations": Number(int, 1), "seconds": Number(float, 0.01, 60)})


def test_a_maker_gets_the_parameters_as_numbers() -> None:
    made = MAKER("told", {"iterations": "500", "seconds": "0.5"})
    assert isinstance(made, Told)
    assert made.given == {"iterations": 500, "seconds": 0.5}


@pytest.mark.parametrize(
    ("parameter", "text", "sentence"),
    [
        ("depth", "3", "The bot told has no parameter depth; it has iterations, seconds."),
        ("iterations", "0", "The parameter iterations of the bot told is a whole number of 1 or more, not '0'."),
        ("iterations", "1.5", "The parameter iterations of the bot told is a whole number of 1 or more, not '1.5'."),
        *(
            ("iterations", text, f"The parameter iterations of the bot told is a whole number of 1 or more, not {text!r}.")
            for text in ("٣", "010", "1_0", "+1", " 1", "1e3", "9" * 5000)
        ),
        *(
            ("seconds", text, f"The parameter seconds of the bot told is a number from 0.01 to 60, not {text!r}.")
            for text in ("1_0", "01", "1e0", "inf", "٣", ".5")
        ),
        ("seconds", "nan", "The parameter seconds of the bot told is a number from 0.01 to 60, not 'nan'."),
    ],
)
def test_a_parameter_that_cannot_be_is_refused_with_what_is_allowed(parameter: str, text: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        MAKER("told", {parameter: text})
    assert refused.value.message == sentence


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("greedy?depth=3", "The bot greedy has no parameter depth; it has none."),
        ("greedy?", "A parameter of the bot greedy is given as NAME=VALUE, not ''."),
        ("greedy?depth", "A parameter of the bot greedy is given as NAME=VALUE, not 'depth'."),
        ("greedy?a=1&a=2", "The parameter a of the bot greedy is given twice."),
    ],
)
def test_parameters_of_a_bot_that_has_none_or_in_another_form_are_refused(name: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make(name)
    assert refused.value.message == sentence


def test_a_class_in_the_current_folder_is_a_bot(folder: Path) -> None:
    made = bots.make("ownbots_here.mine:First")
    assert isinstance(made, Bot)
    assert made.name == "first"
    assert vars(bots.make("ownbots_here.mine:First?depth=3")) == {"depth": "3"}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere:First", "There is no module nowhere here or among the installed packages."),
        ("ownbots_here.nowhere:First", "There is no module ownbots_here.nowhere here or among the installed packages."),
        ("ownbots_here.mine:Second", "The module ownbots_here.mine has no class Second."),
        ("ownbots_here.mine:Stranger", "ownbots_here.mine:Stranger is no bot: it must be a class made from wildbunch.bots.Bot."),
        ("ownbots_here.mine:sys", "ownbots_here.mine:sys is no bot: it must be a class made from wildbunch.bots.Bot."),
        ("ownbots_here.mine:Unfinished", "ownbots_here.mine:Unfinished is no bot yet: it has no method choose."),
        ("ownbots_here.mine:Broken", "ownbots_here.mine:Broken cannot be made: ValueError: no brain."),
        ("ownbots_here.mine:Leaving", "ownbots_here.mine:Leaving cannot be made: SystemExit."),
        (
            "ownbots_here.mine:First?width=3",
            "ownbots_here.mine:First cannot be made with these parameters: got an unexpected keyword argument 'width'.",
        ),
        (
            "ownbots_here.needy:First",
            "The module ownbots_here.needy cannot be loaded: ModuleNotFoundError: No module named 'no_such_package'.",
        ),
        (":First", "A bot of your own is named package.module:Class, not ':First'."),
        ("ownbots_here/mine.py:First", "A bot of your own is named package.module:Class, not 'ownbots_here/mine.py:First'."),
    ],
)
def test_what_is_no_bot_is_refused_with_one_sentence(folder: Path, name: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot) as refused:
        bots.make(name)
    assert refused.value.message == sentence


def test_a_module_with_a_mistake_is_refused_with_python_s_own_words(folder: Path) -> None:
    with pytest.raises(bots.UnknownBot, match=r"^The module ownbots_here.wrong cannot be loaded: SyntaxError: .*\.$"):
        bots.make("ownbots_here.wrong:First")
