"""wildbunch: the open digital edition of the board games Colt Express and El Paso.

>>> import wildbunch
>>> game = wildbunch.new_game("colt-express", ["belle", "doc", "tuco"], seed=1)
>>> while not game.over:
...     seat = game.awaiting[0]
...     game = game.play(seat, game.legal_actions(seat)[0])
>>> len(game.outcome.scores)
3
"""

from wildbunch import games as _games
from wildbunch.core.action import Action, Preview, Reason
from wildbunch.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadSeed,
    GameOver,
    IllegalAction,
    UnknownGame,
    WildbunchError,
    WrongSeat,
)
from wildbunch.core.game import Game, new_game
from wildbunch.core.log import Event
from wildbunch.core.outcome import Outcome, Score
from wildbunch.core.rules import GameInfo, Option, game_info, game_names

__all__ = [
    "Action",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadSeed",
    "Event",
    "Game",
    "GameInfo",
    "GameOver",
    "IllegalAction",
    "Option",
    "Outcome",
    "Preview",
    "Reason",
    "Score",
    "UnknownGame",
    "WildbunchError",
    "WrongSeat",
    "game_info",
    "game_names",
    "new_game",
]

del _games  # imported to fill the table of games
