"""After every step of random play everything of the box is in exactly one place, and nobody knows more than he may."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from hypothesis import given, settings

from tests.el_paso.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import Game

LOW, HIGH = [1, 2, 3, 4, 4, 5], [3, 4, 4, 5, 5, 6]
BOX = {"bank": LOW, "saloon": HIGH, "mine": LOW, "pasture": HIGH, "hotel": LOW, "corral": LOW}
TILES = Counter((place, value) for place, values in BOX.items() for value in values)


def spread(lists: dict[str, list[int]]) -> Counter[tuple[str, int]]:
    return Counter((place, value) for place, values in lists.items() for value in values)


def check_box(position: dict[str, Any]) -> None:
    """EP-BOX-1 to EP-BOX-3: 48 cards, 36 tiles, five dice."""
    cards: Counter[tuple[str, int]] = Counter()
    tiles = spread(position["bag"]) + spread(position["town"]["stacks"])
    for seat in position["seats"]:
        cards += spread(seat["hand"]["cards"])
        tiles += spread(seat["tiles"])
        assert not spread(seat["kept"]) - spread(seat["tiles"])
    cards += Counter((pile["place"], value) for pile in position["piles"] for value in pile["discards"])
    assert max(cards.values()) == 1
    assert cards.total() + sum(pile["unseen"] for pile in position["piles"]) == 48
    assert tiles == TILES
    dice = position["dice"]
    assert dice["sheriff"] <= 5
    rolled = dice["stars"] + dice["brands"] + dice["sixes"]
    assert rolled == (5 - dice["sheriff"] + dice["stars"] if position["town"]["raids"] else 0)


def check_hands(position: dict[str, Any]) -> None:
    """EP-RAID-6: six cards in hand, five between the raid and the draw."""
    drawing = position["phase"] == "draw"
    for seat in position["seats"]:
        assert sum(map(len, seat["hand"]["cards"].values())) in ((5, 6) if drawing else (6,))


@settings(max_examples=40, deadline=None)
@given(NEW_GAMES, CHANCES)
def test_every_card_tile_and_die_of_the_box_is_in_exactly_one_place(game: Game, rng: random.Random) -> None:
    check_box(document(game))
    for _, _, _, after in steps(game, rng):
        position = document(after)
        check_box(position)
        check_hands(position)


@settings(max_examples=40, deadline=None)
@given(NEW_GAMES, CHANCES)
def test_EP_TOWN_1_the_bag_is_never_short_and_at_most_fifteen_tiles_are_held_on_arrival(game: Game, rng: random.Random) -> None:
    for _, _, _, after in steps(game, rng):
        if any(event.kind == "town_entered" for event in after.events):
            position = document(after)
            drawn = [event.fields["values"] for event in after.events if event.kind in ("laid", "returned")]
            assert sum(map(len, drawn)) == after.options["tiles_per_town"]
            assert sum(spread(seat["tiles"]).total() for seat in position["seats"]) <= 15


@settings(max_examples=40, deadline=None)
@given(NEW_GAMES, CHANCES)
def test_EP_RAID_1_the_order_of_the_answers_never_changes_the_game(game: Game, rng: random.Random) -> None:
    """Nor does changing them on the way: only what lies there at the end counts."""
    while not game.over:
        if len(game.awaiting) > 1:
            answers = {seat: rng.choice(game.legal_actions(seat)).text for seat in game.awaiting}
            one, other = game, game
            for seat, text in answers.items():
                one = one.play(seat, text)
            order = rng.sample(list(answers), len(answers))
            fickle = order[0]
            other = other.play(fickle, next(a.text for a in other.legal_actions(fickle) if a.text != answers[fickle]))
            for seat in order:
                other = other.play(seat, answers[seat])
            assert one == other
            assert one.events[1:] == other.events[1:]
            game = one
        else:
            game = game.play(game.awaiting[0], rng.choice(game.legal_actions(game.awaiting[0])))


@settings(max_examples=20, deadline=None)
@given(NEW_GAMES, CHANCES)
def test_two_games_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(game: Game, rng: random.Random) -> None:
    for before, seat, text, _ in steps(game, rng):
        for viewer in range(before.seats):
            other = before.guess(viewer, rng)
            assert other.view(viewer) == before.view(viewer)
            assert other.view(None) == before.view(None)
            assert other.legal_actions(viewer) == before.legal_actions(viewer)
            assert other.refusals(viewer) == before.refusals(viewer)
            if viewer != seat and text.startswith("raid") and len(before.awaiting) > 1:
                mine, theirs = before.play(seat, text), other.play(seat, other.legal_actions(seat)[0])
                assert mine.events_for(viewer) == theirs.events_for(viewer)
                assert mine.view(viewer) == theirs.view(viewer)
