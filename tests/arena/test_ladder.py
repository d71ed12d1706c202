"""The ladder of bots: an order that does not hold is found, and ours holds."""

import pytest

from wildbunch.arena.crosstable import cross_table
from wildbunch.arena.ladder import rungs
from wildbunch.arena.tournament import Played, Settings, checked, play_tournament
from wildbunch.bots import LEVELS

EFFORT = 0.6
"""The power of a level's iterations that it tries here: less than in earnest, the stronger the less, so that the ladder is short. By
iterations alone it is the same every time."""
BY_THUMB = ("random", "reference-gunman", "reference-pacifist", "greedy")


def met(wins: int, losses: int) -> list[Played]:
    """Games for two in which "up" finished first so often."""
    places = [(1, 2)] * wins + [(2, 1)] * losses
    return [Played(n, str(n), ("up", "low"), ("", ""), place, (0, 0), (0, 0), 1) for n, place in enumerate(places)]


def test_an_order_is_broken_proven_or_undecided_as_its_interval_says() -> None:
    for wins, losses, broken, proven in ((15, 45, True, False), (28, 32, False, False), (32, 28, False, False), (45, 15, False, True)):
        (rung,) = rungs(cross_table(met(wins, losses), ["low", "up"]), ["low", "up"])
        assert (rung.broken, rung.proven) == (broken, proven)
        assert str(rung).startswith("up finished before low in ")


def test_the_rules_of_thumb_stand_in_their_order_and_a_wrong_order_is_found() -> None:
    settings = checked(Settings("colt-express", BY_THUMB, 4, "ladder"))
    table = cross_table(play_tournament(settings, 60), BY_THUMB)
    assert [str(rung) for rung in rungs(table, BY_THUMB) if not rung.proven] == []
    turned = (BY_THUMB[-1], *BY_THUMB[1:-1], BY_THUMB[0])
    assert any(rung.broken for rung in rungs(table, turned))


@pytest.mark.parametrize(("game", "games"), [("colt-express", 20), ("el-paso", 24)])
def test_the_levels_stand_in_their_order(game: str, games: int) -> None:
    """No level may be beaten by a lower one beyond the interval, and the highest must beat the lowest beyond it."""
    rising = [f"{name}?iterations={round(level.efforts[game].iterations ** EFFORT)}" for name, level in LEVELS.items()]
    table = cross_table(play_tournament(checked(Settings(game, tuple(rising), 4, "levels")), games), rising)
    ladder = rungs(table, rising)
    assert [str(rung) for rung in ladder if rung.broken] == []
    (whole,) = [rung for rung in ladder if (rung.lower, rung.upper) == (rising[0], rising[-1])]
    assert whole.proven, str(whole)
