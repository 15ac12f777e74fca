"""Future health: the next steps of the markers are played out; after them there is a chance (PLG4, PLG5)."""

from ratskeller.core.compile.rules import rule
from ratskeller.games.carcassonne.rules.features import is_cloister, kind_of, shares, tiles_of
from ratskeller.games.carcassonne.rules.fields import BORDERING, COPY, NEAR, NOBODY, WHOLE_FEATURE, WIDE, State
from ratskeller.games.carcassonne.rules.grid import neighbour
from ratskeller.games.carcassonne.rules.numbers import ASK_FOLLOWER
from ratskeller.games.carcassonne.rules.plague import spread
from ratskeller.games.carcassonne.rules.sickness import is_sick
from ratskeller.games.carcassonne.rules.tables import AT_HALF, AT_SIDE, half_of, side_of

from .layout import COPIED, LATE, MOST_MOVING, SAVED, SOON, STEPS, WHOLE


@rule
def overruns(s: State) -> bool:
    """Tell whether the plague will cover nearly all tiles (PLG6): features must be completed before that."""
    return s.copies == COPY and s.markers + s.plagued > 0


@rule
def look_ahead(s: State, table: list[int]) -> None:
    """Write the chance of every figure to be healthy soon, and at the end, by playing out the next steps of the markers (PLG5)."""
    for i in range(s.figures):
        table[SOON + i] = WHOLE
        table[LATE + i] = WHOLE
    if s.markers == 0 and s.plagued == 0:
        return
    # After the last tile there is no step, or one more with `last_step` (PLG11)
    left = s.left if s.step == ASK_FOLLOWER else s.left - 1
    left += s.last_step
    steps = max(0, min(table[STEPS], left))
    turn = s.turn
    markers = s.markers
    for i in range(s.figures):
        table[SOON + i] = 0
    for step in range(steps):
        note_sites(s, table, step, markers)
        spread(s)
        s.turn += 1
        for i in range(s.figures):
            table[SOON + i] += 0 if is_sick(s, s.node[i]) else WHOLE // steps
    for i in range(s.figures):
        table[LATE + i] = 0 if is_sick(s, s.node[i]) else WHOLE
    take_back(s, table, steps, markers)
    s.turn = turn
    for i in range(s.figures):
        if steps == 0:
            table[SOON + i] = table[LATE + i]
        if left > steps:
            far = late_health(s, table, i)
            table[LATE + i] = far + (table[LATE + i] - far) * steps // (2 * left)


@rule
def late_health(s: State, table: list[int], i: int) -> int:
    """Return the chance that a figure is healthy some day: no marker on any tile that can infect it."""
    share = (s.markers + s.plagued) * WHOLE // (s.tiles + s.left)
    if overruns(s):
        share = table[COPIED]
    health = WHOLE
    for _ in range(tiles_in_reach(s, s.node[i])):
        health = health * (WHOLE - share) // WHOLE
    return health


@rule
def tiles_in_reach(s: State, node: int) -> int:
    """Return the number of tiles, including empty places, where a marker would infect a figure on a node (PLG4)."""
    count = 1
    if s.reach in (WHOLE_FEATURE, WIDE) and not is_cloister(kind_of(s, node)):
        count = tiles_of(s, s.root[node])
    if s.reach in (BORDERING, WIDE):
        for side in range(4):
            count += int(s.reach == BORDERING or not leads_to(s, node, side))
    elif s.reach == NEAR and not is_cloister(kind_of(s, node)):
        for side in range(4):
            count += int(leads_to(s, node, side))
    return count


@rule
def leads_to(s: State, node: int, side: int) -> bool:
    """Tell whether a feature continues, or can continue, on the tile at a side."""
    tile = s.home[node]
    other = neighbour(s, tile, side)
    if other != NOBODY:
        return shares(s, other, s.root[node])
    r = s.rotation[tile]
    mine = node - s.base[tile]
    first = AT_HALF[s.type[tile] * 8 + half_of(2 * side, r)]
    last = AT_HALF[s.type[tile] * 8 + half_of(2 * side + 1, r)]
    return mine in (first, last) or mine == AT_SIDE[s.type[tile] * 4 + side_of(side, r)]


@rule
def note_sites(s: State, table: list[int], step: int, markers: int) -> None:
    """Save the places of the first markers before a step, and what the step changes on these tiles. Copied markers stay."""
    if s.copies == COPY:
        return
    for number in range(markers):
        tile = s.site[number + 1]
        place = SAVED + 2 * (step * MOST_MOVING + number)
        table[place] = tile
        table[place + 1] = s.quit[tile]


@rule
def take_back(s: State, table: list[int], steps: int, markers: int) -> None:
    if s.copies == COPY:
        for number in range(markers + 1, s.markers + 1):
            s.marker[s.site[number]] = 0
            s.site[number] = 0
        s.markers = markers
        return
    for number in range(markers if steps > 0 else 0):
        s.marker[s.site[number + 1]] = 0
    for step in range(steps - 1, -1, -1):
        for number in range(markers - 1, -1, -1):
            place = SAVED + 2 * (step * MOST_MOVING + number)
            s.quit[table[place]] = table[place + 1]
    for number in range(markers if steps > 0 else 0):
        s.site[number + 1] = table[SAVED + 2 * number]
        s.marker[s.site[number + 1]] = number + 1
