"""How a game ended: the scores, and who won and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from wildbunch.cli.drawing import mine
from wildbunch.core.game import Game
from wildbunch.core.outcome import Score
from wildbunch.words import Words

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS = {"colt-express": ("loot", "ransom", "gunslinger", "money", "bullets"), "el-paso": ("nuggets",)}
"""What of a score is told in each game, between the bandit and the rank."""


def tell_end(console: Console, words: Words, game: Game, me: str | None) -> None:
    """Print the scores, best first, and the sentences on the winner and the Gunslinger."""
    outcome = game.outcome
    if outcome is None:
        return
    columns = COLUMNS[game.name]
    table = Table(box=None, padding=(0, 1), show_edge=False)
    for column in ("bandit", *columns, "rank"):
        table.add_column(words.text(f"score-{column}"), justify="left" if column == "bandit" else "right")
    for rank, seat in enumerate(outcome.ranking, start=1):
        place = 1 if seat in outcome.winners else rank
        cells = [_cell(words, game, outcome.scores[seat], column) for column in columns]
        table.add_row(mine(words, game.roles[seat], me), *cells, str(place))
    console.print()
    console.print(words.text("cli-over"))
    console.print(table)
    gunslingers = [game.roles[score.seat] for score in outcome.scores if score.parts.get("gunslinger")]
    if gunslingers:
        bandits = words.together(words.name("bandit", role) for role in gunslingers)
        console.print(words.text("outcome-gunslinger", count=len(gunslingers), bandits=bandits))
    winners = words.together(words.name("bandit", game.roles[seat]) for seat in outcome.winners)
    console.print(words.text("outcome-winner", winners=winners, decided_by=outcome.decided_by))


def _cell(words: Words, game: Game, score: Score, column: str) -> str:
    """A number of the score; in Colt Express all but the bullets are dollars."""
    if column == "bullets":
        return str(score.bullets_received)
    value = score.money if column == "money" else score.parts[column]
    return words.text("money", value=value) if game.name == "colt-express" else str(value)
