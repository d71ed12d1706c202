"""Nothing that a seat may not know crosses the wire: the raw frames of whole games against the whole truth."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.table_harness import Person

from wildbunch import Game, new_game
from wildbunch.server import frames
from wildbunch.server.frames import Step

pytestmark = pytest.mark.anyio

OPTIONS = [{}, {"open_pile": False}]
TABLES = [(seats, options) for seats in (3, 4, 5, 6) for options in OPTIONS]
TABLES += [(2, {}), (3, {"expert": True}), (5, {"expert": True, "open_pile": False})]
OWN_CARDS = ("hand", "deck", "discard")


def told_too_much(view: dict[str, Any], truth: dict[str, Any], me: int) -> Iterator[str]:
    """What a view holds that its seat may not know, found from the position alone (without the code that makes views)."""
    open_pile = truth["options"]["open_pile"]
    for seat in view["seats"]:
        for where in OWN_CARDS if truth["options"]["expert"] else OWN_CARDS[:2]:
            if seat["seat"] != me and set(seat[where]) - {"unknown"} and sum(seat[where].values()):
                yield f"cards of seat {seat['seat']}: {seat[where]}"
        if seat["seat"] != me and "leaving" in seat:
            yield f"cards that seat {seat['seat']} lays away: {seat['leaving']}"
    mine = truth["seats"][me]["bandits"]
    for number, (seen, true) in enumerate(zip(view["pile"], truth["pile"], strict=True)):
        hidden = true["face_down"] or not (open_pile or number == len(truth["pile"]) - 1)
        if hidden and not true["resolved"] and true["bandit"] not in mine and seen["card"] is not None:
            yield f"card {number} of the pile: {seen}"
    knowing = {token["token"]: token["known"] for token in tokens(truth)}
    for token in tokens(view):
        if token["value"] is not None and me not in knowing[token["token"]]:
            yield f"value of {token}"
    if view.keys() - {"viewer"} != truth.keys() - {"viewer"}:
        yield f"fields {view.keys() ^ truth.keys()}"


def tokens(part: Any) -> Iterator[dict[str, Any]]:
    """All purse tokens anywhere in a document."""
    if isinstance(part, dict):
        if "token" in part and "value" in part:
            yield part
        for inner in part.values():
            yield from tokens(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from tokens(inner)


def told_too_early(event: dict[str, Any], truth: dict[str, Any], me: int) -> Iterator[str]:
    """What an event holds that its seat does not know even in the position after it."""
    mine = truth["seats"][me]["bandits"]
    if event["kind"] == "draws" and event["bandit"] != "+".join(mine) and event["cards"] is not None:
        yield f"{event}"
    if event["kind"] == "played" and event["face_down"] and event["bandit"] not in mine and event["card"] is not None:
        yield f"{event}"
    knowing = {token["token"]: token["known"] for token in tokens(truth)}
    token = event.get("token")
    if token is not None and event["value"] is not None and me not in knowing[token]:
        yield f"{event}"


def test_the_check_itself_finds_what_is_hidden() -> None:
    rng = random.Random(1)
    game = new_game("colt-express", ["ghost", "doc", "tuco"], seed=1)
    found: set[str] = set()
    while not game.over:
        actor = game.awaiting[0]
        game = game.play(actor, rng.choice(game.legal_actions(actor)))
        truth = game.position().to_json()
        found |= {fault.split()[0] for fault in told_too_much(truth, truth, 1)}
        for event in game.events:
            found |= {event.kind for _ in told_too_early(event.to_json(), truth, 1)}
    assert found >= {"cards", "card", "value", "draws", "played", "robbed"}


@pytest.mark.parametrize(("seats", "options"), TABLES)
async def test_no_frame_holds_a_hidden_card_a_hidden_value_or_the_secret(me: Person, seats: int, options: dict[str, Any]) -> None:
    mine = max(seats - 2, 1)
    table = await me.make(seats=seats, me=mine, options=options)
    http: list[str] = []
    rng = random.Random(seats)
    async with me.sit(table) as seat:
        while await seat.my_turn():
            await seat.play(rng)
            http += [(await me.http.get(f"/api/tables{path}")).text for path in ("", f"/{table}", f"/{table}/log")]
            for path in ("replay?as=all", "record"):
                answer = await me.http.get(f"/api/tables/{table}/{path}")
                # Bots may just have ended the game.
                if answer.status_code != 200 or not (await me.get(table))["over"]:
                    http.append(answer.text)
            if rng.random() < 0.2:
                await seat.ask({"type": "resync"})
                await seat.ask(seat.choice("rob everything"))
    record = (await me.http.get(f"/api/tables/{table}/record")).text.splitlines()
    games = list(shown(played(json.loads(line) for line in record), [json.loads(line).get("seat") for line in record], mine))
    secret = seat.now["secret"]
    checked = 0
    for frame in [*seat.frames, *http]:
        for message in listed(json.loads(frame)):
            over = message.get("outcome") is not None
            assert over or secret not in json.dumps(message)
            if "view" in message and not over:
                truth = games[message["seq"]].position().to_json()
                assert list(told_too_much(message["view"], truth, mine)) == []
                checked += 1
            for event in message.get("events", []):
                truth = games[message["seq"]].position().to_json()
                assert list(told_too_early(event, truth, mine)) == []
    assert checked > len(games) / 2
    texts = "".join(seat.frames + http)
    assert "guests.key" not in texts
    assert "Traceback" not in texts


def listed(document: Any) -> list[dict[str, Any]]:
    return document if isinstance(document, list) else [document]


def played(lines: Iterator[dict[str, Any]]) -> list[Game]:
    """The game after each step of a record."""
    header = next(lines)
    games = [new_game(header["game"], header["seats"], header["options"], bytes.fromhex(header["secret"]))]
    for line in lines:
        if "action" in line:
            games.append(games[-1].play(line["seat"], line["action"]))
    return games


def shown(games: list[Game], seats: list[int], me: int) -> Iterator[Game]:
    """The games that a seat has a number for; `seats` are those that have made them."""
    yield games[0]
    for seat, before, after in zip(seats[1:], games, games[1:], strict=False):
        if seat == me or after.events_for(me) or after.view(me) != before.view(me):
            yield after


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_drawing_anew_what_a_seat_cannot_know_leaves_every_byte_of_its_frames_equal(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    game = new_game("colt-express", seats, options, seed=seats)
    differing = 0
    while not game.over:
        for seat in range(seats):
            other = game.guess(seat, rng)
            assert frames.state(other, seat, 0) == frames.state(game, seat, 0)
            differing += other.position() != game.position()
        actor = game.awaiting[0]
        game = game.play(actor, rng.choice(game.legal_actions(actor)))
    assert differing > game.number


def test_a_face_down_play_is_told_to_others_without_its_card() -> None:
    told: dict[bool, list[str | None]] = {True: [], False: []}
    for seed in range(40):
        rng = random.Random(seed)
        game = new_game("colt-express", ["ghost", "doc", "tuco"], seed=seed)
        while not game.over:
            actor = game.awaiting[0]
            action = rng.choice(game.legal_actions(actor))
            step = Step.play(game, actor, action.text)
            game = step.game
            assert step.action_for(actor) == action.text
            if action.kind == "play":
                told[game.events[0].fields["face_down"]].append(step.action_for((actor + 1) % 3))
            else:
                assert step.action_for((actor + 1) % 3) == action.text
    assert len(told[True]) > 100
    assert set(told[True]) == {None}
    assert None not in told[False]
