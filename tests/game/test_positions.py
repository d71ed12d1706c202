"""Position documents: written and read again, and every fault told at once with its JSON path."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.game.play import CHANCES, NEW_GAMES, document, played, steps
from wildbunch import BadPosition, Game, UnknownGame, new_game

ENTROPY = bytes(range(32))


@settings(max_examples=150)
@given(NEW_GAMES, CHANCES)
def test_a_position_that_is_read_again_is_the_same_and_plays_on_the_same(game: Game, rng: random.Random) -> None:
    for before, seat, action, after in steps(game, rng):
        if rng.random() < 0.7 and not after.over:
            continue
        read = Game.from_position(json.loads(json.dumps(document(before))))
        assert document(read) == document(before)
        for viewer in range(game.seats):
            assert read.view(viewer) == before.view(viewer)
            assert read.legal_actions(viewer) == before.legal_actions(viewer)
        one, other = (g.play(seat, action, entropy=ENTROPY) for g in (read, before))
        assert document(one) == document(other)
        assert one.events == other.events
    end = Game.from_position(document(after))
    assert end.over
    assert end.outcome == after.outcome


def test_a_game_from_a_position_has_its_own_secret_and_keeps_the_document() -> None:
    start = document(new_game("colt-express", 4, seed=1))
    game = Game.from_position(start, seed=b"\1" * 32)
    assert game.secret == b"\1" * 32
    assert game.number == 0
    assert game.start == start


def planning() -> dict[str, Any]:
    """Belle, Doc and Tuco at the very start; seat 0 begins."""
    for seed in range(100):
        game = new_game("colt-express", ["belle", "doc", "tuco"], seed=seed)
        position = document(game)
        if position["round"]["first"] == 0 and position["round"]["card"] == "tunnels":
            return position
    raise AssertionError("no such deal")


def faults_of(position: Any) -> list[tuple[str, str]]:
    with pytest.raises(BadPosition) as refused:
        Game.from_position(position)
    assert refused.value.code == "bad_position"
    return refused.value.faults


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    position = copy.deepcopy(planning())
    for path, value in changes:
        *way, last = path.split("/")
        at: Any = position
        for key in way:
            at = at[int(key) if isinstance(at, list) else key]
        at[int(last) if isinstance(at, list) else last] = value
    return position


FAULTS = [
    ("format", "chess", "$.format", "is 'chess'; allowed is wildbunch-position"),
    ("version", 2, "$.version", "is 2; allowed is 1 only"),
    ("viewer", 1, "$.viewer", "marks what somebody may know"),
    ("weather", "rain", "$.weather", "is unknown; allowed are format"),
    ("options/django_push", "never", "$.options.django_push", "is 'never'; allowed are may, must"),
    ("options/open_pile", "yes", "$.options.open_pile", "is 'yes'; true or false is needed"),
    ("options/expert", 1, "$.options.expert", "is 1; true or false is needed"),
    ("phase", "sleepin", "$.phase", "is 'sleepin'; allowed are"),
    ("marshal", 4, "$.marshal", "is 4; allowed are 0 to 3"),
    ("marshal", True, "$.marshal", "is true; allowed are 0 to 3"),
    ("marshal", 1.5, "$.marshal", "is 1.5; allowed are 0 to 3"),
    ("marshal", 3, "$.bandits[0].level", "is inside the Marshal's car"),
    ("strongbox_waiting", False, "$", "there are 1 strongboxes, waiting ones included; there must be 2"),
    ("neutral_bullets/left", 12, "$.neutral_bullets", "left, removed and received (0) make 12; they must make 13"),
    ("neutral_bullets/left", -1, "$.neutral_bullets.left", "is -1; allowed are 0 to 13"),
    ("seats", [], "$.seats", "has 0 entries; allowed are 2 to 6"),
    ("seats", None, "$.seats", "is null; a list is needed"),
    ("seats/1/bandits/0", "annie", "$.seats[1].bandits[0]", "is 'annie'; allowed are belle, cheyenne"),
    ("seats/1/bandits/0", "belle", "$.seats[1].bandits[0]", "is 'belle', who sits elsewhere too"),
    ("seats/1/bandits", [], "$.seats[1].bandits", "has 0 names; with 3 to 6 seats each has one"),
    ("seats/1/seat", 0, "$.seats[1].seat", "is 0; allowed is 1 only"),
    ("seats/0/hand", {"unknown": 6}, "$.seats[0].hand.unknown", "is allowed in a view only"),
    ("seats/0/hand", {"ace": 1}, "$.seats[0].hand.ace", "is unknown; allowed are move, floor"),
    ("seats/0/hand", {"move": -1}, "$.seats[0].hand.move", "is -1; allowed are 0 to"),
    ("seats/0/deck", {"move": 9}, "$.seats[0]", "move cards in hand, deck and on the pile; 2 are needed"),
    ("seats/0/hand/bullet", 1, "$.seats[0]", "has 1 bullet cards in hand and deck; 0 are needed"),
    ("bandits/0/bandit", "tuco", "$.bandits[0].bandit", "is 'tuco'; allowed is belle"),
    ("bandits/0/car", 7, "$.bandits[0].car", "is 7; allowed are 0 to 3"),
    ("bandits/0/level", "cellar", "$.bandits[0].level", "is 'cellar'; allowed are inside, roof"),
    ("bandits/0/bullets_left", 5, "$.bandits[0].bullets_left", "is 5 and others have received 0 from belle"),
    ("bandits/0/received", {"belle": 1}, "$.bandits[0].received", "holds bullets of the bandit's own"),
    ("bandits/0/received", {"ghost": 1}, "$.bandits[0].received.ghost", "is unknown; allowed are belle, doc, tuco, neutral"),
    ("bandits/0/ransom", 100, "$.bandits[0].ransom", "100"),
    ("bandits/0/purses/0/value", 275, "$.bandits[0].purses[0].value", "is 275; allowed are 250, 300"),
    ("bandits/0/purses/0/value", 250.0, "$.bandits[0].purses[0].value", "is 250.0; allowed are 250, 300"),
    ("bandits/0/purses/0/value", 300, "$.bandits[0].purses[0]", "is a starting purse (1 to 3): worth 250"),
    ("bandits/0/purses/0/token", 2, "$.bandits[1].purses[0].token", "is 2, which is at $.bandits[0].purses[0] too"),
    ("bandits/0/purses/0/known", [5], "$.bandits[0].purses[0].known[0]", "is 5; allowed are 0 to 2"),
    ("bandits/0/purses", [], "$.bandits[1].purses[0].token", "is 2, but there is no token 1"),
    ("bandits/0/jewels", 6, "$.train", "jewels; 3 cars can bring"),
    ("train/0/inside/purses", 1, "$.train[0].inside.purses", "is 1; allowed is 0 only"),
    ("train/1/roof/purses", 1, "$.train[1].roof.purses", "is 1; allowed is 0 only"),
    ("train/1/car", 2, "$.train[1].car", "is 2; allowed is 1 only"),
    ("train/1/name", "car 2", "$.train[1].name", "is 'car 2'; allowed is car 1"),
    ("train/1/inside", 7, "$.train[1].inside", "is 7; an object is needed"),
    ("train", [], "$.train", "has 0 cars; with 3 seats there are 4"),
    ("round/number", 6, "$.round.number", "is 6; allowed are 1 to 5"),
    ("round/number", 2, "$.round.past", "has 0 cards; in round 2 there are 1"),
    ("round/card", "hostage_taking", "$.round.card", "is 'hostage_taking'; allowed are angry_marshal"),
    ("round/turns", ["standard"], "$.round.turns", "must be standard, tunnel, standard, tunnel, standard"),
    ("round/event", "braking", "$.round.event", "must be null, as printed on the card"),
    ("round/turn", 5, "$.round.turn", "is 5; allowed are 0 to 4"),
    ("round/step", 3, "$.round.step", "is 3; allowed are 0 to 2"),
    ("round/first", 1, "$.decision.seat", "is 0; after 0 steps of this turn seat 1 must decide"),
    ("decision/kind", "move", "$.decision.kind", "is 'move'; allowed is plan"),
    ("decision/seat", 1, "$.decision.seat", "is 1; allowed is 0 only"),
    ("decision/target", "doc", "$.decision.target", "must be null for plan"),
    ("decision/token", 1, "$.decision.token", "must be null for plan"),
    ("pile", [{"bandit": "belle"}], "$.pile[0].card", "is missing"),
    ("pile", [{"bandit": "belle", "card": None, "face_down": True, "resolved": False}], "$.pile[0].card", "is null"),
    ("pile", [{"bandit": "doc", "card": "bullet", "face_down": False, "resolved": False}], "$.pile[0].card", "is 'bullet'"),
    ("pile", [{"bandit": "doc", "card": "fire", "face_down": False, "resolved": True}], "$.pile[0].resolved", "is true"),
]


@pytest.mark.parametrize(("place", "value", "path", "sentence"), FAULTS, ids=[f"{f[0]}={f[1]!r}"[:60] for f in FAULTS])
def test_a_fault_is_told_with_its_path_and_what_is_allowed(place: str, value: Any, path: str, sentence: str) -> None:
    faults = faults_of(changed((place, value)))
    assert any(where == path and sentence in what for where, what in faults), faults


def test_a_position_without_faults_is_read() -> None:
    assert document(Game.from_position(planning())) == planning()


def test_all_faults_are_told_at_once() -> None:
    several = [
        ("marshal", 9),
        ("bandits/0/level", "cellar"),
        ("bandits/1/bullets_left", 2),
        ("seats/2/hand", {"unknown": 6}),
        ("train/1/name", "dining car"),
        ("round/card", "lunch"),
        ("weather", "rain"),
        ("neutral_bullets/removed", 3),
    ]
    paths = [path for path, _ in faults_of(changed(*several))]
    assert {
        "$.marshal",
        "$.bandits[0].level",
        "$.bandits[1].bullets_left",
        "$.seats[2].hand.unknown",
        "$.train[1].name",
        "$.round.card",
        "$.weather",
        "$.neutral_bullets",
    } <= set(paths)


@pytest.mark.parametrize("value", [None, [], "x", 3, {}, {"game": 5}])
def test_what_is_no_position_is_refused(value: Any) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(value)


def test_a_position_of_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownGame):
        Game.from_position({"game": "chess"})


def test_a_view_is_no_position_to_play_on() -> None:
    view = new_game("colt-express", 3, seed=1).view(0).to_json()
    paths = {path for path, _ in faults_of(view)}
    assert "$.viewer" in paths
    assert any(path.endswith("hand.unknown") for path in paths)


def everywhere(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value within a JSON document."""
    ways = [way] if way else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        ways += everywhere(inner, (*way, key))
    return ways


STRANGE = st.sampled_from(
    [None, True, False, -1, 0, 1, 2, 7, 99, 2**70, 0.5, "", "belle", "roof", "fire", [], [1], ["belle"], {}, {"unknown": 3}, {"fire": 1}]
)


@settings(max_examples=1500)
@given(NEW_GAMES, CHANCES, st.lists(STRANGE, min_size=1, max_size=3), st.booleans())
def test_a_damaged_position_is_refused_or_read_but_never_breaks(game: Game, rng: random.Random, strange: list[Any], remove: bool) -> None:
    position = json.loads(json.dumps(document(played(game, rng, 60))))
    for value in strange:
        *way, last = rng.choice(everywhere(position))
        at = position
        for key in way:
            at = at[key]
        if remove and isinstance(at, dict):
            del at[last]
        else:
            at[last] = value
    try:
        read = Game.from_position(position)
    except (BadPosition, UnknownGame):
        return
    for _ in range(5):
        if not read.over:
            read = read.play(read.awaiting[0], rng.choice(read.legal_actions(read.awaiting[0])))
    Game.from_position(document(read))
