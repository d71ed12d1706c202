"""The trees: one for each observer, whose nodes do not tell apart what that observer cannot.

With one tree it is that of the seat that searches (single-observer search); with a tree for each seat every seat chooses by what it
sees itself (multiple-observer search).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from wildbunch.bots.search.arena import ACTIONS, HIDDEN, LONGEST, MOVES, NEWS, SEATS, THOUSAND, WHOLE, Average, Desk, Node
from wildbunch.bots.search.hooks import Searchable, hides, news, promise, think
from wildbunch.bots.search.policy import next_action
from wildbunch.core.chance import PLAYOUT, below
from wildbunch.core.hooks import step


def find(d: Desk, nodes: Sequence[Node], parent: int, key: int) -> int:
    """The node that follows another one by a key, made if there is none yet; 0 where there is no room."""
    if parent == 0:
        return 0
    n = nodes[parent].first
    while n != 0:
        if nodes[n].key == key:
            return n
        n = nodes[n].next
    if d.used >= d.size:
        return 0
    n = d.used
    d.used += 1
    nodes[n].key = key
    nodes[n].next = nodes[parent].first
    nodes[parent].first = n
    return n


def look_up(s: Searchable, d: Desk, nodes: Sequence[Node], parent: int, seat: int) -> int:
    """Enter in `d.child` the node of each legal action; how many have none yet."""
    for k in range(s.legal_size):
        d.child[s.legal[k]] = 0
    n = nodes[parent].first
    while n != 0:
        if nodes[n].key >= 0 and nodes[n].key & 7 == seat:
            d.child[nodes[n].key >> 3] = n
        n = nodes[n].next
    untried = 0
    for k in range(s.legal_size):
        n = d.child[s.legal[k]]
        if n == 0:
            untried += 1
        else:
            nodes[n].available += 1
    return untried


def untried_action(s: Searchable, d: Desk, untried: int) -> int:
    """Any of the legal actions that have no node yet."""
    d.promised = 0
    skip = below(s, PLAYOUT, untried)
    k = 0
    while d.child[s.legal[k]] != 0 or skip > 0:
        if d.child[s.legal[k]] == 0:
            skip -= 1
        k += 1
    return s.legal[k]


def promising_action(s: Searchable, d: Desk, nodes: Sequence[Node], averages: Sequence[Average], seat: int) -> int:
    """The legal action with the highest upper confidence bound, of those that have a node. The bound is noted, and what one that has none
    might have if it were worth as much as these on average.
    """
    best = -1
    highest = 0.0
    tried = 0
    worth = 0
    available = 0
    for k in range(s.legal_size):
        n = d.child[s.legal[k]]
        if n != 0:
            visits = nodes[n].visits
            tried += visits
            worth += nodes[n].value
            available = max(available, nodes[n].available)
            mean = nodes[n].value / visits / WHOLE
            bound = mean + d.exploration * sqrt(log(nodes[n].available) / visits) / THOUSAND
            if d.bias > 0:
                bound += d.bias * nodes[n].promise / (visits + 1.0) / (THOUSAND * WHOLE)
            if d.history > 0:
                bound += history_bonus(d, averages, seat * ACTIONS + s.legal[k], visits * (1.0 - mean))
            if best < 0 or bound > highest:
                best = s.legal[k]
                highest = bound
    d.bound = int(highest * WHOLE)
    d.hope = int(worth / tried + d.exploration * sqrt(log(available + 1.0)) * THOUSAND)
    return best


def guided_action(s: Searchable, d: Desk, nodes: Sequence[Node], averages: Sequence[Average], seat: int) -> int:
    """The action with the highest bound where rules of thumb guide the choice and some have no node yet. The most promising one comes
    first; each of the others when it may be better in spite of promising less.
    """
    untried = untried_promise(s, d)
    if d.promised < 0:
        tried = promising_action(s, d, nodes, averages, seat)
        if d.hope + d.bias * d.promised // THOUSAND <= d.bound:
            return tried
    d.growing = 0
    return untried


def untried_promise(s: Searchable, d: Desk) -> int:
    """Of the legal actions that have no node yet the one that promises most; how much more or less than the best of the others is noted,
    0 for the most promising of all.
    """
    think(s, d)
    first = below(s, PLAYOUT, s.legal_size)
    best = -1
    promised = 0
    most = 0
    for k in range(s.legal_size):
        action = s.legal[(first + k) % s.legal_size]
        promises = promise(s, d, action)
        if k == 0 or promises > most:
            most = promises
        if d.child[action] == 0 and (best < 0 or promises > promised):
            best = action
            promised = promises
    d.promised = promised - most
    return best


def history_bonus(d: Desk, averages: Sequence[Average], move: int, losses: float) -> float:
    """Progressive history: what the action was worth elsewhere counts while little is known of it here."""
    if averages[move].visits == 0:
        return 0.0
    return d.history * averages[move].value / averages[move].visits / WHOLE / (losses + 1.0) / THOUSAND


def choose(s: Searchable, d: Desk, nodes: Sequence[Node], averages: Sequence[Average], seat: int, actions: int) -> int:
    """The action the seat tries next, by its own tree. What has not been tried comes first, unless rules of thumb guide the choice, and
    ends the way through the tree. Beyond the depth of the orders the tree only remembers what a rollout does there.
    """
    tree = seat if d.trees > 1 else 0
    untried = look_up(s, d, nodes, d.now[tree], seat)
    if d.depth > 0 and actions >= d.depth:
        action = next_action(s, d, averages)
        if d.child[action] == 0:
            d.growing = 0
            d.promised = 0
        return action
    if untried > 0 and (d.used < d.size or untried == s.legal_size):
        if d.bias > 0:
            return guided_action(s, d, nodes, averages, seat)
        d.growing = 0
        return untried_action(s, d, untried)
    return promising_action(s, d, nodes, averages, seat)


def note_node(d: Desk, node: int, seat: int) -> None:
    """Remember a node of the way, to be updated at its end."""
    if node != 0 and d.path_size < LONGEST:
        d.path[d.path_size] = node
        d.path_seat[d.path_size] = seat
        d.path_size += 1


def note_move(d: Desk, seat: int, action: int) -> None:
    """Remember an action for the averages of moves."""
    if d.moves_size < MOVES:
        d.moves[d.moves_size] = seat * ACTIONS + action
        d.moves_size += 1


def follow(d: Desk, nodes: Sequence[Node], seat: int, action: int, hidden: bool) -> None:
    """Every observer goes on by what it sees of the action; the tree that chose it also counts the action itself."""
    for tree in range(d.trees):
        observer = tree if d.trees > 1 else d.seat
        chooses = observer == seat or d.trees == 1
        here = d.now[tree]
        if chooses or not hidden:
            d.now[tree] = find(d, nodes, here, action * 8 + seat)
            if chooses and not d.growing:
                nodes[d.now[tree]].promise = d.promised
            note_node(d, d.now[tree], seat)
        if hidden and observer != seat:
            d.now[tree] = find(d, nodes, here, HIDDEN + seat)
            note_node(d, d.now[tree], seat)


def part(d: Desk, nodes: Sequence[Node], seat: int, brought: int) -> None:
    """Ways part by what chance has brought: every observer sees it."""
    for tree in range(d.trees):
        d.now[tree] = find(d, nodes, d.now[tree], NEWS - brought)
        note_node(d, d.now[tree], seat)


def descend(s: Searchable, d: Desk, nodes: Sequence[Node], averages: Sequence[Average]) -> None:
    """Play from the root through what the trees hold already, and one action further."""
    d.growing = 1
    actions = 0
    while d.growing and s.legal_size > 0 and d.path_size < LONGEST - 3 * SEATS:
        seat = s.actor
        if d.now[seat if d.trees > 1 else 0] == 0:
            return
        action = choose(s, d, nodes, averages, seat, actions)
        note_move(d, seat, action)
        follow(d, nodes, seat, action, hides(s, action))
        before = news(s)
        step(s, action)
        actions += 1
        if d.growing and news(s) != before:
            part(d, nodes, seat, news(s))


def update(d: Desk, nodes: Sequence[Node], averages: Sequence[Average]) -> None:
    """Enter the result in all nodes of the way, and in the averages of moves."""
    d.all_wins += d.win[d.seat]
    d.all_money += d.money[d.seat]
    for k in range(d.path_size):
        n = d.path[k]
        nodes[n].visits += 1
        nodes[n].value += d.reward[d.path_seat[k]]
        nodes[n].wins += d.win[d.seat]
        nodes[n].money += d.money[d.seat]
    for k in range(d.moves_size):
        move = d.moves[k]
        averages[move].visits += 1
        averages[move].value += d.reward[move // ACTIONS]
