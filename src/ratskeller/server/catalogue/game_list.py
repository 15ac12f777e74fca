"""The list of the games, with what can be chosen for each."""

from functools import cache

from ratskeller import bots, games
from ratskeller.core.game import Game as PlayableGame
from ratskeller.server.catalogue.schemas import Game, GameOption, Games
from ratskeller.server.tables import moves


@cache
def all_games() -> Games:
    return Games([_game(games.get(name)) for name in games.names()])


def _game(game: PlayableGame[object]) -> Game:
    options = [
        GameOption(it.name, it.kind, list(it.values), it.usual, it.group, it.when, it.demands, it.sets)
        for it in game.OPTIONS
        if it.is_shared
    ]
    return Game(
        name=game.name,
        players=list(game.players),
        bots=bots.names(game.name),
        levels=bots.levels(game.name),
        styles=bots.styles(game.name),
        plugins=bots.plugin_names(game.name),
        odds=game.odds is not None,
        options=options,
        lessons=moves.lessons_of(game),
    )
