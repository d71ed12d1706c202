"""Previews: what a choice does by itself, as anybody could see it, without chance."""

from __future__ import annotations

import random

from hypothesis import given, settings

from tests.game.play import CHANCES, NEW_GAMES, played, steps
from wildbunch import Game, new_game

BY_CHANCE = {"cards", "token", "value"}


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_a_preview_is_the_beginning_of_what_a_spectator_then_sees(game: Game, rng: random.Random) -> None:
    for before, seat, action, after in steps(game, rng):
        seen = after.events_for(None)
        shown = before.preview(seat, action).events
        assert [event.kind for event in shown] == [event.kind for event in seen[: len(shown)]]
        for expected, event in zip(shown, seen, strict=False):
            for name, value in expected.fields.items():
                assert value == event.fields[name] or (value is None and name in BY_CHANCE)


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_a_preview_is_the_same_whatever_the_secret(game: Game, rng: random.Random) -> None:
    game = played(game, rng, 100)
    seat = game.awaiting[0]
    for action in game.legal_actions(seat):
        other = game.guess(seat, rng)
        assert other.preview(seat, action) == game.preview(seat, action)


def test_a_draw_is_previewed_without_the_cards() -> None:
    game = new_game("colt-express", 4, seed=1)
    seat = game.awaiting[0]
    preview = game.preview(seat, "draw")
    assert preview.events[0].to_json() == {"kind": "draws", "bandit": game.roles[seat], "count": 3, "cards": None}
    assert preview.would == ()


def test_a_planned_card_would_do_what_the_rules_offer_if_it_were_carried_out_now() -> None:
    """At the start everybody is inside the caboose or the car before it; nobody has moved."""
    game = new_game("colt-express", ["tuco", "belle", "doc", "ghost"], seed=6)
    bandits = game.position().to_json()["bandits"]
    checked = 0
    for seed in range(30):
        game = new_game("colt-express", ["tuco", "belle", "doc", "ghost"], seed=seed)
        bandits = game.position().to_json()["bandits"]
        seat = game.awaiting[0]
        car = bandits[seat]["car"]
        for action in game.legal_actions(seat):
            if action.text == "play move":
                cars = [other for other in (car - 1, car + 1) if other <= 4]
                assert list(game.preview(seat, action).would) == [f"move {other}" for other in cars]
                checked += 1
            if action.text == "play floor":
                assert game.preview(seat, action).would == ("floor",)
                checked += 1
            if action.text == "play marshal":
                assert game.preview(seat, action).would == ("marshal 1",)
                checked += 1
    assert checked > 30


def test_a_card_that_could_do_nothing_now_would_do_nothing() -> None:
    """On the roofs nobody finds loot at the start of a game."""
    game = new_game("colt-express", 3, seed=2)
    rng = random.Random(4)
    found = 0
    for before, seat, _, _ in steps(game, rng):
        for action in before.legal_actions(seat):
            if action.text == "play rob":
                position = before.position().to_json()
                bandit = position["bandits"][seat]
                spot = position["train"][bandit["car"]][bandit["level"]]
                empty = not (spot["purses"] or spot["tokens"] or spot["jewels"] or spot["strongboxes"])
                assert (before.preview(seat, action).would == ()) == empty
                found += empty
    assert found
