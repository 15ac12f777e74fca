"""Make the module of a game once, and keep it in the cache beside native code.

A module is made by a process of its own (`emission`), for all of a kind of processor and not for the one that is here, so that the same
version of numba gives the same bytes. Its name has a hash of all that decides what is in it.
"""

import base64
import hashlib
import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from ratskeller import games
from ratskeller.core.compile.code_cache import cache_folder
from ratskeller.core.errors import MissingPackage, RatskellerError
from ratskeller.core.plugins import can_compile
from ratskeller.core.sources import compiled_digest

SOURCES = ("binary.py", "emission.py", "templates.py")
"""What decides how a module is made, beside the rules themselves."""
FIXED = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
"""Environment of the process that makes a module."""
BOUNDS_CHECK = "NUMBA_BOUNDSCHECK"
SIMD = "simd"


class Kind(NamedTuple):
    """A form of a module."""

    is_checked: bool = False
    """Whether it checks the bounds of all arrays, which is slower."""
    has_simd: bool = True
    """Whether it uses instructions for several numbers at once; all browsers since 2023 have them."""

    @property
    def suffix(self) -> str:
        return ("-checked" if self.is_checked else "") + ("" if self.has_simd else "-plain")


class Module(NamedTuple):
    """A module of WebAssembly."""

    name: str
    """Name of its file, with the hash of the rules in it."""
    content: bytes
    kind: Kind

    @property
    def integrity(self) -> str:
        """The hash of the content as browsers check it (Subresource Integrity)."""
        return "sha384-" + base64.b64encode(hashlib.sha384(self.content).digest()).decode()


USUAL = Kind()


@cache
def module_hash() -> str:
    """Return a hash of the rules, searches and data of all games, and of what compiles them."""
    compilers = (sys.version_info[:2], version("numba"), version("llvmlite"), platform.machine())
    digest = hashlib.sha256(repr(compilers).encode() + compiled_digest().encode())
    for name in SOURCES:
        digest.update(Path(__file__).with_name(name).read_bytes())
    return digest.hexdigest()[:16]


def module_name(game: str, kind: Kind = USUAL) -> str:
    """Return the name of the file of a game's module. Errors: UnknownGame, MissingPackage."""
    _check(game)
    return f"{game}-{module_hash()}{kind.suffix}.wasm"


def ready_module(game: str, kind: Kind = USUAL) -> Module | None:
    """Return the module of a game if it is in the cache. Errors: UnknownGame, MissingPackage."""
    name = module_name(game, kind)
    try:
        return Module(name, (cache_folder() / name).read_bytes(), kind)
    except FileNotFoundError:
        return None


def make_module(game: str, kind: Kind = USUAL) -> Module:
    """Return the module of a game; if it is not in the cache, make it, which takes some seconds.

    Errors: UnknownGame; MissingPackage without numba; RatskellerError when it can't be made, with the reason.
    """
    if (found := ready_module(game, kind)) is None:
        making = Making(game, kind)
        try:
            emit(game, kind, making.written)
            making.keep()
        finally:
            making.drop()
        found = ready_module(game, kind)
        assert found is not None
    return found


class Making:
    """A module on its way into the cache."""

    def __init__(self, game: str, kind: Kind = USUAL) -> None:
        """Prepare for the module of a game. Errors: UnknownGame, MissingPackage."""
        self.file = cache_folder() / module_name(game, kind)
        # Written under another name first: others read the file as soon as it is there
        self.written = self.file.with_suffix(f".{os.getpid()}")

    def keep(self) -> None:
        self.written.replace(self.file)

    def drop(self) -> None:
        self.written.unlink(missing_ok=True)


class Program(NamedTuple):
    """A program to run."""

    command: Sequence[str]
    environment: Mapping[str, str]


def emitter(game: str, kind: Kind, file: Path, niceness: int = 0) -> Program:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    checks = {BOUNDS_CHECK: "1"} if kind.is_checked else {}
    features = [SIMD] if kind.has_simd else []
    command = [sys.executable, "-m", f"{__package__}.emission", game, str(file), str(niceness), *features]
    return Program(command, usual | FIXED | checks)


def emit(game: str, kind: Kind, file: Path) -> None:
    """Write the module of a game into a file, whatever is in the cache. Errors: those of `make_module`."""
    _check(game)
    command, environment = emitter(game, kind, file)
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    if ended.returncode:
        *_, reason = ended.stderr.strip().splitlines() or ["the process ended without a reason"]
        raise RatskellerError(f"{game}: the rules can't be compiled to WebAssembly: {reason}")


def _check(game: str) -> None:
    games.get(game)
    if not can_compile():
        raise MissingPackage("numba is not installed: pip install 'ratskeller[fast]'")
