"""`wildbunch replay`: verify a record, tell it, or step through it."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from wildbunch.cli.common import BadArgument, console_here, number_in, read_text, say_line, shortened, words_for
from wildbunch.cli.ending import tell_end
from wildbunch.cli.explaining import choice_text
from wildbunch.cli.faces import face_of
from wildbunch.cli.options import options_line
from wildbunch.core.game import Game
from wildbunch.records import Record, Verdict, read_record, replay, verify
from wildbunch.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def replay_record(file: str, step: int | None, seat: int | None, lang: str | None, as_json: bool) -> None:
    """Verify the record, then print it as JSON, show one step, step through it in a terminal, or tell all of it."""
    words_for(lang)
    record = read_record(read_text(file))
    verdict = verify(record)
    words = words_for(lang, record.game)
    film = Film(record, verdict, words, seat)
    if step is not None:
        film.require(step)
    if as_json:
        print(json.dumps(film.document(step), ensure_ascii=False, indent=2))
        return
    console = console_here()
    film.introduce(console)
    if step is not None:
        film.show(console, step)
    elif verdict.replayed and file != "-" and sys.stdin.isatty() and sys.stdout.isatty():
        _step_through(console, film)
    else:
        film.tell(console)


class Film:
    """A record as one seat, or with None everybody, sees it; step 0 is the start."""

    def __init__(self, record: Record, verdict: Verdict, words: Words, seat: int | None) -> None:
        """Raises BadArgument for a seat that is not in the record or whose view it does not hold."""
        if seat is not None and seat >= len(record.seats):
            raise BadArgument(f"The record has seats 0 to {len(record.seats) - 1}, not {seat}.")
        if not verdict.replayed and seat not in (None, record.viewer):
            raise BadArgument(f"This record cannot be seen as seat {seat}. {verdict.why_not_replayed}")
        self.record = record
        self.verdict = verdict
        self.words = words
        self.seat = seat
        self.games: list[Game] = list(replay(record)) if verdict.replayed else []
        self.last = len(record.steps)

    def require(self, step: int) -> None:
        """Raises BadArgument when the train after this step cannot be shown."""
        if step > self.last:
            raise BadArgument(f"The record has steps 0 to {self.last}, not {step}.")
        if not self.games:
            raise BadArgument(f"The train cannot be shown. {self.verdict.why_not_replayed}")

    def events(self, step: int) -> list[dict[str, Any]]:
        """What a step caused."""
        if self.games:
            game = self.games[step]
            return [event.to_json() for event in (game.events if self.seat is None else game.events_for(self.seat))]
        return [dict(event) for event in (self.record.events if step == 0 else self.record.steps[step - 1].events)]

    def action(self, step: int) -> str | None:
        """What was chosen in a step, if the seat could see it."""
        done = self.record.steps[step - 1]
        hidden = self.games and self.seat not in (None, done.seat) and self.games[step - 1].hides(done.seat, done.action or "")
        return None if hidden else done.action

    def sentences(self, step: int) -> list[str]:
        """A step in words."""
        lines = [self.words.event(event, self.record.seats) for event in self.events(step)]
        action = self.action(step) if step else None
        if action is None:
            return lines
        seat = self.record.steps[step - 1].seat
        chosen = choice_text(self.words, self.games[step - 1], seat, action) if self.games else action
        bandit = self.words.name("bandit", self.record.seats[seat])
        return [self.words.text("cli-replay-choice", step=step, bandit=bandit, action=chosen), *(f"  {line}" for line in lines)]

    def view(self, step: int) -> Any:
        """The position after a step."""
        game = self.games[step]
        return game.position() if self.seat is None else game.view(self.seat)

    def document(self, step: int | None) -> dict[str, Any]:
        """What `--json` prints: the verdict, and all steps or one with its position."""
        record, verdict = self.record, self.verdict
        document: dict[str, Any] = {
            "game": record.game,
            "rules": record.rules,
            "options": dict(record.options),
            "seats": list(record.seats),
            "commitment": record.commitment,
            "replayed": verdict.replayed,
            "why_not_replayed": verdict.why_not_replayed,
            "chosen_deal": verdict.chosen_deal,
            "chosen_chance": list(verdict.chosen_chance),
            "result": record.result,
        }
        if step is not None:
            return document | {"step": step, "events": self.events(step), "position": self.view(step).to_json()}
        steps = [
            {"step": number, "seat": done.seat, "action": self.action(number), "events": self.events(number)}
            for number, done in enumerate(record.steps, start=1)
        ]
        return document | {"events": self.events(0), "steps": steps}

    def introduce(self, console: Console) -> None:
        """Say what it is, and whether it is right."""
        words = self.words
        bandits = words.together(words.name("bandit", role) for role in self.record.seats)
        console.print(words.text("cli-replay-of", count=self.last, game=words.text(f"game-{self.record.game}"), bandits=bandits))
        if self.record.options:
            say_line(console, options_line(words, self.record.options))
        console.print(words.text("cli-replay-verified" if self.verdict.replayed else "cli-replay-stored"))
        if self.verdict.chosen_deal:
            console.print(words.text("cli-replay-chosen-deal"))
        if self.verdict.chosen_chance:
            console.print(words.text("cli-replay-chosen-chance", count=len(self.verdict.chosen_chance)))

    def tell(self, console: Console) -> None:
        """The whole log."""
        for step in range(self.last + 1):
            for line in self.sentences(step):
                say_line(console, line)
        self.end(console)

    def show(self, console: Console, step: int) -> None:
        """One step in words, and the table after it."""
        console.print()
        console.print(self.words.text("cli-replay-step", step=step, count=self.last))
        for line in self.sentences(step):
            say_line(console, line)
        console.print()
        face_of(self.record.game).draw(console, self.words, self.view(step), self.seat)
        if step == self.last:
            self.end(console)

    def end(self, console: Console) -> None:
        """How it ended, as far as the record knows."""
        if self.games and self.games[-1].over:
            tell_end(console, self.words, self.games[-1], None if self.seat is None else self.record.seats[self.seat])
        elif self.record.result is None:
            console.print(self.words.text("cli-replay-unfinished"))


def _step_through(console: Console, film: Film) -> None:
    """Show step after step as the person asks, until the end or until they have seen enough."""
    words = film.words
    console.print(words.text("cli-replay-how-to"))
    step = 0
    film.show(console, step)
    while True:
        try:
            answer = input(f"{words.text('cli-replay-prompt', step=step)} ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            console.print()
            return
        if answer in ("q", "quit"):
            return
        if answer == "" and step == film.last:
            return
        wanted = {"": step + 1, "b": max(0, step - 1)}.get(answer, number_in(answer, 0, film.last))
        if wanted is None:
            console.print(words.text("cli-replay-not-a-step", text=shortened(answer), count=film.last))
            continue
        step = wanted
        film.show(console, step)
