"""What befell a seat while others played: points that others' tiles brought it, and followers that fell sick."""

from collections.abc import Sequence

from ratskeller.core.events import Event, NewsItem

from .events import FeatureScored, FollowerFellSick


def news(events: Sequence[Event], seat: int) -> list[NewsItem]:
    sick = sum(isinstance(it, FollowerFellSick) and it.seat == seat for it in events)
    points = sum(it.points for it in events if isinstance(it, FeatureScored) and seat in it.winners)
    counts = (("digest-sick", sick), ("digest-own", points))
    return [NewsItem(message, {"count": count}) for message, count in counts if count]
