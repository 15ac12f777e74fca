"""All templates of a game as modes of one compiled function, so that its rules are compiled only once.

The function is generated. Its first parameter selects a template; the others are the parameters of all templates together. Parameters with
the same name have the same type in all templates; those that a template lacks are filled with blanks.
"""

import inspect
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from .compilers import compiler
from .rules import Bindings, Function, PreparedCall, compile_entry, compile_for, generated, link_entry_module

if TYPE_CHECKING:
    from .linker import LinkedModule
    from .trampoline import Trampoline


class Modes:
    """The templates of one game, compiled together at the first call of any of them."""

    def __init__(
        self, game: str, templates: Sequence[Function], bindings: Bindings, blanks: Mapping[str, object]
    ) -> None:
        """Bind the templates; `blanks` holds an array for every parameter that is not an int, by name."""
        self._game = game
        self._templates = list(templates)
        self._bindings = bindings
        self._parameters = list(dict.fromkeys(name for each in templates for name in _parameters(each)))
        self._blanks = {name: blanks.get(name, 0) for name in self._parameters}

    def only(self, names: Sequence[str]) -> "Modes":
        """Return a function of its own for the templates with these names."""
        chosen = [each for each in self._templates if each.__name__ in names]
        return Modes(self._game, chosen, self._bindings, self._blanks)

    def serves(self, template: Function, bindings: Bindings) -> bool:
        return template in self._templates and set(bindings) <= set(self._bindings)

    def prepare(self, template: Function, arguments: Mapping[str, object]) -> PreparedCall:
        """Return a call of the compiled template that keeps its arguments. It is compiled at once.

        Where work is short this is much faster, since numba does not look at the arguments again. They must have the types of the
        blanks. Errors: BadArgument for an array of another type, or one that is read-only.
        """
        if not compiler().is_linker:
            return PreparedCall(self.caller(template), arguments)
        from .trampoline import BlockCall

        call = BlockCall(self._trampoline, {"mode": self._templates.index(template), **self._blanks})
        call.replace(**arguments)
        return call

    def caller(self, template: Function) -> Function:
        """Return a function with the parameters of a template that runs the compiled template."""
        own = _parameters(template)
        passed = ", ".join(name if name in own else f"blank_{name}" for name in self._parameters)
        lines = [f"def call({', '.join(own)}):", f"    return serve({self._templates.index(template)}, {passed})"]
        names = {f"blank_{name}": blank for name, blank in self._blanks.items()} | {"serve": self.function}
        return generated("call", f"{self._game}-{template.__name__}", lines, names)

    @property
    def templates(self) -> list[tuple[str, tuple[str, ...]]]:
        return [(each.__name__, _parameters(each)) for each in self._templates]

    @property
    def blanks(self) -> Mapping[str, object]:
        """All parameters in the order of the function, each with 0 for an int or with an array of its type."""
        return self._blanks

    @cached_property
    def function(self) -> Function:
        """The compiled function: takes the number of a template, then the parameters of all templates."""
        return compile_entry(self._serve(), self._game, self._bindings)

    @cached_property
    def _trampoline(self) -> "Trampoline":
        """The machine code that calls the function with arguments of the types of the blanks."""
        from .trampoline import make_trampoline

        return make_trampoline(compile_for(self.function, [0, *self._blanks.values()]))

    def link_module(self) -> "LinkedModule":
        """Return the LLVM code of the same function. Errors: those of `link_entry_module`."""
        return link_entry_module(self._serve(), self._game, self._bindings, [0, *self._blanks.values()])

    def _serve(self) -> Function:
        lines = [f"def serve(mode, {', '.join(self._parameters)}):"]
        for mode, template in enumerate(self._templates):
            lines.append(f"    if mode == {mode}:")
            lines.append(f"        return mode_{mode}({', '.join(_parameters(template))})")
        lines.append("    return 0")
        names = {f"mode_{mode}": template for mode, template in enumerate(self._templates)}
        return generated("serve", f"{self._game}-modes", lines, names)


def _parameters(template: Function) -> tuple[str, ...]:
    return tuple(inspect.signature(template).parameters)
