"""What lessons say: the texts of their messages, by their ids."""

from pathlib import Path

from fluent.syntax import FluentParser, ast

from ratskeller import games

GAMES = Path(games.__file__).parent


def words(game: str, language: str = "en") -> dict[str, str]:
    """Return what the lessons of a game say in a language."""
    file = GAMES / game / "lessons" / "words" / f"{language}.ftl"
    messages = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {
        entry.id.name: "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement))
        for entry in messages
        if isinstance(entry, ast.Message) and entry.value is not None
    }
