"""Position documents of El Paso: round trips, what follows from the rest, and all faults at once."""

from __future__ import annotations

import contextlib
import copy
import random
from typing import Any

import pytest

import wildbunch
from tests.el_paso.play import document, steps
from tests.el_paso.scene import town

START: Any = town("Deadwood", "bank 1 3, hotel 2", tiles={"Bart": "mine 4"}, Annie="bank 8", Bart="bank 4", Cole="hotel 2").position


def faults(position: Any) -> dict[str, str]:
    with pytest.raises(wildbunch.BadPosition) as refused:
        wildbunch.Game.from_position(position)
    return dict(refused.value.faults)


def changed(**changes: Any) -> Any:
    """The start with some parts replaced; a key such as `seats__0__nuggets` is a path."""
    position = copy.deepcopy(START)
    for path, value in changes.items():
        *way, last = [int(part) if part.isdigit() else part for part in path.split("__")]
        holder = position
        for part in way:
            holder = holder[part]
        holder[last] = value
    return position


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_of_a_game_is_read_back_as_it_was(seats: int) -> None:
    for before, _, _, after in steps(wildbunch.new_game("el-paso", seats, seed=seats), random.Random(seats)):
        position = document(after)
        read = wildbunch.Game.from_position(position)
        assert document(read) == position
        assert read.awaiting == after.awaiting
        assert [read.legal_actions(seat) for seat in range(seats)] == [after.legal_actions(seat) for seat in range(seats)]
        assert before.over is False


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    short = {key: value for key, value in START.items() if key not in ("piles", "bag", "towns", "options")}
    assert document(wildbunch.Game.from_position(short)) == START


def test_all_faults_are_told_at_once_each_with_its_path() -> None:
    found = faults(
        changed(
            version=2,
            lookout=3,
            options={"rounding": "up", "tiles_per_town": 19, "towns": "[x]", "pace": 1},
            town__number=8,
            dice__sheriff=6,
            seats__0__bandit="zorro",
            seats__0__hand={"unknown": 6},
            seats__1__tiles={"saloon": [1]},
            seats__2__chosen="bank 9",
            town__stacks={"bank": "many", "pasture": [3]},
        )
    )
    assert found["$.version"] == "is 2; allowed is 1 only"
    assert found["$.lookout"] == "is 3; allowed are 0 to 2"
    assert found["$.options.rounding"] == "is 'up'; allowed are total, per_tile"
    assert found["$.options.tiles_per_town"] == "is 19; allowed are 20 and 18"
    assert found["$.options.towns"].startswith("is neither 'built_in' nor a table: The table of towns is not possible. Line 1: ")
    assert "$.options.pace" in found
    assert found["$.town.number"] == "is 8; allowed are 1 to 7"
    assert found["$.seats[0].bandit"] == "is 'zorro'; allowed are annie, bart, cole, dolores, emmett"
    assert found["$.seats[0].hand.unknown"] == "is allowed in a view only; a position to play on names the cards"
    assert found["$.seats[1].tiles.saloon[0]"] == "is 1; such tiles are worth 3, 4, 5, 6"
    assert "$.seats[2].chosen" in found
    assert "$.town.stacks.pasture" in found
    assert found["$.town.stacks.bank"] == "is 'many'; a list is needed"


@pytest.mark.parametrize(
    ("changes", "path", "sentence"),
    [
        ({"seats__1__hand__cards__bank": [4, 8]}, "$", "the card bank 8 is there 2 times"),
        ({"seats__1__tiles": {"bank": [1]}}, "$", "the tile bank 1 is there 2 times; the box has 1"),
        ({"seats__1__hand__cards": {"bank": [4]}}, "$.seats[1].hand", "holds 1 cards; it must hold 6"),
        ({"seats__1__in_town": False}, "$.seats[1].position", "is null, but the bandit has left the town and was not arrested"),
        ({"seats__1__position": 1}, "$.seats[1].position", "is 1; a bandit in town has none"),
        ({"dice__sheriff": 2}, "$.dice", "must all be 0 before the first raid of a town"),
        ({"town__raids": 1}, "$.dice", "stars, brands and sixes make 0; with 0 on the sheriff field that cannot be the last roll"),
        ({"town__left": 1}, "$.town.left", "is 1; 0 bandits have left this town"),
        (
            {"decision": {"kind": "raid", "seats": [1, 0, 2]}},
            "$.decision.seats",
            "are [1, 0, 2]; clockwise from the lookout [0, 1, 2] have not chosen",
        ),
        ({"decision": {"kind": "stay", "seats": [0]}}, "$.decision.kind", "is 'stay'; allowed is raid"),
        ({"decision__bandits": ["bart"]}, "$.decision.bandits", "is a list; the bandits of these seats are annie, bart, cole"),
        ({"bag": {}}, "$.bag", "is not what is left of the box"),
        ({"piles__0__unseen": 1}, "$.piles[0].unseen", "is 1; 3 cards are in no hand and not discarded"),
        ({"towns": []}, "$.towns", "is not the table of the option towns; leave it out"),
        ({"viewer": 0}, "$.viewer", "marks what somebody may know"),
        ({"seats__0__kept": {"bank": [1]}}, "$.seats[0].kept", "names tiles the bandit does not have"),
        ({"seats__0__chosen": "bank 7"}, "$.seats[0].chosen", "is 'bank 7', which is not in the hand"),
        ({"seats": [{}]}, "$.seats", "has 1 entries; allowed are 2 to 5"),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any], path: str, sentence: str) -> None:
    assert faults(changed(**changes))[path].startswith(sentence)


def drawing(seed: int = 3) -> Any:
    """A position in which several bandits have raided and not drawn yet."""
    for *_, after in steps(wildbunch.new_game("el-paso", 4, seed=seed), random.Random(seed)):
        position = document(after)
        if position["phase"] == "draw" and sum("raided" in seat for seat in position["seats"]) == 3:
            return position
    raise AssertionError("no such position")


def test_a_position_that_does_not_say_who_raided_with_what_can_be_played_on() -> None:
    told = drawing()
    untold = copy.deepcopy(told)
    for seat in untold["seats"]:
        seat.pop("raided", None)
    game = wildbunch.Game.from_position(untold)
    assert document(game) == untold
    for _ in range(3):
        game = game.play(game.awaiting[0], game.legal_actions(game.awaiting[0])[0])
    assert document(game)["phase"] == "leave"


def test_a_card_that_cannot_have_been_raided_with_is_refused() -> None:
    position = drawing()
    raided = [(number, seat) for number, seat in enumerate(position["seats"]) if "raided" in seat]
    (first, one), (second, two), _ = raided
    drawn = next(number for number, seat in enumerate(position["seats"]) if "raided" not in seat)
    hidden = next(f"{place} {values[0]}" for place, values in one["hand"]["cards"].items() if values)
    for changes, path, sentence in (
        ({f"seats__{drawn}__raided": one["raided"]}, drawn, "must be null but for bandits who have raided"),
        ({f"seats__{first}__raided": hidden}, first, f"is {hidden}, which nobody has seen"),
        ({f"seats__{second}__raided": one["raided"]}, second, f"is {one['raided']}, with which another bandit has raided"),
        ({f"seats__{second}__raided": "bank 9"}, second, "is 'bank 9'; allowed are bank 1,"),
        ({f"seats__{first}__raided": two["raided"], f"seats__{second}__raided": None}, None, ""),
    ):
        changed_position = copy.deepcopy(position)
        for key, value in changes.items():
            _, number, part = key.split("__")
            changed_position["seats"][int(number)][part] = value
        if path is None:
            wildbunch.Game.from_position(changed_position)
        else:
            assert faults(changed_position)[f"$.seats[{path}].raided"].startswith(sentence)


@pytest.mark.parametrize(
    ("phase", "sentence"), [("leave", "has kept"), ("draw", "has kept"), ("over", "at the end of the game all are exchanged")]
)
def test_tiles_that_nobody_could_have_kept_are_refused(phase: str, sentence: str) -> None:
    games = (after for seed in range(40) for *_, after in steps(wildbunch.new_game("el-paso", 4, seed=seed), random.Random(seed)))
    for position in map(document, games):
        gone = [seat for seat in position["seats"] if not seat["in_town"] and (seat["position"] or phase == "over")]
        if position["phase"] == phase and gone and (position["decision"] or {}).get("kind") != "keep" and "bank" in position["bag"]:
            seat = gone[0]
            for place, values in position.pop("bag").items():
                seat["tiles"][place] = sorted([*seat["tiles"].get(place, []), *values])
            assert sentence in faults(position)[f"$.seats[{seat['seat']}].tiles"]
            return
    raise AssertionError("no such position")


@pytest.mark.parametrize("kind", ["pick", "stay", "keep"])
def test_a_decision_the_rules_would_not_ask_is_refused(kind: str) -> None:
    phase = {"pick": "draw"}.get(kind, "leave")
    dice = {"sheriff": 0, "stars": 0, "brands": 5, "sixes": 0}
    position = changed(phase=phase, dice=dice, town__raids=1, town__stacks={}, bag=None, decision={"kind": kind, "seats": [0]})
    del position["bag"]
    assert faults(position)["$.decision.kind"] == f"is {kind} for seat 0, which the rules do not ask in this position"


@pytest.mark.parametrize("value", [None, 7, "x", [], True, 1.0, 20.0, pytest.param(10**5000, id="long")])
def test_any_value_anywhere_is_refused_or_read_but_never_a_traceback(value: Any) -> None:
    def places(part: Any, way: tuple[Any, ...] = ()) -> Any:
        yield way
        children = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, child in children:
            yield from places(child, (*way, key))

    for way in places(START):
        if not way or way[0] == "towns":
            continue
        position = copy.deepcopy(START)
        holder = position
        for part in way[:-1]:
            holder = holder[part]
        holder[way[-1]] = value
        with contextlib.suppress(wildbunch.BadPosition, wildbunch.UnknownGame):
            wildbunch.Game.from_position(position)
