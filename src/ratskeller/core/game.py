"""A game as the library offers it, with new games, positions from JSON and replayed records; all games by name, and their parts."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

import msgspec

from . import plugins
from .contract import ChanceCosts, Contract, Notes, Rules
from .errors import BadArgument, BadData, BadOption, BadPosition, BadRecord, IllegalAnswer, UnknownGame
from .events import DisplayTimes, display_times
from .fairness import Dealer, Key, SeededChance
from .lessons import Lesson, lessons_of
from .options import Options, check_shared
from .position import Position, check_seed
from .records import Record, check_header, parse_json, parse_record
from .validation import as_object, short_repr

S = TypeVar("S")
P = TypeVar("P")
PROTOCOLS = {"rules": Rules, "notes": Notes, "chance_costs": ChanceCosts}
"""What has several functions in a contract."""


class Game(Contract[S]):
    """A game. Its subclasses provide the contract; what is defined here is the same for all games."""

    _only: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        missing = [name for name in Contract.__annotations__ if not hasattr(cls, name)]
        for part, protocol in PROTOCOLS.items():
            given = getattr(cls, part, None)
            if given is not None:
                names = (name for name in vars(protocol) if not name.startswith("_"))
                missing += [f"{part}.{name}" for name in names if not hasattr(given, name)]
        if missing:
            raise TypeError(f"{cls.__name__} lacks {', '.join(missing)} of the contract of a game")

    def __new__(cls) -> Self:
        """Return the only object of the class, so that copies of a position and pickled ones have the same game."""
        if "_only" not in vars(cls):
            cls._only = super().__new__(cls)
        return cast(Self, cls._only)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()

    @property
    def lessons(self) -> dict[str, Lesson]:
        """The lessons of the game, by name. Errors: BadLesson naming the file and the place."""
        return lessons_of(type(self).__module__.rpartition(".")[0])

    @property
    def display_times(self) -> DisplayTimes:
        """How long a board shows what has happened."""
        return display_times(type(self).__module__.rpartition(".")[0])

    def dealer(self, key: Key) -> Dealer:
        """Return a dealer that answers for chance by a key, so that everyone with this key has the same luck."""
        return Dealer(key)

    def new(self, *, seed: int | None = None, **options: object) -> Position:
        """Return a new game.

        With a seed, chance answers by itself: the same seed and the same answers give the same game. Without one, chance is asked like a
        seat.
        Errors: BadOption (a ValueError) naming the option; BadData for a data file; BadArgument for an invalid seed.
        """
        chance = None if seed is None else SeededChance(check_seed(seed))
        position = Position(self, *self.start(options), chance=chance)
        position.answer_chance()
        return position

    def from_json(self, text: str | bytes) -> Position:
        """Return a position from its JSON. Errors: BadPosition naming the place, what is wrong, and the rule."""
        content = parse_json(text, BadPosition, "a position")
        check_header(content, self.name, BadPosition)
        if "answers" in content:
            raise BadPosition("answers: a position has none; a record is read by replay")
        options, state = self.load(content)
        return Position(self, options, state, beginning=self.dump(state, options))

    def replay(self, text: str | bytes) -> Position:
        """Return the position at the end of a record. Errors: BadRecord naming the line and the answer that is not legal."""
        *_, position = self.replay_steps(text)
        return position

    def replay_steps(self, text: str | bytes, *, is_local: bool = True) -> Iterator[Position]:
        """Yield the position of a record at its beginning and after each answer; it is always the same object.

        A record that is not local, but was sent by somebody, may not name files of this machine. Errors: BadRecord.
        """
        record = parse_record(text, self.name, self.version)
        if not is_local:
            self._check_shared(record)
        position = self._beginning(record)
        yield position
        for index, line in enumerate(record.lines):
            for place, answer in enumerate(line):
                try:
                    if place == 0:
                        position.play(answer)
                    else:
                        position.extend(answer)
                except IllegalAnswer as problem:
                    before = len(position.answers)
                    raise BadRecord(
                        f"answers[{index}], after {before} answer{'s' * (before != 1)}: {problem}"
                    ) from None
                yield position
        position.events = []

    def _check_shared(self, record: Record) -> None:
        start = record.beginning.get("start")
        options = start.get("options") if isinstance(start, dict) else record.beginning.get("options")
        try:
            check_shared(self.OPTIONS, options if isinstance(options, dict) else {})
        except BadOption as problem:
            raise BadRecord(f"options.{problem}") from None

    def _beginning(self, record: Record) -> Position:
        try:
            if "start" in record.beginning:
                return self.from_json(msgspec.json.encode(record.beginning["start"]))
            return Position(self, *self.start(as_object("options", record.beginning["options"])))
        except BadPosition as problem:
            raise BadRecord(f"start: {problem}") from None
        except (BadOption, BadData) as problem:
            raise BadRecord(f"options: {problem}") from None

    def resume(self, options: Options, answers: Sequence[str]) -> Position:
        """Return the position after stored answers. Errors: BadOption, BadData, IllegalAnswer; BadArgument when `answers` is not a list."""
        if not isinstance(answers, list | tuple):
            raise BadArgument(f"answers: must be a list of texts, not {short_repr(answers)}")
        position = Position(self, *self.start(options))
        for answer in answers:
            position.play(answer)
        return position


AnyGame = Game[Any]
"""A game whose states are not looked into."""


class Registry:
    """The games of a folder of packages, each with a module-level `GAME`, and those of other packages. A game is imported when needed."""

    def __init__(self, package: str, path: Iterable[str]) -> None:
        """Find the games below a package with this search path."""
        self._package = package
        self._shipped = frozenset(info.name for info in iter_modules(path) if info.ispkg)
        self._found: dict[str, AnyGame | plugins.BadPlugin] = {}

    def names(self) -> list[str]:
        """Return the names of all games, sorted. Games of other packages are imported, and those that can't be used left out."""
        return sorted([*self._shipped, *(name for name in self._points if isinstance(self._game(name), Game))])

    def get(self, name: str) -> AnyGame:
        """Return a game by name. Errors: UnknownGame listing the names, or saying why the game of another package can't be used."""
        if not isinstance(name, str) or (name not in self._shipped and name not in self._points):
            raise UnknownGame(f"unknown game {short_repr(name)}; there are {', '.join(self.names())}")
        game = self._game(name)
        if isinstance(game, plugins.BadPlugin):
            raise UnknownGame(str(game))
        return game

    @cached_property
    def _points(self) -> dict[str, EntryPoint]:
        """The entry points of other packages, by the names of their games; without those that would replace a game of this package."""
        offered = plugins.offered(plugins.GAMES)
        for name in offered.keys() & self._shipped:
            plugins.refusal(offered[name], "Ratskeller has a game of that name, so it needs another one")
        return {name: point for name, point in offered.items() if name not in self._shipped}

    def _game(self, name: str) -> AnyGame | plugins.BadPlugin:
        if name not in self._found:
            self._found[name] = self._import(name)
        return self._found[name]

    def _import(self, name: str) -> AnyGame | plugins.BadPlugin:
        if name in self._shipped:
            shipped: AnyGame = import_module(f"{self._package}.{name}").GAME
            return shipped
        try:
            return _checked(self._points[name])
        except plugins.BadPlugin as problem:
            return problem


def _checked(point: EntryPoint) -> AnyGame:
    """Return the game of an entry point. Errors: BadPlugin."""
    found = plugins.load(point)
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise plugins.refusal(point, f"{point.value} is neither a Game nor a module with a GAME")
    if game.name != point.name:
        raise plugins.refusal(point, f"its game is called {game.name!r}, and its entry point must be as well")
    return game


class Parts(Generic[P]):
    """What a game may have beside its package, such as an evaluation: a module of a package here, which has the name of the game.

    A game of another package brings its own by an entry point of a group: it has the name of the game and leads to a module.
    """

    def __init__(self, group: str, package: str, needed: Sequence[str]) -> None:
        """Find parts in a package, and those of a group. One that lacks a `needed` name is reported in the log, and left out."""
        self._group, self._package, self._needed = group, package, needed
        self._found: dict[str, ModuleType | None] = {}

    def get(self, game: str) -> P | None:
        return cast("P | None", self._module(game))

    def package_of(self, game: str) -> str | None:
        """Return the package that holds the part of a game, None for a game without one. Only parts of other packages are imported."""
        if self._ships(game):
            return self._own(game)
        part = self._module(game)
        return None if part is None else part.__package__

    def _module(self, game: str) -> ModuleType | None:
        if game not in self._found:
            self._found[game] = import_module(self._own(game)) if self._ships(game) else self._load(game)
        return self._found[game]

    def _own(self, game: str) -> str:
        return f"{self._package}.{game}"

    def _ships(self, game: str) -> bool:
        return find_spec(self._own(game)) is not None

    def _load(self, game: str) -> ModuleType | None:
        point = plugins.offered(self._group).get(game)
        if point is None:
            return None
        try:
            part = plugins.load(point)
            lacks = [name for name in self._needed if not hasattr(part, name)]
            if lacks or not isinstance(part, ModuleType):
                reason = f"{point.value} must be a module that has {', '.join(lacks or self._needed)}"
                raise plugins.refusal(point, reason)
        except plugins.BadPlugin:
            return None
        return part
