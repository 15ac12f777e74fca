"""Call compiled code with arguments that lie in memory.

numba looks at each argument of a call from Python: which type it has, and where the data of an array lie. For an entry with twenty arrays
that takes longer than a step of a game, and holds the GIL. A trampoline is a small function in machine code. It takes the address of a
block of memory, in which the numbers and addresses of all arguments stand, and passes them to the entry. ctypes calls it without the GIL.
"""

# numba has no types of its own
# mypy: disallow-untyped-calls=False

import ctypes
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np
from llvmlite import ir
from numba.core.compiler_lock import global_compiler_lock

from ..errors import BadArgument
from .rules import PreparedCall

WORD = 8
"""Size of every number and address in a block."""


class Trampoline(NamedTuple):
    """The machine code that calls an entry."""

    call: Callable[[int], int]
    """Takes the address of a block, writes the result of the entry into its first word, and returns 0, or else an error of numba."""
    code: object
    """Owns the machine code."""


def make_trampoline(compiled: Any) -> Trampoline:
    """Return a trampoline for what numba compiled of an entry whose parameters are int64 and arrays."""
    context, described = compiled.target_context, compiled.fndesc
    entry_type = context.call_conv.get_function_type(described.restype, described.argtypes)
    address = compiled.library.get_pointer_to_function(described.llvm_func_name)
    assert address, "the entry has machine code"
    name = f"trampoline_{address:x}"
    module = context.create_module(name)
    _write(module, name, entry_type, address)
    library = context.codegen().create_library(name)
    with global_compiler_lock:
        library.add_ir_module(module)
        library.finalize()
    call = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p)(library.get_pointer_to_function(name))
    return Trampoline(call, (library, compiled))


def _write(module: ir.Module, name: str, entry_type: ir.FunctionType, address: int) -> None:
    """Write the code of a trampoline: by the convention of numba an entry takes addresses for its result and for an error first."""
    word = ir.IntType(8 * WORD)
    function = ir.Function(module, ir.FunctionType(ir.IntType(32), [word.as_pointer()]), name)
    (block,) = function.args
    code = ir.IRBuilder(function.append_basic_block())
    error = code.alloca(entry_type.args[1].pointee)
    passed: list[ir.Value] = [block, error]
    for place, kind in enumerate(entry_type.args[2:], 1):
        value = code.load(code.gep(block, [ir.Constant(word, place)]))
        passed.append(code.inttoptr(value, kind) if isinstance(kind, ir.PointerType) else value)
    entry = code.inttoptr(ir.Constant(word, address), entry_type.as_pointer())
    code.ret(code.call(entry, passed))


class BlockCall(PreparedCall):
    """A call through a trampoline."""

    def __init__(self, trampoline: Trampoline, arguments: Mapping[str, object]) -> None:
        """Write a block of `arguments`, which are those of the entry in their order: ints and arrays."""
        super().__init__(trampoline.call, arguments)
        self._trampoline = trampoline
        self._kinds = dict(arguments)
        words = [0]
        self._places = {}
        for name, value in arguments.items():
            self._places[name] = len(words)
            words += _words(name, value)
        self._block = (ctypes.c_int64 * len(words))(*words)
        self._address = ctypes.addressof(self._block)

    def replace(self, **arguments: object) -> None:
        """Replace some arguments by others of the same type. Errors: BadArgument for an array of another type, or one that is read-only."""
        for name, value in arguments.items():
            kind, place = self._kinds[name], self._places[name]
            if isinstance(kind, np.ndarray) and not _is_alike(kind, value):
                raise BadArgument(f"{name}: must be an array to write to, of {kind.dtype} with {kind.ndim} dimensions")
            for offset, word in enumerate(_words(name, value)):
                self._block[place + offset] = word
            self._arguments[name] = value

    def __call__(self) -> int:
        """Call the entry, and return what it returns. Errors: RuntimeError if it raised an error, whose kind is not known here."""
        if self._trampoline.call(self._address):
            raise RuntimeError("compiled rules failed: their interpreted form tells why")
        return self._block[0]


def _words(name: str, value: object) -> list[int]:
    """Return an argument as compiled code takes it.

    An array is its owner and its object, both absent, the number and the size of its items, its address, shape and strides.
    """
    if not isinstance(value, np.ndarray):
        assert isinstance(value, int | np.integer), f"{name} is an int or an array"
        return [int(value)]
    return [0, 0, value.size, value.itemsize, value.ctypes.data, *value.shape, *value.strides]


def _is_alike(one: Any, other: object) -> bool:
    """Tell whether compiled code may take one array for the other."""
    return (
        isinstance(other, np.ndarray)
        and other.flags.writeable
        and one.dtype == other.dtype
        and one.ndim == other.ndim
        and (other.flags.c_contiguous or not one.flags.c_contiguous)
    )
