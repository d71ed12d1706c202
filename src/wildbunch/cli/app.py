"""All commands with their options. What a command needs is imported only when it runs, so that `--help` answers at once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="wildbunch",
    help="Colt Express and El Paso: play them, let bots play them, replay games, open a table in the browser.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str | None, typer.Option("--lang", metavar="en|de|ja", help="Language; otherwise as LANG says.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A house rule, one of `wildbunch options`; may be repeated."),
]
GameName = Annotated[str, typer.Option("--game", metavar="GAME", help="colt-express or el-paso.")]
Towns = Annotated[str | None, typer.Option("--towns", metavar="FILE", help="El Paso: a table of towns of your own, in TOML.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def play(
    game: GameName = "colt-express",
    lang: Language = None,
    players: Annotated[
        int, typer.Option(min=2, max=6, metavar="N", help="How many play, you included; two of Colt Express play teams.")
    ] = 4,
    bandit: Annotated[str, typer.Option(metavar="NAME", help="Your bandit, or random; of a team two, such as belle+doc.")] = "random",
    bots: Annotated[str, typer.Option(metavar="NAMES", help="The other players: one bot for all, or one for each.")] = "greedy",
    option: Options = None,
    towns: Towns = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed and choices give the same game.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Save the record of the game here.")] = None,
) -> int:
    """Play against bots in this terminal."""
    from wildbunch.cli.common import read_options
    from wildbunch.cli.play import play_here

    return play_here(game, lang, players, bandit, bots, read_options(option or [], towns, game), seed, record)


@app.command()
def simulate(
    game: GameName = "colt-express",
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Bots, with commas; the last one fills the other seats.")] = "greedy,random",
    players: Annotated[int, typer.Option(min=2, max=6, metavar="N", help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, metavar="N", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "1",
    option: Options = None,
    towns: Towns = None,
    json: Json = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a row for each game and seat.")] = False,
    records: Annotated[Path | None, typer.Option(metavar="DIR", help="Save the record of each game in this folder.")] = None,
    processes: Annotated[
        int | None, typer.Option(min=1, max=1024, metavar="N", help="How many processes; otherwise one for each core.")
    ] = None,
) -> None:
    """Let bots play many games, and see who wins how often."""
    from wildbunch.cli.common import read_options
    from wildbunch.cli.simulate import simulate_and_tell

    simulate_and_tell(game, bots, players, games, seed, read_options(option or [], towns, game), json, csv, records, processes)


@app.command()
def tournament(
    game: GameName = "colt-express",
    bots: Annotated[str, typer.Option(metavar="NAMES", help="Two bots or more, with commas; everybody meets everybody.")] = "greedy,random",
    players: Annotated[int, typer.Option(min=2, max=6, metavar="N", help="How many seats a game has.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, metavar="N", help="How many games in all.")] = 100,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same games.")] = "1",
    option: Options = None,
    towns: Towns = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Write games, results and plots into this folder.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the tournament in the folder.")] = False,
    engine: Annotated[str, typer.Option(metavar="NAME", help="processes: on this machine; ray: on a Ray cluster.")] = "processes",
    processes: Annotated[
        int | None, typer.Option(min=1, max=1024, metavar="N", help="How many processes; otherwise one for each core.")
    ] = None,
    json: Json = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print CSV, a row for each bot.")] = False,
) -> None:
    """Rate bots against each other, with a cross table and plots."""
    from wildbunch.cli.common import read_options
    from wildbunch.cli.tournament import hold_tournament

    hold_tournament(game, bots, players, games, seed, read_options(option or [], towns, game), out, resume, engine, processes, json, csv)


@app.command()
def position(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position document; - reads it from the standard input.")],
    do: Annotated[
        list[str] | None, typer.Option(metavar="ACTION", help="Play this action first, such as 'fire belle'; may be repeated.")
    ] = None,
    entropy: Annotated[
        list[str] | None,
        typer.Option(metavar="HEX", help="64 hexadecimal digits that decide the chance of the first --do; repeat it for the next ones."),
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> int:
    """Check a position, and play actions on it."""
    from wildbunch.cli.position import show_position

    return show_position(file, do or [], entropy or [], lang, json)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record; - reads it from the standard input.")],
    step: Annotated[int | None, typer.Option(min=0, metavar="N", help="Show the train after this step, 0 being the start.")] = None,
    seat: Annotated[
        int | None, typer.Option("--as", min=0, max=5, metavar="SEAT", help="As this seat saw it; otherwise everything.")
    ] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Verify a record, and tell it or step through it."""
    from wildbunch.cli.replay import replay_record

    replay_record(file, step, seat, lang, json)


@app.command()
def analyse(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="The record of a finished game; - reads it from the standard input.")],
    seat: Annotated[int, typer.Option(min=0, max=5, metavar="N", help="Whose decisions; what this seat knew counts.")],
    iterations: Annotated[
        int,
        typer.Option(
            min=1, max=1_000_000_000, metavar="N", help="How often the search plays on from each position: more is slower and surer."
        ),
    ] = 500,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same seed gives the same analysis.")] = "0",
    lang: Language = None,
    json: Json = False,
) -> None:
    """Find what a seat gave up, and what decided the game."""
    from wildbunch.cli.analyse import analyse_record

    analyse_record(file, seat, iterations, seed, lang, json)


@app.command()
def options(
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="colt-express or el-paso; otherwise both.")] = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """List the house rules: what each means, where it comes from."""
    from wildbunch.cli.options import show_options

    show_options(game, lang, json)


@app.command()
def bench(
    json: Json = False,
    quick: Annotated[bool, typer.Option("--quick", help="Measure once and shortly; the figures are rough.")] = False,
) -> None:
    """Measure how fast games run on this machine."""
    from wildbunch.cli.bench import measure

    measure(json, quick)


@app.command()
def warm() -> None:
    """Compile the rules, so that all starts at once later."""
    from wildbunch.cli.warm import warm_up

    warm_up()


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="The port; 0 takes any free one.")] = 8000,
    data: Annotated[Path, typer.Option(metavar="DIR", help="Where tables are kept.")] = Path("data"),
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open it in the browser, where there is one.")] = True,
) -> None:
    """Open the table in the browser."""
    from wildbunch.cli.serve import serve_here

    serve_here(host, port, data, browser)
