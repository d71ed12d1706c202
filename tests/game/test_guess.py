"""What a seat may believe: guesses agree with all it knows, differ, and are distributed as the truth."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from scipy.stats import chi2, chisquare, hypergeom

from tests.game.play import CHANCES, NEW_GAMES, document, played
from wildbunch import Game, new_game

SAMPLES = 3000
UNLIKELY = 1e-4


@settings(max_examples=300)
@given(NEW_GAMES, CHANCES)
def test_a_guess_agrees_with_everything_the_seat_knows(game: Game, rng: random.Random) -> None:
    game = played(game, rng, 120)
    for seat in range(game.seats):
        guess = game.guess(seat, rng)
        assert guess.view(seat) == game.view(seat)
        assert guess.view(None) == game.view(None)
        assert guess.legal_actions(seat) == game.legal_actions(seat)
        assert Game.from_position(document(guess)).awaiting == game.awaiting
        assert guess.secret != game.secret
        assert guess.events == ()


def test_guesses_differ_and_come_from_the_chance_that_is_given() -> None:
    game = new_game("colt-express", 4, seed=5)
    guesses = [document(game.guess(0, random.Random(seed))) for seed in range(20)]
    assert all(guesses.count(guess) == 1 for guess in guesses)
    assert document(game.guess(0, random.Random(3))) == guesses[3]


def agree(counts: Counter[int], expected: dict[int, float]) -> bool:
    """Chi-square of counts against probabilities; what is rare is counted together."""
    total = counts.total()
    common = [k for k, p in expected.items() if p * total >= 5]
    rare = 1 - sum(expected[k] for k in common)
    observed = [counts[k] for k in common]
    wanted = [expected[k] * total for k in common]
    if rare * total >= 5:
        observed.append(total - sum(observed))
        wanted.append(rare * total)
    scale = sum(observed) / sum(wanted)
    return bool(chisquare(observed, [w * scale for w in wanted]).pvalue > UNLIKELY)


def test_the_hand_of_another_seat_is_guessed_as_six_of_its_ten_cards() -> None:
    game = new_game("colt-express", ["belle", "tuco", "ghost"], seed=8)
    rng = random.Random(9)
    for card, copies in {"fire": 2, "punch": 1}.items():
        guessed = Counter(document(game.guess(0, rng))["seats"][1]["hand"].get(card, 0) for _ in range(SAMPLES))
        expected = {k: float(hypergeom(10, copies, 6).pmf(k)) for k in range(copies + 1)}
        assert agree(guessed, expected)


def test_the_hand_of_another_seat_is_guessed_as_hands_are_dealt() -> None:
    """Which cards are in hand together: the six rarest and most common hands included."""
    deals = Counter(
        str(sorted(document(new_game("colt-express", ["belle", "tuco", "ghost"], seed=seed))["seats"][1]["hand"].items()))
        for seed in range(SAMPLES)
    )
    game = new_game("colt-express", ["belle", "tuco", "ghost"], seed=8)
    rng = random.Random(10)
    guesses = Counter(str(sorted(document(game.guess(0, rng))["seats"][1]["hand"].items())) for _ in range(SAMPLES))
    hands = [hand for hand in deals if deals[hand] + guesses[hand] >= 20]
    # Two samples of the same size: the sum of (a - b)^2 / (a + b) is chi-square distributed.
    statistic = sum((deals[hand] - guesses[hand]) ** 2 / (deals[hand] + guesses[hand]) for hand in hands)
    assert len(hands) > 50
    assert chi2(len(hands)).sf(statistic) > UNLIKELY


def test_a_face_down_card_is_guessed_among_the_cards_the_seat_has_left() -> None:
    """Tuco has played Fire and Punch openly and one card in the tunnel: eight cards are left, each equally likely."""
    game = new_game("colt-express", ["belle", "tuco", "ghost"], seed=11)
    state = game._state.copy()
    p = state.players[1]
    for kind in (2, 4, 0):
        place = p.hand if p.hand[kind] else p.deck
        place[kind] -= 1
    p.hand_size, p.deck_size = sum(p.hand), sum(p.deck)
    state.pile = 3
    state.pile_bandit[:3], state.pile_card[:3], state.pile_down[:3] = [1, 1, 1], [2, 4, 0], [0, 0, 1]
    hiding = Game(game._table, state, game._chances, game.number, ())
    rng = random.Random(12)
    guessed: Counter[int] = Counter()
    for _ in range(SAMPLES):
        pile = hiding.guess(0, rng).position().to_json()["pile"]
        assert [card["card"] for card in pile[:2]] == ["fire", "punch"]
        guessed[("move", "floor", "fire", "rob", "marshal").index(pile[2]["card"])] += 1
    assert agree(guessed, {0: 2 / 8, 1: 2 / 8, 2: 1 / 8, 3: 2 / 8, 4: 1 / 8})


def test_the_value_of_a_purse_that_was_stolen_unseen_is_guessed_as_any_unseen_one() -> None:
    game = new_game("colt-express", ["belle", "tuco", "ghost"], seed=13)
    state = game._state.copy()
    token = state.tokens
    state.tokens += 1
    state.values[5] -= 1
    state.token_value[token], state.token_place[token], state.token_known[token] = 500, 14 + 1, 1 << 1
    state.purses[next(car for car in range(7) if state.purses[car])] -= 1
    robbed = Game(game._table, state, game._chances, game.number, ())
    rng = random.Random(14)
    values = Counter(document(robbed.guess(0, rng))["bandits"][1]["purses"][1]["value"] for _ in range(SAMPLES))
    unseen = {250: 5, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2}
    assert agree(values, {value: n / 15 for value, n in unseen.items()})
    assert {document(robbed.guess(1, rng))["bandits"][1]["purses"][1]["value"] for _ in range(50)} == {500}
