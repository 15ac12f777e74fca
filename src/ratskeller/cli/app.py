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
from ratskeller.core.extras import missing_package

from .admin import admin
from .arena import arena, bench
from .options import BAD_INPUT, DEFAULT_GAME, INTERRUPTED, GameOptions
from .settings import ServerFlags, chosen
from .train import train

if TYPE_CHECKING:
    from ratskeller.core.position import Position


def _version() -> str:
    from importlib.metadata import version

    return version("ratskeller")


app = App(
    name="ratskeller",
    help="""Plague games: play in the browser or the terminal, analyse positions and records, compare bots.

Without a command the server starts and the browser opens.""",
    help_format="plaintext",
    version=_version,
    suppress_keyboard_interrupt=False,
)


@app.default
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
    try:
        server.run(**found.values)
    except BadSetting as error:
        raise found.blamed(error) from error


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
    """Play in the terminal, against bots or with others at one screen. You can pipe answers in, line by line.

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
    from . import play as play_module

    play_module.play(game, players, seats, options, seed, record, load, language)


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
    language: str | None = None,
) -> None:
    """Check a record, and print its events and result.

    Args:
        file: file with a record; - is standard input.
        to: stop after this many answers and show the position.
        json: print the answers with their events, the result and the position as JSON.
        language: language of the output, such as en; by default that of your system.
    """
    from . import files, records
    from .records import look

    found = _stop_at(files.load_record(file), to)
    if json:
        print(records.as_json(found))
    else:
        look(found, language).record(shows_position=to is not None)


@app.command
def proof(file: Annotated[str, Parameter(allow_leading_hyphen=True)], /) -> None:
    """Verify the chance of a record: recompute every answer of chance, by the rules, from the seed that the server committed to.

    Args:
        file: file with the record of a fair-by-proof table; - is standard input.
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
    from ratskeller.bots.analysis import analysis_config

    from . import analysis, files

    found = _stop_at(files.load_game(file), at, "at")
    search = analysis_config(found.game.name, seconds, seed, simulations, cores, None)
    if whole:
        return analysis.record(found, search, json, language)
    analysis.position(found, seat, search, json, language)
    return 0


app.command(arena)
app.command(bench)
app.command(train)


@app.command
def warmup() -> None:
    """Compile the rules, so that bots are fast from then on. You can interrupt this; the next call continues."""
    from ratskeller.bots.warmup import warm_up

    from .progress import progress

    with progress("", elapsed=True, lines=True) as show:
        warm_up(lambda what, done, wanted: show(done, wanted, what))
    print("The compiled rules are ready.")


def main() -> None:
    """Run the command line and exit with its status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command line; return 0, 2 for bad input or options (reported on standard error), or 130 after Ctrl+C."""
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
        return _refuse(f"don't know what to do with {' '.join(problem.unused_tokens or [])!r}; see ratskeller --help")
    except (RatskellerError, CycloptsError) as problem:
        return _refuse(str(problem))
    except ModuleNotFoundError as error:
        if (missing := missing_package(error)) is None:
            raise
        return _refuse(str(missing))
    except OSError as problem:
        return _refuse(f"{problem.filename or 'file'}: {problem.strerror or problem}")


def _refuse(problem: str) -> int:
    from .screen import readable

    print(f"ratskeller: {readable(problem)}", file=sys.stderr)
    return BAD_INPUT
