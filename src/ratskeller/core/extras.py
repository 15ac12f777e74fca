"""Packages that an extra of `pip install 'ratskeller[…]'` installs, and the error that names the extra."""

from functools import cache
from importlib.util import find_spec

from .errors import MissingPackage

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
"""Modules that each extra installs."""


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
