"""Bots by name: `make("alderman", seconds=1).play(position)`, and `choose`, which takes and returns text for servers and terminals."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from ratskeller import games
from ratskeller.core.errors import NotAsked
from ratskeller.core.position import Position, check_seed
from ratskeller.core.validation import short_repr
from ratskeller.search.config import check_seconds, check_simulations
from ratskeller.search.reasons import reasons_for_best
from ratskeller.search.tree_search import Stop, never
from ratskeller.search.turns import turn_text
from ratskeller.strength.mixture import mixture

from .bot import Bot, Move, UnknownBot
from .registry import AT, make_planner, names
from .tree_bot import TreeSearchBot


def make(
    name: str,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    seed: int | None = None,
    cores: int = 1,
) -> Bot:
    """Return a bot, which plays every game that has one of this name.

    `seconds`: about how long it may think about a move, by default as long as its level does. `simulations`: how many it runs instead, all
    of them, however long they take; only levels that look ahead run any. With a seed it plays the same in the same positions unless a time
    limit ends its search. `cores`: how many the search uses.
    Errors: UnknownBot listing the names; BadArgument.
    """
    known = sorted({bot for game in games.names() for bot in names(game)})
    plain = name.partition(AT)[0] if isinstance(name, str) else None
    if plain not in known and not (isinstance(name, str) and any(mixture(name, game) for game in games.names())):
        raise UnknownBot(f"no bot {short_repr(name)}; there are {', '.join(known)}")
    if seconds is not None:
        check_seconds(seconds)
    if simulations is not None:
        name = f"{plain}{AT}{check_simulations(simulations)}"
    return Opponent(name, seconds, None if seed is None else check_seed(seed), cores)


@dataclass(frozen=True)
class Opponent:
    """A bot by name. Before it thinks, it forgets what the seat to play cannot know."""

    name: str
    seconds: float | None
    seed: int | None
    cores: int

    def play(self, position: Position) -> Move:
        """Return the move of the seat to play. Errors: UnknownBot if it does not play this game; NotAsked if no seat is asked."""
        seat = position.actor
        if not isinstance(seat, int):
            asked = "the game is over" if position.over else "chance is asked: answer it first (play_chance)"
            raise NotAsked(f"no seat is asked: {asked}")
        known = position.redeal(seat)
        known.state.logging = 0
        bot = make_planner(self.name, known.game.name, self.seed, cores=self.cores, options=known.options)
        if isinstance(bot, TreeSearchBot):
            candidates = bot.candidates(known.game, known.state, seat, self.seconds)
            explain = partial(reasons_for_best, known, seat, candidates, bot.weights)
            return Move(turn_text(known, candidates[0].answers), candidates[0].win or None, explain)
        if self.seconds is None:
            return Move(turn_text(known, bot.plan(known.game, known.state, seat)))
        *_, plan = bot.plans(known.game, known.state, seat, self.seconds)
        return Move(turn_text(known, plan))


def choose(
    name: str,
    game: str,
    position_json: str,
    seat: int,
    *,
    seed: int | None = None,
    seconds: float | None = None,
    cores: int = 1,
    is_compiled: bool | None = None,
) -> str:
    """Return the answers of a bot, separated by `;`: one, or several that the seat gives one after the other.

    `position_json` is a position as `seat` knows it (`pos.redeal(seat).to_json()`). Without `seconds` the bot takes the time it wants, and
    with the same seed and number of cores it gives the same answers, as long as `is_compiled` is the same (None: use compiled rules if
    they are ready).
    Errors: UnknownGame, UnknownBot, BadPosition, UnknownSeat; NotAsked when another seat is asked, or nobody; BadArgument.
    """
    position = _known_position(game, position_json, seat)
    bot = make_planner(name, game, seed, is_compiled, cores, options=position.options)
    if seconds is None:
        return turn_text(position, bot.plan(position.game, position.state, seat))
    *_, last = bot.plans(position.game, position.state, seat, check_seconds(seconds))
    return turn_text(position, last)


def improving(
    name: str,
    game: str,
    position_json: str,
    seat: int,
    seconds: float,
    is_compiled: bool | None = None,
    stop: Stop = never,
    times: int = 1,
) -> Iterator[str]:
    """Return the answers of a bot as in `choose`, the first soon, then better ones found within about `seconds`.

    Uses compiled rules if they are ready, unless `is_compiled` says otherwise. Ends when `stop` returns true. A level that looks ahead gets
    `times` its own time and simulations.
    Errors: those of `choose`; BadArgument for an invalid number of seconds.
    """
    check_seconds(seconds)
    position = _known_position(game, position_json, seat)
    bot = make_planner(name, game, is_compiled=is_compiled, stop=stop, times=times, options=position.options)
    return (turn_text(position, plan) for plan in bot.plans(position.game, position.state, seat, seconds))


def _known_position(game: str, position_json: str, seat: int) -> Position:
    # Redeal again, so that a mistake of the caller gives nothing away
    position = games.get(game).from_json(position_json).redeal(seat)
    if position.actor != seat:
        asked = "the game is over" if position.over else f"asked is {position.actor}"
        raise NotAsked(f"seat {seat} is not asked; {asked}")
    position.state.logging = 0
    return position
