"""`wildbunch analyse`: what a seat could have won where."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from babel.numbers import format_percent

from wildbunch.arena.analysis import Analysis, Choice, Decision, Moment, analyse
from wildbunch.cli.common import console_here, progress_bar, read_text, say_line, words_for
from wildbunch.cli.explaining import choice_text
from wildbunch.cli.replay import Film
from wildbunch.records import read_record, verify
from wildbunch.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from wildbunch.bots.search import Step

WIDTH, HEIGHT = 64, 6
"""The columns and lines of the curve."""
BARS = " ▁▂▃▄▅▆▇█"
FULL = len(BARS) - 1
SECRET = "?"
UNKNOWN = "–"
"""What another seat chooses unseen."""


def analyse_record(file: str, seat: int, iterations: int, seed: str, lang: str | None, as_json: bool) -> None:
    """Verify the record, analyse it for the seat, and print it in words or as JSON."""
    words_for(lang)
    record = read_record(read_text(file))
    verdict = verify(record)
    # Why a record that cannot be played again cannot be analysed either is for the analysis to say.
    film = Film(record, verdict, words_for(lang, record.game), seat if verdict.replayed else None)
    with progress_bar(film.words.text("cli-analysis-positions")) as progress:
        analysis = analyse(record, seat, iterations=iterations, seed=seed, progress=progress)
    if as_json:
        print(json.dumps(analysis.to_json(), ensure_ascii=False, indent=2))
        return
    _Report(console_here(), film, analysis).tell()


class _Report:
    """An analysis in words."""

    def __init__(self, console: Console, film: Film, analysis: Analysis) -> None:
        self._console = console
        self._film = film
        self._words: Words = film.words
        self._analysis = analysis

    def tell(self) -> None:
        """Every decision, then the curve and the moments."""
        words, analysis, console = self._words, self._analysis, self._console
        say_line(
            console,
            words.text(
                "cli-analysis-of",
                bandit=words.name("bandit", analysis.seats[analysis.seat]),
                game=words.text(f"game-{analysis.game}"),
                steps=self._film.last,
                iterations=analysis.iterations,
            ),
        )
        for decision in analysis.decisions:
            self._decision(decision)
        console.print()
        console.print(words.text("cli-analysis-curve"))
        for line in chart(analysis.curve, [moment.step for moment in analysis.moments]):
            console.print(line, soft_wrap=True)
        console.print()
        console.print(words.text("cli-analysis-moments" if analysis.moments else "cli-analysis-no-moments"))
        for number, moment in enumerate(analysis.moments, start=1):
            self._moment(number, moment)

    def _decision(self, decision: Decision) -> None:
        words, seat = self._words, self._analysis.seat
        game = self._film.games[decision.step - 1]
        bandit = words.name("bandit", self._analysis.seats[seat])
        self._console.print()
        say_line(
            self._console,
            words.text("cli-replay-choice", step=decision.step, bandit=bandit, action=choice_text(words, game, seat, decision.played)),
        )
        if decision.best == decision.played:
            say_line(self._console, f"  {words.text('cli-analysis-same')}")
        else:
            best = choice_text(words, game, seat, decision.best)
            say_line(self._console, f"  {words.text('cli-analysis-better', action=best, gain=self._share(decision.gain))}")
        self._console.print(self._choices(decision))

    def _choices(self, decision: Decision) -> Table:
        """All choices, the best first."""
        from rich.table import Table

        table = Table(box=None, padding=(0, 1), show_edge=False)
        table.add_column(no_wrap=True)
        for column in ("win", "money", "visits"):
            table.add_column(self._words.text(f"cli-analysis-column-{column}"), justify="right", no_wrap=True)
        table.add_column(self._words.text("cli-analysis-column-line"))
        for choice in decision.choices:
            table.add_row(*self._row(decision, choice))
        return table

    def _row(self, decision: Decision, choice: Choice) -> tuple[str, ...]:
        marks = (("played", decision.played), ("best", decision.best))
        mark = ", ".join(self._words.text(f"cli-analysis-{name}") for name, action in marks if action == choice.action)
        win = decision.promised if choice.action == decision.played else choice.win
        share, money = self._share(win), self._money(choice.money)
        return (f"  {mark}", share, money, str(choice.visits), self._line(choice.line))

    def _line(self, line: Sequence[Step]) -> str:
        """The steps in notation, those after the first with the name of whose they are."""
        first, *others = line
        told = (f"{self._words.name('bandit', self._analysis.seats[step.seat])}: {step.action or SECRET}" for step in others)
        return ", ".join((first.action or SECRET, *told))

    def _moment(self, number: int, moment: Moment) -> None:
        change = "rose" if moment.after > moment.before else "fell"
        before, after = self._share(moment.before), self._share(moment.after)
        sentence = self._words.text(f"cli-analysis-{change}", number=number, step=moment.step, before=before, after=after)
        say_line(self._console, sentence)
        for line in self._film.sentences(moment.step):
            say_line(self._console, f"   {line}")

    def _share(self, share: float | None) -> str:
        return UNKNOWN if share is None else str(format_percent(share, locale=self._words.language))

    def _money(self, money: float | None) -> str:
        if money is None:
            return UNKNOWN
        value = round(money)
        return self._words.text("money", value=value) if self._analysis.game == "colt-express" else str(value)


def chart(curve: Sequence[float], marked: Sequence[int]) -> list[str]:
    """The curve as bars, at most `WIDTH` of them, with the numbers of the marked steps below.

    >>> for line in chart([0.25, 0.5, 1.0, 0.75], [2]):
    ...     print(line)
    100 % │  █
          │  █▄
          │  ██
          │ ███
          │▄███
      0 % │████
           0  3
             1
    """
    last = len(curve) - 1
    width = min(WIDTH, len(curve))
    steps = [round(column * last / max(1, width - 1)) for column in range(width)]
    levels = [round(curve[step] * HEIGHT * FULL) for step in steps]
    labels = {HEIGHT - 1: "100 % │", 0: "  0 % │"}
    lines = [
        labels.get(row, "      │") + "".join(BARS[min(FULL, max(0, level - row * FULL))] for level in levels).rstrip()
        for row in reversed(range(HEIGHT))
    ]
    lines.append("       0" + str(last).rjust(width - 1))
    below = [" "] * width
    for number, step in enumerate(marked, start=1):
        column = min(range(width), key=lambda column: (abs(steps[column] - step), below[column] != " "))
        below[column] = str(number)
    if marked:
        lines.append("       " + "".join(below).rstrip())
    return lines
