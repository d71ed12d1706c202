"""What the search needs of each game: the rules to compile it with, the state behind a view, the words for actions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from wildbunch import colt_express, el_paso
from wildbunch.bots.search.settings import Settings
from wildbunch.colt_express import believed as colt_express_believed
from wildbunch.colt_express.notation import JOIN
from wildbunch.colt_express.notation import action_of as colt_express_action
from wildbunch.colt_express.view import View as ColtExpressView
from wildbunch.core.record import Record
from wildbunch.core.ruleset import Extension, RuleSet
from wildbunch.el_paso import believed as el_paso_believed
from wildbunch.el_paso.components import ASK_RAID, NO_CARD
from wildbunch.el_paso.notation import action_of as el_paso_action
from wildbunch.el_paso.raid import ask_raid
from wildbunch.el_paso.view import View as ElPasoView

HERE = "wildbunch.bots.search"
DOOR = "search"
HOOKS = ("imagine", "likely", "hides", "news", "stage", "stages_left", "fortune", "outlook", "ahead", "think", "promise")


@dataclass(frozen=True, slots=True)
class SearchedGame:
    """One game: `root(view, deciding)` is a state to search from, in which the viewer has not decided yet if it is the one to be
    advised; `text(view, seat, action)` an action in notation; `scale` the margin of money that counts half;
    `settings` the design that measured best."""

    rules: RuleSet
    extension: Extension
    scale: int
    settings: Settings
    root: Callable[[Any, bool], Record]
    text: Callable[[Any, int, int], str]


def _extension(game: str, *parts: str) -> Extension:
    own = f"{HERE}.{game}"
    before = tuple(f"{HERE}.{part}" for part in parts)
    return Extension(
        name="search",
        modules=(f"{HERE}.arena", *before, own, f"{HERE}.hooks", f"{HERE}.policy", f"{HERE}.tree", f"{HERE}.iteration", f"{HERE}.doors"),
        doors=f"{HERE}.doors",
        door_names=(DOOR,),
        hooks=f"{HERE}.hooks",
        given=tuple((hook, f"{own}:{hook}") for hook in HOOKS),
    )


def _colt_express_root(view: ColtExpressView, deciding: bool) -> Record:
    """Cards of the pile that only lie under others are as unknown to who has just this view as face-down ones."""
    state = colt_express_believed.state_of(view)
    for at, planned in enumerate(view.pile):
        if planned.card is None:
            state.pile_down[at] = 1
    return state


def _el_paso_root(view: ElPasoView, deciding: bool) -> Record:
    """Who thinks about another card than the one before him has not chosen yet."""
    state = el_paso_believed.state_of(view)
    if deciding and view.viewer is not None:
        state.bandits[view.viewer].chosen = NO_CARD
        if state.asked == ASK_RAID:
            ask_raid(state)
    return state


def _colt_express_text(view: ColtExpressView, seat: int, action: int) -> str:
    names = tuple(bandit.bandit for bandit in view.bandits)
    bandits = view.seats[seat].bandits
    return colt_express_action(action, names, JOIN.join(bandits) if len(bandits) > 1 else "").text


def _el_paso_text(view: ElPasoView, seat: int, action: int) -> str:
    return el_paso_action(action).text


COLT_EXPRESS = Settings(stages=1, bias=0.1, uncertainty=0.9, carelessness=0.0)
EL_PASO = Settings(stages=1, depth=1, exploration=0.1, bias=2.0, win=0.3, uncertainty=0.23, linear=True, carelessness=0.0)

GAMES: dict[type, SearchedGame] = {
    ColtExpressView: SearchedGame(
        colt_express.RULES, _extension("colt_express", "colt_express_plans"), 500, COLT_EXPRESS, _colt_express_root, _colt_express_text
    ),
    ElPasoView: SearchedGame(el_paso.RULES, _extension("el_paso"), 12, EL_PASO, _el_paso_root, _el_paso_text),
}
"""By the class of a view."""

EXTENSIONS = {game.rules.name: game.extension for game in GAMES.values()}
"""By the name of a game."""
