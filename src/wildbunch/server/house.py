"""The house rules of a server: how its tables are played where those who make them say nothing."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wildbunch import WildbunchError, game_info
from wildbunch.server.settings import BadSetting

VARIABLE = "WILDBUNCH_HOUSE_RULES"
FROM_FILE = "_file"

HouseRules = Mapping[str, Mapping[str, str | int | bool]]


def read_house_rules(file: str) -> HouseRules:
    """For each game the options a TOML file gives; none for an empty name. Raises BadSetting with what is wrong.

    A part is named after a game, a line after an option; with `_file` behind its name the option is the text of that file, beside
    this one.
    """
    if not file:
        return {}
    try:
        parts = tomllib.loads(Path(file).read_text(encoding="utf-8"))
        return {game: _options(game, part, Path(file).parent) for game, part in parts.items()}
    except OSError as error:
        raise BadSetting(f"{VARIABLE}: {error.filename} cannot be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{VARIABLE}: {file} is not TOML: {error}.") from error
    except WildbunchError as error:
        raise BadSetting(f"{VARIABLE}: {error.message}") from error


def _options(game: str, part: Any, folder: Path) -> dict[str, str | int | bool]:
    """The options of one game in the form that is kept."""
    info = game_info(game)
    if not isinstance(part, dict):
        raise BadSetting(f"{VARIABLE}: {game} is {part!r}; its options are needed, a line each.")
    given = {}
    for name, value in part.items():
        text = name.endswith(FROM_FILE) and isinstance(value, str)
        given[name.removesuffix(FROM_FILE) if text else name] = (folder / value).read_text(encoding="utf-8") if text else value
    chosen = info.chosen(given)
    return {name: chosen[name] for name in given}


def with_house_rules(house: HouseRules, game: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table: as wanted, the others as the house has them.

    Where an option takes any text, the house's text stands in the place of the usual choice, which a client can only name.
    """
    own = house.get(game, {})
    options = {**own, **wanted}
    for option in game_info(game).options:
        if option.read is not None and option.name in own and options[option.name] == option.default:
            options[option.name] = own[option.name]
    return options
