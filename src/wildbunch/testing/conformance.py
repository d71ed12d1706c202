"""The conformance suite: what every game of the table of games must keep to. For authors of games, and run by our own tests.

    from wildbunch.testing.conformance import check

    def test_my_game_conforms():
        check("my-game")

The game must be registered (`wildbunch.core.rules.register_game`). It is played at random with every number of seats and every
choice of every option; a breach is a ConformanceError that names the game to repeat it with.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import cycle, product
from typing import Any

from wildbunch.core.errors import GameOver, IllegalAction, WrongSeat
from wildbunch.core.game import Game, new_game
from wildbunch.core.rules import game_info
from wildbunch.records import Recorder, read_record, verify, write_record

MOST_ACTIONS = 10_000
ENTROPY = bytes(range(32))
NONSENSE = ("", " ", "nonsense", "play", "play play", "move", "move -1", "move 99", "draw 3", "\N{SNOWMAN}", "x" * 1000)

Demand = Callable[[bool, str], None]
"""Called with what must hold and the sentence to be said if it does not."""


class ConformanceError(AssertionError):
    """A game does not keep to what every game must keep to."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was played: how many games and actions, and which kinds of actions were met."""

    games: int
    actions: int
    kinds: tuple[str, ...]


@dataclass(slots=True)
class _Place:
    """Where in which game something is checked."""

    seats: int
    options: Mapping[str, Any]
    seed: str
    number: int = 0

    def demand(self, holds: bool, sentence: str) -> None:
        """Raise ConformanceError with how to get there unless it holds."""
        if not holds:
            where = f"{self.seats} seats, options {dict(self.options)}, seed {self.seed!r}, after {self.number} actions"
            raise ConformanceError(f"{sentence} ({where})")


def check(name: str, *, games: int = 40, thorough: float = 0.1) -> Report:
    """Play so many random games and check everything; `thorough` is the share of positions where all checks are made.

    Raises ConformanceError, and UnknownGame for a name that is not registered.
    """
    check_guesses(name)
    kinds: set[str] = set()
    actions = 0
    for number, place in zip(range(games), _places(name), strict=False):
        rng = random.Random(f"{name}/{number}")
        try:
            played, met = _check_game(name, place, rng, thorough)
        except (ConformanceError, KeyboardInterrupt):
            raise
        except Exception as error:
            place.demand(False, f"{type(error).__name__} came out of it: {error}")
        actions += played
        kinds |= met
    missing = set(game_info(name).kinds) - kinds
    if missing:
        raise ConformanceError(f"random play of {games} games never met these kinds of actions: {', '.join(sorted(missing))}")
    unknown = kinds - set(game_info(name).kinds)
    if unknown:
        raise ConformanceError(f"these kinds of actions are not in the game's info: {', '.join(sorted(unknown))}")
    check_processes(name)
    return Report(games, actions, tuple(sorted(kinds)))


def _places(name: str) -> Iterator[_Place]:
    """Games without end, over all numbers of seats and all choices of options."""
    info = game_info(name)
    number = 0
    for choices in cycle(product(*(option.choices for option in info.options))):
        options = {option.name: choice for option, choice in zip(info.options, choices, strict=True)}
        for seats in range(info.seats_min, info.seats_max + 1):
            if all(options[option.name] in info.possible(option, seats) for option in info.options):
                yield _Place(seats, options, f"conformance {number}")
                number += 1


def _check_game(name: str, place: _Place, rng: random.Random, thorough: float) -> tuple[int, set[str]]:
    """One random game to its end: how many actions it had, and of which kinds."""
    game = new_game(name, place.seats, place.options, place.seed)
    again = new_game(name, place.seats, place.options, place.seed)
    recorder = Recorder(game)
    kinds = set()
    while not game.over:
        place.number = game.number
        place.demand(game == again, "the same seed and actions gave two different games")
        place.demand(game.number < MOST_ACTIONS, f"the game does not end within {MOST_ACTIONS} actions")
        place.demand(game.outcome is None, "there is an outcome before the end")
        check_choices(game, place.demand)
        if rng.random() < thorough:
            check_position(game, rng, place.demand)
        seat = rng.choice([seat for seat in range(game.seats) if game.legal_actions(seat)])
        action = rng.choice(game.legal_actions(seat))
        kinds.add(action.kind)
        game, again = game.play(seat, action), again.play(seat, action.text)
        recorder.add(seat, action, game)
    place.number = game.number
    check_end(game, place.demand)
    record = recorder.record()
    place.demand(read_record(write_record(record)) == record, "a record is not the same when it is written and read")
    place.demand(verify(record).replayed, "a record cannot be played again")
    return game.number, kinds


def check_choices(game: Game, demand: Demand) -> None:
    """The legal actions: stable, sorted, unique, some for those who are awaited, each with kind, text and JSON."""
    demand(len(game.awaiting) > 0, "the game is not over, but nobody is awaited")
    demand(list(game.awaiting) == sorted(set(game.awaiting)), "the awaited seats are not sorted and unique")
    for seat in range(game.seats):
        legal = game.legal_actions(seat)
        fresh = Game(game._table, game._state, game._chances, game.number, game._rows).legal_actions(seat)
        demand(legal == fresh, "asked twice, the legal actions differ")
        demand(len(legal) > 0 or seat not in game.awaiting, "an awaited seat has no legal action")
        ids = [action.id for action in legal]
        demand(ids == sorted(set(ids)), "the ids of the legal actions are not sorted and unique")
        demand(len({action.text for action in legal}) == len(legal), "two legal actions have one text")
        for action in legal:
            demand(json.loads(json.dumps(action.to_json())) == action.to_json(), "an action is not plain JSON")


def check_position(game: Game, rng: random.Random, demand: Demand) -> None:
    """One position from all sides: nothing changes it, it can be written and read, nothing hidden is in a view."""
    before = game.position().to_json()
    state = game._state.copy()
    demand(json.loads(json.dumps(before)) == before, "a position is not plain JSON")
    for seat in range(game.seats):
        _check_reasons(game, seat, demand)
        _check_knowledge(game, seat, rng, demand)
    _check_refusals_of_play(game, demand)
    _check_changes(game, rng, demand)
    _check_order(game, rng, demand)
    for seat in game.awaiting:
        for action in game.legal_actions(seat):
            game.preview(seat, action)
            game.hides(seat, action)
    after = game.play(game.awaiting[0], game.legal_actions(game.awaiting[0])[-1], entropy=ENTROPY)
    demand(game._state == state, "asking or playing has changed the game it was asked of")
    demand(after.number == game.number + 1, "an action does not count as one")
    read = Game.from_position(before, seed=1)
    demand(read.position().to_json() == before, "a position is not the same when it is written and read")
    played = read.play(game.awaiting[0], game.legal_actions(game.awaiting[0])[-1], entropy=ENTROPY)
    demand(played.position().to_json() == after.position().to_json(), "a position that was read plays on differently")
    demand(played.events == after.events, "a position that was read causes other events")


def _check_reasons(game: Game, seat: int, demand: Demand) -> None:
    """`why_not` is None exactly for legal actions; a refusal is never legal."""
    legal = {action.text for action in game.legal_actions(seat)}
    everybody = {action.text for other in game.awaiting for action in game.legal_actions(other)}
    refused = dict(game.refusals(seat))
    demand(not legal & set(refused), "a legal action is among the refusals")
    for text in (*legal, *everybody, *refused, *NONSENSE):
        reason = game.why_not(seat, text)
        demand((reason is None) == (text in legal), f"why_not does not agree with the legal actions about {text!r}")
        if reason is not None:
            demand(bool(reason.rule and reason.code and reason.sentence), f"the reason against {text!r} is incomplete")
            demand(json.loads(json.dumps(reason.to_json())) == reason.to_json(), "a reason is not plain JSON")
            demand(refused.get(text, reason) == reason, "refusals and why_not give different reasons")


def _check_knowledge(game: Game, seat: int, rng: random.Random, demand: Demand) -> None:
    """All that a seat is told stays the same when everything it may not know is drawn anew."""
    view = game.view(seat).to_json()
    demand(json.loads(json.dumps(view)) == view, "a view is not plain JSON")
    guess = game.guess(seat, rng)
    demand(guess.view(seat).to_json() == view, "a view tells what the seat may not know, or a guess changes what it knows")
    demand(guess.awaiting == game.awaiting, "a guess awaits others")
    demand(guess.legal_actions(seat) == game.legal_actions(seat), "legal actions tell what the seat may not know")
    demand(guess.refusals(seat) == game.refusals(seat), "refusals tell what the seat may not know")
    Game.from_position(guess.position().to_json())
    if seat in game.awaiting:
        for action in game.legal_actions(seat):
            demand(guess.preview(seat, action) == game.preview(seat, action), "a preview tells what the seat may not know")


def _check_refusals_of_play(game: Game, demand: Demand) -> None:
    """Wrong seat and illegal action are two different errors."""
    for seat in range(game.seats):
        try:
            game.play(seat, "nonsense")
        except IllegalAction:
            demand(len(game.legal_actions(seat)) > 0, "a seat that can do nothing is told that its action is illegal")
        except WrongSeat:
            demand(not game.legal_actions(seat), "a seat that may act is told that it is not its turn")
        else:
            demand(False, "nonsense can be played")


def _check_changes(game: Game, rng: random.Random, demand: Demand) -> None:
    """A seat that may act without being awaited changes a secret answer: nobody else notices, and nothing else happens."""
    for seat in set(range(game.seats)) - set(game.awaiting):
        legal = game.legal_actions(seat)
        if not legal:
            continue
        action = rng.choice(legal)
        changed = game.play(seat, action)
        demand(game.hides(seat, action), "a seat that is not awaited may do something that others see")
        demand(changed.awaiting == game.awaiting and changed._chances == game._chances, "a changed answer makes the game go on")
        for viewer in (None, *(other for other in range(game.seats) if other != seat)):
            demand(changed.events_for(viewer) == (), "others are told of a changed answer")
            demand(changed.view(viewer).to_json() == game.view(viewer).to_json(), "others see a changed answer")
            if viewer is not None:
                demand(changed.legal_actions(viewer) == game.legal_actions(viewer), "a changed answer changes what others may do")


def _check_order(game: Game, rng: random.Random, demand: Demand) -> None:
    """Where several seats are awaited their answers stay hidden, and the order in which they come changes nothing."""
    if len(game.awaiting) == 1:
        return
    answers = {seat: rng.choice(game.legal_actions(seat)) for seat in game.awaiting}
    ends = []
    for order in (list(answers), rng.sample(list(answers), len(answers))):
        end = game
        for seat in order:
            demand(end.hides(seat, answers[seat]), "an answer given while others are awaited is not hidden")
            before, end = end, end.play(seat, answers[seat])
            if end.awaiting:
                told = [end.events_for(viewer) for viewer in range(game.seats) if viewer != seat]
                other = before.play(seat, rng.choice(before.legal_actions(seat)))
                demand(
                    seat == order[-1] or told == [other.events_for(viewer) for viewer in range(game.seats) if viewer != seat],
                    "events tell others what a seat has answered",
                )
        ends.append(end)
    demand(ends[0] == ends[1], "the order of the answers changes the game")


def check_end(game: Game, demand: Demand) -> None:
    """The end: nobody is awaited, nothing can be played, the outcome is whole."""
    demand(game.awaiting == (), "the game is over, but somebody is awaited")
    outcome = game.outcome
    demand(outcome is not None, "the game is over without an outcome")
    if outcome is None:
        return
    seats = list(range(game.seats))
    demand([score.seat for score in outcome.scores] == seats, "the scores are not those of all seats in order")
    demand(sorted(outcome.ranking) == seats, "the ranking does not hold every seat once")
    demand(
        len(outcome.winners) > 0 and set(outcome.winners) == set(outcome.ranking[: len(outcome.winners)]),
        "the winners do not lead the ranking",
    )
    demand(json.loads(json.dumps(outcome.to_json())) == outcome.to_json(), "an outcome is not plain JSON")
    for seat in seats:
        demand(game.legal_actions(seat) == (), "there are legal actions after the end")
        reason = game.why_not(seat, "nonsense")
        demand(reason is not None, "nonsense is legal after the end")
        try:
            game.play(seat, "nonsense")
        except GameOver:
            continue
        demand(False, "something can be played after the end")


def check_guesses(name: str) -> None:
    """A guess draws anew what is hidden: of some guesses at the start of a game, not all are the game itself."""
    game = new_game(name, game_info(name).seats_max, seed="guesses")
    for seat in range(game.seats):
        rng = random.Random(seat)
        guessed = {json.dumps(game.guess(seat, rng).position().to_json()) for _ in range(20)}
        if guessed == {json.dumps(game.position().to_json())}:
            raise ConformanceError(f"every guess of seat {seat} is the game itself, hidden things included")


def fingerprint(name: str, seats: int, seed: str) -> str:
    """SHA-256 of all that happens in one random game: positions, events and choices after each action."""
    rng = random.Random(f"fingerprint/{seed}")
    game = new_game(name, seats, seed=seed)
    digest = hashlib.sha256()
    while True:
        views = [game.view(seat).to_json() for seat in (None, *range(game.seats))]
        events = [event.to_json() for event in game.events]
        choices = [[action.text for action in game.legal_actions(seat)] for seat in range(game.seats)]
        digest.update(json.dumps([game.position().to_json(), views, events, choices]).encode())
        if game.over:
            return digest.hexdigest()
        seat = rng.choice(game.awaiting)
        game = game.play(seat, rng.choice(game.legal_actions(seat)))


def check_processes(name: str) -> None:
    """The same seed gives the same game in other processes, whatever the seed of Python's hashes."""
    info = game_info(name)
    code = "import sys, {}; from wildbunch.testing.conformance import fingerprint; print(fingerprint(sys.argv[1], int(sys.argv[2]), 'p'))"
    module = sys.modules[type(new_game(name, info.seats_min)._table.rules).__module__].__name__
    for seats in {info.seats_min, info.seats_max}:
        here = fingerprint(name, seats, "p")
        for hash_seed in ("0", "1"):
            environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            command = [sys.executable, "-c", code.format(module), name, str(seats)]
            there = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
            if there.stdout.strip() != here:
                raise ConformanceError(
                    f"with {seats} seats and PYTHONHASHSEED={hash_seed} another process plays another game: {there.stderr.strip()[-300:]}"
                )
