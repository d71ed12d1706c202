"""Opponents to measure others by, written from published descriptions; docs/reference/opponents.md tells which."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from wildbunch.bots.base import Bot
from wildbunch.bots.naming import Maker


def _planner() -> Bot:
    from wildbunch.bots.reference.planner import Planner

    return Planner()


def _lookahead() -> Bot:
    from wildbunch.bots.reference.lookahead import Lookahead

    return Lookahead()


def _style(name: str) -> Bot:
    from wildbunch.bots.reference.styles import STYLES

    return STYLES[name]()


def _averages() -> Bot:
    from wildbunch.bots.reference.averages import Averages

    return Averages()


MAKERS: Mapping[str, Maker] = {
    "reference-averages": Maker(_averages),
    "reference-planner": Maker(_planner),
    "reference-lookahead": Maker(_lookahead),
    **{f"reference-{style}": Maker(partial(_style, style)) for style in ("pacifist", "hoarder", "gunman")},
}
