"""How a search goes about it: what experiments compare."""

from __future__ import annotations

from dataclasses import dataclass

ROLLOUTS = ("random", "sensible", "averages")
OBSERVERS = ("one", "each")


@dataclass(frozen=True, slots=True)
class Settings:
    """The design of a search; which one measured best for a game, `wildbunch.bots.search.games` says.

    `observers`: one tree for the seat that searches, or one for each seat. `exploration`: constant of the upper confidence bound.
    `bias`: weight of what rules of thumb say of an action that has seldom been tried; with it they also say which is tried first, and
    the others are tried when they may be better in spite of that. `history`: weight of what an action was worth elsewhere. `rollout`:
    how a game is played on behind the tree: by chance, by rules of thumb, or by the averages of moves; `carelessness` is how often it
    chooses by chance nevertheless. `actions` and `stages` end a rollout early, after so many actions, or at the end of so many rounds
    or towns; 0 for no limit. `win`: weight of winning in a reward, the rest being the margin of money; `uncertainty`: how far a lead
    may change in one round or town, as a multiple of the margin that counts half; `linear` takes the margin as it is, and does not
    squash it. `doubts`: how often a guess may be drawn again that fits what others did in secret badly. `depth`: so many actions of an
    iteration are chosen by what is known of them, the others as in a rollout, which the tree then only remembers; 0 for no limit.
    `nodes`: room for so many in each thread.
    """

    observers: str = "each"
    bias: float = 0.0
    exploration: float = 0.5
    history: float = 0.0
    rollout: str = "sensible"
    carelessness: float = 0.1
    actions: int = 0
    stages: int = 0
    win: float = 0.5
    uncertainty: float = 1.0
    linear: bool = False
    doubts: int = 0
    depth: int = 0
    nodes: int = 262_144

    def __post_init__(self) -> None:
        if self.observers not in OBSERVERS or self.rollout not in ROLLOUTS:
            raise ValueError(f"observers are {' or '.join(OBSERVERS)}, rollouts {', '.join(ROLLOUTS)}")
        weights = (self.exploration, self.bias, self.history, self.carelessness, self.win, self.uncertainty)
        if min(*weights, self.actions, self.stages, self.doubts, self.depth) < 0:
            raise ValueError("no setting is below zero")
        if self.carelessness > 1 or self.win > 1:
            raise ValueError("carelessness and win are 1 at most")
        if not 16 <= self.nodes <= 16_777_216:
            raise ValueError("there is room for 16 to 16777216 nodes")
