"""The first state of a game: the start tile on the board, the others in the stack (BAS1, EXT1 to EXT3, PLG1)."""

from ratskeller.core.options import Options

from .data.tiles import deck, tiles
from .rules.fields import (
    ABBOT,
    FIGURE_KINDS,
    FOLLOWER,
    FOLLOWERS,
    LARGE,
    NOBODY,
    OBSTACLE_NAMES,
    REACH_NAMES,
    SPREAD_NAMES,
    State,
)
from .rules.grid import cell_made
from .rules.numbers import ASK_START_SEAT
from .rules.placement import lay
from .rules.stack import count_in
from .rules.tables import NUMBERS
from .rules.turn import begin_turn


def empty_state(options: Options) -> State:
    s = State()
    s.players = options["players"]
    s.plague = int(options["plague"])
    s.grace = options["grace"]
    s.copies = SPREAD_NAMES.index(options["spread"])
    s.reach = REACH_NAMES.index(options["reach"])
    s.obstacles = OBSTACLE_NAMES.index(options.get("obstacles", OBSTACLE_NAMES[0]))
    s.last_step = int(options.get("last_step", False))
    s.farmers = int(options["farmers"])
    s.small_cities = options["small_cities"]
    s.large = int(options["inns"])
    s.abbots = int(options["abbot"])
    s.tile = NOBODY
    for seat in range(s.players):
        s.supply[seat * FIGURE_KINDS + FOLLOWER] = FOLLOWERS
        s.supply[seat * FIGURE_KINDS + LARGE] = s.large
        s.supply[seat * FIGURE_KINDS + ABBOT] = s.abbots
    return s


def start_tile(options: Options) -> str:
    """Return the type of the start tile: D, or the source of the River (EXT1)."""
    return next(tile.id for tile in tiles() if (tile.role == "source" if options["river"] else tile.start))


def first_state(options: Options) -> State:
    """Return the state before the first tile, or the start player, is drawn."""
    s = empty_state(options)
    for tile, count in deck(options).items():
        count_in(s, NUMBERS[tile], count)
    first = NUMBERS[start_tile(options)]
    count_in(s, first, -1)
    lay(s, first, cell_made(s, 0, 0), 0)
    if options["start"] == "random":
        s.step = ASK_START_SEAT
    else:
        begin_turn(s, options["start"])
    return s
