"""The command `ratskeller`.

Each command imports what it needs, so that help and the server start at once.
"""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter
from cyclopts.exceptions import UnusedCliTokensError

from ratskeller.core.errors import RatskellerError
from ratskeller.core.plugins import missing_package

from .admin import admin
from .arena import arena
from .options import BAD_INPUT, DEFAULT_GAME, INTERRUPTED, GameOptions
from .selfplay import selfplay
from .settings import ServerFlags, chosen

if TYPE_CHECKING:
    from ratskeller.core.position import Position


def _version() -> str:
    """Return the version of the package and, for each game, hashes of what decides how it goes: results of equal ones compare."""
    from importlib.metadata import version

    from ratskeller import games
    from ratskeller.core.sources import RULES_OF_GAMES, fingerprint

    lines = [f"ratskeller {version('ratskeller')}"]
    for name in games.names():
        lines.append(f"{name}, data and rules: {fingerprint(name, ('games',))}")
        lines.append(f"{name}, with the engine: {fingerprint(name, RULES_OF_GAMES)}")
        lines.append(f"{name}, with the bots: {fingerprint(name)}")
    return "\n".join(lines)


app = App(
    name="ratskeller",
    help="""Plague games: play in the browser or the terminal, analyse positions and records, compare bots.

Without a command the server starts and the browser opens; "ratskeller serve --help" lists its options.""",
    help_format="plaintext",
    version=_version,
    suppress_keyboard_interrupt=False,
)


site = App(name="site", help="Make a site that needs no server.")


@app.command
def serve(*, settings: Path | None = None, flags: ServerFlags | None = None) -> None:
    """Start the server and open the browser: play at once, without an account.

    Settings come from the command line, then from the environment (such as RATSKELLER_PORT), then from a settings file.

    Args:
        settings: settings file (TOML); by default settings.toml in your settings folder, if there is one.
        flags: settings on the command line.
    """
    from ratskeller import server
    from ratskeller.server.settings import BadSetting

    found = chosen(settings, flags)
    for warning in found.warnings():
        print(f"ratskeller: {warning}", file=sys.stderr)
    try:
        server.run(**found.values)
    except BadSetting as error:
        raise found.blamed(error) from error


@app.default
def start(
    *,
    settings: Annotated[Path | None, Parameter(show=False)] = None,
    flags: Annotated[ServerFlags | None, Parameter(show=False)] = None,
) -> None:
    """Serve without saying so: the help lists commands, and the settings under `serve`."""
    serve(settings=settings, flags=flags)


@app.command(name="settings")
def show_settings(
    *,
    settings: Path | None = None,
    flags: ServerFlags | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    toml: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Check the settings of a server, and print each with its source.

    Args:
        settings: settings file (TOML); by default settings.toml in your settings folder, if there is one.
        flags: settings on the command line.
        json: print JSON.
        toml: print a settings file with explanations.
    """
    from . import settings as formats

    found = chosen(settings, flags)
    print(formats.as_json(found) if json else formats.as_toml(found) if toml else formats.as_table(found))


app.command(admin)


@app.command
def play(
    game: str = DEFAULT_GAME,
    /,
    *,
    players: int | None = None,
    seats: str | None = None,
    options: GameOptions | None = None,
    seed: int | None = None,
    record: str | None = None,
    load: str | None = None,
    language: str | None = None,
) -> None:
    """Play in the terminal, against bots or with others on one screen. You can pipe answers in, line by line.

    Each game accepts only its own options.

    Args:
        game: the game.
        players: number of players; by default as many as in --seats, otherwise 2.
        seats: players in seat order: human or the name of a bot, such as human,novice,plague-doctor; by default one person against bots.
        options: options of a new game.
        seed: seed for chance and bots: the same answers give the same game.
        record: file for the record, written at the end or when you leave.
        load: file with a record or a position to continue from.
        language: language of the output, such as en; by default that of your system.
    """
    from . import session

    session.play(game, players, seats, options, seed, record, load, language)


@app.command
def position(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    seat: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    language: str | None = None,
) -> None:
    """Show a position, its question and the legal answers; for chance, with their probabilities.

    Args:
        file: file with a position as JSON; - is standard input.
        seat: show only what this seat may know.
        json: print the complete position as JSON, in its standard form.
        language: language of the output, such as en; by default that of your system.
    """
    from . import files
    from .records import look

    found = files.load_position(file)
    if json:
        print(found.to_json())
    else:
        look(found, language).position(seat)


@app.command
def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    to: int | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    views: Annotated[bool, Parameter(negative="")] = False,
    language: str | None = None,
) -> None:
    """Check a record, and print its events and result.

    Args:
        file: file with a record; - is standard input.
        to: stop after this many answers and show the position.
        json: print the answers with their events, the result and the position as JSON.
        views: print what a spectator sees after each answer as JSON, for the board in a web page.
        language: language of the output, such as en; by default that of your system.
    """
    from . import files, records
    from .records import look

    found = _stop_at(files.load_record(file), to)
    if views:
        print(records.views_as_json(found))
    elif json:
        print(records.as_json(found))
    else:
        look(found, language).record(shows_position=to is not None)


@app.command
def proof(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /) -> None:
    """Verify that a record is provably fair: recompute every random draw, by the rules, from the seed that the server committed to.

    Args:
        file: file with the record of a provably fair table; - is standard input.
    """
    from .records import prove

    print(prove(file))


def _stop_at(found: "Position", to: int | None, option: str = "to") -> "Position":
    if to is None:
        return found
    if not 0 <= to <= len(found.answers):
        raise RatskellerError(
            f"{option}: must be a number from 0 to {len(found.answers)}, the answers of this record, not {to}"
        )
    return found.back_to(to)


@app.command
def analyse(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    at: int | None = None,
    whole: Annotated[bool, Parameter(name="--all", negative="")] = False,
    seat: int | None = None,
    seconds: float = 1.0,
    simulations: int | None = None,
    seed: int = 0,
    cores: int = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
    language: str | None = None,
) -> int:
    """Analyse a position: chances to win, the best turns, and why; or annotate the mistakes and the luck in a record.

    Args:
        file: file with a position or a record; - is standard input.
        at: for a record, the position after this many answers; by default the last.
        whole: for a record, annotate every decision, with luck and turning points.
        seat: use what this seat knows; by default the seat to answer.
        seconds: time for the search; with --all for each decision.
        simulations: number of simulations, instead of seconds: the same number, seed and cores give the same result.
        seed: seed for the simulations.
        cores: number of processor cores.
        json: print JSON instead of a table.
        language: language of the output, such as en; by default that of your system.
    """
    from ratskeller.review.local_search import analysis_config

    from . import analysis, files

    found = _stop_at(files.load_game(file), at, "at")
    search = analysis_config(found.game.name, seconds, seed, simulations, cores, None)
    if whole:
        return analysis.record(found, search, json, language)
    analysis.position(found, seat, search, json, language)
    return 0


app.command(arena)
app.command(selfplay)


@app.command
def warmup() -> None:
    """Compile the rules, so that bots are fast from then on. You can interrupt this; the next call continues."""
    from ratskeller.bots.warmup import warm_up

    from .progress import progress

    with progress("", elapsed=True, lines=True) as show:
        warm_up(lambda what, done, wanted: show(done, wanted, what))
    print("The compiled rules are ready.")


@app.command
def wasm(
    game: str,
    /,
    *,
    folder: Path = Path(),
    position: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    seat: int | None = None,
    debug: Annotated[bool, Parameter(negative="")] = False,
    no_simd: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Write the rules and bots of a game as a WebAssembly module, with a description of how to call it, for other programs.

    Args:
        game: the game.
        folder: folder for the files; by default the current one.
        position: file with a position of the game as JSON, to be written as a state of the module too; - is standard input.
        seat: of the position only what this seat may know.
        debug: check the bounds of all arrays, which is slower.
        no_simd: use no instructions for several numbers at once.
    """
    from . import wasm as files_of_wasm

    files_of_wasm.write(game, folder, position, seat, is_checked=debug, has_simd=not no_simd)


@site.command(name="build")
def build_site(
    folder: Path,
    /,
    *,
    prefix: str = "",
    pyodide: Path | None = None,
    msgspec: Path | None = None,
) -> None:
    """Write a site that needs no server: any host of files can serve it, and everything runs and is stored in the browser.

    Args:
        folder: new or empty folder for the files.
        prefix: path that all addresses of the site begin with, such as /games.
        pyodide: folder of the npm package pyodide; by default that of this project's client.
        msgspec: wheel of msgspec for Pyodide; by default pip fetches it.
    """
    from ratskeller.site import build, node

    written = build.build(folder, prefix, pyodide or build.PYODIDE, msgspec)
    if not node.pack(written.parent):
        print("without node no files are packed by brotli: servers can pack them by gzip", file=sys.stderr)
    print(written.parent)


app.command(site)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str], app: App = app) -> int:
    """Run a command line, by default of `ratskeller`.

    Returns 0, 2 for bad input or options (reported on standard error), or 130 after Ctrl+C.
    """
    try:
        result: object = app(
            arguments, exit_on_error=False, print_error=False, help_on_error=False, result_action="return_value"
        )
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the output is gone; that is no error, and Python must not report one when it ends
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnusedCliTokensError as problem:
        return _refuse(
            f"don't know what to do with {' '.join(problem.unused_tokens or [])!r}; see {app.name[0]} --help"
        )
    except (RatskellerError, CycloptsError) as problem:
        return _refuse(str(problem))
    except ModuleNotFoundError as error:
        if (missing := missing_package(error)) is None:
            raise
        return _refuse(str(missing))
    except OSError as problem:
        return _refuse(f"{problem.filename or 'file'}: {problem.strerror or problem}")


def _refuse(problem: str) -> int:
    from ratskeller.core.plain_text import readable

    print(f"ratskeller: {readable(problem)}", file=sys.stderr)
    return BAD_INPUT
