"""How numba compiles rules: what only compiled code calls is translated, linked once into the entry that reaches it, and optimised there.

numba makes machine code of every function by itself, with everything that it reaches, before it links all of that into whatever calls it
and optimises it there again. A game has hundreds of functions that call each other: most of them would go through this many times, for
code that nobody calls, since the entries have everything built in.

It also makes one function of each rule that takes integers, whether it is called with a narrow field, a number written out, or none
where there is a default: numba would make another for every such combination.
"""

# numba has no types of its own
# mypy: disallow-untyped-calls=False

from collections.abc import Callable
from typing import Any, ClassVar

from llvmlite.binding import Linkage, parse_assembly
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import NativeLowering


class _LinkedLibrary(JITCodeLibrary):
    """What one function is translated to, to be linked into entries; in memory there is no code of its own."""

    @property
    def codegen(self) -> "_WithoutEnvironments":
        """What numba asks for to hand code that lies in memory what it needs there."""
        return _WithoutEnvironments()

    def finalize(self) -> None:
        """Finish, with nothing linked into it: an entry finds what is called."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"
        self._shared_module = self._final_module
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """Return no address."""
        self._ensure_finalized()
        return 0


class _EntryLibrary(JITCodeLibrary):
    """What an entry is compiled to, with everything that it reaches."""

    def finalize(self) -> None:
        """Link all that is reached, once each, then finish."""
        found = dict.fromkeys(self._linking_libraries)
        waiting = list(found)
        while waiting:
            more = [each for each in getattr(waiting.pop(), "_linking_libraries", ()) if each not in found]
            found |= dict.fromkeys(more)
            waiting += more
        self._linking_libraries = list(found)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise in one go, knowing that nobody else calls what was linked."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def serialize_using_object_code(self) -> Any:
        """Return what the cache keeps: machine code, and of what could be linked into other code the names alone."""
        self._ensure_finalized()
        named = (it for it in self._final_module.functions if not it.is_declaration and it.linkage != Linkage.internal)
        names = parse_assembly("\n".join(f'define void @"{function.name}"() {{ ret void }}' for function in named))
        return self.name, "object", (self._get_compiled_object(), names.as_bitcode())


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
        changed = bool(super().run_pass(state))
        if state.func_id.func in _APART:
            for function in state.library.get_defined_functions():
                function.add_function_attribute("noinline")
        return changed


@register_pass(mutates_CFG=True, analysis_only=False)
class _EntryLowering(NativeLowering):
    """Translates an entry, and compiles it."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        """Do so."""
        state.library = _EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class _RuleCompiler(CompilerBase):
    """numba's compiler with another last pass."""

    lowering: ClassVar[type[NativeLowering]]

    def define_pipelines(self) -> list[PassManager]:
        """Return numba's passes, except for the last."""
        passes = PassManager(self.lowering._name)
        for each, meaning in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            passes.add_pass(self.lowering if each is NativeLowering else each, meaning)
        passes.finalize()
        return [passes]


class LinkedCompiler(_RuleCompiler):
    """numba's compiler for a function that is called by compiled code alone; to be given as `pipeline_class`."""

    lowering = _LinkedLowering


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


_APART: set[Any] = set()
"""Functions that are not built into those that call them."""


def linked(function: Callable[..., Any], is_inlined: bool) -> LinkedDispatcher:
    """Return a function for numba that compiled code alone calls: without the wrappers that would cost a third of the time."""
    if not is_inlined:
        _APART.add(function)
    options = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return LinkedDispatcher(function, targetoptions=options, pipeline_class=LinkedCompiler)


_NAMES: dict[Any, Callable[[], dict[str, Any]]] = {}


class EntryCompiler(_RuleCompiler):
    """numba's compiler for what Python calls. Only now is all found that it reaches: code out of the cache needs nothing of it."""

    lowering = _EntryLowering

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
