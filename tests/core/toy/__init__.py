"""A tiny game for the tests of the loader: seats throw a die, climb a ladder and may push each other down."""

from wildbunch.core.ruleset import RuleSet

RULES = RuleSet(
    name="toy",
    modules=("wildbunch.core.chance", "toy.state", "toy.box", "toy.moves", "toy.flow"),
    state="toy.state:State",
    new_game="toy.flow:new_game",
    step="toy.flow:step",
)
