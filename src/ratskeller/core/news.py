"""News for a seat that was away: messages of the game's words, with their values."""

import msgspec


class NewsItem(msgspec.Struct, frozen=True):
    """One sentence: the id of a message, and its values: numbers, ids of other messages (`words`), and seats."""

    message: str
    numbers: dict[str, int] = {}
    words: dict[str, str] = {}
    seats: dict[str, int] = {}
