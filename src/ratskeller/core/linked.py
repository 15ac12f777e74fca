"""How numba compiles rules. What only compiled code calls is translated, and optimised with the entries that reach it, not before.

numba makes machine code of every function by itself, with everything that it reaches, before it links all of that into whatever calls it
and optimises it there again. A game has hundreds of functions that call each other: most of them would go through this many times, for
code that nobody calls, since the entries have everything built in. Leaving that out halves the time; games are as fast as before.

It also makes one function of each rule that takes integers, whether it is called with a narrow field, a number written out, or none
where there is a default: numba would make another for every such combination.
"""

# numba has no types of its own
# mypy: disallow-untyped-calls=False

from collections.abc import Callable
from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering


class _LinkedLibrary(JITCodeLibrary):
    """What one function is translated to, to be linked into others; in memory there is no code of its own."""

    @property
    def codegen(self) -> "_WithoutEnvironments":
        """What numba asks for to hand code that lies in memory what it needs there."""
        return _WithoutEnvironments()

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """Return no address."""
        self._ensure_finalized()
        return 0


class _WithoutEnvironments:
    """Python objects that code refers to are handed to it in memory, where there is none here; rules refer to none."""

    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing."""


@register_pass(mutates_CFG=True, analysis_only=False)
class _LinkedLowering(NativeLowering):
    """Translates a function into such a library."""

    _name = "linked_lowering"

    def run_pass(self, state: Any) -> bool:
        """Do so."""
        state.library = _LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return bool(super().run_pass(state))


class LinkedCompiler(CompilerBase):
    """numba's compiler for a function that is called by compiled code alone; to be given as `pipeline_class`."""

    def define_pipelines(self) -> list[PassManager]:
        """Return numba's passes, except for the last."""
        passes = PassManager("linked")
        for each, meaning in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            passes.add_pass(_LinkedLowering if each is NativeLowering else each, meaning)
        passes.finalize()
        return [passes]


class LinkedDispatcher(CPUDispatcher):
    """What compiled code calls in place of a rule: one function for all integers, which are widened on the way."""

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        """Return what numba asks for to type a call, as if every integer had the full width."""
        compiler: Any = vars(self)["_compiler"]
        _, folded = compiler.fold_argument_types(arguments, named)
        return super().get_call_template(tuple(map(_widened, folded)), {})


def _widened(kind: Any) -> Any:
    if isinstance(kind, types.Omitted):
        return types.int64 if type(kind.value) is int else kind
    is_narrow = isinstance(kind, types.Integer) and kind not in (types.int64, types.uint64)
    return types.int64 if is_narrow else kind


OPTIONS = {"nopython": True, "boundscheck": None, "error_model": "numpy"}
"""Rules don't divide by zero: compiled code need not look."""


def linked(function: Callable[..., Any]) -> LinkedDispatcher:
    """Return a function for numba that compiled code alone calls: without the wrappers that would cost a third of the time."""
    options = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return LinkedDispatcher(function, targetoptions=options, pipeline_class=LinkedCompiler)


_NAMES: dict[Any, Callable[[], dict[str, Any]]] = {}


class EntryCompiler(Compiler):
    """numba's compiler for what Python calls. Only now is all found that it reaches: code out of the cache needs nothing of it."""

    def compile_extra(self, func: Any) -> Any:
        """Compile a function."""
        func.__globals__.update(_NAMES[func]())
        return super().compile_extra(func)


def entered(function: Callable[..., Any], names: Callable[[], dict[str, Any]]) -> CPUDispatcher:
    """Return a function for Python, kept in the cache; `names` gives its globals if it has to be compiled."""
    _NAMES[function] = names
    entry = CPUDispatcher(function, targetoptions={**OPTIONS, "nogil": True}, pipeline_class=EntryCompiler)
    entry.enable_caching()
    return entry
