"""Information-set Monte Carlo tree search: tries out futures that agree with what its seat knows."""

from wildbunch.bots.search.bot import Search
from wildbunch.bots.search.explanation import Assessment, Budget, Chance, Explanation, Step
from wildbunch.bots.search.settings import Settings

__all__ = ["Assessment", "Budget", "Chance", "Explanation", "Search", "Settings", "Step"]
