"""What a game of Colt Express consists of, declared once.

Nothing hidden is decided before it is revealed: a deck is a count of cards, an untouched purse has no value, the coming
round cards are not chosen. So the state holds no order that could leak. The only order kept is the one everybody knows: in the
expert game, how many bullets lie on top of a draw pile.
"""

from __future__ import annotations

from typing import Annotated

from wildbunch.core.record import Record, i8, i16, i64


class Bandit(Record):
    """A figure on the train, with its bullets and loot; purses are tokens of the state."""

    index: i8  # its place in `State.bandits`
    seat: i8  # the player it belongs to
    character: i8  # BELLE .. TUCO, or NOBODY: to be drawn
    car: i8
    level: i8  # INSIDE or ROOF
    bullets_left: i8
    shot_by: Annotated[list[i8], 7]  # bullets received from each bandit (index), and NEUTRAL ones
    jewels: i8
    strongboxes: i8
    ransom: i16  # dollars


class Player(Record):
    """The cards of a seat, as counts of each kind; a second bandit of a team has slots of his own, from SECOND on."""

    hand: Annotated[list[i8], 12]
    hand_size: i8
    deck: Annotated[list[i8], 12]
    deck_size: i8
    discard: Annotated[list[i8], 12]
    discard_size: i8
    bullets_on_top: i8  # known to lie on top of the draw pile (expert game)
    leaving: Annotated[list[i8], 12]  # marked for the discard pile, until all seats have chosen (expert game)
    open_discard: Annotated[list[i8], 12]  # cards of the discard pile that everybody saw go there (expert game)
    open_bullets: i8  # bullets in hand that everybody saw drawn from the top (expert game)
    drawn: i8  # cards drawn in this round: those that may be bullets (expert game)


class State(Record):
    """One position of the game."""

    rng: Annotated[list[i64], 8]  # a generator for each seat, and one for the table (core.chance)
    seats: i8
    bandit_count: i8
    caboose: i8  # number of the last car
    django_must: i8  # option django_push is `must`
    revenge_above: i8  # option marshals_revenge is `above_marshal`
    open_pile: i8  # option open_pile
    expert: i8  # option expert; always with two players
    teams: i8  # two players: each owns two bandits
    keeping: i8  # seats (bits) that still choose what to keep (expert game)
    placing: i8  # seats (bits) that still place their team
    phase: i8
    asked: i8  # the question that waits for an answer
    actor: i8  # seat that answers
    acting: i8  # bandit (index) that acts
    target: i8  # bandit (index) that is acted on
    token: i8  # purse token that is at stake
    round: i8  # 0 .. 4
    first: i8  # seat of the first player of the round
    turn: i8  # index of the turn on the round card
    plays: i8  # steps (cards played or draws) done in this turn
    round_cards: Annotated[list[i8], 5]  # revealed so far; NO_CARD: not yet
    marshal: i8  # his car
    neutral_left: i8
    neutral_removed: i8
    strongbox_waiting: i8  # the second strongbox is still beside the locomotive
    picked: i8  # bandits asked so far in Pickpocketing
    layouts: Annotated[list[i8], 7]  # which passenger car is car 1, 2, ...
    purses: Annotated[list[i8], 7]  # untouched purses inside each car
    jewels: Annotated[list[i8], 14]  # on each spot
    strongboxes: Annotated[list[i8], 14]  # on each spot
    values: Annotated[list[i8], 6]  # unseen purses of each value: untouched ones and those left in the box
    tokens: i8  # purses touched so far
    token_value: Annotated[list[i16], 18]  # dollars
    token_place: Annotated[list[i8], 18]  # spot, HELD + bandit, or BOXED
    token_known: Annotated[list[i8], 18]  # seats (bits) that have owned it
    bandits: Annotated[list[Bandit], 6]
    players: Annotated[list[Player], 6]
    pile: i8  # cards planned
    resolved: i8  # cards of the pile resolved
    pile_bandit: Annotated[list[i8], 24]
    pile_card: Annotated[list[i8], 24]
    pile_down: Annotated[list[i8], 24]  # face down
    legal: Annotated[list[i8], 32]
    legal_size: i8
    events: Annotated[list[i64], 64]  # rows of core.events
    events_size: i8
