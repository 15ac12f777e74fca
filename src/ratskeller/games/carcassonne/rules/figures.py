"""Figures: how they are set (BAS5, EXT2, EXT3, PLG8) and return, and how much they count (BAS8, PLG9)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import emit

from ..data.tiles import FIELD, GARDEN, MOST_FEATURES, RIVER
from .features import is_cloister, kind_of
from .fields import ABBOT, FIGURE_KINDS, LARGE, NOBODY, State
from .numbers import EV_FIGURE, EV_SET, SET, STAY_AWAY, TAKE_ABBOT
from .sickness import is_on_marker, is_sick, sickening
from .tables import FEATURES


@rule
def follower_options(s: State, out: list[int]) -> int:
    """Write what the player may do with a figure on the tile just laid (BAS5); `out` has room for one too many."""
    n = 0
    out[n] = STAY_AWAY
    n += 1
    if s.abbots > 0 and abbot_on_board(s, s.seat) != NOBODY:
        out[n] = TAKE_ABBOT
        n += 1
    tile = s.tiles - 1
    kinds = ABBOT + 1 if s.abbots > 0 else LARGE + s.large
    for feature in range(FEATURES[s.type[tile]]):
        node = s.base[tile] + feature
        free = int(is_free(s, s.root[node]))
        for figure in range(kinds):
            out[n] = SET + figure * MOST_FEATURES + feature
            n += free & int(s.supply[s.seat * FIGURE_KINDS + figure] > 0) & int(may_stand(s, figure, kind_of(s, node)))
    return n


@rule
def may_stand(s: State, figure: int, kind: int) -> bool:
    """Tell whether a kind of figure may be set on a kind of feature (BAS5, EXT1, EXT3; option `farmers`)."""
    if figure == ABBOT:
        return is_cloister(kind)
    if kind == FIELD:
        return s.farmers == 1
    return kind not in (RIVER, GARDEN)


@rule
def is_free(s: State, root: int) -> bool:
    """BAS5, PLG8: tell whether no healthy figure stands in a feature."""
    if s.claims[root] == 0:
        return True
    if s.markers == 0:
        return False
    for i in range(s.figures):
        if s.root[s.node[i]] == root and not is_sick(s, s.node[i]):
            return False
    return True


@rule
def abbot_on_board(s: State, seat: int) -> int:
    """Return the number of a seat's abbot among the figures on the board, or NOBODY."""
    for i in range(s.figures):
        if s.owner[i] == seat and s.figure[i] == ABBOT:
            return i
    return NOBODY


@rule
def put_figure(s: State, seat: int, figure: int, node: int) -> None:
    """Place a figure from the supply on a node. Figures are stored in the order of their nodes."""
    place = s.figures
    while place > 0 and s.node[place - 1] > node:
        s.owner[place] = s.owner[place - 1]
        s.figure[place] = s.figure[place - 1]
        s.node[place] = s.node[place - 1]
        place -= 1
    s.owner[place] = seat
    s.figure[place] = figure
    s.node[place] = node
    s.figures += 1
    s.supply[seat * FIGURE_KINDS + figure] -= 1
    s.claims[s.root[node]] += 1


@rule
def take_figure(s: State, place: int) -> None:
    """Return a figure on the board to its supply (BAS8)."""
    s.supply[s.owner[place] * FIGURE_KINDS + s.figure[place]] += 1
    s.claims[s.root[s.node[place]]] -= 1
    s.figures -= 1
    for i in range(place, s.figures):
        s.owner[i] = s.owner[i + 1]
        s.figure[i] = s.figure[i + 1]
        s.node[i] = s.node[i + 1]
    s.owner[s.figures] = 0
    s.figure[s.figures] = 0
    s.node[s.figures] = 0


@rule
def weight(figure: int) -> int:
    """Return how many followers a figure counts as (EXT2)."""
    return 2 if figure == LARGE else 1


@rule
def count_strength(s: State, root: int) -> int:
    """BAS8, PLG9: write to `strength` how much the healthy figures of each seat count in a feature; return the leaders, as bits."""
    for seat in range(s.players):
        s.strength[seat] = 0
    left = s.claims[root]
    for i in range(s.figures):
        if left == 0:
            break
        if s.root[s.node[i]] == root:
            left -= 1
            if not is_sick(s, s.node[i]):
                s.strength[s.owner[i]] += weight(s.figure[i])
    most = 1
    leaders = 0
    for seat in range(s.players):
        if s.strength[seat] > most:
            most = s.strength[seat]
            leaders = 0
        if s.strength[seat] == most:
            leaders |= 1 << seat
    return leaders


@rule
def clear_strength(s: State) -> None:
    for seat in range(s.players):
        s.strength[seat] = 0


@rule
def tell_set(s: State, figure: int, node: int, among: int) -> None:
    """Log that the player on turn placed a figure, `among` that many sick ones (PLG8)."""
    if s.logging == 1:
        emit(
            s,
            EV_SET,
            s.seat,
            figure,
            node,
            sickening(s, node, 0),
            sickening(s, node, 1),
            int(is_on_marker(s, node)),
            among,
        )


@rule
def tell_figure(s: State, i: int) -> None:
    """Write a row about a figure on the board and the markers that make it sick, for the row before it."""
    node = s.node[i]
    emit(
        s,
        EV_FIGURE,
        s.owner[i],
        s.figure[i],
        node,
        sickening(s, node, 0),
        sickening(s, node, 1),
        int(is_on_marker(s, node)),
    )
