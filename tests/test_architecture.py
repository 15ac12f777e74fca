"""What no file may know: core and server serve any game, and so name none, in code, comments or data."""

import re
from pathlib import Path

import pytest

import ratskeller
from ratskeller import games, words

PACKAGE = Path(ratskeller.__file__).parent
KNOW_NO_GAME = ("core", "server")
WRITTEN = {".py", ".mako", ".toml", ".json", ".sql"}


def files(folder: str) -> list[Path]:
    """The files of a folder of the package that people have written."""
    return [path for path in sorted((PACKAGE / folder).rglob("*")) if path.suffix in WRITTEN]


def names_of(game: str) -> set[str]:
    """How a game is called: its name, its title, each half of a title, and the letters before the numbers of its rules."""
    title = words.load("en", words.package_of(games.get(game)), strict=True).text("game-title")
    return {game, title, *title.split(": "), rule_letters(game)}


def rule_letters(game: str) -> str:
    """The letters that the rules of a game begin with, as its first event tells."""
    position = games.get(game).new()
    while not position.events:
        position.play(position.legal()[0])
    return f"{position.events[0].rule.split('-')[0]}-"


@pytest.mark.parametrize("folder", KNOW_NO_GAME)
@pytest.mark.parametrize("game", games.names())
def test_no_file_that_serves_every_game_names_one(folder, game):
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, sorted(names_of(game))))})", re.IGNORECASE)
    found = [
        f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}"
        for path in files(folder)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("game", games.names())
def test_no_game_imports_another(game):
    others = "|".join(sorted(set(games.names()) - {game}))
    pattern = re.compile(rf"^\s*(from|import)\b.*\b({others})\b", re.MULTILINE)
    found = [path.name for path in files(f"games/{game}") if pattern.search(path.read_text(encoding="utf-8"))]
    assert found == []


def test_the_words_that_are_looked_for_are_those_of_the_games():
    assert {"rattus", "RAT-"} <= {name.lower() if "-" not in name else name for name in names_of("rattus")}
    assert {"carcassonne", "The Plague", "CAR-"} <= names_of("carcassonne")
