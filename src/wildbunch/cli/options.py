"""The options of the games in words: `wildbunch options`, and what a table tells of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from wildbunch.cli.common import console_here, say_line, shortened, words_for
from wildbunch.core.rules import Choice, Option, game_info, game_names
from wildbunch.words import Words

Say = Callable[..., None]
SEPARATOR = " · "
OWN_TEXT = "text"
"""In the name of the message for a text of the players' own."""


@dataclass(frozen=True, slots=True)
class ChoiceInWords:
    """One choice of an option: as it is given (None: any text), its name, where it comes from."""

    choice: Choice | None
    name: str
    source: str
    default: bool

    @property
    def given(self) -> str:
        """As it is typed behind the option's name."""
        return "..." if self.choice is None else _typed(self.choice)


def choices_in_words(words: Words, option: Option) -> Iterator[ChoiceInWords]:
    """The choices of an option; last, where any text may be given, that."""
    for choice in option.choices:
        yield _choice(words, option, choice)
    if option.read is not None:
        yield _choice(words, option, None)


def _choice(words: Words, option: Option, choice: Choice | None) -> ChoiceInWords:
    message = f"{_message(option.name)}-{OWN_TEXT if choice is None else _typed(choice).replace('_', '-')}"
    return ChoiceInWords(choice, words.text(message), words.text(message, "source"), choice == option.default)


def _typed(choice: Choice) -> str:
    return str(choice).lower() if isinstance(choice, bool) else str(choice)


def _message(option: str) -> str:
    return f"option-{option.replace('_', '-')}"


def show_options(game: str | None, lang: str | None, as_json: bool) -> None:
    """All options of one game or of all, in words or as JSON."""
    games = game_names() if game is None else (game_info(game).name,)
    if as_json:
        print(json.dumps([_document(name, words_for(lang, name)) for name in games], ensure_ascii=False, indent=2))
        return
    console = console_here()
    for number, name in enumerate(games):
        if number:
            console.print()
        words = words_for(lang, name)

        def say(line: str) -> None:
            say_line(console, line)

        say(words.text("cli-options-of", game=words.text(f"game-{name}")))
        for option in game_info(name).options:
            console.print()
            _explain(say, words, option)


def _explain(say: Say, words: Words, option: Option) -> None:
    """An option with its meaning, and each choice as it is given, with its name and where it comes from."""
    message = _message(option.name)
    say(f"{words.text(message)} ({words.text('cli-rule', rule=words.text(message, 'rule'))})")
    say(f"  {words.text(message, 'help')}")
    for choice in choices_in_words(words, option):
        name = words.text("cli-option-default", choice=choice.name) if choice.default else choice.name
        say(f"    {option.name}={choice.given}")
        say(f"        {words.text('cli-option-choice', choice=name, source=choice.source)}")


def _document(game: str, words: Words) -> dict[str, Any]:
    return {
        "game": game,
        "options": [
            {
                "name": option.name,
                "title": words.text(_message(option.name)),
                "help": words.text(_message(option.name), "help"),
                "rule": words.text(_message(option.name), "rule"),
                "default": option.default,
                "choices": [
                    {"choice": choice.choice, "title": choice.name, "source": choice.source} for choice in choices_in_words(words, option)
                ],
            }
            for option in game_info(game).options
        ],
    }


def options_line(words: Words, options: Mapping[str, Choice]) -> str:
    """The options of a table in one line; what this version does not know (in an older record) is left as it is written."""
    return words.text("cli-options-here", options=SEPARATOR.join(_chosen(words, name, choice) for name, choice in options.items()))


def tell_options(say: Say, words: Words, options: Mapping[str, Choice]) -> None:
    """The options of a table: what is chosen, what it means, and where it comes from."""
    for option in game_info(words.game).options:
        chosen = options[option.name]
        (choice,) = (one for one in choices_in_words(words, option) if one.choice == (chosen if chosen in option.choices else None))
        say(_chosen(words, option.name, chosen))
        say(f"    {words.text(_message(option.name), 'help')} {choice.source}")


def _chosen(words: Words, name: str, chosen: Choice) -> str:
    for option in game_info(words.game).options:
        if option.name == name and (chosen in option.choices or option.read is not None):
            choice = _choice(words, option, chosen if chosen in option.choices else None)
            return words.text("cli-option", name=words.text(_message(name)), choice=choice.name)
    return f"{name}={shortened(_typed(chosen))}"
