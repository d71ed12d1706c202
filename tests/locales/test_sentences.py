"""Everything that happens in real games can be said in every language, to everybody."""

import random

import pytest

import wildbunch
from wildbunch import Game
from wildbunch.words import LANGUAGES, Words, language_of


def games(count: int, seats: int, expert: bool = False) -> list[list[Game]]:
    """Every position of some random games."""
    played = []
    for number in range(count):
        chance = random.Random(f"sentences {seats} {number}")
        game = wildbunch.new_game("colt-express", seats, {"expert": expert}, seed=f"sentences {seats} {number}")
        positions = [game]
        while not game.over:
            seat = game.awaiting[0]
            game = game.play(seat, chance.choice(game.legal_actions(seat)))
            positions.append(game)
        played.append(positions)
    return played


@pytest.mark.parametrize(("seats", "expert"), [(2, True), (3, False), (3, True), (4, False), (5, False), (6, False)])
def test_every_event_choice_and_refusal_of_real_games_is_a_sentence_in_every_language(seats: int, expert: bool) -> None:
    said: set[str] = set()
    for positions in games(3, seats, expert):
        for game in positions:
            for language in LANGUAGES:
                words = Words(language)
                for viewer in (None, *range(seats)):
                    for event in game.events_for(viewer):
                        said.add(event.kind)
                        assert words.event(event.to_json(), game.roles)
                for event in game.events:
                    assert words.event(event.to_json(), game.roles)
                for seat in game.awaiting:
                    decision = game.view(seat).to_json()["decision"]
                    assert words.decision(decision, seat) != words.decision(decision, None)
                    for action in game.legal_actions(seat):
                        assert words.action(action.to_json(), decision)
                    for _, reason in game.refusals(seat):
                        assert words.reason(reason.code, reason.args)
    assert {"played", "resolves", "moved", "shot", "robbed", "round_ended", "game_over"} <= said


def test_what_is_hidden_is_not_said() -> None:
    words = Words("en")
    hidden = {"kind": "robbed", "bandit": "doc", "loot": "purse", "token": 7, "value": None, "car": 2, "level": "roof"}
    assert words.event(hidden) == "Doc steals a purse."
    assert words.event({**hidden, "value": 450}) == "Doc steals a purse worth $450."
    assert words.event({"kind": "played", "bandit": "ghost", "card": None, "face_down": True}) == "Ghost plays a card face down."


def test_turns_and_cards_are_counted_from_one_for_people() -> None:
    words = Words("en")
    assert words.event({"kind": "turn_started", "turn": 0, "symbol": "standard"}).startswith("Turn 1 ")
    assert words.event({"kind": "resolves", "index": 4, "bandit": "doc", "card": "fire", "face_down": False}).startswith("Card 5:")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Doc snatches a purse worth $1,250 from Belle."),
        ("de", "Doc entreißt Belle eine Geldbörse im Wert von 1.250 $."),
        ("ja", "ドクはベルから$1,250の財布をひったくりました。"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, sentence: str) -> None:
    event = {"kind": "snatched", "bandit": "doc", "target": "belle", "token": 3, "value": 1250}
    assert Words(language).event(event) == sentence


@pytest.mark.parametrize(("count", "sentence"), [(1, "Doc zieht eine Karte."), (2, "Doc zieht 2 Karten."), (7, "Doc zieht 7 Karten.")])
def test_german_plurals(count: int, sentence: str) -> None:
    assert Words("de").event({"kind": "draws", "bandit": "doc", "count": count, "cards": None}) == sentence


def test_german_cases_follow_the_place() -> None:
    words = Words("de")
    walks = {"kind": "moved", "bandit": "tuco", "from": 1, "level": "inside"}
    assert words.event({**walks, "to": 0}) == "Tuco geht in die Lokomotive."
    assert words.event({"kind": "flees", "bandit": "tuco", "car": 0}) == "Tuco flieht auf das Dach der Lokomotive."
    assert words.event({"kind": "shoved", "bandit": "doc", "target": "tuco", "from": 1, "to": 0, "level": "inside"}) == (
        "Tuco landet in der Lokomotive."
    )


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (("de_DE.UTF-8",), "de"),
        ((None, "", "ja_JP.UTF-8"), "ja"),
        (("fr_FR.UTF-8", "de"), "de"),
        (("C.UTF-8",), "en"),
        ((), "en"),
        (("DE",), "de"),
    ],
)
def test_the_language_is_the_first_wish_there_are_words_for(wishes: tuple[str | None, ...], language: str) -> None:
    assert language_of(*wishes) == language


def test_an_unknown_language_a_missing_message_and_a_missing_argument_are_errors() -> None:
    with pytest.raises(ValueError, match="en, de, ja"):
        Words("fr")
    with pytest.raises(LookupError):
        Words("en").text("no-such-message")
    with pytest.raises(ValueError, match="log-punched"):
        Words("en").text("log-punched", bandit="Doc")
