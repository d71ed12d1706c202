"""Positions of the expert game and of the game of two teams for the rule tests, drawn as in `scene`."""

from __future__ import annotations

from collections import Counter
from typing import Any

import wildbunch
from tests.colt_express.reference_box import TEN_CARDS
from tests.colt_express.scene import THREE, Scene, position

TEAMS = """
    roof   :         |  |  |           |
    inside : Marshal |  |  | Belle Doc | Ghost Tuco
"""
"""Belle and Ghost against Doc and Tuco."""


def play_from(document: dict[str, Any], seed: int) -> Scene:
    undrawn = document.pop("undrawn")
    return Scene(wildbunch.Game.from_position(document, seed=seed), undrawn)


def expert(phase: str, cards: dict[str, dict[str, Any]] | None = None, drawing: str = THREE, *, seed: int = 1, **more: Any) -> Scene:
    """A scene of the expert game; `cards` are fields of the seats: {"Doc": {"hand": "fire", "discard": "rob rob", "drawn": 0}}."""
    document = position(drawing, phase=phase, expert=True, **more)
    for row in document["seats"]:
        row |= written((cards or {}).get(row["bandits"][0].title(), {}))
    return play_from(document, seed)


def written(fields: dict[str, Any]) -> dict[str, Any]:
    """Cards in words as a document has them: "fire, move belle" (with commas where a card has two words)."""
    return {key: counted(value) if isinstance(value, str) else value for key, value in fields.items()}


def counted(words: str) -> dict[str, int]:
    cards = words.split(",") if "," in words else words.split() if " " not in words or not is_team_card(words) else [words]
    return dict(Counter(card.strip() for card in cards if card.strip()))


def is_team_card(words: str) -> bool:
    return words.split()[-1] not in (*TEN_CARDS, "bullet")


def teams(phase: str, cards: list[dict[str, Any]] | None = None, drawing: str = TEAMS, *, seed: int = 1, **more: Any) -> Scene:
    """A scene of two teams; `cards` are fields of the two seats."""
    document = teams_position(drawing, phase=phase, **more)
    for row, fields in zip(document["seats"], cards or [{}, {}], strict=True):
        row |= written(fields)
    return play_from(document, seed)


def teams_position(drawing: str, *, order: str = "Belle Ghost Doc Tuco", **more: Any) -> dict[str, Any]:
    """The position document of a drawing of two teams: the first two and the last two bandits of `order`."""
    document = position(drawing, order=order, expert=True, **more)
    names = [row["bandits"][0] for row in document["seats"]]
    document["seats"] = [{"seat": seat, "bandits": names[2 * seat : 2 * seat + 2]} for seat in (0, 1)]
    document["round"]["first"] //= 2
    for row in document["bandits"]:
        row["seat"] //= 2
    for token in tokens_of(document):
        token["known"] = sorted({seat // 2 for seat in token["known"]})
    return document


def tokens_of(document: dict[str, Any]) -> list[dict[str, Any]]:
    lying = [token for car in document["train"] for level in ("inside", "roof") for token in car[level]["tokens"]]
    return [*lying, *document["box"], *(token for row in document["bandits"] for token in row["purses"])]


def seat(scene: Scene, number: int) -> dict[str, Any]:
    """A seat of the whole position."""
    row: dict[str, Any] = scene.game.position().to_json()["seats"][number]
    return row
