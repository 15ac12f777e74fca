"""A bot by name that plays positions: `make("alderman", seconds=1).play(position)`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ratskeller import games
from ratskeller.core.errors import NotAsked
from ratskeller.core.position import Position, check_seed
from ratskeller.core.validation import short_repr
from ratskeller.search.tree_search import Candidate

from .analysis import reasons_for
from .bot import Bot, Move, UnknownBot
from .choosing import texts
from .limits import check_seconds, check_simulations
from .reasons import Reason
from .registry import AT, make_planner, names
from .tree_bot import SearchingBot


def make(
    name: str,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | None = None,
    cores: int = 1,
) -> Bot:
    """Return a bot, which plays every game that has one of this name.

    `seconds`: about how long it may think about a move; by default as long as its level does. `simulations`: how many it makes instead,
    however long they take; only levels that look ahead make any. With a seed it plays the same in the same positions unless a time limit
    ends its thought. `cores`: how many it uses to look ahead.
    Errors: UnknownBot listing the names; BadArgument.
    """
    known = sorted({bot for game in games.names() for bot in names(game)})
    plain = name.partition(AT)[0] if isinstance(name, str) else None
    if plain not in known:
        raise UnknownBot(f"no bot {short_repr(name)}; there are {', '.join(known)}")
    if seconds is not None:
        check_seconds(seconds)
    if simulations is not None:
        name = f"{plain}{AT}{check_simulations(simulations)}"
    return Opponent(name, seconds, None if seed is None else check_seed(seed), cores)


@dataclass(frozen=True)
class Opponent:
    """A bot by name. It forgets what the seat that is asked can't know before it thinks."""

    name: str
    seconds: float | None
    seed: int | None
    cores: int

    def play(self, position: Position) -> Move:
        """Return the move of the seat that is asked. Errors: UnknownBot when it does not play this game; NotAsked when no seat is asked."""
        seat = position.actor
        if not isinstance(seat, int):
            asked = "the game is over" if position.over else "chance is asked: answer it first (play_chance)"
            raise NotAsked(f"no seat is asked: {asked}")
        known = position.redeal(seat)
        known.state.logging = 0
        bot = make_planner(self.name, known.game.name, self.seed, cores=self.cores, options=known.options)
        if isinstance(bot, SearchingBot):
            lines = bot.lines(known.game, known.state, seat, self.seconds)
            weights = bot.weights
            return Move(_text(known, lines[0].answers), lines[0].win or None, _reasons(known, seat, lines, weights))
        if self.seconds is None:
            return Move(_text(known, bot.plan(known.game, known.state, seat)))
        *_, plan = bot.plans(known.game, known.state, seat, self.seconds)
        return Move(_text(known, plan))


def _text(position: Position, answers: Sequence[int]) -> str:
    return "; ".join(texts(position.game, position.options, position.state, list(answers)))


def _reasons(
    position: Position, seat: int, lines: Sequence[Candidate], weights: Sequence[int]
) -> Callable[[], list[Reason]]:
    return lambda: reasons_for(position, seat, lines, weights)
