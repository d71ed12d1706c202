"""The ratings and the cross table of a tournament as pictures, PNG and SVG."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildbunch.arena.extras import require

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from wildbunch.arena.tournament_result import Result

EXTRA = ("A plot", "matplotlib", "matplotlib", "arena")
FORMS = ("png", "svg")
DOTS_PER_INCH = 144
INK, RULE = "#33261c", "#d9cfc0"
LIGHT = 0.23
"""Brightness of a cell from which on dark words are easier to read on it than white ones."""
GAMMA = 2.2
BRIGHTNESS = (0.2126, 0.7152, 0.0722)
"""What red, green and blue add to it."""
STYLE: dict[Any, Any] = {
    "font.family": "sans-serif",
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    # The same tournament gives the same file, and the words in it stay words.
    "svg.hashsalt": "wildbunch",
    "svg.fonttype": "none",
}


def write_plots(folder: Path, result: Result) -> list[Path]:
    """Write `ratings` and `crosstable` into the folder in every form. Raises MissingExtra and OSError."""
    require(*EXTRA)
    import matplotlib

    written = []
    with matplotlib.rc_context(STYLE):
        for name, figure in (("ratings", _ratings(result)), ("crosstable", _cross_table(result))):
            for form in FORMS:
                path = folder / f"{name}.{form}"
                undated: dict[str, Any] = {"metadata": {"Date": None}} if form == "svg" else {}
                figure.savefig(path, format=form, dpi=DOTS_PER_INCH, bbox_inches="tight", facecolor="white", **undated)
                written.append(path)
    return written


def _new_figure(width: float, height: float) -> Figure:
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height))


def _title(result: Result) -> str:
    asked = result.settings
    return f"{asked.game}, {asked.players} players, {len(result.games):,} games, seed {asked.seed}"


def _ratings(result: Result) -> Figure:
    """A dot for each bot with the bar of its 95 % interval, the best on top."""
    lines = result.standings[::-1]
    figure = _new_figure(7, 1.2 + 0.4 * len(lines))
    axes = figure.add_subplot()
    values = [line.rating.value for line in lines]
    bars = [line.rating.high - line.rating.value for line in lines]
    axes.errorbar(values, range(len(lines)), xerr=bars, fmt="o", color=INK, ecolor=INK, capsize=4)
    axes.set_yticks(range(len(lines)), [line.bot for line in lines])
    axes.set_ylim(-0.6, len(lines) - 0.4)
    axes.grid(axis="x", color=RULE)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlabel("rating, with 95 % interval")
    axes.set_title(_title(result), loc="left", fontsize=10)
    return figure


def _cross_table(result: Result) -> Figure:
    """A cell for each pair: how often the bot of the row finished before that of the column, with the 95 % interval."""
    bots = [line.bot for line in result.standings]
    side = max(4.0, 1.1 * len(bots))
    figure = _new_figure(side, side)
    axes = figure.add_subplot()
    shares = [[result.cross[row][column].ahead.value if column in result.cross[row] else 0.5 for column in bots] for row in bots]
    colours = axes.imshow(shares, cmap="PuOr", vmin=0, vmax=1).cmap
    for y, row in enumerate(bots):
        for x, column in enumerate(bots):
            cell = result.cross[row].get(column)
            if cell is None:
                continue
            ahead = cell.ahead
            brightness = sum(part * light**GAMMA for part, light in zip(BRIGHTNESS, colours(ahead.value), strict=False))
            colour = INK if brightness >= LIGHT else "white"
            text = f"{ahead.value:.0%}\n{100 * ahead.low:.0f}-{100 * ahead.high:.0f}"
            axes.text(x, y, text, ha="center", va="center", color=colour, fontsize=9)
    axes.set_xticks(range(len(bots)), bots, rotation=45, ha="right", rotation_mode="anchor")
    axes.set_yticks(range(len(bots)), bots)
    axes.tick_params(length=0)
    axes.spines[:].set_visible(False)
    axes.set_title(f"{_title(result)}\nhow often the row finished before the column, in %", loc="left", fontsize=10)
    return figure
