"""Rows of the event log as structs, each with the number of its rule."""

from collections.abc import Callable, Sequence

from ratskeller.core.events import Event, EventReader, Row
from ratskeller.core.options import Options

from ..notation import words_of
from ..rules import fields as f
from ..rules import numbers
from ..rules.cards import ROSTER
from ..rules.fields import State
from ..rules.game_end import place
from ..rules.pieces import cubes_on_board
from ..rules.potions import UNLIMITED
from . import events as ev
from .events import Context


def decode(state: State, options: Options, rows: Sequence[Row]) -> list[Event]:
    """Return the rows as structs; `state` is the one they led to."""
    context = Context(state, words_of(options))
    return [_READERS[row[0]](context, row[1:]) for row in rows]


def _by_card(place: int, without: str = "") -> Callable[[Row], str]:
    """Return a function for the rule of the card in a place of the row, or of events without a card."""
    return lambda row: ROSTER[row[place]].cited if row[place] >= 0 else without


def _ravage(place: int) -> Callable[[Row], str]:
    return lambda row: "RAT-F5" if row[place] else "RAT-C3"


def _rat_added(it: Context, row: Row) -> Event:
    seat, region, slot, left, card, drawn = row[:6]
    return ev.RatAdded(
        rule="RAT-C2" if card < 0 else ROSTER[card].cited,
        seat=seat,
        region=it.words.regions[region],
        token=it.words.token(region, slot),
        left=left,
        drawn=bool(drawn),
    )


def _rat_revealed(it: Context, row: Row) -> Event:
    region, slot, face, limit, population, neutral, nuns = row
    return ev.RatRevealed(
        rule="RAT-C4",
        token=it.words.token(region, slot),
        face=it.words.faces[face],
        limit=limit,
        population=population,
        neutral=neutral,
        nuns=nuns,
        outbreak=population >= limit,
    )


def _card_emptied(it: Context, row: Row) -> Event:
    card = ROSTER[row[6]]
    return ev.CardEmptied(
        rule="RAT-F4" if it.state.round >= f.RAVAGE else card.cited,
        seat=row[0],
        card=card.id,
        region=it.words.regions[row[1]],
        cubes=list(row[2 : 2 + it.state.players]),
    )


def _potion_placed(it: Context, row: Row) -> Event:
    seat, region, potions, left = row[:4]
    cube = it.words.cube(region, seat, potions)
    return ev.PotionPlaced(rule="RAT-K-WIZARD", seat=seat, cube=cube, left=None if left == UNLIMITED else left)


def _game_over(it: Context, _row: Row) -> Event:
    s = it.state
    seats = range(s.players)
    scores = [cubes_on_board(s, seat) for seat in seats]
    return ev.GameOver(rule="RAT-F6", ranking=sorted(seats, key=lambda seat: place(s, seat)), scores=scores)


_RULES: dict[int, tuple[type[Event], str | Callable[[Row], str]]] = {
    numbers.EV_PLAGUE_STARTED: (ev.PlagueStarted, "RAT-S5"),
    numbers.EV_START_SEAT: (ev.StartSeatDrawn, "RAT-S6"),
    numbers.EV_SETTLED: (ev.Settled, "RAT-S7"),
    numbers.EV_TURN_BEGAN: (ev.TurnBegan, lambda row: "RAT-F2" if row[1] else "RAT-S8"),
    numbers.EV_CARD_TAKEN: (ev.CardTaken, "RAT-T2"),
    numbers.EV_CUBES_ADDED: (ev.CubesAdded, _by_card(5, "RAT-T3")),
    numbers.EV_RAT_MOVED: (ev.RatMoved, _by_card(5)),
    numbers.EV_CUBES_MOVED: (ev.CubesMoved, _by_card(5)),
    numbers.EV_CUBE_SAVED: (ev.CubeSaved, "RAT-K-KING"),
    numbers.EV_RAT_SEEN: (ev.RatSeen, "RAT-K-WITCH"),
    numbers.EV_RATS_SWAPPED: (ev.RatsSwapped, "RAT-K-WITCH"),
    numbers.EV_PLAGUE_MOVED: (ev.PlagueMoved, _by_card(4, "RAT-C1")),
    numbers.EV_SPREAD_STOPPED: (ev.SpreadStopped, "RAT-C2"),
    numbers.EV_RAVAGE_BEGAN: (ev.RavageBegan, _ravage(6)),
    numbers.EV_REGION_SPARED: (ev.RegionSpared, _ravage(2)),
    numbers.EV_PLAGUE_COUNTED: (ev.PlagueCounted, "RAT-K-KNIGHT"),
    numbers.EV_CUBE_LOST: (ev.CubeLost, "RAT-C5"),
    numbers.EV_SPARED: (ev.Spared, "RAT-C5"),
    numbers.EV_RAVAGE_ENDED: (ev.RavageEnded, "RAT-C3"),
    numbers.EV_END_TRIGGERED: (ev.EndTriggered, "RAT-F1"),
    numbers.EV_FINAL_RAVAGE: (ev.FinalRavageBegan, "RAT-F5"),
    numbers.EV_CARD_CHOSEN: (ev.CardChosen, "RAT-S10"),
    numbers.EV_CUBES_SWAPPED: (ev.CubesSwapped, "RAT-K-COURIER"),
    numbers.EV_WALL_PLACED: (ev.WallPlaced, "RAT-K-EMPEROR"),
    numbers.EV_NUN_PLACED: (ev.NunPlaced, "RAT-K-NUN"),
    numbers.EV_BISHOP_PLACED: (ev.BishopPlaced, "RAT-K-BISHOP"),
    numbers.EV_CUBE_ON_CARD: (ev.CubeOnCard, _by_card(1)),
    numbers.EV_POTION_LOST: (ev.PotionLost, "RAT-V2"),
    numbers.EV_RATS_OPENED: (ev.RatsOpened, "RAT-K-CRUSADER"),
    numbers.EV_RAT_OPENED: (ev.RatOpened, "RAT-K-CRUSADER"),
    numbers.EV_RAT_DISCARDED: (ev.RatDiscarded, "RAT-K-CRUSADER"),
}
"""The events whose fields follow the numbers of their rows, with their rules."""

_READERS: dict[int, Callable[[Context, Row], Event]] = {
    number: EventReader[Context](event, rule).read for number, (event, rule) in _RULES.items()
} | {
    numbers.EV_RAT_ADDED: _rat_added,
    numbers.EV_RAT_REVEALED: _rat_revealed,
    numbers.EV_CARD_EMPTIED: _card_emptied,
    numbers.EV_POTION_PLACED: _potion_placed,
    numbers.EV_GAME_OVER: _game_over,
}
