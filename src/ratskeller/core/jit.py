"""Compiling rule files: beside `core/linker.py` the only module that imports numba.

A rule file is plain Python. Its functions carry `@rule`, which changes nothing: calling one interprets it. `compiled(entry)` makes,
of an entry function and every rule that it reaches, a second set of functions for numba; both sets live side by side in one process.
In the compiled set a tuple of ints becomes an array, as narrow as its numbers allow, because numba turns indexing a long tuple into a
chain of branches.

Where the compiled code is kept says `core/code_cache.py`.
"""

import dis
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, TypeVar, cast

from . import code_cache
from .state import narrow_type

F = TypeVar("F", bound=Callable[..., Any])

_RULES: set[int] = set()
_KEEP: list[Callable[..., Any]] = []
_TWINS: dict[int, tuple[str, str]] = {}


def rule(function: F) -> F:
    """Mark a function as part of the rules: it uses only what numba compiles, and may be reached from compiled code."""
    _RULES.add(id(function))
    _KEEP.append(function)
    return function


_SELDOM: set[int] = set()


def seldom(function: F) -> F:
    """Mark a rule that is called from many places and seldom in a search: compiled code keeps it in one place."""
    _SELDOM.add(id(function))
    return rule(function)


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


Bindings = tuple[tuple[str, Callable[..., Any]], ...]
"""Rules that take the place of globals of a template, by name."""


@cache
def compiled(entry: Callable[..., Any], label: str = "", bindings: Bindings = ()) -> Callable[..., Any]:
    """Return the compiled form of a rule that Python calls, from the cache where it has been compiled before.

    A template, written once for all games, names rules that `bindings` supply; `label` tells its forms apart in the cache.
    The first call with new argument types compiles (seconds) or loads (a fraction of one).
    """
    from .linker import entered

    twin = _twin(entry)
    twin.__qualname__ = f"{label}_{twin.__qualname__}" if label else twin.__qualname__
    with _our_cache():
        return cast(Callable[..., Any], entered(twin, lambda: _names_for_numba(entry, dict(bindings))))


@contextmanager
def _our_cache() -> Iterator[None]:
    """Let numba keep what is decorated meanwhile in our folder, and leave alone what others in this process compile."""
    import numba

    settings = vars(numba.config)
    before = settings["CACHE_LOCATOR_CLASSES"]
    settings["CACHE_LOCATOR_CLASSES"] = f"{code_cache.Locator.__module__}.{code_cache.Locator.__qualname__}"
    try:
        yield
    finally:
        settings["CACHE_LOCATOR_CLASSES"] = before


_Bound = tuple[int, frozenset[tuple[str, int]]]
_HELPERS: dict[_Bound, Callable[..., Any]] = {}


def _helper(function: Callable[..., Any], bindings: dict[str, Callable[..., Any]]) -> Callable[..., Any]:
    """Return a rule compiled for use inside compiled code only; for all templates the same, if what is bound makes no difference to it."""
    from .linker import linked

    source = _twin_of(function)
    if not isinstance(source, types.FunctionType):
        return source
    if not _reaches_template(source):
        bindings = {}
    key = (id(source), frozenset((name, id(bound)) for name, bound in bindings.items()))
    if key not in _HELPERS:
        twin = _twin(source)
        twin.__globals__.update(_names_for_numba(source, bindings))
        _HELPERS[key] = linked(twin, is_inlined=id(function) not in _SELDOM)
    return _HELPERS[key]


def _twin_of(function: Callable[..., Any]) -> Callable[..., Any]:
    if id(function) not in _TWINS:
        return function
    module, name = _TWINS[id(function)]
    return cast(Callable[..., Any], getattr(import_module(module), name))


def _twin(function: Callable[..., Any]) -> types.FunctionType:
    """Return the same function with nothing that it knows by a global name."""
    source = cast(types.FunctionType, function)
    nothing = {"__name__": source.__module__, "__builtins__": __builtins__}
    twin = types.FunctionType(source.__code__, nothing, source.__name__, source.__defaults__, source.__closure__)
    twin.__module__ = source.__module__
    twin.__qualname__ = source.__qualname__
    return twin


def _names_for_numba(function: Callable[..., Any], bindings: dict[str, Callable[..., Any]]) -> dict[str, Any]:
    """Return the globals of the twin of a function: the compiled forms of the rules and tables that it names."""
    source = cast(types.FunctionType, function)
    named = {name: source.__globals__[name] for name in _globals_of(source.__code__) if name in source.__globals__}
    named |= {name: bindings[name] for name in named if name in bindings and is_template(named[name])}
    return {name: _translated(value, bindings) for name, value in named.items()}


@cache
def _globals_of(code: types.CodeType) -> frozenset[str]:
    """Return the global names that a function uses; `co_names` would hold the names of attributes as well."""
    return frozenset(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")


def _translated(value: Any, bindings: dict[str, Callable[..., Any]]) -> Any:
    if is_rule(value):
        return _helper(value, bindings)
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        import numpy as np

        return np.array(value, dtype=narrow_type(min(value), max(value)))
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
    for name in _globals_of(source.__code__):
        if name in names and is_template(names[name]):
            names[name] = bindings[name]
        elif name in names and is_rule(names[name]) and _reaches_template(names[name]):
            names[name] = _interpreted(names[name], bindings, made)
    return twin


@cache
def _reaches_template(function: Callable[..., Any]) -> bool:
    source = cast(types.FunctionType, function)
    values = [source.__globals__[name] for name in _globals_of(source.__code__) if name in source.__globals__]
    return any(is_template(value) or (is_rule(value) and _reaches_template(value)) for value in values)
