"""Why not?"""
from __future__ import annotations

from wildbunch.colt_express.state import State
from wildbunch.core.action import Reason


def reason_for(s: State, seat: int, text: str) -> Reason:
    """r"""
    return Reason("CE-ROUND-2", "unknown-action", {}, "There is no such action")
def refusals_of(s: State, seat: int) -> tuple[tuple[str, Reason], ...]:
    """r"""
    return ()
