"""The analysis of a finished game: what is asked about it, what each decision gave up, what decided it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.cli.conftest import recorded

from wildbunch import BadSeats, game_names, new_game
from wildbunch.arena.analysis import SELDOM, Answer, Choice, NotAnalysable, Question, Study, analyse, answer, study_of
from wildbunch.bots.search import Assessment, Explanation, Step
from wildbunch.core.action import Action
from wildbunch.records import Record, read_record, replay, seen_by

SEAT = 1


@pytest.fixture(scope="module", params=game_names())
def record(request: pytest.FixtureRequest) -> Record:
    return read_record(recorded("analysis", 3, request.param))


@pytest.fixture(scope="module")
def study(record: Record) -> Study:
    return study_of(record, SEAT)


def told(study: Study, changes: dict[int, float]) -> dict[int, Answer]:
    """Answers as a search could give: a chance of a half, changed for good after the steps in `changes`; each next action on a list
    promises three hundredths less.
    """
    answers = {}
    for question in study.questions:
        win = 0.5 + sum(change for step, change in changes.items() if step <= question.step)
        choices = tuple(Choice(action.text, 100, win - 0.03 * at, 500.0, (action.text,)) for at, action in enumerate(question.legal))
        answers[question.step] = Answer(win, 500.0, choices[0].action if choices else None, choices)
    return answers


def test_every_choice_of_the_seat_is_asked_about_once_and_others_choices_never(record: Record, study: Study) -> None:
    games = list(replay(record))
    decided = [
        number
        for number, (game, step) in enumerate(zip(games, record.steps, strict=False), start=1)
        if step.seat == SEAT and len(game.legal_actions(SEAT)) > 1
    ]
    assert [decision.step for decision in study.conclude(told(study, {}), 1, "s").decisions] == decided
    for question in study.questions:
        assert question.view == games[question.step].view(SEAT)
        assert set(question.legal) <= set(games[question.step].legal_actions(SEAT))


def test_a_decision_tells_what_was_played_what_was_best_and_the_difference(record: Record, study: Study) -> None:
    decisions = study.conclude(told(study, {}), 1, "s").decisions
    for decision in decisions:
        texts = [choice.action for choice in decision.choices]
        assert decision.played == record.steps[decision.step - 1].action
        assert decision.best == texts[0]
        assert decision.gain == pytest.approx(0.03 * texts.index(decision.played))
    assert {decision.gain == 0 for decision in decisions} == {True, False}


def test_what_was_hardly_tried_is_judged_by_the_position_it_led_to(study: Study) -> None:
    answers = told(study, {})
    asked, given = next((step, answer) for step, answer in answers.items() if answer.best)
    before = study.conclude(answers, 1, "s").decisions[0]
    other = next(choice for choice in given.choices if choice.action != before.played)
    choices = tuple(replace(choice, visits=SELDOM - 1, win=0.0) if choice.action == before.played else choice for choice in given.choices)
    changed = {**answers, asked: replace(given, win=0.9, best=other.action, choices=choices)}
    after = study.conclude(changed, 1, "s")
    assert after.decisions[0].gain == pytest.approx(0.9 - after.curve[before.step])


def test_what_promised_less_than_two_per_cent_more_is_not_said_to_be_better(study: Study) -> None:
    answers = told(study, {})
    asked, given = next((step, answer) for step, answer in answers.items() if answer.best)
    played = study.conclude(answers, 1, "s").decisions[0].played
    for more, better in ((0.019, False), (0.021, True)):
        choices = tuple(replace(choice, win=0.4 if choice.action == played else 0.4 + more) for choice in given.choices)
        other = next(choice.action for choice in choices if choice.action != played)
        changed = {**answers, asked: replace(given, win=0.4 + more, best=other, choices=choices)}
        decision = study.conclude(changed, 1, "s").decisions[0]
        assert (decision.best, decision.gain) == ((other, more) if better else (played, 0.0))
        assert decision.promised == 0.4


class Teller:
    """Explains every choice as it is told to: visits and chance to win, from the first legal action on."""

    def __init__(self, *told: tuple[int, float | None]) -> None:
        self._told = told

    def explain(self, view: object, legal: tuple[Action, ...], rng: object) -> Explanation:
        found = [
            Assessment(action, visits, win, None if win is None else 500.0, (Step(SEAT, action.text),))
            for action, (visits, win) in zip(legal, self._told, strict=False)
        ]
        return Explanation(1000, max(found, key=lambda one: one.visits).action, tuple(found))


def test_the_best_is_the_most_promising_of_those_that_can_be_compared_and_stands_first(study: Study) -> None:
    legal = tuple(Action(f"play {at}", at, "play", {}) for at in range(5))
    question = Question(0, None, legal)
    found = answer(question, "s", Teller((700, 0.3), (0, None), (9, 0.9), (70, 0.35), (69, 0.8)))
    assert [choice.action for choice in found.choices] == ["play 3", "play 0", "play 4", "play 2", "play 1"]
    assert (found.best, found.win, found.choices[-1].win, found.choices[-1].money) == ("play 3", 0.35, None, None)


def test_the_curve_has_a_point_for_every_step_and_ends_with_how_it_ended(record: Record) -> None:
    assert record.result is not None
    for seat in range(3):
        study = study_of(record, seat)
        curve = study.conclude(told(study, {10: 0.2}), 1, "s").curve
        assert len(curve) == len(record.steps) + 1
        assert curve[:10] == (0.5,) * 10
        assert curve[-1] == (1.0 if record.result["winners"] == [seat] else 0.0)


def test_the_three_largest_changes_are_the_moments_in_their_order(record: Record) -> None:
    study = study_of(record, record.result["ranking"][-1] if record.result else 0)
    changed = {10: 0.3, 14: -0.05, 20: 0.1, 30: -0.5}
    moments = study.conclude(told(study, changed), 1, "s").moments
    largest = {step for step, change in changed.items() if abs(change) >= 0.3} | {len(record.steps)}
    assert {moment.step for moment in moments} == largest
    assert [moment.step for moment in moments] == sorted(largest)
    assert moments[0].after - moments[0].before == pytest.approx(0.3)
    assert [moment.seat for moment in moments] == [record.steps[moment.step - 1].seat for moment in moments]


def test_a_moment_does_not_tell_an_action_that_the_seat_could_not_see() -> None:
    record = read_record(recorded("hidden", 3))
    study = study_of(record, SEAT)
    own = seen_by(record, SEAT)
    hidden = [number for number, step in enumerate(own.steps, start=1) if step.action is None]
    told_of = {}
    for step in hidden:
        moments = study.conclude(told(study, {step: 0.4}), 1, "s").moments
        told_of |= {moment.step: moment.action for moment in moments}
    assert hidden
    assert {told_of[step] for step in hidden} == {None}


def test_small_changes_decide_nothing(study: Study) -> None:
    moments = study.conclude(told(study, {10: 0.015, 20: -0.015}), 1, "s").moments
    assert {moment.step for moment in moments} == {len(study.conclude(told(study, {}), 1, "s").curve) - 1}


def test_where_all_choose_at_once_only_the_last_answer_counts_and_what_the_others_do_asks_nothing() -> None:
    game = new_game("el-paso", 3, seed="minds")
    games, moves = [game], []

    def play(seat: int, at: int) -> None:
        moves.append((seat, games[-1].legal_actions(seat)[at].text))
        games.append(games[-1].play(*moves[-1]))

    assert game.awaiting == (0, 1, 2)
    play(0, 0)
    play(SEAT, 0)
    play(SEAT, 1)
    play(2, 0)
    while not games[-1].over:
        play(games[-1].awaiting[0], -1)
    study = Study(games, moves, SEAT)
    assert [question.step for question in study.questions][:2] == [0, 2]
    first = study.conclude(told(study, {}), 1, "s").decisions[0]
    assert (first.step, first.played) == (3, moves[2][1])


def test_an_analysis_repeats_itself_and_tells_how_far_it_is(record: Record) -> None:
    told: list[tuple[int, int]] = []
    analysis = analyse(record, SEAT, iterations=10, seed="s", progress=lambda done, of: told.append((done, of)))
    assert analysis == analyse(record, SEAT, iterations=10, seed="s")
    assert told == [(done, len(told)) for done in range(1, len(told) + 1)]
    assert (analysis.game, analysis.rules, analysis.seats) == (record.game, record.rules, record.seats)


# What cannot be analysed -----------------------------------------------------------------------------


def test_an_unfinished_record_is_refused() -> None:
    record = read_record(recorded("unfinished", 3))
    cut = replace(record, steps=record.steps[:-5], result=None)
    with pytest.raises(NotAnalysable, match="ends before the game does") as refused:
        analyse(cut, 0)
    assert refused.value.code == "not_analysable"


def test_what_one_seat_has_seen_is_refused() -> None:
    with pytest.raises(NotAnalysable, match="only a whole record"):
        analyse(seen_by(read_record(recorded("seen", 3)), 0), 0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused(record: Record, seat: int) -> None:
    with pytest.raises(BadSeats, match="seats 0 to 2"):
        study_of(record, seat)
