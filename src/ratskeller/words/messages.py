"""Read messages without variables directly: parsing whole files takes time."""

import re
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

ENTRY = re.compile(r"^(?=\S)", re.MULTILINE)
"""The beginning of an entry of a Fluent file: the other lines of an entry are indented."""


def read_messages(file: Traversable, prefixes: tuple[str, ...]) -> dict[str, str]:
    entries = [entry for entry in ENTRY.split(file.read_text(encoding="utf-8")) if entry.startswith(prefixes)]
    found: dict[str, str] = {}
    for message in FluentParser().parse("".join(entries)).body:
        if isinstance(message, ast.Message):
            texts = {message.id.name: message.value}
            texts |= {f"{message.id.name}.{attribute.id.name}": attribute.value for attribute in message.attributes}
            found |= {name: _text(pattern) for name, pattern in texts.items() if pattern is not None}
    return found


def _text(pattern: ast.Pattern) -> str:
    return "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
