"""CE-BOX-* and CE-SETUP-*: what is in the box, and how a game begins."""

from collections import Counter
from typing import Any

import pytest

import wildbunch
from tests.colt_express.reference_box import BANDITS, CARS, PURSES, ROUND_CARDS, STATIONS, SYMBOLS, TEN_CARDS
from wildbunch.colt_express import flow
from wildbunch.colt_express.state import State

SEATS = [3, 4, 5, 6]


def begun(seats: int | list[str], seed: int) -> dict[str, Any]:
    return wildbunch.new_game("colt-express", seats, seed=seed).position().to_json()


def loot_of_cars(position: dict[str, Any]) -> list[tuple[int, int]]:
    return [(car["inside"]["purses"], car["inside"]["jewels"]) for car in position["train"][1:]]


def round_cards_of(seats: int, seed: int) -> list[dict[str, Any]]:
    """The round cards of a whole game in which everybody draws or passes or takes the first choice."""
    game = wildbunch.new_game("colt-express", seats, seed=seed)
    cards = [event.to_json() for event in game.events if event.kind == "round_card"]
    while not game.over:
        (seat,) = game.awaiting
        game = game.play(seat, game.legal_actions(seat)[-1])
        cards += [event.to_json() for event in game.events if event.kind == "round_card"]
    return cards


@pytest.mark.parametrize("seats", SEATS)
def test_CE_BOX_1_six_bandits_with_ten_action_cards_and_six_bullets(seats: int) -> None:
    position = begun(seats, 1)
    assert {row["bandit"] for row in position["bandits"]} <= set(BANDITS)
    for row in position["bandits"]:
        assert row["bullets_left"] == 6
    for row in position["seats"]:
        assert Counter(row["hand"]) + Counter(row["deck"]) == Counter(TEN_CARDS)


def test_CE_BOX_2_thirteen_neutral_bullets_in_one_supply() -> None:
    for seats in SEATS:
        assert begun(seats, 1)["neutral_bullets"] == {"left": 13, "removed": 0}


def test_CE_BOX_3_the_purses_in_the_box_are_those_printed() -> None:
    """Whatever is taken in a game of six, where all eighteen purses are on the train, no value is there more often than printed."""
    seen: set[int] = set()
    for seed in range(30):
        game = wildbunch.new_game("colt-express", 6, seed=seed)
        while not game.over:
            (seat,) = game.awaiting
            texts = [action.text for action in game.legal_actions(seat)]
            wanted = [text for text in texts if "rob" in text or text.startswith("move")]
            game = game.play(seat, (wanted or texts)[0])
        tokens = [purse for row in game.position().to_json()["bandits"] for purse in row["purses"]]
        values = Counter(purse["value"] for purse in tokens)
        assert all(count <= PURSES.count(value) for value, count in values.items())
        seen |= set(values)
    assert seen == {250, 300, 350, 400, 450, 500}
    assert PURSES.count(250) == 8


def test_CE_BOX_4_twelve_purses_six_jewels_and_two_strongboxes_on_the_train_of_six_cars() -> None:
    position = begun(6, 3)
    assert sorted(loot_of_cars(position)) == sorted(CARS)
    assert sum(purses for purses, _ in loot_of_cars(position)) == 12
    assert sum(jewels for _, jewels in loot_of_cars(position)) == 6
    assert position["train"][0]["inside"]["strongboxes"] == 1
    assert position["strongbox_waiting"] is True


@pytest.mark.parametrize("seats", SEATS)
def test_CE_BOX_5_every_round_card_has_the_turns_printed_for_this_number_of_players(seats: int) -> None:
    """CE-BOX-5: the cards of few and of many players have turns of their own."""
    printed = {**ROUND_CARDS, **STATIONS}
    seen = {}
    for seed in range(40):
        for card in round_cards_of(seats, seed):
            seen[card["card"]] = card["turns"]
            assert card["event"] == (None if card["card"] in ("tunnels", "bridge") else card["card"])
    assert seen == {name: [SYMBOLS[symbol] for symbol in printed[name][seats > 4]] for name in printed}


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_1_as_many_passenger_cars_as_players_none_twice_in_any_order(seats: int) -> None:
    trains = {tuple(loot_of_cars(begun(seats, seed))) for seed in range(60)}
    assert all(len(train) == seats and not Counter(train) - Counter(CARS) for train in trains)
    assert len(trains) > 30, "chosen and ordered at random"


@pytest.mark.parametrize("seats", [1, 7, 0])
def test_CE_SETUP_1_two_to_six_players(seats: int) -> None:
    with pytest.raises(wildbunch.WildbunchError, match="2 to 6"):
        wildbunch.new_game("colt-express", seats)


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_2_four_different_round_cards_then_a_station(seats: int) -> None:
    """CE-SETUP-2: of seven round cards four are played, and one of three stations."""
    for seed in range(20):
        cards = [card["card"] for card in round_cards_of(seats, seed)]
        assert len(cards) == 5
        assert len(set(cards[:4])) == 4
        assert set(cards[:4]) <= set(ROUND_CARDS)
        assert cards[4] in STATIONS


def test_CE_SETUP_2_nobody_knows_the_coming_round_cards() -> None:
    game = wildbunch.new_game("colt-express", 4, seed=5)
    for viewer in (None, 0, 1, 2, 3):
        where = game.view(viewer).to_json()["round"]
        assert where["past"] == []
        assert set(where) == {"number", "first", "card", "turns", "event", "past", "turn", "step"}


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_3_each_bandit_has_a_purse_of_250_taken_out_before_the_others_are_laid_out(seats: int) -> None:
    """CE-SETUP-3: the starting purses are taken out before the others are laid out."""
    position = begun(seats, 2)
    everybody = list(range(seats))
    for seat, row in enumerate(position["bandits"]):
        assert row["purses"] == [{"token": seat + 1, "value": 250, "known": everybody}]
        assert (row["jewels"], row["strongboxes"], row["ransom"]) == (0, 0, 0)


def test_CE_SETUP_3_one_strongbox_in_the_locomotive_with_the_marshal_and_nothing_on_the_roofs() -> None:
    position = begun(5, 2)
    nothing = {"purses": 0, "tokens": [], "jewels": 0, "strongboxes": 0}
    assert position["marshal"] == 0
    assert position["train"][0]["inside"] == {**nothing, "strongboxes": 1}
    assert all(car["roof"] == nothing for car in position["train"])


def test_CE_SETUP_3_values_on_the_floor_are_hidden_from_all() -> None:
    """Starting purses come out of the eight of $250, so the first purse taken is worth $250 in (8 - n) of (18 - n) cases."""
    game = wildbunch.new_game("colt-express", 3, seed=2)
    for viewer in (None, 0, 1, 2):
        for car in game.view(viewer).to_json()["train"]:
            assert set(car["inside"]) == {"purses", "tokens", "jewels", "strongboxes"}
            assert car["inside"]["tokens"] == []


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_3_what_is_left_in_the_box_is_what_nobody_has_seen(seats: int) -> None:
    """A game and its position read anew, whose unseen purses are counted from the box, find the same values by the same chance."""
    for seed in range(12):
        dealt = wildbunch.new_game("colt-express", seats, seed=seed)
        counted = wildbunch.Game.from_position(dealt.position().to_json(), seed=seed)
        while not dealt.over:
            (seat,) = dealt.awaiting
            texts = [action.text for action in dealt.legal_actions(seat)]
            text = next((text for text in texts if text in ("play rob", "rob purse")), texts[-1])
            entropy = bytes([seed, dealt.number % 256] * 16)
            dealt, counted = (game.play(seat, text, entropy=entropy) for game in (dealt, counted))
            assert dealt.events == counted.events


def test_CE_SETUP_4_each_seat_takes_the_bandit_it_wants_or_draws_one() -> None:
    drawn = set()
    for seed in range(60):
        position = begun(["random", "ghost", "random"], seed)
        names = [row["bandits"][0] for row in position["seats"]]
        assert names[1] == "ghost"
        assert len(set(names)) == 3
        drawn |= {names[0], names[2]}
    assert drawn == set(BANDITS) - {"ghost"}


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_4_playouts_draw_bandits_too_each_at_most_once(seats: int) -> None:
    tables = set()
    for seed in range(300):
        state = State()
        flow.new_game(state, seats, seed)
        tables.add(tuple(bandit.character for bandit in state.bandits[:seats]))
    assert all(len(set(table)) == seats and set(table) <= set(range(6)) for table in tables)
    assert len(tables) > 100
    assert {table[0] for table in tables} == {table[-1] for table in tables} == set(range(6))


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_4_the_first_player_is_random(seats: int) -> None:
    assert {begun(seats, seed)["round"]["first"] for seed in range(60)} == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_CE_SETUP_5_clockwise_from_the_first_player_in_the_caboose_and_the_car_before_it_by_turns(seats: int) -> None:
    """CE-SETUP-5: where everybody begins follows from the first player."""
    for seed in range(12):
        position = begun(seats, seed)
        for place in range(seats):
            row = position["bandits"][(position["round"]["first"] + place) % seats]
            assert (row["car"], row["level"]) == (seats if place % 2 == 0 else seats - 1, "inside")


def test_CE_SETUP_6_each_deck_is_the_ten_action_cards_shuffled() -> None:
    """CE-SETUP-6: a shuffled deck is a count of cards."""
    hands: Counter[object] = Counter()
    for seed in range(200):
        position = begun(["doc", "belle", "tuco"], seed)
        hands[tuple(sorted(position["seats"][1]["hand"].items()))] += 1
        assert sum(position["seats"][1]["hand"].values()) == 6
        assert "bullet" not in position["seats"][1]["hand"]
    assert len(hands) > 20
