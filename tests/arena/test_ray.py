"""Tournaments on a real Ray with two workers: the same results as without it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from tests.cli.process import wildbunch

from wildbunch.arena.engines import QUIET
from wildbunch.arena.tournament import Played, Settings, checked, play_tournament
from wildbunch.arena.tournament_files import LINES
from wildbunch.core.errors import WildbunchError

pytestmark = pytest.mark.xdist_group("ray")

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


def test_a_cluster_that_does_not_answer_is_told_at_once() -> None:
    done = wildbunch("tournament", "--games", "1", "--engine", "ray", RAY_ADDRESS="127.0.0.1:1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "wildbunch: No Ray cluster answers at 127.0.0.1:1, which RAY_ADDRESS names.\n"
