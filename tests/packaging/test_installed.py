"""The wheel, installed into an empty environment where Node and the sources are not, plays a game."""

from pathlib import Path

import pytest

from .conftest import Environment

pytestmark = pytest.mark.xdist_group("wheel")

PLAY_A_GAME = """
import random, sys
import wildbunch

strangers = {name.partition(".")[0] for name in sys.modules} & {"numba", "numpy", "fluent", "rich", "typer", "msgspec"}
assert not strangers, strangers
choice = random.Random(1)
game = wildbunch.new_game("colt-express", 4, seed=1)
while game.outcome is None:
    seat = game.awaiting[0]
    game = game.play(seat, choice.choice(game.legal_actions(seat)))
assert "site-packages" in wildbunch.__file__
print(len(game.outcome.scores), "scores after", game.number, "steps")
"""


def test_the_rules_play_a_game_with_no_other_package_installed(empty_environment: Environment, wheel: Path) -> None:
    empty_environment.install(wheel, "--no-deps")
    done = empty_environment.run("python", "-c", PLAY_A_GAME)
    assert done.stdout.startswith("4 scores after ")
