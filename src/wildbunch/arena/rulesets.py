"""The rules of every game as the loader takes them, and states with options to play random games in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wildbunch import colt_express, el_paso
from wildbunch.core.fast import Engine
from wildbunch.core.rules import rules_of
from wildbunch.core.ruleset import RuleSet

RULE_SETS: dict[str, RuleSet] = {rules.name: rules for rules in (colt_express.RULES, el_paso.RULES)}


def prepared(engine: Engine, count: int, options: Mapping[str, Any] | None = None) -> Any:
    """So many states of the engine that carry these options, and otherwise the usual ones."""
    rules = rules_of(engine.rules.name)
    dealt = rules.deal(rules.info.roles[: rules.info.seats_min], rules.info.chosen(options))
    states = engine.states(count)
    for i in range(count):
        engine.put(states, i, dealt)
    return states
