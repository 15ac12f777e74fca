"""The messages of one language, from Fluent files: what `fluent.runtime` does, without its 30 MB of data on all languages.

Tests compare both for every message. The files use no function but `FORM`.
"""

from collections.abc import Callable, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from .formats import FORMATS

Value = str | int | float
Function = Callable[..., Value]


class Missing(str):
    """What stands in a text for something that is missing. No variant of a choice fits it."""

    __slots__ = ()


class Bundle:
    """The messages and terms of one language. Of two with one name the first counts."""

    def __init__(self, language: str, fallback: str, functions: Mapping[str, Function]) -> None:
        """Start without messages. Numbers are written as in `fallback` if the language has no format."""
        self.format = FORMATS.get(language, FORMATS[fallback])
        self.functions = functions
        self._entries: dict[str, ast.Message | ast.Term] = {}

    def add(self, source: str) -> list[ast.Message]:
        entries = _parsed(source)
        for entry in entries:
            if isinstance(entry, ast.Message | ast.Term):
                name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
                self._entries.setdefault(name, entry)
        return [entry for entry in entries if isinstance(entry, ast.Message)]

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        entry = self._entries.get(name)
        if entry is None or not attribute:
            return None if entry is None else entry.value
        return next((it.value for it in entry.attributes if it.id.name == attribute), None)

    def text(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> tuple[str, list[str]]:
        """Return a text with values for its variables, and what is wrong with it."""
        resolver = _Resolver(self, values)
        return resolver.text(pattern), resolver.problems


@cache
def _parsed(source: str) -> list[ast.EntryType]:
    """Return what a file says; a game with its interface takes a third of a second."""
    return FluentParser().parse(source).body


class _Resolver:
    """Puts the values of one call into texts."""

    def __init__(self, bundle: Bundle, values: Mapping[str, Value], problems: list[str] | None = None) -> None:
        self._bundle = bundle
        self._values = values
        self._is_term = problems is not None
        self.problems: list[str] = [] if problems is None else problems

    def text(self, pattern: ast.Pattern) -> str:
        parts = pattern.elements
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._shown(self._value(part.expression))
            for part in parts
        )

    def _shown(self, value: Value) -> str:
        return value if isinstance(value, str) else self._bundle.format.number(value)

    def _value(self, expression: object) -> Value:
        match expression:
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.SelectExpression():
                return self.text(self._variant(expression).value)
            case ast.FunctionReference():
                return self._call(expression)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(expression)
            case ast.NumberLiteral():
                return float(expression.value) if "." in expression.value else int(expression.value)
            case ast.Placeable():
                return self._value(expression.expression)
        assert isinstance(expression, ast.StringLiteral)
        return str(expression.parse()["value"])

    def _variable(self, name: str) -> Value:
        if name in self._values:
            return self._values[name]
        if self._is_term:
            # A term may be used with or without its variables
            return Missing(name)
        return self._missing(name, f"no value for ${name}")

    def _variant(self, choice: ast.SelectExpression) -> ast.Variant:
        value = self._value(choice.selector)
        if not isinstance(value, Missing):
            for variant in choice.variants:
                if self._fits(value, variant.key):
                    return variant
        return next(variant for variant in choice.variants if variant.default)

    def _fits(self, value: Value, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return value == self._value(key)
        return key.name == (value if isinstance(value, str) else self._bundle.format.plural(value))

    def _call(self, call: ast.FunctionReference) -> Value:
        function = self._bundle.functions.get(call.id.name)
        if function is None:
            return self._missing(f"{call.id.name}()", f"no function {call.id.name}")
        named = {it.name.name: self._value(it.value) for it in call.arguments.named}
        return function(*map(self._value, call.arguments.positional), **named)

    def _reference(self, reference: ast.MessageReference | ast.TermReference) -> str:
        attribute = reference.attribute.name if reference.attribute else ""
        if isinstance(reference, ast.MessageReference):
            name, resolver = reference.id.name, self
        else:
            name = f"-{reference.id.name}"
            named = reference.arguments.named if reference.arguments else []
            resolver = _Resolver(self._bundle, {it.name.name: self._value(it.value) for it in named}, self.problems)
        pattern = self._bundle.pattern(name, attribute)
        if pattern is not None:
            return resolver.text(pattern)
        whole = f"{name}.{attribute}" if attribute else name
        return self._missing(f"{{{whole}}}", f"no message {whole}")

    def _missing(self, text: str, problem: str) -> Missing:
        self.problems.append(problem)
        return Missing(text)
