"""A turn: draw a tile (BAS4), place it, perhaps place a figure (BAS5), score features (BAS6), move the plague (BAS2, PLG5)."""

from ratskeller.core.compile.rules import rule
from ratskeller.core.steps import emit

from ..data.tiles import MOST_FEATURES
from .fields import NOBODY, State
from .figures import put_figure, tell_set
from .numbers import (
    ASK_DRAW,
    ASK_FOLLOWER,
    ASK_LAY,
    EV_DISCARDED,
    EV_DRAWN,
    EV_GAME_OVER,
    EV_LAID,
    EV_TURN_BEGAN,
    OVER,
    SET,
    STAY_AWAY,
    TAKE_ABBOT,
)
from .placement import fits_somewhere, lay
from .plague import note_health, outbreak, spread, tell_health
from .scoring import finish_completed, score_the_end, take_abbot
from .stack import count_in
from .tables import BRINGS_PLAGUE


@rule
def begin_turn(s: State, seat: int) -> None:
    s.seat = seat
    s.turn += 1
    s.step = ASK_DRAW
    emit(s, EV_TURN_BEGAN, seat, s.turn)


@rule
def draw_answer(s: State, kind: int) -> None:
    """Take the drawn tile; if it fits nowhere, it leaves the game and the same player draws again (BAS4)."""
    count_in(s, kind, -1)
    emit(s, EV_DRAWN, s.seat, kind, s.left)
    if fits_somewhere(s, kind):
        s.tile = kind
        s.step = ASK_LAY
        return
    emit(s, EV_DISCARDED, s.seat, kind)
    s.discarded[s.discards] = kind
    s.discards += 1
    if s.left == 0:
        end_game(s)


@rule
def lay_answer(s: State, place: int) -> None:
    """Lay the tile; a plague tile brings its marker at once (PLG2)."""
    kind = s.tile
    note_health(s)
    lay(s, kind, place // 4, place % 4)
    s.tile = NOBODY
    emit(s, EV_LAID, s.seat, s.tiles - 1)
    if s.plague == 1 and BRINGS_PLAGUE[kind] == 1:
        outbreak(s, s.tiles - 1)
    tell_health(s)
    s.step = ASK_FOLLOWER


@rule
def follower_answer(s: State, answer: int) -> None:
    """Place a figure, take the abbot back, or do neither; then finish the turn."""
    if answer == TAKE_ABBOT:
        take_abbot(s)
    elif answer != STAY_AWAY:
        figure = (answer - SET) // MOST_FEATURES
        node = s.base[s.tiles - 1] + (answer - SET) % MOST_FEATURES
        among = s.claims[s.root[node]]
        put_figure(s, s.seat, figure, node)
        tell_set(s, figure, node, among)
    finish_completed(s)
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """PLG5, BAS9: move the plague, by default not after the last tile (PLG11); then the next turn begins or the game ends."""
    if s.markers > 0 and (s.left > 0 or s.last_step == 1):
        note_health(s)
        spread(s)
        tell_health(s)
    if s.left == 0:
        end_game(s)
        return
    begin_turn(s, (s.seat + 1) % s.players)


@rule
def end_game(s: State) -> None:
    """BAS9, BAS10: score the incomplete features and end the game."""
    score_the_end(s)
    s.step = OVER
    emit(s, EV_GAME_OVER)
