"""Other readings of "completely surrounded by completed or blocked areas", tried as rules in place of the one that is played (PLG5).

`install` replaces the choice of a marker's next tile in this process, for interpreted and for compiled rules alike: it has to come before
anything is compiled, with a cache of its own.
"""

from dataclasses import dataclass

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.data.tiles import CITY, FIELD, RIVER, ROAD
from ratskeller.games.carcassonne.rules import plague
from ratskeller.games.carcassonne.rules.features import is_complete, kind_of
from ratskeller.games.carcassonne.rules.fields import NOBODY, State
from ratskeller.games.carcassonne.rules.grid import neighbour
from ratskeller.games.carcassonne.rules.numbers import ASK_FOLLOWER
from ratskeller.games.carcassonne.rules.plague import is_finished, spread
from ratskeller.games.carcassonne.rules.tables import AT_SIDE, EDGE, FEATURES, side_of
from ratskeller.games.carcassonne.views.forecast import trial_of_steps

from .playing import Tally

NONE, ALL, ANY, SIDE, AROUND = range(5)


@dataclass(frozen=True)
class Reading:
    """A way to read the sentence: its name, its number in the rules here, and what it says."""

    name: str
    number: int
    says: str

    def choose(self, s: State) -> None:
        """Let a game be played by it from its first position on."""
        s.obstacles = self.number


READINGS = (
    Reading("none", NONE, "nothing stops a marker"),
    Reading("all", ALL, "a tile is closed when all on it that can be completed is complete (`obstacles: completed`)"),
    Reading("any", ANY, "a tile is closed when anything on it is complete"),
    Reading("side", SIDE, "a side is closed when the city or road that crosses it is complete"),
    Reading(
        "around",
        AROUND,
        "only a marker with a closed tile (`all`) or a marker on all four sides stays; else nothing stops it",
    ),
)


@rule
def next_site(s: State, tile: int) -> int:
    """PLG5: return the tile that a marker goes to from a tile, or NOBODY, by the reading that the position names."""
    if s.obstacles == AROUND and is_surrounded(s, tile):
        return NOBODY
    best = NOBODY
    for side in range(4):
        other = neighbour(s, tile, side)
        free = other != NOBODY and s.marker[other] == 0 and not stops(s, tile, side, other)
        if free and (best == NOBODY or s.quit[other] < s.quit[best]):
            best = other
    return best


@rule
def stops(s: State, tile: int, side: int, other: int) -> bool:
    """Tell whether a marker can't cross a side of its tile to the other one."""
    if s.obstacles == ALL:
        return is_finished(s, other)
    if s.obstacles == ANY:
        return has_finished(s, other)
    return s.obstacles == SIDE and is_finished_across(s, tile, side)


@rule
def has_finished(s: State, tile: int) -> bool:
    """Tell whether a city, road, monastery or garden on a tile is complete."""
    first = s.base[tile]
    for node in range(first, first + FEATURES[s.type[tile]]):
        if kind_of(s, node) not in (FIELD, RIVER) and is_complete(s, s.root[node]):
            return True
    return False


@rule
def is_finished_across(s: State, tile: int, side: int) -> bool:
    """Tell whether a complete city or road crosses a side of a tile."""
    place = s.type[tile] * 4 + side_of(side, s.rotation[tile])
    return EDGE[place] in (CITY, ROAD) and is_complete(s, s.root[s.base[tile] + AT_SIDE[place]])


@rule
def is_surrounded(s: State, tile: int) -> bool:
    """Tell whether tiles that are closed or carry a marker lie on all four sides."""
    for side in range(4):
        other = neighbour(s, tile, side)
        if other == NOBODY or (s.marker[other] == 0 and not is_finished(s, other)):
            return False
    return True


def install() -> None:
    plague.next_site = next_site


def watch(s: State, tally: Tally) -> None:
    """Count which of the markers' next steps would be others if nothing stopped them."""
    if s.step != ASK_FOLLOWER or s.markers == 0 or (s.left == 0 and not s.last_step):
        return
    led, free = trial_of_steps(s), trial_of_steps(s)
    free.obstacles = NONE
    spread(led)
    spread(free)
    tally.counts["foreseen"] += s.markers
    tally.counts["diverted"] += sum(led.site[number] != free.site[number] for number in range(1, s.markers + 1))
