"""Views: what a seat and a spectator are shown, field by field."""

from __future__ import annotations

import pickle
import random
from typing import Any

from hypothesis import given, settings

from tests.game.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import Game, new_game

PUBLIC = ("phase", "round", "decision", "marshal", "strongbox_waiting", "neutral_bullets", "options")


def without_values(value: Any) -> Any:
    """A part of a document without the values of purses and who knows them."""
    if isinstance(value, dict):
        return {key: without_values(inner) for key, inner in value.items() if key not in ("value", "known")}
    return [without_values(inner) for inner in value] if isinstance(value, list) else value


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_a_view_shows_what_is_public_and_the_sizes_of_what_is_not(game: Game, rng: random.Random) -> None:
    for before, _, _, _ in steps(game, rng):
        whole = document(before)
        viewer = rng.choice([None, *range(game.seats)])
        view = before.view(viewer).to_json()
        assert view["viewer"] == viewer
        assert {key: view[key] for key in PUBLIC} == {key: whole[key] for key in PUBLIC}
        for part in ("train", "bandits", "box"):
            assert without_values(view[part]) == without_values(whole[part])
        for seat, shown in enumerate(view["seats"]):
            for place in ("hand", "deck"):
                cards = whole["seats"][seat][place]
                assert shown[place] == (cards if seat == viewer else {"unknown": sum(cards.values())})
        assert len(view["pile"]) == len(whole["pile"])


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_a_purse_value_is_shown_to_the_seats_that_have_owned_it(game: Game, rng: random.Random) -> None:
    for before, _, _, _ in steps(game, rng):
        viewer = rng.choice([None, *range(game.seats)])
        whole, view = document(before), before.view(viewer).to_json()
        for bandit, shown in zip(whole["bandits"], view["bandits"], strict=True):
            for token, seen in zip(bandit["purses"], shown["purses"], strict=True):
                knows = viewer in token["known"] or token["token"] <= len(whole["bandits"])
                assert seen == {"token": token["token"], "value": token["value"] if knows else None}
                assert bandit["seat"] in token["known"]


def cards_shown(game: Game, viewer: int | None) -> list[str | None]:
    return [card["card"] for card in game.view(viewer).to_json()["pile"]]


@settings(max_examples=60)
@given(NEW_GAMES, CHANCES)
def test_a_face_down_card_is_shown_to_its_owner_until_it_is_turned_over(game: Game, rng: random.Random) -> None:
    for before, _, _, _ in steps(game, rng):
        pile = document(before)["pile"]
        for viewer in (None, *range(game.seats)):
            own = () if viewer is None else game.roles[viewer].split("+")
            for at, (card, shown) in enumerate(zip(pile, cards_shown(before, viewer), strict=True)):
                if game.options["open_pile"]:
                    open_now = card["resolved"] or not card["face_down"]
                elif before.view(None).to_json()["phase"] in ("schemin", "keeping"):
                    open_now = at == len(pile) - 1 and not card["face_down"]
                else:
                    carried_out = sum(other["resolved"] for other in pile) - 1
                    open_now = at == carried_out and before.view(None).to_json()["decision"]["kind"] != "pickpocket"
                assert shown == (card["card"] if open_now or card["bandit"] in own else None)


def test_without_the_open_pile_only_the_uppermost_card_can_be_seen() -> None:
    game = new_game("colt-express", ["belle", "doc", "tuco"], {"open_pile": False}, seed=1)
    first = game.awaiting[0]
    planned = []
    for _ in range(3):
        action = next(action for action in game.legal_actions(game.awaiting[0]) if action.kind == "play")
        planned.append(action.fields["card"])
        game = game.play(game.awaiting[0], action)
    assert cards_shown(game, None) == [None, None, planned[2]]
    assert cards_shown(game, first) == [planned[0], None, planned[2]]


def test_a_view_is_a_value_that_can_be_compared_and_is_not_changed_by_playing_on() -> None:
    game = new_game("colt-express", 4, seed=1)
    view = game.view(0)
    kept = view.to_json()
    later = game.play(game.awaiting[0], "draw")
    assert view == game.view(0)
    assert view.to_json() == kept
    assert later.view(0) != view


def test_views_and_actions_travel_between_processes() -> None:
    game = new_game("colt-express", 4, seed=1)
    seat = game.awaiting[0]
    sent = (game.view(seat), game.legal_actions(seat), game.events_for(seat))
    assert pickle.loads(pickle.dumps(sent)) == sent
