"""How a game ended: the scores, and who won and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table

from wildbunch.cli.drawing import mine
from wildbunch.core.game import Game
from wildbunch.words import Words

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS = ("bandit", "loot", "ransom", "gunslinger", "money", "bullets", "rank")


def tell_end(console: Console, words: Words, game: Game, me: str | None) -> None:
    """Print the scores, best first, and the sentences on the winner and the Gunslinger."""
    outcome = game.outcome
    if outcome is None:
        return
    table = Table(box=None, padding=(0, 1), show_edge=False)
    for column in COLUMNS:
        table.add_column(words.text(f"score-{column}"), justify="left" if column == "bandit" else "right")
    for rank, seat in enumerate(outcome.ranking, start=1):
        score = outcome.scores[seat]
        dollars = [words.text("money", value=value) for value in (score.loot, score.ransom, score.gunslinger, score.money)]
        place = 1 if seat in outcome.winners else rank
        table.add_row(mine(words, game.roles[seat], me), *dollars, str(score.bullets_received), str(place))
    console.print()
    console.print(words.text("cli-over"))
    console.print(table)
    gunslingers = [game.roles[score.seat] for score in outcome.scores if score.gunslinger]
    if gunslingers:
        bandits = words.together(words.name("bandit", role) for role in gunslingers)
        console.print(words.text("outcome-gunslinger", count=len(gunslingers), bandits=bandits))
    winners = words.together(words.name("bandit", game.roles[seat]) for seat in outcome.winners)
    console.print(words.text("outcome-winner", winners=winners, decided_by=outcome.decided_by))
