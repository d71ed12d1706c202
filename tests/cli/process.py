"""The command in a process of its own, through pipes or in a real terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

COMMAND = [sys.executable, "-m", "wildbunch"]
PATIENCE = 240.0
"""Seconds after which a silent process counts as hanging."""


def environment(**more: str) -> dict[str, str]:
    """A plain environment: English, 80 columns, this source."""
    kept = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "NO_COLOR")}
    source = str(Path(__file__).resolve().parents[2] / "src")
    return {**kept, "PYTHONPATH": source, "LANG": "C.UTF-8", "COLUMNS": "80", "LINES": "40", "TERM": "xterm-256color", **more}


def wildbunch(
    *arguments: str, say: str = "", patience: float = PATIENCE, folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the command with something to read, in a folder."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=say,
        env=environment(**more),
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=patience,
        check=False,
    )


class Terminal:
    """The command in a terminal of 80 columns."""

    def __init__(self, *arguments: str, **more: str) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(**more), start_new_session=True
        )
        os.close(slave)
        self.shown = ""
        self._read_to = 0

    def until(self, pattern: str) -> str:
        """What is shown from the last find up to a text that fits the pattern."""
        while (found := re.compile(pattern).search(self.shown, self._read_to)) is None:
            if not self._more():
                raise AssertionError(f"{pattern!r} never came after {self.shown[self._read_to :]!r}")
        text = self.shown[self._read_to : found.end()]
        self._read_to = found.end()
        return text

    def _more(self) -> bool:
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        try:
            data = os.read(self.master, 65536) if ready else b""
        except OSError:  # the other side has closed the terminal
            data = b""
        self.shown += data.decode(errors="replace").replace("\r\n", "\n")
        return bool(data)

    def say(self, text: str) -> None:
        """Type a line."""
        os.write(self.master, f"{text}\n".encode())

    def interrupt(self) -> None:
        """What Ctrl-C does to the program in the foreground; a signal that comes just before it reads a line may need another."""
        for _ in range(20):
            if self.process.poll() is None:
                os.killpg(self.process.pid, signal.SIGINT)
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(timeout=5)

    def end(self) -> int:
        """Wait for the process and return its exit code."""
        while self._more():
            pass
        return self.process.wait(timeout=PATIENCE)

    def close(self) -> None:
        """Leave nothing running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
