"""The command `ratskeller play`."""

import random

from ratskeller import games
from ratskeller.core.errors import BadOption
from ratskeller.core.game import Game
from ratskeller.core.options import Options
from ratskeller.core.position import Position

from . import files
from .options import GameOptions, plain
from .players import Opponents, seat_kinds
from .renderer import renderer_for, words_for
from .screen import Seats, consoles, spoken
from .session import Session
from .table import Table, journal_of


def play(
    name: str,
    players: int | None,
    seats: str | None,
    options: GameOptions | None,
    seed: int | None,
    record: str | None,
    load: str | None,
    language: str | None,
) -> None:
    """Play a game until it is over or the players leave; see the help of the command. Errors: RatskellerError."""
    game = games.get(name)
    given = plain(options)
    path = None if record is None else files.check_target(record, load)
    if load is None:
        kinds = seat_kinds(game, seats, players)
        position = game.new(players=len(kinds), **given)
    else:
        position = _loaded(game, load, given)
        kinds = seat_kinds(game, seats, len(position.scores) if players is None else players)
        _check_count(kinds, position)
    table = Table(position, kinds, journal_of(position), path)
    _session(table, language).play(
        random.SystemRandom() if seed is None else random.Random(seed), Opponents(game, kinds, seed, position.options)
    )


def _loaded(game: Game[object], load: str, given: Options) -> Position:
    if given:
        raise BadOption(f"{min(given)}: can't be chosen with --load; the file says how the game began")
    position = files.load_game(load)
    if position.game is not game:
        raise BadOption(f"load: {load} holds a game of {position.game.name}, not of {game.name}")
    return position


def _check_count(kinds: list[str], position: Position) -> None:
    if len(kinds) != len(position.scores):
        raise BadOption(f"seats: {len(kinds)} are named, but the game in the file has {len(position.scores)}")


def _session(table: Table, language: str | None) -> Session:
    out, err = consoles()
    words = words_for(table.position.game, spoken(language))
    seats = Seats(words, len(table.kinds), out)
    return Session(table, renderer_for(table.position, words, seats), words, seats, (out, err))
