"""Bots of people's own, written in Python: `package.module:Class`."""

from __future__ import annotations

import importlib
import inspect
import os
import sys
from collections.abc import Mapping
from types import ModuleType

from wildbunch.bots.base import Bot, UnknownBot
from wildbunch.bots.strangers import StrangersError, strangers_code


def imported(name: str, parameters: Mapping[str, str]) -> Bot:
    """A new bot of the class that `package.module:Class` names, made with the parameters as keywords (texts).

    Modules are also looked for in the current folder. Raises UnknownBot with one sentence: no such module, no such class in it, no
    bot, or one that cannot be made so.
    """
    module_name, _, class_name = name.partition(":")
    if not all(part.isidentifier() for part in (*module_name.split("."), class_name)):
        raise _unknown(name, f"A bot of your own is named package.module:Class, not {name!r}.")
    module = _module(name, module_name)
    try:
        with strangers_code():
            found = getattr(module, class_name, None)
    except StrangersError as error:
        raise _unknown(name, f"{name} cannot be loaded: {error}.") from error.error
    if found is None:
        raise _unknown(name, f"The module {module_name} has no class {class_name}.")
    if not (inspect.isclass(found) and issubclass(found, Bot)):
        raise _unknown(name, f"{name} is no bot: it must be a class made from wildbunch.bots.Bot.")
    if inspect.isabstract(found):
        raise _unknown(name, f"{name} is no bot yet: it has no method {', '.join(sorted(found.__abstractmethods__))}.")
    try:
        inspect.signature(found).bind(**parameters)
    except TypeError as error:
        raise _unknown(name, f"{name} cannot be made with these parameters: {error}.") from error
    try:
        with strangers_code():
            bot: Bot = found(**parameters)
            return bot
    except StrangersError as error:
        raise _unknown(name, f"{name} cannot be made: {error}.") from error.error


def _module(name: str, module_name: str) -> ModuleType:
    """The module, which may lie in the current folder, as for a script that is started there."""
    here = os.getcwd()
    if here not in sys.path and not sys.flags.safe_path:
        sys.path.insert(0, here)
    try:
        with strangers_code():
            return importlib.import_module(module_name)
    except StrangersError as stranger:
        error = stranger.error
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and (module_name == missing or module_name.startswith(f"{missing}.")):
            raise _unknown(name, f"There is no module {module_name} here or among the installed packages.") from error
        raise _unknown(name, f"The module {module_name} cannot be loaded: {stranger}.") from error


def _unknown(name: str, sentence: str) -> UnknownBot:
    return UnknownBot(sentence, bot=name, allowed=[])
