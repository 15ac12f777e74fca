"""Words that take no values, read without what makes sentences: that brings the plural rules of all languages, which takes time."""

import re
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^(?=\S)", re.MULTILINE)
"""In a Fluent file every entry begins at the left, and what belongs to it is indented."""


def plain(file: Traversable, beginnings: tuple[str, ...]) -> dict[str, str]:
    """Return the texts of all messages of a word file whose names begin so; attributes under `message.attribute`."""
    entries = [entry for entry in ENTRY.split(file.read_text(encoding="utf-8")) if entry.startswith(beginnings)]
    found: dict[str, str] = {}
    for message in FluentParser().parse("".join(entries)).body:
        if isinstance(message, ast.Message):
            texts = {message.id.name: message.value}
            texts |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
            found |= {name: _text(pattern) for name, pattern in texts.items() if pattern is not None}
    return found


def _text(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
