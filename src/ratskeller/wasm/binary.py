"""The binary format of WebAssembly, as far as an object file has to change to be a module that anybody can load.

An object file of LLVM is a module already, whose addresses begin at 0. It imports a memory, a pointer to the stack, which is its only
global variable, and a table of functions, in which only the entry stands. Here it gets the first two as its own, without a change of any
index, exports the memory and the entry, and loses the table and all sections that only linkers read. What remains imports nothing.
"""

from collections.abc import Iterator
from typing import NamedTuple

HEADER = b"\0asm\1\0\0\0"
CUSTOM, IMPORT, MEMORY, GLOBAL, EXPORT, ELEMENTS = 0, 2, 5, 6, 7, 9
IMPORTS = (b"__linear_memory", b"__stack_pointer", b"__indirect_function_table")
FIRST_ELEMENT = b"\x01\x00\x41\x01\x0b\x01"
"""The begin of a section of elements with one segment: table 0, from place 1 on, with one function."""
FUNCTION_KIND, MEMORY_KIND = b"\0", b"\2"
PAGE = 1 << 16
STACK_END = 1 << 20
"""Address above the stack, which grows downwards, towards the constants of the module. From here on memory is free for callers."""


class Section(NamedTuple):
    """A section of a module."""

    kind: int
    content: bytes


def finished(module: bytes) -> bytes:
    """Return an object file as a module without imports, which exports its memory and its entry as `memory` and `serve`."""
    sections = list(sections_of(module))
    (imports,) = (it.content for it in sections if it.kind == IMPORT)
    (elements,) = (it.content for it in sections if it.kind == ELEMENTS)
    assert imports[0] == len(IMPORTS), "the module calls something outside"
    assert all(name in imports for name in IMPORTS), "the module imports something else"
    assert elements.startswith(FIRST_ELEMENT), "only the address of the entry is taken"
    kept = [it for it in sections if it.kind not in (CUSTOM, IMPORT, ELEMENTS)]
    assert not {MEMORY, GLOBAL, EXPORT} & {it.kind for it in kept}, "this is no object file"
    entry = elements.removeprefix(FIRST_ELEMENT)
    place = next(i for i, it in enumerate(kept) if it.kind > EXPORT)
    kept[place:place] = [
        Section(MEMORY, b"\1\0" + _unsigned(STACK_END // PAGE + 1)),
        Section(GLOBAL, b"\1\x7f\1\x41" + _signed(STACK_END) + b"\x0b"),
        Section(EXPORT, b"\2" + _sized(b"memory") + MEMORY_KIND + b"\0" + _sized(b"serve") + FUNCTION_KIND + entry),
    ]
    return HEADER + b"".join(bytes([it.kind]) + _sized(it.content) for it in kept)


def sections_of(module: bytes) -> Iterator[Section]:
    assert module.startswith(HEADER), "this is no module of WebAssembly"
    place = len(HEADER)
    while place < len(module):
        kind = module[place]
        size, begin = _number(module, place + 1)
        place = begin + size
        yield Section(kind, module[begin:place])


def _sized(content: bytes) -> bytes:
    return _unsigned(len(content)) + content


def _unsigned(number: int) -> bytes:
    """Return a number from 0 on in LEB128."""
    written = bytearray()
    while number > 0x7F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def _signed(number: int) -> bytes:
    """Return a number from 0 on in signed LEB128, whose highest bit is the sign."""
    written = bytearray()
    while number > 0x3F:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*written, number])


def _number(module: bytes, place: int) -> tuple[int, int]:
    number = shift = 0
    while True:
        byte = module[place]
        place += 1
        number |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return number, place
