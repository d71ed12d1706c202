"""The process bots think in: reads questions from its input, writes the answers to its output."""

from __future__ import annotations

import os
import pickle
import queue
import random
import resource
import sys
import threading
from dataclasses import replace
from functools import cache
from io import FileIO
from typing import Any, BinaryIO, NoReturn

import msgspec

from wildbunch.bots import LEVELS, Bot, make
from wildbunch.bots.by_game import ByGame
from wildbunch.bots.search import Search
from wildbunch.bots.search.engines import prepare_in_background
from wildbunch.server.bots import HEADER, PREPARE, PREPARES

bot_of = cache(make)
"""A bot keeps nothing between two questions: one of each name is enough."""


def questions(source: BinaryIO, into: queue.SimpleQueue[bytes]) -> None:
    """Pass questions on; when the server is gone, end this process whatever a bot is doing."""
    while len(header := source.read(HEADER)) == HEADER:
        into.put(source.read(int.from_bytes(header, "big")))
    os._exit(0)


def main() -> None:
    """Answer until the input ends."""
    limit = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    os.nice(int(sys.argv[2]))
    # NumPy's linear algebra is not used, and its threads would take their share of the memory.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    # What a bot prints must not be taken for an answer.
    os.dup2(2, 1)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=questions, args=(sys.stdin.buffer, waiting), daemon=True).start()
    try:
        tell(answers, "ready")
        if sys.argv[3] == PREPARES:
            prepare_in_background()
        answer(waiting, answers)
    except BrokenPipeError:  # the server is gone; nothing is left to be tidied up
        os._exit(0)


def tell(answers: FileIO, value: Any) -> None:
    """Write an answer: its length, and its JSON."""
    text = msgspec.json.encode(value)
    answers.write(len(text).to_bytes(HEADER, "big") + text)


def answer(waiting: queue.SimpleQueue[bytes], answers: FileIO) -> NoReturn:
    """Answer one question after the other; what raises is answered with null."""
    while True:
        name, *rest = pickle.loads(waiting.get())
        try:
            told = answer_of(name, *rest)
        except Exception as error:  # a bot's fault must not end the process of all
            sys.stderr.write(f"bot {name or 'of an analysis'}: {type(error).__name__}: {error}\n")
            told = None
        tell(answers, told)


def answer_of(name: str | None, *question: Any) -> Any:
    """The answer to what is asked of a bot, or with no name of an analysis."""
    if name == PREPARE:
        return prepare_in_background() is not None
    return examine(*question) if name is None else choose(name, *question)


def choose(name: str, view: Any, legal: tuple[Any, ...], seed: int, seconds: float) -> int:
    """The index of what the bot of this name chooses, thinking so long at most. The first one that searches need not wait until the
    compiled search is loaded.
    """
    if name in LEVELS:
        prepare_in_background()
    bot = bot_of(name)
    if isinstance(bot, ByGame):
        bot = bot.bot_for(view)
    return legal.index(hurried(bot, seconds).choose(view, legal, random.Random(seed)))


def hurried(bot: Bot, seconds: float) -> Bot:
    """The bot, with less time if it searches and would take more."""
    if not isinstance(bot, Search) or bot.budget.seconds is None or bot.budget.seconds <= seconds:
        return bot
    return Search(replace(bot.budget, seconds=seconds), bot.threads, bot.settings)


def examine(question: Any, seed: str, iterations: int, seconds: float) -> Any:
    """What the search says of a position of a finished game."""
    from wildbunch.arena.analysis import answer, search_for

    return answer(question, seed, search_for(iterations, seconds))


if __name__ == "__main__":
    main()
