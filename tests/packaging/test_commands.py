"""The two commands in the project's root, where something is missing."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = ("play", "test")


@pytest.fixture
def machine_without_python(tmp_path: Path) -> Path:
    """A folder of programs, for PATH: what the commands call, but no Python."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("bash", "cat", "dirname", "id", "rm", "sha256sum"):
        program = shutil.which(name)
        assert program is not None
        (programs / name).symlink_to(program)
    return programs


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The commands and what they read, without an environment made by an earlier start."""
    project = tmp_path / "project"
    project.mkdir()
    for name in (*COMMANDS, "pyproject.toml"):
        shutil.copy2(ROOT / name, project / name)
    shutil.copytree(ROOT / "scripts", project / "scripts")
    shutil.copytree(ROOT / "requirements", project / "requirements")
    return project


def start(command: Path, path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(path / "bash"), str(command), *arguments],
        env={"PATH": str(path), "HOME": str(path)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_without_python_a_sentence_says_what_to_install(command: str, project: Path, machine_without_python: Path) -> None:
    done = start(project / command, machine_without_python)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (project / ".venv").exists()


@pytest.mark.parametrize("command", COMMANDS)
def test_a_python_that_is_too_old_is_not_taken(command: str, project: Path, machine_without_python: Path) -> None:
    old = machine_without_python / "python3"
    old.write_text("#!/bin/sh\nexit 1  # as an older Python does when asked for 3.11\n")
    old.chmod(0o755)
    done = start(project / command, machine_without_python)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr


def test_play_tells_its_options_before_it_sets_anything_up(project: Path, machine_without_python: Path) -> None:
    done = start(project / "play", machine_without_python, "--help")
    assert done.returncode == 0
    for option in ("--port", "--host", "--data"):
        assert option in done.stdout


@pytest.mark.parametrize("command", [*COMMANDS, ".ci/run"])
def test_a_command_can_be_started_by_its_name(command: str) -> None:
    assert os.access(ROOT / command, os.X_OK)
