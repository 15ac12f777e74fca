"""The plan of a set of games: all that decides how they go, so that the same plan gives the same games anywhere."""

import hashlib
from collections.abc import Sequence
from importlib.metadata import version

import msgspec

from ratskeller import bots as all_bots
from ratskeller import games
from ratskeller.core.errors import BadArgument, BadOption
from ratskeller.core.options import Options, check_shared
from ratskeller.core.position import check_seed
from ratskeller.core.sources import RULES_OF_GAMES, fingerprint

from ..encodings import encoding

FORMAT = 1


class Plan(msgspec.Struct, frozen=True):
    """A set of games without their number.

    `bots`: the line-up, by seat; game `n` begins it `n` places later. `options`: all options of the game, the number of players among them;
    what chance draws is drawn anew for each game. `compiled`: whether the bots search by compiled rules, which is deeper. `rules` and
    `sources`: the fingerprints of the rules, and of rules and bots; `actions`: that of the numbers of actions. `format`: the version of
    files and columns, `version`: of the rules, `package`: of Ratskeller.
    """

    game: str
    bots: list[str]
    options: Options
    seed: int
    compiled: bool
    rules: str
    sources: str
    actions: str
    version: int
    package: str
    format: int = FORMAT

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def name(self) -> str:
        """The name of the set in a folder of data: the same for the same game, line-up, options and seed."""
        content = msgspec.json.encode([self.game, self.bots, self.options, self.seed], order="sorted")
        return f"{self.game}-{self.players}-{hashlib.sha256(content).hexdigest()[:8]}"

    def line_up(self, number: int) -> list[str]:
        """Return the bots of a game by seat."""
        turn = number % self.players
        return self.bots[turn:] + self.bots[:turn]


def plan_games(
    game: str, bots: Sequence[str], players: int = 2, seed: int = 1, options: Options | None = None, *, compiled: bool
) -> Plan:
    """Return the plan of games. `bots`: one for all seats, two (the first in one seat, the second in all others), or one for each seat.

    Errors: UnknownGame, UnknownBot, BadOption; BadArgument for other wrong arguments.
    """
    rules = games.get(game)
    check_seed(seed)
    for name in bots:
        all_bots.make_planner(name, game, 0, is_compiled=False)
    try:
        check_shared(rules.OPTIONS, options or {})
    except BadOption as error:
        raise BadArgument(f"{error}: games with a file of your own could not be replayed elsewhere") from error
    checked, _ = rules.start({**(options or {}), "players": players})
    return Plan(
        game=rules.name,
        bots=_line_up(bots, players),
        options=checked,
        seed=seed,
        compiled=compiled,
        rules=fingerprint(rules.name, RULES_OF_GAMES),
        sources=fingerprint(rules.name),
        actions=encoding(rules.name).fingerprint(),
        version=rules.version,
        package=version("ratskeller"),
    )


def _line_up(bots: Sequence[str], players: int) -> list[str]:
    if len(bots) == players:
        return list(bots)
    if len(bots) in (1, 2):
        return [bots[0], *[bots[-1]] * (players - 1)]
    raise BadArgument(f"bots: name one, two, or one for each of {players} seats; here are {len(bots)}")
