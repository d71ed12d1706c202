"""The memory of a search, all of it given from outside and of fixed size."""

from __future__ import annotations

from typing import Annotated

from wildbunch.core.record import Record, i8, i16, i32, i64

ACTIONS = 128
"""More than any game has."""
SEATS = 6
LONGEST = 640
"""Most nodes that an iteration updates, in all trees together."""
MOVES = 512
"""Most actions of an iteration that the averages of moves learn from."""
WHOLE = 1_000_000
"""What a reward of one is kept as."""
THOUSAND = 1000


class Node(Record):
    """A way the game went as one observer saw it: the last action of it, and what came of the iterations that went this way.

    `key` is the action times 8 plus the seat that did it; an action the observer did not see is HIDDEN + seat, and what chance brought is
    NEWS - news. `first` is the latest of the nodes that follow, `next` the sibling before this one; 0 is no node.
    """

    key: i16
    first: i32
    next: i32
    visits: i32
    available: i32  # iterations in which this action was legal here
    promise: i32  # less than the most promising one, in millionths of the margin of money that counts half
    value: i64  # rewards of the seat that acted
    wins: i64  # of the seat that searches
    money: i64  # of the seat that searches


class Average(Record):
    """What all iterations together say about an action of a seat, wherever it was done."""

    visits: i32
    value: i64


class Desk(Record):
    """What a search works on: its orders, set once, and its notes of the present iteration."""

    # Orders
    seat: i8  # that searches
    seed: i64
    size: i32  # nodes there is room for
    depth: i16  # so many actions of an iteration are chosen by what the trees hold, the others as in a rollout; 0: all
    trees: i8  # one for each observer: 1, or the number of seats
    exploration: i32  # constant of the confidence bound, in thousandths
    bias: i32  # weight of rules of thumb in the choice, in thousandths
    history: i32  # weight of the averages of moves in the choice, in thousandths
    rollout: i8  # RANDOM, SENSIBLE or AVERAGES
    carelessness: i32  # how often a rollout chooses at random, in thousandths
    most_actions: i32  # of a rollout; 0: no limit
    finishes: i8  # one iteration in so many is played to the end of the game, to see what comes to the money; 0: none
    most_stages: i8  # rounds or towns that a rollout plays on, the present one included; 0: to the end
    win_weight: i32  # weight of winning in a reward, in thousandths; the rest is the margin of money
    scale: i32  # margin of money that counts half of what the greatest would
    uncertainty: i32  # how far a lead may change in one round or town, in thousandths of money
    linear: i8  # the margin of money counts as it is, up to four times the scale, and is not squashed
    doubts: i8  # how often a guess is drawn again that fits what was seen badly
    # Notes
    used: i32  # nodes
    iterations: i64
    all_wins: i64  # of the seat that searches, over all iterations
    all_money: i64
    finished: i64  # iterations played to the end of the game, and what came to the money of the seat that searches after the rewards
    growth: i64
    promised: i32  # by the action that rules of thumb chose last; in the tree, less than the most promising one
    bound: i64  # highest upper confidence bound of the actions tried before
    hope: i64  # what the bound of one never tried would be if it were worth as much as these on average
    growing: i8  # the iteration is still inside the tree
    now: Annotated[list[i32], 6]  # node each observer is at; 0: out of its tree
    path: Annotated[list[i32], 640]
    path_seat: Annotated[list[i8], 640]
    path_size: i32
    moves: Annotated[list[i16], 512]
    moves_size: i32
    child: Annotated[list[i32], 128]  # node of each action that is legal now
    reward: Annotated[list[i64], 6]
    win: Annotated[list[i64], 6]
    money: Annotated[list[i64], 6]
    notes: Annotated[list[i64], 320]  # what the rules of thumb of a game note while they think


RANDOM, SENSIBLE, AVERAGES = 0, 1, 2
HIDDEN = -8
NEWS = -16
