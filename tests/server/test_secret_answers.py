"""Secret answers of several seats at once: the others learn who has chosen, and not even the number of frames tells them more."""

from __future__ import annotations

import json
import random
import signal
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.table_harness import Person, Seat, Server, table_of

from wildbunch import Game, new_game
from wildbunch.server import frames
from wildbunch.server.frames import Step
from wildbunch.server.seen import Seen

pytestmark = pytest.mark.anyio

RECENT = 10_000


def told(viewer: int, start: Game, steps: Sequence[Step]) -> list[str]:
    """All frames this seat is sent."""
    deal = Step.deal(start)
    seen = Seen(viewer, deal, RECENT)
    sent = [frames.state(start, viewer, seen.number)]
    for before, step in pairwise([deal, *steps]):
        if seen.take(before.game, step, None):
            sent.append(frames.update(step, viewer, seen.number))
            assert seen.updates(seen.number - 1) == sent[-1:]
    assert [step.seq for step in seen.log] == list(range(len(sent)))
    return sent


def played(start: Game, moves: list[tuple[int, str]]) -> list[Step]:
    steps: list[Step] = []
    for seat, action in moves:
        steps.append(Step.play(steps[-1].game if steps else start, seat, action))
    return steps


def raids(seats: int, seed: int, fickle: random.Random | None, steady: int, moves: int) -> tuple[Game, list[Step]]:
    """A game of El Paso from its seed; with `fickle` all but one seat change their secret answers, and end with the same ones."""
    rng = random.Random(seed)
    start = game = new_game("el-paso", seats, seed=seed)
    done: list[Step] = []
    while not game.over and len(done) < moves:
        asked = list(game.awaiting)
        rng.shuffle(asked)
        chosen = {seat: rng.choice(game.legal_actions(seat)).text for seat in asked}
        answers = [(seat, chosen[seat]) for seat in asked]
        if fickle is not None:
            open_, last = answers[:-1], answers[-1]
            answers = []
            for seat, action in open_:
                first = fickle.choice(game.legal_actions(seat)).text
                if seat == steady or first == action:
                    answers.append((seat, action))
                    continue
                answers.append((seat, first))
                answers += [(seat, action)] if fickle.random() < 0.5 else []
            unsettled = [(seat, action) for seat, action in open_ if (seat, action) not in answers]
            answers += [*fickle.sample(unsettled, len(unsettled)), last]
        done += played(game, answers)
        game = done[-1].game
    return start, done


@settings(max_examples=40, deadline=None)
@given(seats=st.integers(2, 5), seed=st.integers(0, 10_000), whims=st.integers(0, 10_000))
def test_frames_are_the_same_whether_others_have_changed_their_raid_or_not(seats: int, seed: int, whims: int) -> None:
    viewer = seed % seats
    start, calm = raids(seats, seed, None, viewer, 60)
    _, fickle = raids(seats, seed, random.Random(whims), viewer, 120)
    shown, also_shown = told(viewer, start, calm), told(viewer, start, fickle)
    common = min(len(shown), len(also_shown))
    assert common > 50
    assert shown[:common] == also_shown[:common]


def test_the_comparison_meets_changed_raids() -> None:
    _, calm = raids(4, 1, None, 0, 10_000)
    _, fickle = raids(4, 1, random.Random(1), 0, 10_000)
    assert calm[-1].game.position() == fickle[-1].game.position()
    assert len(fickle) > len(calm) + 5


def keeping(roles: Sequence[str], seed: int, rng: random.Random) -> Game:
    """The expert game where the seats choose in secret what to keep."""
    game = new_game("colt-express", roles, {"expert": True}, seed)
    while len(game.awaiting) < 2:
        seat = game.awaiting[0]
        texts = [action.text for action in game.legal_actions(seat)]
        # Who draws has cards to choose from in the end.
        game = game.play(seat, "draw" if "draw" in texts else rng.choice(texts))
    return game


def discarding(game: Game, seat: int, cards: int, rng: random.Random) -> list[Step]:
    """The seat lays so many cards away and keeps the rest."""
    steps: list[Step] = []
    while not steps or all(event.kind != "done_keeping" for event in steps[-1].game.events):
        now = steps[-1].game if steps else game
        away = [action.text for action in now.legal_actions(seat) if action.kind == "discard"]
        steps.append(Step.play(now, seat, rng.choice(away) if len(steps) < cards else "keep"))
    return steps


@pytest.mark.parametrize("roles", [("random",) * 3, ("random",) * 6, ("belle+doc", "tuco+ghost")])
@pytest.mark.parametrize("seed", range(6))
def test_the_number_of_cards_laid_away_in_the_expert_game_shows_in_no_frame(roles: tuple[str, ...], seed: int) -> None:
    rng = random.Random(seed)
    game = keeping(roles, seed, rng)
    seat, viewer = rng.sample(game.awaiting, 2)
    chains = [discarding(game, seat, cards, rng) for cards in range(12)]
    assert len({len(chain) for chain in chains}) > 3
    shown = [told(viewer, game, chain) for chain in chains]
    assert shown == [shown[0]] * len(chains)
    assert len(shown[0]) == 2


@pytest.mark.parametrize("seed", range(6))
def test_the_last_to_keep_cards_shows_nothing_before_all_have_chosen(seed: int) -> None:
    rng = random.Random(seed)
    game = keeping(("random",) * 3, seed, rng)
    *others, seat = rng.sample(game.awaiting, len(game.awaiting))
    for other in others:
        game = discarding(game, other, 0, rng)[-1].game
    for cards in range(6):
        steps = discarding(game, seat, cards, rng)
        shown = told(others[0], game, steps)
        assert len(shown) == 2
        assert '"action":null' in shown[1]


def test_a_seat_is_told_each_of_its_own_secret_answers() -> None:
    start, steps = raids(3, 5, random.Random(5), 0, 40)
    for seat in range(3):
        own = [frame["action"] for frame in map(json.loads, told(seat, start, steps)[1:]) if frame["seat"] == seat]
        assert own == [step.action for step in steps if step.seat == seat]


async def quiet(*seats: Seat) -> None:
    """All that was sent has arrived."""
    for seat in seats:
        await seat.ask({"type": "ping"})


async def answer(seat: Seat, *actions: str) -> None:
    for action in actions:
        reply = await seat.ask(seat.choice(action))
        assert reply["type"] == "ack", reply


async def seen_by_the_first(people: list[Person], table: str, raids_of_second: list[str], first: str) -> list[str]:
    """The second seat answers, perhaps several times; then the first one does, and looks at everything it can get."""
    one, two = people
    got: list[str] = []
    async with one.sit(table) as seat, one.sit(table) as tab, two.sit(table) as other:
        await answer(other, *raids_of_second)
        await quiet(seat, tab)
        await seat.ask({"type": "resync"})
        await seat.ask(seat.choice(first, seq=seat.now["seq"] + 1))
        got.append((await one.http.get(f"/api/tables/{table}/log")).text)
        await answer(seat, first)
        await seat.send({"type": "resync", "after": 0})
        await quiet(seat, tab)
        got += seat.frames + tab.frames
    for after in range(4):
        async with one.connect(table, after=after) as socket:
            again = Seat(socket)
            await quiet(again)
            got += again.frames
    for path in ("", f"/{table}", f"/{table}/log", f"/{table}/record", f"/{table}/replay"):
        reply = await one.http.get(f"/api/tables{path}")
        listed: Any = [row for row in reply.json() if row["table"] == table] if path == "" else reply.text
        got.append(str(listed))
    return [without_ids(text.replace(table, "table"), seat, tab) for text in got]


def without_ids(text: str, *seats: Seat) -> str:
    for seat in seats:
        text = text.replace(seat._prefix, "id")
    return text


async def test_over_real_sockets_a_changed_raid_leaves_every_byte_of_the_other_seat_the_same(server: Server) -> None:
    async with Person(server) as one, Person(server) as two:
        start = new_game("el-paso", 2, seed=bytes(32))
        first = start.legal_actions(0)[0].text
        a, b, c, *_ = [action.text for action in start.legal_actions(1)]
        seen = []
        for raids_of_second in ([a], [b, c, a], [a, b, c, b, a]):
            table = await table_of([one, two], "el-paso")
            seen.append(await seen_by_the_first([one, two], table, raids_of_second, first))
        assert seen[1] == seen[0]
        assert seen[2] == seen[0]
        assert sum('"type":"update"' in text for text in seen[0]) > 4
        assert not any('"kind":"changed"' in text for text in seen[0])


async def until_keeping(seats: list[Seat]) -> None:
    """The seats draw cards until all choose what to keep."""
    while not all(seat.mine for seat in seats):
        for seat in seats:
            if seat.mine:
                await answer(seat, seat.now["legal"][-1]["text"])
                await quiet(*seats)


async def test_over_real_sockets_the_number_of_cards_laid_away_leaves_every_byte_of_the_other_seat_the_same(server: Server) -> None:
    async with Person(server) as one, Person(server) as two:
        seen = []
        for cards in (0, 1, 3):
            table = await table_of([one, two], "colt-express", ("belle+doc", "tuco+ghost"))
            async with one.sit(table) as seat, two.sit(table) as other:
                await until_keeping([seat, other])
                for _ in range(cards):
                    await answer(other, next(choice["text"] for choice in other.now["legal"] if choice["kind"] == "discard"))
                await answer(other, "keep")
                await quiet(seat)
                await answer(seat, next(choice["text"] for choice in seat.now["legal"] if choice["kind"] == "discard"))
                await seat.ask({"type": "resync"})
                log = (await one.http.get(f"/api/tables/{table}/log")).text
                seen.append([without_ids(text.replace(table, "table"), seat) for text in [*seat.frames, log]])
                assert other.now["seq"] == seat.now["seq"] - 1 + cards
        assert seen[1] == seen[0]
        assert seen[2] == seen[0]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_restarted_server_numbers_what_each_seat_has_seen_as_before(own_server: Callable[..., Server], how: signal.Signals) -> None:
    server = own_server()
    start = new_game("el-paso", 2, seed=bytes(32))
    a, b, c, *_ = [action.text for action in start.legal_actions(1)]
    async with Person(server) as one, Person(server) as two:
        table = await table_of([one, two], "el-paso")
        async with one.sit(table) as seat, two.sit(table) as other:
            await answer(other, a, b, c)
            await answer(seat, start.legal_actions(0)[0].text)
            await quiet(other)
            mine, theirs = seat.updates, other.updates
            last = other.choice(a, seq=0)
        assert [update["seq"] for update in mine] == [1, 2]
        assert [update["seq"] for update in theirs] == [1, 2, 3, 4]
        server.end(how)
        server.start()
        for person in (one, two):
            person.http.base_url = server.base
        async with one.connect(table, after=0) as line, two.connect(table, after=0) as other_line:
            seat, other = Seat(line), Seat(other_line)
            await quiet(seat, other)
            assert seat.updates == mine
            assert other.updates == theirs
            assert (seat.welcome["seq"], other.welcome["seq"]) == (2, 4)
            refused = await other.ask(last)
            assert (refused["code"], refused["message"]) == ("stale", "The game has gone on: it is at 4, not at 0.")


async def test_an_answer_sent_again_is_made_once_though_others_have_answered_unseen(server: Server) -> None:
    start = new_game("el-paso", 3, seed=bytes(32))
    texts = [[action.text for action in start.legal_actions(seat)] for seat in range(3)]
    async with Person(server) as one, Person(server) as two, Person(server) as three:
        table = await table_of([one, two, three], "el-paso")
        async with one.sit(table) as seat, two.sit(table) as other:
            message = seat.choice(texts[0][0])
            first = await seat.ask(message)
            await answer(other, *texts[1][:3])
            await quiet(seat)
            assert await seat.ask(message) == first == {"type": "ack", "id": message["id"], "seq": 1}
            assert seat.now["seq"] == 2
            # Chosen in a state before the others answered: still good, since the seat is asked the same.
            changed = await seat.ask(seat.choice(texts[0][1], seq=1))
            assert (changed["type"], changed["seq"]) == ("ack", 3)
        assert [step["seq"] for step in await one.get(f"{table}/log")] == [0, 1, 2, 3]
        assert [step["seq"] for step in await two.get(f"{table}/log")] == [0, 1, 2, 3, 4]
