"""A bot in Python that needs nothing but Python: it robs whenever it can, and otherwise does anything.

    wildbunch simulate --bots "program:python3 examples/bots/robber.py,random"

It speaks the protocol of docs/reference/bot-protocol.md: a JSON object a line, on its input and its output.
"""

import json
import random
import sys


def choose(question):
    """The text of one of the legal actions."""
    texts = [action["text"] for action in question["legal"]]
    robberies = [text for text in texts if text.startswith(("rob ", "play rob"))]
    # With the seed of the question the same game can be played again.
    return random.Random(question["seed"]).choice(robberies or texts)


def main():
    """Greet, then answer until the game is over."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "version": 1}
        elif message["type"] == "question":
            answer = {"type": "answer", "number": message["number"], "action": choose(message)}
        else:
            return
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
