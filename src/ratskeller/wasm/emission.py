"""Emit the rules and searches of a game as WebAssembly: a process of its own, so that each run gives the same bytes.

    python -m ratskeller.wasm.emission rattus rattus.wasm 0 simd

The third argument is the niceness of the process, the last is left out for a module without SIMD.

llvmlite, which numba brings along, has the back end. The module of a game is linked as for native code (`core.compile.linker`), gets the
data layout of wasm32, is optimised, and emitted as an object file. Such a file is a module that needs no linker: it imports a memory and a
stack pointer, and its addresses begin at 0. `binary` exports the entry and removes what only linkers read.
"""

import os
import re
import sys
from pathlib import Path

from llvmlite import binding as llvm

from ratskeller import games
from ratskeller.core.errors import RatskellerError

from .binary import finished
from .templates import modes_in

TRIPLE = "wasm32-unknown-unknown"
FEATURES = ("+bulk-memory", "+sign-ext", "+nontrapping-fptoint")
"""What all browsers have had for years."""
SIMD = "simd"
SIMD_FEATURE = "+simd128"
COUNTING = ("NRT_incref", "NRT_decref")
"""Functions of numba that count references to arrays. The caller owns all arrays, so they do nothing."""


def emit(game: str, has_simd: bool) -> bytes:
    """Return the module of a game. Errors: UnknownGame, MissingPackage, BadArgument."""
    linked = modes_in(games.get(game)).link_module()
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    features = [*FEATURES, SIMD_FEATURE] if has_simd else FEATURES
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=",".join(features), reloc="static")
    module = llvm.parse_assembly(_for_wasm(linked.text, str(machine.target_data)))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name == linked.entry else "internal"
    module = llvm.parse_assembly(_with_address_of(linked.entry, str(module)))
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    return finished(machine.emit_object(module))


def _for_wasm(text: str, layout: str) -> str:
    """Return LLVM code for wasm32 instead of this processor."""
    text = re.sub(r'^target triple = ".*"', f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    text = re.sub(r'^target datalayout = ".*"', f'target datalayout = "{layout}"', text, flags=re.MULTILINE)
    # WebAssembly has no common symbols
    text = re.sub(r"= common (local_unnamed_addr )?global", "= internal global", text)
    # An instruction, instead of a function of a C library
    text = text.replace("double @sqrt(", "double @llvm.sqrt.f64(")
    for name in COUNTING:
        if found := re.search(rf"^define [^\n]*@{name}\([^\n]*\{{\n", text, re.MULTILINE):
            text = text[: found.end()] + "  ret void" + text[text.index("\n}\n", found.end()) :]
    return text


def _with_address_of(entry: str, text: str) -> str:
    """Return LLVM code in which a constant holds the address of the entry, so that it stands in the module's table of functions."""
    place = text.index("\ndefine ")
    kept = (
        f'\n@entry_address = constant ptr @"{entry}"\n'
        '@llvm.used = appending global [1 x ptr] [ptr @entry_address], section "llvm.metadata"\n'
    )
    return text[:place] + kept + text[place:]


def main(game: str, file: str, niceness: str, *features: str) -> int:
    """Write the module of a game into a file; return 1, with the reason on standard error, if that is not possible."""
    # Windows has priority classes instead
    if hasattr(os, "nice"):
        os.nice(int(niceness))
    try:
        Path(file).write_bytes(emit(game, SIMD in features))
    except RatskellerError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
