"""A numba pipeline that links a rule once into the entry that calls it, and optimises only there.

Stock numba optimises every function with everything that it calls, links the result into each caller, and optimises again. A game has
hundreds of rules that call each other, so most of them would be optimised many times, for machine code that is never run: the entries
inline everything.

The pipeline also compiles a rule once for all integer types. Stock numba compiles it again for every combination of narrow fields,
literals and defaults among its arguments. Half of the passes are left out, and answers of type inference are kept. At the end is a
function that rules call and numba lacks.
"""

# numba has no types of its own
# mypy: disallow-untyped-calls=False

import gc
from collections.abc import Callable, Sequence
from functools import cache
from types import FunctionType
from typing import Any, ClassVar, NamedTuple, NoReturn, Self, cast

from llvmlite.binding import Linkage, create_new_function_pass_manager, parse_assembly
from numba import typeof
from numba.core import cgutils, types
from numba.core.caching import FunctionCache
from numba.core.callconv import CPUCallConv
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler import CompilerBase, Flags
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.cpu import CPUContext
from numba.core.extending import intrinsic
from numba.core.registry import CPUDispatcher
from numba.core.typed_passes import (
    AnnotateTypes,
    IRLegalization,
    NativeLowering,
    NoPythonBackend,
    NopythonTypeInference,
    PreLowerStripPhis,
)
from numba.core.typing.context import Context
from numba.core.untyped_passes import FixupArgs, GenericRewrites, IRProcessing, ReconstructSSA, TranslateByteCode

INTERNALS: dict[type, tuple[str, ...]] = {
    CompilerBase: ("compile_extra", "define_pipelines"),
    CPUDispatcher: ("enable_caching", "get_call_template"),
    FunctionCache: ("flush", "load_overload"),
    JITCodeLibrary: (
        "codegen",
        "enable_object_caching",
        "finalize",
        "get_defined_functions",
        "get_pointer_to_function",
        "serialize_using_object_code",
        "_ensure_finalized",
        "_get_compiled_object",
        "_optimize_functions",
        "_optimize_final_module",
    ),
    JITCPUCodegen: ("_module_pass_manager", "_pass_builder"),
    NativeLowering: ("run_pass",),
    CPUContext: ("call_conv", "codegen", "create_module"),
    Context: ("resolve_function_type",),
    Flags: ("copy",),
    CPUCallConv: ("get_function_type",),
}
"""Classes of numba with the members that this module and `trampoline` call or override; numba promises none of them."""


def check_internals() -> None:
    for owner, names in INTERNALS.items():
        for name in names:
            getattr(owner, name)


class _LinkedLibrary(JITCodeLibrary):
    """The LLVM code of one rule, to be linked into entries. It has no machine code of its own."""

    @property
    def codegen(self) -> "_WithoutEnvironments":
        """A stand-in for the object by which numba gives machine code its Python objects."""
        return _WithoutEnvironments()

    def _optimize_functions(self, module: Any) -> None:
        """Put local variables into registers; the entry does the rest. numba would run all passes, and as many managers as functions."""
        passes, builder = create_new_function_pass_manager(), self._codegen._pass_builder()
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """Finish without linking the functions that are called: the entry links them."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"
        self._shared_module = self._final_module
        self._finalized = True

    def get_pointer_to_function(self, _name: str) -> int:
        """Return 0: there is no machine code."""
        self._ensure_finalized()
        return 0


class _EntryLibrary(JITCodeLibrary):
    """The machine code of an entry, with all rules that it calls."""

    def finalize(self) -> None:
        """Link every rule that is called, directly or not, once; then finish."""
        self._linking_libraries = _all_libraries(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Optimise everything together: linked functions have no other callers."""
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = "internal"
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def serialize_using_object_code(self) -> Any:
        """Return what the cache stores: the machine code, and for what other code could link only the names."""
        self._ensure_finalized()
        named = (it for it in self._final_module.functions if not it.is_declaration and it.linkage != Linkage.internal)
        names = parse_assembly("\n".join(f'define void @"{function.name}"() {{ ret void }}' for function in named))
        return self.name, "object", (self._get_compiled_object(), names.as_bitcode())


class _ModuleLibrary(_LinkedLibrary):
    """The LLVM code of an entry with all rules that it calls, for another processor: not optimised, and without machine code."""

    def finalize(self) -> None:
        """Link every rule that is called, directly or not, once."""
        for library in _all_libraries(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True


def _all_libraries(called: Sequence[Any]) -> list[Any]:
    found = dict.fromkeys(called)
    waiting = list(found)
    while waiting:
        more = [each for each in getattr(waiting.pop(), "_linking_libraries", ()) if each not in found]
        found |= dict.fromkeys(more)
        waiting += more
    return list(found)


class _WithoutEnvironments:
    """Replaces numba's code generator where it would store Python objects for machine code. Rules use none."""

    def set_env(self, name: str, environment: Any) -> None:
        """Do nothing."""


@register_pass(mutates_CFG=True, analysis_only=False)
class _LinkedLowering(NativeLowering):
    """The last pass for a rule: makes a `_LinkedLibrary`."""

    _name = "linked_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        changed = bool(super().run_pass(state))
        if not vars(state.func_id.func)[IS_INLINED]:
            for function in state.library.get_defined_functions():
                function.add_function_attribute("noinline")
        return changed


@register_pass(mutates_CFG=True, analysis_only=False)
class _EntryLowering(NativeLowering):
    """The last pass for an entry: makes an `_EntryLibrary`."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class _ModuleLowering(NativeLowering):
    """The last pass for an entry whose LLVM code is all that is wanted: makes a `_ModuleLibrary`."""

    _name = "module_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = _ModuleLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return bool(super().run_pass(state))


PASSES = (
    TranslateByteCode,
    FixupArgs,
    IRProcessing,
    GenericRewrites,
    ReconstructSSA,
    NopythonTypeInference,
    PreLowerStripPhis,
    IRLegalization,
    AnnotateTypes,
)
"""The passes of numba up to the lowering. Left out are those for closures, exceptions, `with`, tuples of mixed types and whole arrays."""


class _RememberedCalls(Context):
    """numba's typing of calls, which asks each operator only once what it returns for some types: a third of type inference."""

    def __init__(self, usual: Context) -> None:
        """Share everything with the usual typing."""
        vars(self).update(vars(usual))
        self._remembered: dict[Any, Any] = {}

    def resolve_function_type(self, func: Any, args: Any, kws: Any) -> Any:
        if type(func) is not types.Function:
            return super().resolve_function_type(func, args, kws)
        call = func, tuple(args), tuple(kws.items())
        if call not in self._remembered:
            self._remembered[call] = super().resolve_function_type(func, args, kws)
        return self._remembered[call]


class _RuleFlags(Flags):
    """numba's settings for a rule. There is one object for all rules, since numba looks them up a hundred times for each call."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def copy(self) -> Self:
        return self


_remembered_calls = cache(_RememberedCalls)
_rule_flags = cache(_RuleFlags)


class _RuleCompiler(CompilerBase):
    """numba's compiler with few passes."""

    lowering: ClassVar[type[NativeLowering]]

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.state.typingctx = _remembered_calls(self.state.typingctx)
        self.state.flags = _rule_flags(self.state.flags)

    def define_pipelines(self) -> list[PassManager]:
        """Return those of numba's passes that rules need, with another lowering."""
        passes = PassManager(self.lowering._name)
        for each in (*PASSES, self.lowering, NoPythonBackend):
            passes.add_pass(each, each.__name__)
        passes.finalize()
        return [passes]


class LinkedCompiler(_RuleCompiler):
    """The compiler for functions that only compiled code calls, as numba's `pipeline_class`."""

    lowering = _LinkedLowering


class LinkedDispatcher(CPUDispatcher):
    """A rule as compiled code calls it: one function for all integer types, which are widened to 64 bits."""

    def __call__(self, *_arguments: object, **_named: object) -> NoReturn:
        """Refuse calls from Python, for which there is no machine code. Errors: TypeError."""
        raise TypeError(f"{self.py_func.__qualname__} is for calls from compiled code; compile it with compile_entry")

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        """Return numba's description of a call, with every integer as int64."""
        compiler: Any = vars(self)["_compiler"]
        _, folded = compiler.fold_argument_types(arguments, named)
        return super().get_call_template(tuple(map(_widened, folded)), {})


def _widened(kind: Any) -> Any:
    if isinstance(kind, types.Omitted):
        return types.int64 if type(kind.value) is int else kind
    is_narrow = isinstance(kind, types.Integer) and kind not in (types.int64, types.uint64)
    return types.int64 if is_narrow else kind


OPTIONS = {"nopython": True, "boundscheck": None, "error_model": "numpy", "_nrt": False}
"""`error_model`: rules never divide by zero, so compiled code need not check. `_nrt`: they make no arrays, so it counts no references."""
IS_INLINED = "__is_inlined__"
"""Attribute of a function: whether LLVM may inline it into its callers."""
GLOBALS = "__compiled_globals__"
"""Attribute of an entry: a function that returns the globals with which it is compiled."""


def link(function: FunctionType, is_inlined: bool) -> LinkedDispatcher:
    """Return a function that only compiled code calls. It lacks the wrappers for Python, which would take a third of the compile time."""
    vars(function)[IS_INLINED] = is_inlined
    options = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return LinkedDispatcher(function, targetoptions=options, pipeline_class=LinkedCompiler)


class EntryCompiler(_RuleCompiler):
    """The compiler for entries. It looks up the rules that an entry calls only now: code from the cache does not need them."""

    lowering = _EntryLowering

    def compile_extra(self, func: Any) -> Any:
        func.__globals__.update(vars(func)[GLOBALS]())
        usual = gc.get_threshold()
        # numba keeps most of its objects: thousands of searches for garbage would find little
        gc.set_threshold(50_000, 20, 100)
        try:
            return super().compile_extra(func)
        finally:
            gc.set_threshold(*usual)


class EntryCache(FunctionCache):
    """The cache of an entry, which survives files that were cut short, as by a loss of power."""

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Return compiled code, or None if there is none that can be read: then the entry is compiled again."""
        try:
            return super().load_overload(signature, context)
        except Exception:  # a damaged pickle may raise anything
            self.flush()
            return None


class EntryDispatcher(CPUDispatcher):
    """An entry as Python calls it."""

    def enable_caching(self) -> None:
        self._cache = EntryCache(self.py_func)


def link_entry(function: FunctionType, compiled_globals: Callable[[], dict[str, Any]]) -> Callable[..., Any]:
    """Return the compiled form of a function for Python to call, stored in the cache.

    `compiled_globals` returns its globals; it is called only if the function has to be compiled.
    """
    vars(function)[GLOBALS] = compiled_globals
    entry = EntryDispatcher(function, targetoptions={**OPTIONS, "nogil": True}, pipeline_class=EntryCompiler)
    entry.enable_caching()
    return cast("Callable[..., Any]", entry)


class ModuleCompiler(_RuleCompiler):
    """The compiler for entries whose LLVM code is all that is wanted."""

    lowering = _ModuleLowering


class LinkedModule(NamedTuple):
    """The LLVM code of an entry with all rules that it calls, before optimisation."""

    text: str
    entry: str
    """Name of the entry in it. It takes addresses for its result and for an error, then its arguments; it returns 0, or else an error."""


def link_module(function: FunctionType, arguments: Sequence[object]) -> LinkedModule:
    """Return the LLVM code of a function, whose globals are compiled already, for arguments of these types."""
    options = {**OPTIONS, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = CPUDispatcher(function, targetoptions=options, pipeline_class=ModuleCompiler)
    kinds = tuple(map(typeof, arguments))
    dispatcher.compile(kinds)
    compiled: Any = dispatcher.overloads[kinds]
    return LinkedModule(str(compiled.library._final_module), compiled.fndesc.llvm_func_name)


@intrinsic
def copy_row(typing_context: Any, rows: Any, to: Any, source: Any) -> Any:  # noqa: ARG001 - numba passes the context
    """Copy one row of bytes over another by a single memcpy; numba would copy byte by byte where rows are not contiguous."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        array = context.make_array(rows)(context, builder, arguments[0])
        stride, _ = cgutils.unpack_tuple(builder, array.strides)
        _, count = cgutils.unpack_tuple(builder, array.shape)
        begin = [cgutils.pointer_add(builder, array.data, builder.mul(place, stride)) for place in arguments[1:]]
        cgutils.raw_memcpy(builder, begin[0], begin[1], count, 1)
        return context.get_dummy_value()

    return types.void(rows, types.int64, types.int64), generate
