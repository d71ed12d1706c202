"""The door of the command `wildbunch`: runs it, and turns whatever goes wrong into one sentence."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Any, TextIO

REFUSED = 2
"""Exit code for arguments, files and choices that cannot be used."""
INTERRUPTED = 130
BROKEN = 70
"""Exit code for a fault of the program itself."""
SHOW_TRACEBACK = "WILDBUNCH_TRACEBACK"


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command with these arguments (by default those of the process) and leave with its exit code."""
    _open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _forgive(stream)
    try:
        code = run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except BrokenPipeError:
        _abandon_output()
        code = 1
    except OSError as error:
        _abandon_output()
        code = _refuse(f"What this command says cannot be written: {error.strerror}.")
    sys.exit(code)


def _open_closed_streams() -> None:
    """Whoever has closed a stream of ours wants to hear nothing, and says nothing."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def _abandon_output() -> None:
    """Python must not try to write what is left once more at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _forgive(stream: TextIO | Any) -> None:
    """Unreadable bytes are shown as such instead of ending the program."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def run(arguments: Sequence[str]) -> int:
    """Run the command and return its exit code; refusals are told on stderr."""
    from typer import Abort, TyperException

    from wildbunch.cli.app import app
    from wildbunch.core.ending import EXIT_CODE, terminated
    from wildbunch.core.errors import WildbunchError

    try:
        code = app(list(arguments), prog_name="wildbunch", standalone_mode=False)
    except TyperException as error:
        return _refuse(_with_allowed(error))
    except WildbunchError as error:
        return _refuse(error.message)
    except (KeyboardInterrupt, Abort):
        code = INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        if isinstance(error, OSError) and error.errno == errno.ENOSPC and error.filename is None:
            raise
        if os.environ.get(SHOW_TRACEBACK):
            raise
        sentence = f"This is a fault of wildbunch, not yours: {type(error).__name__}: {error}"
        return _tell(f"{sentence} (set {SHOW_TRACEBACK}=1 to see where).", BROKEN)
    if code == INTERRUPTED and terminated():
        return EXIT_CODE
    return code if isinstance(code, int) else 0


def _with_allowed(error: Any) -> str:
    """The sentence for a wrong use of the command line, with what is allowed."""
    sentence = " ".join(error.format_message().split()).rstrip(".")
    context = getattr(error, "ctx", None)
    if sentence.startswith("No such command") and context is not None:
        sentence += f"; there is {', '.join(context.command.list_commands(context))}"
    elif sentence.startswith("No such option") and context is not None:
        params = context.command.get_params(context)
        options = sorted(name for param in params for name in param.opts if name.startswith("--"))
        sentence = f"{sentence.split(' (')[0]}; there is {', '.join(options)}"
    elif limits := _limits(getattr(error, "param", None)):
        sentence = f"{sentence.split(': ')[0]}: it is a whole number {limits}"
    return f"{sentence}."


def _limits(param: Any) -> str:
    """What a number on the command line may be, if it has limits."""
    low, high = getattr(param, "min", None), getattr(param, "max", None)
    if low is None:
        return "" if high is None else f"of {high} at most"
    return f"from {low} to {high}" if high is not None else f"of {low} or more"


def _refuse(sentence: str) -> int:
    return _tell(sentence, REFUSED)


def _tell(sentence: str, code: int) -> int:
    print(f"wildbunch: {sentence}", file=sys.stderr)
    return code
