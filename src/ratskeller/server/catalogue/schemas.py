"""JSON of the catalogue: the games of the server, their options and their lessons."""

import msgspec

from ratskeller.core.options import Condition, Value
from ratskeller.server.tables.schemas import Lesson


class GameOption(msgspec.Struct, frozen=True):
    """An option of a new table, as `core.options` describes it. `usual` is its default."""

    name: str
    kind: str
    values: list[Value]
    usual: Value | None
    group: str | None
    when: Condition | None
    demands: Condition | None
    sets: dict[str, dict[str, Value]]


class Game(msgspec.Struct, frozen=True):
    """A game with the numbers of players that it allows, its bots, its options and its lessons.

    `levels` are the bots that people can choose, weakest first; if there are none, they can choose all. `styles` are as strong as a level
    and like to win in their own way, `plugins` are bots of other packages that are installed on the server; people can choose both too.
    `odds`: whether the game has exact odds.
    """

    name: str
    players: list[int]
    bots: list[str]
    levels: list[str]
    styles: list[str]
    plugins: list[str]
    odds: bool
    options: list[GameOption]
    lessons: list[Lesson]


class Games(msgspec.Struct, frozen=True):
    """Every game of this server."""

    games: list[Game]


class GameWords(msgspec.Struct, frozen=True):
    """The words of a game and of its lessons in a language, as Fluent messages."""

    language: str
    messages: str
