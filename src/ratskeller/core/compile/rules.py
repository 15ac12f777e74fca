"""Mark, bind, combine and compile rules.

A rule file is plain Python. Its functions carry `@rule`, which only marks them: calling one interprets it. `compile_entry` makes a second
set of functions for numba, of an entry and every rule that it calls; both sets live side by side in one process. In the compiled set a
tuple of ints becomes an array of the narrowest type that fits, because numba turns an index into a long tuple into a chain of branches.

Functions of several cards are combined into one rule by generated source, a chain of `if`s, because numba can't call functions from a
table and a chain costs next to nothing. A traceback shows the generated lines.

`compilers` decides how numba compiles, `code_cache` where compiled code is stored.
"""

import dis
import linecache
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar, cast

from ..errors import BadArgument
from ..state import narrow_type
from . import code_cache
from .compilers import compiler

if TYPE_CHECKING:
    from .linker import LinkedModule

Function = Callable[..., Any]
"""A rule, a template or an entry: what it takes and returns is up to it."""
F = TypeVar("F", bound=Function)
Bindings = tuple[tuple[str, Function], ...]
"""The rules that replace the placeholders of a template, by name."""

MARK = "__rule__"
"""Attribute of a rule: how it is compiled, as a `Compilation`."""
PLACEHOLDER = "__placeholder__"


class Compilation:
    """How a rule is compiled: by which function (the rule itself by default), and whether it is inlined into its callers."""

    def __init__(self, substitute: Callable[[], Function | None] | None = None, is_inlined: bool = True) -> None:
        """`substitute` returns the function to compile in place of the rule, if any. It is called at compile time only."""
        self.substitute = substitute
        self.is_inlined = is_inlined


def rule(function: F) -> F:
    """Mark a function as a rule: it uses only the subset of Python that numba compiles, and compiled code may call it."""
    vars(function)[MARK] = Compilation()
    return function


def not_inlined(function: F) -> F:
    """Mark a rule that many places call but a search seldom runs: it is compiled once instead of into every caller."""
    vars(function)[MARK] = Compilation(is_inlined=False)
    return function


def rule_compiled_as(substitute: Callable[[], Function | None]) -> Callable[[F], F]:
    """Mark a rule for which compiled code calls another function.

    `substitute` returns that function, or None if the rule itself is compiled. It is called when something is compiled.
    """

    def mark(function: F) -> F:
        vars(function)[MARK] = Compilation(substitute)
        return function

    return mark


def placeholder(name: str) -> Function:
    """Return a function for templates to call. `compile_entry` and `bind` replace it by the rule of a game."""

    def unbound(*_: object) -> None:
        raise TypeError(f"{name} has to be bound to a rule of a game")

    vars(unbound)[PLACEHOLDER] = name
    return unbound


def is_rule(value: object) -> bool:
    return isinstance(value, types.FunctionType) and MARK in vars(value)


def is_placeholder(value: object) -> bool:
    return isinstance(value, types.FunctionType) and PLACEHOLDER in vars(value)


@cache
def compile_entry(entry: Function, label: str = "", bindings: Bindings = ()) -> Function:
    """Return the compiled form of a rule for Python to call.

    `bindings` replace the placeholders of a template; `label` keeps its forms apart in the cache. The first call with new argument types
    compiles (seconds) or loads from the cache (a fraction of one). Errors: MissingPackage when numba is not installed.
    """
    link_entry = compiler().link_entry
    copy = _without_globals(entry)
    copy.__qualname__ = f"{label}_{copy.__qualname__}" if label else copy.__qualname__
    with _cache_settings():
        return link_entry(copy, lambda: _compiled_globals(entry, dict(bindings)))


def compile_for(compiled: Function, arguments: Sequence[object]) -> Any:
    """Return what numba made of an entry of `compile_entry` for arguments of these types. It is compiled, or loaded from the cache."""
    import numba

    kinds = tuple(map(numba.typeof, arguments))
    entry = cast(Any, compiled)
    entry.compile(kinds)
    return entry.overloads[kinds]


def link_entry_module(entry: Function, label: str, bindings: Bindings, arguments: Sequence[object]) -> "LinkedModule":
    """Return the LLVM code of a rule with all that it calls, for arguments of these types, to be compiled for other processors.

    Errors: MissingPackage when numba is not installed, BadArgument when only numba's own `njit` works here.
    """
    if not compiler().is_linker:
        raise BadArgument("the linker of rules doesn't work with this numba, or RATSKELLER_NJIT replaces it")
    from .linker import link_module

    copy = _without_globals(entry)
    copy.__qualname__ = f"{label}_{copy.__qualname__}"
    copy.__globals__.update(_compiled_globals(entry, dict(bindings)))
    return link_module(copy, arguments)


@contextmanager
def _cache_settings() -> Iterator[None]:
    """Make numba use our cache for what is decorated meanwhile, and its own for what others in this process compile."""
    import numba

    settings = vars(numba.config)
    before = settings["CACHE_LOCATOR_CLASSES"]
    settings["CACHE_LOCATOR_CLASSES"] = f"{code_cache.Locator.__module__}.{code_cache.Locator.__qualname__}"
    try:
        yield
    finally:
        settings["CACHE_LOCATOR_CLASSES"] = before


def compile_inner(function: Function, bindings: Mapping[str, Function]) -> Function:
    """Return a rule compiled for calls from compiled code only. Templates share it if the bindings make no difference to it."""
    compilation: Compilation = vars(function)[MARK]
    source = (compilation.substitute() if compilation.substitute else None) or function
    if not isinstance(source, types.FunctionType):
        return source
    used = bindings if _calls_placeholder(source) else {}
    return _compile_inner(source, frozenset(used.items()), compilation.is_inlined)


@cache
def _compile_inner(source: types.FunctionType, bindings: frozenset[tuple[str, Function]], is_inlined: bool) -> Function:
    copy = _without_globals(source)
    copy.__globals__.update(_compiled_globals(source, dict(bindings)))
    return cast(Function, compiler().link(copy, is_inlined))


def _without_globals(function: Function) -> types.FunctionType:
    source = cast(types.FunctionType, function)
    names = {"__name__": source.__module__, "__builtins__": __builtins__}
    copy = types.FunctionType(source.__code__, names, source.__name__, source.__defaults__, source.__closure__)
    copy.__module__ = source.__module__
    copy.__qualname__ = source.__qualname__
    return copy


def _globals_of(function: Function) -> dict[str, Any]:
    source = cast(types.FunctionType, function)
    return {name: source.__globals__[name] for name in _global_names(source.__code__) if name in source.__globals__}


@cache
def _global_names(code: types.CodeType) -> frozenset[str]:
    # `co_names` would include the names of attributes
    return frozenset(step.argval for step in dis.get_instructions(code) if step.opname == "LOAD_GLOBAL")


def _compiled_globals(function: Function, bindings: dict[str, Function]) -> dict[str, Any]:
    names = _globals_of(function)
    names |= {name: bindings[name] for name, value in names.items() if name in bindings and is_placeholder(value)}
    return {name: _compiled_value(value, bindings) for name, value in names.items()}


def _compiled_value(value: Any, bindings: dict[str, Function]) -> Any:
    if is_rule(value):
        return compile_inner(value, bindings)
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        import numpy as np

        return np.array(value, dtype=narrow_type(min(value), max(value)))
    return value


def bind(template: Function, bindings: Bindings) -> Function:
    """Return the interpreted form of a template: the same code with its placeholders replaced."""
    return _bind(template, dict(bindings), {})


def _bind(function: Function, bindings: dict[str, Function], bound: dict[Function, Function]) -> Function:
    source = cast(types.FunctionType, function)
    if source in bound:
        return bound[source]
    names = dict(source.__globals__)
    copy = types.FunctionType(source.__code__, names, source.__name__, source.__defaults__, source.__closure__)
    bound[source] = copy
    for name, value in _globals_of(source).items():
        if is_placeholder(value):
            names[name] = bindings[name]
        elif is_rule(value) and _calls_placeholder(value):
            names[name] = _bind(value, bindings, bound)
    return copy


@cache
def _calls_placeholder(function: Function) -> bool:
    values = _globals_of(function).values()
    return any(is_placeholder(value) or (is_rule(value) and _calls_placeholder(value)) for value in values)


Functions = Mapping[int, Function]
"""The functions to choose from, by number."""


def total(name: str, parameters: str, condition: str, functions: Functions) -> Function:
    """Return a rule that adds up the results of the functions whose condition holds; 0 if none does.

    `condition` is source in which `{number}` stands for a function's number, such as `s.holder[{number}] == seat`.
    """
    return _generate(name, parameters, condition, functions, start="0", combine="value += {call}")


def most(name: str, parameters: str, condition: str, functions: Functions, least: int) -> Function:
    """Return a rule that returns the greatest result of the functions whose condition holds, and at least `least`."""
    return _generate(name, parameters, condition, functions, start=str(least), combine="value = max(value, {call})")


def each(name: str, parameters: str, condition: str, functions: Functions) -> Function:
    """Return a rule that calls every function whose condition holds, the highest number first.

    Steps that they push on the stack are therefore taken in the order of the numbers.
    """
    return _generate(name, parameters, condition, functions, start="0", combine="{call}", last_first=True)


def one(name: str, parameters: str, functions: Functions, otherwise: str = "0") -> Function:
    """Return a rule whose first parameter is the number of a function; it calls that function with the other parameters."""
    choice, *_ = parameters.split(", ")
    return _generate(name, parameters, choice + " == {number}", functions, otherwise, "return {call}", drop_first=True)


def _generate(
    name: str,
    parameters: str,
    condition: str,
    functions: Functions,
    start: str,
    combine: str,
    drop_first: bool = False,
    last_first: bool = False,
) -> Function:
    passed = ", ".join(parameters.split(", ")[1 if drop_first else 0 :])
    lines = [f"def {name}({parameters}):", f"    value = {start}"]
    for number in sorted(functions, reverse=last_first):
        lines.append(f"    if {condition.format(number=number)}:")
        lines.append(f"        {combine.format(call=f'{name}_{number}({passed})')}")
    lines.append("    return value")
    named = {f"{name}_{number}": function for number, function in functions.items()}
    return rule(generated(name, f"combined {name}", lines, named))


def generated(name: str, title: str, lines: Sequence[str], named: Mapping[str, object]) -> Function:
    """Return the function `name` that lines of source define, with the globals `named`. Tracebacks show the lines under the title."""
    source = "\n".join(lines) + "\n"
    file = f"<{title}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    namespace: dict[str, object] = {**named, "__name__": __name__}
    exec(compile(source, file, "exec"), namespace)  # source made above, of names in this package only
    return cast(Function, namespace[name])


class PreparedCall:
    """A function together with its arguments, by name."""

    def __init__(self, function: Function, arguments: Mapping[str, object]) -> None:
        self._function = function
        self._arguments = dict(arguments)

    def replace(self, **arguments: object) -> None:
        """Replace some arguments by others of the same type."""
        self._arguments.update(arguments)

    def __call__(self) -> int:
        return int(self._function(**self._arguments))
