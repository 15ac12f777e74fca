"""Rows of the event log as structs."""

from ratskeller.core.events import Event

from ..rules import numbers
from ..rules.fields import APPLES, State
from . import events as ev


def decoded(s: State, kind: int, seat: int, apple: int, score: int) -> Event:
    """Return a row as a struct."""
    if kind == numbers.EV_TURN:
        return ev.AppleTurnBegan(rule="APL-2", seat=seat)
    if kind == numbers.EV_SEEN:
        return ev.AppleSeen(rule="APL-2", seat=seat, apple=APPLES[apple])
    if kind == numbers.EV_TAKEN:
        return ev.AppleTaken(rule="APL-3", seat=seat, apple=APPLES[apple], score=score)
    if kind == numbers.EV_THROWN:
        return ev.AppleThrown(rule="APL-2", seat=seat, apple=APPLES[apple])
    assert kind == numbers.EV_OVER, kind
    ranking = sorted(range(s.players), key=lambda seat: (-s.scores[seat], seat))
    return ev.BarrelEmptied(rule="APL-4", ranking=ranking, scores=s.scores[: s.players])
