"""What a player could have won where: the chance to win over a finished game, and what each decision gave up.

Everything is estimated from what the seat knew at that time, by the same search that plays. One position is one question, so that
a server can ask them one after the other whenever it has nothing better to do; `analyse` asks them all at once.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Protocol

from wildbunch.bots.search import Step
from wildbunch.core.errors import BadSeats, WildbunchError
from wildbunch.records import replay, why_not_replayable

if TYPE_CHECKING:
    from wildbunch.bots.search import Assessment, Chance, Explanation
    from wildbunch.core.action import Action
    from wildbunch.core.game import Game
    from wildbunch.records import Record

FORMAT = "wildbunch-analysis"
VERSION = 1
ITERATIONS = 1500
MOMENTS = 3
SELDOM = 100
"""A choice the search has tried less often is judged by the position it led to."""
COMPARABLE = 10
"""A choice tried less often than the most tried one by more than this is not said to be better."""
SMALLEST = 0.02
"""A difference of the chance to win below this is as likely an accident of the estimate."""

Progress = Callable[[int, int], None]
"""Told after each question how many are answered, and how many there are."""


class NotAnalysable(WildbunchError):
    """`not_analysable`: this record has no end, or cannot be played again."""

    def __init__(self, message: str) -> None:
        super().__init__("not_analysable", message)


class Thinker(Protocol):
    """Who answers the questions; `wildbunch.bots.search.Search` does."""

    def explain(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Explanation:
        """What each legal action promises to the viewer."""

    def chance(self, view: Any, rng: random.Random) -> Chance:
        """What the position promises to the viewer, whoever decides in it."""


@dataclass(frozen=True, slots=True)
class Question:
    """A position as the seat knew it, after `step` steps; `legal` is empty where the seat had nothing to choose."""

    step: int
    view: Any
    legal: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One legal action: how often the search tried it, the chance to win (0 to 1) and the final money it promises (dollars or
    nuggets; both None where it was never tried), and how the search expects the game to go on, beginning with the action.
    """

    action: str
    visits: int
    win: float | None
    money: float | None
    line: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Answer:
    """What a position promises; `best` and `choices` only where the seat had something to choose."""

    win: float
    money: float
    best: str | None = None
    choices: tuple[Choice, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """Something the seat chose in step number `step`: what it played, what promised the highest chance to win, and by how much more than
    what it played (0 where both are the same, and where the difference is within the error both are). `promised` is the chance to win
    by which what was played is judged: what the search has hardly tried, by what became of it. The best of the `choices` come first.
    """

    step: int
    played: str
    best: str
    gain: float
    promised: float
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A step that changed the chance to win; `seat` acted, `action` is None where the seat of the analysis could not see it."""

    step: int
    seat: int
    action: str | None
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game as one seat could have judged it. `curve[n]` is its chance to win after n steps; the last one is how it ended."""

    game: str
    rules: str
    seats: tuple[str, ...]
    seat: int
    iterations: int
    seed: str
    curve: tuple[float, ...]
    decisions: tuple[Decision, ...]
    moments: tuple[Moment, ...]

    def to_json(self) -> dict[str, Any]:
        """The document `wildbunch-analysis`; its JSON Schema is `wildbunch.schemas.schema("analysis")`."""
        return {"format": FORMAT, "version": VERSION, **asdict(self)}


class Study:
    """A finished game and the `questions` to be asked about one of its seats, in order."""

    def __init__(self, games: Sequence[Game], moves: Sequence[tuple[int, str]], seat: int) -> None:
        """`games` are the game at its start and after each move; a move is a seat and its action in notation.

        Raises NotAnalysable when the game is not over, BadSeats.
        """
        if not games[-1].over:
            raise NotAnalysable("The game has not ended; an analysis can be had after its end.")
        if not 0 <= seat < games[0].seats:
            raise BadSeats(f"There are seats 0 to {games[0].seats - 1}, not {seat}.", seats=seat, allowed=list(range(games[0].seats)))
        self._games = games
        self._moves = moves
        self.seat = seat
        self._answered: dict[int, int] = {}
        self.questions = tuple(self._questions())

    def _questions(self) -> Iterator[Question]:
        """One for each position that told the seat something, in order; where several choose at once, the seat's choice is asked about
        when it is first asked for it, and once more what it has chosen.
        """
        asked: int | None = None
        seen: Any = None
        for step, (game, (mover, _)) in enumerate(zip(self._games[:-1], self._moves, strict=True)):
            view, legal, awaited = game.view(self.seat), game.legal_actions(self.seat), self.seat in game.awaiting
            acted = step > 0 and self._moves[step - 1][0] == self.seat
            if awaited and len(legal) > 1:
                if acted or asked is None or self._games[asked].legal_actions(self.seat) != legal:
                    asked, seen = step, view
                    yield Question(step, view, legal)
            elif acted or not legal or awaited:
                if view != seen:
                    seen = view
                    yield Question(step, view, ())
                if not legal or awaited:
                    asked = None
            if mover == self.seat and asked is not None:
                # A mind may change until all have chosen.
                self._answered[asked] = step

    def conclude(self, answers: Mapping[int, Answer], iterations: int, seed: str) -> Analysis:
        """The analysis, from the answers by the step of their question."""
        curve: list[float] = []
        for step in range(len(self._moves)):
            curve.append(answers[step].win if step in answers else curve[-1])
        outcome = self._games[-1].outcome
        assert outcome is not None
        curve.append(1 / len(outcome.winners) if self.seat in outcome.winners else 0.0)
        start = self._games[0]
        return Analysis(
            game=start.name,
            rules=start.rules,
            seats=start.roles,
            seat=self.seat,
            iterations=iterations,
            seed=seed,
            curve=tuple(_rounded(win) for win in curve),
            decisions=tuple(self._decision(step, answer, curve) for step, answer in sorted(answers.items()) if answer.best is not None),
            moments=self._moments(curve),
        )

    def _decision(self, asked: int, answer: Answer, curve: Sequence[float]) -> Decision:
        step = self._answered[asked]
        played = self._moves[step][1]
        assert answer.best is not None
        tried = next(choice for choice in answer.choices if choice.action == played)
        promised = curve[step + 1] if tried.win is None or tried.visits < SELDOM else tried.win
        gain = _rounded(answer.win - promised)
        if gain < SMALLEST:
            return Decision(step + 1, played, played, 0.0, _rounded(promised), answer.choices)
        return Decision(step + 1, played, answer.best, gain, _rounded(promised), answer.choices)

    def _moments(self, curve: Sequence[float]) -> tuple[Moment, ...]:
        """The steps with the largest changes, in the order they happened."""
        changes = [(abs(after - before), step) for step, (before, after) in enumerate(pairwise(curve), start=1)]
        largest = sorted((change for change in changes if change[0] >= SMALLEST), key=lambda change: (-change[0], change[1]))[:MOMENTS]
        return tuple(self._moment(step, curve) for step in sorted(step for _, step in largest))

    def _moment(self, step: int, curve: Sequence[float]) -> Moment:
        mover, action = self._moves[step - 1]
        hidden = mover != self.seat and self._games[step - 1].hides(mover, action)
        return Moment(step, mover, None if hidden else action, _rounded(curve[step - 1]), _rounded(curve[step]))


def analyse(
    record: Record,
    seat: int,
    *,
    iterations: int = ITERATIONS,
    seed: str | int = 0,
    progress: Progress | None = None,
    thinker: Thinker | None = None,
) -> Analysis:
    """The analysis of a whole record for one seat, with so many iterations of the search for each question.

    The same record, seat, iterations and seed give the same analysis. Raises NotAnalysable, BadSeats, BadRecord.
    """
    study = study_of(record, seat)
    asked = thinker or search_for(iterations)
    answers = {}
    for done, question in enumerate(study.questions, start=1):
        answers[question.step] = answer(question, seed, asked)
        if progress is not None:
            progress(done, len(study.questions))
    return study.conclude(answers, iterations, str(seed))


def study_of(record: Record, seat: int) -> Study:
    """The questions that a record asks about a seat. Raises NotAnalysable, BadSeats, BadRecord."""
    if record.result is None:
        raise NotAnalysable("The record ends before the game does; an analysis can be had after the end.")
    if reason := why_not_replayable(record):
        raise NotAnalysable(reason)
    return Study(list(replay(record)), [(step.seat, step.action or "") for step in record.steps], seat)


def search_for(iterations: int, seconds: float | None = None) -> Thinker:
    """The search that plays, with so many iterations for each question, but no longer than so many seconds; without a limit in seconds
    it answers the same on every machine.
    """
    from wildbunch.bots.search import Budget, Search

    return Search(budget=Budget(seconds=seconds, iterations=iterations))


def answer(question: Question, seed: str | int, thinker: Thinker) -> Answer:
    """What the thinker says; its chance depends on the seed and the step alone, whatever was asked before."""
    rng = random.Random(f"{seed}/analysis/{question.step}")
    if not question.legal:
        chance = thinker.chance(question.view, rng)
        return Answer(_rounded(chance.win), _rounded(chance.money))
    told = thinker.explain(question.view, question.legal, rng)
    choices = sorted((_choice(each) for each in told.choices), key=_order(told))
    best = choices[0]
    assert best.win is not None  # the one tried most often is among those that can be compared
    assert best.money is not None
    return Answer(best.win, best.money, best.action, tuple(choices))


def _choice(told: Assessment) -> Choice:
    win, money = (None if value is None else _rounded(value) for value in (told.win, told.money))
    return Choice(told.action.text, told.visits, win, money, told.line)


def _order(told: Explanation) -> Callable[[Choice], tuple[bool, float, int]]:
    """First those that were tried often enough to be compared, by their chance to win, then the others as they were tried."""
    most = max(each.visits for each in told.choices)

    def place(choice: Choice) -> tuple[bool, float, int]:
        comparable = choice.win is not None and choice.visits * COMPARABLE >= most
        return not comparable, -(choice.win or 0.0) if comparable else 0.0, -choice.visits

    return place


def _rounded(value: float) -> float:
    """Digits that say something, so that documents stay short."""
    return round(value, 4)
