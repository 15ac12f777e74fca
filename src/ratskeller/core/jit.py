"""Compiling rule files: the only module that imports numba.

A rule file is plain Python. Its functions carry `@rule`, which changes nothing: calling one interprets it. `compiled(entry)` makes,
of an entry function and every rule that it reaches, a second set of functions for numba; both sets live side by side in one process.
In the compiled set a tuple of ints becomes an array, because numba turns indexing a long tuple into a chain of branches.

numba keys its cache by the file of the entry alone and would go on using old code after a change elsewhere. The cache folder is
therefore named by a hash of all engine sources and data; folders of other versions that nobody uses any more are removed by `warmup`.
"""

import dis
import hashlib
import os
import sys
import tempfile
import time
import types
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("core", "games", "bots")
"""Folders of the package whose files decide what compiled code does."""

_RULES: set[int] = set()
_KEEP: list[Callable[..., Any]] = []
_TWINS: dict[int, tuple[str, str]] = {}


def rule(function: F) -> F:
    """Mark a function as part of the rules: it uses only what numba compiles, and may be reached from compiled code."""
    _RULES.add(id(function))
    _KEEP.append(function)
    return function


def rule_compiled_as(module: str, name: str) -> Callable[[F], F]:
    """Mark a function that interpreted code calls, and whose place another one takes in compiled code.

    The other one is found by name when something is compiled: its module may import numba.
    """

    def mark(function: F) -> F:
        _TWINS[id(function)] = (module, name)
        return rule(function)

    return mark


def is_rule(value: object) -> bool:
    """Tell whether `value` carries `@rule`."""
    return id(value) in _RULES


@cache
def engine_hash() -> str:
    """Return a hash of all engine sources and data, of Python's and numba's versions, and of numba's switches."""
    import numba

    digest = hashlib.sha256(f"{sys.version_info[:3]} {numba.__version__} {_bounds_checks()}".encode())
    for file in _engine_files():
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:24]


def _engine_files() -> Iterator[Path]:
    for folder in SOURCES:
        yield from sorted(
            file for file in (PACKAGE / folder).rglob("*") if file.suffix in {".py", ".toml"} and file.is_file()
        )


def _bounds_checks() -> bool:
    return os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0")


def cache_roots() -> list[Path]:
    """Return the folders that may hold the cache, best first. `RATSKELLER_CACHE` puts another one in front."""
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


READY = "ready-"
"""With the name of a game: name of the empty file that says that the cache holds all of that game."""


def is_warm(game: str) -> bool:
    """Tell whether the compiled rules of a game can be loaded from the cache without waiting for the compiler."""
    return (cache_folder() / f"{READY}{game}").exists()


def mark_warm(game: str) -> None:
    """Note that everything of a game is compiled."""
    (cache_folder() / f"{READY}{game}").touch()


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


Bindings = tuple[tuple[str, Callable[..., Any]], ...]
"""Rules that take the place of globals of a template, by name."""


@cache
def compiled(entry: Callable[..., Any], label: str = "", bindings: Bindings = ()) -> Callable[..., Any]:
    """Return the compiled form of a rule that Python calls, from the cache where it has been compiled before.

    A template, written once for all games, names rules that `bindings` supply; `label` tells its forms apart in the cache.
    The first call with new argument types compiles (seconds) or loads (a fraction of one).
    """
    import numba

    vars(numba.config)["CACHE_DIR"] = str(cache_folder())
    twin = _for_numba(entry, dict(bindings))
    twin.__qualname__ = f"{label}_{twin.__qualname__}" if label else twin.__qualname__
    return cast(Callable[..., Any], numba.njit(cache=True, nogil=True)(twin))


_Bound = tuple[int, frozenset[tuple[str, int]]]
_HELPERS: dict[_Bound, Callable[..., Any]] = {}


def _helper(function: Callable[..., Any], bindings: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    """Return a rule compiled for use inside compiled code only: without the wrappers that would cost a third of the time."""
    import numba

    source = _twin_of(function)
    if not isinstance(source, types.FunctionType):
        return source
    key = (id(source), frozenset((name, id(bound)) for name, bound in bindings.items()))
    if key not in _HELPERS:
        twin = _for_numba(source, bindings)
        options: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        _HELPERS[key] = cast(Callable[..., Any], numba.njit(**options)(twin))
    return _HELPERS[key]


def _twin_of(function: Callable[..., Any]) -> Callable[..., Any]:
    if id(function) not in _TWINS:
        return function
    module, name = _TWINS[id(function)]
    return cast(Callable[..., Any], getattr(import_module(module), name))


def _for_numba(function: Callable[..., Any], bindings: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    """Return a twin of `function` whose globals are the compiled forms of the rules and tables that it names."""
    source = cast(types.FunctionType, function)
    named = {name: source.__globals__[name] for name in _globals_of(source) if name in source.__globals__}
    named |= {name: bindings[name] for name in named if name in bindings and is_template(named[name])}
    twin_globals = {name: _translated(value, bindings) for name, value in named.items()}
    twin_globals |= {"__name__": source.__module__, "__builtins__": __builtins__}
    twin = types.FunctionType(source.__code__, twin_globals, source.__name__, source.__defaults__, source.__closure__)
    twin.__module__ = source.__module__
    twin.__qualname__ = source.__qualname__
    return twin


def _globals_of(function: types.FunctionType) -> set[str]:
    """Return the global names that a function uses; `co_names` would hold the names of attributes as well."""
    return {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}


def _translated(value: Any, bindings: dict[str, Callable[..., Any]]) -> Any:
    if is_rule(value):
        return _helper(value, bindings)
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        import numpy as np

        return np.array(value, dtype=np.int64)
    return value


_TEMPLATES: set[int] = set()


def placeholder(name: str) -> Callable[..., Any]:
    """Return a name that templates call and `compiled` binds to a rule of a game."""

    def unbound(*_: Any) -> Any:
        raise TypeError(f"{name} has to be bound to a rule of a game")

    _TEMPLATES.add(id(unbound))
    _KEEP.append(unbound)
    return unbound


def is_template(value: object) -> bool:
    """Tell whether `value` is a placeholder."""
    return id(value) in _TEMPLATES


def bound(template: Callable[..., Any], bindings: Bindings) -> Callable[..., Any]:
    """Return the interpreted form of a template: the same code with its placeholders bound."""
    known = dict(bindings)
    return _interpreted(template, known, {})


def _interpreted(
    function: Callable[..., Any], bindings: dict[str, Callable[..., Any]], made: dict[int, Callable[..., Any]]
) -> Callable[..., Any]:
    source = cast(types.FunctionType, function)
    if id(source) in made:
        return made[id(source)]
    names = dict(source.__globals__)
    twin = types.FunctionType(source.__code__, names, source.__name__, source.__defaults__, source.__closure__)
    made[id(source)] = twin
    for name in _globals_of(source):
        if name in names and is_template(names[name]):
            names[name] = bindings[name]
        elif name in names and is_rule(names[name]) and _reaches_template(names[name], set()):
            names[name] = _interpreted(names[name], bindings, made)
    return twin


def _reaches_template(function: Callable[..., Any], visited: set[int]) -> bool:
    if id(function) in visited:
        return False
    visited.add(id(function))
    source = cast(types.FunctionType, function)
    values = [source.__globals__[name] for name in _globals_of(source) if name in source.__globals__]
    return any(is_template(value) or (is_rule(value) and _reaches_template(value, visited)) for value in values)
