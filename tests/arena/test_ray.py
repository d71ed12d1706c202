"""Tournaments on a real Ray with two workers: the same results as without it."""

import importlib
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

import pytest
import ray
from tests.cli.process import COMMAND, PATIENCE, environment, wildbunch

from wildbunch.arena.engines import QUIET, NoCluster, run_batches
from wildbunch.arena.tournament import Played, Settings, checked, play_tournament
from wildbunch.arena.tournament_files import LINES
from wildbunch.core.ending import EXIT_CODE
from wildbunch.core.errors import WildbunchError

pytestmark = pytest.mark.xdist_group("ray")

SLOW = """
import pathlib, time
from wildbunch.bots import Bot
class Slow(Bot):
    name = "slow"
    def choose(self, view, legal, rng):
        pathlib.Path(__file__).with_name("asked").touch()
        time.sleep(600)
"""
SETTINGS = checked(Settings("colt-express", ("greedy", "random"), 3, "ray"))


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray with two workers on this machine, to which this process is connected."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in QUIET.items():
            patch.setenv(name, value)
        started = ray.init(
            address="local",
            num_cpus=2,
            object_store_memory=80 * 2**20,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="ERROR",
        )
        yield started.address_info["gcs_address"]
        ray.shutdown()


def test_a_cluster_gives_the_same_games(cluster: str) -> None:
    kept: list[Played] = []
    told: list[int] = []
    played = play_tournament(SETTINGS, 8, engine="ray", keep=kept.append, progress=told.append)
    assert played == play_tournament(SETTINGS, 8, processes=1)
    assert sorted(kept, key=lambda game: game.game) == played
    assert told[-1] == 8


def test_an_error_of_a_worker_is_told_as_if_it_had_happened_here(cluster: str) -> None:
    wrong = Settings("colt-express", ("greedy", "nobody"), 3, "ray")
    with pytest.raises(WildbunchError, match="There is no bot 'nobody'"):
        play_tournament(wrong, 2, engine="ray")


def test_the_command_plays_on_the_cluster_that_the_environment_names(cluster: str, tmp_path: Path) -> None:
    arguments = ("tournament", "--players", "3", "--games", "4", "--seed", "ray", "--csv")
    on_cluster = wildbunch(*arguments, "--engine", "ray", "--out", str(tmp_path), patience=300, RAY_ADDRESS=cluster)
    assert (on_cluster.returncode, on_cluster.stderr) == (0, "")
    assert on_cluster.stdout == wildbunch(*arguments, "--processes", "1").stdout
    assert len((tmp_path / LINES).read_text(encoding="utf-8").splitlines()) == 5


def test_workers_that_lack_the_code_are_told_of_in_one_sentence(cluster: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "only_here.py").write_text("def work(batch):\n    return batch\n")
    monkeypatch.syspath_prepend(tmp_path)
    work = importlib.import_module("only_here").work
    with pytest.raises(NoCluster, match=r"^The workers of the Ray cluster cannot load what they are to do"):
        list(run_batches("ray", work, [[1]], None))


def test_at_sigterm_the_command_leaves_the_cluster_in_order(cluster: str, tmp_path: Path) -> None:
    (tmp_path / "slow_here.py").write_text(SLOW)
    arguments = ("tournament", "--bots", "slow_here:Slow,random", "--games", "2", "--engine", "ray")
    running = subprocess.Popen(
        [*COMMAND, *arguments], env=environment(RAY_ADDRESS=cluster), cwd=tmp_path, stdout=PIPE, stderr=PIPE, text=True
    )
    deadline = time.monotonic() + PATIENCE
    while not list(tmp_path.glob("asked")):
        assert running.poll() is None, running.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.05)
    running.terminate()
    assert (running.communicate(timeout=PATIENCE), running.returncode) == (("", ""), EXIT_CODE)


def test_a_cluster_that_does_not_answer_is_told_at_once() -> None:
    done = wildbunch("tournament", "--games", "1", "--engine", "ray", RAY_ADDRESS="127.0.0.1:1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "wildbunch: No Ray cluster answers at 127.0.0.1:1, which RAY_ADDRESS names.\n"
