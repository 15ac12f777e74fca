"""The words of emails and notifications, in each language."""

from functools import cache

from ratskeller import games, words
from ratskeller.words import Words

SERVER = "ratskeller.server"


@cache
def words_for(language: str, game: str | None = None) -> Words:
    packages = [] if game is None else [words.package_of(games.get(game))]
    return words.load(language, SERVER, *packages)


def languages() -> list[str]:
    return words.languages(words.INTERFACE, SERVER)
