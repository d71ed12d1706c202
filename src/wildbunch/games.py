"""The table of games: each name with the way to its rules, which are loaded when first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from wildbunch.core.rules import register_game

if TYPE_CHECKING:
    from wildbunch.core.rules import Rules


def _colt_express() -> Rules[Any]:
    from wildbunch.colt_express.game import RULES

    return RULES


def _el_paso() -> Rules[Any]:
    from wildbunch.el_paso.game import RULES

    return RULES


register_game("colt-express", _colt_express)
register_game("el-paso", _el_paso)
