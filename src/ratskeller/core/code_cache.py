"""Where compiled code is kept: one folder for each version of the engine, on this kind of processor, wherever the package is installed.

numba looks at the file of an entry alone and would go on using old code after a change elsewhere; and it keeps code by the path of that
file, so that a second installation would compile everything again. Here the folder is named by a hash of all engine sources and data and
of whatever else decides what is compiled, and in it code goes by the names of modules. What a mark says to be ready is looked for.
Folders of other versions that nobody uses any more are removed by `warmup`.
"""

import hashlib
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Self

from .extras import can_compile

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = {"core": {".py"}, "games": {".py", ".toml"}, "search": {".py"}, "bots": {".py"}}
"""Files that decide what compiled code does, by folder of the package. The numbers that bots play by are handed to it."""
SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_CPU_FEATURES", "NUMBA_CPU_NAME", "NUMBA_OPT")
"""Settings of numba that decide what it makes of them."""


@cache
def engine_hash() -> str:
    """Return a hash of all engine sources and data, of the processor, of Python's and numba's versions, and of numba's switches."""
    digest = hashlib.sha256(repr((sys.version_info[:3], version("numba"), version("llvmlite"), _processor())).encode())
    digest.update(repr([os.environ.get(name) for name in SWITCHES]).encode())
    for file in _engine_files():
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:24]


def _processor() -> tuple[str, str]:
    """A home may be mounted on machines of several kinds: code for one does not run on all."""
    from llvmlite import binding

    try:
        return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    except (
        RuntimeError
    ):  # kinds of processors of which LLVM can't tell; numba compiles what all of that kind understand
        return binding.get_host_cpu_name(), ""


def _engine_files() -> Iterator[Path]:
    for folder, kinds in SOURCES.items():
        yield from sorted(file for file in (PACKAGE / folder).rglob("*") if file.suffix in kinds and file.is_file())


def cache_roots() -> list[Path]:
    """Return the folders that may hold the cache, best first. `RATSKELLER_CACHE` puts another one in front."""
    import platformdirs

    chosen = os.environ.get("RATSKELLER_CACHE")
    roots = [Path(chosen)] if chosen else []
    return [*roots, Path(platformdirs.user_cache_dir("ratskeller")), Path(tempfile.gettempdir()) / _temporary_name()]


def _temporary_name() -> str:
    """The temporary folder is shared between users: a name of one's own keeps others' compiled code out."""
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    return f"ratskeller-cache-{user}"


@cache
def cache_folder() -> Path:
    """Return the folder of this engine's compiled code, made if need be; the first root that can be written.

    Errors: OSError when not even the temporary folder can be written.
    """
    for root in cache_roots():
        folder = root / "compiled" / engine_hash()
        if _writable(folder):
            return folder
    raise OSError(f"no folder for compiled rules can be written; tried {', '.join(map(str, cache_roots()))}")


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if hasattr(os, "getuid") and folder.stat().st_uid != os.getuid():
            return False
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
            return True
    except OSError:
        return False


class Locator:
    """Tells numba where it keeps the code of an entry: in `cache_folder`, by the name of its module. numba calls the methods."""

    def __init__(self, module: str, line: int) -> None:
        """Keep the code of a function that begins in a line of a module."""
        self._name = f"{module}-{line}"

    @classmethod
    def from_function(cls, py_func: FunctionType, _py_file: str) -> Self:
        """Return the place of a function."""
        return cls(py_func.__module__, py_func.__code__.co_firstlineno)

    def ensure_cache_path(self) -> None:
        """Make the folder, if somebody has removed it."""
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True, mode=0o700)

    def get_cache_path(self) -> str:
        """Return the folder."""
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        """Return what has to be the same for code to be used again."""
        return engine_hash()

    def get_disambiguator(self) -> str:
        """Return what tells functions apart that are called alike."""
        return self._name


READY = "ready-"
"""With the name of a game: name of the file that lists the compiled code of that game, written when it is complete."""


def is_warm(game: str) -> bool:
    """Tell whether the compiled rules of a game can be loaded from the cache without waiting for the compiler."""
    if not can_compile():
        return False
    folder = cache_folder()
    try:
        needed = (folder / f"{READY}{game}").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return bool(needed) and all((folder / name).is_file() for name in needed)


def mark_warm(game: str) -> None:
    """Note that everything of a game is compiled, and in which files."""
    folder = cache_folder()
    code = sorted(file.name for file in folder.glob(f"*.{game}_*.nb[ci]"))
    written = folder / f"{READY}{game}.{os.getpid()}"
    written.write_text("\n".join(code), encoding="utf-8")
    written.replace(folder / f"{READY}{game}")


UNUSED_DAYS = 14
"""After so many days without use the compiled code of another version goes."""


def remove_old_caches() -> int:
    """Remove compiled code of other versions of the engine that was not used for a while; return how many folders went.

    A running process has its code in memory, so nothing that runs is harmed.
    """
    import shutil

    mine = cache_folder()
    others = [folder for folder in mine.parent.iterdir() if folder.is_dir() and folder != mine]
    old = [folder for folder in others if time.time() - folder.stat().st_mtime > UNUSED_DAYS * 86_400]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
    return len(old)
