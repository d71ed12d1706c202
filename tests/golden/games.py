"""The golden games: for each event and each bandit's power one short complete record, and what its reader must find in it.

`python -m tests.golden.games NAME ...` writes the records of these names anew, to be read and reviewed by a person before they
are kept. A record must never change unless a rule was wrong: the rules version is raised then.

Provenance of all of them: a position drawn below, the seed is the name, the first actions are scripted below, all later ones
are drawn by `random.Random(name)` from the legal list.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import wildbunch
from tests.colt_express.scene import Scene, position
from tests.colt_express.variants import teams_position
from tests.golden.shelf import Shelf
from wildbunch.records import Record, Recorder


@dataclass(frozen=True)
class Golden:
    """A golden game: the drawing it starts from, and in `told` the events a reader finds in this order."""

    rule: str
    drawing: str
    setting: dict[str, Any]
    told: tuple[str, ...]
    review: str
    actions: tuple[str, ...] = field(default=())
    teams: bool = False

    def start(self) -> dict[str, Any]:
        """The position document."""
        document = (teams_position if self.teams else position)(self.drawing, **self.setting)
        del document["undrawn"]
        return document


def in_round_4(card: str, **more: Any) -> dict[str, Any]:
    return {"phase": "event", "card": card, "number": 4, **more}


def at_the_end(card: str, **more: Any) -> dict[str, Any]:
    return {"phase": "event", "card": card, **more}


def last_pile(pile: str, **more: Any) -> dict[str, Any]:
    return {"phase": "stealin", "card": "hostage_taking", "pile": pile, **more}


GAMES: dict[str, Golden] = {
    "event-angry-marshal": Golden(
        "CE-EVENT-ANGRY",
        """
        roof   :  | Belle   |          |
        inside :  | Marshal | Doc Tuco |
        """,
        in_round_4("angry_marshal"),
        ("marshal_hits belle 1", "marshal_moved 1 2", "marshal_hits doc 2", "marshal_hits tuco 2", "flees doc 2", "flees tuco 2"),
        "Belle, on his roof, is hit before he moves; Doc and Tuco are hit where he arrives and go up.",
    ),
    "event-swivel-arm": Golden(
        "CE-EVENT-SWIVEL",
        """
        roof   : Belle   | Doc Tuco | jewel |
        inside : Marshal |          |       |
        """,
        in_round_4("swivel_arm"),
        ("swept belle 0 3", "swept doc 1 3", "swept tuco 1 3"),
        "All three are swept to the roof of the caboose, both of car 1; the jewel on a roof stays.",
    ),
    "event-braking": Golden(
        "CE-EVENT-BRAKING",
        """
        roof   : Belle   | Doc | Tuco |
        inside : Marshal |     |      |
        """,
        in_round_4("braking"),
        ("event_started braking", "braked doc 1 0", "braked tuco 2 1"),
        "Doc and Tuco slide one car forward; Belle, on the locomotive, stays.",
    ),
    "event-take-it-all": Golden(
        "CE-EVENT-TAKE",
        """
        roof   :           |  |         | Doc
        inside : strongbox |  | Marshal | Belle Tuco
        """,
        in_round_4("take_it_all"),
        ("event_started take_it_all", "strongbox_placed 2"),
        "The second strongbox lies in car 2, the Marshal's.",
    ),
    "event-passengers-rebellion": Golden(
        "CE-EVENT-REBELLION",
        """
        roof   :     |         |       | Ghost |
        inside : Doc | Marshal | Belle |       | Tuco
        """,
        in_round_4("passengers_rebellion", neutral=3),
        ("event_started passengers_rebellion", "passengers_hit belle", "passengers_hit doc", "passengers_hit tuco"),
        "The three inside get the last three neutral bullets, Doc in the locomotive too; Ghost on the roof gets none. Nobody flees.",
    ),
    "event-marshals-revenge": Golden(
        "CE-EVENT-REVENGE",
        """
        roof   :         | Belle | Doc |
        inside : Marshal |       |     | Tuco
        """,
        at_the_end("marshals_revenge", loot={"Belle": "purse=500 purse=300", "Doc": "purse=450 jewel", "Tuco": "purse=350"}),
        ("purse_lost belle 5 300", "purse_lost doc 6 450"),
        "Belle loses the lesser of two purses, Doc his only one and keeps the jewel; Tuco is inside. Belle's purse and Doc's jewel "
        "are worth as much, all three are Gunslingers, nobody has a bullet: Belle and Doc share the win.",
    ),
    "event-pickpocketing": Golden(
        "CE-EVENT-PICKPOCKET",
        """
        roof   :         | Ghost purse#5=500  |              |                     |
        inside : Marshal | Doc purse#6=300 purse#7=450 |  | Belle Tuco purse#8=400 |
        """,
        at_the_end("pickpocketing"),
        ("pickpockets doc 7 450 1 inside", "pickpockets ghost 5 500 1 roof"),
        "Doc, alone inside car 1, chooses token 7; Ghost, alone on its roof, has one purse to take; Belle and Tuco disturb each other.",
        ("rob purse#7",),
    ),
    "event-hostage-taking": Golden(
        "CE-EVENT-HOSTAGE",
        """
        roof   : Doc   |         |  |
        inside : Belle | Marshal |  | Tuco
        """,
        at_the_end("hostage_taking"),
        ("ransom belle 250", "ransom doc 250", "game_over"),
        "Inside and on the roof of the locomotive $250 are paid.",
    ),
    "power-belle": Golden(
        "CE-BELLE-1",
        """
        roof   :         |       | Cheyenne |     |
        inside : Marshal | Belle | Doc      |     | Tuco
        """,
        last_pile("Doc fire, Tuco move, Doc fire, Belle floor"),
        ("shot doc belle 5", "moved tuco 4 3 inside", "shot doc tuco 4"),
        "Alone in sight Belle is shot; when Tuco stands on the other side she is spared without a question.",
    ),
    "power-cheyenne": Golden(
        "CE-CHEYENNE-1",
        """
        roof   :         |  |               |
        inside : Marshal |  | Cheyenne Tuco | Belle
        """,
        last_pile("Cheyenne punch", loot={"Tuco": "purse=450 jewel"}),
        ("punched cheyenne tuco", "snatched cheyenne tuco 4 450", "shoved cheyenne tuco 2 1 inside"),
        "She chooses the purse, takes it herself, and shoves Tuco forward. Nothing falls.",
        ("drop purse", "take yes", "shove 1"),
    ),
    "power-django": Golden(
        "CE-DJANGO-1",
        """
        roof   :      |        |     |
        inside : Tuco | Django | Doc | Marshal
        """,
        last_pile("Django fire"),
        ("shot django doc 5", "pushed django doc 2 3 inside", "marshal_hits doc 3", "flees doc 3"),
        "Doc is hit, pushed on into the Marshal's car, hit again and flees: two bullets.",
        ("fire doc", "push yes"),
    ),
    "power-doc": Golden(
        "CE-DOC-1",
        """
        roof   :         |  |  |
        inside : Marshal |  |  | Belle Doc Tuco
        """,
        {"phase": "dealing", "number": 5},
        ("draws belle 6", "draws doc 7", "draws tuco 6"),
        "Doc begins the last round with seven cards, the others with six.",
    ),
    "power-ghost": Golden(
        "CE-GHOST-1",
        """
        roof   :         |  |  |
        inside : Marshal |  |  | Belle Ghost Tuco
        """,
        {"phase": "schemin", "card": "pickpocketing", "first": "Ghost", "hands": {"Ghost": "floor floor move rob fire punch"}},
        ("played ghost floor True", "resolves 0 ghost floor True", "climbed ghost 3 roof"),
        "Ghost's first card of the round is played face down in a standard turn and turns up when it resolves.",
        ("play floor down",),
    ),
    "power-tuco": Golden(
        "CE-TUCO-1",
        """
        roof   :         |  | Doc  |
        inside : Marshal |  | Tuco | Belle
        """,
        last_pile("Tuco fire, Tuco floor, Belle move, Doc floor, Tuco fire"),
        ("shot tuco doc 5", "climbed tuco 2 roof", "climbed doc 2 inside", "shot tuco doc 4"),
        "He shoots Doc through the roof from below, then from above; Belle is spared both times.",
    ),
    "variant-expert": Golden(
        "CE-EXPERT-1",
        """
        roof   :         |      |       | Doc
        inside : Marshal | Tuco | Belle |
        """,
        {
            **in_round_4("bridge", turn=2, step=2, expert=True),
            "phase": "schemin",
            "hands": {"Belle": "move rob", "Doc": "marshal", "Tuco": "punch fire"},
        },
        (
            "played tuco fire False",
            "discards belle move",
            "done_keeping belle",
            "keeps belle 1",
            "keeps doc 1",
            "keeps tuco 0",
            "shot tuco belle 5",
            "draws doc 6",
            "draws tuco 6",
            "draws belle 5 ['bullet',",
            "game_over",
        ),
        "Belle discards Move and keeps Robbery, Doc keeps his Marshal, Tuco discards his last card. The bullet comes first when she draws.",
        ("play fire", "discard move", "keep", "keep", "discard punch"),
    ),
    "variant-teams": Golden(
        "CE-TEAM-3",
        """
        roof   :         |  | Doc Tuco |       |
        inside : Marshal |  |          | Belle | Ghost
        """,
        last_pile("Belle fire, Ghost floor, Tuco move, Doc fire"),
        ("shot belle ghost 5", "climbed ghost 4 roof", "moved tuco 2", "shot doc", "game_over"),
        "Belle must shoot her own mate, the only one in sight; nobody is Gunslinger, and the money of both bandits counts.",
        teams=True,
    ),
}


def play(name: str) -> Record:
    """Play a golden game to its end."""
    golden = GAMES[name]
    rng = random.Random(name)
    game = wildbunch.Game.from_position(golden.start(), seed=name)
    recorder = Recorder(game)
    scripted = list(golden.actions)
    while not game.over:
        seat = game.awaiting[0]
        action = scripted.pop(0) if scripted else rng.choice(game.legal_actions(seat))
        game = game.play(seat, action)
        recorder.add(seat, action, game)
    return recorder.record()


SHELF = Shelf(Path(__file__).parent, GAMES, play, Scene.line)


if __name__ == "__main__":
    SHELF.write(sys.argv[1:], sys.stdout.write)
