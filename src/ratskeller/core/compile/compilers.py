"""The two ways in which numba compiles rules, and the choice between them.

`linker` and `trampoline` use internals of numba: rules compile fast and run fast. `njit` and `njit_entry` use only numba's public
decorator: the rules play the same, but take several times longer to compile, and run slower, since numba optimises every rule with all
that it calls, and once for each combination of argument types. They step in where a version of numba lacks an internal, or where the
environment variable `RATSKELLER_NJIT` asks for them.
"""

import os
import warnings
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import version
from types import FunctionType
from typing import Any, NamedTuple, cast

from ..plugins import missing_package

NJIT = "RATSKELLER_NJIT"
"""Environment variable that chooses `njit`, unless it is empty or one of `NO`."""
NO = frozenset({"", "0", "false", "no", "off"})


class Compiler(NamedTuple):
    """A way to compile rules."""

    link: Callable[[FunctionType, bool], Any]
    """Returns the form of a rule that only compiled code calls; the flag says whether it may be inlined into its callers."""
    link_entry: Callable[[FunctionType, Callable[[], dict[str, Any]]], Callable[..., Any]]
    """Returns the form of a rule that Python calls, stored in the cache; the function returns its globals."""
    intrinsics: Mapping[str, Callable[..., Any]]
    """Functions that replace rules in compiled code, by name. Without one, the rule itself is compiled."""
    is_linker: bool
    """Whether it can link an entry without compiling it for this processor."""


def is_njit_chosen() -> bool:
    return os.environ.get(NJIT, "").strip().lower() not in NO


@cache
def compiler() -> Compiler:
    """Return the way in which this process compiles rules.

    Warns when the linker doesn't work with this version of numba. Errors: MissingPackage when numba is not installed.
    """
    try:
        import numba  # noqa: F401 - tells numba that is not installed from internals that are gone
    except ModuleNotFoundError as error:
        raise missing_package(error) or error from error
    if is_njit_chosen():
        return _njit()
    try:
        return _linker()
    except (ImportError, AttributeError) as error:
        warnings.warn(
            f"numba {version('numba')} lacks what the linker of rules needs ({error}); numba's own njit compiles them instead, "
            "which takes several times longer",
            RuntimeWarning,
            stacklevel=2,
        )
        return _njit()


def _linker() -> Compiler:
    """Return our linker. Errors: ImportError or AttributeError naming an internal of numba that is gone."""
    from . import linker

    linker.check_internals()
    return Compiler(linker.link, linker.link_entry, {"copy_row": linker.copy_row}, True)


def _njit() -> Compiler:
    return Compiler(njit, njit_entry, {}, False)


def njit(function: FunctionType, is_inlined: bool) -> Callable[..., Any]:  # noqa: ARG001 - LLVM decides what is inlined
    """Return the compiled form of a rule for calls from compiled code."""
    import numba

    # rules never divide by zero, so they need no checks as in Python
    return cast("Callable[..., Any]", numba.njit(error_model="numpy")(function))


def njit_entry(function: FunctionType, compiled_globals: Callable[[], dict[str, Any]]) -> Callable[..., Any]:
    """Return the compiled form of a function for Python to call, stored in the cache. `compiled_globals` returns its globals."""
    import numba

    function.__globals__.update(compiled_globals())
    return cast("Callable[..., Any]", numba.njit(cache=True, nogil=True, error_model="numpy")(function))
