"""CE-EXPERT-*: the hand is kept over rounds, each seat has a discard pile, bullets lie on top of the draw pile."""

import random
from collections import Counter

import pytest

import wildbunch
from tests.colt_express.reference_box import TEN_CARDS
from tests.colt_express.variants import expert, seat
from wildbunch import Game

ALL_KEEP = {"Belle": {"hand": "fire move bullet"}, "Doc": {"hand": "rob"}, "Tuco": {"hand": "punch marshal"}}
LAST = {"turn": 2, "step": 2, "card": "bridge"}
SHOT = {"received": {"Belle": "doc"}}


def last_step(**more: object) -> Game:
    """The last step of Schemin': Tuco plays, then everybody chooses what to keep."""
    cards = {**ALL_KEEP, "Tuco": {"hand": "punch marshal floor"}}
    return expert("schemin", cards, **LAST, **SHOT, **more).play("play floor").game  # type: ignore[arg-type]


def awaited(game: Game, **answers: str) -> Game:
    for name, texts in answers.items():
        for text in texts.split(", "):
            game = game.play(game.roles.index(name), text)
    return game


def test_CE_EXPERT_1_after_schemin_every_seat_with_action_cards_chooses_at_once_what_it_keeps() -> None:
    game = last_step()
    assert game.awaiting == (0, 1, 2)
    assert game.view(1).to_json()["decision"] == {"kind": "keep", "seats": [0, 1, 2], "bandits": ["belle", "doc", "tuco"]}
    assert [action.text for action in game.legal_actions(0)] == ["keep", "discard move", "discard fire"]
    assert [action.text for action in game.legal_actions(1)] == ["keep", "discard rob"]


def test_CE_EXPERT_1_what_is_discarded_and_all_bullets_leave_the_hand_when_all_have_chosen() -> None:
    game = awaited(last_step(), belle="discard move, keep", doc="discard rob", tuco="keep")
    scene = game.position().to_json()
    hands = [row["hand"] for row in scene["seats"]]
    # Tuco's floor change is carried out, and the next round has begun: six cards, or seven for Doc, are in hand again.
    assert [sum(hand.values()) for hand in hands] == [6, 7, 6]
    assert Counter(scene["seats"][0]["discard"]) == Counter({"move": 1, "bullet": 1})
    assert [event.to_json() for event in game.events if event.kind == "keeps"] == [
        {"kind": "keeps", "bandit": "belle", "count": 1},
        {"kind": "keeps", "bandit": "doc", "count": 0},
        {"kind": "keeps", "bandit": "tuco", "count": 2},
    ]


def test_CE_EXPERT_1_a_seat_without_action_cards_is_not_asked() -> None:
    cards = {**ALL_KEEP, "Doc": {"hand": ""}, "Tuco": {"hand": "floor"}}
    game = expert("schemin", cards, **LAST, **SHOT).play("play floor").game  # type: ignore[arg-type]
    assert game.awaiting == (0,)


def test_CE_EXPERT_1_with_no_action_card_in_any_hand_stealin_begins_at_once() -> None:
    scene = expert("schemin", {"Tuco": {"hand": "floor"}}, **LAST).play("play floor")  # type: ignore[arg-type]
    assert scene.told("keeps", "stealin_started") == ["keeps belle 0", "keeps doc 0", "keeps tuco 0", "stealin_started 1"]


def test_CE_EXPERT_1_others_learn_nothing_before_all_have_chosen_not_even_how_many() -> None:
    game = last_step()
    for texts in ("keep", "discard fire, keep", "discard move, discard fire"):
        later = game
        for text in texts.split(", "):
            assert later.hides(0, text)
            later = later.play(0, text)
            assert [later.events_for(viewer) for viewer in (None, 1, 2)] == [()] * 3
        for viewer in (1, 2):
            seats = [row for row in later.view(viewer).to_json()["seats"] if row["seat"] == 0]
            assert seats == [row for row in game.view(viewer).to_json()["seats"] if row["seat"] == 0]
            assert later.legal_actions(viewer) == game.legal_actions(viewer)
        assert later.awaiting == (1, 2)


def test_CE_EXPERT_1_the_owner_sees_what_is_marked() -> None:
    game = last_step().play(0, "discard move")
    assert game.view(0).to_json()["seats"][0]["leaving"] == {"move": 1}
    assert "leaving" not in game.view(1).to_json()["seats"][0]
    assert [event.to_json() for event in game.events_for(0)] == [{"kind": "discards", "bandit": "belle", "card": "move"}]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_CE_EXPERT_1_the_order_of_the_answers_changes_nothing(order: tuple[int, ...]) -> None:
    answers = {0: "discard fire, keep", 1: "discard rob", 2: "discard punch, keep"}
    end = start = last_step()
    straight = awaited(start, belle=answers[0], doc=answers[1], tuco=answers[2])
    for number in order:
        for text in answers[number].split(", "):
            end = end.play(number, text)
    assert end == straight


def test_CE_EXPERT_1_answers_may_come_between_each_other() -> None:
    game = last_step()
    mixed = game.play(2, "discard punch").play(0, "discard fire").play(2, "keep").play(1, "keep").play(0, "keep")
    assert mixed == awaited(game, belle="discard fire, keep", doc="keep", tuco="discard punch, keep")


def test_CE_EXPERT_1_kept_cards_can_be_played_in_the_next_round() -> None:
    game = awaited(last_step(), belle="keep", doc="keep", tuco="keep")
    assert game.position().to_json()["round"]["number"] == 2
    hand = Counter(game.position().to_json()["seats"][0]["hand"])
    assert hand >= Counter({"fire": 1, "move": 1})


def test_CE_EXPERT_2_resolved_cards_go_to_the_owners_discard_pile() -> None:
    scene = expert("stealin", {"Tuco": {"hand": "fire fire move move rob rob"}}, pile="Tuco floor, Tuco floor")
    assert seat(scene, 2)["discard"] == {"floor": 2}
    assert seat(scene, 2)["seen_discards"] == {"floor": 2}
    assert scene.told("round_started") == ["round_started 2 1"]


def test_CE_EXPERT_2_bullets_go_on_top_of_the_draw_pile_of_who_is_hit() -> None:
    drawing = """
        roof   :         |      |     | Doc
        inside : Marshal | Tuco | Belle |
    """
    scene = expert("stealin", {}, drawing, pile="Tuco fire", number=4, card="bridge")
    assert scene.told("shot") == ["shot tuco belle 5"]
    # The next round has begun: of the first six cards the first one was the bullet.
    draws = next(e for e in scene.story if e["kind"] == "draws" and e["bandit"] == "belle")
    assert draws["cards"][0] == "bullet"
    assert seat(scene, 0)["seen_bullets"] == 1


def test_CE_EXPERT_2_neutral_bullets_lie_on_top_too_and_the_number_is_public() -> None:
    drawing = """
        roof   :  | Belle   |          |
        inside :  | Marshal | Doc Tuco |
    """
    scene = expert("event", {"Belle": {"hand": "fire fire move move rob rob"}}, drawing, card="angry_marshal", number=4)
    assert scene.received("Belle") == {"neutral": 1}
    row = scene.game.view(1).to_json()["seats"][0]
    assert (row["bullets_on_top"], row["deck"]) == (1, {"unknown": 5})


def test_CE_EXPERT_2_nothing_is_shuffled_at_the_end_of_a_round() -> None:
    cards = {"Tuco": {"hand": "fire", "discard": "move move rob"}}
    for seed in range(10):
        scene = expert("stealin", cards, pile="Tuco punch", seed=seed)
        hand = Counter(seat(scene, 2)["hand"])
        # Five of the draw pile's five cards: what lies on the discard pile stays there.
        assert hand == Counter(TEN_CARDS) - Counter({"move": 2, "rob": 1, "punch": 1})
        assert scene.told("reshuffles") == []


def test_CE_EXPERT_3_each_seat_draws_up_to_six_and_doc_up_to_seven() -> None:
    cards = {"Belle": {"hand": "fire rob"}, "Doc": {"hand": "move move fire fire"}, "Tuco": {"hand": "floor"}}
    scene = expert("dealing", cards, number=2)
    assert [(e["bandit"], e["count"]) for e in scene.story if e["kind"] == "draws"] == [("belle", 4), ("doc", 3), ("tuco", 5)]
    assert [sum(seat(scene, number)["hand"].values()) for number in range(3)] == [6, 7, 6]


def test_CE_EXPERT_3_a_hand_of_more_than_six_draws_nothing() -> None:
    cards = {"Belle": {"hand": "fire fire rob rob move move floor"}}
    scene = expert("dealing", cards, number=2)
    assert [e["bandit"] for e in scene.story if e["kind"] == "draws"] == ["doc", "tuco"]
    assert sum(seat(scene, 0)["hand"].values()) == 7


def test_CE_EXPERT_3_the_discard_pile_becomes_the_draw_pile_in_the_middle_of_drawing_three() -> None:
    cards = {"Belle": {"hand": "move move rob rob floor floor", "deck": "punch", "discard": "fire fire marshal"}}
    scene = expert("schemin", cards).play("draw")
    assert scene.told("reshuffles") == ["reshuffles belle 3"]
    draws = next(e for e in scene.story if e["kind"] == "draws")
    assert draws["cards"][0] == "punch"
    assert set(draws["cards"][1:]) <= {"fire", "marshal"}
    row = seat(scene, 0)
    assert (sum(row["deck"].values()), row["discard"], row["seen_discards"]) == (1, {}, {})


def test_CE_EXPERT_3_an_empty_draw_pile_is_not_refilled_before_a_card_must_be_drawn() -> None:
    cards = {"Belle": {"hand": "move move rob rob", "deck": "fire fire punch", "discard": "floor floor marshal"}}
    scene = expert("schemin", cards).play("draw")
    assert scene.told("reshuffles") == []
    assert (seat(scene, 0)["deck"], seat(scene, 0)["discard"]) == ({}, {"floor": 2, "marshal": 1})


def test_CE_EXPERT_3_drawing_is_offered_as_long_as_there_is_a_card_on_either_pile() -> None:
    everything = {"hand": "move move rob rob fire fire punch", "deck": "", "discard": "floor floor marshal"}
    assert "draw" in expert("schemin", {"Belle": everything}).legal
    none = {"hand": " ".join(TEN_CARDS), "deck": ""}
    scene = expert("schemin", {"Belle": none})
    assert "draw" not in scene.legal
    assert scene.why_not("draw") == "CE-ROUND-6 deck-empty"


def test_CE_EXPERT_3_a_seat_sees_its_own_discard_pile_and_nobody_elses() -> None:
    game = expert("schemin", {"Belle": {"hand": "fire", "discard": "rob rob punch", "seen_discards": "rob"}}).game
    assert game.view(0).to_json()["seats"][0]["discard"] == {"rob": 2, "punch": 1}
    for viewer in (None, 1, 2):
        row = game.view(viewer).to_json()["seats"][0]
        assert (row["discard"], row["seen_discards"]) == ({"unknown": 3}, {"rob": 1})


def test_CE_EXPERT_3_without_the_open_pile_the_cards_seen_must_be_remembered() -> None:
    game = expert("schemin", {"Belle": {"hand": "fire", "discard": "rob", "seen_discards": "rob"}}, open_pile=False).game
    assert "seen_discards" not in game.view(1).to_json()["seats"][0]


def test_the_standard_game_has_no_discard_pile() -> None:
    game = wildbunch.new_game("colt-express", 4, seed=1)
    assert set(game.view(0).to_json()["seats"][0]) == {"seat", "bandits", "hand", "deck"}


@pytest.mark.parametrize(
    ("fields", "path", "sentence"),
    [
        ({"hand": "fire", "bullets_on_top": 1}, "$.seats[0].bullets_on_top", "is 1; the deck holds 0 bullets"),
        ({"hand": "fire", "seen_bullets": 1}, "$.seats[0].seen_bullets", "is 1; the hand holds 0 bullets"),
        ({"discard": "fire", "seen_discards": "rob"}, "$.seats[0].seen_discards.rob", "is 1; the discard pile holds 0"),
        ({"hand": "fire", "leaving": "fire"}, "$.seats[0].leaving", "marks cards, which happens in the phase keeping only"),
        ({"discard": {"unknown": 3}}, "$.seats[0].discard.unknown", "is allowed in a view only; a position to play on names the cards"),
        ({"discard": "fire fire fire"}, "$.seats[0]", "has 3 fire cards in hand, discard pile, deck and on the pile; 2 are needed"),
    ],
)
def test_faults_of_expert_positions_are_told(fields: dict[str, object], path: str, sentence: str) -> None:
    with pytest.raises(wildbunch.BadPosition) as refused:
        expert("schemin", {"Belle": fields})
    assert (path, sentence) in refused.value.faults


def test_bullets_in_hand_after_schemin_and_keeping_without_the_option_are_faults() -> None:
    with pytest.raises(wildbunch.BadPosition, match="after Schemin' no bullet stays in hand"):
        expert("stealin", {"Belle": {"hand": "bullet"}}, received={"Belle": "doc"})
    with pytest.raises(wildbunch.BadPosition, match="is keeping, which there is only with the option expert"):
        wildbunch.Game.from_position(standard_keeping())


def standard_keeping() -> dict[str, object]:
    document: dict[str, object] = last_step().position().to_json()
    document["options"] = {"expert": False}
    return document


def test_a_guess_keeps_what_everybody_has_seen() -> None:
    """Bullets on top and drawn from there, cards that went openly to the discard pile; the rest is drawn anew."""
    cards = {
        "Belle": {
            "hand": "bullet fire rob",
            "deck": "bullet bullet fire punch move",
            "bullets_on_top": 1,
            "seen_bullets": 1,
            "discard": "floor move rob marshal floor",
            "seen_discards": "floor move",
            "drawn": 1,
        }
    }
    game = expert("schemin", cards, received={"Belle": "doc doc tuco"}).game
    rng = random.Random(1)
    hands, discards = set(), set()
    for _ in range(60):
        row = game.guess(1, rng).position().to_json()["seats"][0]
        assert row["hand"]["bullet"] == 1  # one was seen, and no other card was drawn this round
        assert row["deck"]["bullet"] >= 1
        assert Counter(row["discard"]) >= Counter({"floor": 1, "move": 1})
        hands.add(str(sorted(row["hand"].items())))
        discards.add(str(sorted(row["discard"].items())))
    assert len(hands) > 5
    assert len(discards) > 5
