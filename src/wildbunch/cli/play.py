"""`wildbunch play`: one person in the terminal against bots."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildbunch.arena.match import chance_of
from wildbunch.bots import Bot
from wildbunch.bots.guarded import fault_of, seated
from wildbunch.cli.common import (
    BadArgument,
    console_here,
    number_in,
    read_bots,
    require_writable,
    say_line,
    shortened,
    words_for,
    write_text,
)
from wildbunch.cli.ending import tell_end
from wildbunch.cli.explaining import choice_name, explain_all, explain_one, reason_line, sum_up
from wildbunch.cli.faces import face_of
from wildbunch.cli.options import options_line, tell_options
from wildbunch.core.action import Action
from wildbunch.core.game import Game, new_game
from wildbunch.core.rules import game_info
from wildbunch.records import Recorder, write_record
from wildbunch.words import JOIN, Words

if TYPE_CHECKING:
    from rich.console import Console

ME = 0
LEAVE = ("quit", "exit", "q")
INTERRUPTED = 130


class Leaving(Exception):
    """The person wants to stop; `code` is how the command ends."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def play_here(
    name: str,
    lang: str | None,
    players: int,
    bandit: str,
    bots: str,
    options: Mapping[str, Any],
    seed: str | None,
    record: Path | None,
) -> int:
    """Play a whole game; returns the exit code."""
    roles = game_info(name).roles
    words = words_for(lang, name)
    if any(part not in (*roles, "random") for part in bandit.split(JOIN)):
        raise BadArgument(f"There is no bandit {bandit!r}; there is {', '.join(roles)}, and random.")
    if record is not None:
        require_writable(record)
    names = read_bots(bots, players - 1, name)
    seed = secrets.token_hex(16) if seed is None else seed
    game = new_game(name, [bandit] + ["random"] * (players - 1), options, seed=seed)
    code = 0
    with ExitStack() as stack:
        table = Table(words, console_here(), game, [stack.enter_context(closing(seated(name))) for name in names], seed)
        try:
            table.play()
        except Leaving as leaving:
            code = leaving.code
            table.say(words.text("cli-left"))
    if record is not None:
        write_text(record, write_record(table.recorder.record()))
        table.say(words.text("cli-saved", file=str(record)))
    return code


class Table:
    """A game in this terminal: tells what happens, and asks the person in seat 0."""

    def __init__(self, words: Words, console: Console, game: Game, bots: Sequence[Bot], seed: str) -> None:
        self.words = words
        self.console = console
        self.game = game
        self.recorder = Recorder(game)
        self.log: list[str] = []
        self._bots = dict(enumerate(bots, start=1))
        self._chances = {seat: chance_of(seed, seat) for seat in self._bots}
        self._me = game.roles[ME]

    def say(self, *lines: str) -> None:
        """Print lines."""
        for line in lines:
            say_line(self.console, line)

    def play(self) -> None:
        """To the end of the game. Raises Leaving."""
        words, face = self.words, face_of(self.game.name)
        others = words.together(words.name("bandit", role) for role in self.game.roles[1:])
        self.say(words.text("cli-you-are", bandit=words.name("bandit", self._me)), *filter(None, [face.welcome(words, self._me)]))
        self.say(words.text("cli-opponents", bandits=others), options_line(words, self.game.options), words.text("cli-how-to"))
        self._tell()
        while not self.game.over:
            seat = self.game.awaiting[0]
            action = self._ask() if seat == ME else self._bot_chooses(seat)
            self.game = self.game.play(seat, action)
            self.recorder.add(seat, action, self.game)
            self._tell()
        tell_end(self.console, words, self.game, self._me)

    def _tell(self) -> None:
        """Say what the last step caused, as the person saw it."""
        before = ""
        for event in self.game.events_for(ME):
            pauses = face_of(self.game.name).pauses
            if event.kind in pauses and event.kind != before:
                self.console.print()
            before = event.kind
            sentence = self.words.event(event.to_json(), self.game.roles)
            self.log.append(sentence)
            self.say(sentence)

    def _bot_chooses(self, seat: int) -> Action:
        """What the bot in a seat chooses; tells when it has failed. Raises Leaving at Ctrl-C, since a bot may think for long."""
        game, bot = self.game, self._bots[seat]
        before = fault_of(bot)
        try:
            action = bot.choose(game.view(seat), game.legal_actions(seat), self._chances[seat])
        except KeyboardInterrupt:
            self.console.print()
            raise Leaving(INTERRUPTED) from None
        fault = fault_of(bot)
        if fault is not None and before is None:
            reason = self.words.text(f"bot-fault-{fault.kind}", bot=fault.bot, detail=fault.detail)
            self.say(self.words.text("cli-bot-replaced", bandit=self.words.name("bandit", game.roles[seat]), reason=reason))
        return action

    def _ask(self) -> Action:
        """The person's choice."""
        self._show()
        legal = self.game.legal_actions(ME)
        while True:
            answer = self._read()
            if number := number_in(answer, 1, len(legal)):
                return legal[number - 1]
            for action in legal:
                if answer == action.text:
                    return action
            self._other_than_a_choice(answer, legal)

    def _read(self) -> str:
        """A line from the person. Raises Leaving at its end, at Ctrl-C and when asked to."""
        try:
            answer = input(f"{self.words.text('cli-prompt')} ").strip()
        except EOFError:
            self.console.print()
            raise Leaving(0) from None
        except KeyboardInterrupt:
            self.console.print()
            raise Leaving(INTERRUPTED) from None
        if not sys.stdin.isatty():
            self.console.print()
        if answer.lower() in LEAVE:
            raise Leaving(0)
        return answer

    def _other_than_a_choice(self, answer: str, legal: Sequence[Action]) -> None:
        """Explain, tell the log, or say why not."""
        commands: dict[str, Callable[[], None]] = {
            "": self._show,
            "?": self._help,
            "help": self._help,
            "options": lambda: tell_options(self.say, self.words, self.game.options),
            "rules": lambda: sum_up(self.say, self.words, self.game.roles),
            "log": lambda: self.say(*self.log or [self.words.text("cli-log-empty")]),
        }
        if answer.lower() in commands:
            commands[answer.lower()]()
            return
        asked = answer.removeprefix("?").strip()
        number = number_in(asked, 1, len(legal))
        if answer != asked and number:
            explain_one(self.say, self.words, self.game, ME, legal[number - 1])
            return
        for action in legal:
            if asked == action.text:
                explain_one(self.say, self.words, self.game, ME, action)
                return
        reason = self.game.why_not(ME, asked)
        if reason is None or reason.code == "unknown-action":
            self.say(self.words.text("cli-not-a-choice", text=shortened(answer), count=len(legal)))
        else:
            self.say(reason_line(self.words, reason))

    def _help(self) -> None:
        """What each choice means, and what else one may type."""
        explain_all(self.say, self.words, self.game, ME)
        self.say(self.words.text("cli-how-to"))

    def _show(self) -> None:
        """The table, and the numbered choices."""
        game, words, console = self.game, self.words, self.console
        view: Any = game.view(ME)
        console.print()
        face_of(game.name).draw(console, words, view, ME)
        console.print()
        self.say(words.decision(view.decision.to_json(), ME))
        for number, action in enumerate(game.legal_actions(ME), start=1):
            self.say(f"{number:3} {choice_name(words, view, action)}  ({action.text})")
