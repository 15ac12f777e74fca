"""Combine the functions of several cards into one rule.

The rule is generated source, a chain of `if`s, because numba can't call functions from a table and a chain costs next to nothing. A
traceback shows the generated lines.
"""

import linecache
from collections.abc import Mapping, Sequence
from typing import cast

from .rules import Function, rule

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
