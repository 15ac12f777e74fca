"""The word files of the project: what is in them, and what one message asks of others."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "ratskeller"
FALLBACK = "en"
ENGLISH = sorted(SOURCES.glob(f"**/words/{FALLBACK}.ftl"))
FOLDERS = [path.parent.relative_to(SOURCES) for path in ENGLISH]
INTERFACE = Path("words")


@cache
def languages() -> list[str]:
    """The languages that there are, English left out: those of the interface."""
    return sorted({path.stem for path in (SOURCES / INTERFACE).glob("*.ftl")} - {FALLBACK})


@dataclass
class Asked(Visitor):
    """What the text of a message asks for."""

    variables: set[str] = field(default_factory=set)
    messages: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(_name(node.id.name, node.attribute))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(_name(f"-{node.id.name}", node.attribute))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name == "FORM":
            self.forms |= {it.value for it in node.arguments.positional[1:] if isinstance(it, ast.StringLiteral)}
        self.generic_visit(node)


def _name(message: str, attribute: ast.Identifier | None) -> str:
    return message if attribute is None else f"{message}.{attribute.name}"


@cache
def body(folder: Path, language: str) -> list[ast.EntryType]:
    """The entries of a file; none where there is no such file."""
    path = SOURCES / folder / f"{language}.ftl"
    return FluentParser().parse(path.read_text(encoding="utf-8")).body if path.is_file() else []


def patterns(folder: Path, language: str) -> Iterator[tuple[str, ast.Pattern]]:
    """The texts of a file, by the names `message`, `message.attribute` and `-term`."""
    for entry in body(folder, language):
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


class Elements(Visitor):
    """Collects what a text consists of, those of all its variants included."""

    def __init__(self) -> None:
        self.found: list[ast.TextElement | ast.Placeable] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node)

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def texts(folder: Path, language: str) -> Iterator[tuple[str, list[ast.TextElement | ast.Placeable]]]:
    """The elements of every text of a file."""
    for name, pattern in patterns(folder, language):
        elements = Elements()
        elements.visit(pattern)
        yield name, elements.found


@cache
def asked(folder: Path, language: str) -> dict[str, Asked]:
    """What every text of a file asks for, by the names `message`, `message.attribute` and `-term`."""
    found = {}
    for name, pattern in patterns(folder, language):
        found[name] = Asked()
        found[name].visit(pattern)
    return found


def forms(language: str) -> set[str]:
    """The forms of words for which a language asks anywhere."""
    return set().union(*(it.forms for folder in FOLDERS for it in asked(folder, language).values()))


def beside(folder: Path) -> list[Path]:
    """The folders whose words are read together with those of a folder: its own, those of all games, and of the same game."""
    game = next((part for part in folder.parts if part in games()), None)
    shared = [INTERFACE, Path("cli") / "words"]
    return sorted({folder, *shared, *(it for it in FOLDERS if game is not None and game in it.parts)})


@cache
def games() -> list[str]:
    """The games that have words."""
    return [path.parts[1] for path in FOLDERS if path.parts[0] == "games" and len(path.parts) == 3]
