"""Events: every kind, with its documented fields, and what can be followed by them."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import given, settings

from tests.game.play import CHANCES, NEW_GAMES, document, steps
from wildbunch import Event, Game, new_game

FIELDS = {
    "round_started": "round first",
    "draws": "bandit count cards",
    "round_card": "round card turns event",
    "turn_started": "turn symbol",
    "played": "bandit card face_down",
    "passed": "bandit",
    "stealin_started": "cards",
    "resolves": "index bandit card face_down",
    "no_effect": "bandit card reason",
    "moved": "bandit from to level",
    "climbed": "bandit car level",
    "marshal_moved": "from to bandit",
    "shot": "bandit target left",
    "pushed": "bandit target from to level",
    "robbed": "bandit loot token value car level",
    "punched": "bandit target",
    "dropped": "target loot token value car level",
    "snatched": "bandit target token value",
    "shoved": "bandit target from to level",
    "marshal_hits": "bandit car",
    "flees": "bandit car",
    "supply_short": "needed left",
    "event_started": "event",
    "swept": "bandit from to",
    "braked": "bandit from to",
    "strongbox_placed": "car",
    "passengers_hit": "bandit",
    "pickpockets": "bandit token value car level",
    "purse_lost": "bandit token value",
    "ransom": "bandit amount",
    "round_ended": "round",
    "game_over": "",
    "placed": "bandit car",
    "reshuffles": "bandit count",
    "discards": "bandit card",
    "done_keeping": "bandit",
    "keeps": "bandit count",
}
NEVER_AT_RANDOM = {"passed"}
"""Ten cards are not used up within a round."""


def test_random_play_meets_every_kind_of_event_with_its_fields() -> None:
    met: dict[str, set[str]] = {}
    for seed in range(300):
        game = new_game("colt-express", 3 + seed % 4 if seed < 280 else 2 + seed % 2, {"expert": seed >= 280}, seed=seed)
        for event in game.events:
            met.setdefault(event.kind, set()).add(" ".join(event.fields))
        for _, _, _, after in steps(game, random.Random(seed)):
            for event in after.events:
                met.setdefault(event.kind, set()).add(" ".join(event.fields))
    assert met == {kind: {fields} for kind, fields in FIELDS.items() if kind not in NEVER_AT_RANDOM}


@settings(max_examples=100)
@given(NEW_GAMES, CHANCES)
def test_events_are_plain_json(game: Game, rng: random.Random) -> None:
    for _, _, _, after in steps(game, rng):
        for event in after.events:
            assert json.loads(json.dumps(event.to_json())) == event.to_json()


class Follower:
    """Knows a game only by its events and checks that they tell all of it."""

    def __init__(self, start: dict[str, Any]) -> None:
        self.places = {bandit["bandit"]: (bandit["car"], bandit["level"]) for bandit in start["bandits"]}
        self.marshal = start["marshal"]
        self.left = {bandit["bandit"]: bandit["bullets_left"] for bandit in start["bandits"]}
        self.purses = {bandit["bandit"]: len(bandit["purses"]) for bandit in start["bandits"]}
        self.supply = start["neutral_bullets"]["left"]

    def see(self, event: Event) -> None:
        f = event.fields
        who = f.get("bandit")
        if event.kind == "moved":
            assert self.places[who] == (f["from"], f["level"])
            self.places[who] = (f["to"], f["level"])
        elif event.kind == "placed":
            self.places[who] = (f["car"], "inside")
        elif event.kind in ("pushed", "shoved"):
            assert self.places[f["target"]] == (f["from"], f["level"])
            self.places[f["target"]] = (f["to"], f["level"])
        elif event.kind in ("swept", "braked"):
            assert self.places[who] == (f["from"], "roof")
            self.places[who] = (f["to"], "roof")
        elif event.kind == "climbed":
            assert self.places[who][0] == f["car"]
            assert self.places[who][1] != f["level"]
            self.places[who] = (f["car"], f["level"])
        elif event.kind == "flees":
            assert self.places[who] == (f["car"], "inside")
            assert self.marshal == f["car"]
            self.places[who] = (f["car"], "roof")
        elif event.kind == "marshal_moved":
            assert self.marshal == f["from"]
            self.marshal = f["to"]
        elif event.kind == "shot":
            self.left[who] -= 1
            assert self.left[who] == f["left"]
        elif event.kind in ("marshal_hits", "passengers_hit"):
            self.supply -= 1
        elif event.kind == "supply_short":
            assert f["left"] == self.supply < f["needed"]
            self.supply = 0
        elif event.kind in ("robbed", "pickpockets") and f.get("loot", "purse") == "purse":
            self.purses[who] += 1
        elif event.kind == "snatched":
            self.purses[who] += 1
            self.purses[f["target"]] -= 1
        elif event.kind == "dropped" and f["loot"] == "purse":
            self.purses[f["target"]] -= 1
        elif event.kind == "purse_lost":
            self.purses[who] -= 1


@settings(max_examples=300)
@given(NEW_GAMES, CHANCES)
def test_who_reads_the_events_knows_where_everybody_is_and_what_is_left(game: Game, rng: random.Random) -> None:
    follower = Follower(document(game))
    for _, _, _, after in steps(game, rng):
        for event in after.events_for(None):
            follower.see(event)
        now = Follower(document(after))
        assert vars(follower) == vars(now)
