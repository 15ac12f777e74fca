"""The bill of the plague: what the features that were scored would have brought, if every figure had counted (BAS8 without PLG9)."""

from collections import Counter
from collections.abc import Sequence

from ratskeller.core.events import Event

from ..rules.fields import FIGURE_NAMES, State
from ..rules.figures import weight
from ..schema.bill import Bill, FeatureBill, SeatBill
from .events import AbbotTaken, FeatureScored


def bill(first: State, events: Sequence[Event]) -> Bill:
    """Return what sickness cost every seat in these events; the state before them holds the points until then."""
    seats = range(first.players)
    scored = [_feature(event) for event in events if isinstance(event, FeatureScored | AbbotTaken)]
    features = [it for it in scored if it.value > 0 and it.winners != it.healthy]
    lost, gained, healthy = Counter[int](), Counter[int](), Counter(dict(enumerate(first.scores[: first.players])))
    for it in scored:
        lost.update(dict.fromkeys(set(it.healthy) - set(it.winners), it.value))
        gained.update(dict.fromkeys(set(it.winners) - set(it.healthy), it.value))
        healthy.update(dict.fromkeys(it.healthy, it.value))
    return Bill([SeatBill(lost[seat], gained[seat], healthy[seat]) for seat in seats], features)


def _feature(event: FeatureScored | AbbotTaken) -> FeatureBill:
    if isinstance(event, AbbotTaken):
        winners = [] if event.because else [event.seat]
        return FeatureBill(event.feature, event.at, event.on, False, 1 + event.filled, winners, [event.seat])
    strength = Counter[int]()
    for it in event.figures:
        strength[it.seat] += weight(FIGURE_NAMES.index(it.figure))
    healthy = sorted(seat for seat, count in strength.items() if count == max(strength.values()))
    return FeatureBill(event.feature, event.at, event.on, event.final, event.value, event.winners, healthy)
