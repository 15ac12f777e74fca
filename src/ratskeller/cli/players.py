"""Who plays which seat: people at this screen, and bots."""

from ratskeller import bots
from ratskeller.core.errors import BadOption
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.core.position import Position
from ratskeller.search.turns import answer_texts
from ratskeller.strength.mixture import is_mixture

HUMAN = "human"
DEFAULT_PLAYERS = 2
MOST_NAMED = 20
MOST_SECONDS = 5.0
"""How long a bot may think about a turn."""


def seat_kinds(game: Game[object], seats: str | None, players: int | None) -> list[str]:
    """Return who plays each seat, from a list such as `human,novice`; by default a person against bots.

    Every bot can be named, levels or not. Errors: BadOption for an unknown kind, or if the list and the number of players differ.
    """
    if seats is None:
        count = DEFAULT_PLAYERS if players is None else players
        return [HUMAN] + [_default_bot(game)] * (count - 1)
    kinds = [kind.strip().lower() for kind in seats.split(",")]
    choices = {HUMAN, *bots.names(game.name)}
    for kind in kinds[:MOST_NAMED]:
        if kind not in choices and not is_mixture(kind, game.name):
            raise BadOption(f"seats: {kind[:40]!r} is not one of {', '.join([HUMAN, *offered(game.name)])}")
    if players is not None and len(kinds) != players:
        raise BadOption(f"seats: {len(kinds)} are named, but {players} play")
    return kinds


def _default_bot(game: Game[object]) -> str:
    return bots.middle_level(game.name) or bots.names(game.name)[0]


def offered(game: str) -> list[str]:
    """Return the bots to choose from: the levels, weakest first, then the styles; or all bots of a game without levels."""
    return [*bots.levels(game), *bots.styles(game)] or bots.names(game)


class Opponents:
    """The bots of a game, one for each of their seats."""

    def __init__(self, game: Game[object], kinds: list[str], seed: int | None, options: Options) -> None:
        """Create the bots for a game with these options. With a seed they always play the same in the same positions."""
        self._is_seeded = seed is not None
        self._bots = {
            seat: bots.make_planner(
                kind, game.name, None if seed is None else seed * len(kinds) + seat, options=options
            )
            for seat, kind in enumerate(kinds)
            if kind != HUMAN
        }

    def answers(self, position: Position, seat: int) -> list[str]:
        """Return the answers of a seat, from what the seat knows.

        It takes no longer than people like to wait, unless a seed demands that it always plays the same.
        """
        visible = position.redeal(seat)
        visible.state.logging = 0
        bot = self._bots[seat]
        if self._is_seeded:
            plan = bot.plan(position.game, visible.state, seat)
        else:
            *_, plan = bot.plans(position.game, visible.state, seat, MOST_SECONDS)
        return answer_texts(position.game, visible.options, visible.state, plan)
