"""Other packages: what they offer by entry points, and those that an extra of `pip install 'ratskeller[…]'` installs.

A package with a game declares it in its `pyproject.toml`:

    [project.entry-points."ratskeller.games"]
    my-game = "my_package:GAME"

A package that can't be loaded is reported in the log, with the remedy, and stops nothing else.
"""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from .errors import MissingPackage, RatskellerError

GAMES = "ratskeller.games"
"""The group of games: each entry point has the name of the game, and leads to the `GAME` of its package, or to the package itself."""

EVALUATIONS, ENCODINGS = "ratskeller.evaluations", "ratskeller.encodings"
"""Groups of other parts of games, with rules that are compiled as well (`core.game.Parts`)."""

log = logging.getLogger(__name__)


class BadPlugin(RatskellerError):
    """What another package offers can't be used. The message names the package and the remedy."""


@cache
def offered(group: str) -> dict[str, EntryPoint]:
    """Return the entry points of a group, by name. A name that two packages offer is left out and reported."""
    found: dict[str, EntryPoint] = {}
    rivals: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=group):
        if point.name in found:
            rivals.setdefault(point.name, [found[point.name]]).append(point)
        found[point.name] = point
    for name, points in rivals.items():
        del found[name]
        packages = " and ".join(sorted(package_of(it) for it in points))
        log.warning("%r is offered by %s, so neither is used: uninstall one of them", name, packages)
    return found


def package_of(point: EntryPoint) -> str:
    return point.value if point.dist is None else point.dist.name


def refusal(point: EntryPoint, reason: str) -> BadPlugin:
    """Return the error for an entry point that can't be used, and report it."""
    package = package_of(point)
    problem = BadPlugin(
        f"{point.name!r} of the package {package} can't be used: {reason}. Update the package, or remove it: pip uninstall {package}"
    )
    log.warning("%s", problem)
    return problem


def load(point: EntryPoint) -> object:
    """Return what an entry point leads to. Errors: BadPlugin."""
    try:
        return point.load()
    except Exception as error:
        # The code of another package may fail in any way
        raise refusal(point, f"{type(error).__name__}: {error}") from error


def installed_folders(group: str = GAMES) -> dict[str, Path]:
    """Return the folders of the modules that other packages offer in a group, by the names of their games."""
    folders = {name: _folder(point) for name, point in offered(group).items()}
    return {name: folder for name, folder in folders.items() if folder is not None}


def _folder(point: EntryPoint) -> Path | None:
    """Return the folder of the module that an entry point names; None if there is none. Packages around the module are imported."""
    try:
        spec = find_spec(point.module)
    except Exception:
        # The code of another package may fail in any way
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


EXTRAS = {
    "fast": ("llvmlite", "numba", "numpy"),
    "postgres": ("psycopg",),
    "research": ("PIL", "gymnasium", "pettingzoo", "polars", "pyspiel", "resvg_py"),
    "server": (
        "alembic",
        "anyio",
        "argon2",
        "babel",
        "cryptography",
        "http_ece",
        "httpcore",
        "litestar",
        "markdown_it",
        "openskill",
        "platformdirs",
        "prometheus_client",
        "py_vapid",
        "segno",
        "sqlalchemy",
        "uvicorn",
        "websockets",
    ),
}
"""Modules that each extra of this package installs."""


@cache
def can_compile() -> bool:
    """Tell whether numba is installed. Without it all rules are interpreted."""
    return find_spec("numba") is not None


def missing_package(error: ModuleNotFoundError) -> MissingPackage | None:
    """Return an error that names the extra for a module that was not found, or None if no extra installs it."""
    module = (error.name or "").partition(".")[0]
    for extra, modules in EXTRAS.items():
        if module in modules:
            return MissingPackage(f"{module} is not installed: pip install 'ratskeller[{extra}]'")
    return None
