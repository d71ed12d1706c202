"""CE-SCORE-1 to 3: who wins, and why."""

from typing import Any

from tests.colt_express.scene import event
from wildbunch.core.outcome import Outcome

END = """
    roof   :         |  |     |
    inside : Marshal |  | Doc | Belle Tuco
"""
POORER = {"Belle": "", "Doc": "", "Tuco": ""}


def ended(drawing: str = END, **more: Any) -> Outcome:
    """The outcome of a game whose last event touches nobody who is not in or on the locomotive."""
    outcome = event("hostage_taking", drawing, **more).game.outcome
    assert outcome is not None
    return outcome


def money(outcome: Outcome) -> list[int]:
    return [score.money for score in outcome.scores]


def test_CE_SCORE_1_loot_and_ransom() -> None:
    outcome = ended(
        """
        roof   : Doc     |  |  |
        inside : Marshal |  |  | Belle Tuco
        """,
        loot={"Belle": "purse=300 purse=450 jewel jewel", "Doc": "purse=400 strongbox", "Tuco": ""},
        fired={"Tuco": 1},
    )
    assert [score.loot for score in outcome.scores] == [1750, 1400, 0]
    assert [score.ransom for score in outcome.scores] == [0, 250, 0]
    assert money(outcome) == [1750, 1650, 1000]
    assert outcome.winners == (0,)
    assert outcome.ranking == (0, 1, 2)
    assert outcome.decided_by == "money"


def test_CE_SCORE_1_loot_on_the_floor_and_lost_purses_count_for_nobody() -> None:
    outcome = ended(
        """
        roof   :                 |                    |     |
        inside : Marshal         | purse purse#4=500  | Doc | Belle Tuco jewel
        """,
        loot=POORER,
        fired={"Doc": 1},
    )
    assert money(outcome) == [0, 1000, 0]


def test_CE_SCORE_2_a_thousand_for_the_most_bullets_fired() -> None:
    """CE-SCORE-2: the Gunslinger."""
    outcome = ended(loot=POORER, fired={"Belle": 2, "Doc": 3})
    assert [score.gunslinger for score in outcome.scores] == [0, 1000, 0]


def test_CE_SCORE_2_all_tied_ones_get_it_in_full() -> None:
    outcome = ended(loot=POORER, fired={"Belle": 3, "Doc": 3, "Tuco": 2})
    assert [score.gunslinger for score in outcome.scores] == [1000, 1000, 0]


def test_CE_SCORE_2_also_at_zero() -> None:
    assert [score.gunslinger for score in ended(loot=POORER).scores] == [1000, 1000, 1000]


def test_CE_SCORE_2_neutral_bullets_are_nobodys() -> None:
    outcome = ended(loot=POORER, received={"Belle": "neutral neutral neutral"}, fired={"Tuco": 1})
    assert [score.gunslinger for score in outcome.scores] == [0, 0, 1000]


def test_CE_SCORE_3_most_money_wins_whatever_the_bullets() -> None:
    outcome = ended(loot={"Belle": "purse=300", "Doc": "purse=250", "Tuco": ""}, received={"Belle": "neutral neutral"})
    assert outcome.winners == (0,)
    assert outcome.decided_by == "money"


def test_CE_SCORE_3_tied_the_one_with_the_fewest_bullets_received_own_and_neutral_alike() -> None:
    outcome = ended(
        loot={"Belle": "jewel", "Doc": "jewel", "Tuco": ""},
        received={"Belle": "neutral neutral", "Doc": "tuco", "Tuco": "belle doc"},
    )
    assert money(outcome) == [1500, 1500, 1000]
    assert [score.bullets_received for score in outcome.scores] == [2, 1, 2]
    assert outcome.winners == (1,)
    assert outcome.ranking == (1, 0, 2)
    assert outcome.decided_by == "bullets"


def test_CE_SCORE_3_only_the_tied_ones_are_compared() -> None:
    """Tuco has no bullets at all, and no money either."""
    outcome = ended(loot={"Belle": "jewel", "Doc": "jewel", "Tuco": ""}, received={"Belle": "neutral", "Doc": "neutral neutral"})
    assert outcome.winners == (0,)


def test_CE_SCORE_3_still_tied_they_share_the_win() -> None:
    outcome = ended(
        loot={"Belle": "jewel", "Doc": "jewel", "Tuco": "jewel"}, received={"Belle": "neutral", "Doc": "neutral", "Tuco": "neutral neutral"}
    )
    assert outcome.winners == (0, 1)
    assert outcome.ranking == (0, 1, 2)
    assert outcome.decided_by == "shared"


def test_CE_SCORE_3_all_of_three_may_share() -> None:
    outcome = ended()
    assert outcome.winners == (0, 1, 2)
    assert outcome.decided_by == "shared"
