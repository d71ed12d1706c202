"""The process bots think in: reads questions from its input, writes the index of the chosen action to its output."""

from __future__ import annotations

import os
import pickle
import queue
import random
import resource
import sys
import threading
from io import FileIO
from typing import BinaryIO, NoReturn

from wildbunch.bots import make
from wildbunch.server.bots import HEADER


def questions(source: BinaryIO, into: queue.SimpleQueue[bytes]) -> None:
    """Pass questions on; when the server is gone, end this process whatever a bot is doing."""
    while len(header := source.read(HEADER)) == HEADER:
        into.put(source.read(int.from_bytes(header, "big")))
    os._exit(0)


def main() -> None:
    """Answer until the input ends."""
    limit = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    # What a bot prints must not be taken for an answer.
    os.dup2(2, 1)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=questions, args=(sys.stdin.buffer, waiting), daemon=True).start()
    try:
        answers.write(bytes(HEADER))  # ready
        answer(waiting, answers)
    except BrokenPipeError:  # the server is gone; nothing is left to be tidied up
        os._exit(0)


def answer(waiting: queue.SimpleQueue[bytes], answers: FileIO) -> NoReturn:
    """Let the bots choose, one after the other; one that raises is answered for with -1."""
    while True:
        name, view, legal, seed = pickle.loads(waiting.get())
        try:
            chosen = legal.index(make(name).choose(view, legal, random.Random(seed)))
        except Exception as error:  # a bot's fault must not end the process of all
            sys.stderr.write(f"bot {name}: {type(error).__name__}: {error}\n")
            chosen = -1
        answers.write(chosen.to_bytes(HEADER, "big", signed=True))


if __name__ == "__main__":
    main()
