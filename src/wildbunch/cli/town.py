"""El Paso in text: the town drawn at most 80 columns wide, its choices explained, with nothing told by colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table

from wildbunch.cli.common import say_line
from wildbunch.core.action import Action
from wildbunch.core.game import Game
from wildbunch.el_paso.view import Seat, TownRow, View
from wildbunch.words import Words

if TYPE_CHECKING:
    from rich.console import Console

Say = Callable[..., None]
Lists = Mapping[str, Sequence[int]]

DICE = 5
RECONSTRUCTED = "*"
HELPS = {"pick": "help-piles", "stay": "help-arrest", "leave": "help-position", "keep": "help-position", "exchange": "help-exchange"}
WITH_VALUE = ("raid", "keep")


def draw_town(console: Console, words: Words, view: View, me: int | None) -> None:
    """The town with its stacks, the dice, the bandits, the piles, and the hands the viewer knows; `me` is the reader's seat."""
    town, dice = view.town, view.dice
    lookout = words.name("bandit", view.seats[view.lookout].bandit)
    say_line(console, words.text("cli-town", number=town.number, town=words.name("town", town.name), lookout=lookout, raids=town.raids))
    field = f"{'*' * dice.sheriff}{'.' * (DICE - dice.sheriff)}"
    say_line(console, words.text("cli-dice", field=field, stars=dice.stars, brands=dice.brands, sixes=dice.sixes))
    console.print(_stacks(words, view))
    console.print(_bandits(words, view, me))
    say_line(console, words.text("cli-piles", piles=" · ".join(_pile(words, pile) for pile in view.piles)))
    if town.number < len(view.towns):
        say_line(console, _coming(words, view.towns[town.number], town.number + 1))
    for seat in view.seats:
        if seat.hand.cards is not None and me in (None, seat.seat):
            cards = " · ".join(_cards(words, seat.hand.cards))
            mine = words.text("cli-hand", cards=cards)
            say_line(console, mine if seat.seat == me else words.text("cli-hand-of", bandit=words.name("bandit", seat.bandit), cards=cards))


def _stacks(words: Words, view: View) -> Table:
    """The places of the town, the rate of each, and its tiles from the top."""
    table = _table(words, "place", "rate", "stack")
    row = view.towns[view.town.number - 1]
    for place, tiles in view.town.stacks.items():
        rate = words.text("rate", value=row.rates[place])
        mark = RECONSTRUCTED if place in row.reconstructed or "rate" in row.reconstructed else ""
        table.add_row(words.name("place", place), f"{rate}{mark}", " ".join(map(str, tiles)) or "-")
    return table


def _bandits(words: Words, view: View, me: int | None) -> Table:
    """What everybody may know of each bandit, a line each."""
    table = _table(words, "bandit", "in-town", "chosen", "nuggets", "tiles")
    for seat in view.seats:
        name = words.name("bandit", seat.bandit)
        table.add_row(
            f"[{name}]" if seat.seat == me else name,
            _whereabouts(words, seat),
            _chosen(words, seat),
            str(seat.nuggets),
            _tiles(words, seat),
        )
    return table


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 1), show_edge=False)
    for column in columns:
        table.add_column(words.text(f"cli-column-{column}"), justify="right" if column == "nuggets" else "left")
    return table


def _whereabouts(words: Words, seat: Seat) -> str:
    if seat.in_town:
        return words.text("cli-in-town")
    return words.text("cli-arrested") if seat.position is None else words.text("cli-left-in", position=seat.position)


def _chosen(words: Words, seat: Seat) -> str:
    if seat.chosen is None:
        return "-"
    place, _, value = seat.chosen.partition(" ")
    return words.text("raid-card", place=place, value=int(value)) if value else words.text("raid-card-hidden")


def _tiles(words: Words, seat: Seat) -> str:
    kept = words.text("cli-kept", tiles=_line(words, seat.kept)) if seat.kept else ""
    return " ".join(filter(None, [_line(words, seat.tiles) or "-", kept]))


def _line(words: Words, lists: Lists) -> str:
    return " · ".join(f"{words.name('place', place)} {' '.join(map(str, values))}" for place, values in lists.items())


def _cards(words: Words, cards: Lists) -> list[str]:
    return [words.text("raid-card", place=place, value=value) for place, values in cards.items() for value in values]


def _pile(words: Words, pile: Any) -> str:
    """A pile: how many cards nobody has seen, and the discards in order."""
    discards = f" ({' '.join(map(str, pile.discards))})" if pile.discards else ""
    return f"{words.name('place', pile.place)} {pile.unseen}{discards}"


def _coming(words: Words, row: TownRow, number: int) -> str:
    mark = RECONSTRUCTED if row.reconstructed else ""
    places = [f"{words.name('place', place)} {words.text('rate', value=rate)}" for place, rate in row.rates.items()]
    return words.text("cli-next-town", number=number, town=words.name("town", row.name), places=f"{', '.join(places)}{mark}")


def spoken_in_town(words: Words, text: str) -> str:
    """An action given in notation, legal or not, as on a button.

    >>> spoken_in_town(Words("en", "el-paso"), "raid bank 7"), spoken_in_town(Words("en", "el-paso"), "leave")
    ('Raid the bank with 7', 'Leave town')
    """
    kind, _, rest = text.partition(" ")
    place, _, value = rest.partition(" ")
    fields: dict[str, Any] = {"kind": kind}
    if place:
        fields["place"] = place
    if kind in WITH_VALUE:
        fields["value"] = int(value)
    return words.action(fields)


def explain_in_town(say: Say, words: Words, game: Game, seat: int, action: Action) -> None:
    """What this choice means, and the numbers one would work out before it."""
    say(words.action(action.to_json()))
    place = action.fields.get("place")
    help_id = f"help-place-{place}" if action.kind == "raid" else HELPS[action.kind]
    say(f"    {words.text(help_id)}", f"    {words.text('cli-rule', rule=words.text(help_id, 'rule'))}")
    say(*(f"    {words.figure(name, value)}" for name, value in game.preview(seat, action).figures.items()))


def topics_of_town(roles: Sequence[str]) -> list[tuple[str, str]]:
    """What the rules in short are about: the message of each name and that of its help."""
    topics = [(f"phase-{phase}", f"help-phase-{phase}") for phase in ("raid", "draw", "leave")]
    topics += [(f"place-{place}", f"help-place-{place}") for place in ("bank", "saloon", "mine", "pasture", "hotel", "corral")]
    topics += [("raid-card-hidden", "help-card"), ("sheriff", "help-dice"), ("star", "help-arrest"), ("lookout", "help-lookout")]
    return [*topics, ("option-positions", "help-position"), ("score-nuggets", "help-exchange"), ("option-towns", "help-towns")]
