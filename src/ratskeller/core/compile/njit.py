"""Compile rules with nothing but numba's public `njit`: what remains if the internals that `linker` uses disappear.

numba optimises every rule with all that it calls, and once for each combination of argument types. Its error model is that of numpy, since
rules never divide by zero.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, cast

import numba


def link(function: FunctionType, is_inlined: bool) -> Callable[..., Any]:  # noqa: ARG001 - LLVM decides what is inlined
    """Return the compiled form of a rule for calls from compiled code."""
    return cast("Callable[..., Any]", numba.njit(error_model="numpy")(function))


def link_entry(function: FunctionType, compiled_globals: Callable[[], dict[str, Any]]) -> Callable[..., Any]:
    """Return the compiled form of a function for Python to call, stored in the cache. `compiled_globals` returns its globals."""
    function.__globals__.update(compiled_globals())
    return cast("Callable[..., Any]", numba.njit(cache=True, nogil=True, error_model="numpy")(function))
