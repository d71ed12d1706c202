"""El Paso: the rules, written once, in plain Python.

Start at `flow` (one action, and on to the next decision), then `raid` and `leaving`. Every rule is one function whose
docstring begins with the rule's id. The towns are data: `towns.toml`.
"""

from wildbunch.core.ruleset import RuleSet

RULE_MODULES = (
    "wildbunch.core.chance",
    "wildbunch.core.events",
    "wildbunch.el_paso.components",
    "wildbunch.el_paso.state",
    "wildbunch.el_paso.places",
    "wildbunch.el_paso.setup",
    "wildbunch.el_paso.leaving",
    "wildbunch.el_paso.raid",
    "wildbunch.el_paso.scoring",
    "wildbunch.el_paso.flow",
    "wildbunch.el_paso.guess",
)
"""The modules that hold the rules, in order of import: what the loader compiles."""

RULES = RuleSet(
    name="el-paso",
    modules=RULE_MODULES,
    state="wildbunch.el_paso.state:State",
    new_game="wildbunch.el_paso.flow:new_game",
    step="wildbunch.el_paso.flow:step",
)
"""The same for `wildbunch.core.fast.load`."""
