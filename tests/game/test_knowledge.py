"""Two games that differ only in what a seat may not know look the same to it: view, choices, reasons, events, at every step."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from tests.game.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import Event, Game, IllegalAction, new_game
from wildbunch.colt_express import components as c
from wildbunch.colt_express.expert import ask_next_keep
from wildbunch.colt_express.schemin import ask_plan
from wildbunch.colt_express.state import State

ENTROPY = bytes(range(32))
SECRET = ("discards", "done_keeping")
"""Events that others are not told of at all."""


def swap_hand_and_deck(s: State, seat: int, rng: random.Random) -> None:
    """A card of the seat's hand changes places with one of its deck."""
    p = s.players[seat]
    if p.hand_size and p.deck_size:
        swap(p.hand, p.deck, rng)


def swap(pile: list[int], other: list[int], rng: random.Random, slots: int = c.CARD_SLOTS) -> None:
    """A card of each pile, of these slots, changes places."""
    one = rng.choices(range(slots), pile[:slots])[0]
    two = rng.choices(range(slots), other[:slots])[0]
    pile[one] -= 1
    other[two] -= 1
    pile[two] += 1
    other[one] += 1


def swap_unseen_cards(s: State, seat: int, rng: random.Random) -> None:
    """In the expert game: action cards of a hand, a draw pile and a discard pile that nobody has seen there change places."""
    p = s.players[seat]
    hand, deck = ([0 if slot == c.BULLET else n for slot, n in enumerate(pile)] for pile in (p.hand, p.deck))
    discard = [0 if slot == c.BULLET else n - p.open_discard[slot] for slot, n in enumerate(p.discard)]
    before = [list(pile) for pile in (hand, deck, discard)]
    for one, other in ((hand, deck), (deck, discard), (hand, discard)):
        if any(one) and any(other):
            swap(one, other, rng)
    for pile, now, was in zip((p.hand, p.deck, p.discard), (hand, deck, discard), before, strict=True):
        pile[:] = [n + a - b for n, a, b in zip(pile, now, was, strict=True)]
    held = [slot for slot, n in enumerate(p.hand) for _ in range(n) if slot != c.BULLET]
    marked = rng.sample(held, sum(p.leaving))
    p.leaving[:] = [marked.count(slot) for slot in range(c.CARD_SLOTS)]


def swap_hidden_card(s: State, seat: int, rng: random.Random) -> None:
    """A face-down card of the seat changes places with an action card of its deck."""
    p = s.players[seat]
    hidden = [at for at in range(s.resolved, s.pile) if s.pile_down[at] and s.bandits[s.pile_bandit[at]].seat == seat]
    if s.teams:
        hidden = [at for at in hidden if s.pile_bandit[at] % 2 == 0]  # the back tells whose card it is
    action_cards = p.deck[: c.ACTION_CARDS]
    if hidden and any(action_cards):
        at = rng.choice(hidden)
        card = rng.choices(range(c.ACTION_CARDS), action_cards)[0]
        p.deck[card] -= 1
        p.deck[s.pile_card[at]] += 1
        s.pile_card[at] = card


def swap_values(s: State, viewer: int | None, rng: random.Random) -> None:
    """The value of a purse that the viewer has never owned changes places with one nobody has seen."""
    own = 0 if viewer is None else 1 << viewer
    starting = s.bandit_count
    hidden = [token for token in range(starting, s.tokens) if not s.token_known[token] & own]
    if hidden and any(s.values):
        token = rng.choice(hidden)
        new = rng.choices(range(c.VALUES), s.values)[0]
        s.values[new] -= 1
        s.values[c.PURSE_VALUES.index(s.token_value[token])] += 1
        s.token_value[token] = c.PURSE_VALUES[new]


def twin(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """The game with other things hidden from the viewer (None: a spectator)."""
    state = game._state.copy()
    for seat in range(state.seats):
        if seat != viewer:
            swap_hidden_card(state, seat, rng)
            for _ in range(4):
                if state.expert:
                    swap_unseen_cards(state, seat, rng)
                else:
                    swap_hand_and_deck(state, seat, rng)
    swap_values(state, viewer, rng)
    if state.asked == c.ASK_PLAN and state.actor != viewer:
        ask_plan(state)
    elif state.asked == c.ASK_KEEP:
        ask_next_keep(state)
    return Game(game._table, state, game._chances, game.number, game._rows)


def reveals(event: Event, bandits: tuple[str, ...]) -> bool:
    """Whether an event makes public, or shows this bandit, something that was hidden before."""
    if event.kind == "resolves":
        return bool(event.fields["face_down"])
    if event.kind == "purse_lost":
        return True  # it is the cheapest purse, which only its owner could tell
    return event.kind in ("robbed", "pickpockets", "snatched") and event.fields["bandit"] in bandits


def up_to_a_revelation(game: Game, viewer: int | None) -> Iterator[Event]:
    bandits = () if viewer is None else tuple(game.roles[viewer].split("+"))
    for event in game.events_for(viewer):
        if reveals(event, bandits):
            return
        yield event


def check_same(game: Game, other: Game, viewer: int | None) -> None:
    assert game.view(viewer).to_json() == other.view(viewer).to_json()
    assert game.awaiting == other.awaiting
    if viewer is not None:
        assert game.legal_actions(viewer) == other.legal_actions(viewer)
        assert game.refusals(viewer) == other.refusals(viewer)
        for action in game.legal_actions(viewer):
            assert game.preview(viewer, action) == other.preview(viewer, action)


@settings(max_examples=1000)
@given(NEW_GAMES, CHANCES)
def test_a_seat_and_a_spectator_see_nothing_of_what_they_may_not_know(game: Game, rng: random.Random) -> None:
    for before, seat, action, _ in steps(game, rng):
        if rng.random() < 0.8:
            continue  # every step is checked, but in different games
        viewer = rng.choice([None, *range(game.seats)])
        other = twin(before, viewer, rng)
        check_same(before, other, viewer)
        try:
            other_after = other.play(seat, action, entropy=ENTROPY)
        except IllegalAction:
            assert seat != viewer  # the other hand lacks this card
            continue
        after = before.play(seat, action, entropy=ENTROPY)
        seen = list(up_to_a_revelation(after, viewer))
        assert seen == list(up_to_a_revelation(other_after, viewer))
        if len(seen) == len(after.events_for(viewer)) == len(other_after.events_for(viewer)):
            check_same(after, other_after, viewer)


def test_the_twins_of_the_test_above_really_differ() -> None:
    rng = random.Random(1)
    differing = total = 0
    for before, _, _, _ in steps(new_game("colt-express", 5, seed=1), rng):
        other = twin(before, 0, rng)
        differing += document(other) != document(before)
        total += 1
    assert differing > total / 2


def test_a_seat_cannot_see_another_hand_where_a_twin_with_another_hand_is_leaked() -> None:
    """The comparison can fail: the whole position tells the twins apart."""
    game = new_game("colt-express", 4, seed=2)
    other = twin(game, 0, random.Random(3))
    with pytest.raises(AssertionError):
        assert game.position() == other.position()


@settings(max_examples=100)
@given(NEW_GAMES, CHANCES)
def test_private_fields_are_told_to_those_who_may_know_them_and_to_nobody_else(game: Game, rng: random.Random) -> None:
    seats = {bandit: seat for seat, role in enumerate(game.roles) for bandit in role.split("+")}
    known: dict[int, set[int]] = {token: set(range(game.seats)) for token in range(1, len(seats) + 1)}
    for _, seat, _, after in steps(game, rng):
        full = [event for event in after.events if event.kind not in SECRET]
        for viewer in (None, *range(game.seats)):
            told = after.events_for(viewer)
            assert all(viewer == seat for event in told if event.kind in SECRET)
            seen = [event for event in told if event.kind not in SECRET]
            assert [event.kind for event in seen] == [event.kind for event in full]
        for at, event in enumerate(full):
            if event.kind == "draws":
                private = {"cards": {game.roles.index(event.fields["bandit"])}}
            elif event.kind == "played" and event.fields["face_down"]:
                private = {"card": {seat}}
            elif event.fields.get("token") is not None:
                token = event.fields["token"]
                owners = known.setdefault(token, set())
                if event.kind in ("robbed", "snatched", "pickpockets"):
                    owners.add(seats[event.fields["bandit"]])
                private = {"value": set(owners)}
            else:
                private = {}
            for viewer in (None, *range(game.seats)):
                shown = [event for event in after.events_for(viewer) if event.kind not in SECRET][at]
                for name, value in event.fields.items():
                    starting = name == "value" and (event.fields.get("token") or 99) <= len(seats)
                    may_know = name not in private or starting or viewer in private[name]
                    assert shown.fields[name] == (value if may_know else None)
