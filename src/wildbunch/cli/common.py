"""What several commands share: refusing, reading what was given, the console."""

from __future__ import annotations

import csv
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildbunch.bots import NAMES
from wildbunch.bots.guarded import require_player
from wildbunch.core.errors import WildbunchError
from wildbunch.core.rules import game_info

if TYPE_CHECKING:
    from rich.console import Console

    from wildbunch.words import Words

WIDTH, NARROWEST = 80, 20
GAME = "colt-express"
"""The game that is meant where nobody names one."""
UTF_8 = "utf-8-sig"
"""With or without the mark that some editors put before it."""
TOWNS = "towns"
"""The option that --towns reads from a file."""
MOST_DIGITS = 6
MOST_SHOWN = 40


class BadArgument(WildbunchError):
    """An argument of the command line cannot be used; the message says what is allowed."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__("bad_argument", message, **details)


def words_for(lang: str | None, game: str = GAME) -> Words:
    """The words for a game in the language asked for, or in that of the environment. Raises BadArgument for another language."""
    from wildbunch.words import LANGUAGES, Words, language_of

    if lang is None:
        return Words(language_of(*(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), game)
    if lang not in LANGUAGES:
        raise BadArgument(f"There is no language {lang!r}; there is {', '.join(LANGUAGES)}.")
    return Words(lang, game)


def read_options(texts: Sequence[str], towns: str | None = None, game: str = GAME) -> dict[str, Any]:
    """House rules given as NAME=VALUE, and a table of towns as the name of its file. Raises BadArgument for another form and for a file
    that cannot be read or is for another game; what they mean is for the game to judge.

    >>> read_options(["django_push=must", "open_pile=false", "tiles_per_town=18"])
    {'django_push': 'must', 'open_pile': False, 'tiles_per_town': 18}
    """
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals):
            raise BadArgument(f"An option is given as NAME=VALUE, such as django_push=must, not {text!r}.")
        if name in options:
            raise BadArgument(f"The option {name} is given twice.")
        options[name] = {"true": True, "false": False}.get(value, _number_or_text(value))
    if towns is not None:
        if all(option.name != TOWNS for option in game_info(game).options):
            raise BadArgument(f"--towns is for El Paso (--game el-paso); {game} has no towns.")
        if TOWNS in options:
            raise BadArgument("The towns are given twice, by --option and by --towns.")
        options[TOWNS] = read_text(towns)
    return options


def _number_or_text(value: str) -> int | str:
    return int(value) if value.isascii() and value.isdecimal() and len(value) <= MOST_DIGITS else value


def split_names(text: str) -> list[str]:
    """Names of bots with commas between them; one with a comma in it stands in double quotes. Raises BadArgument.

    >>> split_names('greedy, "program:node bot.js a,b"')
    ['greedy', 'program:node bot.js a,b']
    """
    try:
        rows = list(csv.reader([" ".join(text.splitlines())], skipinitialspace=True, strict=True))
    except csv.Error:
        sentence = "cannot be read: one with a comma in it stands in double quotes, and a double quote in it is written twice"
        raise BadArgument(f"The names of bots {shortened(text)!r} {sentence}.") from None
    names = [name.strip() for row in rows for name in row]
    if not all(names) or not names:
        raise BadArgument(f"A bot's name is missing in {shortened(text)!r}; there is {', '.join(NAMES)}.")
    return names


def read_bots(text: str, seats: int, game: str = GAME) -> list[str]:
    """One bot for each of so many seats; the last one named fills the rest. A name with a comma in it stands in double quotes.

    Raises BadArgument, UnknownBot, NotForThisGame, and UnknownGame.

    >>> read_bots("greedy,random", 4)
    ['greedy', 'random', 'random', 'random']
    """
    names = split_names(text)
    if len(names) > seats:
        raise BadArgument(f"There are {len(names)} bots for {seats} seats; name at most {seats}.")
    for name in names:
        require_player(name, game_info(game).name)
    return names + names[-1:] * (seats - len(names))


def read_text(file: str) -> str:
    """The text of a file, or of the standard input for "-". Raises BadArgument when it cannot be read."""
    name = "the standard input" if file == "-" else file
    try:
        return sys.stdin.buffer.read().decode(UTF_8) if file == "-" else Path(file).read_text(encoding=UTF_8)
    except OSError as error:
        raise BadArgument(f"{name} cannot be read: {error.strerror}.") from error
    except (UnicodeDecodeError, ValueError) as error:
        raise BadArgument(f"{name} is not a text in UTF-8.") from error


def require_writable(file: Path) -> None:
    """Find out before a long game whether its record can be written after it. Raises BadArgument."""
    folder = file.absolute().parent
    if not folder.is_dir():
        raise BadArgument(f"{file} cannot be written: there is no folder {folder}.")
    if file.is_dir():
        raise BadArgument(f"{file} cannot be written: it is a folder.")
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise BadArgument(f"{file} cannot be written: you have no permission.")


def write_text(file: Path, text: str) -> None:
    """Write a file. Raises BadArgument when that is not possible."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadArgument(f"{file} cannot be written: {error.strerror}.") from error


def console_here() -> Console:
    """Where people read: at most 80 columns wide, in colour only where that is wanted."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    console.width = min(WIDTH, max(console.width, NARROWEST))
    return console


@contextmanager
def progress_bar(title: str, count: int | None = None) -> Iterator[Callable[..., None] | None]:
    """A bar on stderr, where that is a terminal: told how many of the things named are done, and perhaps of how many; None elsewhere."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count)

        def tell(done: int, of: int | None = count) -> None:
            bar.update(task, completed=done, total=of)

        yield tell


def number_in(answer: str, low: int, high: int) -> int | None:
    """The number a person has typed, if it is one from `low` to `high`.

    >>> number_in("3", 1, 6), number_in("7", 1, 6), number_in("x", 1, 6)
    (3, None, None)
    """
    number = int(answer) if answer.isascii() and answer.isdecimal() and len(answer) <= MOST_DIGITS else None
    return number if number is not None and low <= number <= high else None


def shortened(answer: str) -> str:
    """What a person has typed, short enough to be shown again.

    >>> shortened("x" * 100)
    'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
    """
    return answer if len(answer) <= MOST_SHOWN else f"{answer[:MOST_SHOWN]}…"


def say_line(console: Console, line: str) -> None:
    """Print a line; what does not fit goes on below it, indented as much as the line is."""
    from rich.text import Text

    text = line.lstrip(" ")
    indent = len(line) - len(text)
    for part in Text(text).wrap(console, console.width - indent):
        console.print(" " * indent + part.plain.rstrip(), soft_wrap=True)
