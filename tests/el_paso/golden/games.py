"""The golden games of El Paso: for each turn of events worth a look one short complete record, and what its reader must find in it.

`python -m tests.el_paso.golden.games NAME ...` writes the records of these names anew, to be read and reviewed by a person before they
are kept. A record must never change unless a rule was wrong: the rules version is raised then.

Provenance of all of them: a town drawn below, the seed is the name; the first actions and rolls are scripted below ("1: raid bank 7 = star
star six six six" is seat 1's action with the roll it causes), all later actions are drawn by `random.Random(name)` from the legal list.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import wildbunch
from tests.el_paso.scene import entropy_for, town
from tests.golden.shelf import Shelf
from wildbunch.records import Record, Recorder


@dataclass(frozen=True)
class Golden:
    """A golden game: the town it starts in, its first actions, and in `told` the events a reader finds in this order."""

    rules: str
    setting: dict[str, Any]
    actions: tuple[str, ...]
    told: tuple[str, ...]
    review: str

    def start(self) -> dict[str, Any]:
        """The position document."""
        return town(**self.setting).position  # type: ignore[no-any-return]


def in_el_paso(stacks: str, **more: Any) -> dict[str, Any]:
    return {"name": "El Paso", "stacks": stacks, **more}


GAMES: dict[str, Golden] = {
    "arrest": Golden(
        "EP-RAID-3 EP-ARREST-1",
        in_el_paso(
            "bank 1 3 5", tiles={"Annie": "hotel 4", "Bart": "mine 5"}, nuggets={"Annie": 9}, sheriff=4, Annie="bank 8", Bart="bank 2"
        ),
        ("0: raid bank 8", "1: raid bank 2 = star"),
        ("rolled annie 1 0 0 5", "arrested el_paso", "tiles_lost annie 1", "tiles_lost bart 1", "town_ended el_paso", "game_over"),
        "The last die shows a star: nobody gets a tile, Annie and Bart lose theirs; Annie's nine nuggets stay, and she wins.",
    ),
    "left-in-time": Golden(
        "EP-LEAVE-4 EP-END-1",
        in_el_paso("bank 1 3 5", tiles={"Annie": "hotel 4"}, left={"Annie": 1}, sheriff=3, Annie="", Bart="bank 2", Cole="bank 7"),
        ("1: raid bank 2", "2: raid bank 7 = star star"),
        ("arrested el_paso", "tiles_lost bart 0", "tiles_lost cole 0", "cashed annie 4", "game_over"),
        "Annie left before and is safe; her hotel 4 becomes four nuggets at the end.",
    ),
    "one-place-three-bandits": Golden(
        "EP-RAID-5 EP-RAID-6",
        in_el_paso("bank 1 3, hotel 5", Annie="bank 2", Bart="bank 8", Cole="bank 4"),
        ("0: raid bank 2", "1: raid bank 8", "2: raid bank 4 = brand brand six six six"),
        ("taken bart bank 1", "taken cole bank 3", "empty_handed annie bank", "picked annie"),
        "The 8 takes the 1, the 4 takes the 3, nothing is left for the 2. The cards lie as 8, 4, 2.",
    ),
    "shut-places": Golden(
        "EP-RAID-4",
        in_el_paso("saloon 3, pasture 4 5, hotel 5", Annie="saloon 2", Bart="pasture 8", Cole="pasture 4"),
        ("0: raid saloon 2", "1: raid pasture 8", "2: raid pasture 4 = star star six six six"),
        ("rolled annie 2 0 3 2", "taken annie saloon 3", "shut bart pasture", "shut cole pasture"),
        "Two stars and three sixes: the saloon is open, there is no cattle.",
    ),
    "a-changed-mind": Golden(
        "EP-RAID-1",
        in_el_paso("bank 1 3, hotel 5", Annie="bank 2, hotel 3", Bart="bank 8"),
        ("0: raid bank 2", "0: raid hotel 3", "1: raid bank 8 = brand brand six six six"),
        ("chosen annie bank 2", "changed annie hotel 3", "revealed annie hotel 3", "taken bart bank 1", "taken annie hotel 5"),
        "Annie takes back the bank 2 before Bart has chosen; the hotel 3 is what counts.",
    ),
    "a-pile-turned-over": Golden(
        "EP-RAID-7",
        in_el_paso("bank 1 3, hotel 5", discards="saloon 5 2", Annie="bank 2, saloon 1 3 4", Bart="bank 8, saloon 6 7 8"),
        ("0: raid bank 2", "1: raid bank 8 = brand brand six six six", "0: pick saloon", "1: pick saloon"),
        ("picked annie saloon 5 True", "picked bart saloon 2 True"),
        "The saloon pile is used up; its discards are turned over, so the 5, discarded first, is drawn first, open to all.",
    ),
    "an-emptied-town": Golden(
        "EP-LEAVE-5 EP-LEAVE-2",
        in_el_paso("bank 1 3", tiles={"Annie": "hotel 4 5"}, Annie="bank 8", Bart="bank 2"),
        (
            "0: raid bank 8",
            "1: raid bank 2 = brand brand six six six",
            "0: pick mine",
            "1: pick mine",
            "0: keep hotel 4",
            "0: keep hotel 5",
        ),
        (
            "town_emptied el_paso",
            "left annie 2",
            "kept annie hotel 4",
            "kept annie hotel 5",
            "exchanged annie 1 1",
            "left bart 2",
            "cashed annie 9",
        ),
        "Nobody had left before, so each may keep two. Annie keeps 4 and 5 and exchanges the bank 1 for one nugget.",
    ),
    "positions-and-the-next-town": Golden(
        "EP-LEAVE-1 EP-TOWN-2",
        {
            "name": "Tombstone",
            "stacks": "corral 1 3 4, mine 2",
            "left": {"Annie": 1, "Bart": 1},
            "lookout": "Bart",
            "Annie": "",
            "Bart": "",
            "Cole": "corral 8",
        },
        ("2: raid corral 8 = brand brand six six six", "2: pick mine", "2: leave", "2: keep corral 1"),
        ("left cole 3", "kept cole corral 1", "town_ended tombstone", "town_entered el_paso 7 cole"),
        "Two have left, so Cole is third. Bart, who had left, rolled for the town; in El Paso it is Cole's turn to be the lookout.",
    ),
}


def line(event: dict[str, Any]) -> str:
    """An event in words."""
    return " ".join(str(value) for value in event.values())


def play(name: str) -> Record:
    """Play a golden game to its end."""
    golden = GAMES[name]
    rng = random.Random(name)
    game = wildbunch.Game.from_position(golden.start(), seed=name)
    recorder = Recorder(game)
    for text in golden.actions:
        action, _, roll = text.partition(" = ")
        seat, action = int(action[0]), action[3:]
        entropy = entropy_for(roll) if roll else None
        game = game.play(seat, action, entropy=entropy)
        recorder.add(seat, action, game, entropy=entropy)
    while not game.over:
        seat = game.awaiting[0]
        action = rng.choice(game.legal_actions(seat)).text
        game = game.play(seat, action)
        recorder.add(seat, action, game)
    return recorder.record()


SHELF = Shelf(Path(__file__).parent, GAMES, play, line)


if __name__ == "__main__":
    SHELF.write(sys.argv[1:], sys.stdout.write)
