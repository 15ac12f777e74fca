"""Calls that keep their arguments: they are given once and replaced where they change."""

from collections.abc import Mapping

from .rules import Function


class PreparedCall:
    """A function together with its arguments, by name."""

    def __init__(self, function: Function, arguments: Mapping[str, object]) -> None:
        self._function = function
        self._arguments = dict(arguments)

    def replace(self, **arguments: object) -> None:
        """Replace some arguments by others of the same type."""
        self._arguments.update(arguments)

    def __call__(self) -> int:
        """Call the function, and return what it returns."""
        return int(self._function(**self._arguments))
