"""Why not: each code with the rule that forbids it, and agreement with the list of legal actions at every step."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings

from tests.game.play import CHANCES, NEW_GAMES, steps
from wildbunch import Game, new_game
from wildbunch.colt_express.notation import BANDITS, CARDS, LOOT
from wildbunch.colt_express.reasons import SENTENCES

EVERY_TEXT = [
    *(f"play {card}" for card in CARDS),
    *(f"play {card} down" for card in CARDS),
    "draw",
    "pass",
    "floor",
    *(f"{kind} {car}" for kind in ("move", "marshal", "shove") for car in range(9)),
    *(f"{kind} {name}" for kind in ("fire", "punch") for name in BANDITS),
    *(f"rob {loot}" for loot in LOOT),
    *(f"rob purse#{token}" for token in range(1, 19)),
    *(f"drop {loot}" for loot in LOOT),
    *(f"{kind} {answer}" for kind in ("push", "take") for answer in ("yes", "no")),
]
EXPERT_TEXTS = ["keep", *(f"discard {card}" for card in CARDS)]
TEAM_TEXTS = [
    *(f"{kind} {card} {name}" for kind in ("play", "discard") for card in CARDS for name in BANDITS),
    *(f"play {card} {name} down" for card in CARDS for name in BANDITS),
    *(f"place {name} caboose" for name in BANDITS),
]
TEXTS_OF_VARIANTS = [*EVERY_TEXT, *EXPERT_TEXTS, *TEAM_TEXTS]
NO_ACTIONS = [
    *("", "play", "play fire up", "Play fire", "play  fire", "move", "move 01", "move -1", "move two", "move 1 ", "move ²"),
    *("rob purse#0", "rob purse#19", "rob gold", "rob jewel#1", "fire annie", "fire belle doc", "drop", "take", "take maybe"),
    *("draw 3", "shove 100", "keep fire", "discard", "discard ace", "play fire annie", "place belle", "place belle roof"),
]


@settings(max_examples=40)
@given(NEW_GAMES, CHANCES)
def test_every_text_of_the_notation_is_legal_or_has_a_reason(game: Game, rng: random.Random) -> None:
    for before, _, _, _ in steps(game, rng):
        if rng.random() < 0.8:
            continue
        for seat in range(game.seats):
            legal = {action.text for action in before.legal_actions(seat)}
            for text in (*TEXTS_OF_VARIANTS, *NO_ACTIONS):
                reason = before.why_not(seat, text)
                assert (reason is None) == (text in legal)
                if reason is not None:
                    assert re.fullmatch(r"CE-[A-Z]+-(\d|PICKPOCKET)", reason.rule)
                    assert reason.code in SENTENCES
                    assert str(reason).startswith(f"{reason.rule}: ")
                    assert "{" not in reason.sentence
            assert {text for text, _ in before.refusals(seat)}.isdisjoint(legal)


EXPERT_RULES = {
    "not-asked-now": {"CE-ROUND-2", "CE-ROUND-8", "CE-EXPERT-1", "CE-TEAM-1"},
    "not-in-hand": {"CE-ROUND-2", "CE-EXPERT-1"},
    "not-in-team-hand": {"CE-ROUND-2", "CE-EXPERT-1"},
    "down-only-ghost-team": {"CE-TEAM-4"},
    "discard-bullet": {"CE-EXPERT-1"},
    "place-not-yours": {"CE-TEAM-1"},
}
"""Codes and rules that only the expert game and the game of two teams have."""


def codes_met(expert: bool = False) -> dict[str, set[str]]:
    """Each code that random play meets, with its rules; in the expert game of teams and of others, if that is asked."""
    met: dict[str, set[str]] = {}
    for seed in range(24 if expert else 250):
        game = new_game("colt-express", 2 + seed % 3 if expert else 3 + seed % 4, {"expert": expert}, seed=seed)
        for before, seat, _, after in steps(game, random.Random(seed)):
            if before.view(None).decision.kind != "plan" or seed < 25:  # type: ignore[attr-defined]
                for text in TEXTS_OF_VARIANTS if expert else EVERY_TEXT:
                    if reason := before.why_not(seat, text):
                        met.setdefault(reason.code, set()).add(reason.rule)
            game = after
        for text in ("draw", "nonsense"):
            reason = game.why_not(0, text)
            assert reason is not None
            met.setdefault(reason.code, set()).add(reason.rule)
    return met


RULES = {
    "game-over": {"CE-ROUND-1"},
    "not-asked-now": {"CE-ROUND-2", "CE-ROUND-8", "CE-EVENT-PICKPOCKET"},
    "bullet-unplayable": {"CE-ROUND-2"},
    "not-in-hand": {"CE-ROUND-2"},
    "deck-empty": {"CE-ROUND-6"},
    "pass-not-needed": {"CE-ROUND-6"},
    "down-only-ghost": {"CE-GHOST-1"},
    "down-only-first-turn": {"CE-GHOST-1"},
    "down-in-tunnel": {"CE-ROUND-3"},
    "move-stay": {"CE-MOVE-1"},
    "move-too-far": {"CE-MOVE-1"},
    "beyond-train": {"CE-MOVE-1", "CE-MARSHAL-1", "CE-PUNCH-2"},
    "marshal-too-far": {"CE-MARSHAL-1"},
    "fire-self": {"CE-FIRE-3"},
    "fire-same-spot": {"CE-FIRE-3"},
    "fire-other-level": {"CE-FIRE-3"},
    "fire-too-far": {"CE-FIRE-1"},
    "fire-blocked": {"CE-FIRE-2"},
    "fire-protected": {"CE-BELLE-1"},
    "fire-must": {"CE-FIRE-4"},
    "not-in-game": {"CE-SETUP-4"},
    "rob-not-here": {"CE-ROB-1", "CE-EVENT-PICKPOCKET"},
    "pickpocket-purse-only": {"CE-EVENT-PICKPOCKET"},
    "punch-self": {"CE-PUNCH-1"},
    "punch-not-here": {"CE-PUNCH-1"},
    "punch-protected": {"CE-BELLE-1"},
    "drop-not-owned": {"CE-PUNCH-1"},
    "shove-not-adjacent": {"CE-PUNCH-2"},
}


def test_random_play_meets_every_reason_with_the_rule_that_gives_it() -> None:
    met = codes_met()
    assert met == RULES
    assert set(SENTENCES) - set(RULES) - set(EXPERT_RULES) == {"not-your-turn", "unknown-action"}


def test_random_play_of_the_expert_game_meets_every_reason_of_its_own() -> None:
    met = codes_met(expert=True)
    assert {code: met[code] - {"CE-EVENT-PICKPOCKET"} for code in EXPERT_RULES} == EXPERT_RULES


def first_where(text: str, code: str) -> str:
    """The sentence of the first reason with this code in random play."""
    for seed in range(400):
        game = new_game("colt-express", ["belle", "django", "doc", "tuco", "ghost"], seed=seed)
        for before, seat, _, _ in steps(game, random.Random(seed)):
            for asked in (text, *EVERY_TEXT):
                reason = before.why_not(seat, asked)
                if reason is not None and reason.code == code:
                    return f"{reason} {dict(reason.args)}"
    raise AssertionError(f"{code} was not met")


@pytest.mark.parametrize(
    ("code", "pattern"),
    [
        ("fire-blocked", r"CE-FIRE-2: (\w+) stands between you and (\w+) \{'blocker': '(?i:\1)', 'target': '(?i:\2)'\}"),
        ("fire-protected", r"CE-BELLE-1: Belle cannot be the target while somebody else can be \{'target': 'belle'\}"),
        ("not-in-hand", r"CE-ROUND-2: There is no [A-Z].* in your hand \{'card': '\w+'\}"),
        ("move-too-far", r"CE-MOVE-1: (On the roofs|Inside the train) you move .* \{'level': '(roof|inside)'\}"),
        ("beyond-train", r"CE-\w+-\d: The train has no car [678] \{'car': [678]\}"),
        ("drop-not-owned", r"CE-PUNCH-1: \w+ owns no (purse|jewel|strongbox) \{'target': '\w+', 'loot': '\w+'\}"),
    ],
)
def test_a_reason_is_a_sentence_with_its_arguments(code: str, pattern: str) -> None:
    assert re.fullmatch(pattern, first_where("move 8", code))


def test_who_is_not_awaited_is_told_whose_turn_it_is() -> None:
    game = new_game("colt-express", ["belle", "django", "doc"], seed=1)
    waiting = (game.awaiting[0] + 1) % 3
    actor = game.roles[game.awaiting[0]]
    reason = game.why_not(waiting, "draw")
    assert reason is not None
    assert str(reason) == f"CE-ROUND-2: It is the turn of {actor.capitalize()}"
    assert reason.args == {"actor": actor}
    hand = game.view(waiting).to_json()["seats"][waiting]["hand"]
    assert [text for text, _ in game.refusals(waiting)] == [*(f"play {card}" for card in hand), "draw"]


def test_an_unknown_action_is_answered_with_what_there_is() -> None:
    game = new_game("colt-express", 3, seed=1)
    seat = game.awaiting[0]
    reason = game.why_not(seat, "dance")
    assert reason is not None
    legal = [action.text for action in game.legal_actions(seat)]
    assert reason.code == "unknown-action"
    assert reason.args == {"allowed": tuple(legal)}
    assert reason.sentence == f"There is no such action; there is: {', '.join(legal)}"
