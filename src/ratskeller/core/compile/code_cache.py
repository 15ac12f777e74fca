"""The cache of compiled code: one folder for each version of the engine and kind of processor.

Stock numba checks only the file of an entry, so it would use stale code after a change in another file; and it names code by the path of
that file, so a second installation would compile everything again. Here a hash of all engine sources and data, and of everything else that
decides what is compiled, names the folder, and modules name the code in it. A marker file lists the code of each game. `warmup` removes
the folders of other versions that are no longer used.
"""

import hashlib
import os
import sys
import tempfile
import time
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Self

from ..plugins import can_compile
from ..sources import compiled_digest
from .compilers import is_njit_chosen

SWITCHES = ("NUMBA_BOUNDSCHECK", "NUMBA_CPU_FEATURES", "NUMBA_CPU_NAME", "NUMBA_OPT")
"""Environment variables of numba that change what it compiles."""


@cache
def engine_hash() -> str:
    """Return a hash of all engine sources and data, of the processor, of Python's and numba's versions, and of all switches."""
    digest = hashlib.sha256(repr((sys.version_info[:3], version("numba"), version("llvmlite"), _processor())).encode())
    digest.update(repr(([os.environ.get(name) for name in SWITCHES], is_njit_chosen())).encode())
    digest.update(compiled_digest().encode())
    return digest.hexdigest()[:24]


def _processor() -> tuple[str, str]:
    """Return the processor: a home folder may be shared by machines that can't run the same code."""
    from llvmlite import binding

    try:
        return binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    except RuntimeError:
        # LLVM does not know the features of this processor, so numba compiles for all of its kind
        return binding.get_host_cpu_name(), ""


def cache_roots() -> list[Path]:
    """Return the folders that may hold the cache, in order of preference. `RATSKELLER_CACHE` comes first."""
    import platformdirs

    chosen = os.environ.get("RATSKELLER_CACHE")
    roots = [Path(chosen)] if chosen else []
    return [*roots, Path(platformdirs.user_cache_dir("ratskeller")), Path(tempfile.gettempdir()) / _temporary_name()]


def _temporary_name() -> str:
    """Return a name with the user in it: users share the temporary folder, and must not load each other's code."""
    user = os.getuid() if hasattr(os, "getuid") else os.environ.get("USERNAME", "user")
    return f"ratskeller-cache-{user}"


@cache
def cache_folder() -> Path:
    """Return the folder of this engine's compiled code, in the first root that is writable; create it if needed.

    Errors: OSError when no root is writable.
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
    """Tells numba where to store the code of an entry: in `cache_folder`, by module and line. numba calls the methods."""

    def __init__(self, module: str, line: int, file: str) -> None:
        """Locate the code of a function that begins in a line of a module; `file` is for numba's warnings."""
        self._name = f"{module}-{line}"
        self._py_file = file

    @classmethod
    def from_function(cls, py_func: FunctionType, py_file: str) -> Self:
        return cls(py_func.__module__, py_func.__code__.co_firstlineno, py_file)

    def ensure_cache_path(self) -> None:
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True, mode=0o700)

    def get_cache_path(self) -> str:
        return str(cache_folder())

    def get_source_stamp(self) -> str:
        return engine_hash()

    def get_disambiguator(self) -> str:
        """Return what distinguishes functions of the same name."""
        return self._name


READY = "ready-"
"""Prefix of the marker file of a game, which lists the files of its compiled code. It is written when all of them are there."""


def is_warm(game: str) -> bool:
    if not can_compile():
        return False
    folder = cache_folder()
    try:
        needed = (folder / f"{READY}{game}").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return bool(needed) and all((folder / name).is_file() for name in needed)


def mark_warm(game: str) -> None:
    folder = cache_folder()
    code = sorted(file.name for file in folder.glob(f"*.{game}_*.nb[ci]"))
    written = folder / f"{READY}{game}.{os.getpid()}"
    written.write_text("\n".join(code), encoding="utf-8")
    written.replace(folder / f"{READY}{game}")


UNUSED_DAYS = 14
"""Days without use after which the compiled code of another version is removed."""


def remove_old_caches() -> int:
    """Remove compiled code of other engine versions that was not used for a while; return how many folders were removed.

    Running processes have their code in memory and are not affected.
    """
    import shutil

    mine = cache_folder()
    others = [folder for folder in mine.parent.iterdir() if folder.is_dir() and folder != mine]
    old = [folder for folder in others if time.time() - folder.stat().st_mtime > UNUSED_DAYS * 86_400]
    for folder in old:
        shutil.rmtree(folder, ignore_errors=True)
    return len(old)
