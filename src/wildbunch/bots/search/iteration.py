"""One iteration: guess, go through the trees, play on, assess what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from wildbunch.bots.search.arena import AVERAGES, THOUSAND, WHOLE, Average, Desk, Node
from wildbunch.bots.search.hooks import Searchable, ahead, fortune, imagine, likely, outlook, stage, stages_left
from wildbunch.bots.search.policy import next_action
from wildbunch.bots.search.tree import descend, note_move, update
from wildbunch.core.chance import PLAYOUT, below, seed_streams
from wildbunch.core.hooks import step


def iterate(root: Searchable, s: Searchable, d: Desk, nodes: Sequence[Node], averages: Sequence[Average]) -> None:
    """One iteration from `root`, played in `s`."""
    guess_again(root, s, d)
    d.path_size = 0
    d.moves_size = 0
    for tree in range(d.trees):
        d.now[tree] = tree + 1
    descend(s, d, nodes, averages)
    roll_out(s, d, averages, d.most_actions, d.most_stages, d.history > 0 or d.rollout == AVERAGES)
    assess(s, d)
    update(d, nodes, averages)
    if d.finishes > 0 and (d.iterations - 1) % d.finishes == 0:
        finish(s, d, averages)


def guess_again(root: Searchable, s: Searchable, d: Desk) -> None:
    """A guess of its own for every iteration; one that fits what was seen badly may be drawn again."""
    d.iterations += 1
    s.copy_from(root)
    seed_streams(s, d.seed + d.iterations)
    imagine(s, d.seat)
    for _ in range(d.doubts):
        if below(s, PLAYOUT, THOUSAND) < likely(s, d.seat):
            return
        imagine(s, d.seat)


def roll_out(s: Searchable, d: Desk, averages: Sequence[Average], most_actions: int, most_stages: int, learns: bool) -> None:
    """Play on, to the end or for so many actions, or rounds or towns; 0 is no limit."""
    actions = 0
    end = stage(s) + most_stages
    while s.legal_size > 0:
        if (most_actions > 0 and actions == most_actions) or (most_stages > 0 and stage(s) >= end):
            return
        action = next_action(s, d, averages)
        if learns:
            note_move(d, s.actor, action)
        step(s, action)
        actions += 1


def finish(s: Searchable, d: Desk, averages: Sequence[Average]) -> None:
    """Play on to the end of the game. The results are entered already: this is for those who want to know what is to come to the money."""
    before = d.money[d.seat]
    if s.legal_size > 0:
        roll_out(s, d, averages, 0, 0, False)
        count_winners(s, d)
    d.finished += 1
    d.growth += d.money[d.seat] - before


def assess(s: Searchable, d: Desk) -> None:
    """The reward of every seat, each for itself: its chance to win, and how far its money is ahead of the best other's."""
    if s.legal_size == 0:
        count_winners(s, d)
    else:
        estimate_winners(s, d)
    for seat in range(s.seats):
        lead = margin(s, d, seat)
        if d.linear:
            ahead_by = max(0, min(WHOLE, WHOLE // 2 + lead * WHOLE // (8 * d.scale)))
        else:
            ahead_by = WHOLE // 2 + lead * (WHOLE // 2) // (abs(lead) + d.scale)
        d.reward[seat] = (d.win_weight * d.win[seat] + (THOUSAND - d.win_weight) * ahead_by) // THOUSAND


def margin(s: Searchable, d: Desk, seat: int) -> int:
    """Own money minus the best other's."""
    best = -WHOLE
    for other in range(s.seats):
        if other != seat:
            best = max(best, d.money[other])
    return d.money[seat] - best


def count_winners(s: Searchable, d: Desk) -> None:
    """Who wins a game that is over, and with how much; those who share a win share it evenly."""
    winners = 0
    for seat in range(s.seats):
        d.money[seat] = fortune(s, seat)
        d.win[seat] = WHOLE
        for other in range(s.seats):
            if other != seat and ahead(s, other, seat):
                d.win[seat] = 0
        if d.win[seat] > 0:
            winners += 1
    for seat in range(s.seats):
        d.win[seat] //= winners


def estimate_winners(s: Searchable, d: Desk) -> None:
    """The chances to win of a game that goes on: the further it is to the end, the less a lead says."""
    doubt = d.uncertainty * sqrt(stages_left(s)) / THOUSAND
    best = -WHOLE
    for seat in range(s.seats):
        d.money[seat] = outlook(s, seat)
        best = max(best, d.money[seat])
    total = 0.0
    for seat in range(s.seats):
        total += exp((d.money[seat] - best) / doubt)
    for seat in range(s.seats):
        d.win[seat] = int(WHOLE * exp((d.money[seat] - best) / doubt) / total)
