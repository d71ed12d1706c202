"""CE-ROUND-*: the order of a round, what is planned and how it is resolved."""

import pytest

import wildbunch
from tests.colt_express.scene import THREE, Scene, dealing, schemin, stealin

ONE_EACH = {"Belle": "move", "Doc": "move", "Tuco": "move"}
FIVE = """
    roof   :         |  |  |  |  |
    inside : Marshal |  |  |  |  | Belle Cheyenne Django Doc Tuco
"""


def who_plans(scene: Scene, text: str = "draw") -> list[str]:
    """Who is asked, one after the other, while everybody does the same in this turn."""
    turn = scene.game.position().to_json()["round"]["turn"]
    asked = []
    while scene.asked.endswith("plan") and scene.game.position().to_json()["round"]["turn"] == turn:
        asked.append(scene.asked.split()[0])
        scene = scene.play(text if text in scene.legal else scene.legal[0])
    return asked


def test_CE_ROUND_1_decks_are_shuffled_and_drawn_from_then_the_round_card_is_revealed() -> None:
    kinds = [event["kind"] for event in dealing().story]
    assert kinds == ["round_started", "draws", "draws", "draws", "round_card", "turn_started"]


def test_CE_ROUND_1_all_bullets_received_so_far_are_shuffled_in() -> None:
    scene = dealing(number=2, received={"Tuco": "doc neutral"}, loot={"Tuco": ""})
    assert scene.cards("Tuco", "hand").count("bullet") + scene.cards("Tuco", "deck").count("bullet") == 2
    assert len((scene.cards("Tuco", "hand") + " " + scene.cards("Tuco", "deck")).split()) == 12


def test_CE_ROUND_1_everything_is_reshuffled_each_round() -> None:
    """Cards played in round 1 can be in the hand of round 2."""
    hands = set()
    for seed in range(20):
        scene = stealin(THREE, "Tuco floor, Tuco floor", seed=seed)
        assert scene.told("round_started") == ["round_started 2 1"]
        hands.add(scene.cards("Tuco", "hand").count("floor"))
    assert hands == {0, 1, 2}


def test_CE_ROUND_1_schemin_stealin_event_and_the_seat_to_the_left_becomes_first() -> None:
    scene = stealin(THREE, "Tuco floor", card="swivel_arm", first="Tuco")
    kinds = [e["kind"] for e in scene.story if e["kind"] in ("climbed", "event_started", "swept", "round_ended", "round_started")]
    assert kinds == ["climbed", "event_started", "round_ended", "round_started"]
    assert scene.told("round_started") == ["round_started 2 0"]


@pytest.mark.parametrize(("first", "then"), [("Belle", 1), ("Doc", 2), ("Tuco", 0)])
def test_CE_ROUND_1_the_first_player_goes_round_the_table(first: str, then: int) -> None:
    assert stealin(THREE, "Tuco floor", first=first).told("round_started") == [f"round_started 2 {then}"]


def test_CE_ROUND_1_after_round_5_and_its_event_the_game_ends() -> None:
    scene = stealin(THREE, "Tuco floor", card="hostage_taking")
    assert scene.told("event_started", "round_ended", "game_over") == ["event_started hostage_taking", "round_ended 5", "game_over"]
    assert scene.game.over
    assert scene.asked == "nobody"
    fourth = stealin(THREE, "Tuco floor", number=4)
    assert fourth.told("round_ended", "round_started", "game_over") == ["round_ended 4", "round_started 5 1"]


def test_CE_ROUND_2_play_one_action_card_or_draw_three() -> None:
    scene = schemin({"Belle": "move move fire bullet"}, received={"Belle": "doc"})
    assert scene.legal == ["play move", "play fire", "draw"]
    drawn = scene.play("draw")
    assert drawn.told("draws")[0].split()[:3] == ["draws", "belle", "3"]
    assert drawn.asked == "doc plan"
    played = scene.play("play fire")
    assert played.cards("Belle", "hand") == "bullet move move"
    assert played.asked == "doc plan"


def test_CE_ROUND_2_bullet_cards_cannot_be_played() -> None:
    scene = schemin({"Belle": "bullet"}, received={"Belle": "doc"})
    assert scene.legal == ["draw"]
    assert scene.why_not("play bullet") == "CE-ROUND-2 bullet-unplayable"
    assert scene.why_not("play fire") == "CE-ROUND-2 not-in-hand"


def test_CE_ROUND_2_there_is_no_hand_limit_and_a_drawn_card_may_be_played_next() -> None:
    scene = schemin({"Belle": "move move floor floor fire fire"}, card="braking").play("draw")
    hand = scene.cards("Belle", "hand").split()
    assert len(hand) == 9
    scene = scene.play("draw", "draw")
    assert scene.asked == "belle plan"
    new = next(card for card in hand if card not in ("move", "floor", "fire"))
    assert f"play {new}" in scene.legal


def test_CE_ROUND_2_every_seat_once_clockwise_from_the_first_player() -> None:
    assert who_plans(schemin(ONE_EACH, card="braking", first="Doc")) == ["doc", "tuco", "belle"]


def test_CE_ROUND_3_in_a_standard_turn_cards_are_played_face_up() -> None:
    scene = schemin(ONE_EACH).play("play move")
    assert scene.told("played") == ["played belle move False"]
    assert scene.game.view(1).to_json()["pile"][0]["card"] == "move"


def test_CE_ROUND_3_in_a_tunnel_face_down_and_public_when_they_resolve() -> None:
    scene = schemin(ONE_EACH, card="swivel_arm", turn=1).play("play move")
    assert scene.told("played") == ["played belle move True"]
    assert scene.game.view(1).to_json()["pile"][0]["card"] is None
    assert scene.game.view(0).to_json()["pile"][0]["card"] == "move"
    resolved = stealin(THREE, "Doc rob, Tuco floor face-down")
    assert resolved.told("resolves") == ["resolves 0 doc rob False", "resolves 1 tuco floor True"]


def test_CE_ROUND_3_in_a_tunnel_there_is_no_other_way_to_play() -> None:
    scene = schemin({"Ghost": "move fire"}, THREE.replace("Tuco", "Ghost"), card="swivel_arm", turn=1, first="Ghost")
    assert scene.legal == ["play move", "play fire", "draw"]


def test_CE_ROUND_4_speeding_up_gives_each_seat_two_steps_in_a_row() -> None:
    """CE-ROUND-4: both steps of a seat come before the next seat."""
    scene = schemin(ONE_EACH, card="bridge", turn=1, first="Doc")
    assert who_plans(scene) == ["doc", "doc", "tuco", "tuco", "belle", "belle"]


def test_CE_ROUND_4_each_of_the_two_steps_may_be_a_card_or_a_draw() -> None:
    scene = schemin({"Belle": "move fire"}, card="bridge", turn=1)
    assert scene.play("play move").legal == ["play fire", "draw"]
    assert scene.play("play move", "play fire").told("played") == ["played belle move False", "played belle fire False"]
    assert len(scene.play("draw", "draw").told("draws")) == 2


def test_CE_ROUND_5_switching_goes_counter_clockwise_beginning_with_the_first_player() -> None:
    """CE-ROUND-5: this turn alone goes the other way."""
    assert who_plans(schemin(ONE_EACH, card="angry_marshal", turn=3, first="Doc")) == ["doc", "belle", "tuco"]
    five = who_plans(schemin({}, FIVE, card="angry_marshal", turn=2, first="Cheyenne"))
    assert five == ["cheyenne", "belle", "tuco", "doc", "django"]


def test_CE_ROUND_5_the_turn_after_it_is_clockwise_again() -> None:
    scene = schemin(ONE_EACH, card="angry_marshal", turn=2, first="Doc")
    assert who_plans(scene) == ["doc", "tuco", "belle"]


@pytest.mark.parametrize("left", [1, 2])
def test_CE_ROUND_6_with_fewer_than_three_cards_in_the_deck_those_are_drawn(left: int) -> None:
    cards = ["move", "move", "floor", "floor", "fire", "fire", "rob", "rob", "punch", "marshal"]
    scene = schemin({"Belle": " ".join(cards[left:])}).play("draw")
    assert scene.told("draws")[0].split()[:3] == ["draws", "belle", str(left)]
    assert scene.cards("Belle", "deck") == ""
    assert len(scene.cards("Belle", "hand").split()) == 10


def test_CE_ROUND_6_with_an_empty_deck_drawing_is_not_offered_while_a_card_can_be_played() -> None:
    scene = schemin({"Belle": "move move floor floor fire fire rob rob punch marshal"})
    assert "draw" not in scene.legal
    assert "pass" not in scene.legal
    assert scene.why_not("draw") == "CE-ROUND-6 deck-empty"
    assert scene.why_not("pass") == "CE-ROUND-6 pass-not-needed"


ALL_TEN = "Belle move, Belle move, Belle floor, Belle floor, Belle fire, Belle fire, Belle rob, Belle rob, Belle punch, Belle marshal"


@pytest.mark.parametrize("bullets", ["", "doc doc"])
def test_CE_ROUND_6_no_card_in_the_deck_and_no_action_card_in_hand_the_seat_passes(bullets: str) -> None:
    hand = "bullet bullet" if bullets else ""
    scene = schemin({"Belle": hand}, pile=ALL_TEN, received={"Belle": bullets})
    assert scene.legal == ["pass"]
    passed = scene.play("pass")
    assert passed.told("passed") == ["passed belle"]
    assert passed.asked == "doc plan"
    assert passed.cards("Belle", "hand") == hand


def test_CE_ROUND_6_bullets_in_the_deck_can_still_be_drawn() -> None:
    scene = schemin({"Belle": ""}, pile=ALL_TEN, received={"Belle": "doc doc"})
    assert scene.legal == ["draw"]
    assert scene.play("draw").cards("Belle", "hand") == "bullet bullet"


def test_CE_ROUND_7_after_the_last_turn_unplayed_cards_go_back_on_the_deck() -> None:
    """CE-ROUND-7: no hand is kept in the standard game."""
    hands = {"Belle": "move move fire", "Doc": "move fire", "Tuco": "rob punch"}
    position = """
        roof   :         |  |                |
        inside : Marshal |  | Belle Doc Tuco |
    """
    scene = schemin(hands, position, card="bridge", turn=2).play("play move", "play move", "play rob")
    assert scene.asked == "belle move"
    for name in ("Belle", "Doc", "Tuco"):
        assert scene.cards(name, "hand") == ""
    assert scene.cards("Tuco", "deck") == "fire fire floor floor marshal move move punch rob"


def test_CE_ROUND_8_the_pile_is_resolved_in_the_order_played() -> None:
    scene = stealin(THREE, "Tuco floor, Belle floor, Doc floor, Tuco floor")
    assert scene.told("climbed") == ["climbed tuco 3 roof", "climbed belle 3 roof", "climbed doc 3 roof", "climbed tuco 3 inside"]


def test_CE_ROUND_8_a_resolved_card_goes_back_to_its_owners_deck() -> None:
    scene = stealin(THREE, "Tuco floor, Tuco move, Belle move")
    assert scene.asked == "tuco move"
    assert scene.cards("Tuco", "deck") == "fire fire floor floor marshal move move punch rob rob"
    assert scene.cards("Belle", "deck") == "fire fire floor floor marshal move punch rob rob"


def test_CE_ROUND_8_choices_are_made_when_the_card_resolves() -> None:
    """Tuco climbs before he moves, so he may go three cars far."""
    assert stealin(THREE, "Tuco floor, Tuco move").legal == ["move 0", "move 1", "move 2"]


def test_CE_ROUND_8_what_cannot_be_done_is_skipped_and_what_can_is_compulsory() -> None:
    scene = stealin(THREE, "Tuco rob, Tuco fire, Belle move")
    assert scene.told("no_effect", "moved") == ["no_effect tuco rob no_loot", "no_effect tuco fire no_target", "moved belle 3 2 inside"]


def test_CE_ROUND_9_received_bullets_stay_in_the_victims_deck() -> None:
    scene = stealin(
        """
        roof   :         |  | Doc   | Tuco
        inside : Marshal |  | Belle |
        """,
        "Doc fire, Belle move",
    )
    assert scene.cards("Tuco", "deck").count("bullet") == 1
    scene = scene.play("move 1")
    for _ in range(2):
        number = scene.game.position().to_json()["round"]["number"]
        bullets = (scene.cards("Tuco", "hand") + " " + scene.cards("Tuco", "deck")).split().count("bullet")
        assert bullets == sum(scene.received("Tuco").values()) >= 1
        while scene.game.position().to_json()["round"]["number"] == number:
            scene = scene.play(scene.legal[-1])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_CE_ROUND_1_a_game_has_five_rounds_not_six(seats: int) -> None:
    game = wildbunch.new_game("colt-express", seats, seed=9)
    started = [event.to_json()["round"] for event in game.events if event.kind == "round_started"]
    firsts = [event.to_json()["first"] for event in game.events if event.kind == "round_started"]
    while not game.over:
        (seat,) = game.awaiting
        game = game.play(seat, game.legal_actions(seat)[0])
        rounds = [event.to_json() for event in game.events if event.kind == "round_started"]
        started += [event["round"] for event in rounds]
        firsts += [event["first"] for event in rounds]
    assert started == [1, 2, 3, 4, 5]
    assert firsts == [(firsts[0] + number) % seats for number in range(5)]
