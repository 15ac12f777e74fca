"""One function out of many: how the answers of several cards to one question combine.

The result is ordinary source, a chain of `if`s, written by a command of few lines and compiled like any other rule: numba can't call
functions out of a table, and a chain costs next to nothing. A traceback shows the generated lines.
"""

import linecache
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .jit import rule

Functions = Mapping[int, Callable[..., Any]]
"""The functions to choose from, by number."""


def total(name: str, parameters: str, condition: str, functions: Functions) -> Callable[..., Any]:
    """Return a rule that adds the answers of all functions whose condition holds; 0 if none does.

    `condition` is source in which `{number}` stands for a function's number, such as `s.holder[{number}] == seat`.
    """
    return _generate(name, parameters, condition, functions, start="0", combine="value += {call}")


def most(name: str, parameters: str, condition: str, functions: Functions, least: int) -> Callable[..., Any]:
    """Return a rule that gives the greatest answer of the functions whose condition holds, and at least `least`."""
    return _generate(name, parameters, condition, functions, start=str(least), combine="value = max(value, {call})")


def each(name: str, parameters: str, condition: str, functions: Functions) -> Callable[..., Any]:
    """Return a rule that calls every function whose condition holds, highest number first.

    What they put on a stack is therefore dealt with in the order of their numbers.
    """
    return _generate(name, parameters, condition, functions, start="0", combine="{call}", last_first=True)


def one(name: str, parameters: str, functions: Functions, otherwise: str = "0") -> Callable[..., Any]:
    """Return a rule whose first parameter is the number of the function to call with the others; it gives that function's answer."""
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
) -> Callable[..., Any]:
    passed = ", ".join(parameters.split(", ")[1 if drop_first else 0 :])
    lines = [f"def {name}({parameters}):", f"    value = {start}"]
    for number in sorted(functions, reverse=last_first):
        lines.append(f"    if {condition.format(number=number)}:")
        lines.append(f"        {combine.format(call=f'{name}_{number}({passed})')}")
    lines.append("    return value")
    named = {f"{name}_{number}": function for number, function in functions.items()}
    function: Callable[..., Any] = rule(generated(name, f"combined {name}", lines, named))
    return function


def generated(name: str, title: str, lines: Sequence[str], named: Mapping[str, Any]) -> Callable[..., Any]:
    """Return the function that lines of source define; `named` are its globals. A traceback shows the lines under the title."""
    source = "\n".join(lines) + "\n"
    file = f"<{title}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    namespace: dict[str, Any] = {**named, "__name__": __name__}
    exec(compile(source, file, "exec"), namespace)  # source made above, of names in this package only
    function: Callable[..., Any] = namespace[name]
    return function
