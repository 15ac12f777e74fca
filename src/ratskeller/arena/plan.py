"""The plan of a match: whole deals, each from every seat."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import count

import msgspec

from ratskeller import bots as all_bots
from ratskeller import games as all_games
from ratskeller.bots import Bot
from ratskeller.core.compile.code_cache import is_warm
from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.core.sources import fingerprint
from ratskeller.core.validation import is_number, short_repr


class BadMatch(RatskellerError):
    """The match can't be played as requested."""


class Unit(msgspec.Struct, frozen=True):
    """A unit of work: a deal for one line-up, in all its rotations."""

    deal: int
    line_up: list[int]

    def __str__(self) -> str:
        return f"deal {self.deal}"

    @property
    def rotations(self) -> list[list[int]]:
        return [self.line_up[turn:] + self.line_up[:turn] for turn in range(len(self.line_up))]


class Match(msgspec.Struct, frozen=True):
    """A match without the number of games: any of its deals can be played anywhere, with the same result.

    `options` are those of the game beside the number of players; `seconds`: how long a bot may think about a plan (None: as long as it
    wants); `ladder`: everybody against everybody; `sources`: the fingerprint of rules and bots.
    """

    game: str
    bots: list[str]
    players: int
    options: Options
    seed: int
    seconds: float | None
    compiled: bool
    ladder: bool
    sources: str

    @property
    def line_ups(self) -> list[list[int]]:
        everybody = range(len(self.bots))
        if self.ladder and self.players == 2:
            return [[one, other] for one in everybody for other in everybody if one < other]
        if self.ladder:
            return [[one] + [other] * (self.players - 1) for one in everybody for other in everybody if one != other]
        return [[0] + [1] * (self.players - 1)] if len(self.bots) == 2 else [list(everybody)]

    @property
    def rest(self) -> dict[str, object]:
        """Everything but the names of the bots: what may differ between two matches of the same bots."""
        return {name: value for name, value in msgspec.structs.asdict(self).items() if name != "bots"}

    def units(self, deals: int) -> Iterator[Unit]:
        line_ups = self.line_ups
        return (Unit(deal, line_up) for deal in range(deals) for line_up in line_ups)


def match_of(
    game: str,
    bots: Sequence[str],
    players: int = 2,
    seed: int = 1,
    options: Options | None = None,
    seconds: float | None = None,
    is_compiled: bool | None = None,
    ladder: bool = False,
    objects: Collection[str] = (),
) -> Match:
    """Return a match that can be played; names in `objects` stand for bots that are objects.

    Compiled rules are used where they are ready, unless `is_compiled` says otherwise.
    Errors: UnknownGame, UnknownBot, BadOption, BadMatch for other wrong arguments.
    """
    rules = all_games.get(game)
    _check_seats(rules, bots, players, ladder)
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise BadMatch(f"seed: must be a number from 0 on, not {seed!r}")
    if seconds is not None and not 0 <= seconds < float("inf"):
        raise BadMatch(f"seconds: must be a number from 0 on, not {seconds!r}")
    for name in bots:
        if name not in objects:
            all_bots.make_planner(name, game, 0, is_compiled=False)
    rules.start({**(options or {}), "players": players})
    compiled = is_warm(game) if is_compiled is None else is_compiled
    return Match(game, list(bots), players, dict(options or {}), seed, seconds, compiled, ladder, fingerprint(game))


def named(bots: Sequence[str | Bot]) -> tuple[list[str], dict[str, Bot]]:
    """Return the names of bots, and those bots that are objects by name: the name of the class, numbered from the second on.

    Errors: BadMatch for what is neither a name nor an object with a method `play`.
    """
    if isinstance(bots, str) or not isinstance(bots, Iterable):
        raise BadMatch(f"bots: must be a list of names and objects, not {short_repr(bots)}")
    names: list[str] = []
    objects: dict[str, Bot] = {}
    for bot in bots:
        if isinstance(bot, str):
            names.append(bot)
            continue
        if not callable(getattr(bot, "play", None)):
            raise BadMatch(f"bots: must be names, or objects with a method play, not {short_repr(bot)}")
        existing = next((name for name, other in objects.items() if other is bot), None)
        name = existing or _free(getattr(bot, "name", type(bot).__name__), [*names, *objects])
        objects[name] = bot
        names.append(name)
    return names, objects


def _free(name: str, used: Collection[str]) -> str:
    return next(it for number in count(1) if (it := name if number == 1 else f"{name}-{number}") not in used)


def _check_seats(game: Game[object], bots: Sequence[str], players: int, ladder: bool) -> None:
    if not is_number(players) or players not in game.players:
        raise BadMatch(f"players: {game.name} is for {', '.join(map(str, game.players))}, not {short_repr(players)}")
    if ladder and (len(bots) < 2 or len(set(bots)) < len(bots)):
        raise BadMatch(f"bots: a ladder is for two or more, each named once; here are {', '.join(bots)}")
    if not ladder and len(bots) not in (2, players):
        raise BadMatch(f"bots: name two, or one for each of {players} seats; here are {len(bots)}")


def deals_for(games: int, players: int) -> int:
    """Return the number of whole deals for at least this many games. Errors: BadMatch."""
    if not is_number(games) or games < 1:
        raise BadMatch(f"games: must be a number from 1 on, not {short_repr(games)}")
    return -(-games // players)
