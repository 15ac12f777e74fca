"""How numba compiles what only compiled code calls: it is translated, and optimised with the entries that reach it, not before.

numba makes machine code of every function by itself, with everything that it reaches, before it links all of that into whatever calls it
and optimises it there again. A game has hundreds of functions that call each other: most of them would go through this many times, for
code that nobody calls, since the entries have everything built in. Leaving that out halves the time; games are as fast as before.
"""

# numba has no types of its own
# mypy: disallow-untyped-calls=False

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
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
