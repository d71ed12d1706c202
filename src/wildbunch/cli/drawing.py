"""Positions drawn in text, at most 80 columns wide, with nothing told by colour."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len, set_cell_size
from rich.table import Table

from wildbunch.cli.common import say_line
from wildbunch.colt_express.view import Bandit, Car, Spot, View
from wildbunch.words import JOIN, Words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDTH = 80
WIDEST_CAR = 18


def draw_train(console: Console, words: Words, view: View, seat: int | None) -> None:
    """The train, the bandits, the pile; then what the reader in the seat has, or for nobody all hands the viewer knows."""
    me = None if seat is None else JOIN.join(view.seats[seat].bandits)
    for line in round_lines(view, words):
        say_line(console, line)
    for line in train_lines(view, words, me, console.width):
        console.print(line, soft_wrap=True)
    console.print(bandit_table(view, words, me))
    for line in pile_lines(view, words, me, console.width):
        say_line(console, line)
    if seat is None:
        lines = hand_lines(view, words)
    else:
        neutral = words.text("cli-neutral", left=view.neutral_bullets.left)
        loot = [loot_line(words, view, bandit) for bandit in view.bandits if bandit.seat == seat]
        lines = [neutral, hand_line(view, words, seat), *discard_lines(view, words, seat), *loot]
    for line in lines:
        say_line(console, line)


def mine(words: Words, bandit: str, me: str | None) -> str:
    """The name of a bandit, in brackets if it is the reader's, or one of the reader's team."""
    name = words.name("bandit", bandit)
    return f"[{name}]" if me is not None and bandit in (me, *me.split(JOIN)) else name


def train_lines(view: View, words: Words, me: str | None, width: int = WIDTH) -> list[str]:
    """The train from the side, the locomotive on the left: roofs above the line, the inside of the cars below it."""
    inner = min(WIDEST_CAR, (width - 1) // len(view.train) - 1)
    roofs = [_on_spot(view, words, car, "roof", me) for car in view.train]
    insides = [_on_spot(view, words, car, "inside", me) for car in view.train]
    names = [words.text("car-name", car=car.car) for car in view.train]
    height = max(map(len, roofs))
    roofs = [[""] * (height - len(cell)) + cell for cell in roofs]
    return [
        *_rows(roofs, inner, " "),
        "+" + "+".join("-" * inner for _ in view.train) + "+",
        *_rows([[name] for name in names], inner, "|"),
        *_rows(insides, inner, "|"),
        "+" + "+".join(_wheels(inner) for _ in view.train) + "+",
    ]


def _rows(cells: list[list[str]], inner: int, wall: str) -> Iterator[str]:
    for line in zip_longest(*cells, fillvalue=""):
        yield (wall + wall.join(set_cell_size(text, inner) for text in line) + wall).rstrip()


def _wheels(inner: int) -> str:
    return "-o" + "-" * (inner - 4) + "o-"


def _on_spot(view: View, words: Words, car: Car, level: str, me: str | None) -> list[str]:
    """Who and what is on a spot, a line each."""
    lines = [words.text("marshal")] if level == "inside" and car.car == view.marshal else []
    lines += [mine(words, b.bandit, me) for b in view.bandits if b.car == car.car and b.level == level]
    return lines + _loot_lines(words, car.roof if level == "roof" else car.inside)


def _loot_lines(words: Words, spot: Spot) -> list[str]:
    counts = (("strongboxes", spot.strongboxes), ("jewels", spot.jewels), ("purses", spot.purses))
    lines = [words.text(f"cli-cell-{kind}", count=count) for kind, count in counts if count]
    return lines + [
        words.text("cli-cell-token", token=token.token, value="unknown" if token.value is None else token.value) for token in spot.tokens
    ]


def bandit_table(view: View, words: Words, me: str | None) -> RenderableType:
    """What everybody may know of each bandit, a line each."""
    table = Table(box=None, padding=(0, 1), show_edge=False)
    table.add_column(words.text("cli-column-bandit"))
    for column in ("left", "received", "purses", "jewels", "strongboxes", "hand", "deck"):
        table.add_column(words.text(f"cli-column-{column}"), justify="right", min_width=4)
    for b in view.bandits:
        seat = view.seats[b.seat]
        counts = (b.bullets_left, sum(b.received.values()), len(b.purses), b.jewels, b.strongboxes, seat.hand.size, seat.deck.size)
        table.add_row(mine(words, b.bandit, me), *map(str, counts))
    return table


def round_lines(view: View, words: Words) -> list[str]:
    """Which round it is, its turns with the present one marked, and its event in words."""
    if view.round.card is None:
        return []
    card = words.name("round-card", view.round.card)
    now = view.round.turn if view.phase == "schemin" else None
    turns = [f"> {name} <" if at == now else name for at, name in enumerate(words.name("symbol", turn) for turn in view.round.turns)]
    return [
        words.text("cli-round", round=view.round.number, card=card),
        words.name("event-text", view.round.event or "none"),
        words.text("cli-turns", turns=" · ".join(turns)),
    ]


def pile_lines(view: View, words: Words, me: str | None, width: int = WIDTH) -> list[str]:
    """The cards of the pile in their order."""
    if not view.pile:
        return [words.text("cli-pile-empty")]
    cards = []
    for index, planned in enumerate(view.pile, start=1):
        form = "cli-pile-card-done" if planned.resolved else "cli-pile-card-down" if planned.face_down and planned.card else "cli-pile-card"
        card = words.name("card", planned.card or "unknown")
        cards.append(words.text(form, index=index, bandit=mine(words, planned.bandit, me), card=card))
    return [words.text("cli-pile"), *_flowing(cards, width)]


def _flowing(items: Sequence[str], width: int) -> Iterator[str]:
    """The items on as many lines as they need, none of them broken."""
    line = " "
    for item in items:
        longer = f"{line} {item}" if line == " " else f"{line} · {item}"
        if line != " " and cell_len(longer) > width:
            yield line
            longer = f"  {item}"
        line = longer
    yield line


def _cards(words: Words, counts: Mapping[str, int]) -> str:
    return " · ".join(words.text("cli-cards", count=count, card=words.name("card", card)) for card, count in counts.items() if count)


def hand_line(view: View, words: Words, seat: int) -> str:
    """The cards in the reader's hand."""
    cards = _cards(words, view.seats[seat].hand.counts or {})
    return words.text("cli-hand", cards=cards) if cards else words.text("cli-hand-empty")


def discard_lines(view: View, words: Words, seat: int) -> list[str]:
    """What the reader has on the own discard pile, marked to be discarded, and on top of the draw pile, in the expert game."""
    expert = view.seats[seat].expert
    if expert is None:
        return []
    piles = ((expert.discard.counts, "cli-discard"), (expert.leaving, "cli-leaving"))
    lines = [words.text(message, cards=_cards(words, counts)) for counts, message in piles if counts]
    return [*lines, words.text("cli-bullets-on-top", count=expert.bullets_on_top)] if expert.bullets_on_top else lines


def hand_lines(view: View, words: Words) -> list[str]:
    """All hands the viewer knows and that hold cards."""
    hands = ((seat.bandits, _cards(words, seat.hand.counts or {})) for seat in view.seats)
    return [
        words.text("cli-hand-of", bandit=words.together(words.name("bandit", bandit) for bandit in bandits), cards=cards)
        for bandits, cards in hands
        if cards
    ]


def loot_line(words: Words, view: View, bandit: Bandit) -> str:
    """What a bandit of the reader owns, with values; in a team with its name."""
    loot = [words.text("purse-value", value="unknown" if purse.value is None else purse.value) for purse in bandit.purses]
    counts = (("jewel", bandit.jewels), ("strongbox", bandit.strongboxes))
    loot += [words.text("cli-cards", count=count, card=words.name("loot", kind)) for kind, count in counts if count]
    line = words.text("cli-loot", loot=" · ".join(loot)) if loot else words.text("cli-loot-none")
    team = len(view.seats[bandit.seat].bandits) > 1
    return words.text("team-action", bandit=words.name("bandit", bandit.bandit), action=line) if team else line
