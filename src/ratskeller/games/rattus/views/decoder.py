"""Rows of the event log as structs, each with the number of its rule."""

from collections.abc import Callable

from ratskeller.core.events import Event

from ..notation import Words, card_id, symbol_text
from ..rules import fields as f
from ..rules import numbers
from ..rules.cards import ROSTER
from ..rules.fields import SEATS, State
from ..rules.game_end import place
from ..rules.pieces import cubes_on_board
from ..rules.potions import UNLIMITED
from . import events as ev

Row = tuple[int, ...]
Decoder = Callable[[State, Words, Row], Event]


def decode(state: State, words: Words, rows: list[Row]) -> list[Event]:
    """Return the rows as structs; `state` is the one they led to."""
    return [_DECODERS[row[0]](state, words, row[1:]) for row in rows]


def _plague_started(s: State, w: Words, row: Row) -> Event:
    return ev.PlagueStarted(rule="RAT-S5", region=w.regions[row[0]])


def _start_seat(s: State, w: Words, row: Row) -> Event:
    return ev.StartSeatDrawn(rule="RAT-S6", seat=row[0])


def _settled(s: State, w: Words, row: Row) -> Event:
    return ev.Settled(rule="RAT-S7", seat=row[0], region=w.regions[row[1]], count=row[2])


def _turn_began(s: State, w: Words, row: Row) -> Event:
    return ev.TurnBegan(rule="RAT-F2" if row[1] else "RAT-S8", seat=row[0], final=bool(row[1]))


def _card_taken(s: State, w: Words, row: Row) -> Event:
    return ev.CardTaken(rule="RAT-T2", seat=row[0], card=_id(row[1]), giver=_seat(row[2]))


def _cubes_added(s: State, w: Words, row: Row) -> Event:
    seat, region, count, rats, extra, card = row[:6]
    rule = "RAT-T3" if card < 0 else ROSTER[card].cited
    return ev.CubesAdded(rule=rule, seat=seat, region=w.regions[region], count=count, rats=rats, extra=extra)


def _rat_moved(s: State, w: Words, row: Row) -> Event:
    seat, region, slot, to, to_slot, card = row[:6]
    return ev.RatMoved(rule=ROSTER[card].cited, seat=seat, token=w.token(region, slot), to=w.token(to, to_slot))


def _cubes_moved(s: State, w: Words, row: Row) -> Event:
    seat, region, to, count, potions, card = row[:6]
    return ev.CubesMoved(
        rule=ROSTER[card].cited,
        seat=seat,
        region=w.regions[region],
        to=w.regions[to],
        count=count,
        potions=potions,
    )


def _cube_saved(s: State, w: Words, row: Row) -> Event:
    return ev.CubeSaved(rule="RAT-K-KING", seat=row[0], region=w.regions[row[1]])


def _rat_seen(s: State, w: Words, row: Row) -> Event:
    seat, region, slot, face = row[:4]
    return ev.RatSeen(rule="RAT-K-WITCH", seat=seat, token=w.token(region, slot), face=w.faces[face])


def _rats_swapped(s: State, w: Words, row: Row) -> Event:
    seat, first, second, swapped = row[:4]
    return ev.RatsSwapped(
        rule="RAT-K-WITCH",
        seat=seat,
        token=w.token(*divmod(first, f.SLOTS)),
        other=w.token(*divmod(second, f.SLOTS)),
        swapped=bool(swapped),
    )


def _plague_moved(s: State, w: Words, row: Row) -> Event:
    seat, region, to, steps, card = row[:5]
    rule = "RAT-C1" if card < 0 else ROSTER[card].cited
    return ev.PlagueMoved(rule=rule, seat=seat, region=w.regions[region], to=w.regions[to], steps=steps)


def _rat_added(s: State, w: Words, row: Row) -> Event:
    seat, region, slot, left, card, drawn = row[:6]
    return ev.RatAdded(
        rule="RAT-C2" if card < 0 else ROSTER[card].cited,
        seat=seat,
        region=w.regions[region],
        token=w.token(region, slot),
        left=left,
        drawn=bool(drawn),
    )


def _spread_stopped(s: State, w: Words, row: Row) -> Event:
    return ev.SpreadStopped(
        rule="RAT-C2", region=w.regions[row[0]], count=row[1], reason="supply" if row[2] else "full"
    )


def _ravage_began(s: State, w: Words, row: Row) -> Event:
    final = bool(row[6])
    cubes = list(row[2 : 2 + s.players])
    return ev.RavageBegan(rule=_c3(final), region=w.regions[row[0]], rats=row[1], cubes=cubes, final=final)


def _region_spared(s: State, w: Words, row: Row) -> Event:
    return ev.RegionSpared(rule=_c3(bool(row[2])), region=w.regions[row[0]], reason="cubes" if row[1] else "rats")


def _plague_counted(s: State, w: Words, row: Row) -> Event:
    return ev.PlagueCounted(rule="RAT-K-KNIGHT", seat=row[0], region=w.regions[row[1]], counts=row[2] > 0)


def _rat_revealed(s: State, w: Words, row: Row) -> Event:
    region, slot, face, limit, population, neutral, nuns = row
    return ev.RatRevealed(
        rule="RAT-C4",
        token=w.token(region, slot),
        face=w.faces[face],
        limit=limit,
        population=population,
        neutral=neutral,
        nuns=nuns,
        outbreak=population >= limit,
    )


_REASONS: tuple[ev.EndReason, ...] = ("supply", "stock", "standstill")
_CAUSES: dict[int, ev.Cause] = {numbers.BY_MAJORITY: "majority", numbers.BY_CLASS: "class", numbers.BY_ALL: "all"}


def _cube_lost(s: State, w: Words, row: Row) -> Event:
    seat, region, cause, symbol, card, tied = row[:6]
    return ev.CubeLost(
        rule="RAT-C5",
        seat=seat,
        region=w.regions[region],
        cause=_CAUSES[cause],
        symbol=symbol_text(symbol),
        card=card_id(card),
        tied=tied,
    )


def _potion_lost(s: State, w: Words, row: Row) -> Event:
    seat, region, cause, symbol, card, tied, left = row
    return ev.PotionLost(
        rule="RAT-V2",
        seat=seat,
        region=w.regions[region],
        cause=_CAUSES[cause],
        symbol=symbol_text(symbol),
        card=card_id(card),
        tied=tied,
        left=left,
    )


def _card_chosen(s: State, w: Words, row: Row) -> Event:
    return ev.CardChosen(rule="RAT-S10", card=_id(row[0]))


def _cubes_swapped(s: State, w: Words, row: Row) -> Event:
    seat, first, second = row[:3]
    return ev.CubesSwapped(rule="RAT-K-COURIER", seat=seat, cube=w.answers[first], other=w.answers[second])


def _wall_placed(s: State, w: Words, row: Row) -> Event:
    seat, link, source = row[:3]
    before = None if source < 0 else w.link(source)
    return ev.WallPlaced(rule="RAT-K-EMPEROR", seat=seat, link=w.link(link), source=before)


def _nun_placed(s: State, w: Words, row: Row) -> Event:
    seat, region, source = row[:3]
    return ev.NunPlaced(rule="RAT-K-NUN", seat=seat, region=w.regions[region], source=_region(w, source))


def _bishop_placed(s: State, w: Words, row: Row) -> Event:
    seat, region, source = row[:3]
    return ev.BishopPlaced(rule="RAT-K-BISHOP", seat=seat, region=w.regions[region], source=_region(w, source))


def _cube_on_card(s: State, w: Words, row: Row) -> Event:
    seat, card, count = row[:3]
    return ev.CubeOnCard(rule=ROSTER[card].cited, seat=seat, card=_id(card), count=count)


def _card_emptied(s: State, w: Words, row: Row) -> Event:
    placer, region, card = row[0], row[1], row[6]
    rule = "RAT-F4" if s.round >= f.RAVAGE else ROSTER[card].cited
    cubes = list(row[2 : 2 + s.players])
    return ev.CardEmptied(rule=rule, seat=placer, card=_id(card), region=w.regions[region], cubes=cubes)


def _potion_placed(s: State, w: Words, row: Row) -> Event:
    seat, region, potions, left = row[:4]
    cube = w.cube(region, seat, potions)
    return ev.PotionPlaced(rule="RAT-K-WIZARD", seat=seat, cube=cube, left=None if left == UNLIMITED else left)


def _rats_opened(s: State, w: Words, row: Row) -> Event:
    return ev.RatsOpened(rule="RAT-K-CRUSADER", seat=row[0], region=w.regions[row[1]], opened=bool(row[2]))


def _rat_opened(s: State, w: Words, row: Row) -> Event:
    region, slot, face = row[:3]
    return ev.RatOpened(rule="RAT-K-CRUSADER", token=w.token(region, slot), face=w.faces[face])


def _rat_discarded(s: State, w: Words, row: Row) -> Event:
    region, slot, face = row[:3]
    return ev.RatDiscarded(rule="RAT-K-CRUSADER", token=w.token(region, slot), face=w.faces[face])


def _spared(s: State, w: Words, row: Row) -> Event:
    region, symbol, seat, card = row[:4]
    name = symbol_text(symbol)
    assert name is not None
    return ev.Spared(rule="RAT-C5", region=w.regions[region], symbol=name, seat=_seat(seat), card=card_id(card))


def _ravage_ended(s: State, w: Words, row: Row) -> Event:
    lost = list(row[1 : 1 + s.players])
    return ev.RavageEnded(rule="RAT-C3", region=w.regions[row[0]], lost=lost, reason="rats" if row[5] else "cubes")


def _end_triggered(s: State, w: Words, row: Row) -> Event:
    return ev.EndTriggered(rule="RAT-F1", seat=row[0], reason=_REASONS[row[1]])


def _final_ravage(s: State, w: Words, row: Row) -> Event:
    return ev.FinalRavageBegan(rule="RAT-F5")


def _game_over(s: State, w: Words, row: Row) -> Event:
    seats = range(s.players)
    scores = [cubes_on_board(s, seat) for seat in seats]
    return ev.GameOver(rule="RAT-F6", ranking=sorted(seats, key=lambda seat: place(s, seat)), scores=scores)


def _c3(final: bool) -> str:
    return "RAT-F5" if final else "RAT-C3"


def _region(w: Words, region: int) -> str | None:
    return w.regions[region] if region >= 0 else None


def _seat(seat: int) -> int | None:
    return seat if 0 <= seat < SEATS else None


def _id(card: int) -> str:
    name = card_id(card)
    assert name is not None
    return name


_DECODERS: dict[int, Decoder] = {
    numbers.EV_PLAGUE_STARTED: _plague_started,
    numbers.EV_START_SEAT: _start_seat,
    numbers.EV_SETTLED: _settled,
    numbers.EV_TURN_BEGAN: _turn_began,
    numbers.EV_CARD_TAKEN: _card_taken,
    numbers.EV_CUBES_ADDED: _cubes_added,
    numbers.EV_RAT_MOVED: _rat_moved,
    numbers.EV_CUBES_MOVED: _cubes_moved,
    numbers.EV_CUBE_SAVED: _cube_saved,
    numbers.EV_RAT_SEEN: _rat_seen,
    numbers.EV_RATS_SWAPPED: _rats_swapped,
    numbers.EV_PLAGUE_MOVED: _plague_moved,
    numbers.EV_RAT_ADDED: _rat_added,
    numbers.EV_SPREAD_STOPPED: _spread_stopped,
    numbers.EV_RAVAGE_BEGAN: _ravage_began,
    numbers.EV_REGION_SPARED: _region_spared,
    numbers.EV_PLAGUE_COUNTED: _plague_counted,
    numbers.EV_RAT_REVEALED: _rat_revealed,
    numbers.EV_CUBE_LOST: _cube_lost,
    numbers.EV_SPARED: _spared,
    numbers.EV_RAVAGE_ENDED: _ravage_ended,
    numbers.EV_END_TRIGGERED: _end_triggered,
    numbers.EV_FINAL_RAVAGE: _final_ravage,
    numbers.EV_GAME_OVER: _game_over,
    numbers.EV_CARD_CHOSEN: _card_chosen,
    numbers.EV_CUBES_SWAPPED: _cubes_swapped,
    numbers.EV_WALL_PLACED: _wall_placed,
    numbers.EV_NUN_PLACED: _nun_placed,
    numbers.EV_BISHOP_PLACED: _bishop_placed,
    numbers.EV_CUBE_ON_CARD: _cube_on_card,
    numbers.EV_CARD_EMPTIED: _card_emptied,
    numbers.EV_POTION_PLACED: _potion_placed,
    numbers.EV_POTION_LOST: _potion_lost,
    numbers.EV_RATS_OPENED: _rats_opened,
    numbers.EV_RAT_OPENED: _rat_opened,
    numbers.EV_RAT_DISCARDED: _rat_discarded,
}
