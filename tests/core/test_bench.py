"""The benchmark measures everything it says, here with a few games; no test looks at how fast anything was."""

from pathlib import Path

import pytest

from wildbunch.arena import bench, yardstick
from wildbunch.arena.bench import Figure, run_bench


def test_a_small_bench_has_every_figure_and_goes_into_json() -> None:
    said: list[str] = []
    report = run_bench(rounds=1, scale=0.001, from_nothing=False, say=said.append)
    document = report.to_json()
    assert [figure["name"] for figure in document["figures"]] == [
        "games, 3 players",
        "games, 4 players",
        "games, 5 players",
        "games, 6 players",
        "games, expert, 4 players",
        "games, two teams",
        "state copies",
        "batch steps",
        "decisions, colt-express, 4 players",
        "decisions, colt-express, expert, 4 players",
        "decisions, colt-express, two teams",
        "decisions, el-paso, 4 players",
        "state record, colt-express",
        "state record, el-paso",
        "search, random rollouts, 4 players",
        "search, as shipped, 4 players",
        "search, trees of a thread",
        "plain games, 4 players",
        "plays through Game",
        "import wildbunch",
        "load compiled rules from the cache",
    ]
    assert all(figure["value"] > 0 for figure in document["figures"])
    assert "plain rules" in said


def test_without_a_yardstick_the_bench_says_so_and_has_no_ratios(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(yardstick, "SOURCE", tmp_path / "nowhere")
    report = run_bench(rounds=1, scale=0.001, from_nothing=False)
    assert [note for note in report.notes if "only in a checkout" in note]
    assert {figure.ratio for figure in report.figures} == {None}
    assert {figure.met for figure in report.figures if figure.name in bench.RATIO_GOALS} == {None}


def test_without_cargo_the_yardstick_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(yardstick.YardstickMissing, match="there is no cargo here"):
        yardstick.build_yardstick()


@pytest.mark.parametrize(
    ("figure", "met"),
    [
        (Figure("plain games, 4 players", 700, "games/s", goal=700), True),
        (Figure("plain games, 4 players", 699, "games/s", goal=700), False),
        (Figure("state record, el-paso", 2049, "bytes", goal=2048, at_most=True), False),
        (Figure("batch steps", 1e9, "steps/s", 0.39, 0.4), False),
        (Figure("batch steps", 1, "steps/s", 0.4, 0.4), True),
        (Figure("batch steps", 1, "steps/s", None, 0.4), None),
        (Figure("games, 3 players", 1, "games/s"), None),
    ],
)
def test_a_goal_is_met_by_the_figure_or_by_its_ratio(figure: Figure, met: bool | None) -> None:
    assert figure.met is met
