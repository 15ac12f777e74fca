"""States for modules: the bytes of a position, in the layout of the description. Nothing here needs numpy, which a browser lacks."""

import struct
from typing import Any, Final

from ratskeller.core.game import Game
from ratskeller.core.state import Field, fields_of, layout_of, out_of_range

ORDER: Final = "little"
CODES: Final = {1: "b", 2: "h", 4: "i", 8: "q"}
"""How `struct` calls signed numbers of so many bytes."""


def state_bytes(game: Game[Any], state: object) -> bytes:
    """Return a state as a module has it. Errors: OverflowError when a number does not fit into its field."""
    fields, layout = fields_of(game.rules.STATE), layout_of(game.rules.STATE)
    content = bytearray(layout.ends[-1])
    for name, field in fields.items():
        offset = layout.offsets[name]
        try:
            numbers = _packed(getattr(state, name), CODES[field.width])
        except struct.error as error:
            raise OverflowError(out_of_range(state)) from error
        content[offset : offset + len(numbers)] = numbers
    return bytes(content)


def state_of(game: Game[Any], content: bytes) -> Any:
    """Return the state in the bytes of a module. Errors: ValueError for a wrong length."""
    declaration, layout = game.rules.STATE, layout_of(game.rules.STATE)
    if len(content) != layout.ends[-1]:
        raise ValueError(f"a state has {layout.ends[-1]} bytes, not {len(content)}")
    state = declaration()
    for name, field in fields_of(declaration).items():
        setattr(state, name, _value(content, layout.offsets[name], field, field.shape))
    return state


def _packed(value: object, code: str) -> bytes:
    if not isinstance(value, list):
        return struct.pack(f"<{code}", value)
    if value and isinstance(value[0], list):
        return b"".join(_packed(it, code) for it in value)
    return struct.pack(f"<{len(value)}{code}", *value)


def _value(content: bytes, offset: int, field: Field, shape: tuple[int, ...]) -> object:
    """Return the number, row or grid of this shape that begins at an offset."""
    if not shape:
        return int.from_bytes(content[offset : offset + field.width], ORDER, signed=True)
    length, *inner = shape
    step = field.width
    for each in inner:
        step *= each
    return [_value(content, offset + place * step, field, tuple(inner)) for place in range(length)]
