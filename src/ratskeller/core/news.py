"""News: what befell a seat while it was away, as messages of the game's words and what they are filled in with."""

import msgspec


class NewsItem(msgspec.Struct, frozen=True):
    """One sentence: the id of a message, with numbers, with things that have a message of their own (`words`), and with seats."""

    message: str
    numbers: dict[str, int] = {}
    words: dict[str, str] = {}
    seats: dict[str, int] = {}
