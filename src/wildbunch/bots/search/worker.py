"""One search of one decision, in one thread: sets the desk, lets compiled code iterate, reads the trees."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from wildbunch.bots.search.arena import ACTIONS, HIDDEN, NEWS, SEATS, THOUSAND, WHOLE, Average, Desk, Node
from wildbunch.bots.search.engines import engine_of
from wildbunch.bots.search.games import DOOR, SearchedGame
from wildbunch.bots.search.settings import OBSERVERS, ROLLOUTS, Settings
from wildbunch.core.record import Record

NODES_AN_ITERATION = 2 * SEATS + 1
"""At most: in each tree one for an action and one for what chance brings, and one more for an action that was not seen."""
LEAST_TRIED = 8
LONGEST_LINE = 10


class Tried(NamedTuple):
    """What an arm of the root has come to: visits, sum of rewards, of chances to win, and of money where they were judged."""

    visits: int
    value: float
    wins: float
    money: int


class Worker:
    """The memory of one thread."""

    def __init__(self, game: SearchedGame, root: Record, view: Any, seed: int, settings: Settings, most: int | None, finishes: int) -> None:
        seat, seats = view.viewer, len(view.seats)
        engine = engine_of(game)
        self._engine = engine
        self._search = engine.extended(game.extension).door(DOOR)
        self._states = engine.states(2)
        engine.put(self._states, 0, root)
        self._trees = seats if settings.observers == OBSERVERS[1] else 1
        self._root = 1 + (seat if self._trees > 1 else 0)
        size = settings.nodes if most is None else min(settings.nodes, (most + 1) * NODES_AN_ITERATION + SEATS + 1)
        self._nodes = engine.records(Node, size)
        self._averages = engine.records(Average, SEATS * ACTIONS)
        desks = engine.records(Desk, 1)
        desk = _desk(game, seat, seed, settings)
        desk.trees, desk.size, desk.finishes = self._trees, size, finishes
        if engine.compiled:
            desks[:] = _array_of(desk, desks)
        else:
            desks[0] = desk
        self._desks = desks

    def iterate(self, iterations: int) -> None:
        """So many iterations more."""
        self._search(self._states, self._desks, self._nodes, self._averages, iterations)

    @property
    def sums(self) -> tuple[int, float, int]:
        """Iterations, chances to win and money of the seat that searches where it was judged, all iterations together."""
        desk = self._engine.record_at(self._desks, Desk, 0)
        return desk.iterations, desk.all_wins / WHOLE, desk.all_money

    @property
    def growth(self) -> tuple[int, int]:
        """Iterations that were played to the end of the game, and what came to the money of the seat that searches in them."""
        desk = self._engine.record_at(self._desks, Desk, 0)
        return desk.finished, desk.growth

    def tried(self, seat: int) -> dict[int, Tried]:
        """What came of each action at the root."""
        return {
            node.key >> 3: Tried(node.visits, node.value / WHOLE, node.wins / WHOLE, node.money)
            for _, node in self._children(self._root)
            if node.key >= 0 and node.key & 7 == seat
        }

    def line(self, seat: int, action: int) -> list[tuple[int, int | None]]:
        """The way tried most often that begins with an action: (seat, action or None if it is not seen)."""
        at = next((n for n, node in self._children(self._root) if node.key == action * 8 + seat), 0)
        line: list[tuple[int, int | None]] = [(seat, action)]
        while at and len(line) < LONGEST_LINE:
            followers = [(node.visits, -n, node.key) for n, node in self._children(at) if self._is_step(node, seat)]
            visits, at, key = max(followers, default=(0, 0, 0))
            if visits < LEAST_TRIED:
                break
            at = -at
            if key > NEWS:
                line.append((key & 7, key >> 3) if key >= 0 else (key - HIDDEN, None))
        return line

    def _is_step(self, node: Node, seat: int) -> bool:
        """With one tree what others do in secret is counted beside the node by which the way goes on."""
        return self._trees > 1 or node.key < 0 or node.first != 0 or node.key & 7 == seat

    def _children(self, parent: int) -> Iterator[tuple[int, Node]]:
        n = self._node(parent).first
        while n:
            node = self._node(n)
            yield n, node
            n = node.next

    def _node(self, n: int) -> Node:
        return self._engine.record_at(self._nodes, Node, n)


def _desk(game: SearchedGame, seat: int, seed: int, settings: Settings) -> Desk:
    desk = Desk()
    desk.seat, desk.seed = seat, seed
    desk.exploration = round(settings.exploration * THOUSAND)
    desk.bias = round(settings.bias * THOUSAND)
    desk.history = round(settings.history * THOUSAND)
    desk.rollout = ROLLOUTS.index(settings.rollout)
    desk.carelessness = round(settings.carelessness * THOUSAND)
    desk.most_actions, desk.most_stages = settings.actions, settings.stages
    desk.win_weight = round(settings.win * THOUSAND)
    desk.linear, desk.doubts = int(settings.linear), settings.doubts
    desk.scale = game.scale
    desk.uncertainty = round(settings.uncertainty * game.scale * THOUSAND)
    desk.depth = settings.depth
    return desk


def _array_of(desk: Desk, desks: object) -> object:
    import numpy

    return numpy.frombuffer(desk.pack(), desks.dtype)  # type: ignore[attr-defined]
