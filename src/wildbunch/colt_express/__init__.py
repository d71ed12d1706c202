"""Colt Express: the rules, written once, in plain Python.

Start at `flow` (one action, and on to the next decision), `schemin` and `stealin`; each action card has its file in
`cards`. Every rule is one function whose docstring begins with the rule's id.
"""

from wildbunch.core.ruleset import RuleSet

RULE_MODULES = (
    "wildbunch.core.chance",
    "wildbunch.core.events",
    "wildbunch.colt_express.components",
    "wildbunch.colt_express.state",
    "wildbunch.colt_express.places",
    "wildbunch.colt_express.marshal_encounter",
    "wildbunch.colt_express.characters",
    "wildbunch.colt_express.cards.move",
    "wildbunch.colt_express.cards.floor_change",
    "wildbunch.colt_express.cards.marshal",
    "wildbunch.colt_express.cards.fire",
    "wildbunch.colt_express.cards.robbery",
    "wildbunch.colt_express.cards.punch",
    "wildbunch.colt_express.setup",
    "wildbunch.colt_express.teams",
    "wildbunch.colt_express.expert",
    "wildbunch.colt_express.schemin",
    "wildbunch.colt_express.stealin",
    "wildbunch.colt_express.events",
    "wildbunch.colt_express.scoring",
    "wildbunch.colt_express.flow",
    "wildbunch.colt_express.guess",
)
"""The modules that hold the rules, in order of import: what the loader compiles."""

RULES = RuleSet(
    name="colt-express",
    modules=RULE_MODULES,
    state="wildbunch.colt_express.state:State",
    new_game="wildbunch.colt_express.flow:new_game",
    step="wildbunch.colt_express.flow:step",
)
"""The same for `wildbunch.core.fast.load`."""
